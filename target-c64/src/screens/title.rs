//! The title's picture: the game's name in seeds. A menu stands below it.

use super::basin::Basin;
use super::wood;
use crate::core::unchecked::get;
use crate::hardware::Hardware;

const TOP: u8 = 1;
const BOTTOM: u8 = 9;

/// The hollow that the name lies in.
static HOLLOW: Basin = Basin {
    row: 2,
    column: 2,
    width: 36,
    height: 7,
};

/// Where the name starts in the hollow.
const NAME_X: u8 = 4;
const NAME_Y: u8 = 1;
const NAME_WIDTH: u8 = 28;
const NAME_HEIGHT: u8 = 5;

/// The name in seeds, by columns: bit n for row n.
#[rustfmt::skip]
static NAME: [u8; NAME_WIDTH as usize] = [
    0b11110, 0b00101, 0b00101, 0b00101, 0b11110, 0,
    0b01111, 0b10000, 0b01100, 0b10000, 0b01111, 0,
    0b11110, 0b00101, 0b00101, 0b00101, 0b11110, 0,
    0b11111, 0b10000, 0b10000, 0b10000, 0,
    0b11111, 0b10101, 0b10101, 0b10101, 0b10001,
];

/// Draws the picture and nothing else. Takes several frames: the display should be off.
pub fn draw(hardware: &mut Hardware) {
    super::clear(hardware);
    wood::plank(hardware, TOP, BOTTOM);
    HOLLOW.draw(hardware);
    for x in 0..NAME_WIDTH {
        let mut column = get(&NAME, x);
        for y in 0..NAME_HEIGHT {
            HOLLOW.put(hardware, NAME_X + x, NAME_Y + y, column & 1);
            column >>= 1;
        }
    }
}
