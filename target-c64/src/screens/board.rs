//! The board in play.
//!
//! ```text
//! row 1   what a sowing would do to North's pits
//!     2   North's letters and counts
//!     3   upper edge
//!     4   North's pits, L K J I H G from the left   (North's store left, South's right of the pits)
//!     9   wood
//!    10   South's pits, A B C D E F from the left
//!    15   lower edge
//!    16   South's letters and counts
//!    17   what a sowing would do to South's pits
//! ```

use super::line::{self, Arguments};
use super::picture::BOARD;
use super::{pit, store};
use crate::core::position::{NORTH, PITS, Position, ROW, SOUTH};
use crate::core::unchecked::{at, get};
use crate::hardware::sprite::{LEFT, TOP};
use crate::hardware::{Hardware, row_start};
use crate::setup::{Setting, Setup};
use crate::text::Text;
use crate::tiles::{
    CYAN, DIGIT, GREEN, LETTER, PLUS, POINTER_DOWN, POINTER_LEFT, POINTER_RIGHT, POINTER_UP, RED,
    SPACE, TIMES, WHITE, YELLOW,
};

const HEAD: u8 = 0;
const NORTH_NOTES: u8 = 1;
const NORTH_LABELS: u8 = 2;
const NORTH_PITS: u8 = 4;
const SOUTH_PITS: u8 = 10;
const SOUTH_LABELS: u8 = 16;
const SOUTH_NOTES: u8 = 17;

/// The column of the leftmost pits.
const FIRST_PIT: u8 = 5;
/// The columns where the computer's levels and the name of the rules start.
const HEAD_COLUMN: u8 = 1;
const RULES_COLUMN: u8 = 29;

/// South's store is on the right, where South's sowing leaves the own row, and North's on the left.
static STORE_COLUMN: [u8; 2] = [35, 0];

/// The first cell of each pit, of its label (a pointer, the letter, a pointer, two digits), and of what a sowing would do
/// to it.
static PIT: [u16; PITS as usize] = pit_cells(SOUTH_PITS, NORTH_PITS);
static LABEL: [u16; PITS as usize] = pit_cells(SOUTH_LABELS, NORTH_LABELS);
static NOTE: [u16; PITS as usize] = pit_cells(SOUTH_NOTES, NORTH_NOTES);

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

/// The number of South's store as a place of the board, after those of the pits; North's follows.
pub const STORE: u8 = PITS;

/// The middle of each pit and store as sprites count.
static MIDDLE_X: [u8; PITS as usize + 2] = middles_x();
static MIDDLE_Y: [u8; PITS as usize + 2] = middles_y();

const fn middles_x() -> [u8; PITS as usize + 2] {
    let mut middles = [0; PITS as usize + 2];
    let mut place = 0;
    while place < middles.len() {
        let column = if place < PITS as usize {
            PIT[place] % 40
        } else {
            STORE_COLUMN[place - PITS as usize] as u16
        };
        middles[place] = LEFT + column as u8 * 4 + 2 * pit::SIDE;
        place += 1;
    }
    middles
}

const fn middles_y() -> [u8; PITS as usize + 2] {
    let mut middles = [0; PITS as usize + 2];
    let mut place = 0;
    while place < middles.len() {
        let row = if place < PITS as usize {
            (PIT[place] / 40) as u8
        } else {
            (NORTH_PITS + SOUTH_PITS) / 2
        };
        middles[place] = TOP + row * 8 + 4 * pit::SIDE;
        place += 1;
    }
    middles
}

/// The middle of a pit (0–11) or store (from [`STORE`] on): the column in pairs of pixels, as sprites count.
pub fn middle_x(place: u8) -> u8 {
    get(&MIDDLE_X, place)
}

/// The middle of a pit (0–11) or store (from [`STORE`] on): the line, as sprites count.
pub fn middle_y(place: u8) -> u8 {
    get(&MIDDLE_Y, place)
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
    /// It was captured last, or would be.
    Captured,
}

/// The colour of each mark, and which cells of the rim have it: all, the middle of each side, or every other. So the
/// marks can be told apart without colours; the chosen pit has pointers at its letter, too.
static RIMS: [(u8, u8); 5] = [
    (RED, 0),
    (CYAN, 0b0100_0100),
    (WHITE, 0xFF),
    (GREEN, 0xFF),
    (YELLOW, 0b0101_0101),
];

/// What a sowing that is not played yet would do to a pit: how many seeds it would get (0–5), with these bits.
pub type Note = u8;
/// It would get the last seed.
pub const LAST: Note = 0x10;
/// It would be captured.
pub const CAPTURED: Note = 0x20;
const GAIN: Note = 0x0F;

/// What of the board is on the screen.
pub struct Board {
    /// The seeds and stores in view; the side to move is not shown here.
    pub shown: Position,
    marks: [Mark; PITS as usize],
    notes: [Note; PITS as usize],
}

impl Board {
    /// Before anything was drawn.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        shown: Position::start(SOUTH),
        marks: [Mark::Plain; PITS as usize],
        notes: [0; PITS as usize],
    };

    /// Draws the whole board with `position`, plain rims and no notes. Takes several frames: the display
    /// should be off.
    pub fn draw(&mut self, hardware: &mut Hardware, position: &Position, setup: &Setup) {
        self.shown = *position;
        self.marks = [Mark::Plain; PITS as usize];
        self.notes = [0; PITS as usize];
        super::clear(hardware);
        let none = Arguments::NONE;
        print_levels(hardware, setup);
        let rules = setup.text(Setting::Preset);
        line::print(hardware, HEAD, RULES_COLUMN, rules, CYAN, none);
        BOARD.draw(hardware);
        for player in [SOUTH, NORTH] {
            let column = get(&STORE_COLUMN, player);
            let name = Text::South.after(player);
            line::print(hardware, NORTH_LABELS, column, name, WHITE, none);
            self.draw_store(hardware, player);
        }
        for index in 0..PITS {
            put(hardware, get(&LABEL, index), 1, LETTER + index, WHITE);
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
        *at(&mut self.shown.stores, player) = seeds;
        self.draw_store(hardware, player);
    }

    /// Whether a pit (0–11) has this rim and this note.
    pub fn tells(&self, index: u8, mark: Mark, note: Note) -> bool {
        get(&self.marks, index) == mark && get(&self.notes, index) == note
    }

    /// Gives a pit (0–11) this rim and this note.
    #[inline(never)]
    pub fn tell(&mut self, hardware: &mut Hardware, index: u8, mark: Mark, note: Note) {
        // The note first: the beam comes to North's before all else.
        if get(&self.notes, index) != note {
            self.set_note(hardware, index, note);
        }
        if get(&self.marks, index) != mark {
            self.set_mark(hardware, index, mark);
        }
    }

    /// Gives a pit (0–11) another rim.
    #[inline(never)]
    pub fn set_mark(&mut self, hardware: &mut Hardware, index: u8, mark: Mark) {
        let label = get(&LABEL, index);
        if mark == Mark::Chosen || get(&self.marks, index) == Mark::Chosen {
            point(hardware, label, 2, mark == Mark::Chosen);
        }
        *at(&mut self.marks, index) = mark;
        let (colour, pattern) = get(&RIMS, mark as u8);
        pit::paint_rim(hardware, get(&PIT, index), colour, pattern);
    }

    /// Tells beside a pit (0–11) what a sowing would do to it: `+1` if it would get one seed, `×3` if it would be
    /// captured with three, and a pointer before that if it would get the last seed.
    #[inline(never)]
    fn set_note(&mut self, hardware: &mut Hardware, index: u8, note: Note) {
        *at(&mut self.notes, index) = note;
        let first = get(&NOTE, index);
        let gain = note & GAIN;
        let pointer = match (note & LAST != 0, index < ROW) {
            (false, _) => SPACE,
            (true, true) => POINTER_UP,
            (true, false) => POINTER_DOWN,
        };
        let (sign, number, colour) = if note & CAPTURED != 0 {
            let seeds = get(&self.shown.pits, index) + gain;
            (TIMES, DIGIT + seeds, YELLOW)
        } else if gain != 0 {
            (PLUS, DIGIT + gain, WHITE)
        } else {
            (SPACE, SPACE, WHITE)
        };
        put(hardware, first, 2, pointer, WHITE);
        put(hardware, first, 3, sign, colour);
        put(hardware, first, 4, number, colour);
    }

    /// Points at a player's store, or no more.
    pub fn point_at_store(&self, hardware: &mut Hardware, player: u8, on: bool) {
        let column = get(&STORE_COLUMN, player);
        point(hardware, row_start(SOUTH_LABELS) + u16::from(column), 3, on);
    }

    #[inline(never)]
    fn draw_pit(&self, hardware: &mut Hardware, index: u8) {
        let seeds = get(&self.shown.pits, index);
        // The number first: the beam comes to North's before it comes to the pit.
        put_number(hardware, get(&LABEL, index), 3, seeds);
        pit::put_seeds(hardware, get(&PIT, index), seeds);
    }

    #[inline(never)]
    fn draw_store(&self, hardware: &mut Hardware, player: u8) {
        let seeds = get(&self.shown.stores, player);
        let column = get(&STORE_COLUMN, player);
        store::put_seeds(hardware, NORTH_PITS, column, seeds);
        put_number(hardware, row_start(SOUTH_LABELS), column + 1, seeds);
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
    hardware.fill(HEAD, end, RULES_COLUMN);
}

/// Puts a number of two cells, right-aligned.
#[inline(never)]
fn put_number(hardware: &mut Hardware, first: u16, offset: u8, number: u8) {
    let tens = line::tens(number);
    let code = if tens == 0 { SPACE } else { DIGIT + tens };
    put(hardware, first, offset, code, YELLOW);
    put(
        hardware,
        first,
        offset + 1,
        DIGIT + line::ones(number),
        YELLOW,
    );
}

#[inline(never)]
fn put(hardware: &mut Hardware, first: u16, offset: u8, code: u8, colour: u8) {
    hardware.put(first, offset, code);
    hardware.paint(first, offset, colour);
}

/// Points at what stands after the cell `first`, from there and from `width` cells on, or no more.
#[inline(never)]
fn point(hardware: &mut Hardware, first: u16, width: u8, on: bool) {
    let (left, right) = if on {
        (POINTER_RIGHT, POINTER_LEFT)
    } else {
        (SPACE, SPACE)
    };
    put(hardware, first, 0, left, WHITE);
    put(hardware, first, width, right, WHITE);
}
