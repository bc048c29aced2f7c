//! `awale tables`: endgames, solved.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use super::output;
use super::progress::Progress;
use super::rule_arguments::RuleArguments;
use crate::endgame::{MAX_SEEDS, Table, check};

/// Solve the endgames with few seeds on the board and write their table
///
/// For every position: by how many seeds its mover gets more than the opponent of those on the board, if
/// both play their best. Solved backwards from the ends, and checked by a search that knows nothing of
/// that. The rules must be without repetition: baoule and yucata are.
#[derive(Args)]
#[command(after_help = "\
Examples:
  awale tables --output baoule.tab
  awale tables --seeds 7 --preset yucata --output yucata.tab

A table is a byte with N, then four bits a position, the low half of a byte first: the value plus 8. The
positions are ordered by their seeds from 0 to N, then by the seeds in each pit, the mover's first pit
before all, fewer seeds first.")]
pub struct Tables {
    /// The most seeds on the board
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_SEEDS)))]
    seeds: u8,
    #[command(flatten)]
    rules: RuleArguments,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
}

impl Tables {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        let rules = self.rules.rule_set()?;
        let progress = Progress::new(usize::from(self.seeds) + 2, "steps");
        let table = Table::solve(&rules, self.seeds, |_| progress.advance())?;
        let plies = check(&rules, &table)?;
        drop(progress);
        let bytes = table.packed();
        std::fs::write(&self.output, &bytes)
            .with_context(|| format!("cannot write {}", self.output.display()))?;
        output::print(format_args!("seeds  positions     won    even    lost\n"))?;
        for seeds in 0..=self.seeds {
            let values = table.layer(seeds);
            let with = |sign| values.iter().filter(|value| value.signum() == sign).count();
            output::print(format_args!(
                "{seeds:>5}  {:>9}  {:>6}  {:>6}  {:>6}\n",
                values.len(),
                with(1),
                with(0),
                with(-1)
            ))?;
        }
        output::print(format_args!(
            "\n{}: {} bytes, checked by a search {plies} plies deep\n",
            self.output.display(),
            bytes.len()
        ))?;
        Ok(())
    }
}
