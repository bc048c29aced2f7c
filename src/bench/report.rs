//! What the speed suite found, as text and as JSON.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::{Profile, WithoutKernels};
use crate::c64::Model;
use crate::search::SearchAnswer;

/// The searches of a suite on the emulated C64.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The positions in the order of the suite.
    pub positions: Vec<PositionReport>,
    /// All cycles by all nodes.
    pub cycles_per_node: f64,
    /// For each depth, what its searches take on a PAL machine.
    pub seconds: BTreeMap<u8, Seconds>,
    /// Where the cycles of the deepest searches went.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// The same searches without kernels, if they were made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_kernels: Option<WithoutKernels>,
}

/// The searches of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionReport {
    pub position: String,
    /// By rising depth.
    pub depths: Vec<DepthReport>,
}

/// One search, from an empty table to its last depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DepthReport {
    /// In plies.
    pub depth: u8,
    /// The best move, by its label.
    #[serde(rename = "move")]
    pub best: String,
    /// As in [`SearchAnswer`].
    pub value: i8,
    /// Moves searched.
    pub nodes: u32,
    /// Cycles from the call to the return, with those that the VIC-II and the interrupt took.
    pub cycles: u64,
}

/// Times over all positions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Seconds {
    pub median: f64,
    pub worst: f64,
}

impl From<SearchAnswer> for DepthReport {
    fn from(answer: SearchAnswer) -> Self {
        Self {
            depth: answer.depth,
            best: answer.best,
            value: answer.value,
            nodes: answer.nodes,
            cycles: answer.cycles.unwrap_or_default(),
        }
    }
}

impl Report {
    /// Sums up the searches; every position has the same depths.
    pub fn new(positions: Vec<PositionReport>) -> Self {
        let all = || positions.iter().flat_map(|position| &position.depths);
        let nodes: u64 = all().map(|search| u64::from(search.nodes)).sum();
        let cycles: u64 = all().map(|search| search.cycles).sum();
        let mut by_depth = BTreeMap::<u8, Vec<u64>>::new();
        for search in all() {
            by_depth
                .entry(search.depth)
                .or_default()
                .push(search.cycles);
        }
        Self {
            cycles_per_node: cycles as f64 / nodes as f64,
            seconds: by_depth
                .into_iter()
                .map(|(depth, cycles)| (depth, Seconds::of(cycles)))
                .collect(),
            profile: None,
            without_kernels: None,
            positions,
        }
    }

    /// Cycles by nodes of all searches of one depth.
    pub fn cycles_per_node_at(&self, depth: u8) -> f64 {
        let (nodes, cycles) = self.totals(depth);
        cycles as f64 / nodes as f64
    }

    /// Nodes and cycles of all searches of one depth.
    fn totals(&self, depth: u8) -> (u64, u64) {
        let searches = self.positions.iter().flat_map(|position| &position.depths);
        searches
            .filter(|search| search.depth == depth)
            .fold((0, 0), |(nodes, cycles), search| {
                (nodes + u64::from(search.nodes), cycles + search.cycles)
            })
    }
}

impl Seconds {
    /// Of one search each; there is at least one.
    fn of(mut cycles: Vec<u64>) -> Self {
        cycles.sort_unstable();
        let middle = cycles.len() / 2;
        // Of an even number of searches, the mean of the two in the middle.
        let median = (cycles[(cycles.len() - 1) / 2] + cycles[middle]) as f64 / 2.0;
        let worst = cycles[cycles.len() - 1] as f64;
        let clock = f64::from(Model::Pal.clock_hz());
        Self {
            median: median / clock,
            worst: worst / clock,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{} positions on the emulated PAL C64, display on, interrupts running\n",
            self.positions.len()
        )?;
        write!(
            f,
            "depth        nodes           cycles  cycles/node  median s   worst s"
        )?;
        let compiled = self.without_kernels.as_ref();
        writeln!(f, "{}", compiled.map_or("", |_| "  without kernels"))?;
        for (&depth, seconds) in &self.seconds {
            let (nodes, cycles) = self.totals(depth);
            let a_node = self.cycles_per_node_at(depth);
            let Seconds { median, worst } = seconds;
            write!(
                f,
                "{depth:>5}  {nodes:>11}  {cycles:>15}  {a_node:>11.1}  {median:>8.3}  {worst:>8.3}"
            )?;
            match compiled.and_then(|compiled| compiled.cycles_per_node.get(&depth)) {
                Some(a_node) => writeln!(f, "  {a_node:>15.1}")?,
                None => writeln!(f)?,
            }
        }
        writeln!(f, "\n{:.1} cycles a node in the mean", self.cycles_per_node)?;
        match &self.profile {
            Some(profile) => write!(f, "\n{profile}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn searches(cycles: [u64; 2]) -> PositionReport {
        let depths = (1..).zip(cycles).map(|(depth, cycles)| DepthReport {
            depth,
            best: "A1".to_owned(),
            value: 0,
            nodes: 10,
            cycles,
        });
        PositionReport {
            position: "p".to_owned(),
            depths: depths.collect(),
        }
    }

    #[test]
    fn sums_up_by_depth() {
        let second = 985_248;
        let report = Report::new(vec![
            searches([second, 40 * second]),
            searches([9 * second, 20 * second]),
            searches([2 * second, 30 * second]),
            searches([3 * second, 35 * second]),
        ]);
        let expected = [
            (
                1,
                Seconds {
                    median: 2.5,
                    worst: 9.0,
                },
            ),
            (
                2,
                Seconds {
                    median: 32.5,
                    worst: 40.0,
                },
            ),
        ];
        assert_eq!(report.seconds, BTreeMap::from(expected));
        assert_eq!(report.cycles_per_node, 140.0 * second as f64 / 80.0);
        let json = serde_json::to_value(&report).expect("JSON");
        assert_eq!(json["seconds"]["2"]["worst"], 40.0);
        assert_eq!(json["positions"][1]["depths"][0]["move"], "A1");
        assert_eq!(json.as_object().expect("an object").len(), 3);
    }

    #[test]
    fn the_median_of_an_odd_number_is_one_of_them() {
        let seconds = Seconds::of(vec![985_248 * 5, 985_248, 985_248 * 2]);
        assert_eq!((seconds.median, seconds.worst), (2.0, 5.0));
    }
}
