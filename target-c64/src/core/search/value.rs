//! What positions are worth, for the player who moves.

use crate::core::position::{Position, ROW, SEEDS};

/// The value of a game won at once. A win `n` plies away is worth `WIN - n`, a loss the negative:
/// sooner wins and later losses are better, and both lie beyond any difference of stores.
pub const WIN: i8 = 100;

/// Values beyond this, either way, are wins and losses.
const DECIDED: i8 = SEEDS as i8;

/// By how much the mover leads by `totals`, −48 to 48.
#[inline]
pub fn lead(totals: [u8; 2], mover: u8) -> i8 {
    let lead = totals[0] as i8 - totals[1] as i8;
    if mover == 0 { lead } else { -lead }
}

/// What a pit that holds seeds is worth to its player, in seeds. `docs/evaluation.md` tells why.
pub const PIT: i8 = 1;

/// By how much the mover leads in pits that hold seeds, in seeds. Counted once before the last two moves, for
/// all that they may be: so near the end the last ply need not make its moves, and it pays as much as later.
pub fn mobility(position: &Position) -> i8 {
    let (south, north) = position.pits.split_at(ROW as usize);
    let [south, north] = [south, north].map(|row| row.iter().filter(|&&seeds| seeds > 0).count());
    lead([south as u8, north as u8], position.side) * PIT
}

/// The value of a game that ends `ply` plies deep because nobody can or may go on.
pub fn collected(position: &Position, ply: u8) -> i8 {
    let lead = lead(position.collected(), position.side);
    let win = WIN - ply as i8;
    if lead > 0 {
        win
    } else if lead < 0 {
        -win
    } else {
        0
    }
}

/// A value seen from the root as one seen from `ply` plies deep, which the table keeps.
#[inline]
pub fn from_here(value: i8, ply: u8) -> i8 {
    if value > DECIDED {
        value + ply as i8
    } else if value < -DECIDED {
        value - ply as i8
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_the_same_from_every_ply() {
        for ply in 0..=32 {
            assert_eq!(from_here(WIN - ply as i8, ply), WIN);
            assert_eq!(from_here(ply as i8 - WIN, ply), -WIN);
            for value in -DECIDED..=DECIDED {
                assert_eq!(from_here(value, ply), value);
            }
        }
    }

    #[test]
    fn what_is_more_from_the_root_is_more_from_every_ply() {
        for ply in 0..=24 {
            for value in -75..75 {
                assert!(from_here(value, ply) < from_here(value + 1, ply));
            }
        }
    }
}
