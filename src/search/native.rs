//! The search as compiled for the host.

use anyhow::Result;
use awale_c64::core::search::{Choice, MAX_PLIES, SLOTS, Search};

use super::{Found, Limits, Record, Searcher};

/// Moves between two looks at the clock.
const CLOCK_INTERVAL: u32 = 1024;

/// The native search with a transposition table of `SLOTS` entries.
pub struct NativeSearch<const SLOTS: usize>(Box<Search<SLOTS>>);

/// The one with as many entries as the C64's: so both search the same nodes.
pub type NativeSearcher = NativeSearch<SLOTS>;

impl<const SLOTS: usize> Default for NativeSearch<SLOTS> {
    fn default() -> Self {
        Self(Box::new(Search::EMPTY))
    }
}

impl<const SLOTS: usize> NativeSearch<SLOTS> {
    fn found(&self, record: &Record, choice: Choice) -> Found {
        let mut variation = [0; MAX_PLIES as usize];
        let length = self.0.variation(record.game(), &choice, &mut variation);
        Found {
            choice,
            nodes: self.0.count,
            variation: variation[..usize::from(length)].to_vec(),
            cycles: None,
        }
    }
}

impl<const SLOTS: usize> Searcher for NativeSearch<SLOTS> {
    fn deepen(
        &mut self,
        record: &Record,
        limits: &Limits,
        report: &mut dyn FnMut(&Found),
    ) -> Result<Option<Found>> {
        let game = record.game();
        let mut asked = 0;
        let mut abort = |best: &Choice, _| {
            asked += 1;
            best.depth != 0
                && asked % CLOCK_INTERVAL == 0
                && (limits.is_stopped() || limits.is_late())
        };
        let mut choice = Choice::NONE;
        let mut best = None;
        if self.0.start(game) {
            while choice.depth < limits.depth && self.0.go_deeper(game, &mut choice, &mut abort) {
                let found = self.found(record, choice);
                report(&found);
                best = Some(found);
            }
        }
        Ok(best)
    }
}
