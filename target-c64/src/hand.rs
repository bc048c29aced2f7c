//! The hand that sows: four sprites, outline upon fill, upper half above lower half, and the seed that falls from it.

use crate::hardware::Hardware;
use crate::hardware::sprite::{HAND, OUTLINE, SEED, TOP};

/// How far it comes in a frame at most, in pairs of pixels and in lines.
const SPEED_X: u8 = 4;
const SPEED_Y: u8 = 12;

/// Where the fingers are from the left and the upper edge of the sprites.
const FINGERS_X: u8 = 6;
const FINGERS_Y: u8 = 36;
/// Lines from the upper to the lower half.
const HALF: u8 = 21;

/// Where a seed is from the fingers as it begins to fall, and how far it falls in a frame.
const SEED_X: u8 = 2;
const SEED_Y: u8 = 3;
const SEED_SPEED: u8 = 2;

/// The fingers' line when all of the hand is above the screen.
const ABOVE: u8 = TOP - HALF + FINGERS_Y - HALF;

// The sprites. Outlines come first: they stand in front.
const UPPER_OUTLINE: u8 = 0;
const LOWER_OUTLINE: u8 = 1;
const UPPER: u8 = 4;
const LOWER: u8 = 5;
const FALLING: u8 = 6;
const ALL: u8 = 1 << UPPER_OUTLINE | 1 << LOWER_OUTLINE | 1 << UPPER | 1 << LOWER | 1 << FALLING;

/// How the fingers are held; the value leads to the pictures.
#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Grip {
    Closed = 0,
    Open = 2,
}

/// Where the fingers are, in pairs of pixels and lines as sprites count them.
///
/// Whatever changes sprites is to be called when the beam is below the screen.
pub struct Hand {
    x: u8,
    y: u8,
}

impl Hand {
    /// A hand out of view, with its fingers at `x` and `y`.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// Brings the hand into view, open.
    #[inline(never)]
    pub fn appear(&self, hardware: &mut Hardware) {
        self.hold(hardware, Grip::Open);
        self.put(hardware);
        hardware.set_sprite(FALLING, SEED);
        self.end_drop(hardware);
        hardware.show_sprites(ALL);
    }

    /// Brings it to the upper edge of the screen, from where it comes into view on its way.
    pub fn appear_above(&mut self, hardware: &mut Hardware, x: u8) {
        *self = Self::new(x, ABOVE);
        self.appear(hardware);
    }

    /// Brings it one frame nearer to leaving over the upper edge. True when it is out of view.
    pub fn leave(&mut self, hardware: &mut Hardware) -> bool {
        let x = self.x;
        self.approach(hardware, x, ABOVE)
    }

    /// Brings it one frame nearer to a place. True when it is there.
    #[inline(never)]
    pub fn approach(&mut self, hardware: &mut Hardware, x: u8, y: u8) -> bool {
        self.x = nearer(self.x, x, SPEED_X);
        self.y = nearer(self.y, y, SPEED_Y);
        self.put(hardware);
        self.x == x && self.y == y
    }

    /// Opens or closes the fingers.
    #[inline(never)]
    pub fn hold(&self, hardware: &mut Hardware, grip: Grip) {
        let grip = grip as u8;
        hardware.set_sprite(UPPER_OUTLINE, OUTLINE + grip);
        hardware.set_sprite(LOWER_OUTLINE, OUTLINE + grip + 1);
        hardware.set_sprite(UPPER, HAND + grip);
        hardware.set_sprite(LOWER, HAND + grip + 1);
    }

    /// Shows the seed that falls from the hand as it is after `frames` frames.
    #[inline(never)]
    pub fn drop(&self, hardware: &mut Hardware, frames: u8) {
        let y = self.y + SEED_Y + SEED_SPEED * frames;
        hardware.move_sprite(FALLING, self.x - SEED_X, y);
    }

    /// Takes the seed out of view, which has fallen.
    pub fn end_drop(&self, hardware: &mut Hardware) {
        hardware.move_sprite(FALLING, 0, 0);
    }

    fn put(&self, hardware: &mut Hardware) {
        let x = self.x - FINGERS_X;
        let y = self.y - FINGERS_Y;
        for sprite in [UPPER_OUTLINE, UPPER] {
            hardware.move_sprite(sprite, x, y);
            hardware.move_sprite(sprite + 1, x, y + HALF);
        }
    }
}

/// A coordinate one frame later: fast at first, slow before it arrives.
fn nearer(from: u8, to: u8, speed: u8) -> u8 {
    let is_behind = from < to;
    let distance = if is_behind { to - from } else { from - to };
    let step = speed.min((distance + 1) >> 1);
    if is_behind { from + step } else { from - step }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn steps_shorten_and_arrive() {
        let mut places = Vec::new();
        let mut at = 20;
        while at != 0 {
            at = nearer(at, 0, 3);
            places.push(at);
        }
        assert_eq!(places, [17, 14, 11, 8, 5, 2, 1, 0]);
        assert_eq!(nearer(0, 20, 3), 3);
        assert_eq!(nearer(7, 7, 3), 7);
    }
}
