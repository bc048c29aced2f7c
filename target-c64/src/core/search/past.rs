//! The positions of the game so far that can still occur again.

use super::hash::hash;
use crate::core::game::Game;

/// Positions remembered; of a longer stretch without captures, the latest.
const CAPACITY: usize = 128;

/// Hashes of the positions since the last capture, the present one included.
#[repr(C)]
pub struct Past {
    hashes: [u32; CAPACITY],
    len: u8,
}

impl Past {
    pub const EMPTY: Self = Self {
        hashes: [0; CAPACITY],
        len: 0,
    };

    /// Takes over the past of `game`.
    pub fn recall(&mut self, game: &Game) {
        self.len = 0;
        let mut place = 0;
        game.since_capture(|position| {
            self.hashes[place as usize % CAPACITY] = hash(position);
            place = (place + 1) % CAPACITY as u8;
            self.len = (self.len + 1).min(CAPACITY as u8);
        });
    }

    /// How often the position with this hash has occurred.
    pub fn count(&self, hash: u32) -> u8 {
        let past = self.hashes[..self.len as usize].iter();
        past.filter(|&&other| other == hash).count() as u8
    }
}
