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
        match self.consult() {
            Ok(best) => {
                self.enter(Stage::Playing);
                self.choose(best.pit);
                let hardware = &mut self.hardware;
                hardware.wait_frame();
                line::blank(hardware, MESSAGE, 0);
                let pit = Arguments::pit(best.pit);
                let end = line::print(hardware, MESSAGE, 1, Text::Hint as u8, YELLOW, pit);
                line::print_value(hardware, MESSAGE, end + 1, best.value, YELLOW);
            }
            Err(key::ABANDON) => self.abandon(),
            Err(_) => {
                self.enter(Stage::Playing);
                line::message(&mut self.hardware, Text::Stopped as u8, Arguments::NONE);
            }
        }
    }

    /// What the computer thinks of the position, at the same depth whatever its level is; any key stops it.
    fn consult(&mut self) -> Result<Choice, u8> {
        self.think(PLIES, FRAMES, true)
    }
}
