//! `awale rules`: what the rules say of a position.

use anyhow::Result;
use clap::Args;

use super::batch;
use super::core_choice::{self, Core};

use super::rule_arguments::RuleArguments;
use crate::rules::{Answer, MachineCore, NativeCore, Outcome, Request, RulesCore};

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
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
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
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Read a request in JSON from each line of standard input, and answer with a line each
    #[arg(long, conflicts_with_all = ["preset", "Options"])]
    batch: bool,
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
        if self.batch {
            return batch::answer_lines(|line| Request::from_json(line)?.answer(core));
        }
        let request = Request {
            position: self.position.unwrap_or_default(),
            options: self.rules.options(),
            preset: self.rules.preset,
            moves: self.moves,
        };
        let answer = request.answer(core)?;
        if self.json {
            println!("{}", serde_json::to_string(&answer)?);
        } else {
            print!("{}", as_text(&answer));
        }
        Ok(())
    }
}

fn as_text(answer: &Answer) -> String {
    let mut text = format!("position  {}\n", answer.position);
    if let Some(outcome) = &answer.game {
        text += &format!("game      {}\n", outcome_text(outcome));
    }
    if answer.legal.is_empty() {
        text += "legal     none\n";
    }
    for label in &answer.legal {
        let Some(play) = answer.moves.get(label) else {
            continue;
        };
        text += &format!("{label}        {}", play.next);
        if !play.captured_pits.is_empty() {
            text += &format!("  captures {}", play.captured_pits.join(" "));
        }
        if play.outcome.end.is_some() {
            text += &format!("  {}", outcome_text(&play.outcome));
        }
        text.push('\n');
    }
    text
}

fn outcome_text(outcome: &Outcome) -> String {
    match (outcome.end, outcome.totals) {
        (Some(end), Some([south, north])) => format!("ends ({end}) {south}:{north}"),
        _ => "goes on".to_owned(),
    }
}
