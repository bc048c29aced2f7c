//! Endgames with few seeds, played by rote: the best moves by the rules of the presets without repetition.
//!
//! A rule of thumb finds most of these moves. [`EXCEPTIONS`] has the others, each where a best move is another or
//! where the rule would go round in circles instead of winning seeds. The host makes that list from its solved
//! endgames (`src/endgame/rote.rs`), and a test plays every position out against every defence.

mod exceptions;

pub use self::exceptions::{COMMON_AT, EXCEPTIONS};

use super::game::Game;
use super::position::{PITS, Position, ROW, SEEDS};
use super::ruleset::{GrandSlam, Repetition, RuleSet};
use super::sowing::NEXT;
use super::unchecked::get;

/// The most seeds on the board of a position that is known. As no move captures more than two pits of these,
/// [`RuleSet::max_pits`] does not matter.
pub const MOST_SEEDS: u8 = 5;

/// Ways to put 1–[`MOST_SEEDS`] seeds into 1–12 pits, a line for each number of seeds: the low bytes, and the high ones.
static WAYS: [[u8; (MOST_SEEDS * PITS) as usize]; 2] = ways();

/// What playing a pit with 1–[`MOST_SEEDS`] seeds is worth by the rule of thumb: a line for each pit of the row. Random
/// changes of these numbers found them: they leave the fewest exceptions.
static WORTH: [u8; (ROW * MOST_SEEDS) as usize] = [
    24, 31, 17, 4, 22, //
    31, 31, 25, 7, 31, //
    31, 31, 31, 13, 29, //
    31, 31, 22, 3, 3, //
    23, 21, 5, 27, 31, //
    9, 11, 21, 21, 21, //
];

/// The same of a seed that is captured, or that the opponent cannot capture in return, as a power of two.
const SEED_SHIFT: u8 = 4;
/// Makes the worth of every move positive.
const BIAS: u8 = 128;

/// The lists of exceptions: six that all rules have in common, and before them six for forbidden grand slams. In each
/// six, one for each pit of the row, the last pit first.
const COMMON: u8 = ROW;
const ALL: u8 = 2 * ROW;

/// The end of a list. Its other bytes say how many places on the next one is, or that it is far.
pub const END: u8 = 0;
/// From here on: the next is further on than what follows says, by [`FAR_STEP`] for this byte, twice that for the one after
/// it and so on.
pub const FAR: u8 = 224;
pub const FAR_STEP: u16 = 128;

const _: () = assert!(EXCEPTIONS.len() <= 256, "a byte finds its way in them");

const fn ways() -> [[u8; (MOST_SEEDS * PITS) as usize]; 2] {
    let mut bytes = [[0; (MOST_SEEDS * PITS) as usize]; 2];
    let mut ways = [1; PITS as usize];
    let mut place = 0;
    while place < bytes[0].len() {
        // The last pit is empty, or holds one seed that is taken away.
        let pit = place % PITS as usize;
        if pit > 0 {
            ways[pit] += ways[pit - 1];
        }
        let [low, high] = u16::to_le_bytes(ways[pit]);
        bytes[0][place] = low;
        bytes[1][place] = high;
        place += 1;
    }
    bytes
}

/// A best move (0–11) of a game that has not ended, if it is known by rote: the board holds at most [`MOST_SEEDS`]
/// seeds, there is no rule of repetition, and grand slams capture or are forbidden.
#[inline(never)]
pub fn known_move(game: &Game) -> Option<u8> {
    let rules = &game.rules;
    let position = &game.position;
    if rules.repetition != Repetition::None || seeds_on_board(position) > MOST_SEEDS {
        return None;
    }
    let lists = match rules.grand_slam {
        GrandSlam::Captures => COMMON,
        GrandSlam::Forbidden => ALL,
        _ => return None,
    };
    let mut list = exception(place(position), lists);
    if list == 0 {
        return Some(rule_of_thumb(rules, position));
    }
    if list > ROW {
        list -= ROW;
    }
    Some(Position::row_start(position.side) + list - 1)
}

fn seeds_on_board(position: &Position) -> u8 {
    SEEDS - position.stores[0] - position.stores[1]
}

/// The number of a position, seen by its mover, among those with at most [`MOST_SEEDS`] seeds, which it must not exceed: 0
/// for the empty board.
#[inline(never)]
pub fn place(position: &Position) -> u16 {
    // Seeds in the order of their pits, after those that are not on the board: the n-th adds the ways to put n seeds into
    // the pits up to its own.
    let mut column = (MOST_SEEDS - seeds_on_board(position)) * PITS;
    let mut pit = Position::row_start(position.side);
    let mut place = 0;
    for _ in 0..PITS {
        let mut seeds = get(&position.pits, pit);
        while seeds != 0 {
            place += u16::from_le_bytes([get(&WAYS[0], column), get(&WAYS[1], column)]);
            column += PITS;
            seeds -= 1;
        }
        column += 1;
        pit = get(&NEXT, pit);
    }
    place
}

/// Which of the last `lists` of [`EXCEPTIONS`] has a place, counted from the end: 0 if none has it.
#[inline(never)]
fn exception(place: u16, mut lists: u8) -> u8 {
    let mut next = if lists == ALL { 0 } else { COMMON_AT };
    let mut at = 0;
    while lists != 0 {
        let byte = get(&EXCEPTIONS, next);
        next = next.wrapping_add(1);
        if byte == END {
            lists -= 1;
            at = 0;
        } else if byte >= FAR {
            at += u16::from(byte - FAR + 1) * FAR_STEP;
        } else {
            at += u16::from(byte);
            if at == place {
                break;
            }
        }
    }
    lists
}

/// The move (0–11) of a position with few seeds that is the best at a glance: most seeds captured, less those that can be
/// captured in return, and among equals by the pit and its seeds.
#[inline(never)]
pub fn rule_of_thumb(rules: &RuleSet, position: &Position) -> u8 {
    let mut legal = position.legal_moves(rules);
    let mut pit = Position::row_start(position.side);
    let mut best = pit;
    let mut most = 0;
    while legal != 0 {
        if legal & 1 != 0 {
            let worth = worth(rules, position, pit);
            if worth >= most {
                most = worth;
                best = pit;
            }
        }
        legal >>= 1;
        pit += 1;
    }
    best
}

/// What playing `pit` is worth by the rule of thumb.
#[inline(never)]
fn worth(rules: &RuleSet, position: &Position, pit: u8) -> u8 {
    let mut next = *position;
    let captured = next.play(rules, pit).seeds;
    let gain = captured.wrapping_sub(most_captured(rules, &next)) << SEED_SHIFT;
    let place = if pit >= ROW { pit - ROW } else { pit } * MOST_SEEDS + get(&position.pits, pit);
    BIAS.wrapping_add(gain) + get(&WORTH, place - 1)
}

/// The most seeds that a move captures.
#[inline(never)]
fn most_captured(rules: &RuleSet, position: &Position) -> u8 {
    let mut legal = position.legal_moves(rules);
    let mut pit = Position::row_start(position.side);
    let mut most = 0;
    while legal != 0 {
        if legal & 1 != 0 {
            most = most.max(position.capture(rules, pit).seeds);
        }
        legal >>= 1;
        pit += 1;
    }
    most
}
