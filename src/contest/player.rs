//! The two that play.

use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use awale_c64::core::level::forced_move;
use awale_c64::core::random::Random;

use super::Effort;
use crate::c64::Callable;
use crate::search::{Limits, MachineSearcher, NativeSearcher, Record, Searcher};
use crate::toolchain::build::Program;

/// A player of a match, who may play several games at a time.
pub struct Player {
    effort: Effort,
    new_searcher: Box<dyn Fn() -> Box<dyn Searcher> + Send + Sync>,
    is_timed_by_host: bool,
}

impl Player {
    /// The native core.
    pub fn native(effort: Effort) -> Self {
        Self::with(effort, || Box::new(NativeSearcher::default()))
    }

    /// A search on the host, made anew for each move.
    pub fn with(
        effort: Effort,
        new_searcher: impl Fn() -> Box<dyn Searcher> + Send + Sync + 'static,
    ) -> Self {
        Self {
            effort,
            new_searcher: Box::new(new_searcher),
            is_timed_by_host: effort.time().is_some(),
        }
    }

    /// The C64 program's, in the emulator: on a whole C64 where its clock matters.
    pub fn machine(effort: Effort, program: &Program) -> Result<Self> {
        Ok(match effort.time() {
            None => Self::emulated(effort, MachineSearcher::start(program)?),
            Some(_) => Self::emulated(effort, MachineSearcher::on_screen(program)?),
        })
    }

    fn emulated<M>(effort: Effort, searcher: MachineSearcher<M>) -> Self
    where
        M: Callable + Send + Sync + 'static,
    {
        Self {
            effort,
            new_searcher: Box::new(move || Box::new(searcher.clone())),
            is_timed_by_host: false,
        }
    }

    /// The move to play in a game that is not over, 0–11. A level's errors are drawn from `random`.
    pub fn choose(&self, record: &Record, random: &mut Random) -> Result<u8> {
        let game = record.game();
        if let Some(pit) = forced_move(game) {
            return Ok(pit);
        }
        let mut searcher = (self.new_searcher)();
        let plies = self.effort.plies();
        let found = match self.effort.time() {
            None => searcher.search(record, plies)?,
            time => {
                let stop = AtomicBool::new(false);
                let limits = Limits::new(plies, time, &stop);
                searcher.deepen(record, &limits, &mut |_| ())?
            }
        };
        let best = found.context("a game that goes on has a move")?.choice.pit;
        Ok(match self.effort.level() {
            Some(level) => level.pit(game, best, random),
            None => best,
        })
    }

    /// Whether its moves depend on how busy the host is.
    pub fn is_timed_by_host(&self) -> bool {
        self.is_timed_by_host
    }
}
