//! What both cores can be asked.

use anyhow::Result;
use awale_c64::core::game::End;
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

/// A core that knows the rules: the native one, or the C64 program's in the emulator.
///
/// Errors are faults of the emulated program; a refused move is an answer, not an error.
pub trait RulesCore {
    /// A game as this core keeps it.
    type Game: Clone;

    /// Begins a game at `position`.
    fn begin(&mut self, rules: &RuleSet, position: &Position) -> Result<Self::Game>;

    /// The mover's legal moves, bit n for the n-th pit of the row.
    fn legal_moves(&mut self, game: &Self::Game) -> Result<u8>;

    /// Plays `pit` (0–11) or refuses it and changes nothing.
    fn play(&mut self, game: &mut Self::Game, pit: u8) -> Result<Result<Capture, Refusal>>;

    /// Takes the last move back; false if there is none.
    fn take_back(&mut self, game: &mut Self::Game) -> Result<bool>;

    /// The stores, with the rows added where the end collects them.
    fn totals(&mut self, game: &Self::Game) -> Result<[u8; 2]>;

    /// The position reached.
    fn position(&self, game: &Self::Game) -> Position;

    /// How the game ended, if it has.
    fn end(&self, game: &Self::Game) -> Result<End>;
}
