//! Names of games on the disk, and what the drive says.

use super::line::{self, Arguments};
use super::menu::{HELP, LABEL, VALUE, Window};
use crate::core::unchecked::get;
use crate::hardware::{Hardware, row_start};
use crate::text::Text;
use crate::tiles::{CYAN, SPACE, WHITE, YELLOW};

/// Characters of the longest name that players give.
pub const NAME_LENGTH: u8 = 13;

/// A name in PETSCII.
pub type Name = [u8; NAME_LENGTH as usize];

/// The row of the window in which a name is typed.
const TYPED: u8 = 1;

/// The first column of the drive's messages.
const MARGIN: u8 = 1;

/// What is shown where the next letter goes.
const CURSOR: u8 = b'_';

/// Shows the name that is typed.
#[inline(never)]
pub fn typed(hardware: &mut Hardware, window: Window, name: &Name, length: u8) {
    let label = Text::GameName as u8;
    let (row, _) = window.place(TYPED);
    line::print(hardware, row, LABEL, label, CYAN, Arguments::NONE);
    for index in 0..NAME_LENGTH {
        let letter = if index < length {
            get(name, index)
        } else if index == length {
            CURSOR
        } else {
            0
        };
        put(hardware, row, VALUE + index, letter, WHITE);
    }
}

/// Shows the name of a game at `place`: that which begins at `start` of a list and ends with a 0.
pub fn listed<const LENGTH: usize>(
    hardware: &mut Hardware,
    window: Window,
    place: u8,
    list: &[u8; LENGTH],
    start: u8,
) {
    let (row, column) = window.place(place);
    for index in 0..NAME_LENGTH {
        let letter = get(list, start + index);
        if letter == 0 {
            break;
        }
        put(hardware, row, column + LABEL + index, letter, CYAN);
    }
}

/// Shows an answer to a key in place of the keys.
pub fn answer(hardware: &mut Hardware, text: u8) {
    line::show(hardware, HELP, text, YELLOW, Arguments::NONE);
}

/// Shows in the same place what the drive said last.
pub fn message(hardware: &mut Hardware) {
    hardware.wait_frame();
    let mut index = 0;
    loop {
        let byte = hardware.disk_message(index);
        if byte == 0 {
            break;
        }
        put(hardware, HELP, MARGIN + index, byte, YELLOW);
        index += 1;
    }
    line::blank(hardware, HELP, MARGIN + index);
}

/// Shows a character of PETSCII; those that the character set does not have are empty.
#[inline(never)]
fn put(hardware: &mut Hardware, row: u8, column: u8, byte: u8, colour: u8) {
    // From space to underscore PETSCII, ASCII and the character set agree.
    let code = if (b' '..=b'_').contains(&byte) {
        byte - b' '
    } else {
        SPACE
    };
    hardware.put(row_start(row), column, code);
    hardware.paint(row_start(row), column, colour);
}
