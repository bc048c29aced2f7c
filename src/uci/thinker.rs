//! The one who searches, beside the one who listens.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use awale_c64::core::search::WIN;

use super::command::{Go, shown};
use super::letters::{letter, letters};
use crate::c64::Model;
use crate::search::{Found, Limits, Record, Searcher, variation};

/// Values beyond this, either way, are wins and losses.
const DECIDED: i8 = 48;
/// How often one who has found all looks whether to say it.
const WAIT: Duration = Duration::from_millis(5);

/// A search that is asked for.
pub struct Job {
    pub record: Record,
    pub go: Go,
}

/// What listener and thinker share.
pub struct Shared<W> {
    output: Mutex<W>,
    /// The listener wants a move now.
    pub stop: AtomicBool,
    /// A search is under way or about to be.
    pub is_busy: AtomicBool,
}

impl<W: Write> Shared<W> {
    pub fn new(output: W) -> Self {
        Self {
            output: Mutex::new(output),
            stop: AtomicBool::new(false),
            is_busy: AtomicBool::new(false),
        }
    }

    /// Writes a line at once.
    pub fn say(&self, line: &str) {
        if let Ok(mut output) = self.output.lock() {
            // Who does not read any more will soon write no more, and that ends the session.
            let _ = writeln!(output, "{line}").and_then(|()| output.flush());
        }
    }

    /// Searches, says what each depth finds and then the move.
    pub fn think(&self, searcher: &mut dyn Searcher, job: &Job) {
        let began = Instant::now();
        let limits = Limits::new(job.go.depth, job.go.time, &self.stop);
        let best = searcher.deepen(&job.record, &limits, &mut |found| {
            let elapsed = began.elapsed();
            let mut found = found.clone();
            variation::complete(&job.record, &mut found);
            self.say(&info(&found, elapsed));
        });
        while job.go.waits && !self.stop.load(Ordering::Relaxed) {
            std::thread::sleep(WAIT);
        }
        let best = match best {
            Ok(Some(found)) => letter(found.choice.pit).to_string(),
            Ok(None) => NO_MOVE.to_owned(),
            Err(error) => {
                self.say(&format!("info string {}", shown(&format!("{error:#}"))));
                NO_MOVE.to_owned()
            }
        };
        // Before the answer: it may be followed by the next request at once.
        self.is_busy.store(false, Ordering::Release);
        self.say(&format!("bestmove {best}"));
    }
}

/// The move in a game that is over.
const NO_MOVE: &str = "0000";

/// What a depth found: the value in hundredths of a seed, the time in milliseconds of the machine
/// that searched.
fn info(found: &Found, elapsed: Duration) -> String {
    let value = found.choice.value;
    let milliseconds = match found.cycles {
        Some(cycles) => cycles * 1000 / u64::from(Model::Pal.clock_hz()),
        None => elapsed.as_millis() as u64,
    };
    format!(
        "info depth {} score cp {}{} nodes {} time {milliseconds} pv {}",
        found.choice.depth,
        i32::from(value) * 100,
        mate(value),
        found.nodes,
        letters(&found.variation)
    )
}

/// In how many moves of its own the one who wins has won; negative if it is the other.
fn mate(value: i8) -> String {
    if value.abs() <= DECIDED {
        return String::new();
    }
    let moves = (WIN - value.abs() + 1) / 2;
    format!(" mate {}", moves * value.signum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_c64::core::search::Choice;

    #[track_caller]
    fn says(value: i8, cycles: Option<u64>, expected: &str) {
        let found = Found {
            choice: Choice {
                pit: 5,
                value,
                depth: 3,
            },
            nodes: 77,
            variation: vec![5, 6, 0],
            cycles,
        };
        assert_eq!(info(&found, Duration::from_millis(12)), expected);
    }

    #[test]
    fn lines_tell_values_in_hundredths_and_wins_in_moves() {
        says(
            -3,
            None,
            "info depth 3 score cp -300 nodes 77 time 12 pv FaA",
        );
        says(
            97,
            Some(1_970_496),
            "info depth 3 score cp 9700 mate 2 nodes 77 time 2000 pv FaA",
        );
        says(
            -98,
            None,
            "info depth 3 score cp -9800 mate -1 nodes 77 time 12 pv FaA",
        );
    }
}
