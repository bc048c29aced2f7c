//! One game of a match.

use anyhow::{Result, bail};
use awale_c64::core::game::{End, Game, Winner};
use awale_c64::core::position::SOUTH;
use awale_c64::core::random::Random as Errors;
use serde::Serialize;

use super::Player;
use crate::notation::pit_label;
use crate::random::Random;
use crate::search::Record;

/// Plies without a capture after which a game is broken off: not all rules end one that goes round
/// in circles.
const MAX_QUIET_PLIES: usize = 100;

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayedGame {
    /// Its number in the match, from 1.
    pub game: usize,
    /// Who plays South, a or b.
    pub south: Side,
    /// How many of the moves are the opening's.
    pub opening: usize,
    /// All moves by their labels.
    pub moves: Vec<String>,
    /// `25`, `no_move`, `repetition`, or `no_capture`: 100 moves without one, when captured seeds decide.
    pub end: &'static str,
    /// What South and North have at the end.
    #[serde(rename = "final")]
    pub totals: [u8; 2],
    /// What a gets of the point: 1, 0.5 or 0.
    pub score: f64,
}

/// A player of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    A,
    B,
}

/// Plays a game from an opening to its end; `players` are a and b. Their errors depend on `seed` and the
/// game's number alone.
pub fn play(
    game: usize,
    opening: &Record,
    players: &[Player; 2],
    south: Side,
    seed: u64,
) -> Result<PlayedGame> {
    let mut record = opening.clone();
    let mut seeds = Random::new(seed ^ (game as u64) << 32);
    let mut errors = [(); 2].map(|()| Errors::new(seeds.below(1 << 16) as u16));
    let [a, b] = players;
    let mut minds = [a.new_mind()?, b.new_mind()?];
    let mut quiet = 0;
    while record.game().end == End::None && quiet < MAX_QUIET_PLIES {
        let is_a = (record.game().position.side == SOUTH) == (south == Side::A);
        let player = usize::from(!is_a);
        let pit = players[player].choose(&record, &mut minds[player], &mut errors[player])?;
        let Ok(capture) = record.play(pit) else {
            bail!("a core plays {}, which is not legal", pit_label(pit));
        };
        quiet = if capture.pits == 0 { quiet + 1 } else { 0 };
    }
    let mut over = record.game().clone();
    over.abandon();
    Ok(PlayedGame {
        game,
        south,
        opening: opening.moves().len(),
        moves: record.moves().iter().copied().map(pit_label).collect(),
        end: end_name(&over)?,
        totals: over.totals(),
        score: score(over.winner(), south),
    })
}

fn end_name(game: &Game) -> Result<&'static str> {
    Ok(match game.end {
        End::Majority => "25",
        End::NoMove => "no_move",
        End::Repetition => "repetition",
        End::Abandoned => "no_capture",
        End::None | End::DrawAgreed => bail!("the rules alone never end a game so"),
    })
}

/// What a gets.
fn score(winner: Winner, south: Side) -> f64 {
    match (winner, south) {
        (Winner::Draw, _) => 0.5,
        (Winner::South, Side::A) | (Winner::North, Side::B) => 1.0,
        (Winner::South, Side::B) | (Winner::North, Side::A) => 0.0,
    }
}
