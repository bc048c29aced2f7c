//! Everything the rules say of a position.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, bail};
use awale_c64::core::game::End;
use awale_c64::core::moves::Capture;
use awale_c64::core::sowing::PREVIOUS;
use serde::Serialize;

use super::RulesCore;
use crate::notation::{format_position, move_labels, pit_label, pits_of};

/// A position, its legal moves and what each does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The position asked about, after the moves that were to be played first.
    pub position: String,
    /// The legal moves by their labels, in the order of sowing.
    pub legal: Vec<String>,
    /// What each legal move does.
    pub moves: BTreeMap<String, MoveAnswer>,
    /// The game's own end, where moves were played first.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub game: Option<Outcome>,
}

/// What one move does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveAnswer {
    /// The position after it, before any final collecting.
    pub next: String,
    /// The pits it captures, from the last seed backwards.
    pub captured_pits: Vec<String>,
    /// How the game stands after it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Whether and how a game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// `25`, `no_move`, `repetition`, or none.
    pub end: Option<&'static str>,
    /// The totals of South and North, if it has ended.
    #[serde(rename = "final")]
    pub totals: Option<[u8; 2]>,
}

impl Answer {
    /// Asks `core` about the present position of `game`.
    pub fn of<C: RulesCore>(core: &mut C, game: &C::Game) -> Result<Self> {
        let position = core.position(game);
        let legal = core.legal_moves(game)?;
        let mut moves = BTreeMap::new();
        for pit in pits_of(position.side, legal) {
            let mut after = game.clone();
            let label = pit_label(pit);
            let Ok(capture) = core.play(&mut after, pit)? else {
                bail!("the core refuses {label}, which it calls legal");
            };
            let answer = MoveAnswer {
                next: format_position(&core.position(&after)),
                captured_pits: captured_labels(capture),
                outcome: Outcome::of(core, &after)?,
            };
            moves.insert(label, answer);
        }
        Ok(Self {
            position: format_position(&position),
            legal: move_labels(position.side, legal),
            moves,
            game: None,
        })
    }
}

impl Outcome {
    /// Asks `core` how `game` stands.
    pub fn of<C: RulesCore>(core: &mut C, game: &C::Game) -> Result<Self> {
        let end = match core.end(game)? {
            End::None => None,
            End::Majority => Some("25"),
            End::NoMove => Some("no_move"),
            End::Repetition => Some("repetition"),
            End::Abandoned | End::DrawAgreed => bail!("the rules alone never end a game so"),
        };
        let totals = match end {
            Some(_) => Some(core.totals(game)?),
            None => None,
        };
        Ok(Self { end, totals })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "position  {}", self.position)?;
        if let Some(outcome) = &self.game {
            writeln!(f, "game      {outcome}")?;
        }
        if self.legal.is_empty() {
            writeln!(f, "legal     none")?;
        }
        for (label, play) in &self.moves {
            write!(f, "{label}        {}", play.next)?;
            if !play.captured_pits.is_empty() {
                write!(f, "  captures {}", play.captured_pits.join(" "))?;
            }
            if play.outcome.end.is_some() {
                write!(f, "  {}", play.outcome)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.end, self.totals) {
            (Some(end), Some([south, north])) => write!(f, "ends ({end}) {south}:{north}"),
            _ => f.write_str("goes on"),
        }
    }
}

/// The labels of captured pits, from the last seed backwards.
pub fn captured_labels(capture: Capture) -> Vec<String> {
    let backwards = std::iter::successors(Some(capture.last), |&pit| {
        PREVIOUS.get(usize::from(pit)).copied()
    });
    backwards
        .take(usize::from(capture.pits))
        .map(pit_label)
        .collect()
}
