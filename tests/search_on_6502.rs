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

    /// Searches a game up to `depth` plies deep on both cores and demands that what each depth finds be the
    /// same.
    #[track_caller]
    fn compare_depths(&mut self, record: &Record, depth: u8) {
        let limits = Limits::depth(depth);
        let mut native = Vec::new();
        let mut note = |found: &Found| native.push(found.clone());
        let searched = self.native.deepen(record, &limits, &mut note);
        searched.expect("the native core answers");
        let mut machine = Vec::new();
        let mut note = |found: &Found| machine.push(found.clone());
        let searched = self.machine.deepen(record, &limits, &mut note);
        self.count(searched.expect("the program returns").as_ref());
        let machine: Vec<_> = machine.into_iter().map(without_cycles).collect();
        assert_eq!(machine, native, "{record:?}");
    }

    /// The same for what the last depth finds. Gives the nodes.
    #[track_caller]
    fn compare(&mut self, record: &Record, depth: u8) -> u32 {
        let native = self.native.search(record, depth);
        let expected = native.expect("the native core answers");
        let machine = self.machine.search(record, depth);
        let found = machine.expect("the program returns");
        self.count(found.as_ref());
        let nodes = found.as_ref().map_or(0, |found| found.nodes);
        assert_eq!(found.map(without_cycles), expected, "{record:?}");
        nodes
    }

    fn count(&mut self, found: Option<&Found>) {
        self.nodes += found.map_or(0, |found| u64::from(found.nodes));
        self.cycles += found.and_then(|found| found.cycles).unwrap_or(0);
    }

    fn cycles_a_node(&self) -> u64 {
        self.cycles / self.nodes
    }
}

fn without_cycles(found: Found) -> Found {
    Found {
        cycles: None,
        ..found
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
            cores.compare_depths(&Record::new(rules, position), 8);
        }
    }
    let cycles = cores.cycles_a_node();
    assert!(cycles < CYCLES_A_NODE, "{cycles} cycles a node");
}

/// What the suite takes at the most, to depth 8 by every preset together.
const CYCLES_A_NODE: u64 = 330;

#[test]
fn what_a_depth_finds_does_not_depend_on_how_deep_the_search_goes_on() {
    let mut cores = Cores::start();
    let record = Record::new(RuleSet::ABAPA, Position::start(0));
    for searcher in [&mut cores.native as &mut dyn Searcher, &mut cores.machine] {
        let mut found = Vec::new();
        let mut note = |here: &Found| found.push(without_cycles(here.clone()));
        let searched = searcher.deepen(&record, &Limits::depth(6), &mut note);
        searched.expect("it answers");
        for (depth, found) in (1..=6).zip(found) {
            let alone = searcher.search(&record, depth).expect("it answers");
            assert_eq!(alone.map(without_cycles), Some(found));
        }
    }
}

#[test]
fn positions_of_every_kind_are_searched_alike_by_any_rules() {
    let mut random = Random::new(9);
    let mut cores = Cores::start();
    for position in positions(&mut random, 2000) {
        let rules = options(&mut random);
        cores.compare_depths(&Record::new(rules, position), 5);
    }
    assert!(cores.nodes > 300_000, "{} nodes", cores.nodes);
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
        let [nodes, without] = games.map(|game| cores.compare(&game, 12));
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
