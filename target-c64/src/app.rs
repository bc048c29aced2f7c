//! The program: title, game, result, and back to the title.

use crate::analysis::Analysis;
use crate::core::game::{End, Game};
use crate::core::position::PITS;
use crate::core::random::Random;
use crate::disk::Disk;
use crate::editor::Editor;
use crate::engine::Engine;
use crate::hand::Hand;
use crate::hardware::key;
use crate::hardware::sound::Sound;
use crate::hardware::{Hardware, Stage};
use crate::log::Walk;
use crate::menu::Menu;
use crate::menu::page::Page;
use crate::screens::board::{Board, Mark};
use crate::screens::line::{self, Arguments};
use crate::screens::{result, title};
use crate::setup::Setup;
use crate::tutorial::Tutorial;

/// How long the board stays in view after the end of a game, in frames.
const LAST_LOOK: u8 = 100;

/// No pit.
pub(crate) const NO_PIT: u8 = 0xFF;

/// Before the first move.
pub(crate) const NO_MARKS: [Mark; PITS as usize] = [Mark::Plain; PITS as usize];

/// Everything the program remembers. All zero bits are good to start from.
#[repr(C)]
pub struct App {
    /// The first, so that it is found where the program's state begins.
    pub(crate) game: Game,
    pub(crate) hardware: Hardware,
    pub(crate) search: Engine,
    pub(crate) board: Board,
    pub(crate) hand: Hand,
    pub(crate) setup: Setup,
    pub(crate) menu: Menu,
    /// The language of the texts: 0 English, 1 French, 2 Spanish.
    pub(crate) language: u8,
    pub(crate) walk: Walk,
    pub(crate) tutorial: Tutorial,
    pub(crate) disk: Disk,
    pub(crate) analysis: Analysis,
    pub(crate) editor: Editor,
    /// A draw was offered in this turn.
    pub(crate) is_offered: bool,
    /// A key that stopped something and is still to be answered, or [`key::NONE`].
    pub(crate) next_key: u8,
    pub(crate) stage: Stage,
    /// The pit chosen but not yet sown, or [`NO_PIT`].
    pub(crate) chosen: u8,
    /// What the last move did: the pit that was sown and those that were captured.
    pub(crate) past: [Mark; PITS as usize],
    /// Where the computer's slips come from.
    pub(crate) random: Random,
}

impl App {
    /// Shows the title for the first time. To be called once, before [`App::step`].
    pub fn start(&mut self) {
        self.setup = Setup::DEFAULT;
        self.language = self.hardware.first_language();
        self.random = Random::new(1);
        self.show_title();
    }

    /// Shows the title and its menu.
    #[inline(never)]
    pub(crate) fn show_title(&mut self) {
        self.enter(Stage::Title);
        self.hardware.wait_frame();
        self.hardware.display(false);
        title::draw(&mut self.hardware);
        self.hardware.wait_frame();
        self.hardware.display(true);
        self.hardware.start_tune();
        self.open(Page::Title);
    }

    /// Waits for the next frame and does what is due in it. A move, of a player or of the computer,
    /// is shown from beginning to end before this returns.
    pub fn step(&mut self) {
        self.hardware.wait_frame();
        match self.stage {
            Stage::Playing if self.setup.is_computer(self.game.position.side) => {
                self.play_computer_move();
            }
            Stage::Tutorial => self.step_tutorial(),
            stage => {
                let key = self.take_key();
                if key == key::NONE {
                    if matches!(stage, Stage::Title | Stage::Menu) {
                        self.show_sound();
                    }
                } else {
                    match stage {
                        Stage::Title | Stage::Menu => self.menu_key(key),
                        Stage::Log => self.log_key(key),
                        Stage::Disk => self.disk_key(key),
                        Stage::Editor => self.editor_key(key),
                        Stage::Offer => self.offer_key(key),
                        Stage::Result => self.result_key(key),
                        _ => self.play_key(key),
                    }
                }
            }
        }
    }

    /// The next key to be answered, or [`key::NONE`].
    #[inline(never)]
    pub(crate) fn take_key(&mut self) -> u8 {
        match core::mem::take(&mut self.next_key) {
            key::NONE => self.hardware.next_key(),
            key => key,
        }
    }

    /// Tells what the program is doing from now on.
    #[inline(never)]
    pub(crate) fn enter(&mut self, stage: Stage) {
        if self.stage == Stage::Title && stage != Stage::Title {
            self.hardware.stop_tune();
        }
        self.stage = stage;
        self.hardware.set_stage(stage);
    }

    /// Answers a key when the result is shown.
    fn result_key(&mut self, key: u8) {
        match key {
            key::RETURN => {
                self.setup.change_sides();
                self.start_game();
            }
            key::F5 => self.take_back(),
            key::UP => self.open_log(),
            _ => self.show_title(),
        }
    }

    /// Goes on to the next turn, or to the result if the game has ended.
    #[inline(never)]
    pub(crate) fn go_on(&mut self) {
        self.chosen = NO_PIT;
        self.is_offered = false;
        self.clear_values();
        if self.tutorial.is_open() {
            self.judge_lesson_move();
            return;
        }
        if self.game.end == End::None {
            self.show_turn();
            self.enter(Stage::Playing);
            return;
        }
        if self.game.end == End::Abandoned && self.setup.is_demo() {
            self.show_title();
            return;
        }
        self.enter(Stage::Ended);
        self.show_marks(0);
        self.hardware.play(Sound::End);
        // An abandoned game needs no last look: nothing has moved.
        if self.game.end != End::Abandoned {
            self.pause(LAST_LOOK);
        }
        self.show_result();
    }

    /// Shows how the game has ended.
    #[inline(never)]
    pub(crate) fn show_result(&mut self) {
        self.collect_rows();
        result::draw(&mut self.hardware, &self.game);
        self.enter(Stage::Result);
    }

    /// Says in one line why a key does nothing.
    #[inline(never)]
    pub(crate) fn refuse(&mut self, text: u8, arguments: Arguments) {
        line::message(&mut self.hardware, text, arguments);
        self.hardware.play(Sound::Refusal);
    }

    /// Lets frames pass until `frames` are over or a key is pressed.
    #[inline(never)]
    pub(crate) fn pause(&mut self, frames: u8) {
        for _ in 0..frames {
            self.hardware.wait_frame();
            if self.hardware.next_key() != key::NONE {
                return;
            }
        }
    }
}

/// What tests do to the program and see of it.
#[cfg(not(c64))]
impl App {
    /// The program before its start.
    pub const fn new(hardware: Hardware) -> Self {
        Self {
            game: Game::EMPTY,
            hardware,
            search: Engine::NEW,
            board: Board::EMPTY,
            hand: Hand::new(0, 0),
            setup: Setup::DEFAULT,
            menu: Menu::EMPTY,
            language: 0,
            walk: Walk::EMPTY,
            tutorial: Tutorial::EMPTY,
            disk: Disk::EMPTY,
            analysis: Analysis::EMPTY,
            editor: Editor::EMPTY,
            is_offered: false,
            next_key: key::NONE,
            stage: Stage::Title,
            chosen: NO_PIT,
            past: NO_MARKS,
            random: Random::new(1),
        }
    }

    /// Lets the computer's slips be those that come from `seed` and what keys follow.
    pub fn set_seed(&mut self, seed: u16) {
        self.random = Random::new(seed);
    }

    /// What it is doing.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The machine it runs on.
    pub fn hardware(&mut self) -> &mut Hardware {
        &mut self.hardware
    }

    /// The game in progress.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Begins a game from a position other than the start, with the rules and players chosen.
    pub fn start_from(&mut self, position: crate::core::position::Position) {
        self.start_game();
        self.game.position = position;
        self.game.begin();
        self.show_game();
        self.go_on();
    }
}
