//! A hollow of any size with the rim of a pit: the stores, and the title's name in seeds.

use super::pit::{self, SIDE};
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
    /// Shows `seeds` lying at the bottom, one a cell; there must be cells enough.
    #[inline(never)]
    pub fn put_seeds(&self, hardware: &mut Hardware, seeds: u8) {
        let mut left = seeds;
        let mut y = self.height;
        while y != 0 {
            y -= 1;
            for x in 0..self.width {
                let one = u8::from(left != 0 && !self.is_corner(x, y));
                left -= one;
                self.put(hardware, x, y, one);
            }
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

    /// Paints all of it.
    #[inline(never)]
    pub fn paint(&self, hardware: &mut Hardware, colour: u8) {
        for y in 0..self.height {
            for x in 0..self.width {
                hardware.paint(row_start(self.row + y), self.column + x, colour);
            }
        }
    }

    fn is_corner(&self, x: u8, y: u8) -> bool {
        (x == 0 || x == self.width - 1) && (y == 0 || y == self.height - 1)
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
