//! One pit: five by five cells, and how its seeds lie in them.
//!
//! ```text
//!     ╭ e  e  e ╮
//!     e .  .  . e        twelve edge cells
//!     e .  .  . e        nine inner cells
//!     e .  .  . e
//!     ╰ e  e  e ╯
//! ```
//!
//! The seeds go into the 21 cells in a fixed order, one into each, then a second one into the inner cells. More cannot be
//! told apart: the pit is full.

use crate::core::unchecked::get;
use crate::hardware::Hardware;
use crate::tiles::{MULTICOLOUR, PIT, PIT_ONE, PIT_TWO, RED};

/// Cells across and down a pit.
pub const SIDE: u8 = 5;
const CELLS: usize = 25;

/// Cells that hold seeds, and those of them that hold two.
pub const HOLDING: u8 = 21;
pub const INNER: u8 = 9;

/// When each cell gets a seed; never for the corners.
const NEVER: u8 = 0xFF;
#[rustfmt::skip]
static TURN: [u8; CELLS] = [
    NEVER, 17, 11, 13, NEVER,
    15,     7,  3,  5,    19,
    9,      1,  0,  2,    10,
    20,     6,  4,  8,    16,
    NEVER, 14, 12, 18, NEVER,
];

/// Where each cell lies from the first, in cells of the screen.
static OFFSET: [u8; CELLS] = offsets();

/// The cells of the rim in turn, as places in the pit: each corner is followed by the three cells of a side.
#[rustfmt::skip]
static RIM: [u8; 16] = [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5];

const fn offsets() -> [u8; CELLS] {
    let mut offsets = [0; CELLS];
    let mut place = 0;
    while place < CELLS {
        offsets[place] = (place / 5 * 40 + place % 5) as u8;
        place += 1;
    }
    offsets
}

/// Shows `seeds` (0–48) in the pit whose first cell is `first`; colours stay.
#[inline(never)]
pub fn put_seeds(hardware: &mut Hardware, first: u16, seeds: u8) {
    for place in 0..CELLS as u8 {
        let turn = get(&TURN, place);
        let tiles = if seeds <= turn {
            PIT
        } else if turn < INNER && seeds > HOLDING + turn {
            PIT_TWO
        } else {
            PIT_ONE
        };
        hardware.put(first, get(&OFFSET, place), tiles + place);
    }
}

/// Paints the rim of the pit whose first cell is `first`. Bit n of `pattern` says whether the n-th cell of the rim, modulo
/// 8, gets `colour`, or the colour of plain wood.
#[inline(never)]
pub fn paint_rim(hardware: &mut Hardware, first: u16, colour: u8, pattern: u8) {
    let mut pattern = pattern;
    for index in 0..RIM.len() as u8 {
        let own = if pattern & 1 != 0 { colour } else { RED };
        let place = get(&RIM, index);
        hardware.paint(first, get(&OFFSET, place), own | MULTICOLOUR);
        pattern = pattern.rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cell_that_holds_seeds_has_its_turn() {
        for turn in 0..HOLDING {
            assert_eq!(TURN.iter().filter(|&&t| t == turn).count(), 1);
        }
        assert_eq!(TURN.iter().filter(|&&t| t == NEVER).count(), 4);
    }

    #[test]
    fn inner_cells_come_first_and_are_not_of_the_rim() {
        for (place, &turn) in (0..).zip(&TURN) {
            assert_eq!(turn < INNER, !RIM.contains(&place), "place {place}");
        }
    }
}
