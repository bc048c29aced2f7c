//! What rims and notes tell: which pits may be chosen, what sowing the chosen one would do, what the last move did.

use crate::app::{App, NO_PIT};
use crate::core::position::{PITS, Position, ROW};
use crate::core::sowing::{PREVIOUS, last_pit};
use crate::core::unchecked::{at, get};
use crate::screens::board::{CAPTURED, LAST, Mark, Note};
use crate::screens::line::{self, Arguments};
use crate::text::Text;

/// Pits whose rim and note can be drawn while the beam is below the screen.
const MARKS_A_FRAME: u8 = 2;

impl App {
    /// Gives every pit the rim and the note that tell what there is to know about it; bit n of `legal` says
    /// that the n-th pit of the mover's row may be chosen.
    #[inline(never)]
    pub(crate) fn show_marks(&mut self, legal: u8) {
        let notes = self.preview();
        let first = Position::row_start(self.game.position.side);
        let mut legal = legal;
        let mut left = 0;
        for pit in 0..PITS {
            let note = get(&notes, pit);
            let mut mark = get(&self.past, pit);
            if pit >= first && pit < first + ROW {
                if mark == Mark::Plain && legal & 1 != 0 {
                    mark = Mark::Legal;
                }
                legal >>= 1;
            }
            if note & CAPTURED != 0 {
                mark = Mark::Captured;
            }
            if pit == self.chosen {
                mark = Mark::Chosen;
            }
            if !self.board.tells(pit, mark, note) {
                if left == 0 {
                    left = MARKS_A_FRAME;
                    self.hardware.wait_frame();
                }
                left -= 1;
                self.board.tell(&mut self.hardware, pit, mark, note);
            }
        }
    }

    /// What sowing the chosen pit would do to each, if one is chosen.
    fn preview(&self) -> [Note; PITS as usize] {
        let mut notes = [0; PITS as usize];
        let origin = self.chosen;
        if origin != NO_PIT {
            let position = &self.game.position;
            for sown in 1..=get(&position.pits, origin) {
                *at(&mut notes, last_pit(origin, sown)) += 1;
            }
            let capture = position.capture(&self.game.rules, origin);
            let mut pit = capture.last;
            *at(&mut notes, pit) |= LAST;
            for _ in 0..capture.pits {
                *at(&mut notes, pit) |= CAPTURED;
                pit = get(&PREVIOUS, pit);
            }
        }
        notes
    }

    /// Says in one line what sowing the chosen pit would do: how many seeds, to which pit, and what they capture.
    #[inline(never)]
    pub(crate) fn say_preview(&mut self) {
        let position = &self.game.position;
        let seeds = get(&position.pits, self.chosen);
        let capture = position.capture(&self.game.rules, self.chosen);
        let text = if seeds == 1 {
            Text::PreviewOne
        } else {
            Text::PreviewSeeds
        };
        let text_to = if capture.seeds == 0 {
            Text::PreviewTo
        } else {
            Text::PreviewCapture
        };
        let sowing = Arguments {
            pit: self.chosen,
            number: seeds,
        };
        let end = Arguments {
            pit: capture.last,
            number: capture.seeds,
        };
        self.hardware.wait_frame();
        line::message_in_two(&mut self.hardware, [text, text_to], [sowing, end]);
    }
}
