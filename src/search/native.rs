//! The search as compiled for the host.

use anyhow::Result;
use awale_c64::core::search::{MAX_PLIES, SLOTS, Search};

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

impl<const SLOTS: usize> Searcher for NativeSearch<SLOTS> {
    fn search(&mut self, record: &Record, limits: &Limits) -> Result<Option<Found>> {
        let game = record.game();
        let mut asked = 0;
        let choice = self.0.choose(game, limits.depth, |_, _| {
            asked += 1;
            asked % CLOCK_INTERVAL == 0 && (limits.is_stopped() || limits.is_late())
        });
        let Some(choice) = choice.filter(|choice| choice.depth == limits.depth) else {
            return Ok(None);
        };
        let mut variation = [0; MAX_PLIES as usize];
        let length = self.0.variation(game, &choice, &mut variation);
        Ok(Some(Found {
            choice,
            nodes: self.0.count,
            variation: variation[..usize::from(length)].to_vec(),
            cycles: None,
        }))
    }
}
