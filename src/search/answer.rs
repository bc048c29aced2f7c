//! What a search found, for users.

use std::fmt;

use serde::Serialize;

use super::Found;
use crate::notation::pit_label;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SearchAnswer {
    /// The best move, by its label.
    #[serde(rename = "move")]
    pub best: String,
    /// Seeds ahead at the end of the depth and pits ahead that hold any, for the mover; a win in n plies is 100 - n, a loss n - 100.
    pub value: i8,
    /// Moves searched.
    pub nodes: u32,
    /// Plies searched.
    pub depth: u8,
    /// The line that both sides play.
    pub pv: Vec<String>,
    /// Cycles of the 6502, where it searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cycles: Option<u64>,
}

impl From<Found> for SearchAnswer {
    fn from(found: Found) -> Self {
        Self {
            best: pit_label(found.choice.pit),
            value: found.choice.value,
            nodes: found.nodes,
            depth: found.choice.depth,
            pv: found.variation.into_iter().map(pit_label).collect(),
            cycles: found.cycles,
        }
    }
}

impl fmt::Display for SearchAnswer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "move   {}", self.best)?;
        writeln!(f, "value  {}", self.value)?;
        writeln!(f, "nodes  {}", self.nodes)?;
        writeln!(f, "depth  {}", self.depth)?;
        writeln!(f, "pv     {}", self.pv.join(" "))?;
        match self.cycles {
            Some(cycles) => writeln!(f, "cycles {cycles}"),
            None => Ok(()),
        }
    }
}
