//! The title: the game's name in seeds, and what can be chosen before a game.

use super::basin::Basin;
use super::line::{self, Arguments, MESSAGE};
use super::wood;
use crate::core::position::NORTH;
use crate::core::unchecked::get;
use crate::hardware::Hardware;
use crate::setup::Setup;
use crate::text::Text;
use crate::tiles::{CYAN, WHITE, YELLOW};

const TOP: u8 = 1;
const BOTTOM: u8 = 9;
const SUBTITLE: u8 = 11;
const PLAYERS: u8 = 13;
const RULES: u8 = 15;
const LEVEL: u8 = 16;
const TIME: u8 = 17;
const BEGINS: u8 = 18;

/// The first column of the choices.
const COLUMN: u8 = 4;

/// The hollow that the name lies in.
static HOLLOW: Basin = Basin {
    row: 2,
    column: 2,
    width: 36,
    height: 7,
};

/// Where the name starts in the hollow.
const NAME_X: u8 = 4;
const NAME_Y: u8 = 1;
const NAME_WIDTH: u8 = 28;
const NAME_HEIGHT: u8 = 5;

/// The name in seeds, by columns: bit n for row n.
#[rustfmt::skip]
static NAME: [u8; NAME_WIDTH as usize] = [
    0b11110, 0b00101, 0b00101, 0b00101, 0b11110, 0,
    0b01111, 0b10000, 0b01100, 0b10000, 0b01111, 0,
    0b11110, 0b00101, 0b00101, 0b00101, 0b11110, 0,
    0b11111, 0b10000, 0b10000, 0b10000, 0,
    0b11111, 0b10101, 0b10101, 0b10101, 0b10001,
];

/// Draws the whole title. Takes several frames: the display should be off.
pub fn draw(hardware: &mut Hardware, setup: &Setup) {
    super::clear(hardware);
    wood::plank(hardware, TOP, BOTTOM);
    HOLLOW.draw(hardware);
    for x in 0..NAME_WIDTH {
        let mut column = get(&NAME, x);
        for y in 0..NAME_HEIGHT {
            HOLLOW.put(hardware, NAME_X + x, NAME_Y + y, column & 1);
            column >>= 1;
        }
    }
    line::show(
        hardware,
        SUBTITLE,
        Text::Subtitle as u8,
        YELLOW,
        Arguments::NONE,
    );
    line::help(hardware, Text::TitleHelp1, 2);
    draw_setup(hardware, setup);
}

/// Shows what is chosen now.
#[inline(never)]
pub fn draw_setup(hardware: &mut Hardware, setup: &Setup) {
    for choice in 0..2 {
        let colour = if setup.players == choice + 1 {
            WHITE
        } else {
            CYAN
        };
        let text = Text::OnePlayer.after(choice);
        line::print(
            hardware,
            PLAYERS + choice,
            COLUMN,
            text,
            colour,
            Arguments::NONE,
        );
    }
    hardware.wait_frame();
    let none = Arguments::NONE;
    draw_choice(hardware, RULES, Text::Rules, setup.rules_name(), none);
    if setup.has_computer() {
        draw_choice(hardware, LEVEL, Text::Level, setup.level_name(), none);
    } else {
        line::blank(hardware, LEVEL, COLUMN);
    }
    hardware.wait_frame();
    if setup.has_clock() {
        let (text, number) = setup.time();
        draw_choice(hardware, TIME, Text::Time, text, number);
    } else {
        line::blank(hardware, TIME, COLUMN);
    }
    let begins = if setup.rules().first_player != NORTH {
        Text::SouthBegins
    } else if setup.is_computer(NORTH) {
        Text::ComputerBegins
    } else {
        Text::NorthBegins
    };
    let end = line::print(hardware, BEGINS, COLUMN, begins as u8, CYAN, none);
    line::blank(hardware, BEGINS, end);
    hardware.wait_frame();
    line::blank(hardware, MESSAGE, 0);
}

/// Shows what `name` is chosen in `row`.
fn draw_choice(hardware: &mut Hardware, row: u8, label: Text, name: u8, arguments: Arguments) {
    let end = line::print(hardware, row, COLUMN, label as u8, CYAN, arguments);
    let end = line::print(hardware, row, end + 1, name, WHITE, arguments);
    line::blank(hardware, row, end);
}
