//! A page of a menu: a heading, items in one column or two, and the keys.

use super::line::{self, Arguments};
use crate::hardware::{COLUMNS, Hardware, row_start};
use crate::text::Text;
use crate::tiles::{ARROW_RIGHT, CYAN, SPACE, WHITE, YELLOW};

/// The row that tells the keys, and answers those that mean nothing.
pub const HELP: u8 = 24;

/// The column of the arrow at the chosen item, from the start of the item.
const ARROW: u8 = 2;
/// Where labels and values start.
pub const LABEL: u8 = 4;
pub const VALUE: u8 = 20;
/// The width of one of two columns.
const HALF: u8 = COLUMNS / 2;

/// In place of a text: there is none.
pub const NO_TEXT: u8 = 0xFF;

/// The rows of the screen that a page has.
#[derive(Clone, Copy)]
pub struct Window {
    /// The row of the heading.
    pub heading: u8,
    /// The row of the first item.
    pub top: u8,
    /// How many rows items can take.
    pub rows: u8,
    /// How wide an item is: a row, or half of one if there are more items than rows.
    pub width: u8,
}

impl Window {
    /// Below the title's picture.
    pub const TITLE: Self = Self {
        heading: 10,
        top: 12,
        rows: 12,
        width: COLUMNS,
    };
    /// Below the board.
    pub const GAME: Self = Self {
        heading: 17,
        top: 18,
        rows: 6,
        width: COLUMNS,
    };

    /// Makes it wide enough for `items`; gives the places that it has then.
    pub fn fit(&mut self, items: u8) -> u8 {
        if items <= self.rows {
            self.width = COLUMNS;
            self.rows
        } else {
            self.width = HALF;
            self.rows * 2
        }
    }

    /// Shows the heading and the keys.
    pub fn frame(self, hardware: &mut Hardware, heading: u8) {
        let none = Arguments::NONE;
        line::show(hardware, self.heading, heading, YELLOW, none);
        hardware.wait_frame();
        help(hardware, Text::MenuHelp);
        hardware.wait_frame();
    }

    /// Shows an item at `place`, or nothing there. There is room for a value in a whole row only.
    #[inline(never)]
    pub fn item(self, hardware: &mut Hardware, place: u8, label: u8, value: u8) {
        let (row, start) = self.place(place);
        let mut end = start;
        if label != NO_TEXT {
            hardware.fill(row, start, start + LABEL);
            end = line::print(hardware, row, start + LABEL, label, CYAN, Arguments::NONE);
        }
        if value != NO_TEXT {
            hardware.fill(row, end, VALUE);
            end = line::print(hardware, row, VALUE, value, WHITE, Arguments::NONE);
        }
        hardware.fill(row, end, start + self.width);
    }

    /// Points at the item at `place`, or no more.
    #[inline(never)]
    pub fn choose(self, hardware: &mut Hardware, place: u8, is_chosen: bool) {
        let (row, start) = self.place(place);
        let (arrow, colour) = if is_chosen {
            (ARROW_RIGHT, YELLOW)
        } else {
            (SPACE, CYAN)
        };
        hardware.put(row_start(row), start + ARROW, arrow);
        for column in start + ARROW..start + VALUE {
            hardware.paint(row_start(row), column, colour);
        }
    }

    /// Row and first column of a place.
    pub fn place(self, place: u8) -> (u8, u8) {
        if place < self.rows {
            (self.top + place, 0)
        } else {
            (self.top + place - self.rows, HALF)
        }
    }
}

/// Shows `text` in the row that tells the keys.
pub fn help(hardware: &mut Hardware, text: Text) {
    line::show(hardware, HELP, text as u8, CYAN, Arguments::NONE);
}
