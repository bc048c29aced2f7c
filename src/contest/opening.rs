//! Openings that are random and give neither side an advantage.

use std::collections::HashSet;

use anyhow::{Result, bail};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use crate::notation::{format_position, pits_of};
use crate::random::Random;
use crate::search::{NativeSearcher, Record, Searcher};

/// Plies that the native core looks ahead to judge an opening.
const JUDGE_DEPTH: u8 = 8;
/// Seeds by which the one side may then be ahead.
const BALANCE: i8 = 1;
/// Openings drawn for each that is wanted before the search for them is given up.
const MAX_TRIES: usize = 200;

/// `count` games of `plies` random moves from the start, all different and about even.
pub fn openings(rules: &RuleSet, plies: u32, count: usize, seed: u64) -> Result<Vec<Record>> {
    let mut random = Random::new(seed);
    let mut judge = NativeSearcher::default();
    let mut known = HashSet::new();
    let mut openings = Vec::new();
    for _ in 0..count * MAX_TRIES {
        if openings.len() == count {
            break;
        }
        let opening = draw(rules, plies, &mut random);
        // Each position is judged once.
        if !known.insert(format_position(&opening.game().position)) {
            continue;
        }
        let found = judge.search(&opening, JUDGE_DEPTH)?;
        let is_even = found.is_some_and(|found| found.choice.value.abs() <= BALANCE);
        if is_even {
            openings.push(opening);
        }
    }
    if openings.len() < count {
        bail!(
            "only {} of {count} different even openings of {plies} moves were found",
            openings.len()
        );
    }
    Ok(openings)
}

/// A game of random moves, which may end before `plies` are played.
fn draw(rules: &RuleSet, plies: u32, random: &mut Random) -> Record {
    let mut record = Record::new(*rules, Position::start(rules.first_player));
    for _ in 0..plies {
        let game = record.game();
        let moves: Vec<u8> = pits_of(game.position.side, game.legal_moves()).collect();
        let Some(&pit) = moves.get(random.below(moves.len().max(1) as u32) as usize) else {
            break;
        };
        // A legal move is never refused.
        let _ = record.play(pit);
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_repeat_with_their_seed_and_are_even() {
        let draw = |seed| openings(&RuleSet::ABAPA, 8, 20, seed).expect("enough");
        let moves = |seed| {
            let openings = draw(seed);
            let moves = openings.iter().map(|opening| opening.moves().to_vec());
            moves.collect::<Vec<_>>()
        };
        assert_eq!(moves(1), moves(1));
        assert_ne!(moves(1), moves(2));
        let positions: HashSet<_> = draw(1)
            .iter()
            .map(|opening| format_position(&opening.game().position))
            .collect();
        assert_eq!(positions.len(), 20);
        for opening in draw(1) {
            assert_eq!(opening.moves().len(), 8);
            let [south, north] = opening.game().position.stores;
            assert!(south.abs_diff(north) <= 8, "{opening:?}");
        }
    }

    #[test]
    fn too_few_openings_are_an_error() {
        let error = openings(&RuleSet::ABAPA, 1, 7, 1).expect_err("there are six first moves");
        assert!(error.to_string().contains("of 7 different"), "{error}");
    }
}
