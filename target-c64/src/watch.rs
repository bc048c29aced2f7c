//! What goes on while the computer thinks: the clock, the keys, and what the screen tells.
//!
//! The clock is the count of frames. The search looks at it anyway, the one interrupt that counts it
//! is never held off for long, and with the frame rate of the machine's video standard it is as exact
//! as a CIA's timers; those are counted by the same crystal.

use crate::core::search::Choice;
use crate::hardware::sound::Sound;
use crate::hardware::{Hardware, key};
use crate::screens::line::{self, Arguments};
use crate::screens::thinking::Display;
use crate::text::Text;

/// Frames from one look at clock and numbers to the next, if no key comes: once a second costs the search
/// less than a hundredth of its time.
const LOOK_FRAMES: u8 = 50;

/// Watches one search.
pub struct Watch {
    /// The frame counter when the search last asked, and at the last look.
    seen: u8,
    looked: u8,
    /// Frames until the next look.
    until_look: u8,
    /// Frames that are left to the search at the last look.
    left: u16,
    display: Display,
    /// Any key stops the search; otherwise only that to abandon the game does.
    any_key: bool,
    /// The key that has stopped it, or [`key::NONE`].
    pub key: u8,
}

impl Watch {
    /// Begins to watch a search that has found a move. The computer has `limit` frames ([`LOOK_FRAMES`] or more)
    /// from now on, and `any_key` says whether any key stops it.
    pub fn start(hardware: &mut Hardware, limit: u16, any_key: bool) -> Self {
        hardware.set_watching(true);
        let frame = hardware.frame();
        Self {
            seen: frame,
            looked: frame,
            until_look: LOOK_FRAMES,
            left: limit,
            display: Display::NEW,
            any_key,
            key: key::NONE,
        }
    }

    /// Whether the search is to stop, of which `best` and `count` are known. To be asked once a frame
    /// or more often. All that happens in most frames is here, in few instructions.
    #[inline(always)]
    pub fn stops(&mut self, hardware: &mut Hardware, best: &Choice, count: u32) -> bool {
        let frame = hardware.frame();
        if frame != self.seen {
            self.seen = frame;
            self.until_look -= 1;
        }
        if self.until_look != 0 && !hardware.has_input() {
            return false;
        }
        self.look(hardware, best, count)
    }

    #[inline(never)]
    fn look(&mut self, hardware: &mut Hardware, best: &Choice, count: u32) -> bool {
        let passed = self.seen.wrapping_sub(self.looked);
        self.left = self.left.saturating_sub(u16::from(passed));
        self.looked = self.seen;
        match hardware.next_key() {
            key::NONE => {}
            key if self.any_key || key == key::ABANDON => {
                self.key = key;
                return true;
            }
            key::SPACE => return true,
            _ => {
                hardware.wait_frame();
                line::message(hardware, Text::MoveNow as u8, Arguments::NONE);
                hardware.play(Sound::Refusal);
            }
        }
        if self.left == 0 || best.is_decided() {
            return true;
        }
        // A search that asks late in the frame must not draw what the beam is drawing.
        let is_early = hardware.is_beam_far();
        if is_early {
            self.display.show(hardware, best, count);
        }
        self.until_look = if !is_early {
            1
        } else if self.left < u16::from(LOOK_FRAMES) {
            self.left as u8
        } else {
            LOOK_FRAMES
        };
        false
    }

    /// Shows what was found in the end.
    pub fn end(&mut self, hardware: &mut Hardware, best: &Choice, count: u32) {
        hardware.wait_frame();
        self.display.show(hardware, best, count);
    }
}
