//! One pit: five by five cells, and how its seeds lie in them.
//!
//! ```text
//!     ╭ 0  1  2 ╮        edges, numbered as in the character set
//!     3 .  .  . 4
//!     5 .  .  . 6        nine inner cells
//!     7 .  .  . 8
//!     ╰ 9 10 11 ╯
//! ```
//!
//! The seeds go into the 21 cells in a fixed order, one into each, then a second one, then a third
//! one into the inner cells.

use crate::core::unchecked::get;
use crate::hardware::Hardware;
use crate::tiles::{CORNER, EDGE, INNER, INNER_VARIANT};

/// Cells across and down a pit.
pub const SIDE: u8 = 5;
const CELLS: usize = 25;

/// Cells that hold seeds.
const HOLDING: u8 = 21;

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

/// The character of each cell with no seed, with one, two, three.
static TILE: [u8; 4 * CELLS] = tiles();

/// The cells of the rim in turn, as places in the pit.
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

const fn tiles() -> [u8; 4 * CELLS] {
    let mut tiles = [0; 4 * CELLS];
    let mut seeds = 0;
    while seeds < 4 {
        let mut edge = 0;
        let mut place = 0;
        while place < CELLS {
            let (row, column) = (place / 5, place % 5);
            let outer_row = row == 0 || row == 4;
            let outer_column = column == 0 || column == 4;
            tiles[seeds as usize * CELLS + place] = if outer_row && outer_column {
                CORNER + (row / 4 * 2 + column / 4) as u8
            } else if outer_row || outer_column {
                edge += 1;
                // An edge cell never holds three.
                EDGE + 12 * (if seeds == 3 { 2 } else { seeds }) + edge - 1
            } else if seeds == 1 && (row + column) % 3 != 1 {
                INNER_VARIANT + ((row + column) % 3 / 2) as u8
            } else {
                INNER + seeds
            };
            place += 1;
        }
        seeds += 1;
    }
    tiles
}

/// The character at `place` (0–24) of a pit whose cell there holds `seeds` (0–3).
pub fn tile(place: u8, seeds: u8) -> u8 {
    get(&TILE, get(&LEVEL, seeds) + place)
}

/// Where the characters for 0–3 seeds start in [`TILE`].
static LEVEL: [u8; 4] = [0, 25, 50, 75];

/// Shows `seeds` (0–48) in the pit whose first cell is `first`; colours stay.
#[inline(never)]
pub fn put_seeds(hardware: &mut Hardware, first: u16, seeds: u8) {
    let (level, rest) = if seeds >= 2 * HOLDING {
        (2, seeds - 2 * HOLDING)
    } else if seeds >= HOLDING {
        (1, seeds - HOLDING)
    } else {
        (0, seeds)
    };
    for place in 0..CELLS as u8 {
        let more = u8::from(get(&TURN, place) < rest);
        let code = tile(place, level + more);
        hardware.put(first, get(&OFFSET, place), code);
    }
}

/// Paints the rim of the pit whose first cell is `first`: even cells in one, odd in another colour.
#[inline(never)]
pub fn paint_rim(hardware: &mut Hardware, first: u16, even: u8, odd: u8) {
    let mut colour = even;
    let mut other = odd;
    for index in 0..RIM.len() as u8 {
        let place = get(&RIM, index);
        hardware.paint(first, get(&OFFSET, place), colour);
        core::mem::swap(&mut colour, &mut other);
    }
}

/// Paints all of the pit whose first cell is `first`.
#[inline(never)]
pub fn paint(hardware: &mut Hardware, first: u16, colour: u8) {
    for place in 0..CELLS as u8 {
        hardware.paint(first, get(&OFFSET, place), colour);
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
    fn inner_cells_come_first() {
        for (turn, &code) in TURN.iter().zip(&TILE) {
            assert_eq!(*turn < 9, code == INNER, "turn {turn}");
        }
    }

    #[test]
    fn the_rim_is_what_is_not_inside() {
        for place in 0..CELLS as u8 {
            assert_eq!(RIM.contains(&place), tile(place, 0) != INNER);
        }
    }

    #[test]
    fn corners_are_the_same_with_any_seeds() {
        for (place, corner) in [(0, 0), (4, 1), (20, 2), (24, 3)] {
            for seeds in 0..4 {
                assert_eq!(tile(place, seeds), CORNER + corner);
            }
        }
    }
}
