//! What is shown, and where on the screen.

pub mod basin;
pub mod board;
pub mod line;
pub mod pit;
pub mod result;
pub mod title;
pub mod wood;

use crate::hardware::{CELLS, Hardware};
use crate::tiles::{SPACE, WHITE};

/// Makes the whole screen empty. The display should be off: it takes longer than a frame.
pub fn clear(hardware: &mut Hardware) {
    let mut cell = 0;
    while cell < CELLS {
        hardware.put(cell, SPACE);
        hardware.paint(cell, WHITE);
        cell += 1;
    }
}
