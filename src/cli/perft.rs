//! `awale perft`: counts of the lines of play.

use std::time::Instant;

use anyhow::Result;
use clap::Args;

use super::output;
use super::rule_arguments::RuleArguments;
use crate::notation::parse_position;
use crate::rules::perft;

/// Count the lines of play of every depth up to a given one
#[derive(Args)]
#[command(after_help = "\
Example:
  awale perft 8 --preset abapa
  awale perft 20 --position 1-0-0-0-0-1-1-0-0-0-0-0-22-23-S --repetition first \\
      --grand-slam captures_nothing")]
pub struct Perft {
    /// The depth in plies; from the start, 12 takes about half a minute
    #[arg(value_parser = clap::value_parser!(u8).range(0..=60))]
    depth: u8,
    /// The position to start from
    #[arg(long, default_value = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")]
    position: String,
    #[command(flatten)]
    rules: RuleArguments,
}

impl Perft {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        let rules = self.rules.rule_set()?;
        let position = parse_position(&self.position)?;
        output::print(format_args!("depth  lines           seconds  lines/s\n"))?;
        for depth in 0..=self.depth {
            let start = Instant::now();
            let lines = perft(&rules, &position, depth);
            let seconds = start.elapsed().as_secs_f64();
            let rate = lines as f64 / seconds.max(1e-9);
            output::print(format_args!(
                "{depth:>5}  {lines:<14}  {seconds:>7.3}  {rate:.0}\n"
            ))?;
        }
        Ok(())
    }
}
