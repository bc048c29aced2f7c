//! Where seeds fall: tables made from the rule at compile time.

use super::position::{PITS, SEEDS};
use super::unchecked::get;

/// Counts a pit can hold, 0–48.
const COUNTS: usize = SEEDS as usize + 1;

/// Pits that get a seed on one lap: all but the origin.
const LAP: u8 = PITS - 1;

/// The pit after each pit, in the order of sowing.
pub const NEXT: [u8; PITS as usize] = next_table();

/// The pit before each pit, in the order of sowing.
pub const PREVIOUS: [u8; PITS as usize] = previous_table();

/// How far from its origin a sowing of 0–48 seeds ends: 1–11 pits (0 for no seeds).
#[cfg_attr(c64, unsafe(no_mangle))]
pub static DISTANCE: [u8; COUNTS] = distance_table();

/// For each origin and number of seeds, the pit that gets the last one (the origin for no seeds).
///
/// As the seeds of one sowing fall one after another, this is also the pit of each seed on the way.
static LAST_PIT: [[u8; COUNTS]; PITS as usize] = last_pit_table();

/// For each number of seeds, how many a pit gains that lies 0–11 pits behind the origin.
pub(super) static GAIN: [[u8; PITS as usize]; COUNTS] = gain_table();

/// The pit where a sowing of `seeds` (0–48) from `origin` (0–11) ends.
#[inline(always)]
pub fn last_pit(origin: u8, seeds: u8) -> u8 {
    debug_assert!(origin < PITS && seeds <= SEEDS);
    // SAFETY: the two bounds asserted above, which hold for every position.
    unsafe {
        *LAST_PIT
            .get_unchecked(origin as usize)
            .get_unchecked(seeds as usize)
    }
}

/// How many seeds a sowing of `seeds` (0–48) gives the pit `distance` (0–11) behind its origin: 0–5.
pub fn gain(seeds: u8, distance: u8) -> u8 {
    get(gains(seeds), distance)
}

/// What a sowing of `seeds` (0–48) gives the pits 0–11 behind its origin.
#[inline(always)]
pub(super) fn gains(seeds: u8) -> &'static [u8; PITS as usize] {
    debug_assert!(seeds <= SEEDS);
    // SAFETY: asserted above; no pit of a position holds more.
    unsafe { GAIN.get_unchecked(seeds as usize) }
}

/// How many different pits a sowing of `seeds` reaches, 0–11.
#[cfg(any(c64, test))]
#[inline(always)]
pub(super) fn reach(seeds: u8) -> u8 {
    if seeds < LAP { seeds } else { LAP }
}

const fn next_table() -> [u8; PITS as usize] {
    let mut table = [0; PITS as usize];
    let mut pit = 0;
    while pit < PITS {
        table[pit as usize] = (pit + 1) % PITS;
        pit += 1;
    }
    table
}

const fn previous_table() -> [u8; PITS as usize] {
    let mut table = [0; PITS as usize];
    let mut pit = 0;
    while pit < PITS {
        table[pit as usize] = (pit + LAP) % PITS;
        pit += 1;
    }
    table
}

const fn distance_table() -> [u8; COUNTS] {
    let mut table = [0; COUNTS];
    let mut seeds = 1;
    while seeds < COUNTS {
        table[seeds] = (seeds as u8 - 1) % LAP + 1;
        seeds += 1;
    }
    table
}

const fn last_pit_table() -> [[u8; COUNTS]; PITS as usize] {
    let distance = distance_table();
    let mut table = [[0; COUNTS]; PITS as usize];
    let mut pit = 0;
    while pit < PITS {
        let mut seeds = 0;
        while seeds < COUNTS {
            table[pit as usize][seeds] = (pit + distance[seeds]) % PITS;
            seeds += 1;
        }
        pit += 1;
    }
    table
}

const fn gain_table() -> [[u8; PITS as usize]; COUNTS] {
    let mut table = [[0; PITS as usize]; COUNTS];
    let mut seeds = 0;
    while seeds < COUNTS {
        let mut distance = 1;
        while distance < PITS {
            table[seeds][distance as usize] = (seeds as u8 + LAP - distance) / LAP;
            distance += 1;
        }
        seeds += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sows seed by seed as the rule says: into each following pit, never into the origin.
    fn sow_by_the_rule(origin: u8, seeds: u8) -> ([u8; 12], u8) {
        let mut gained = [0; 12];
        let mut pit = origin;
        for _ in 0..seeds {
            pit = (pit + 1) % 12;
            if pit == origin {
                pit = (pit + 1) % 12;
            }
            gained[pit as usize] += 1;
        }
        (gained, pit)
    }

    #[test]
    fn tables_agree_with_the_rule_for_every_pit_and_count() {
        for origin in 0..12 {
            for seeds in 0..=48 {
                let (gained, last) = sow_by_the_rule(origin, seeds);
                assert_eq!(last_pit(origin, seeds), last, "{seeds} from {origin}");
                for distance in 0..12 {
                    assert_eq!(
                        gain(seeds, distance),
                        gained[((origin + distance) % 12) as usize],
                        "{seeds} from {origin}, {distance} on"
                    );
                }
                let reached = gained.iter().filter(|&&gain| gain > 0).count();
                assert_eq!(reach(seeds) as usize, reached);
            }
        }
    }

    #[test]
    fn next_and_previous_are_one_step_round_the_board() {
        for pit in 0..12u8 {
            assert_eq!(NEXT[pit as usize], (pit + 1) % 12);
            assert_eq!(PREVIOUS[NEXT[pit as usize] as usize], pit);
        }
    }

    #[test]
    fn twelve_seeds_skip_the_origin() {
        assert_eq!(last_pit(0, 12), 1);
        assert_eq!(DISTANCE[12], 1);
        assert_eq!(last_pit(5, 23), 6);
    }
}
