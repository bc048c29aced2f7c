//! The C64 program's own rules routines, called in the emulator, against the native core.

mod common;

use awale::rules::{MachineCore, NativeCore, RulesCore};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use common::cases::{check_games, check_positions};
use common::positions::{Random, options, positions};
use common::program::program;

/// Positions that are asked about in every preset and in one random rule set each.
const POSITIONS: usize = 20_000;

#[test]
fn worked_games_are_played_as_written() {
    check_games(&mut machine());
}

#[test]
fn random_positions_have_the_outcomes_written() {
    check_positions(&mut machine());
}

#[test]
fn every_position_and_move_is_as_on_the_host() {
    let all = positions(&mut Random::new(6502), POSITIONS);
    let halves: Vec<_> = all.chunks(POSITIONS / 2).collect();
    let (moves, cycles) = std::thread::scope(|scope| {
        let workers: Vec<_> = halves
            .iter()
            .zip(1..)
            .map(|(half, seed)| scope.spawn(move || compare_all(half, seed)))
            .collect();
        let sums = workers
            .into_iter()
            .map(|worker| worker.join().expect("no panic"));
        sums.fold((0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
    });
    println!(
        "{moves} moves, {} cycles a move in the mean",
        cycles / moves
    );
    assert!(
        moves > 2 * POSITIONS as u64,
        "too few moves to mean anything"
    );
}

fn machine() -> MachineCore {
    MachineCore::start(program()).expect("the program starts")
}

/// Compares all `positions`; gives the moves made and the cycles they took.
fn compare_all(positions: &[Position], seed: u64) -> (u64, u64) {
    let mut machine = machine();
    let mut random = Random::new(seed);
    let mut sums = (0, 0);
    for position in positions {
        for rules in RuleSet::PRESETS {
            compare(&mut machine, &rules, position, &mut sums);
        }
        compare(&mut machine, &options(&mut random), position, &mut sums);
    }
    sums
}

/// Compares legal moves, the outcome of each pit that is played, legal or not, and the totals.
fn compare(machine: &mut MachineCore, rules: &RuleSet, position: &Position, sums: &mut (u64, u64)) {
    let mut native = NativeCore;
    let here = || format!("{position:?} {rules:?}");
    let expected = native.begin(rules, position).expect("native");
    let game = machine.begin(rules, position).expect("the routine returns");
    let legal = expected.legal_moves();
    assert_eq!(
        machine.legal_moves(&game).expect("it returns"),
        legal,
        "{}",
        here()
    );
    assert_eq!(
        machine.end(&game).expect("an end"),
        expected.end,
        "{}",
        here()
    );
    assert_eq!(
        machine.totals(&game).expect("it returns"),
        expected.totals(),
        "{}",
        here()
    );
    let own = Position::row_start(position.side);
    for pit in own..own + 6 {
        let mut after = expected.clone();
        let outcome = after.play(pit);
        let mut reached = game.clone();
        let answer = machine.play(&mut reached, pit).expect("it returns");
        assert_eq!(answer, outcome, "pit {pit} of {}", here());
        if outcome.is_ok() {
            sums.0 += 1;
            sums.1 += machine.cycles();
        }
        assert_eq!(
            machine.position(&reached),
            after.position,
            "pit {pit} of {}",
            here()
        );
        assert_eq!(
            machine.end(&reached).expect("an end"),
            after.end,
            "pit {pit} of {}",
            here()
        );
    }
}
