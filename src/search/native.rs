//! The search as compiled for the host.

use anyhow::Result;
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{MAX_PLIES, SLOTS, Search};

use super::{Found, Searcher};

/// The native search, with a table of as many entries as the C64's: so both search the same nodes.
pub struct NativeSearcher(Box<Search<SLOTS>>);

impl Default for NativeSearcher {
    fn default() -> Self {
        Self(Box::new(Search::EMPTY))
    }
}

impl Searcher for NativeSearcher {
    fn search(&mut self, rules: &RuleSet, position: &Position, depth: u8) -> Result<Option<Found>> {
        let game = Game::from_position(*rules, *position);
        let Some(choice) = self.0.choose(&game, depth, || false) else {
            return Ok(None);
        };
        let mut variation = [0; MAX_PLIES as usize];
        let length = self.0.variation(&game, &choice, &mut variation);
        Ok(Some(Found {
            choice,
            nodes: self.0.count,
            variation: variation[..usize::from(length)].to_vec(),
            cycles: None,
        }))
    }
}
