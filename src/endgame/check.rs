//! The check of a table by a search that knows nothing of it.

use std::collections::HashMap;

use anyhow::{Result, bail, ensure};
use awale_c64::core::ruleset::RuleSet;

use super::{Pits, Table, of_mover, places, seen_by_mover};
use crate::notation::pits_of;

/// Plies after which a search that still finds something else is given up.
const MAX_PLIES: usize = 1000;

/// Searches every position of `table` plainly and ever deeper, seeds that are left at the depth's end
/// counting nothing, until no value changes any more; an error if one is not the table's. Gives how deep
/// that was, in plies.
pub fn check(rules: &RuleSet, table: &Table) -> Result<usize> {
    let positions: Vec<Pits> = (0..=table.seeds()).flat_map(places::positions).collect();
    let numbers: HashMap<Pits, usize> = positions.iter().copied().zip(0..).collect();
    let moves: Vec<_> = positions
        .iter()
        .map(|pits| moves(rules, *pits, &numbers))
        .collect();
    let mut values = vec![0; positions.len()];
    for plies in 1..=MAX_PLIES {
        let deeper: Vec<i8> = moves.iter().map(|moves| best(moves, &values)).collect();
        if deeper != values {
            values = deeper;
            continue;
        }
        for (pits, value) in positions.iter().zip(values) {
            let solved = table.value(&of_mover(*pits));
            ensure!(
                solved == Some(value),
                "{pits:?} is worth {value} by a search, {solved:?} by the table"
            );
        }
        return Ok(plies - 1);
    }
    bail!("a search {MAX_PLIES} plies deep does not settle");
}

/// For each move what it captures, or brings at the game's end, and the number of the position after it.
fn moves(rules: &RuleSet, pits: Pits, numbers: &HashMap<Pits, usize>) -> Vec<(i8, Option<usize>)> {
    let position = of_mover(pits);
    let legal = pits_of(position.side, position.legal_moves(rules));
    let mut moves: Vec<_> = legal
        .map(|pit| {
            let mut next = position;
            let captured = next.play(rules, pit).seeds;
            (captured as i8, numbers.get(&seen_by_mover(&next)).copied())
        })
        .collect();
    if moves.is_empty() {
        let [mine, theirs] = position.collected();
        moves.push((mine as i8 - theirs as i8, None));
    }
    moves
}

/// The value of the best of `moves`, where positions are worth `values` to their movers.
fn best(moves: &[(i8, Option<usize>)], values: &[i8]) -> i8 {
    let worth = |&(gain, next): &(i8, Option<usize>)| gain - next.map_or(0, |next| values[next]);
    moves.iter().map(worth).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_with_up_to_five_seeds_is_worth_what_a_search_finds() {
        for rules in [RuleSet::BAOULE, RuleSet::YUCATA] {
            let table = Table::solve(&rules, 5, |_| ()).expect("rules without repetition");
            let plies = check(&rules, &table).expect("they agree");
            assert!(plies > 20, "{plies}");
        }
    }

    #[test]
    fn a_wrong_value_is_found() {
        let table = Table::solve(&RuleSet::BAOULE, 3, |_| ()).expect("rules without repetition");
        let mut bytes = table.packed();
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        let wrong = Table::unpack(&bytes).expect("a table");
        let error = check(&RuleSet::BAOULE, &wrong).expect_err("it is wrong");
        assert!(error.to_string().contains("by a search"), "{error}");
    }
}
