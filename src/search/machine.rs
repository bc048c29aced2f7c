//! The search of the C64 program.

use anyhow::Result;

use super::machine_search::{CAP, MachineSearch};
use super::{Found, Limits, Record, Searcher};
use crate::c64::{Bare, C64, Callable, Model, StopReason};
use crate::core6502::Core6502;
use crate::toolchain::build::Program;

/// Instructions between two looks at what the host wants.
const LOOK_INTERVAL: u32 = 1 << 16;

/// The program's own search, see `target-c64/src/exports.rs`.
#[derive(Clone)]
pub struct MachineSearcher<M: Callable = Bare> {
    /// Never called itself: every search begins in the same state of a copy.
    pub(super) core: Core6502<M>,
    pub(super) begin: u16,
    pub(super) play: u16,
    pub(super) search_start: u16,
    pub(super) go_deeper: u16,
    pub(super) variation: u16,
    pub(super) choice: u16,
    pub(super) count: u16,
    pub(super) line: u16,
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
            search_start: core.address("search_start")?,
            go_deeper: core.address("search_go_deeper")?,
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
        depth: u8,
        mut watch: impl FnMut(&M),
    ) -> Result<Option<Found>> {
        let Some(mut search) = MachineSearch::start(self, record, &mut watch)? else {
            return Ok(None);
        };
        for _ in 0..depth {
            search.go_deeper(CAP, |machine| {
                watch(machine);
                true
            })?;
        }
        search.found().map(Some)
    }
}

impl<M: Callable> Searcher for MachineSearcher<M> {
    fn deepen(
        &mut self,
        record: &Record,
        limits: &Limits,
        report: &mut dyn FnMut(&Found),
    ) -> Result<Option<Found>> {
        let Some(mut search) = MachineSearch::start(self, record, |_| ())? else {
            return Ok(None);
        };
        let time = limits.time.map(|time| time.as_secs_f64());
        let time = time.map(|time| (time * f64::from(Model::Pal.clock_hz())) as u64);
        let mut best: Option<Found> = None;
        for depth in 1..=limits.depth {
            let left = time.map_or(CAP, |time| time.saturating_sub(search.cycles));
            let mut steps = 0;
            let done = if depth == 1 {
                search.go_deeper(CAP, |_| true)
            } else {
                search.go_deeper(left, |_| {
                    steps += 1;
                    steps % LOOK_INTERVAL != 0 || !limits.is_stopped()
                })
            };
            match done.map_err(|stop| (stop.reason, stop)) {
                Ok(()) => {}
                Err((StopReason::GivenUp, _)) => break,
                Err((StopReason::CycleCap(_), _)) if time.is_some() => break,
                Err((_, stop)) => return Err(stop.into()),
            }
            let found = search.found()?;
            report(&found);
            best = Some(found);
        }
        Ok(best)
    }

    fn search(&mut self, record: &Record, depth: u8) -> Result<Option<Found>> {
        self.search_watched(record, depth, |_| ())
    }
}
