//! What every move does, several pits at a time: for the host, whose registers are wide.
//!
//! The 6502 goes pit by pit, see [`moves`](super::moves).

use super::position::{PITS, ROW, SEEDS};
use super::sowing::GAIN;

/// Rows of [`CHANGE`] that a pit has: a power of two, so that an index costs no multiplication.
const STRIDE: usize = 64;

/// How each pit's content changes, modulo 256, by a sowing from one pit (times [`STRIDE`]) with some
/// number of seeds: the origin loses them, others gain. A byte a pit, the first the lowest.
static CHANGE: [[u64; 2]; PITS as usize * STRIDE] = change_table();

/// A byte a pit of a row, each 1.
const ONES: u64 = 0x0101_0101_0101;
/// A byte a pit of a row, each the sign bit.
const SIGNS: u64 = 0x80 * ONES;
/// Moves the lowest bit of each byte of a row to the bits 40–45 when multiplied by.
const GATHER: u64 = 0x0102_0408_1020;

/// Seeds that a pit needs to be played, a byte a pit.
const NEEDED: u64 = ONES;
/// Seeds that reach the other row: six from the first pit of a row, one from the last.
const NEEDED_TO_FEED: u64 = 0x0102_0304_0506;

/// Takes the seeds of `pit` (0–11) and sows them.
#[inline(always)]
pub fn sow(pits: &mut [u8; PITS as usize], pit: u8) {
    let origin = usize::from(pit % PITS);
    let seeds = usize::from(pits[origin]) % STRIDE;
    let [low, high] = CHANGE[origin * STRIDE + seeds].map(u64::to_le_bytes);
    // In two parts, each of which is one addition of the processor.
    let (first, rest) = pits.split_at_mut(low.len());
    for (place, change) in first.iter_mut().zip(low) {
        *place = place.wrapping_add(change);
    }
    for (place, change) in rest.iter_mut().zip(high) {
        *place = place.wrapping_add(change);
    }
}

/// The pits of the row from `own` (0 or 6) that can be played, bit n for the n-th: those with seeds, or
/// those that feed the other row if that is empty.
#[inline(always)]
pub fn feeding_moves(pits: &[u8; PITS as usize], own: u8) -> u8 {
    let needed = if row(pits, ROW - own) == 0 {
        NEEDED_TO_FEED
    } else {
        NEEDED
    };
    // No pit holds more than 48, so no byte carries into the next.
    let enough = ((row(pits, own) + (SIGNS - needed)) & SIGNS) >> 7;
    (enough.wrapping_mul(GATHER) >> 40) as u8 & 0x3F
}

/// The row from `first` (0 or 6), a byte a pit, the first the lowest.
#[inline(always)]
fn row(pits: &[u8; PITS as usize], first: u8) -> u64 {
    let (south, north) = pits.split_at(ROW as usize);
    let row = if first == 0 { south } else { north };
    let mut bytes = [0; 8];
    bytes[..ROW as usize].copy_from_slice(row);
    u64::from_le_bytes(bytes)
}

const fn change_table() -> [[u64; 2]; PITS as usize * STRIDE] {
    let mut table = [[0; 2]; PITS as usize * STRIDE];
    let mut origin = 0;
    while origin < PITS as usize {
        let mut seeds = 0;
        while seeds <= SEEDS as usize {
            let mut distance = 0;
            while distance < PITS as usize {
                let change = if distance == 0 {
                    (seeds as u8).wrapping_neg()
                } else {
                    GAIN[seeds][distance]
                };
                let pit = (origin + distance) % PITS as usize;
                table[origin * STRIDE + seeds][pit / 8] |= (change as u64) << (8 * (pit % 8));
                distance += 1;
            }
            seeds += 1;
        }
        origin += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed by seed, as the rules have it.
    fn sown_by_hand(pits: &[u8; 12], pit: u8) -> [u8; 12] {
        let mut pits = *pits;
        let origin = usize::from(pit);
        let mut hand = core::mem::take(&mut pits[origin]);
        let mut target = origin;
        while hand > 0 {
            target = (target + 1) % 12;
            if target != origin {
                pits[target] += 1;
                hand -= 1;
            }
        }
        pits
    }

    #[test]
    fn sowing_is_that_of_the_rules_from_every_pit_with_every_count() {
        for pit in 0..PITS {
            for seeds in 0..=SEEDS {
                let mut pits = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3];
                pits[usize::from(pit)] = seeds;
                let expected = sown_by_hand(&pits, pit);
                sow(&mut pits, pit);
                assert_eq!(pits, expected, "{seeds} from {pit}");
            }
        }
    }

    #[test]
    fn moves_are_those_that_have_seeds_or_feed() {
        for own in [0, ROW] {
            for other in [0, 1, 48] {
                for pit in 0..ROW {
                    for seeds in 0..=SEEDS {
                        let mut pits = [0; 12];
                        pits[usize::from(own + pit)] = seeds;
                        // A neighbour that always feeds, to see that pits do not mix.
                        let neighbour = (pit + 1) % ROW;
                        pits[usize::from(own + neighbour)] = 48;
                        pits[usize::from(ROW - own)] = other;
                        let needed = if other == 0 { ROW - pit } else { 1 };
                        let mut expected = 1 << neighbour;
                        if seeds >= needed {
                            expected |= 1 << pit;
                        }
                        let here = (own, other, pit, seeds);
                        assert_eq!(feeding_moves(&pits, own), expected, "{here:?}");
                    }
                }
            }
        }
    }
}
