//! One search of the C64 program.

use std::mem::{offset_of, size_of};

use anyhow::{Result, ensure};
use awale_c64::core::search::Choice;

use super::{Found, MachineSearcher, Record};
use crate::c64::{Callable, Stop};
use crate::core6502::{Core6502, GameImage};

/// The most cycles that a depth may take: three hours of the C64.
pub const CAP: u64 = 10_000_000_000;

/// A search that goes deeper ply by ply, in a copy of the machine.
pub struct MachineSearch<'a, M: Callable> {
    searcher: &'a MachineSearcher<M>,
    core: Core6502<M>,
    /// Cycles that it has taken.
    pub cycles: u64,
}

impl<'a, M: Callable> MachineSearch<'a, M> {
    /// Begins to search the game as it stands and shows `watch` the machine before each instruction of
    /// that. None if the game is over.
    pub fn start(
        searcher: &'a MachineSearcher<M>,
        record: &Record,
        mut watch: impl FnMut(&M),
    ) -> Result<Option<Self>> {
        let mut core = searcher.core.clone();
        core.set_game(&GameImage::new(&record.game().rules, record.start()));
        core.call(searcher.begin, 0, CAP)?;
        for &pit in record.moves() {
            let refusal = core.call(searcher.play, pit, CAP)?;
            ensure!(refusal == 0, "the program refuses a move that is legal");
        }
        let started = core.call_while(searcher.search_start, 0, CAP, |machine| {
            watch(machine);
            true
        });
        let goes_on = started? != 0;
        let cycles = core.cycles();
        Ok(goes_on.then_some(Self {
            searcher,
            core,
            cycles,
        }))
    }

    /// Searches one ply deeper for at most `cap` cycles, and asks `goes_on` before each instruction
    /// whether to execute it. A search that was stopped is of no more use.
    pub fn go_deeper(&mut self, cap: u64, goes_on: impl FnMut(&M) -> bool) -> Result<(), Stop> {
        let routine = self.searcher.go_deeper;
        self.core.call_while(routine, 0, cap, goes_on)?;
        self.cycles += self.core.cycles();
        Ok(())
    }

    /// What it has found.
    pub fn found(&mut self) -> Result<Found> {
        let Self { searcher, core, .. } = self;
        let choice = core.bytes(searcher.choice, size_of::<Choice>());
        let count = core.bytes(searcher.count, 4);
        let length = core.call(searcher.variation, 0, CAP)?;
        Ok(Found {
            choice: Choice {
                pit: choice[offset_of!(Choice, pit)],
                value: choice[offset_of!(Choice, value)] as i8,
                depth: choice[offset_of!(Choice, depth)],
            },
            nodes: count
                .iter()
                .rev()
                .fold(0, |sum, &byte| sum << 8 | u32::from(byte)),
            variation: core.bytes(searcher.line, usize::from(length)),
            cycles: Some(self.cycles),
        })
    }
}
