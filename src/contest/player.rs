//! The two that play.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result};
use awale_c64::core::search::MAX_PLIES;

use crate::c64::Callable;
use crate::search::{Limits, MachineSearcher, NativeSearcher, Record, Searcher};
use crate::toolchain::build::Program;

/// How long a player thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many plies deep.
    Depth(u8),
    /// So long a move: on the C64's own clock for its core, on the host's for the native one.
    Time(Duration),
}

/// A player of a match, who may play several games at a time.
pub struct Player {
    effort: Effort,
    new_searcher: Box<dyn Fn() -> Box<dyn Searcher> + Send + Sync>,
    is_timed_by_host: bool,
}

impl Player {
    /// The native core.
    pub fn native(effort: Effort) -> Self {
        Self {
            effort,
            new_searcher: Box::new(|| Box::new(NativeSearcher::default())),
            is_timed_by_host: matches!(effort, Effort::Time(_)),
        }
    }

    /// The C64 program's, in the emulator: on a whole C64 where its clock matters.
    pub fn machine(effort: Effort, program: &Program) -> Result<Self> {
        Ok(match effort {
            Effort::Depth(_) => Self::emulated(effort, MachineSearcher::start(program)?),
            Effort::Time(_) => Self::emulated(effort, MachineSearcher::on_screen(program)?),
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

    /// The move to play in a game that is not over, 0–11.
    pub fn choose(&self, record: &Record) -> Result<u8> {
        let mut searcher = (self.new_searcher)();
        let found = match self.effort {
            Effort::Depth(depth) => searcher.search(record, depth)?,
            Effort::Time(time) => {
                let stop = AtomicBool::new(false);
                let limits = Limits::new(MAX_PLIES, Some(time), &stop);
                searcher.deepen(record, &limits, &mut |_| ())?
            }
        };
        let found = found.context("a game that goes on has a move")?;
        Ok(found.choice.pit)
    }

    /// Whether its moves depend on how busy the host is.
    pub fn is_timed_by_host(&self) -> bool {
        self.is_timed_by_host
    }
}

impl FromStr for Effort {
    type Err = String;

    /// Reads `depth=5` or `time=2.5` (seconds).
    fn from_str(text: &str) -> Result<Self, String> {
        let effort = match text.split_once('=') {
            Some(("depth", depth)) => depth
                .parse()
                .ok()
                .filter(|depth| (1..=MAX_PLIES).contains(depth))
                .map(Self::Depth),
            Some(("time", seconds)) => seconds
                .parse()
                .ok()
                .filter(|seconds| (0.001..=3600.0).contains(seconds))
                .map(|seconds| Self::Time(Duration::from_secs_f64(seconds))),
            _ => None,
        };
        effort.ok_or_else(|| {
            format!("a player is depth=N (1 to {MAX_PLIES}) or time=SECONDS (0.001 to 3600)")
        })
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::Time(time) => write!(f, "time={}", time.as_secs_f64()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn efforts_are_read_as_they_are_written() {
        for text in ["depth=1", "depth=24", "time=0.5", "time=30"] {
            let effort: Effort = text.parse().expect("an effort");
            assert_eq!(effort.to_string(), text);
        }
        for bad in [
            "", "5", "depth=0", "depth=25", "depth", "time=0", "time=nan", "time=-1", "nodes=5",
        ] {
            assert!(bad.parse::<Effort>().is_err(), "{bad}");
        }
    }
}
