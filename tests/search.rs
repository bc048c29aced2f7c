//! The search against a plain minimax without any pruning.

mod common;

use awale::notation::pits_of;
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{Search, WIN};
use common::positions::{Random, positions};

/// The value of playing `pit`, for the one who plays it.
fn move_value(rules: &RuleSet, position: &Position, pit: u8, depth: u8, ply: u8) -> i8 {
    let mut next = *position;
    next.play(rules, pit);
    if next.has_majority() {
        return WIN - ply as i8 - 1;
    }
    -minimax(rules, &next, depth - 1, ply + 1)
}

fn minimax(rules: &RuleSet, position: &Position, depth: u8, ply: u8) -> i8 {
    let [mine, theirs] = by_side(position.stores, position.side);
    if depth == 0 {
        return mine - theirs;
    }
    let legal = position.legal_moves(rules);
    let values =
        pits_of(position.side, legal).map(|pit| move_value(rules, position, pit, depth, ply));
    values.max().unwrap_or_else(|| {
        let [mine, theirs] = by_side(position.collected(), position.side);
        (mine - theirs).signum() * (WIN - ply as i8)
    })
}

fn by_side(totals: [u8; 2], side: u8) -> [i8; 2] {
    let [south, north] = totals.map(|seeds| seeds as i8);
    if side == 0 {
        [south, north]
    } else {
        [north, south]
    }
}

#[track_caller]
fn agrees(positions: &[Position], depths: std::ops::RangeInclusive<u8>) {
    let mut search = Box::new(Search::<2048>::EMPTY);
    for position in positions {
        for rules in RuleSet::PRESETS {
            let game = Game::from_position(rules, *position);
            for depth in depths.clone() {
                let Some(choice) = search.choose(&game, depth, |_, _| false) else {
                    assert_eq!(game.legal_moves(), 0);
                    continue;
                };
                let expected = minimax(&rules, position, depth, 0);
                let here = format!("{position:?} {rules:?} depth {depth}");
                assert_eq!(choice.value, expected, "{here}");
                let value = move_value(&rules, position, choice.pit, depth, 0);
                assert_eq!(value, expected, "the move chosen in {here}");
            }
        }
    }
}

#[test]
fn values_are_those_of_plain_minimax() {
    agrees(&positions(&mut Random::new(3), 500), 1..=5);
}

#[test]
fn deep_values_are_those_of_plain_minimax() {
    agrees(&positions(&mut Random::new(7), 40), 6..=7);
}
