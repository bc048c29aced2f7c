//! The C64 program's own search, called in the emulator, against the native one: node for node.

mod common;

use awale::notation::{parse_position, pits_of};
use awale::search::{Found, Limits, MachineSearcher, NativeSearcher, Record, Searcher};
use awale_c64::core::position::{PITS, Position, SEEDS};
use awale_c64::core::ruleset::{Repetition, RuleSet};
use common::positions::{Random, options, positions};
use common::program::program;

const BENCH: &str = include_str!("cases/bench.txt");

/// Both cores.
struct Cores {
    native: NativeSearcher,
    machine: MachineSearcher,
    nodes: u64,
    cycles: u64,
}

impl Cores {
    fn start() -> Self {
        Self {
            native: NativeSearcher::default(),
            machine: MachineSearcher::start(program()).expect("the program starts"),
            nodes: 0,
            cycles: 0,
        }
    }

    /// Searches a position on both cores and demands that all be the same.
    #[track_caller]
    fn compare(&mut self, rules: &RuleSet, position: &Position, depth: u8) {
        self.compare_game(&Record::new(*rules, *position), depth);
    }

    /// The same after a game. Gives the nodes.
    #[track_caller]
    fn compare_game(&mut self, record: &Record, depth: u8) -> u32 {
        let limits = Limits::depth(depth);
        let native = self.native.search(record, &limits);
        let expected = native.expect("the native core answers");
        let machine = self.machine.search(record, &limits);
        let found = machine.expect("the program returns");
        let nodes = found.as_ref().map_or(0, |found| found.nodes);
        self.nodes += u64::from(nodes);
        self.cycles += found.as_ref().and_then(|found| found.cycles).unwrap_or(0);
        let comparable = found.map(|found| Found {
            cycles: None,
            ..found
        });
        assert_eq!(comparable, expected, "{record:?} depth {depth}");
        nodes
    }

    fn cycles_a_node(&self) -> u64 {
        self.cycles / self.nodes
    }
}

fn bench() -> impl Iterator<Item = Position> {
    let lines = BENCH.lines();
    lines.map(|line| parse_position(line).expect("a good position"))
}

#[test]
fn the_speed_suite_is_searched_alike_by_every_preset() {
    let mut cores = Cores::start();
    for position in bench() {
        for rules in RuleSet::PRESETS {
            for depth in 1..=6 {
                cores.compare(&rules, &position, depth);
            }
        }
    }
    let cycles = cores.cycles_a_node();
    assert!(cycles < CYCLES_A_NODE, "{cycles} cycles a node");
}

/// What the suite takes at the most, depths 1–6 and every preset together.
const CYCLES_A_NODE: u64 = 550;

#[test]
fn positions_of_every_kind_are_searched_alike_by_any_rules() {
    let mut random = Random::new(9);
    let mut cores = Cores::start();
    for position in positions(&mut random, 2000) {
        let rules = options(&mut random);
        for depth in 1..=5 {
            cores.compare(&rules, &position, depth);
        }
    }
    assert!(cores.nodes > 500_000, "{} nodes", cores.nodes);
}

#[test]
fn few_seeds_are_searched_alike_far_enough_for_positions_to_come_again() {
    let mut random = Random::new(4);
    let mut cores = Cores::start();
    let mut repetitions = 0;
    for _ in 0..400 {
        let position = sparse(&mut random);
        let rules = options(&mut random);
        let endless = RuleSet {
            repetition: Repetition::None,
            ..rules
        };
        let mut games = [rules, endless].map(|rules| Record::new(rules, position));
        for _ in 0..random.below(24) {
            let moves = games[0].game().legal_moves();
            if moves == 0 {
                break;
            }
            let pits: Vec<u8> = pits_of(games[0].game().position.side, moves).collect();
            let pit = random.pick(&pits);
            for game in &mut games {
                game.play(pit).expect("it is legal");
            }
        }
        let [nodes, without] = games.map(|game| cores.compare_game(&game, 12));
        repetitions += usize::from(nodes != without);
    }
    assert!(repetitions > 20, "{repetitions} searches met a repetition");
}

/// Two to five seeds anywhere.
fn sparse(random: &mut Random) -> Position {
    let mut position = Position::start(random.below(2));
    position.pits = [0; PITS as usize];
    let seeds = 2 + random.below(4);
    for _ in 0..seeds {
        position.pits[usize::from(random.below(PITS))] += 1;
    }
    let stores = SEEDS - seeds;
    position.stores = [stores / 2, stores - stores / 2];
    position
}
