//! A table of solved endgames, and its packed form.

use anyhow::{Result, bail, ensure};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::{Repetition, RuleSet};

use super::layer::solve;
use super::places::{MAX_SEEDS, count, place};
use super::seen_by_mover;

/// The values of all positions with few seeds.
///
/// Packed, it is one byte with the most seeds on the board, then the values of the positions with no seed,
/// one seed and so on, each at its [`place`]: two in a byte, the first in the low half, each with
/// [`BIAS`] added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// By seeds on the board, then by place.
    layers: Vec<Vec<i8>>,
}

/// Makes a packed value positive.
const BIAS: i8 = 8;

impl Table {
    /// Solves all positions with up to `seeds` (at most [`MAX_SEEDS`]) on the board, and tells `done` the
    /// seeds of each layer that is finished. An error if the rules know repetition.
    pub fn solve(rules: &RuleSet, seeds: u8, mut done: impl FnMut(u8)) -> Result<Self> {
        ensure!(
            rules.repetition == Repetition::None,
            "tables serve rules without repetition only: by others a circle's worth depends on the game's past"
        );
        ensure!(
            seeds <= MAX_SEEDS,
            "tables have at most {MAX_SEEDS} seeds, not {seeds}"
        );
        let mut layers = Vec::new();
        for seeds in 0..=seeds {
            let layer = solve(rules, seeds, &layers);
            layers.push(layer);
            done(seeds);
        }
        Ok(Self { layers })
    }

    /// By how many seeds the mover gets more than the opponent of those on the board; none if there are
    /// too many.
    pub fn value(&self, position: &Position) -> Option<i8> {
        let pits = seen_by_mover(position);
        let seeds = pits.iter().map(|&seeds| usize::from(seeds)).sum::<usize>();
        self.layers.get(seeds).map(|layer| layer[place(&pits)])
    }

    /// The values of the positions with exactly `seeds` on the board, each at its place; empty if there
    /// are none.
    pub fn layer(&self, seeds: u8) -> &[i8] {
        self.layers
            .get(usize::from(seeds))
            .map_or(&[], Vec::as_slice)
    }

    /// The most seeds of a position.
    pub fn seeds(&self) -> u8 {
        self.layers.len() as u8 - 1
    }

    /// The bytes of the file.
    pub fn packed(&self) -> Vec<u8> {
        let values: Vec<_> = self.layers.concat();
        let halves = |value: &i8| (value + BIAS) as u8;
        let mut bytes = vec![self.seeds()];
        bytes.extend(values.chunks(2).map(|pair| {
            let high = pair.get(1).map_or(0, halves);
            halves(&pair[0]) | high << 4
        }));
        bytes
    }

    /// Reads what [`Table::packed`] gives.
    pub fn unpack(bytes: &[u8]) -> Result<Self> {
        let Some((&seeds, bytes)) = bytes.split_first() else {
            bail!("a table is not empty");
        };
        ensure!(
            seeds <= MAX_SEEDS,
            "a table has at most {MAX_SEEDS} seeds, not {seeds}"
        );
        let positions: usize = (0..=seeds).map(count).sum();
        ensure!(
            bytes.len() == positions.div_ceil(2),
            "a table of {seeds} seeds has {} bytes behind the first, not {}",
            positions.div_ceil(2),
            bytes.len()
        );
        let mut values = bytes
            .iter()
            .flat_map(|&byte| [byte & 15, byte >> 4])
            .map(|half| half as i8 - BIAS);
        let layers = (0..=seeds).map(|seeds| values.by_ref().take(count(seeds)).collect());
        Ok(Self {
            layers: layers.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

    #[track_caller]
    fn is_worth(rules: &RuleSet, position: &str, value: i8) {
        let table = Table::solve(rules, 5, |_| ()).expect("rules without repetition");
        let position = parse_position(position).expect("a good position");
        assert_eq!(table.value(&position), Some(value), "{position:?}");
    }

    #[test]
    fn a_capture_leaves_an_opponent_without_moves() {
        is_worth(&RuleSet::BAOULE, "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", 2);
        is_worth(&RuleSet::BAOULE, "1-0-0-0-0-0-0-0-0-0-0-1-23-23-N", 2);
        // A grand slam, and no other move: each takes the own row.
        is_worth(&RuleSet::YUCATA, "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", 0);
        // No grand slam: the opponent keeps a seed, and the own row.
        is_worth(&RuleSet::YUCATA, "0-0-0-0-0-1-1-0-1-0-0-0-23-22-S", 1);
    }

    #[test]
    fn who_cannot_feed_keeps_the_own_row() {
        is_worth(&RuleSet::BAOULE, "1-1-0-0-0-0-0-0-0-0-0-0-23-23-S", 2);
        is_worth(&RuleSet::BAOULE, "1-1-0-0-0-0-0-0-0-0-0-0-23-23-N", -2);
    }

    #[test]
    fn more_seeds_are_not_in_it() {
        let table = Table::solve(&RuleSet::BAOULE, 3, |_| ()).expect("rules without repetition");
        let position = parse_position("1-1-1-0-0-0-1-0-0-0-0-0-22-22-S").expect("a position");
        assert_eq!(table.value(&position), None);
    }

    #[test]
    fn packed_tables_are_read_again() {
        let table = Table::solve(&RuleSet::YUCATA, 5, |_| ()).expect("rules without repetition");
        let bytes = table.packed();
        assert_eq!(bytes.len(), 1 + 6_188 / 2);
        assert_eq!(Table::unpack(&bytes).expect("a table"), table);
        for bad in [&[][..], &[8], &bytes[..bytes.len() - 1]] {
            assert!(Table::unpack(bad).is_err());
        }
    }

    #[test]
    fn rules_with_repetition_are_refused() {
        for rules in [RuleSet::ABAPA, RuleSet::FREE, RuleSet::CLASSIC] {
            assert!(Table::solve(&rules, 2, |_| ()).is_err());
        }
    }
}
