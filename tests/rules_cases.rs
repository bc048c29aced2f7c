//! The worked games and the random positions of `tests/cases`, through the native core.

mod common;

use awale::rules::NativeCore;
use common::cases::{check_games, check_positions};

#[test]
fn worked_games_are_played_as_written() {
    check_games(&mut NativeCore);
}

#[test]
fn random_positions_have_the_outcomes_written() {
    check_positions(&mut NativeCore);
}
