//! What both cores' searches can be asked.

use anyhow::Result;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::Choice;

/// A search: the native one, or the C64 program's in the emulator.
pub trait Searcher {
    /// Searches `depth` plies deep with an empty table; none if the game is over.
    ///
    /// Errors are faults of the emulated program.
    fn search(&mut self, rules: &RuleSet, position: &Position, depth: u8) -> Result<Option<Found>>;
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move, its value and the depth.
    pub choice: Choice,
    /// Moves searched.
    pub nodes: u32,
    /// The line that both sides play, as far as the table still holds it: pits 0–11.
    pub variation: Vec<u8>,
    /// Cycles of the emulated processor.
    pub cycles: Option<u64>,
}
