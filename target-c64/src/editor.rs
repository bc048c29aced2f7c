//! The position editor: any position is set up, and played or analysed from.

use crate::app::{App, NO_MARKS, NO_PIT};
use crate::core::position::{PITS, ROW, SEEDS};
use crate::core::unchecked::{at, get};
use crate::hardware::sound::Sound;
use crate::hardware::{Stage, key};
use crate::screens::board::Mark;
use crate::screens::line::{self, Arguments, MESSAGE, TURN};
use crate::text::Text;
use crate::tiles::{CYAN, WHITE};

/// The places of the stores, after those of the pits.
const SOUTH_STORE: u8 = PITS;
const NORTH_STORE: u8 = PITS + 1;
/// How many places there are.
const PLACES: u8 = PITS + 2;

/// The columns of the stores; between them are the pits.
const LEFT: u8 = 0;
const RIGHT: u8 = ROW + 1;

/// Seeds that pits and stores together may hold on the way to [`SEEDS`].
const MOST: u8 = 2 * SEEDS;

/// What the editor remembers beside the position, which is the one that the board shows.
pub struct Editor {
    /// The column of the cursor, [`LEFT`] to [`RIGHT`], and whether it is in North's row.
    column: u8,
    is_north: bool,
    /// The last key was a digit of the number at the cursor.
    is_typed: bool,
    /// It was opened from the title.
    is_first: bool,
}

impl Editor {
    /// Before it was opened.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        column: LEFT,
        is_north: false,
        is_typed: false,
        is_first: false,
    };

    /// The pit (0–11) or store that the cursor is at.
    fn place(&self) -> u8 {
        match self.column {
            LEFT => NORTH_STORE,
            RIGHT => SOUTH_STORE,
            column if self.is_north => PITS - column,
            column => column - 1,
        }
    }
}

impl App {
    /// Opens the editor with the position of the game, or with the start if there is none.
    pub(crate) fn open_editor(&mut self) {
        self.editor.is_first = self.stage == Stage::Title;
        if self.editor.is_first {
            self.game.restart(&self.setup.rules());
            self.show_game();
        } else {
            self.close_menu();
        }
        self.chosen = NO_PIT;
        self.enter(Stage::Editor);
        self.board.shown.side = self.game.position.side;
        self.editor.column = 1;
        self.editor.is_north = false;
        line::help(&mut self.hardware, Text::EditorHelp1, 3);
        self.show_edited();
    }

    /// Answers a key in the editor.
    pub(crate) fn editor_key(&mut self, key: u8) {
        let is_typed = core::mem::take(&mut self.editor.is_typed);
        let place = self.editor.place();
        let seeds = self.seeds_at(place);
        match key {
            key::LEFT => self.editor.column = (self.editor.column - 1) & RIGHT,
            key::RIGHT => self.editor.column = (self.editor.column + 1) & RIGHT,
            key::UP | key::DOWN => self.editor.is_north = key == key::UP,
            b'0'..=b'9' => {
                self.editor.is_typed = true;
                let digit = key - b'0';
                let number = if is_typed && seeds < 5 {
                    10 * seeds + digit
                } else {
                    digit
                };
                self.edit(place, if number > SEEDS { digit } else { number });
            }
            b'+' if seeds < SEEDS => self.edit(place, seeds + 1),
            b'-' if seeds > 0 => self.edit(place, seeds - 1),
            key::SPACE => self.board.shown.side ^= 1,
            key::HOME => self.fill(4),
            key::CLR => self.fill(0),
            key::F3 => return self.analyse_edited(),
            key::RETURN => return self.play_edited(),
            key::BACK => return self.close_editor(),
            key::ABANDON => {
                self.close_editor();
                if self.stage != Stage::Title {
                    self.abandon();
                }
                return;
            }
            b'A'..=b'L' => {
                let pit = key - b'A';
                self.editor.is_north = pit >= ROW;
                self.editor.column = if pit < ROW { pit + 1 } else { PITS - pit };
            }
            _ => return self.refuse(Text::UnknownKey as u8, Arguments::NONE),
        }
        self.show_edited();
    }

    /// Shows where the cursor is, who moves, and how many seeds there are.
    #[inline(never)]
    fn show_edited(&mut self) {
        self.clear_values();
        self.point_at_slot(self.editor.place());
        let seeds = Arguments::number(self.edited_seeds());
        let turn = Text::SouthMoves.after(self.board.shown.side);
        let hardware = &mut self.hardware;
        line::show(hardware, TURN, turn, WHITE, Arguments::NONE);
        line::show(hardware, TURN + 1, Text::EditorSeeds as u8, CYAN, seeds);
        line::blank(hardware, MESSAGE, 0);
    }

    /// Points at a place, or at none if it is [`NO_PIT`].
    fn point_at_slot(&mut self, place: u8) {
        self.past = NO_MARKS;
        if place < PITS {
            *at(&mut self.past, place) = Mark::Chosen;
        }
        self.show_marks(0);
        self.hardware.wait_frame();
        for store in SOUTH_STORE..=NORTH_STORE {
            let is_here = store == place;
            self.board
                .point_at_store(&mut self.hardware, store - PITS, is_here);
        }
    }

    /// Seeds in pits and stores together, 0–[`MOST`].
    fn edited_seeds(&self) -> u8 {
        let mut seeds = 0;
        for place in 0..PLACES {
            seeds += self.seeds_at(place);
        }
        seeds
    }

    /// The seeds at a place.
    fn seeds_at(&self, place: u8) -> u8 {
        if place < PITS {
            get(&self.board.shown.pits, place)
        } else {
            get(&self.board.shown.stores, place - PITS)
        }
    }

    /// Puts so many seeds at a place, unless that makes too many on the whole.
    fn edit(&mut self, place: u8, seeds: u8) {
        if self.edited_seeds() - self.seeds_at(place) + seeds > MOST {
            self.hardware.play(Sound::Refusal);
        } else {
            self.put(place, seeds);
        }
    }

    #[inline(never)]
    fn put(&mut self, place: u8, seeds: u8) {
        self.hardware.wait_frame();
        if place < PITS {
            self.board.set_pit(&mut self.hardware, place, seeds);
        } else {
            self.board
                .set_store(&mut self.hardware, place - PITS, seeds);
        }
    }

    /// Puts `seeds` into every pit and none into the stores.
    fn fill(&mut self, seeds: u8) {
        for place in 0..PLACES {
            self.put(place, if place < PITS { seeds } else { 0 });
        }
    }

    /// Whether the position on the board can be played from; if not, says why.
    #[inline(never)]
    fn is_playable(&mut self) -> bool {
        let position = &self.board.shown;
        let seeds = self.edited_seeds();
        let (text, number) = if seeds < SEEDS {
            (Text::SeedsMissing, SEEDS - seeds)
        } else if seeds > SEEDS {
            (Text::SeedsTooMany, seeds - SEEDS)
        } else if position.has_majority() || position.legal_moves(&self.game.rules) == 0 {
            (Text::EditorOver, 0)
        } else {
            return true;
        };
        self.refuse(text as u8, Arguments::number(number));
        false
    }

    /// Begins a game from the position on the board.
    fn play_edited(&mut self) {
        if self.is_playable() {
            self.take_over();
            self.leave_editor();
        }
    }

    /// Shows what the moves of the position on the board are worth.
    fn analyse_edited(&mut self) {
        if self.is_playable() {
            let home = self.game.bookmark();
            self.take_over();
            self.analysis.turn_on();
            self.analyse();
            self.game.return_to(&home);
            self.point_at_slot(self.editor.place());
        }
    }

    fn take_over(&mut self) {
        self.game.position = self.board.shown;
        self.game.begin();
    }

    /// Goes back to where the editor was opened.
    fn close_editor(&mut self) {
        if self.editor.is_first {
            self.show_title();
        } else {
            self.leave_editor();
        }
    }

    /// Goes on with the game.
    fn leave_editor(&mut self) {
        self.point_at_slot(NO_PIT);
        self.go_to(self.game.len());
        self.show_keys();
        self.go_on();
    }
}
