//! Texts made shorter by tokens that stand for pairs of codes.

use std::collections::BTreeMap;

use awale_c64::tiles::{TEXT_END, TEXT_TOKEN};

/// How many tokens there can be.
pub const TOKENS: usize = (TEXT_END - TEXT_TOKEN) as usize;

/// How deep tokens may stand for tokens: the program keeps one code for each step (MOST_WAITING in
/// target-c64/asm/text.s).
const MOST_DEPTH: u8 = 12;

/// Texts in which the commonest pairs of codes, again and again, have become tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packing {
    /// What each token stands for, from `TEXT_TOKEN` on. Codes below are themselves.
    pub pairs: Vec<[u8; 2]>,
    /// The texts, without end marks.
    pub texts: Vec<Vec<u8>>,
}

impl Packing {
    /// Packs texts of codes below `TEXT_TOKEN`.
    pub fn pack(texts: &[Vec<u8>]) -> Self {
        let mut packing = Self {
            pairs: Vec::new(),
            texts: texts.to_vec(),
        };
        let mut depths = vec![0; 0x100];
        while packing.pairs.len() < TOKENS {
            let Some(pair) = packing.commonest_pair(&depths) else {
                break;
            };
            let token = TEXT_TOKEN + packing.pairs.len() as u8;
            depths[usize::from(token)] = depth(&depths, pair) + 1;
            packing.pairs.push(pair);
            for text in &mut packing.texts {
                *text = replaced(text, pair, token);
            }
        }
        packing
    }

    /// The pair that stands most often, the lowest of several. None if no pair stands twice.
    fn commonest_pair(&self, depths: &[u8]) -> Option<[u8; 2]> {
        let mut counts = BTreeMap::new();
        for text in &self.texts {
            let mut before = None;
            for pair in text.windows(2).map(|pair| [pair[0], pair[1]]) {
                // Of three equal codes only one pair can become a token.
                if before == Some(pair) && pair[0] == pair[1] {
                    before = None;
                    continue;
                }
                before = Some(pair);
                if depth(depths, pair) < MOST_DEPTH {
                    *counts.entry(pair).or_insert(0) += 1;
                }
            }
        }
        let (pair, count) = counts.into_iter().rev().max_by_key(|&(_, count)| count)?;
        (count > 1).then_some(pair)
    }
}

/// What the program makes of it.
#[cfg(test)]
impl Packing {
    /// The texts that were packed.
    pub fn unpack(&self) -> Vec<Vec<u8>> {
        self.texts.iter().map(|text| self.expanded(text)).collect()
    }

    fn expanded(&self, text: &[u8]) -> Vec<u8> {
        let mut codes = Vec::new();
        let mut waiting: Vec<u8> = text.iter().rev().copied().collect();
        while let Some(code) = waiting.pop() {
            match code.checked_sub(TEXT_TOKEN).map(usize::from) {
                Some(token) if token < self.pairs.len() => {
                    let [first, second] = self.pairs[token];
                    waiting.extend([second, first]);
                }
                _ => codes.push(code),
            }
        }
        codes
    }
}

fn depth(depths: &[u8], pair: [u8; 2]) -> u8 {
    depths[usize::from(pair[0])].max(depths[usize::from(pair[1])])
}

/// `text` with `token` in place of every `pair`, from the left.
fn replaced(text: &[u8], pair: [u8; 2], token: u8) -> Vec<u8> {
    let mut codes = Vec::with_capacity(text.len());
    for &code in text {
        if codes.last() == Some(&pair[0]) && code == pair[1] {
            codes.pop();
            codes.push(token);
        } else {
            codes.push(code);
        }
    }
    codes
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_commonest_pairs_become_tokens() {
        let packing = Packing::pack(&[vec![1, 2, 3, 1, 2], vec![1, 2, 3]]);
        assert_eq!(packing.pairs, [[1, 2], [TEXT_TOKEN, 3]]);
        let (one, two) = (TEXT_TOKEN, TEXT_TOKEN + 1);
        assert_eq!(packing.texts, [vec![two, one], vec![two]]);
    }

    #[test]
    fn what_stands_once_stays() {
        let texts = [vec![1, 2, 3], Vec::new(), vec![1, 1, 1]];
        assert_eq!(Packing::pack(&texts).texts, texts);
    }

    #[test]
    fn no_token_is_deeper_than_the_program_can_follow() {
        let packing = Packing::pack(&[vec![7; 65_536]]);
        assert_eq!(packing.pairs.len(), usize::from(MOST_DEPTH));
        assert_eq!(packing.texts[0].len(), 65_536 >> MOST_DEPTH);
        assert_eq!(packing.unpack(), [vec![7; 65_536]]);
    }

    proptest! {
        #[test]
        fn unpacking_gives_back_what_was_packed(
            texts in prop::collection::vec(
                prop::collection::vec(prop_oneof![0..6u8, 0..TEXT_TOKEN], 0..60),
                0..30,
            ),
        ) {
            let packing = Packing::pack(&texts);
            prop_assert_eq!(packing.unpack(), texts);
        }
    }
}
