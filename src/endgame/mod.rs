//! Endgames with few seeds, solved: how many seeds more than the opponent the mover gets of those on the
//! board, by the best play of both.
//!
//! They serve rules without repetition. There a game that goes round in circles never ends, and the seeds
//! stay uncaptured. By the others' rules what a circle is worth depends on where the game has been,
//! which no table of positions knows.

mod check;
mod layer;
mod places;
mod rote;
mod table;

pub use check::check;
pub use places::{MAX_SEEDS, count, place, positions};
pub use rote::exceptions;
pub use table::Table;

use awale_c64::core::position::{PITS, Position, SOUTH};

/// The pits of a position seen by its mover: its own row first.
pub type Pits = [u8; PITS as usize];

/// The pits of a position as its mover sees them.
pub fn seen_by_mover(position: &Position) -> Pits {
    let mut pits = position.pits;
    pits.rotate_left(usize::from(Position::row_start(position.side)));
    pits
}

/// The position with these pits in which South is the mover. The stores hold nothing: they do not matter.
fn of_mover(pits: Pits) -> Position {
    Position {
        pits,
        stores: [0; 2],
        side: SOUTH,
    }
}
