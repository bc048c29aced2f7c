//! The endgames that Master plays by rote: every position against every defence, and on both cores.

mod common;

use awale::core6502::{Core6502, GameImage};
use awale::endgame::{Table, exceptions, place, positions, seen_by_mover};
use awale::notation::pits_of;
use awale_c64::core::endgame::{COMMON_AT, EXCEPTIONS, MOST_SEEDS, known_move, rule_of_thumb};
use awale_c64::core::game::Game;
use awale_c64::core::position::{PITS, Position, ROW, SEEDS};
use awale_c64::core::ruleset::RuleSet;
use common::program::program;

/// The presets without repetition.
const SERVED: [RuleSet; 2] = [RuleSet::BAOULE, RuleSet::YUCATA];

const MASTER: usize = 0;
const DEFENCE: usize = 1;

/// Where a move leads.
enum Step {
    /// To the end, or to fewer seeds: Master gets so many more than the defence from here.
    Known(i8),
    /// To a position with as many seeds.
    Quiet(usize),
}

/// What Master gets at the worst, by who is to move, the seeds on the board and the place of the position.
type Worst = [Vec<Vec<i8>>; 2];

/// All positions with `seeds` on the board and South to move.
fn layer(seeds: u8) -> Vec<Position> {
    let taken = SEEDS - seeds;
    let stores = [taken / 2, taken - taken / 2];
    let positions = positions(seeds).into_iter();
    let positions = positions.map(|pits| Position {
        pits,
        stores,
        side: 0,
    });
    positions.collect()
}

fn steps(
    rules: &RuleSet,
    position: &Position,
    mover: usize,
    pits: &[u8],
    worst: &Worst,
) -> Vec<Step> {
    let for_master = if mover == MASTER { 1 } else { -1 };
    if pits.is_empty() {
        let rows = [0, 1].map(|side| position.row_seeds(side) as i8);
        return vec![Step::Known(for_master * (rows[0] - rows[1]))];
    }
    let step = |&pit: &u8| {
        let mut next = *position;
        let captured = next.play(rules, pit).seeds;
        let number = place(&seen_by_mover(&next));
        if captured == 0 {
            return Step::Quiet(number);
        }
        let left = usize::from(SEEDS - next.stores[0] - next.stores[1]);
        Step::Known(for_master * captured as i8 + worst[1 - mover][left][number])
    };
    pits.iter().map(step).collect()
}

/// In how many positions a Master who plays by `policy` gets less than the table says, whatever the defence does, circles
/// for ever included: these bring nothing. It never gets more.
fn failures(rules: &RuleSet, policy: impl Fn(&Position) -> u8) -> usize {
    let table = Table::solve(rules, MOST_SEEDS, |_| ()).expect("rules without repetition");
    let mut worst = Worst::default();
    let mut failures = 0;
    for seeds in 0..=MOST_SEEDS {
        let layer = layer(seeds);
        let steps = [MASTER, DEFENCE].map(|mover| {
            let steps = layer.iter().map(|position| {
                let mut pits: Vec<_> = pits_of(0, position.legal_moves(rules)).collect();
                if mover == MASTER && !pits.is_empty() {
                    let pit = policy(position);
                    assert!(pits.contains(&pit), "{pit} in {position:?}");
                    pits = vec![pit];
                }
                steps(rules, position, mover, &pits, &worst)
            });
            steps.collect::<Vec<_>>()
        });
        // The least that play may come to, and whether it may go on for ever.
        let mut least = [MASTER, DEFENCE].map(|_| vec![i8::MAX; layer.len()]);
        let mut endless = [MASTER, DEFENCE].map(|_| vec![true; layer.len()]);
        let mut is_settled = false;
        while !is_settled {
            is_settled = true;
            for mover in [MASTER, DEFENCE] {
                for (number, steps) in steps[mover].iter().enumerate() {
                    let ends = steps.iter().map(|step| match step {
                        Step::Known(value) => (*value, false),
                        Step::Quiet(next) => (least[1 - mover][*next], endless[1 - mover][*next]),
                    });
                    let (value, goes_on) = ends.fold((i8::MAX, false), |sum, end| {
                        (sum.0.min(end.0), sum.1 | end.1)
                    });
                    is_settled &=
                        (value, goes_on) == (least[mover][number], endless[mover][number]);
                    least[mover][number] = value;
                    endless[mover][number] = goes_on;
                }
            }
        }
        for mover in [MASTER, DEFENCE] {
            let pairs = least[mover].iter().zip(&endless[mover]);
            let values =
                pairs.map(|(value, goes_on)| if *goes_on { 0.min(*value) } else { *value });
            worst[mover].push(values.collect());
        }
        for (position, value) in layer.iter().zip(&worst[MASTER][usize::from(seeds)]) {
            let solved = table.value(position).expect("few seeds");
            assert!(*value <= solved, "{position:?}");
            failures += usize::from(*value < solved);
        }
    }
    failures
}

#[test]
fn master_gets_the_value_of_every_position_from_every_defence() {
    for rules in SERVED {
        let policy = |position: &Position| {
            let game = Game::from_position(rules, *position);
            known_move(&game).expect("few seeds")
        };
        assert_eq!(failures(&rules, policy), 0);
    }
}

#[test]
fn the_rule_of_thumb_alone_would_not_do() {
    for rules in SERVED {
        let failures = failures(&rules, |position| rule_of_thumb(&rules, position));
        assert!(failures > 1000, "{failures}");
    }
}

#[test]
fn the_list_is_what_the_host_makes_of_its_tables() {
    let made = exceptions().expect("rules without repetition");
    assert!(
        made == (EXCEPTIONS.to_vec(), COMMON_AT.into()),
        "run `cargo run --release --example endgames`"
    );
}

#[test]
fn other_positions_and_rules_are_left_to_the_search() {
    let mut position = layer(MOST_SEEDS)[1000];
    let game = |rules, position| Game::from_position(rules, position);
    for rules in [RuleSet::ABAPA, RuleSet::FREE, RuleSet::CLASSIC] {
        assert_eq!(known_move(&game(rules, position)), None);
    }
    assert!(known_move(&game(RuleSet::BAOULE, position)).is_some());
    position.pits[3] += 1;
    position.stores[0] -= 1;
    assert_eq!(known_move(&game(RuleSet::BAOULE, position)), None);
}

#[test]
fn both_cores_and_both_sides_play_alike() {
    let mut core = Core6502::start(program()).expect("the program starts");
    let routine = core.address("rules_known_move").expect("it is exported");
    let all = (1..=MOST_SEEDS + 1).flat_map(layer);
    let mut known = 0;
    for south in all.step_by(STEP) {
        let mut north = south;
        north.pits.rotate_left(ROW.into());
        north.side = 1;
        for rules in SERVED {
            let game = Game::from_position(rules, south);
            if game.legal_moves() == 0 {
                continue;
            }
            let expected = known_move(&game);
            let across = known_move(&Game::from_position(rules, north));
            assert_eq!(across, expected.map(|pit| (pit + ROW) % PITS), "{north:?}");
            for (position, expected) in [(south, expected), (north, across)] {
                core.set_game(&GameImage::new(&rules, &position));
                let found = core.call(routine, 0, CAP).expect("it returns");
                assert_eq!(found, expected.unwrap_or(u8::MAX), "{position:?}");
            }
            known += usize::from(expected.is_some());
        }
    }
    assert!(known > 500, "{known}");
}

/// Every so many positions are compared.
const STEP: usize = 17;
/// Cycles that a move may take: two frames.
const CAP: u64 = 39_312;
