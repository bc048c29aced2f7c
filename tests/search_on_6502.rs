//! The C64 program's own search, called in the emulator, against the native one: node for node.

mod common;

use awale::search::{Limits, MachineSearcher, NativeSearcher, Record, Searcher};
use awale_c64::core::ruleset::RuleSet;
use common::positions::{Random, options, positions};
use common::program::program;

#[test]
fn every_search_is_the_native_one_node_for_node() {
    let mut random = Random::new(9);
    let positions = positions(&mut random, 60);
    let mut native = NativeSearcher::default();
    let mut machine = MachineSearcher::start(program()).expect("the program starts");
    let mut nodes = 0;
    let mut cycles = 0;
    for position in positions {
        let own = options(&mut random);
        for rules in RuleSet::PRESETS.into_iter().chain([own]) {
            let record = Record::new(rules, position);
            for depth in 1..=4 {
                let limits = Limits::depth(depth);
                let expected = native.search(&record, &limits).expect("native");
                let found = machine.search(&record, &limits).expect("it returns");
                let here = format!("{position:?} {rules:?} depth {depth}");
                let Some(found) = found else {
                    assert_eq!(expected, None, "{here}");
                    continue;
                };
                nodes += u64::from(found.nodes);
                cycles += found.cycles.expect("the machine counts them");
                let comparable = awale::search::Found {
                    cycles: None,
                    ..found
                };
                assert_eq!(Some(comparable), expected, "{here}");
            }
        }
    }
    println!("{nodes} nodes, {} cycles a node", cycles / nodes);
    assert!(nodes > 10_000);
}
