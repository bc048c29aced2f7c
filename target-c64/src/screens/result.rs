//! The result, in words below the board.

use super::line::{self, Arguments, HELP, MESSAGE, TURN};
use crate::core::game::Game;
use crate::core::position::{NORTH, SOUTH};
use crate::core::unchecked::get;
use crate::hardware::Hardware;
use crate::text::Text;
use crate::tiles::{CYAN, WHITE, YELLOW};

/// The first of two rows that tell the totals.
const TOTALS: u8 = 21;

/// Shows who has won a game that has ended, how it ended, and what each player has, with the seeds collected
/// from the own row in the end.
pub fn draw(hardware: &mut Hardware, game: &Game) {
    let none = Arguments::NONE;
    let totals = game.totals();
    hardware.wait_frame();
    let winner = Text::SouthWins.after(game.winner() as u8);
    line::show(hardware, TURN, winner, YELLOW, none);
    let end = Text::EndMajority.after(game.end as u8 - 1);
    line::show(hardware, TURN + 1, end, WHITE, none);
    hardware.wait_frame();
    line::blank(hardware, MESSAGE, 0);
    for player in [SOUTH, NORTH] {
        let total = get(&totals, player);
        let text = Text::SouthTotal.after(player);
        let row = TOTALS + player;
        hardware.wait_frame();
        line::blank(hardware, row, 0);
        let end = line::print(hardware, row, 1, text, WHITE, Arguments::number(total));
        let collected = total - get(&game.position.stores, player);
        if collected != 0 {
            let collected = Arguments::number(collected);
            line::print(hardware, row, end + 1, Text::OwnRow as u8, WHITE, collected);
        }
    }
    hardware.wait_frame();
    line::blank(hardware, HELP + 1, 0);
    line::show(hardware, HELP + 2, Text::ResultHelp as u8, CYAN, none);
}
