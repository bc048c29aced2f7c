//! The log mode: the players walk through the moves of the game, and may play on from any of them.

use crate::app::{App, NO_PIT};
use crate::core::game::{End, LOG_CAPACITY};
use crate::hardware::{Stage, key};
use crate::screens::line::{self, Arguments, TURN};
use crate::screens::log::{NO_PLACE, PAGE, draw_page, point};
use crate::text::Text;
use crate::tiles::WHITE;

/// Moves that LEFT and RIGHT go at once.
const JUMP: u16 = 10;

/// No page of the list is in view.
const NO_PAGE: u8 = 0xFF;

/// What the log mode knows of the game that it walks through.
pub struct Walk {
    /// The moves of the game, and how it has ended.
    len: u16,
    end: End,
    /// The page of the list in view, and the place in it that is pointed at.
    page: u8,
    place: u8,
}

impl Walk {
    /// Before the log was opened.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        len: 0,
        end: End::None,
        page: NO_PAGE,
        place: NO_PLACE,
    };
}

impl App {
    /// Enters the log, one move back.
    pub(crate) fn open_log(&mut self) {
        let len = self.game.len();
        if len == 0 {
            self.refuse(Text::LogEnds as u8, Arguments::NONE);
        } else {
            self.open_log_at(len - 1);
        }
    }

    /// Enters the log where the game is, and analyses that.
    pub(crate) fn open_analysis(&mut self) {
        self.analysis.turn_on();
        self.open_log_at(self.game.len());
    }

    #[inline(never)]
    fn open_log_at(&mut self, len: u16) {
        self.walk.len = self.game.len();
        self.walk.end = self.game.end;
        self.walk.page = NO_PAGE;
        self.walk.place = NO_PLACE;
        self.chosen = NO_PIT;
        self.enter(Stage::Log);
        self.walk_to(len);
    }

    /// Answers a key in the log.
    pub(crate) fn log_key(&mut self, key: u8) {
        let is_last = self.game.len() == self.walk.len;
        match key {
            key::UP => self.walk_by(1, true),
            key::DOWN => self.walk_by(1, false),
            key::LEFT => self.walk_by(JUMP, true),
            key::RIGHT => self.walk_by(JUMP, false),
            key::HOME => self.walk_by(LOG_CAPACITY, true),
            key::CLR => self.walk_by(LOG_CAPACITY, false),
            key::RETURN if !is_last => self.play_on(),
            key::RETURN | key::BACK => self.close_log(),
            key::ABANDON => {
                self.close_log();
                if self.game.end == End::None {
                    self.abandon();
                }
            }
            _ if self.analysis.answer(key) => self.walk_to(self.game.len()),
            _ => self.refuse(Text::UnknownKey as u8, Arguments::NONE),
        }
    }

    /// Walks up to so many moves back or on.
    #[inline(never)]
    fn walk_by(&mut self, moves: u16, back: bool) {
        let here = self.game.len();
        let left = if back { here } else { self.walk.len - here };
        if left == 0 {
            self.refuse(Text::LogEnds as u8, Arguments::NONE);
            return;
        }
        let step = moves.min(left);
        self.walk_to(if back { here - step } else { here + step });
    }

    /// Shows the position after the first `len` moves, and where they are in the list.
    #[inline(never)]
    fn walk_to(&mut self, len: u16) {
        self.clear_values();
        let shown = len.saturating_sub(1);
        let page = (shown / u16::from(PAGE)) as u8;
        self.hardware.wait_frame();
        if page == self.walk.page {
            point(&mut self.hardware, self.walk.place, false);
        } else {
            self.walk.page = page;
            draw_page(&mut self.hardware, &mut self.game, self.walk.len, page);
        }
        self.go_to(len);
        self.show_marks(0);
        self.walk.place = if len == 0 {
            NO_PLACE
        } else {
            shown as u8 % PAGE
        };
        self.hardware.wait_frame();
        let hardware = &mut self.hardware;
        let turn = Text::SouthMoves.after(self.game.position.side);
        line::show(hardware, TURN, turn, WHITE, Arguments::NONE);
        line::message(hardware, Text::LogHelp as u8, Arguments::NONE);
        point(hardware, self.walk.place, true);
        if self.analysis.is_on() {
            self.analyse();
        }
    }

    /// Goes on from the position shown. Later moves are as if they had not been played.
    fn play_on(&mut self) {
        self.show_keys();
        self.go_on();
        line::message(&mut self.hardware, Text::LogDropped as u8, Arguments::NONE);
    }

    /// Goes back to the game as it was.
    fn close_log(&mut self) {
        self.go_to(self.walk.len);
        self.game.end = self.walk.end;
        if self.game.end == End::None {
            self.show_keys();
            self.go_on();
        } else {
            self.show_marks(0);
            self.show_result();
        }
    }
}
