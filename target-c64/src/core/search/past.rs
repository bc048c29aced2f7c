//! The positions of the game so far that can still occur again.

use super::hash::hash;
use crate::core::game::Game;
use crate::core::ruleset::Repetition;

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

    /// Takes over the past of `game`, if positions that come again matter in it. Gives the present position's hash.
    pub fn recall(&mut self, game: &Game) -> u32 {
        self.len = 0;
        if game.rules.repetition == Repetition::None {
            return hash(&game.position);
        }
        let mut place = 0;
        let mut present = 0;
        game.since_capture(|position| {
            present = hash(position);
            self.hashes[place as usize % CAPACITY] = present;
            place = (place + 1) % CAPACITY as u8;
            self.len = (self.len + 1).min(CAPACITY as u8);
        });
        present
    }

    /// How often the position with this hash has occurred.
    pub fn count(&self, hash: u32) -> u8 {
        let past = self.hashes[..self.len as usize].iter();
        past.filter(|&&other| other == hash).count() as u8
    }
}
