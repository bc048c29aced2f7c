//! A game as a search is given it: where it began, and its moves.

use awale_c64::core::game::Game;
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

/// A game and all that any core needs to play it again: repetition depends on the past.
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    moves: Vec<u8>,
    game: Game,
}

impl Record {
    /// A game by `rules` that begins at `start`.
    pub fn new(rules: RuleSet, start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            game: Game::from_position(rules, start),
        }
    }

    /// Plays `pit` (0–11), or refuses and changes nothing.
    pub fn play(&mut self, pit: u8) -> Result<Capture, Refusal> {
        let capture = self.game.play(pit)?;
        self.moves.push(pit);
        Ok(capture)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The pits (0–11) played since then.
    pub fn moves(&self) -> &[u8] {
        &self.moves
    }
}
