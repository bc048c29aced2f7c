//! The search of the C64 program.

use std::mem::{offset_of, size_of};

use anyhow::Result;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::Choice;

use super::{Found, Searcher};
use crate::core6502::{Core6502, GameImage};
use crate::toolchain::build::Program;

/// The most cycles a search may take: three hours of the C64.
const CAP: u64 = 10_000_000_000;

/// The program's own search, see `target-c64/src/exports.rs`.
pub struct MachineSearcher {
    core: Core6502,
    begin: u16,
    choose: u16,
    variation: u16,
    choice: u16,
    count: u16,
    line: u16,
}

impl MachineSearcher {
    /// Starts `program` in the emulator.
    pub fn start(program: &Program) -> Result<Self> {
        let core = Core6502::start(program)?;
        Ok(Self {
            begin: core.address("rules_begin")?,
            choose: core.address("search_choose")?,
            variation: core.address("search_variation")?,
            choice: core.address("CHOICE")?,
            count: core.address("COUNT")?,
            line: core.address("VARIATION")?,
            core,
        })
    }
}

impl Searcher for MachineSearcher {
    fn search(&mut self, rules: &RuleSet, position: &Position, depth: u8) -> Result<Option<Found>> {
        self.core.set_game(&GameImage::new(rules, position));
        self.core.call(self.begin, 0, CAP)?;
        if self.core.call(self.choose, depth, CAP)? == 0 {
            return Ok(None);
        }
        let cycles = self.core.cycles();
        let choice = self.core.bytes(self.choice, size_of::<Choice>());
        let count = self.core.bytes(self.count, 4);
        let length = self.core.call(self.variation, 0, CAP)?;
        Ok(Some(Found {
            choice: Choice {
                pit: choice[offset_of!(Choice, pit)],
                value: choice[offset_of!(Choice, value)] as i8,
                depth: choice[offset_of!(Choice, depth)],
            },
            nodes: count
                .iter()
                .rev()
                .fold(0, |sum, &byte| sum << 8 | u32::from(byte)),
            variation: self.core.bytes(self.line, usize::from(length)),
            cycles: Some(cycles),
        }))
    }
}
