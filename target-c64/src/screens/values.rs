//! What moves are worth: North's above the board, South's below it, each beside its pit.

use super::line;
use crate::core::position::{PITS, ROW};
use crate::hardware::Hardware;

/// The rows of North's and of South's values.
const NORTH: u8 = 1;
const SOUTH: u8 = 17;
/// The first column of the leftmost value; one follows every five columns.
const LEFT: u8 = 6;

/// Shows what sowing `pit` (0–11) is worth.
#[inline(never)]
pub fn show(hardware: &mut Hardware, pit: u8, value: i8, colour: u8) {
    let (row, place) = if pit < ROW {
        (SOUTH, pit)
    } else {
        (NORTH, PITS - 1 - pit)
    };
    line::print_value(hardware, row, LEFT + 4 * place + place, value, colour);
}

/// Takes all values away.
pub fn clear(hardware: &mut Hardware) {
    line::blank(hardware, NORTH, 0);
    line::blank(hardware, SOUTH, 0);
}
