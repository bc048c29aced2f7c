//! A game in play: the keys of the players, the computer's turn, and how moves are shown.

use crate::animation::Pace;
use crate::app::{App, NO_MARKS, NO_PIT};
use crate::core::game::End;
use crate::core::position::{NORTH, PITS, Position, ROW, SOUTH};
use crate::core::unchecked::{at, get};
use crate::hardware::{Stage, key};
use crate::screens::board::Mark;
use crate::screens::lesson;
use crate::screens::line::{self, Arguments, HELP, TURN};
use crate::text::Text;
use crate::tiles::WHITE;

impl App {
    /// Begins a game as chosen on the title.
    pub(crate) fn start_game(&mut self) {
        self.random.stir(self.hardware.frame());
        self.game.restart(&self.setup.rules());
        self.show_game();
        self.go_on();
    }

    /// Shows the board of a game that begins.
    pub(crate) fn show_game(&mut self) {
        self.chosen = NO_PIT;
        self.past = NO_MARKS;
        self.draw_game();
    }

    /// Draws the whole screen but for what changes from turn to turn.
    #[inline(never)]
    pub(crate) fn draw_game(&mut self) {
        self.hardware.wait_frame();
        self.hardware.display(false);
        self.board
            .draw(&mut self.hardware, &self.game.position, &self.setup);
        if self.tutorial.is_open() {
            lesson::draw(&mut self.hardware, self.tutorial.lesson);
        } else {
            line::help(&mut self.hardware, Text::PlayHelp1, 3);
        }
        self.hardware.wait_frame();
        self.hardware.display(true);
    }

    /// Shows nothing below the turn but the rows that tell the keys.
    #[inline(never)]
    pub(crate) fn show_keys(&mut self) {
        for row in TURN + 1..HELP {
            self.hardware.wait_frame();
            line::blank(&mut self.hardware, row, 0);
        }
        line::help(&mut self.hardware, Text::PlayHelp1, 3);
    }

    /// Answers a key of the player to move.
    #[inline(never)]
    pub(crate) fn play_key(&mut self, key: u8) {
        self.random.stir(self.hardware.frame());
        let row = Position::row_start(self.game.position.side);
        match key {
            b'A'..=b'L' => self.choose(key - b'A'),
            b'1'..=b'6' => self.choose(row + key - b'1'),
            key::LEFT | key::RIGHT => self.choose_beside(key == key::RIGHT),
            key::RETURN if self.chosen == NO_PIT => {
                self.refuse(Text::ChooseFirst as u8, Arguments::NONE);
            }
            key::RETURN => self.play(self.chosen),
            key::F3 => self.hint(),
            key::F5 => self.take_back(),
            key::UP => self.open_log(),
            key::ABANDON => self.abandon(),
            key::F1 | key::DOWN => self.open_game_menu(),
            _ => self.refuse(Text::UnknownKey as u8, Arguments::NONE),
        }
    }

    /// Chooses a pit, or says why it cannot be played.
    #[inline(never)]
    pub(crate) fn choose(&mut self, pit: u8) {
        match self.game.refusal(pit) {
            Some(refusal) => {
                let text = Text::NotYourPit.after(refusal as u8);
                self.refuse(text, Arguments::pit(pit));
            }
            None => {
                self.chosen = pit;
                self.show_marks(self.game.legal_moves());
                self.say_preview();
            }
        }
    }

    /// Chooses the next legal pit to the right or left of the chosen one.
    fn choose_beside(&mut self, right: bool) {
        let side = self.game.position.side;
        let first = Position::row_start(side);
        let last = first + ROW - 1;
        // North's row is sown from right to left.
        let forward = right == (side == SOUTH);
        let mut pit = self.chosen;
        loop {
            pit = match (pit, forward) {
                (NO_PIT, true) => first,
                (NO_PIT, false) => last,
                (pit, true) if pit == last => first,
                (pit, false) if pit == first => last,
                (pit, true) => pit + 1,
                (pit, false) => pit - 1,
            };
            if self.game.refusal(pit).is_none() {
                break;
            }
        }
        self.choose(pit);
    }

    /// Ends the game, and tells so before anything waits for a frame.
    pub(crate) fn abandon(&mut self) {
        self.game.abandon();
        self.enter(Stage::Ended);
        self.go_on();
    }

    /// Plays a legal pit and shows what happens.
    #[inline(never)]
    pub(crate) fn play(&mut self, pit: u8) {
        let seeds = get(&self.game.position.pits, pit);
        let mover = self.game.position.side;
        if let Ok(capture) = self.game.play(pit) {
            self.enter(Stage::Sowing);
            self.chosen = NO_PIT;
            self.past = NO_MARKS;
            *at(&mut self.past, pit) = Mark::Sown;
            self.show_marks(0);
            let pace = self.show_move(pit, seeds, mover, capture);
            self.hardware.wait_frame();
            self.say_move(pit, capture.seeds);
            if pace == Pace::Abandoned {
                self.show_position();
                self.game.abandon();
            }
        }
        self.go_on();
    }

    /// Shows the seeds of `pit` in the store of `player`.
    #[inline(never)]
    fn take_into_store(&mut self, pit: u8, player: u8) {
        let seeds = get(&self.board.shown.pits, pit);
        let store = get(&self.board.shown.stores, player) + seeds;
        self.board.set_pit(&mut self.hardware, pit, 0);
        self.board.set_store(&mut self.hardware, player, store);
    }

    /// Where the rules say so, shows the players collecting their own rows at the end.
    pub(crate) fn collect_rows(&mut self) {
        if !matches!(self.game.end, End::NoMove | End::Repetition) {
            return;
        }
        for pit in 0..PITS {
            if get(&self.board.shown.pits, pit) != 0 {
                let owner = if pit < ROW { SOUTH } else { NORTH };
                self.hardware.wait_frame();
                self.take_into_store(pit, owner);
            }
        }
    }

    /// Shows the position of the game as it is, whatever was shown before.
    #[inline(never)]
    pub(crate) fn show_position(&mut self) {
        for pit in 0..PITS {
            let seeds = get(&self.game.position.pits, pit);
            if seeds != get(&self.board.shown.pits, pit) {
                self.hardware.wait_frame();
                self.board.set_pit(&mut self.hardware, pit, seeds);
            }
        }
        for player in SOUTH..=NORTH {
            let seeds = get(&self.game.position.stores, player);
            self.hardware.wait_frame();
            self.board.set_store(&mut self.hardware, player, seeds);
        }
    }

    /// Shows whose turn it is.
    pub(crate) fn show_turn(&mut self) {
        let side = self.game.position.side;
        let (text, legal) = if self.setup.is_computer(side) {
            (Text::SouthThinks.after(side), 0)
        } else {
            (Text::SouthMoves.after(side), self.game.legal_moves())
        };
        self.show_marks(legal);
        self.hardware.wait_frame();
        line::show(&mut self.hardware, TURN, text, WHITE, Arguments::NONE);
    }

    fn say_move(&mut self, pit: u8, captured: u8) {
        let text = if captured == 0 {
            Text::Sown
        } else {
            Text::SownAndCaptured
        };
        let arguments = Arguments {
            pit,
            number: captured,
        };
        line::message(&mut self.hardware, text as u8, arguments);
    }
}
