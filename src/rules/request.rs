//! A question about the rules, as a line of JSON or as arguments.

use anyhow::{Context, Result, bail};
use awale_c64::core::moves::Refusal;
use serde::Deserialize;

use super::RulesCore;
use super::answer::{Answer, Outcome};
use super::options::{Options, rule_set};
use crate::json;
use crate::notation::{parse_pit, parse_position};

/// A position, the rules, and moves to play first.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The position to start from.
    pub position: String,
    /// The name of a preset; baoule if neither this nor options are given.
    pub preset: Option<String>,
    /// Options in place of a preset.
    #[serde(default, deserialize_with = "json::optional_object")]
    pub options: Option<Options>,
    /// Moves by their labels (A1–B6), played before the question is asked.
    pub moves: Option<Vec<String>>,
}

impl Request {
    /// Lets `core` answer.
    pub fn answer<C: RulesCore>(&self, core: &mut C) -> Result<Answer> {
        let rules = rule_set(self.preset.as_deref(), self.options.as_ref())?;
        let position = parse_position(&self.position)?;
        let mut game = core.begin(&rules, &position)?;
        let Some(moves) = &self.moves else {
            return Answer::of(core, &game);
        };
        for (index, label) in moves.iter().enumerate() {
            let place = || format!("move {} ('{label}')", index + 1);
            let pit = parse_pit(label).with_context(|| format!("{}: no such pit", place()))?;
            if let Err(refusal) = core.play(&mut game, pit)? {
                bail!("{}: {}", place(), reason(refusal));
            }
        }
        let mut answer = Answer::of(core, &game)?;
        answer.game = Some(Outcome::of(core, &game)?);
        Ok(answer)
    }
}

/// Why a move is refused, in words.
fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourPit => "it is the other player's pit",
        Refusal::EmptyPit => "the pit is empty",
        Refusal::MustFeed => "it does not feed the opponent, whose row is empty",
        Refusal::GrandSlam => "a grand slam is not allowed",
        Refusal::GameOver => "the game is over",
    }
}
