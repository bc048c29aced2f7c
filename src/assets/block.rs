//! The texts of a language as the program has them in memory, and as a file on its disk.

use anyhow::{Result, ensure};
use awale_c64::text::{FILE_START, ROOM};
use awale_c64::tiles::TEXT_END;

use super::packing::{Packing, TOKENS};
use crate::Failure;

/// All texts of a language in one piece that has no address in it:
///
/// * `text_first`, `text_second`: the two codes of each token;
/// * `text_lo`, `text_hi`: where each text starts, from the start of the block;
/// * the texts, packed, each with an end mark.
pub struct Block {
    first: Vec<u8>,
    second: Vec<u8>,
    low: Vec<u8>,
    high: Vec<u8>,
    texts: Vec<u8>,
}

impl Block {
    /// Packs texts in character codes; `name` is what an error calls them.
    pub fn new(name: &str, texts: &[Vec<u8>]) -> Result<Self> {
        let packing = Packing::pack(texts);
        let mut block = Self {
            first: packing.pairs.iter().map(|pair| pair[0]).collect(),
            second: packing.pairs.iter().map(|pair| pair[1]).collect(),
            low: Vec::new(),
            high: Vec::new(),
            texts: Vec::new(),
        };
        block.first.resize(TOKENS, 0);
        block.second.resize(TOKENS, 0);
        let tables = 2 * TOKENS + 2 * texts.len();
        for text in &packing.texts {
            let [low, high, ..] = (tables + block.texts.len()).to_le_bytes();
            block.low.push(low);
            block.high.push(high);
            block.texts.extend_from_slice(text);
            block.texts.push(TEXT_END);
        }
        let length = tables + block.texts.len();
        ensure!(
            length <= usize::from(ROOM),
            Failure::new(
                format!("{name}: the texts take {length} bytes when packed"),
                format!("shorten them to {ROOM}"),
            )
        );
        Ok(block)
    }

    /// The tables and the texts in the order in which they lie in memory, with their symbols.
    pub fn tables(&self) -> [(&str, &[u8]); 5] {
        [
            ("text_first", &self.first),
            ("text_second", &self.second),
            ("text_lo", &self.low),
            ("text_hi", &self.high),
            ("text_bytes", &self.texts),
        ]
    }

    /// The whole block.
    pub fn bytes(&self) -> Vec<u8> {
        self.tables().map(|(_, bytes)| bytes).concat()
    }

    /// The file that the program loads the language from.
    pub fn file(&self) -> Vec<u8> {
        let bytes = self.bytes();
        let sum = bytes
            .iter()
            .fold(0u16, |sum, &byte| sum.wrapping_add(byte.into()));
        let mut file = FILE_START.to_vec();
        file.extend((bytes.len() as u16).to_le_bytes());
        file.extend(bytes);
        file.extend(sum.to_le_bytes());
        file
    }
}
