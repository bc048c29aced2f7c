//! A hint: what the computer would play.

use crate::app::App;
use crate::core::search::Choice;
use crate::hardware::{Stage, key};
use crate::screens::line::{self, Arguments, MESSAGE};
use crate::text::Text;
use crate::tiles::YELLOW;

/// How deep the computer looks when it is asked.
const PLIES: u8 = 7;
/// How long, in frames: about three seconds.
const FRAMES: u16 = 160;

impl App {
    /// Chooses the move that the computer would play, and says what it is worth.
    pub(crate) fn hint(&mut self) {
        if let Some(best) = self.consult() {
            self.choose(best.pit);
            let hardware = &mut self.hardware;
            hardware.wait_frame();
            line::blank(hardware, MESSAGE, 0);
            let pit = Arguments::pit(best.pit);
            let end = line::print(hardware, MESSAGE, 1, Text::Hint as u8, YELLOW, pit);
            line::print_value(hardware, MESSAGE, end + 1, best.value, YELLOW);
        }
    }

    /// What the computer thinks of the position, at the same depth whatever its level is. None if a key stops it;
    /// then that has been answered.
    pub(crate) fn consult(&mut self) -> Option<Choice> {
        match self.think(PLIES, FRAMES, true, Stage::Playing) {
            Ok(best) => Some(best),
            Err(key::ABANDON) => {
                self.abandon();
                None
            }
            Err(_) => {
                self.enter(Stage::Playing);
                line::message(&mut self.hardware, Text::Stopped as u8, Arguments::NONE);
                None
            }
        }
    }
}
