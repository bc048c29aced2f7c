//! The board in play.
//!
//! ```text
//! row 2   upper edge
//!     3   North's letters and counts
//!     4   North's pits, L K J I H G from the left   (North's store left, South's right of the pits)
//!     9   wood
//!    10   South's pits, A B C D E F from the left
//!    15   South's letters and counts
//!    16   lower edge
//! ```

use super::basin::Basin;
use super::line::{self, Arguments};
use super::pit;
use super::wood;
use crate::core::position::{NORTH, PITS, Position, SOUTH};
use crate::core::unchecked::{at, get};
use crate::hardware::{Hardware, row_start};
use crate::setup::{Setting, Setup};
use crate::text::Text;
use crate::tiles::{
    CYAN, GREEN, MULTICOLOUR, POINTER_LEFT, POINTER_RIGHT, RED, WHITE, WOOD, WOOD_DIGIT,
    WOOD_LETTER, YELLOW,
};

const HEAD: u8 = 0;
const TOP: u8 = 2;
const NORTH_LABELS: u8 = 3;
const NORTH_PITS: u8 = 4;
const SOUTH_PITS: u8 = 10;
const SOUTH_LABELS: u8 = 15;
const BOTTOM: u8 = 16;

/// The column of the leftmost pits.
const FIRST_PIT: u8 = 5;
/// The columns where the computer's levels and the name of the rules start.
const HEAD_COLUMN: u8 = 1;
const RULES_COLUMN: u8 = 29;

/// South's store is on the right, where South's sowing leaves the own row, and North's on the left.
static STORES: [Basin; 2] = [store(35), store(0)];

const fn store(column: u8) -> Basin {
    Basin {
        row: NORTH_PITS,
        column,
        width: 5,
        height: 11,
    }
}

/// The first cell of each pit, and of its label: a pointer, the letter, a pointer, two digits.
static PIT: [u16; PITS as usize] = pit_cells(SOUTH_PITS, NORTH_PITS);
static LABEL: [u16; PITS as usize] = pit_cells(SOUTH_LABELS, NORTH_LABELS);

const fn pit_cells(south: u8, north: u8) -> [u16; PITS as usize] {
    let mut cells = [0; PITS as usize];
    let mut place = 0;
    while place < 6 {
        let column = (FIRST_PIT + pit::SIDE * place) as u16;
        cells[place as usize] = south as u16 * 40 + column;
        cells[11 - place as usize] = north as u16 * 40 + column;
        place += 1;
    }
    cells
}

/// What the rim of a pit tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mark {
    /// Nothing.
    Plain,
    /// The player to move may choose it.
    Legal,
    /// It is chosen.
    Chosen,
    /// It was sown last.
    Sown,
    /// It was captured last.
    Captured,
}

impl Mark {
    /// The colours of the even and the odd cells of the rim; where they differ it looks dashed.
    fn rim(self) -> (u8, u8) {
        match self {
            Self::Plain => (RED, RED),
            Self::Legal => (CYAN, CYAN),
            Self::Chosen => (WHITE, WHITE),
            Self::Sown => (GREEN, GREEN),
            Self::Captured => (YELLOW, RED),
        }
    }
}

/// What of the board is on the screen.
pub struct Board {
    /// The seeds and stores in view; the side to move is not shown here.
    pub shown: Position,
    marks: [Mark; PITS as usize],
}

impl Board {
    /// Before anything was drawn.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        shown: Position::start(SOUTH),
        marks: [Mark::Plain; PITS as usize],
    };

    /// Draws the whole board with `position` and plain rims. Takes several frames: the display
    /// should be off.
    pub fn draw(&mut self, hardware: &mut Hardware, position: &Position, setup: &Setup) {
        self.shown = *position;
        self.marks = [Mark::Plain; PITS as usize];
        super::clear(hardware);
        let none = Arguments::NONE;
        print_levels(hardware, setup);
        let rules = setup.text(Setting::Preset);
        line::print(hardware, HEAD, RULES_COLUMN, rules, CYAN, none);
        wood::plank(hardware, TOP, BOTTOM);
        for player in [SOUTH, NORTH] {
            let store = get(&STORES, player);
            store.draw(hardware);
            let name = Text::South.after(player);
            line::print(hardware, NORTH_LABELS, store.column, name, WHITE, none);
            self.draw_store(hardware, player, 0);
        }
        for index in 0..PITS {
            pit::paint(hardware, get(&PIT, index), wood::GRAIN);
            let label = get(&LABEL, index);
            put_wood(hardware, label, 0, WOOD);
            put_wood(hardware, label, 1, WOOD_LETTER + index);
            put_wood(hardware, label, 2, WOOD);
            self.draw_pit(hardware, index);
        }
    }

    /// Shows `seeds` in a pit (0–11).
    pub fn set_pit(&mut self, hardware: &mut Hardware, index: u8, seeds: u8) {
        *at(&mut self.shown.pits, index) = seeds;
        self.draw_pit(hardware, index);
    }

    /// Shows `seeds` in a player's store.
    pub fn set_store(&mut self, hardware: &mut Hardware, player: u8, seeds: u8) {
        let before = get(&self.shown.stores, player);
        *at(&mut self.shown.stores, player) = seeds;
        self.draw_store(hardware, player, before);
    }

    /// What the rim of a pit (0–11) tells now.
    pub fn mark(&self, index: u8) -> Mark {
        get(&self.marks, index)
    }

    /// Gives a pit (0–11) another rim.
    #[inline(never)]
    pub fn set_mark(&mut self, hardware: &mut Hardware, index: u8, mark: Mark) {
        *at(&mut self.marks, index) = mark;
        let (even, odd) = mark.rim();
        pit::paint_rim(
            hardware,
            get(&PIT, index),
            even | MULTICOLOUR,
            odd | MULTICOLOUR,
        );
        let (left, right) = if mark == Mark::Chosen {
            (POINTER_RIGHT, POINTER_LEFT)
        } else {
            (WOOD, WOOD)
        };
        let label = get(&LABEL, index);
        hardware.put(label, 0, left);
        hardware.put(label, 2, right);
    }

    #[inline(never)]
    fn draw_pit(&self, hardware: &mut Hardware, index: u8) {
        let seeds = get(&self.shown.pits, index);
        // The number first: the beam comes to North's before it comes to the pit.
        put_number(hardware, get(&LABEL, index), 3, seeds);
        pit::put_seeds(hardware, get(&PIT, index), seeds);
    }

    #[inline(never)]
    fn draw_store(&self, hardware: &mut Hardware, player: u8, before: u8) {
        let seeds = get(&self.shown.stores, player);
        let store = get(&STORES, player);
        store.change_seeds(hardware, before, seeds);
        put_number(hardware, row_start(SOUTH_LABELS), store.column + 1, seeds);
    }
}

/// Shows at the head how well the computer plays, and in which time if it is held to one.
pub fn print_levels(hardware: &mut Hardware, setup: &Setup) {
    let none = Arguments::NONE;
    let mut end = HEAD_COLUMN;
    if !setup.is_demo() {
        end = line::print(hardware, HEAD, end, Text::Name as u8, YELLOW, none) + 1;
    }
    for side in [SOUTH, NORTH] {
        if setup.is_computer(side) {
            end = line::print(hardware, HEAD, end, setup.level_name(side), WHITE, none) + 1;
        }
    }
    if setup.has_clock() {
        end = line::print(hardware, HEAD, end, setup.text(Setting::Time), WHITE, none);
    }
    line::fill(hardware, HEAD, end, RULES_COLUMN);
}

/// Puts a number of two cells on the wood, right-aligned.
#[inline(never)]
fn put_number(hardware: &mut Hardware, first: u16, offset: u8, number: u8) {
    let tens = line::tens(number);
    let code = if tens == 0 { WOOD } else { WOOD_DIGIT + tens };
    put_wood(hardware, first, offset, code);
    let ones = WOOD_DIGIT + line::ones(number);
    put_wood(hardware, first, offset + 1, ones);
}

#[inline(never)]
fn put_wood(hardware: &mut Hardware, first: u16, offset: u8, code: u8) {
    hardware.put(first, offset, code);
    hardware.paint(first, offset, MULTICOLOUR | WHITE);
}
