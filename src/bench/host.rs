//! The same core on the host.

use std::fmt;
use std::time::Instant;

use anyhow::Result;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use serde::Serialize;

use crate::rules::perft;
use crate::search::{NativeSearcher, Record, Searcher};

/// Lines this deep from the start are counted: 18 million by the rules of Abapa.
const PERFT_DEPTH: u8 = 10;

/// Speeds of the host, on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct HostSpeed {
    /// Nodes of the searches of the suite.
    pub nodes: u64,
    pub nodes_per_second: f64,
    /// Lines of play counted.
    pub leaves: u64,
    pub leaves_per_second: f64,
}

/// Searches every position `depth` plies deep, and counts lines from the start.
pub fn measure_host(rules: &RuleSet, positions: &[Position], depth: u8) -> Result<HostSpeed> {
    let mut searcher = NativeSearcher::default();
    let mut nodes = 0;
    let begin = Instant::now();
    for position in positions {
        let record = Record::new(*rules, *position);
        let found = searcher.search(&record, depth)?;
        nodes += found.map_or(0, |found| u64::from(found.nodes));
    }
    let nodes_per_second = rate(nodes, begin);
    let begin = Instant::now();
    let leaves = perft(rules, &Position::start(rules.first_player), PERFT_DEPTH);
    Ok(HostSpeed {
        nodes,
        nodes_per_second,
        leaves,
        leaves_per_second: rate(leaves, begin),
    })
}

fn rate(count: u64, begin: Instant) -> f64 {
    count as f64 / begin.elapsed().as_secs_f64().max(1e-9)
}

impl fmt::Display for HostSpeed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "on the host, one thread")?;
        writeln!(
            f,
            "search  {:>11} nodes   {:>7.1} million nodes/s",
            self.nodes,
            self.nodes_per_second / 1e6
        )?;
        writeln!(
            f,
            "perft   {:>11} leaves  {:>7.1} million leaves/s",
            self.leaves,
            self.leaves_per_second / 1e6
        )
    }
}
