//! How a move is shown: the hand takes the seeds, sows them one by one, and brings what it captures to the store.

use crate::app::App;
use crate::core::moves::Capture;
use crate::core::sowing::{PREVIOUS, last_pit};
use crate::core::unchecked::{at, get};
use crate::hand::Grip;
use crate::hardware::key;
use crate::hardware::sound::Sound;
use crate::screens::board::{Mark, STORE, middle_x, middle_y};

/// Frames that a seed falls.
const FALL_FRAMES: u8 = 3;
/// Frames that the hand rests where it takes or leaves seeds.
const REST_FRAMES: u8 = 6;

/// How the players want a move to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Seed by seed, with the hand.
    Slow,
    /// A key was pressed: as fast as the screen goes.
    Hurried,
    /// The game was abandoned.
    Abandoned,
}

impl App {
    /// Shows `mover` sow the `seeds` of `pit` and take what that captures, and brings the marks of the past up to date.
    pub(crate) fn show_move(&mut self, pit: u8, seeds: u8, mover: u8, capture: Capture) -> Pace {
        self.hardware.wait_frame();
        self.hand.appear_above(&mut self.hardware, middle_x(pit));
        let mut pace = self.show_sowing(pit, seeds);
        if capture.pits != 0 && pace != Pace::Abandoned {
            pace = self.show_captures(capture, mover, pace);
        }
        while pace == Pace::Slow {
            pace = self.frame(pace);
            if self.hand.leave(&mut self.hardware) {
                break;
            }
        }
        self.hardware.show_sprites(0);
        pace
    }

    /// Takes the seeds of `pit` and lets them fall one by one.
    fn show_sowing(&mut self, pit: u8, seeds: u8) -> Pace {
        let mut pace = self.reach(pit, Pace::Slow);
        self.take(pit);
        pace = self.wait(REST_FRAMES, pace);
        for sown in 1..=seeds {
            let target = last_pit(pit, sown);
            pace = self.reach(target, pace);
            pace = self.let_fall(pace);
            if pace == Pace::Abandoned {
                break;
            }
            let now = get(&self.board.shown.pits, target) + 1;
            self.board.set_pit(&mut self.hardware, target, now);
            self.hardware.play(Sound::Seed(now));
        }
        pace
    }

    /// Takes captured seeds pit by pit, then all of them into the store of `mover`.
    fn show_captures(&mut self, capture: Capture, mover: u8, pace: Pace) -> Pace {
        let mut pace = pace;
        let mut pit = capture.last;
        for _ in 0..capture.pits {
            *at(&mut self.past, pit) = Mark::Captured;
            pace = self.reach(pit, pace);
            self.board.set_mark(&mut self.hardware, pit, Mark::Captured);
            pace = self.wait(REST_FRAMES, pace);
            self.take(pit);
            self.hardware.play(Sound::Capture);
            pace = self.wait(REST_FRAMES, pace);
            if pace == Pace::Abandoned {
                return pace;
            }
            pit = get(&PREVIOUS, pit);
        }
        pace = self.reach(STORE + mover, pace);
        self.hand.hold(&mut self.hardware, Grip::Open);
        let store = get(&self.board.shown.stores, mover) + capture.seeds;
        self.board.set_store(&mut self.hardware, mover, store);
        self.wait(REST_FRAMES, pace)
    }

    /// Takes all seeds out of a pit.
    fn take(&mut self, pit: u8) {
        self.hand.hold(&mut self.hardware, Grip::Closed);
        self.board.set_pit(&mut self.hardware, pit, 0);
    }

    /// Moves the hand to the middle of a pit or store, frame by frame. At least one frame passes.
    #[inline(never)]
    fn reach(&mut self, place: u8, pace: Pace) -> Pace {
        loop {
            let pace = self.frame(pace);
            let is_there = self
                .hand
                .approach(&mut self.hardware, middle_x(place), middle_y(place));
            if is_there || pace != Pace::Slow {
                return pace;
            }
        }
    }

    /// Lets a seed fall from the hand.
    fn let_fall(&mut self, pace: Pace) -> Pace {
        let mut pace = pace;
        let mut frame = 0;
        self.hand.hold(&mut self.hardware, Grip::Open);
        while pace == Pace::Slow && frame != FALL_FRAMES {
            self.hand.drop(&mut self.hardware, frame);
            pace = self.frame(pace);
            frame += 1;
        }
        self.hand.end_drop(&mut self.hardware);
        self.hand.hold(&mut self.hardware, Grip::Closed);
        pace
    }

    /// Lets frames pass as the pace has it, and notices keys.
    #[inline(never)]
    fn wait(&mut self, frames: u8, pace: Pace) -> Pace {
        let mut pace = pace;
        let mut left = frames;
        while left != 0 {
            pace = self.frame(pace);
            left = if pace == Pace::Slow { left - 1 } else { 0 };
        }
        pace
    }

    /// Lets a frame pass and looks at the keyboard. Who is in a hurry does not see the hand.
    #[inline(never)]
    fn frame(&mut self, pace: Pace) -> Pace {
        self.hardware.wait_frame();
        let pace = match self.hardware.next_key() {
            key::NONE => pace,
            pressed if self.setup.is_demo() && self.analysis.answer(pressed) => pace,
            pressed if pressed == key::ABANDON || self.setup.is_demo() => Pace::Abandoned,
            _ if pace == Pace::Abandoned => pace,
            _ => Pace::Hurried,
        };
        if pace != Pace::Slow {
            self.hardware.show_sprites(0);
        }
        pace
    }
}
