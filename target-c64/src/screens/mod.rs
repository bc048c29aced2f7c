//! What is shown, and where on the screen.

pub mod basin;
pub mod board;
pub mod lesson;
pub mod line;
pub mod log;
pub mod menu;
pub mod pit;
pub mod result;
pub mod thinking;
pub mod title;
pub mod wood;

use crate::hardware::{Hardware, ROWS};

/// Makes the whole screen empty. The display should be off: it takes longer than a frame.
#[inline(never)]
pub fn clear(hardware: &mut Hardware) {
    for row in 0..ROWS {
        line::blank(hardware, row, 0);
    }
}
