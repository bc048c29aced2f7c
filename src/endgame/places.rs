//! The order of positions in a table: by the seeds on the board, then pit by pit.

use awale_c64::core::position::PITS;

use super::Pits;

/// The most seeds of a position in a table, so that a value takes four bits.
pub const MAX_SEEDS: u8 = 7;

/// Ways to put 0–[`MAX_SEEDS`] seeds into 0–12 pits.
const WAYS: [[usize; MAX_SEEDS as usize + 1]; PITS as usize + 1] = ways();

const fn ways() -> [[usize; MAX_SEEDS as usize + 1]; PITS as usize + 1] {
    let mut ways = [[0; MAX_SEEDS as usize + 1]; PITS as usize + 1];
    ways[0][0] = 1;
    let mut pits = 1;
    while pits <= PITS as usize {
        let mut seeds = 0;
        while seeds <= MAX_SEEDS as usize {
            // The last pit is empty, or holds one seed that is taken away.
            ways[pits][seeds] = ways[pits - 1][seeds];
            if seeds > 0 {
                ways[pits][seeds] += ways[pits][seeds - 1];
            }
            seeds += 1;
        }
        pits += 1;
    }
    ways
}

/// Positions with exactly `seeds` (0–[`MAX_SEEDS`]) on the board.
pub fn count(seeds: u8) -> usize {
    WAYS[usize::from(PITS)][usize::from(seeds)]
}

/// The place of a position among those with as many seeds, of which there are at most [`MAX_SEEDS`].
pub fn place(pits: &Pits) -> usize {
    let mut left = usize::from(pits.iter().sum::<u8>());
    let mut place = 0;
    for (pit, &seeds) in pits.iter().enumerate() {
        let behind = &WAYS[pits.len() - 1 - pit];
        // Before it are those with fewer seeds in this pit.
        for fewer in 0..usize::from(seeds) {
            place += behind[left - fewer];
        }
        left -= usize::from(seeds);
    }
    place
}

/// All positions with exactly `seeds` (0–[`MAX_SEEDS`]) on the board, each at its place.
pub fn positions(seeds: u8) -> Vec<Pits> {
    let mut positions = Vec::with_capacity(count(seeds));
    fill(&mut [0; PITS as usize], 0, seeds, &mut positions);
    positions
}

/// Puts `left` seeds into the pits from `pit` on, in every way.
fn fill(pits: &mut Pits, pit: usize, left: u8, positions: &mut Vec<Pits>) {
    if pit == pits.len() - 1 {
        pits[pit] = left;
        positions.push(*pits);
        return;
    }
    for seeds in 0..=left {
        pits[pit] = seeds;
        fill(pits, pit + 1, left - seeds, positions);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_its_place() {
        for seeds in 0..=MAX_SEEDS {
            let positions = positions(seeds);
            assert_eq!(positions.len(), count(seeds));
            for (expected, pits) in positions.iter().enumerate() {
                assert_eq!(place(pits), expected, "{pits:?}");
            }
        }
    }

    #[test]
    fn there_are_as_many_as_combinatorics_says() {
        let up_to = |seeds| (0..=seeds).map(count).sum::<usize>();
        assert_eq!([5, 6, 7].map(up_to), [6_188, 18_564, 50_388]);
    }
}
