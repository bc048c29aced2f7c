//! What both cores' searches can be asked.

use anyhow::Result;
use awale_c64::core::search::Choice;

use super::{Limits, Record};

/// A search: the native one, or the C64 program's in the emulator.
///
/// Errors are faults of the emulated program.
pub trait Searcher {
    /// Searches the game as it stands `limits.depth` plies deep with an empty table. None if the game
    /// is over, or if another limit ended the search before.
    fn search(&mut self, record: &Record, limits: &Limits) -> Result<Option<Found>>;

    /// Searches ever deeper within the limits and shows `report` what each depth finds; gives what the
    /// last one found. None only if the game is over: one ply deep it always searches.
    fn deepen(
        &mut self,
        record: &Record,
        limits: &Limits,
        report: &mut dyn FnMut(&Found),
    ) -> Result<Option<Found>> {
        let mut best = self.search(record, &Limits::depth(1))?;
        if let Some(found) = &best {
            report(found);
        }
        for depth in 2..=limits.depth {
            let deeper = self.search(record, &limits.at_depth(depth))?;
            let Some(found) = deeper else {
                break;
            };
            report(&found);
            best = Some(found);
        }
        Ok(best)
    }
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
