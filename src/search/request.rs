//! A search asked for, as a line of JSON or as arguments.

use anyhow::{Result, bail};
use awale_c64::core::search::MAX_PLIES;
use serde::Deserialize;

use super::{Record, SearchAnswer, Searcher, variation};
use crate::json;
use crate::notation::parse_position;
use crate::rules::{Options, rule_set};

/// A position, the rules, and how deep.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchRequest {
    /// The position to search.
    pub position: String,
    /// The name of a preset; baoule if neither this nor options are given.
    pub preset: Option<String>,
    /// Options in place of a preset.
    #[serde(default, deserialize_with = "json::optional_object")]
    pub options: Option<Options>,
    /// Plies, 1–[`MAX_PLIES`].
    pub depth: u8,
}

impl SearchRequest {
    /// Lets `searcher` answer.
    pub fn answer(&self, searcher: &mut impl Searcher) -> Result<SearchAnswer> {
        let rules = rule_set(self.preset.as_deref(), self.options.as_ref())?;
        let position = parse_position(&self.position)?;
        if !(1..=MAX_PLIES).contains(&self.depth) {
            bail!("depth is 1 to {MAX_PLIES}, not {}", self.depth);
        }
        let record = Record::new(rules, position);
        match searcher.search(&record, self.depth)? {
            Some(mut found) => {
                variation::renew(&record, &mut found);
                Ok(found.into())
            }
            None => bail!("the game is over: there is no move to search"),
        }
    }
}
