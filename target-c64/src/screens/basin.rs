//! A hollow of any size with the rim of a pit: the stores, and the title's name in seeds.

use super::pit::{self, SIDE};
use super::wood;
use crate::core::unchecked::get;
use crate::hardware::{Hardware, row_start};

/// A hollow on the screen, at least five cells wide and high.
#[derive(Clone, Copy)]
pub struct Basin {
    pub row: u8,
    pub column: u8,
    pub width: u8,
    pub height: u8,
}

impl Basin {
    /// Shows it with nothing in it. Takes longer than a frame.
    pub fn draw(&self, hardware: &mut Hardware) {
        for y in 0..self.height {
            for x in 0..self.width {
                self.put(hardware, x, y, 0);
                hardware.paint(row_start(self.row + y), self.column + x, wood::GRAIN);
            }
        }
    }

    /// Shows `after` seeds lying at the bottom, one a cell, where there were `before`. There must
    /// be cells enough.
    #[inline(never)]
    pub fn change_seeds(&self, hardware: &mut Hardware, before: u8, after: u8) {
        let (first, end, one) = if before < after {
            (before, after, 1)
        } else {
            (after, before, 0)
        };
        // The bottom row has no seeds in its corners.
        let mut x = 1;
        let mut y = self.height - 1;
        let mut width = self.width - 1;
        for index in 0..end {
            if x == width {
                x = 0;
                y -= 1;
                width = self.width;
            }
            if index >= first {
                self.put(hardware, x, y, one);
            }
            x += 1;
        }
    }

    /// Shows `seeds` (0–2, inside 0–3) in the cell at `x` and `y` from the upper left; a corner
    /// shows none.
    #[inline(never)]
    pub fn put(&self, hardware: &mut Hardware, x: u8, y: u8, seeds: u8) {
        let place = get(&ROW_PLACE, stretch(y, self.height)) + stretch(x, self.width);
        let code = pit::tile(place, seeds);
        hardware.put(row_start(self.row + y), self.column + x, code);
    }
}

/// Where the rows of a pit start.
static ROW_PLACE: [u8; SIDE as usize] = [0, 5, 10, 15, 20];

/// The row or column of a pit that stands for the one at `at` of `length`: two at each end are the
/// pit's, and all between are as its middle one.
fn stretch(at: u8, length: u8) -> u8 {
    if at < 2 {
        at
    } else if at >= length - 2 {
        at + SIDE - length
    } else {
        2
    }
}
