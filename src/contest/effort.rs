//! How hard a player tries.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use awale_c64::core::level::{LEVELS, Level, MASTER, TIMES, USUAL_TIME};
use awale_c64::core::search::MAX_PLIES;

/// The levels' names, in the order of [`LEVELS`].
const LEVEL_NAMES: [&str; LEVELS.len()] =
    ["beginner", "amateur", "intermediate", "expert", "master"];

/// What ends the search for a move, and what may go wrong after it.
///
/// A time is one on the C64's own clock for its core, on the host's for the native one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many plies deep.
    Depth(u8),
    /// So long a move.
    Time(Duration),
    /// As a level of the game below Master: its place among [`LEVELS`].
    Level(usize),
    /// As Master, so long a move.
    Master(Duration),
}

impl Effort {
    /// The most plies, 1–[`MAX_PLIES`].
    pub fn plies(&self) -> u8 {
        match (self, self.level()) {
            (Self::Depth(depth), _) => *depth,
            (_, Some(level)) => level.plies,
            _ => MAX_PLIES,
        }
    }

    /// The time of a move, if that is limited.
    pub fn time(&self) -> Option<Duration> {
        match self {
            Self::Time(time) | Self::Master(time) => Some(*time),
            Self::Depth(_) | Self::Level(_) => None,
        }
    }

    /// The level whose errors it makes.
    pub fn level(&self) -> Option<&'static Level> {
        match self {
            Self::Level(place) => LEVELS.get(*place),
            Self::Master(_) => LEVELS.get(usize::from(MASTER)),
            Self::Depth(_) | Self::Time(_) => None,
        }
    }
}

impl FromStr for Effort {
    type Err = String;

    /// Reads `depth=5`, `time=2.5` (seconds), `level=expert`, `level=master` or `level=master,time=10`.
    fn from_str(text: &str) -> Result<Self, String> {
        let effort = match text.split_once('=') {
            Some(("depth", depth)) => depth
                .parse()
                .ok()
                .filter(|depth| (1..=MAX_PLIES).contains(depth))
                .map(Self::Depth),
            Some(("time", seconds)) => parse_time(seconds).map(Self::Time),
            Some(("level", level)) => parse_level(level),
            _ => None,
        };
        effort.ok_or_else(|| {
            format!(
                "a player is depth=N (1 to {MAX_PLIES}), time=SECONDS (0.001 to 3600), level=NAME ({}) \
                 or level=master,time=SECONDS",
                LEVEL_NAMES.join(", ")
            )
        })
    }
}

fn parse_time(seconds: &str) -> Option<Duration> {
    let seconds = seconds.parse().ok();
    seconds
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .map(Duration::from_secs_f64)
}

fn parse_level(text: &str) -> Option<Effort> {
    let (name, seconds) = match text.split_once(",time=") {
        Some((name, seconds)) => (name, Some(seconds)),
        None => (text, None),
    };
    let place = LEVEL_NAMES.iter().position(|known| *known == name)?;
    let is_master = place == usize::from(MASTER);
    match seconds {
        Some(seconds) if is_master => parse_time(seconds).map(Effort::Master),
        Some(_) => None,
        None if is_master => Some(Effort::Master(usual_time())),
        None => Some(Effort::Level(place)),
    }
}

/// What Master has unless it is set otherwise.
fn usual_time() -> Duration {
    Duration::from_secs(TIMES[usize::from(USUAL_TIME)].into())
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::Time(time) => write!(f, "time={}", time.as_secs_f64()),
            Self::Level(place) => write!(f, "level={}", LEVEL_NAMES[*place % LEVELS.len()]),
            Self::Master(time) => write!(f, "level=master,time={}", time.as_secs_f64()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn efforts_are_read_as_they_are_written() {
        for text in [
            "depth=1",
            "depth=24",
            "time=0.5",
            "time=30",
            "level=beginner",
            "level=expert",
            "level=master,time=0.5",
        ] {
            let effort: Effort = text.parse().expect("an effort");
            assert_eq!(effort.to_string(), text);
        }
        for bad in [
            "",
            "5",
            "depth=0",
            "depth=25",
            "depth",
            "time=0",
            "time=nan",
            "time=-1",
            "nodes=5",
            "level=Expert",
            "level=5",
            "level=expert,time=5",
            "level=master,time=0",
        ] {
            assert!(bad.parse::<Effort>().is_err(), "{bad}");
        }
    }

    #[test]
    fn levels_are_those_of_the_game() {
        let effort = |text: &str| text.parse::<Effort>().expect("an effort");
        let expert = effort("level=expert");
        assert_eq!((expert.plies(), expert.time()), (9, None));
        let master = effort("level=master");
        assert_eq!(master.plies(), MAX_PLIES);
        assert_eq!(master.time(), Some(Duration::from_secs(30)));
        assert_eq!(
            effort("level=amateur").level().map(|level| level.odds),
            Some(64)
        );
        assert!(effort("depth=3").level().is_none());
    }
}
