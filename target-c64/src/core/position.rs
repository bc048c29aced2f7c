//! A position of play.

use super::unchecked::get;

/// Pits on the board.
pub const PITS: u8 = 12;
/// Pits a player owns.
pub const ROW: u8 = 6;
/// Seeds in the game: in the pits and in the stores together.
pub const SEEDS: u8 = 48;
/// Captured seeds that win at once.
pub const MAJORITY: u8 = 25;

/// The player who owns pits 0–5 and the first store.
pub const SOUTH: u8 = 0;
/// The player who owns pits 6–11 and the second store.
pub const NORTH: u8 = 1;

/// The bit of the n-th pit of a row.
pub static BIT: [u8; ROW as usize] = [1, 2, 4, 8, 16, 32];

/// Seeds in the pits and stores, and whose turn it is.
///
/// ```text
///     North   11 10  9  8  7  6      B6 B5 B4 B3 B2 B1     letters L K J I H G
///     South    0  1  2  3  4  5      A1 A2 A3 A4 A5 A6     letters A B C D E F
/// ```
///
/// Seeds are sown in the order of the indices, from 11 on to 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Position {
    /// Seeds in each pit, 0–48.
    pub pits: [u8; PITS as usize],
    /// Seeds captured by South and by North, 0–48 each.
    pub stores: [u8; 2],
    /// Who moves: [`SOUTH`] or [`NORTH`].
    pub side: u8,
}

impl Position {
    /// The start: four seeds in every pit, `side` to move.
    pub const fn start(side: u8) -> Self {
        Self {
            pits: [4; PITS as usize],
            stores: [0; 2],
            side,
        }
    }

    /// Whether pits and stores hold 48 seeds together and the side is one of the two.
    #[inline(never)]
    pub fn is_valid(&self) -> bool {
        let mut left = SEEDS;
        for pit in 0..PITS {
            let seeds = get(&self.pits, pit);
            if seeds > left {
                return false;
            }
            left -= seeds;
        }
        u16::from(self.stores[0]) + u16::from(self.stores[1]) == left.into() && self.side <= NORTH
    }

    /// The player who does not move.
    #[inline(always)]
    pub fn opponent(&self) -> u8 {
        self.side ^ 1
    }

    /// The first pit of `player`'s row: 0 or 6.
    #[inline(always)]
    pub fn row_start(player: u8) -> u8 {
        if player == SOUTH { 0 } else { ROW }
    }

    /// Seeds in `player`'s row, 0–48.
    pub fn row_seeds(&self, player: u8) -> u8 {
        let first = Self::row_start(player);
        let mut total = 0;
        for pit in first..first + ROW {
            total += get(&self.pits, pit);
        }
        total
    }
}
