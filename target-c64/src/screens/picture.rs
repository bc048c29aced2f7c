//! Pictures of whole rows, which the build makes of PNG files.

use crate::hardware::{COLUMNS, Hardware, row_start};

/// Names and heights in rows of all pictures, in the order in which their cells follow each other.
#[cfg(not(c64))]
pub const SHEETS: [(&str, u8); 2] = [("title", TITLE.rows), ("board", BOARD.rows)];

/// A picture over the whole width of the screen.
pub struct Picture {
    /// Its first cell among those of all pictures.
    first: u16,
    /// Its first row on the screen.
    pub top: u8,
    /// Rows it takes.
    pub rows: u8,
}

/// The carved name of the game.
pub const TITLE: Picture = Picture {
    first: 0,
    top: 1,
    rows: 9,
};

/// The board without seeds.
pub const BOARD: Picture = Picture {
    first: TITLE.rows as u16 * COLUMNS as u16,
    top: 3,
    rows: 13,
};

impl Picture {
    /// Shows it. Takes longer than a frame.
    #[inline(never)]
    pub fn draw(&self, hardware: &mut Hardware) {
        let mut source = self.first;
        for row in self.top..self.top + self.rows {
            for column in 0..COLUMNS {
                let code = hardware.picture_cell(source, column);
                let colour = hardware.own_colour(code);
                hardware.put(row_start(row), column, code);
                hardware.paint(row_start(row), column, colour);
            }
            source += u16::from(COLUMNS);
        }
    }
}
