//! `awale search`: the best move of a position.

use anyhow::Result;
use clap::Args;

use super::core_choice::{self, Core};
use super::questions::Questions;
use super::rule_arguments::RuleArguments;
use crate::search::{MachineSearcher, NativeSearcher, SearchRequest, Searcher};

/// The best move of a position, its value, and what it took to find it
#[derive(Args)]
#[command(after_help = "\
Examples:
  awale search 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --depth 9
  awale search 0-0-0-0-0-2-1-2-0-0-0-5-20-18-S --preset abapa --depth 5 --core 6502 --json
  awale search --batch < requests.jsonl

A line of --batch is {\"position\": \"…\", \"preset\": \"abapa\", \"depth\": 5}, with \"options\" in place of
the preset as for awale rules. The value is in seeds ahead, a pit that
holds any being one more; 100 - n is a win in n plies, n - 100 a loss.")]
pub struct Search {
    /// The position: twelve pits from A1 to B6, two stores, the side (S or N), joined by '-'
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// How deep, in plies, 1–24
    #[arg(long, default_value_t = 9, conflicts_with = "batch")]
    depth: u8,
    #[command(flatten)]
    rules: RuleArguments,
    #[command(flatten)]
    questions: Questions,
    /// Which core searches
    #[arg(long, value_enum, default_value_t = Core::Rust)]
    core: Core,
}

impl Search {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        match self.core {
            Core::Rust => self.ask(&mut NativeSearcher::default()),
            Core::Mos6502 => self.ask(&mut MachineSearcher::start(&core_choice::program()?)?),
        }
    }

    fn ask(self, searcher: &mut impl Searcher) -> Result<()> {
        let request = SearchRequest {
            position: self.position.unwrap_or_default(),
            options: self.rules.options(),
            preset: self.rules.preset,
            depth: self.depth,
        };
        self.questions
            .answer(&request, |request: &SearchRequest| request.answer(searcher))
    }
}
