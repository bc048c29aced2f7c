//! `awale rules`: what the rules say of a position.

use anyhow::Result;
use clap::Args;

use super::core_choice::{self, Core};
use super::questions::Questions;
use super::rule_arguments::RuleArguments;
use crate::rules::{MachineCore, NativeCore, Request, RulesCore};

/// Legal moves of a position, and what each of them does
#[derive(Args)]
#[command(after_help = "\
Examples:
  awale rules 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --preset abapa
  awale rules 0-0-0-0-3-1-1-1-0-0-0-4-19-19-S --max-pits 4 --json
  awale rules 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --moves A6,B2 --core 6502
  awale rules --batch < requests.jsonl

A line of --batch is {\"position\": \"…\", \"preset\": \"abapa\"}, or has \"options\": {\"grand_slam\": \"…\",
\"only_grand_slam_captures\": true, \"max_pits\": 4, \"over_max\": \"last\", \"repetition\": \"first\"} in
place of the preset, and may have \"moves\": [\"A6\", …] to be played first.")]
pub struct Rules {
    /// The position: twelve pits from A1 to B6, two stores, the side (S or N), joined by '-'
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    #[command(flatten)]
    rules: RuleArguments,
    /// Moves to play first, by their labels
    #[arg(
        long,
        value_name = "A6,B2,…",
        value_delimiter = ',',
        conflicts_with = "batch"
    )]
    moves: Option<Vec<String>>,
    #[command(flatten)]
    questions: Questions,
    /// Which core answers
    #[arg(long, value_enum, default_value_t = Core::Rust)]
    core: Core,
}

impl Rules {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        match self.core {
            Core::Rust => self.ask(&mut NativeCore),
            Core::Mos6502 => self.ask(&mut MachineCore::start(&core_choice::program()?)?),
        }
    }

    fn ask<C: RulesCore>(self, core: &mut C) -> Result<()> {
        let request = Request {
            position: self.position.unwrap_or_default(),
            options: self.rules.options(),
            preset: self.rules.preset,
            moves: self.moves,
        };
        self.questions
            .answer(&request, |request: &Request| request.answer(core))
    }
}
