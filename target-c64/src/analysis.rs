//! Analysis: what each legal move of the position shown is worth.

use core::mem::replace;

use crate::app::{App, NO_PIT};
use crate::core::game::{End, Winner};
use crate::core::position::Position;
use crate::core::search::{WIN, lead};
use crate::core::unchecked::at;
use crate::hardware::{Stage, key};
use crate::screens::board::Mark;
use crate::screens::line::{self, Arguments};
use crate::screens::values;
use crate::text::Text;
use crate::tiles::{CYAN, YELLOW};

/// How deep it looks at first, and at most.
const USUAL_PLIES: u8 = 7;
const MOST_PLIES: u8 = 12;

/// What is known of the analysis.
pub struct Analysis {
    /// How deep each move is searched, itself included; 0 if positions are not analysed.
    plies: u8,
    /// Values are in view.
    has_values: bool,
}

impl Analysis {
    /// Before it was asked for.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        plies: 0,
        has_values: false,
    };

    /// Whether each position that is shown is to be analysed.
    pub fn is_on(&self) -> bool {
        self.plies != 0
    }

    /// Turns it on, if it is off.
    pub fn turn_on(&mut self) {
        if !self.is_on() {
            self.plies = USUAL_PLIES;
        }
    }

    /// Answers F3, which turns it on and off, and + and −, which change how deep it looks. False if the
    /// key is another.
    pub fn answer(&mut self, key: u8) -> bool {
        match key {
            key::F3 if self.is_on() => self.plies = 0,
            key::F3 => self.turn_on(),
            b'+' if self.plies < MOST_PLIES => self.plies += 1,
            b'-' if self.is_on() => self.plies -= 1,
            b'+' | b'-' => {}
            _ => return false,
        }
        true
    }
}

impl App {
    /// Shows beside each legal move what it is worth, as each is found, and a best one in another colour. A key that
    /// stops this is the next that the program answers.
    #[inline(never)]
    pub(crate) fn analyse(&mut self) {
        let stage = self.stage;
        self.clear_values();
        self.analysis.has_values = true;
        if stage != Stage::Editor {
            let plies = Arguments::number(self.analysis.plies);
            self.hardware.wait_frame();
            line::message(&mut self.hardware, Text::Analysis as u8, plies);
        }
        let mut best = (NO_PIT, i8::MIN);
        let mut pit = Position::row_start(self.game.position.side);
        let mut legal = self.game.legal_moves();
        while legal != 0 {
            if legal & 1 != 0 {
                let before = replace(at(&mut self.past, pit), Mark::Chosen);
                self.show_marks(0);
                *at(&mut self.past, pit) = before;
                match self.value(pit) {
                    Ok(value) => {
                        self.hardware.wait_frame();
                        values::show(&mut self.hardware, pit, value, CYAN);
                        if value > best.1 {
                            best = (pit, value);
                        }
                    }
                    Err(key) => {
                        self.next_key = key;
                        break;
                    }
                }
            }
            legal >>= 1;
            pit += 1;
        }
        self.enter(stage);
        self.show_marks(0);
        if best.0 != NO_PIT {
            values::show(&mut self.hardware, best.0, best.1, YELLOW);
        }
    }

    /// What a legal move is worth for the mover, or the key that stopped the search.
    #[inline(never)]
    fn value(&mut self, pit: u8) -> Result<i8, u8> {
        let home = self.game.bookmark();
        let side = self.game.position.side;
        let plies = self.analysis.plies - 1;
        self.game.try_out(pit);
        let value = if self.game.end != End::None {
            Ok(match self.game.winner() {
                Winner::Draw => 0,
                winner if winner as u8 == side => WIN - 1,
                _ => 1 - WIN,
            })
        } else if plies == 0 {
            Ok(lead(self.game.position.stores, side))
        } else {
            self.think(plies, u16::MAX, true, Stage::Thinking)
                .map(|best| -best.value)
        };
        self.game.return_to(&home);
        value
    }

    /// Takes the values away.
    #[inline(never)]
    pub(crate) fn clear_values(&mut self) {
        if self.analysis.has_values {
            self.analysis.has_values = false;
            self.hardware.wait_frame();
            values::clear(&mut self.hardware);
        }
    }
}
