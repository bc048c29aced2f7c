//! A store: a hollow of five by eleven cells, and how its seeds pile up.

use super::pit::SIDE;
use crate::core::unchecked::get;
use crate::hardware::{Hardware, row_start};
use crate::tiles::{PIT, PIT_ONE, PIT_TWO};

/// Rows that hold seeds.
const ROWS: u8 = 9;
/// Seeds that lie one to a cell, three in a row; as many more lie upon them.
const LAYER: u8 = 3 * ROWS;

/// From the bottom row up, where the cells of a pit stand that each row's are like without seeds, and with them. Seeds take
/// turns, lest all rows look the same.
static EMPTY: [u8; ROWS as usize] = [15, 10, 10, 10, 10, 10, 10, 10, 5];
static HELD: [u8; ROWS as usize] = [15, 5, 10, 15, 5, 10, 15, 10, 5];

/// Shows `seeds` (0–48) in the store whose first cell is in `row` and `column`.
#[inline(never)]
pub fn put_seeds(hardware: &mut Hardware, row: u8, column: u8, seeds: u8) {
    let mut turn = 0;
    for up in 0..ROWS {
        let first = row_start(row + ROWS - up);
        for x in 1..SIDE - 1 {
            let code = if seeds <= turn {
                PIT + get(&EMPTY, up)
            } else if seeds > LAYER + turn {
                PIT_TWO + get(&HELD, up)
            } else {
                PIT_ONE + get(&HELD, up)
            };
            hardware.put(first, column + x, code + x);
            turn += 1;
        }
    }
}
