//! `awale bench`: the speed suite.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::{Context, Result};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::MAX_PLIES;
use clap::Args;

use super::core_choice;
use super::output;
use super::progress::Progress;
use super::rule_arguments::RuleArguments;
use crate::bench::{
    Profile, Report, STANDARD_SUITE, WithoutKernels, cycles_by_address, measure, measure_host,
    parse_suite,
};
use crate::search::MachineSearcher;
use crate::toolchain::build::Program;
use crate::toolchain::llvm_mos::LlvmMos;
use crate::toolchain::project::Project;

/// The program without kernels is so slow that it is spared deeper searches, if shallower ones are measured.
const DEEPEST_WITHOUT_KERNELS: u8 = 7;

/// Measure the search's speed over a suite of positions
///
/// The C64 program searches every position to every depth on the emulated PAL C64, with the display
/// on and the interrupt running. Cycles are exact: they are the same in every run. Where llvm-mos is
/// installed, the program compiled without kernels makes the same searches beside it, to 7 plies.
#[derive(Args)]
#[command(after_help = "\
Examples:
  awale bench
  awale bench --depths 9-12 --profile
  awale bench --positions suite.txt --depths 1-12 --json > bench.json
  awale bench --host")]
pub struct Bench {
    /// A file with a position a line, in place of the 30 positions that are built in
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    /// How deep to search, in plies: one depth, or the first and the last of several
    #[arg(long, value_name = "N-M", default_value = "1-9", value_parser = parse_depths)]
    depths: RangeInclusive<u8>,
    #[command(flatten)]
    rules: RuleArguments,
    /// Leave out the program without kernels
    #[arg(long)]
    kernels_only: bool,
    /// Also tell how many cycles of the deepest searches go to each routine
    #[arg(long, conflicts_with = "host")]
    profile: bool,
    /// Measure the native core instead, on one thread: search (to the last depth) and perft
    #[arg(long)]
    host: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        let positions = self.suite()?;
        let rules = self.rules.rule_set()?;
        if self.host {
            let speed = measure_host(&rules, &positions, *self.depths.end())?;
            return self.print(&speed);
        }
        self.print(&self.measure(&rules, &positions)?)
    }

    fn suite(&self) -> Result<Vec<Position>> {
        let Some(path) = &self.positions else {
            return parse_suite(STANDARD_SUITE);
        };
        let name = || path.display().to_string();
        let text = std::fs::read_to_string(path).with_context(name)?;
        parse_suite(&text).with_context(name)
    }

    fn measure(&self, rules: &RuleSet, positions: &[Position]) -> Result<Report> {
        let program = core_choice::program()?;
        let compiled = self.without_kernels()?;
        let searcher = MachineSearcher::on_screen(&program)?;
        let rounds = 2 + usize::from(compiled.is_some());
        let progress = Progress::new(positions.len() * rounds, "searches");
        let done = || progress.advance();
        let mut report = measure(&searcher, rules, positions, self.depths.clone(), done)?;
        if let Some(program) = compiled {
            let searcher = MachineSearcher::on_screen(&program)?;
            let (first, last) = (*self.depths.start(), *self.depths.end());
            let depths = first..=last.min(first.max(DEEPEST_WITHOUT_KERNELS));
            let compiled = measure(&searcher, rules, positions, depths, done)?;
            report.without_kernels = Some(WithoutKernels::new(&compiled, &report)?);
        }
        let cycles = cycles_by_address(&searcher, rules, positions, *self.depths.end(), done)?;
        report.profile = Some(Profile::new(&program.image, &cycles, self.profile));
        Ok(report)
    }

    /// The program without kernels, if it is wanted and llvm-mos is there to compile it.
    fn without_kernels(&self) -> Result<Option<Program>> {
        let llvm_mos = match self.kernels_only {
            true => None,
            false => LlvmMos::find(None)?,
        };
        llvm_mos
            .map(|llvm_mos| Program::without_kernels(&Project::find()?, &llvm_mos))
            .transpose()
    }

    fn print<R: serde::Serialize + std::fmt::Display>(&self, report: &R) -> Result<()> {
        if self.json {
            output::print(serde_json::to_string(report)? + "\n")
        } else {
            output::print(report)
        }
    }
}

/// Reads `9` or `1-12`.
fn parse_depths(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let depth = |text: &str| {
        let depth = text.trim().parse().ok();
        depth.filter(|depth| (1..=MAX_PLIES).contains(depth))
    };
    match (depth(first), depth(last)) {
        (Some(first), Some(last)) if first <= last => Ok(first..=last),
        _ => Err(format!(
            "depths are N or N-M with 1 <= N <= M <= {MAX_PLIES}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_one_or_a_range() {
        assert_eq!(parse_depths("9"), Ok(9..=9));
        assert_eq!(parse_depths("1-12"), Ok(1..=12));
        for bad in ["", "0", "25", "5-3", "1-", "-4", "x", "1-2-3"] {
            assert!(parse_depths(bad).is_err(), "{bad}");
        }
    }
}
