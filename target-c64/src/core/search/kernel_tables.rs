//! Tables that the search in 6502 assembly reads (`target-c64/asm/search`), made from the rule.
//!
//! A sowing of up to 11 seeds is one index there: seeds times 16 plus pit. The lists of moves hold them.

use super::hash::{sown_byte, taken_byte};
use super::value::WIN;
use super::{MAX_PLIES, NO_MOVE};
use crate::core::position::{PITS, ROW, SEEDS};
use crate::core::sowing::{DISTANCE, GAIN};

/// Indices of sowings of 0–11 seeds.
const SOWINGS: usize = 12 * 16;

/// Instructions in a chain that sows, each of two bytes; a return follows. See `sow.s`.
const CHAIN: u8 = 10;

/// Added to values, so that they compare without their sign.
const BIAS: u8 = 0x80;

/// No pit that can be captured. Negative, as no pit is.
const NOWHERE: u8 = 0xFF;

/// What is looked at first to see whether a move captures, for each pit and each number of seeds in it: the pit where the
/// sowing ends, if it is in the other row; [`FAR`] if more than a lap's seeds end there and might capture;
/// else [`NOWHERE`].
#[unsafe(no_mangle)]
pub static SOWING_TARGETS: [[u8; SEEDS as usize + 1]; PITS as usize] = {
    let mut table = [[NOWHERE; SEEDS as usize + 1]; PITS as usize];
    let mut pit = 0;
    while pit < PITS {
        let mut seeds = 1;
        while seeds <= SEEDS {
            let end = (pit + DISTANCE[seeds as usize]) % PITS;
            if end / ROW != pit / ROW {
                table[pit as usize][seeds as usize] = if seeds < PITS {
                    end
                } else if LAST_GAINS[seeds as usize] <= 3 {
                    FAR
                } else {
                    NOWHERE
                };
            }
            seeds += 1;
        }
        pit += 1;
    }
    table
};

/// A place behind the pits and stores that holds 1, as a pit might that can be captured.
const FAR: u8 = PITS + 2;

/// Where in the page of chains a sowing of up to [`CHAIN`] seeds begins, by its index.
#[unsafe(no_mangle)]
pub static SOWING_ENTRIES: [u8; SOWINGS] = {
    let mut table = [0; SOWINGS];
    let mut seeds = 0;
    while seeds <= CHAIN {
        let mut pit = 0;
        while pit < PITS {
            table[(seeds * 16 + pit) as usize] = chain_entry(pit, seeds);
            pit += 1;
        }
        seeds += 1;
    }
    table
};

/// The same by pit and seeds.
#[unsafe(no_mangle)]
pub static SOWING_STARTS: [[u8; CHAIN as usize + 1]; PITS as usize] = {
    let mut table = [[0; CHAIN as usize + 1]; PITS as usize];
    let mut pit = 0;
    while pit < PITS {
        let mut seeds = 0;
        while seeds <= CHAIN {
            table[pit as usize][seeds as usize] = chain_entry(pit, seeds);
            seeds += 1;
        }
        pit += 1;
    }
    table
};

const fn chain_entry(pit: u8, seeds: u8) -> u8 {
    (pit + seeds) % PITS * (2 * CHAIN + 1) + 2 * (CHAIN - seeds)
}

/// The pit of each index.
#[unsafe(no_mangle)]
pub static INDEX_PITS: [u8; SOWINGS] = {
    let mut table = [0; SOWINGS];
    let mut index = 0;
    while index < SOWINGS {
        table[index] = index as u8 % 16;
        index += 1;
    }
    table
};

/// The seeds of each index that a chain sows, and 0 for all else that stands in a list of moves.
#[unsafe(no_mangle)]
pub static INDEX_SEEDS: [u8; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < (CHAIN as usize + 1) * 16 {
        table[index] = index as u8 / 16;
        index += 1;
    }
    table
};

/// The index of each number of seeds, in pit 0; 12 and more are alike.
#[unsafe(no_mangle)]
pub static SEED_KEYS: [u8; SEEDS as usize + 1] = {
    let mut table = [0; SEEDS as usize + 1];
    let mut seeds = 0;
    while seeds <= SEEDS {
        table[seeds as usize] = if seeds < 12 { seeds } else { 12 } * 16;
        seeds += 1;
    }
    table
};

/// The seeds that a sowing gives its last pit.
#[unsafe(no_mangle)]
pub static LAST_GAINS: [u8; SEEDS as usize + 1] = {
    let mut table = [0; SEEDS as usize + 1];
    let mut seeds = 1;
    while seeds <= SEEDS as usize {
        table[seeds] = GAIN[seeds][DISTANCE[seeds] as usize];
        seeds += 1;
    }
    table
};

/// What sowings change the hash by: a table for each of its bytes, the lowest first.
#[unsafe(no_mangle)]
pub static SOWN_0: [u8; SOWINGS] = sown_bytes(0);
#[unsafe(no_mangle)]
pub static SOWN_1: [u8; SOWINGS] = sown_bytes(1);
#[unsafe(no_mangle)]
pub static SOWN_2: [u8; SOWINGS] = sown_bytes(2);
#[unsafe(no_mangle)]
pub static SOWN_3: [u8; SOWINGS] = sown_bytes(3);

const fn sown_bytes(byte: usize) -> [u8; SOWINGS] {
    let mut table = [0; SOWINGS];
    let mut index = 0;
    while index < SOWINGS {
        if index % 16 < PITS as usize {
            table[index] = sown_byte(index % 16, index / 16, byte);
        }
        index += 1;
    }
    table
}

/// What captures change it by: two seeds from a pit at twice its number, three at the next.
#[unsafe(no_mangle)]
pub static TAKEN_0: [u8; TAKEN] = taken_bytes(0);
#[unsafe(no_mangle)]
pub static TAKEN_1: [u8; TAKEN] = taken_bytes(1);
#[unsafe(no_mangle)]
pub static TAKEN_2: [u8; TAKEN] = taken_bytes(2);
#[unsafe(no_mangle)]
pub static TAKEN_3: [u8; TAKEN] = taken_bytes(3);

const TAKEN: usize = 2 * PITS as usize;

const fn taken_bytes(byte: usize) -> [u8; TAKEN] {
    let mut table = [0; TAKEN];
    let mut index = 0;
    while index < TAKEN {
        table[index] = taken_byte(index / 2, index % 2, byte);
        index += 1;
    }
    table
}

/// What a win is worth that comes 0, 1, … plies deep, with the bias.
#[unsafe(no_mangle)]
pub static WINS: [u8; MAX_PLIES as usize + 1] = {
    let mut table = [0; MAX_PLIES as usize + 1];
    let mut ply = 0;
    while ply < table.len() {
        table[ply] = BIAS + WIN as u8 - ply as u8;
        ply += 1;
    }
    table
};

const _: () = assert!(NO_MOVE >= ROW, "it is no pit of a row");
const _: () = assert!(
    PITS as usize * (2 * CHAIN as usize + 1) <= 256,
    "the chains fit a page"
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::position::Position;
    use crate::core::ruleset::RuleSet;
    use crate::core::search::hash::hash;

    /// Every index that stands for a sowing, as pit, seeds, index.
    fn sowings() -> impl Iterator<Item = (u8, u8, usize)> {
        (0..PITS)
            .flat_map(|pit| (1..12).map(move |seeds| (pit, seeds, usize::from(seeds * 16 + pit))))
    }

    #[test]
    fn sowings_change_the_hash_as_the_rules_say() {
        for (pit, seeds, index) in sowings() {
            let mut position = Position::start(pit / ROW);
            position.pits = [0; PITS as usize];
            position.pits[usize::from(pit)] = seeds;
            let before = hash(&position);
            position.sow(pit);
            position.side ^= 1;
            let bytes = [SOWN_0[index], SOWN_1[index], SOWN_2[index], SOWN_3[index]];
            assert_eq!(
                hash(&position),
                before.wrapping_add(u32::from_le_bytes(bytes))
            );
        }
    }

    #[test]
    fn a_lap_changes_the_hash_as_its_sowing_does_but_for_the_change_of_sides() {
        let change = |pit: usize, seeds: usize| {
            u32::from_le_bytes([0, 1, 2, 3].map(|byte| sown_byte(pit, seeds, byte)))
        };
        let lap = usize::from(PITS) - 1;
        for pit in 0..usize::from(PITS) {
            for seeds in lap..=usize::from(SEEDS) {
                let more = change(pit, lap).wrapping_sub(change(pit, 0));
                let before = change(pit, seeds - lap);
                assert_eq!(change(pit, seeds), before.wrapping_add(more));
            }
        }
    }

    #[test]
    fn an_index_tells_pit_seeds_and_chain() {
        for (pit, seeds, index) in sowings().filter(|&(_, seeds, _)| seeds <= CHAIN) {
            assert_eq!(usize::from(SEED_KEYS[usize::from(seeds)] + pit), index);
            assert_eq!((INDEX_PITS[index], INDEX_SEEDS[index]), (pit, seeds));
            let entry = SOWING_ENTRIES[index];
            assert_eq!(SOWING_STARTS[usize::from(pit)][usize::from(seeds)], entry);
            // A chain ends in each pit, and each instruction before the end is a seed.
            let chain = 2 * CHAIN + 1;
            assert_eq!(entry / chain, (pit + seeds) % PITS);
            assert_eq!((chain - 1 - entry % chain) / 2, seeds);
        }
    }

    #[test]
    fn every_move_that_captures_has_a_target() {
        let rules = RuleSet::BAOULE;
        for pit in 0..PITS {
            for seeds in 1..=SEEDS {
                let mut captures = false;
                for others in 0..=2 {
                    let mut position = Position::start(pit / ROW);
                    position.pits = [others; PITS as usize];
                    position.pits[usize::from(pit)] = seeds;
                    captures |= position.capture(&rules, pit).seeds > 0;
                }
                let target = SOWING_TARGETS[usize::from(pit)][usize::from(seeds)];
                assert_eq!(target != NOWHERE, captures, "{seeds} from {pit}");
                assert!(target == NOWHERE || (target == FAR) == (seeds >= PITS));
            }
        }
    }

    #[test]
    fn captures_change_the_hash_as_the_rules_say() {
        for pit in 0..PITS {
            for seeds in [2, 3] {
                let mut position = Position::start(pit / ROW);
                position.pits[usize::from(pit)] = seeds;
                let before = hash(&position);
                position.pits[usize::from(pit)] = 0;
                position.stores[usize::from(pit / ROW) ^ 1] += seeds;
                let index = usize::from(2 * pit + seeds - 2);
                let bytes = [
                    TAKEN_0[index],
                    TAKEN_1[index],
                    TAKEN_2[index],
                    TAKEN_3[index],
                ];
                assert_eq!(
                    hash(&position),
                    before.wrapping_add(u32::from_le_bytes(bytes))
                );
            }
        }
    }
}
