//! Lines of text.

use crate::core::position::{ROW, SEEDS};
use crate::core::unchecked::get;
use crate::hardware::{COLUMNS, Hardware, TEXT_END, row_start};
use crate::text::Text;
use crate::tiles::{
    CYAN, DIGIT, LABEL_MARK, LETTER, LETTER_MARK, LINE_MARK, NUMBER_MARK, SPACE, WHITE, YELLOW,
};

/// The row that says whose turn it is, and who has won.
pub const TURN: u8 = 18;
/// The row that answers keys.
pub const MESSAGE: u8 = 20;
/// The first of three rows that tell the keys.
pub const HELP: u8 = 22;

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
    let mut pen = Pen {
        row_start: row_start(row),
        column,
        colour,
    };
    let start = hardware.text_start(text);
    let mut index = 0;
    loop {
        match hardware.text_byte(start, index) {
            TEXT_END => return pen.column,
            LETTER_MARK => pen.write(hardware, LETTER + arguments.pit),
            LABEL_MARK => {
                let (row, first) = if arguments.pit < ROW {
                    (0, 0)
                } else {
                    (1, ROW)
                };
                pen.write(hardware, LETTER + row);
                pen.write(hardware, DIGIT + 1 + arguments.pit - first);
            }
            NUMBER_MARK => {
                if tens(arguments.number) != 0 {
                    pen.write(hardware, DIGIT + tens(arguments.number));
                }
                pen.write(hardware, DIGIT + ones(arguments.number));
            }
            code => pen.write(hardware, code),
        }
        index += 1;
    }
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

/// Shows a text of several lines from `row` on: the first line, the second and the others each in their colour.
#[inline(never)]
pub fn page(hardware: &mut Hardware, row: u8, text: u8, colours: [u8; 3]) {
    let start = hardware.text_start(text);
    let mut line = 0;
    let mut pen = Pen::at(row, colours[0]);
    let mut index = 0;
    loop {
        match hardware.text_byte(start, index) {
            TEXT_END => return,
            LINE_MARK => {
                line += 1;
                pen = Pen::at(row + line, if line == 1 { colours[1] } else { colours[2] });
            }
            code => pen.write(hardware, code),
        }
        index += 1;
    }
}

/// Empties `row` from `column` on.
#[inline(never)]
pub fn blank(hardware: &mut Hardware, row: u8, column: u8) {
    fill(hardware, row, column, COLUMNS);
}

/// Empties `row` from `column` up to `end`, which is not emptied.
#[inline(never)]
pub fn fill(hardware: &mut Hardware, row: u8, column: u8, end: u8) {
    let mut pen = Pen {
        row_start: row_start(row),
        column,
        colour: WHITE,
    };
    while pen.column < end {
        pen.write(hardware, SPACE);
    }
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
    hardware.put(row_start(MESSAGE), end, SPACE);
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

/// Where the next character goes.
struct Pen {
    row_start: u16,
    column: u8,
    colour: u8,
}

impl Pen {
    /// At the margin of `row`.
    fn at(row: u8, colour: u8) -> Self {
        Self {
            row_start: row_start(row),
            column: MARGIN,
            colour,
        }
    }

    #[inline(never)]
    fn write(&mut self, hardware: &mut Hardware, code: u8) {
        hardware.put(self.row_start, self.column, code);
        hardware.paint(self.row_start, self.column, self.colour);
        self.column += 1;
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
