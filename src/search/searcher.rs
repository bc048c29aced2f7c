//! What both cores' searches can be asked.

use anyhow::Result;
use awale_c64::core::search::Choice;

use super::{Limits, Record};

/// A search: the native one, or the C64 program's in the emulator.
///
/// Errors are faults of the emulated program.
pub trait Searcher {
    /// Searches the game as it stands ever deeper within the limits, beginning with an empty table, and
    /// shows `report` what each depth finds; gives what the last one found. None only if the game is
    /// over: one ply deep it always searches.
    fn deepen(
        &mut self,
        record: &Record,
        limits: &Limits,
        report: &mut dyn FnMut(&Found),
    ) -> Result<Option<Found>>;

    /// Searches the game as it stands `depth` (1–[`MAX_PLIES`](awale_c64::core::search::MAX_PLIES)) plies
    /// deep. None only if the game is over.
    fn search(&mut self, record: &Record, depth: u8) -> Result<Option<Found>> {
        self.deepen(record, &Limits::depth(depth), &mut |_| ())
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move, its value and the depth.
    pub choice: Choice,
    /// Moves searched, at all depths so far.
    pub nodes: u32,
    /// The line that both sides play, as far as the table still holds it: pits 0–11. See
    /// [`super::variation`].
    pub variation: Vec<u8>,
    /// Cycles of the emulated processor, likewise.
    pub cycles: Option<u64>,
}
