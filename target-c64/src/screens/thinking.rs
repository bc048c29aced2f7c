//! What the computer has found, in the row below the turn.
//!
//! ```text
//! Depth  9    12345 nodes  best  C  +4
//! ```

use super::line::{self, Arguments, TURN};
use crate::core::search::Choice;
use crate::core::unchecked::{at, get};
use crate::hardware::{Hardware, row_start};
use crate::text::Text;
use crate::tiles::{CYAN, DIGIT, LETTER, SPACE, WHITE};

const ROW: u8 = TURN + 1;

// The first columns of what is in the row.
const DEPTH_LABEL: u8 = 1;
const DEPTH: u8 = 7;
const NODES: u8 = 10;
const NODES_LABEL: u8 = 18;
const BEST_LABEL: u8 = 25;
const BEST: u8 = 31;
const VALUE: u8 = 33;
const VALUE_WIDTH: u8 = 6;

/// Digits of the number of nodes: enough for half an hour.
const DIGITS: u8 = 7;

/// What eight, four, two and one are worth in each digit before the last, from the third on. To subtract
/// one at a time would become a division, which the 6502 is slow at.
static WORTH: [u16; 16] = worth_table();
/// Eighty thousand, the first of the table, is more than is ever added.
const FIRST_WORTH: u8 = 1;
static UNITS: [u8; 4] = [8, 4, 2, 1];

const fn worth_table() -> [u16; 16] {
    let mut table = [0; 16];
    let mut place = table.len();
    let mut ten = 10;
    while place > FIRST_WORTH as usize {
        place -= 1;
        table[place] = UNITS[place % 4] as u16 * ten;
        if place % 4 == 0 {
            ten *= 10;
        }
    }
    table
}

/// The numbers in view.
///
/// The number of nodes is counted on in decimal: to make 32 bits decimal anew takes a 6502 longer than
/// all the rest.
pub struct Display {
    digits: [u8; DIGITS as usize],
    /// The lower half of the number that the digits show.
    counted: u16,
    /// The depth in view.
    depth: u8,
}

impl Display {
    /// When nothing is known.
    pub const NEW: Self = Self {
        digits: [0; DIGITS as usize],
        counted: 0,
        depth: 0,
    };

    /// Shows the words and no numbers.
    #[inline(never)]
    pub fn draw(hardware: &mut Hardware) {
        line::blank(hardware, ROW, 0);
        for (column, text) in [
            (DEPTH_LABEL, Text::Depth),
            (NODES_LABEL, Text::Nodes),
            (BEST_LABEL, Text::Best),
        ] {
            line::print(hardware, ROW, column, text as u8, CYAN, Arguments::NONE);
        }
    }

    /// Shows neither words nor numbers.
    pub fn clear(hardware: &mut Hardware) {
        line::blank(hardware, ROW, 0);
    }

    /// Shows the choice of the last complete depth and the number of nodes, at most 65,535 more than
    /// the last time.
    #[inline(never)]
    pub fn show(&mut self, hardware: &mut Hardware, best: &Choice, count: u32) {
        let now = count as u16;
        self.count_on(now.wrapping_sub(self.counted));
        self.counted = now;
        let mut zero = SPACE;
        for place in 0..DIGITS {
            let digit = get(&self.digits, place);
            if digit != 0 {
                zero = DIGIT;
            }
            hardware.put(row_start(ROW), NODES + place, zero + digit);
        }
        if self.depth != best.depth {
            self.depth = best.depth;
            show_best(hardware, best);
        }
    }

    /// Adds `more` to the digits.
    fn count_on(&mut self, more: u16) {
        let mut left = more;
        for place in FIRST_WORTH..WORTH.len() as u8 {
            let worth = get(&WORTH, place);
            if left >= worth {
                left -= worth;
                *at(&mut self.digits, place / 4 + 2) += get(&UNITS, place % 4);
            }
        }
        *at(&mut self.digits, DIGITS - 1) += left as u8;
        let mut place = DIGITS - 1;
        while place != 0 {
            let over = get(&self.digits, place) >= 10;
            if over {
                *at(&mut self.digits, place) -= 10;
            }
            place -= 1;
            *at(&mut self.digits, place) += u8::from(over);
        }
    }
}

/// Shows depth, move and value.
#[inline(never)]
fn show_best(hardware: &mut Hardware, best: &Choice) {
    let row = row_start(ROW);
    let end = put_number(hardware, DEPTH, best.depth);
    hardware.put(row, end, SPACE);
    hardware.put(row, BEST, LETTER + best.pit);
    let mut end = line::print_value(hardware, ROW, VALUE, best.value, WHITE);
    while end < VALUE + VALUE_WIDTH {
        hardware.put(row, end, SPACE);
        end += 1;
    }
}

/// Puts a number from 0 to 48 and gives the column after it.
fn put_number(hardware: &mut Hardware, column: u8, number: u8) -> u8 {
    let row = row_start(ROW);
    let mut column = column;
    if line::tens(number) != 0 {
        hardware.put(row, column, DIGIT + line::tens(number));
        column += 1;
    }
    hardware.put(row, column, DIGIT + line::ones(number));
    column + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_counted_on_in_decimal() {
        let mut display = Display::NEW;
        let mut total = 0u32;
        for more in [0, 9, 1, 65_535, 99, 1_000, 33_333, 65_535, 60_001, 9_999, 7] {
            display.count_on(more);
            total += u32::from(more);
            let shown = display
                .digits
                .iter()
                .fold(0, |n, &digit| n * 10 + u32::from(digit));
            assert_eq!(shown, total);
        }
    }
}
