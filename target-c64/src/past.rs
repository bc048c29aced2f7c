//! The game's past: moves are taken back.

use crate::app::{App, NO_MARKS};
use crate::core::game::End;
use crate::core::moves::Capture;
use crate::core::position::{NORTH, ROW, SOUTH};
use crate::core::sowing::PREVIOUS;
use crate::core::unchecked::{at, get};
use crate::screens::board::Mark;
use crate::screens::line::{self, Arguments};
use crate::text::Text;

impl App {
    /// Takes back the last move of a player at the keyboard and the computer's answer to it. Of a game that
    /// was abandoned, or a draw agreed, it takes back just that.
    #[inline(never)]
    pub(crate) fn take_back(&mut self) {
        let mut kept = self.game.len();
        if !matches!(self.game.end, End::Abandoned | End::DrawAgreed) {
            loop {
                if kept == 0 {
                    self.refuse(Text::NothingToTakeBack as u8, Arguments::NONE);
                    return;
                }
                kept -= 1;
                let mover = if self.game.logged(kept) < ROW {
                    SOUTH
                } else {
                    NORTH
                };
                if !self.setup.is_computer(mover) {
                    break;
                }
            }
        }
        self.go_to(kept);
        self.show_keys();
        self.go_on();
        line::message(&mut self.hardware, Text::TakenBack as u8, Arguments::NONE);
    }

    /// Goes to the position after the first `len` moves of the log, and shows it and what the last of
    /// them did.
    #[inline(never)]
    pub(crate) fn go_to(&mut self, len: u16) {
        let capture = self.game.go_to(len);
        self.past = NO_MARKS;
        if len != 0 {
            self.mark_move(self.game.logged(len - 1), capture);
        }
        self.show_position();
    }

    /// Marks what a move did: the pit that was sown and those that were captured.
    fn mark_move(&mut self, pit: u8, capture: Capture) {
        *at(&mut self.past, pit) = Mark::Sown;
        let mut captured = capture.last;
        for _ in 0..capture.pits {
            *at(&mut self.past, captured) = Mark::Captured;
            captured = get(&PREVIOUS, captured);
        }
    }
}
