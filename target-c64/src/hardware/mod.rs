//! All access to the machine.
//!
//! [`Hardware`] has one interface and two bodies: the C64 itself, and on the host a mock of arrays
//! that tests read the screen from.

pub mod disk;
pub mod key;
pub mod sound;
pub mod sprite;

#[cfg(c64)]
mod machine;
#[cfg(c64)]
pub use machine::Hardware;

#[cfg(not(c64))]
mod mock;
#[cfg(not(c64))]
pub use mock::Hardware;

#[cfg(not(c64))]
mod peripheral;
#[cfg(not(c64))]
pub use peripheral::Peripheral;

use crate::core::unchecked::get;

/// Columns of the screen.
pub const COLUMNS: u8 = 40;
/// Rows of the screen.
pub const ROWS: u8 = 25;
/// Cells of the screen.
pub const CELLS: u16 = 1000;

/// The first cell of each row.
static ROW_START: [u16; ROWS as usize] = row_starts();

const fn row_starts() -> [u16; ROWS as usize] {
    let mut starts = [0; ROWS as usize];
    let mut row = 1;
    while row < ROWS as usize {
        starts[row] = starts[row - 1] + COLUMNS as u16;
        row += 1;
    }
    starts
}

/// The first cell of `row` (0–24).
#[inline]
pub fn row_start(row: u8) -> u16 {
    get(&ROW_START, row)
}

/// The cell in `row` (0–24) and `column` (0–39).
#[inline]
pub fn cell(row: u8, column: u8) -> u16 {
    row_start(row) + u16::from(column)
}

/// What the program is doing, for whoever looks at it from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stage {
    /// The title is shown and waits for a key.
    Title,
    /// A player is to move.
    Playing,
    /// A move is being shown.
    Sowing,
    /// The computer looks for its move.
    Thinking,
    /// The game has ended and the board stays in view for a moment.
    Ended,
    /// The result is shown and waits for a key.
    Result,
    /// A lesson is open.
    Tutorial,
    /// A menu is shown below the board.
    Menu,
    /// The log is walked through.
    Log,
    /// A game is saved or loaded.
    Disk,
    /// A position is edited.
    Editor,
    /// A player is offered a draw.
    Offer,
}

impl Stage {
    /// All stages, each at its own number.
    pub const ALL: [Self; 12] = [
        Self::Title,
        Self::Playing,
        Self::Sowing,
        Self::Thinking,
        Self::Ended,
        Self::Result,
        Self::Tutorial,
        Self::Menu,
        Self::Log,
        Self::Disk,
        Self::Editor,
        Self::Offer,
    ];
}

impl Hardware {
    /// The next key pressed, or push of the joystick: a code of [`key`], [`key::NONE`] if there is none.
    #[inline(never)]
    pub fn next_key(&mut self) -> u8 {
        match self.take_key() {
            Some(entry) => key::decode(entry),
            None => key::of_joystick(self.joystick_pushed()),
        }
    }
}
