//! Lines of text.

use crate::core::position::SEEDS;
use crate::core::unchecked::get;
use crate::hardware::{COLUMNS, Hardware, ROWS};
use crate::text::Text;
use crate::tiles::{CYAN, YELLOW};

/// The row that says whose turn it is, and who has won.
pub const TURN: u8 = 18;
/// The row that answers keys.
pub const MESSAGE: u8 = 20;
/// The first of three rows that tell the keys.
pub const HELP: u8 = 22;

/// The lines of a page: as many rows as there are below the board.
const PAGE_LINES: u8 = ROWS - TURN;

/// The first column of text.
const MARGIN: u8 = 1;

/// What the marks in a text stand for.
#[derive(Clone, Copy)]
pub struct Arguments {
    /// The pit (0–11) whose letter or label is printed.
    pub pit: u8,
    /// The number that is printed, 0–99.
    pub number: u8,
}

impl Arguments {
    /// For a text without marks.
    pub const NONE: Self = Self { pit: 0, number: 0 };

    /// For a text with the letter of a pit.
    pub fn pit(pit: u8) -> Self {
        Self { pit, number: 0 }
    }

    /// For a text with a number.
    pub fn number(number: u8) -> Self {
        Self { pit: 0, number }
    }
}

/// Tens in the high, ones in the low half of a byte, for 0–99.
static DECIMAL: [u8; 100] = decimal();

const fn decimal() -> [u8; 100] {
    let mut table = [0; 100];
    let mut number = 0;
    while number < table.len() {
        table[number] = (number / 10 * 16 + number % 10) as u8;
        number += 1;
    }
    table
}

/// The tens digit of a number from 0 to 99.
pub fn tens(number: u8) -> u8 {
    get(&DECIMAL, number) >> 4
}

/// The ones digit of a number from 0 to 99.
pub fn ones(number: u8) -> u8 {
    get(&DECIMAL, number) & 0x0F
}

/// Shows `text` (a number of [`Text`]) in `row`, and nothing else in that row.
#[inline(never)]
pub fn show(hardware: &mut Hardware, row: u8, text: u8, colour: u8, arguments: Arguments) {
    let end = print(hardware, row, MARGIN, text, colour, arguments);
    blank(hardware, row, end);
}

/// Prints `text` (a number of [`Text`]) from `column` of `row` on; gives the column after it.
#[inline(never)]
pub fn print(
    hardware: &mut Hardware,
    row: u8,
    column: u8,
    text: u8,
    colour: u8,
    arguments: Arguments,
) -> u8 {
    hardware.text_begin(text);
    hardware.text_line(row, column, colour, arguments.pit, arguments.number)
}

/// Prints a number from 0 to 999 from `column` of `row` on.
#[inline(never)]
pub fn print_number(hardware: &mut Hardware, row: u8, column: u8, number: u16) {
    let mut column = column;
    let mut rest = number;
    let mut hundreds = 0;
    while rest >= 100 {
        rest -= 100;
        hundreds += 1;
    }
    let mut rest = rest as u8;
    if hundreds != 0 {
        column = print_digits(hardware, row, column, hundreds);
        column = print_digits(hardware, row, column, tens(rest));
        rest = ones(rest);
    }
    print_digits(hardware, row, column, rest);
}

/// Prints a number from 0 to 99 from `column` of `row` on; gives the column after it.
#[inline(never)]
fn print_digits(hardware: &mut Hardware, row: u8, column: u8, number: u8) -> u8 {
    let number = Arguments::number(number);
    print(hardware, row, column, Text::Number as u8, CYAN, number)
}

/// Prints what a move is worth from `column` of `row` on: seeds ahead with their sign, or won or lost.
/// Gives the column after it.
#[inline(never)]
pub fn print_value(hardware: &mut Hardware, row: u8, column: u8, value: i8, colour: u8) -> u8 {
    let number = value.unsigned_abs();
    let text = match (number > SEEDS, value < 0) {
        (true, false) => Text::Won,
        (true, true) => Text::Lost,
        (false, true) => Text::Behind,
        _ if value == 0 => Text::Even,
        _ => Text::Ahead,
    };
    let number = Arguments::number(number);
    print(hardware, row, column, text as u8, colour, number)
}

/// Shows a text of several lines from `row` on, one a frame: the first line, the second and the others each in their colour.
#[inline(never)]
pub fn page(hardware: &mut Hardware, row: u8, text: u8, colours: [u8; 3]) {
    hardware.text_begin(text);
    for line in 0..PAGE_LINES {
        hardware.wait_frame();
        let end = hardware.text_line(row + line, MARGIN, get(&colours, line.min(2)), 0, 0);
        blank(hardware, row + line, end);
    }
}

/// Empties `row` from `column` on.
#[inline(never)]
pub fn blank(hardware: &mut Hardware, row: u8, column: u8) {
    hardware.fill(row, column, COLUMNS);
}

/// Shows an answer to a key.
#[inline(never)]
pub fn message(hardware: &mut Hardware, text: u8, arguments: Arguments) {
    show(hardware, MESSAGE, text, YELLOW, arguments);
}

/// Shows an answer to a key that is made of two texts.
#[inline(never)]
pub fn message_in_two(hardware: &mut Hardware, texts: [Text; 2], arguments: [Arguments; 2]) {
    let [first, second] = texts;
    let end = print(hardware, MESSAGE, MARGIN, first as u8, YELLOW, arguments[0]);
    hardware.fill(MESSAGE, end, end + 1);
    let end = print(
        hardware,
        MESSAGE,
        end + 1,
        second as u8,
        YELLOW,
        arguments[1],
    );
    blank(hardware, MESSAGE, end);
}

/// Shows the rows that tell the keys, from `text` on, one a frame.
#[inline(never)]
pub fn help(hardware: &mut Hardware, text: Text, rows: u8) {
    for row in 0..rows {
        hardware.wait_frame();
        show(hardware, HELP + row, text.after(row), CYAN, Arguments::NONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_two_digits() {
        for number in 0..=99 {
            assert_eq!(tens(number) * 10 + ones(number), number);
        }
    }
}
