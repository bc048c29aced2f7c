//! A game in play: the keys of the players, the computer's turn, and how moves are shown.

use crate::app::{App, NO_MARKS, NO_PIT};
use crate::core::game::End;
use crate::core::moves::Capture;
use crate::core::position::{NORTH, PITS, Position, ROW, SOUTH};
use crate::core::sowing::{PREVIOUS, last_pit};
use crate::core::unchecked::{at, get};
use crate::hardware::Stage;
use crate::hardware::key;
use crate::hardware::sound::Sound;
use crate::screens::board::Mark;
use crate::screens::lesson;
use crate::screens::line::{self, Arguments, HELP, TURN};
use crate::text::Text;
use crate::tiles::WHITE;

/// Frames between two seeds.
const SEED_FRAMES: u8 = 9;
/// Frames that a captured pit is in view before and after its seeds are taken.
const CAPTURE_FRAMES: u8 = 18;
/// Pits whose rim can be repainted while the beam is below the screen.
const MARKS_A_FRAME: u8 = 2;

/// How the players want a move to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// Seed by seed.
    Slow,
    /// A key was pressed: as fast as the screen goes.
    Hurried,
    /// The game was abandoned.
    Abandoned,
}

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
                line::message(&mut self.hardware, Text::Chosen as u8, Arguments::pit(pit));
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

    pub(crate) fn abandon(&mut self) {
        self.game.abandon();
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
            let mut pace = self.show_sowing(pit, seeds);
            if pace != Pace::Abandoned {
                pace = self.show_captures(capture, mover, pace);
            }
            self.hardware.wait_frame();
            self.say_move(pit, capture.seeds);
            if pace == Pace::Abandoned {
                self.show_position();
                self.game.abandon();
            }
        }
        self.go_on();
    }

    /// Takes the seeds of `pit` and lets them fall one by one.
    fn show_sowing(&mut self, pit: u8, seeds: u8) -> Pace {
        let mut pace = Pace::Slow;
        self.hardware.wait_frame();
        self.board.set_pit(&mut self.hardware, pit, 0);
        for sown in 1..=seeds {
            pace = self.wait(SEED_FRAMES, pace);
            if pace == Pace::Abandoned {
                break;
            }
            let target = last_pit(pit, sown);
            let now = get(&self.board.shown.pits, target) + 1;
            self.board.set_pit(&mut self.hardware, target, now);
            self.hardware.play(Sound::Seed(now));
        }
        pace
    }

    /// Takes captured seeds pit by pit into the store of `mover`.
    fn show_captures(&mut self, capture: Capture, mover: u8, pace: Pace) -> Pace {
        let mut pace = pace;
        let mut pit = capture.last;
        for _ in 0..capture.pits {
            *at(&mut self.past, pit) = Mark::Captured;
            pace = self.wait(CAPTURE_FRAMES, pace);
            self.board.set_mark(&mut self.hardware, pit, Mark::Captured);
            if pace == Pace::Abandoned {
                break;
            }
            pace = self.wait(CAPTURE_FRAMES, pace);
            self.hardware.play(Sound::Capture);
            self.take_into_store(pit, mover);
            if pace == Pace::Abandoned {
                break;
            }
            pit = get(&PREVIOUS, pit);
        }
        pace
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

    /// Gives every pit the rim that tells what there is to know about it; bit n of `legal` says
    /// that the n-th pit of the mover's row may be chosen.
    #[inline(never)]
    pub(crate) fn show_marks(&mut self, legal: u8) {
        let first = Position::row_start(self.game.position.side);
        let mut legal = legal;
        let mut left = 0;
        for pit in 0..PITS {
            let mut mark = get(&self.past, pit);
            if pit >= first && pit < first + ROW {
                if mark == Mark::Plain && legal & 1 != 0 {
                    mark = Mark::Legal;
                }
                legal >>= 1;
            }
            if pit == self.chosen {
                mark = Mark::Chosen;
            }
            if self.board.mark(pit) != mark {
                if left == 0 {
                    left = MARKS_A_FRAME;
                    self.hardware.wait_frame();
                }
                left -= 1;
                self.board.set_mark(&mut self.hardware, pit, mark);
            }
        }
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

    /// Lets frames pass as the pace has it, and notices keys.
    #[inline(never)]
    fn wait(&mut self, frames: u8, pace: Pace) -> Pace {
        let mut pace = pace;
        let mut left = frames;
        while left != 0 {
            self.hardware.wait_frame();
            pace = self.heed(pace);
            left = if pace == Pace::Slow { left - 1 } else { 0 };
        }
        pace
    }

    /// The pace after a look at the keyboard.
    fn heed(&mut self, pace: Pace) -> Pace {
        match self.hardware.next_key() {
            key::NONE => pace,
            pressed if pressed == key::ABANDON || self.setup.is_demo() => Pace::Abandoned,
            _ if pace == Pace::Abandoned => pace,
            _ => Pace::Hurried,
        }
    }
}
