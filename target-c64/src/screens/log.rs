//! The moves of a game, page by page below the board: who began stands left, who answered right.
//!
//! ```text
//!    1   A3    B6x2     2  →A6    B1
//! ```

use super::line::{self, Arguments};
use crate::core::game::Game;
use crate::core::unchecked::get;
use crate::hardware::{Hardware, row_start};
use crate::text::Text;
use crate::tiles::{ARROW_RIGHT, SPACE, WHITE, YELLOW};

/// Moves on a page: four rows of two lines of the log, each a move and its answer.
pub const PAGE: u8 = 16;

/// No place of a page.
pub const NO_PLACE: u8 = 0xFF;

/// The first row.
const TOP: u8 = 21;
/// Places in a row.
const ACROSS: u8 = 4;
/// Columns of a move: two for the label of the pit, and three for what it captures.
const WIDTH: u8 = 5;

/// The column before each place of a row, where it is pointed at.
static COLUMNS: [u8; ACROSS as usize] = [5, 12, 25, 32];
/// Columns from there back to a line's number.
const BACK_TO_NUMBER: u8 = 4;

/// Shows `page` of the log of `game`, which has `len` moves. Leaves the game at another move.
#[inline(never)]
pub fn draw_page(hardware: &mut Hardware, game: &mut Game, len: u16, page: u8) {
    let first = u16::from(page) * u16::from(PAGE);
    game.go_to(first);
    let mut number = first / 2;
    for place in 0..PAGE {
        let row = TOP + place / ACROSS;
        let column = get(&COLUMNS, place % ACROSS);
        if place % ACROSS == 0 {
            hardware.wait_frame();
            line::blank(hardware, row, 0);
        }
        if game.len() == len {
            continue;
        }
        if place & 1 == 0 {
            number += 1;
            line::print_number(hardware, row, column - BACK_TO_NUMBER, number);
        }
        let capture = game.advance();
        let text = if capture.pits == 0 {
            Text::LogMove
        } else {
            Text::LogCapture
        };
        let arguments = Arguments {
            pit: game.logged(game.len() - 1),
            number: capture.seeds,
        };
        line::print(hardware, row, column + 1, text as u8, WHITE, arguments);
    }
}

/// Points at a place of the page in view or at [`NO_PLACE`], or no more.
#[inline(never)]
pub fn point(hardware: &mut Hardware, place: u8, on: bool) {
    if place == NO_PLACE {
        return;
    }
    let row = row_start(TOP + place / ACROSS);
    let column = get(&COLUMNS, place % ACROSS);
    let (code, colour) = if on {
        (ARROW_RIGHT, YELLOW)
    } else {
        (SPACE, WHITE)
    };
    hardware.put(row, column, code);
    for offset in 0..=WIDTH {
        hardware.paint(row, column + offset, colour);
    }
}
