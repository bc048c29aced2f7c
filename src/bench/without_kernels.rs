//! What the kernels buy.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use serde::Serialize;

use super::Report;

/// The same searches by the program as compiled, without kernels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WithoutKernels {
    /// For each depth, all cycles by all nodes.
    pub cycles_per_node: BTreeMap<u8, f64>,
}

impl WithoutKernels {
    /// Sums up `compiled`, whose depths are the first of those of `kernels`, and which must have found the
    /// same there, node for node.
    pub fn new(compiled: &Report, kernels: &Report) -> Result<Self> {
        for (with, without) in kernels.positions.iter().zip(&compiled.positions) {
            for (with, mut without) in with.depths.iter().zip(without.depths.clone()) {
                without.cycles = with.cycles;
                ensure!(
                    *with == without,
                    "the search without kernels is another one: {with:?}, {without:?}"
                );
            }
        }
        let depths = compiled.seconds.keys();
        Ok(Self {
            cycles_per_node: depths
                .map(|&depth| (depth, compiled.cycles_per_node_at(depth)))
                .collect(),
        })
    }
}
