//! All games of a match.

use anyhow::Result;

use super::{PlayedGame, Player, Side, play};
use crate::parallel::{in_parallel, processors};
use crate::search::Record;

/// Plays every opening twice, with either of `players`, a and b, as South; `done` is shown each game as
/// it ends, which may be in any order. The players' errors depend on `seed` and the game's number.
pub fn play_match(
    openings: &[Record],
    players: &[Player; 2],
    seed: u64,
    done: impl Fn(&PlayedGame) -> Result<()> + Sync,
) -> Result<Vec<PlayedGame>> {
    // A clock is fair only to a player who has the machine to itself.
    let timed = players.iter().any(Player::is_timed_by_host);
    let workers = if timed { 1 } else { processors() };
    let tasks: Vec<_> = openings
        .iter()
        .flat_map(|opening| [(opening, Side::A), (opening, Side::B)])
        .collect();
    in_parallel(workers, &tasks, |place, &(opening, south)| {
        let game = play(place + 1, opening, players, south, seed)?;
        done(&game)?;
        Ok(game)
    })
}
