//! The core as compiled for the host.

use anyhow::Result;
use awale_c64::core::game::{End, Game};
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::RulesCore;

/// The native core.
#[derive(Clone, Copy, Debug, Default)]
pub struct NativeCore;

impl RulesCore for NativeCore {
    type Game = Game;

    fn begin(&mut self, rules: &RuleSet, position: &Position) -> Result<Game> {
        Ok(Game::from_position(*rules, *position))
    }

    fn legal_moves(&mut self, game: &Game) -> Result<u8> {
        Ok(game.legal_moves())
    }

    fn play(&mut self, game: &mut Game, pit: u8) -> Result<Result<Capture, Refusal>> {
        Ok(game.play(pit))
    }

    fn take_back(&mut self, game: &mut Game) -> Result<bool> {
        Ok(game.take_back())
    }

    fn totals(&mut self, game: &Game) -> Result<[u8; 2]> {
        Ok(game.totals())
    }

    fn position(&self, game: &Game) -> Position {
        game.position
    }

    fn end(&self, game: &Game) -> Result<End> {
        Ok(game.end)
    }
}
