//! What positions are worth, for the player who moves.

use crate::core::position::{Position, SEEDS};

/// The value of a game won at once. A win `n` plies away is worth `WIN - n`, a loss the negative:
/// sooner wins and later losses are better, and both lie beyond any difference of stores.
pub const WIN: i8 = 100;

/// Beyond every value.
pub const INFINITY: i8 = 127;

/// Values beyond this, either way, are wins and losses.
const DECIDED: i8 = SEEDS as i8;

/// By how much the mover leads by `totals`, −48 to 48.
#[inline]
pub fn lead(totals: [u8; 2], mover: u8) -> i8 {
    let lead = totals[0] as i8 - totals[1] as i8;
    if mover == 0 { lead } else { -lead }
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

/// The reverse of [`from_here`].
#[inline]
pub fn from_root(value: i8, ply: u8) -> i8 {
    if value > DECIDED {
        value - ply as i8
    } else if value < -DECIDED {
        value + ply as i8
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_place_through_the_table() {
        for ply in 0..=32 {
            for value in (-48..=48)
                .chain(68..=100 - ply as i8)
                .chain(-100 + ply as i8..=-68)
            {
                assert_eq!(from_root(from_here(value, ply), ply), value);
            }
            assert_eq!(from_here(WIN - ply as i8, ply), WIN);
        }
    }
}
