//! The two that play.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use awale_c64::core::level::forced_move;
use awale_c64::core::random::Random;
use awale_c64::core::ruleset::RuleSet;

use super::Effort;
use crate::c64::Callable;
use crate::search::{Limits, MachineSearcher, NativeSearcher, Record, Searcher};
use crate::toolchain::build::Program;
use crate::uci::{Bound, Engine};

/// A player of a match, who may play several games at a time.
pub struct Player {
    effort: Effort,
    new_mind: Box<dyn Fn() -> Result<Mind> + Send + Sync>,
    is_timed_by_host: bool,
}

/// What finds the best moves, 0–11, of one game that goes on.
pub type Mind = Box<dyn FnMut(&Record) -> Result<u8>>;

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
        let new_searcher = Arc::new(new_searcher);
        Self {
            effort,
            new_mind: Box::new(move || Ok(searching(effort, new_searcher.clone()))),
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
            is_timed_by_host: false,
            ..Self::with(effort, move || Box::new(searcher.clone()))
        }
    }

    /// Another program's engine: a process for each game, started by the command line. See
    /// [`Engine::start`]; levels are an error, as only our own cores have them.
    pub fn engine(
        effort: Effort,
        command: &str,
        rules: RuleSet,
        patience: Duration,
    ) -> Result<Self> {
        let bound = match effort {
            Effort::Depth(plies) => Bound::Depth(plies),
            Effort::Time(time) => Bound::Time(time),
            Effort::Level(_) | Effort::Master(_) => {
                bail!(
                    "an engine has no levels: it plays with depth=N or time=SECONDS, not {effort}"
                )
            }
        };
        let command = command.to_owned();
        Ok(Self {
            effort,
            new_mind: Box::new(move || {
                let mut engine = Engine::start(&command, &rules, patience)?;
                Ok(Box::new(move |record| engine.best_move(record, bound)))
            }),
            is_timed_by_host: effort.time().is_some(),
        })
    }

    /// What it needs to play a game.
    pub fn new_mind(&self) -> Result<Mind> {
        (self.new_mind)()
    }

    /// The move to play in a game that is not over, 0–11. A level's errors are drawn from `random`.
    pub fn choose(&self, record: &Record, mind: &mut Mind, random: &mut Random) -> Result<u8> {
        let game = record.game();
        let level = self.effort.level();
        let known = level.map_or_else(|| forced_move(game), |level| level.known_move(game));
        if let Some(pit) = known {
            return Ok(pit);
        }
        let best = mind(record)?;
        Ok(match level {
            Some(level) => level.pit(game, best, random),
            None => best,
        })
    }

    /// Whether its moves depend on how busy the host is.
    pub fn is_timed_by_host(&self) -> bool {
        self.is_timed_by_host
    }
}

/// Finds moves by a search of ours.
fn searching(effort: Effort, new_searcher: Arc<impl Fn() -> Box<dyn Searcher> + 'static>) -> Mind {
    Box::new(move |record| {
        let mut searcher = new_searcher();
        let plies = effort.plies();
        let found = match effort.time() {
            None => searcher.search(record, plies)?,
            time => {
                let stop = AtomicBool::new(false);
                let limits = Limits::new(plies, time, &stop);
                searcher.deepen(record, &limits, &mut |_| ())?
            }
        };
        Ok(found.context("a game that goes on has a move")?.choice.pit)
    })
}
