//! The search against a plain minimax without any pruning.

mod common;

use std::ops::RangeInclusive;

use awale::notation::pits_of;
use awale::search::{NativeSearcher, Record, Searcher, variation};
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{Search, WIN};
use common::positions::{Random, positions};

/// The value of playing `pit`, for the one who plays it. `extra` is what the last position gets for the pits that
/// held seeds before the last two moves.
fn move_value(rules: &RuleSet, position: &Position, pit: u8, depth: u8, ply: u8, extra: i8) -> i8 {
    let mut next = *position;
    let captured = next.play(rules, pit).seeds;
    if next.has_majority() {
        return WIN - ply as i8 - 1;
    }
    let value = -minimax(rules, &next, depth - 1, ply + 1, -extra);
    let [mine, _] = by_side(next.stores, position.side);
    if captured > 0 && mine == DRAW {
        return value.max(0);
    }
    value
}

/// Whoever captures the 24th seed cannot lose any more.
const DRAW: i8 = 24;

fn minimax(rules: &RuleSet, position: &Position, depth: u8, ply: u8, extra: i8) -> i8 {
    let [mine, theirs] = by_side(position.stores, position.side);
    if depth == 0 {
        return mine - theirs + extra;
    }
    let extra = if depth == 2 {
        mobility(position)
    } else {
        extra
    };
    let legal = position.legal_moves(rules);
    let values = pits_of(position.side, legal)
        .map(|pit| move_value(rules, position, pit, depth, ply, extra));
    values.max().unwrap_or_else(|| {
        let [mine, theirs] = by_side(position.collected(), position.side);
        (mine - theirs).signum() * (WIN - ply as i8)
    })
}

/// A seed for each pit of the mover that holds seeds, less one for each of the opponent's.
fn mobility(position: &Position) -> i8 {
    let filled = |pits: &[u8]| pits.iter().filter(|&&seeds| seeds > 0).count() as u8;
    let (south, north) = position.pits.split_at(6);
    let [mine, theirs] = by_side([filled(south), filled(north)], position.side);
    mine - theirs
}

fn by_side(totals: [u8; 2], side: u8) -> [i8; 2] {
    let [south, north] = totals.map(|seeds| seeds as i8);
    if side == 0 {
        [south, north]
    } else {
        [north, south]
    }
}

/// Positions of every kind.
const POSITIONS: usize = 500;
/// Plies; the leaves of the deepest are most of all.
const DEPTHS: RangeInclusive<u8> = 1..=7;

/// Compares the searches of every position by `rules`, to every depth, with minimax.
fn agrees(rules: &RuleSet) {
    for position in positions(&mut Random::new(3), POSITIONS) {
        compare(rules, &position);
    }
}

/// The line that `awale search` answers with, of every position by `rules`: each of its moves is a best one of the plies
/// that remain.
fn has_best_lines(rules: &RuleSet) {
    for position in positions(&mut Random::new(5), 60) {
        let record = Record::new(*rules, position);
        for depth in 1..=6 {
            let found = NativeSearcher::default().search(&record, depth);
            let Some(mut found) = found.expect("the native core answers") else {
                continue;
            };
            variation::renew(&record, &mut found);
            let mut line = record.clone();
            for (&pit, left) in found.variation.iter().zip((1..=depth).rev()) {
                let here = line.game().position;
                let extra = if left == 2 { mobility(&here) } else { 0 };
                let value = |pit| move_value(rules, &here, pit, left, 0, extra);
                let best = pits_of(here.side, here.legal_moves(rules)).map(value).max();
                let shown = format!("{position:?} {rules:?} depth {depth}: {found:?}");
                assert_eq!(Some(value(pit)), best, "{shown}");
                line.play(pit).expect("it is legal");
            }
            let is_whole = found.variation.len() == usize::from(depth);
            assert!(is_whole || line.game().legal_moves() == 0, "{found:?}");
        }
    }
}

#[test]
fn lines_are_whole_and_of_best_moves() {
    for rules in RuleSet::PRESETS {
        has_best_lines(&rules);
    }
}

fn compare(rules: &RuleSet, position: &Position) {
    let mut search = Box::new(Search::<2048>::EMPTY);
    let game = Game::from_position(*rules, *position);
    for depth in DEPTHS {
        let Some(choice) = search.choose(&game, depth, |_, _| false) else {
            assert_eq!(game.legal_moves(), 0);
            return;
        };
        let legal = pits_of(position.side, position.legal_moves(rules));
        let extra = if depth == 2 { mobility(position) } else { 0 };
        let values = legal.map(|pit| (pit, move_value(rules, position, pit, depth, 0, extra)));
        let values: Vec<_> = values.collect();
        let best = values.iter().map(|(_, value)| *value).max();
        let here = format!("{position:?} {rules:?} depth {depth}: {values:?}");
        assert_eq!(Some(choice.value), best, "{here}");
        assert!(values.contains(&(choice.pit, choice.value)), "{here}");
    }
}

#[test]
fn baoule_is_searched_as_by_plain_minimax() {
    agrees(&RuleSet::BAOULE);
}

#[test]
fn abapa_is_searched_as_by_plain_minimax() {
    agrees(&RuleSet::ABAPA);
}

#[test]
fn yucata_is_searched_as_by_plain_minimax() {
    agrees(&RuleSet::YUCATA);
}

#[test]
fn free_is_searched_as_by_plain_minimax() {
    agrees(&RuleSet::FREE);
}

#[test]
fn classic_is_searched_as_by_plain_minimax() {
    agrees(&RuleSet::CLASSIC);
}
