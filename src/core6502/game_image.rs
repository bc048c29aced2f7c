//! The program's game as bytes.

use std::mem::{offset_of, size_of};

use anyhow::Result;
use awale_c64::core::game::{End, Game};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::numbered;

/// The bytes of the program's `GAME`, laid out as [`Game`] is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameImage(Vec<u8>);

impl GameImage {
    pub(super) const SIZE: usize = size_of::<Game>();

    pub(super) fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// A game that holds these rules and this position, for the program to begin.
    pub fn new(rules: &RuleSet, position: &Position) -> Self {
        let mut image = Self(vec![0; Self::SIZE]);
        let scalars = [
            (offset_of!(Game, rules.grand_slam), rules.grand_slam as u8),
            (
                offset_of!(Game, rules.only_grand_slam_captures),
                rules.only_grand_slam_captures.into(),
            ),
            (offset_of!(Game, rules.max_pits), rules.max_pits),
            (offset_of!(Game, rules.over_max), rules.over_max as u8),
            (offset_of!(Game, rules.repetition), rules.repetition as u8),
            (offset_of!(Game, rules.first_player), rules.first_player),
            (offset_of!(Game, rules.draw_offer), rules.draw_offer.into()),
            (offset_of!(Game, position.side), position.side),
        ];
        for (offset, value) in scalars {
            image.0[offset] = value;
        }
        let pits = offset_of!(Game, position.pits);
        image.0[pits..pits + 12].copy_from_slice(&position.pits);
        let stores = offset_of!(Game, position.stores);
        image.0[stores..stores + 2].copy_from_slice(&position.stores);
        image
    }

    /// The position of the game.
    pub fn position(&self) -> Position {
        let pits = offset_of!(Game, position.pits);
        let stores = offset_of!(Game, position.stores);
        Position {
            pits: std::array::from_fn(|pit| self.0[pits + pit]),
            stores: std::array::from_fn(|player| self.0[stores + player]),
            side: self.0[offset_of!(Game, position.side)],
        }
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Result<End> {
        numbered(&End::ALL, self.0[offset_of!(Game, end)], "end of a game")
    }
}
