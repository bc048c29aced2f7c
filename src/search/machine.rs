//! The search of the C64 program.

use std::mem::{offset_of, size_of};

use anyhow::{Result, ensure};
use awale_c64::core::search::Choice;

use super::{Found, Limits, Record, Searcher};
use crate::c64::{Bare, C64, Callable, Model, StopReason};
use crate::core6502::{Core6502, GameImage};
use crate::toolchain::build::Program;

/// The most cycles a search may take: three hours of the C64.
const CAP: u64 = 10_000_000_000;
/// Instructions between two looks at what the host wants.
const LOOK_INTERVAL: u32 = 1 << 16;

/// The program's own search, see `target-c64/src/exports.rs`.
#[derive(Clone)]
pub struct MachineSearcher<M: Callable = Bare> {
    /// Never called itself: every search begins in the same state of a copy.
    core: Core6502<M>,
    begin: u16,
    play: u16,
    choose: u16,
    variation: u16,
    choice: u16,
    count: u16,
    line: u16,
}

impl MachineSearcher<Bare> {
    /// Starts `program` in the emulator.
    pub fn start(program: &Program) -> Result<Self> {
        Self::with(Core6502::start(program)?)
    }
}

impl MachineSearcher<C64> {
    /// Starts `program` in a whole C64 whose display is on: searches take the cycles they take there.
    pub fn on_screen(program: &Program) -> Result<Self> {
        Self::with(Core6502::on_screen(program)?)
    }
}

impl<M: Callable> MachineSearcher<M> {
    fn with(core: Core6502<M>) -> Result<Self> {
        Ok(Self {
            begin: core.address("rules_begin")?,
            play: core.address("rules_play")?,
            choose: core.address("search_choose")?,
            variation: core.address("search_variation")?,
            choice: core.address("CHOICE")?,
            count: core.address("COUNT")?,
            line: core.address("VARIATION")?,
            core,
        })
    }

    /// [`Searcher::search`] that shows `watch` the machine before each instruction of the search.
    pub fn search_watched(
        &self,
        record: &Record,
        limits: &Limits,
        mut watch: impl FnMut(&M),
    ) -> Result<Option<Found>> {
        let mut core = self.core.clone();
        core.set_game(&GameImage::new(&record.game().rules, record.start()));
        core.call(self.begin, 0, CAP)?;
        for &pit in record.moves() {
            let refusal = core.call(self.play, pit, CAP)?;
            ensure!(refusal == 0, "the program refuses a move that is legal");
        }
        let time = limits.time.map(|time| time.as_secs_f64());
        let cap = time.map_or(CAP, |time| (time * f64::from(Model::Pal.clock_hz())) as u64);
        let mut steps = 0;
        let chosen = core.call_while(self.choose, limits.depth, cap, |machine| {
            watch(machine);
            steps += 1;
            steps % LOOK_INTERVAL != 0 || !limits.is_stopped()
        });
        let is_out_of_time = |reason| {
            reason == StopReason::GivenUp
                || limits.time.is_some() && matches!(reason, StopReason::CycleCap(_))
        };
        match chosen {
            Ok(0) => Ok(None),
            Ok(_) => self.found(&mut core).map(Some),
            Err(stop) if is_out_of_time(stop.reason) => Ok(None),
            Err(stop) => Err(stop.into()),
        }
    }

    /// What the search that `core` has just made found.
    fn found(&self, core: &mut Core6502<M>) -> Result<Found> {
        let cycles = core.cycles();
        let choice = core.bytes(self.choice, size_of::<Choice>());
        let count = core.bytes(self.count, 4);
        let length = core.call(self.variation, 0, CAP)?;
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
            variation: core.bytes(self.line, usize::from(length)),
            cycles: Some(cycles),
        })
    }
}

impl<M: Callable> Searcher for MachineSearcher<M> {
    fn search(&mut self, record: &Record, limits: &Limits) -> Result<Option<Found>> {
        self.search_watched(record, limits, |_| ())
    }
}
