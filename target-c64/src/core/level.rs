//! How well the computer plays: how deep it looks, how long, and what slips its mind.

use super::endgame;
use super::game::Game;
use super::position::{BIT, Position, ROW};
use super::random::Random;
use super::search::MAX_PLIES;
use super::unchecked::get;

/// What a level does wrong now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Slip {
    /// It plays any legal move.
    AnyMove,
    /// It does not see what can be captured and plays any move that captures nothing.
    MissedCapture,
}

/// A level of the computer.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// How deep it looks, 1–[`MAX_PLIES`].
    pub plies: u8,
    pub slip: Slip,
    /// In how many of 256 moves it slips.
    pub odds: u8,
}

/// Beginner, Amateur, Intermediate, Expert and Master.
pub static LEVELS: [Level; 5] = [
    level(1, Slip::AnyMove, 128),
    level(3, Slip::MissedCapture, 64),
    level(5, Slip::MissedCapture, 12),
    level(9, Slip::MissedCapture, 0),
    level(MAX_PLIES, Slip::MissedCapture, 0),
];

/// The place of Intermediate among [`LEVELS`].
pub const INTERMEDIATE: u8 = 2;
/// The place of Master, the one level that the clock stops.
pub const MASTER: u8 = 4;

/// How long Master may think about a move, in seconds.
pub const TIMES: [u16; 8] = [5, 10, 20, 30, 60, 120, 300, 600];

/// The place of 30 seconds among [`TIMES`].
pub const USUAL_TIME: u8 = 3;

/// Frames a second, by the number of the video standard. PAL machines have 50.12; NTSC ones 59.83, or
/// 60.99 if they are of the first: what is left out is 1.7% at most.
const FRAME_RATES: [u16; 2] = [50, 60];

/// [`TIMES`] in frames, for PAL and for NTSC.
pub static FRAMES: [[u16; TIMES.len()]; 2] = [frames(FRAME_RATES[0]), frames(FRAME_RATES[1])];

const fn level(plies: u8, slip: Slip, odds: u8) -> Level {
    Level { plies, slip, odds }
}

const fn frames(rate: u16) -> [u16; TIMES.len()] {
    let mut frames = TIMES;
    let mut place = 0;
    while place < frames.len() {
        frames[place] *= rate;
        place += 1;
    }
    frames
}

impl Level {
    /// The move (0–11) that this level plays without thinking: the only legal one, or one of Master's endgames.
    pub fn known_move(&self, game: &Game) -> Option<u8> {
        let forced = forced_move(game);
        if forced.is_none() && self.plies == MAX_PLIES {
            return endgame::known_move(game);
        }
        forced
    }

    /// The pit (0–11) that this level plays in `game` where the search found `best`.
    #[inline(never)]
    pub fn pit(&self, game: &Game, best: u8, random: &mut Random) -> u8 {
        if random.draw() >= self.odds {
            return best;
        }
        let mut moves = game.legal_moves();
        if self.slip == Slip::MissedCapture {
            let quiet = moves & !capturing_moves(game, moves);
            let own = Position::row_start(game.position.side);
            // A move that captures nothing is no capture missed.
            if quiet == 0 || quiet & get(&BIT, best - own) != 0 {
                return best;
            }
            moves = quiet;
        }
        Position::row_start(game.position.side) + random.draw_bit(moves)
    }
}

/// The only legal move (0–11), if there is just one.
pub fn forced_move(game: &Game) -> Option<u8> {
    let moves = game.legal_moves();
    let own = Position::row_start(game.position.side);
    for pit in 0..ROW {
        if moves == get(&BIT, pit) {
            return Some(own + pit);
        }
    }
    None
}

/// Which of the legal `moves` capture something.
fn capturing_moves(game: &Game, moves: u8) -> u8 {
    let own = Position::row_start(game.position.side);
    let mut capturing = 0;
    for pit in 0..ROW {
        let bit = get(&BIT, pit);
        if moves & bit != 0 && game.position.capture(&game.rules, own + pit).pits != 0 {
            capturing |= bit;
        }
    }
    capturing
}
