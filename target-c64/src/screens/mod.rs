//! What is shown, and where on the screen.

pub mod board;
pub mod disk;
pub mod lesson;
pub mod line;
pub mod log;
pub mod menu;
pub mod picture;
pub mod pit;
pub mod result;
pub mod store;
pub mod thinking;
pub mod title;
pub mod values;

use crate::hardware::{Hardware, ROWS};

/// Makes the whole screen empty, without sprites. The display should be off: it takes longer than a frame.
#[inline(never)]
pub fn clear(hardware: &mut Hardware) {
    hardware.show_sprites(0);
    for row in 0..ROWS {
        line::blank(hardware, row, 0);
    }
}
