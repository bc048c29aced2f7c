//! The wood that things are carved into.

use crate::core::unchecked::get;
use crate::hardware::{COLUMNS, Hardware, row_start};
use crate::tiles::{BOARD_CORNER, BOARD_EDGE, MULTICOLOUR, RED, WOOD};

/// The colour of grain and of plain rims.
pub const GRAIN: u8 = MULTICOLOUR | RED;

/// Which piece of wood follows which along a row.
static PIECES: [u8; 8] = [0, 1, 0, 2, 0, 0, 3, 0];

/// Shows a plank over the whole width of the screen, rows `top` to `bottom`.
#[inline(never)]
pub fn plank(hardware: &mut Hardware, top: u8, bottom: u8) {
    for row in top..=bottom {
        let mut piece = row;
        for column in 0..COLUMNS {
            let code = if row == top {
                BOARD_EDGE
            } else if row == bottom {
                BOARD_EDGE + 1
            } else {
                // Steps of five and another start in each row hide that only eight pieces repeat.
                piece += 5;
                WOOD + get(&PIECES, piece & 7)
            };
            hardware.put(row_start(row), column, code);
            hardware.paint(row_start(row), column, GRAIN);
        }
    }
    for (row, left) in [(top, BOARD_CORNER), (bottom, BOARD_CORNER + 2)] {
        hardware.put(row_start(row), 0, left);
        hardware.put(row_start(row), COLUMNS - 1, left + 1);
    }
}
