//! The rule set as arguments, for every command that takes one.

use anyhow::Result;
use awale_c64::core::ruleset::RuleSet;
use clap::Args;

use crate::rules::{Options, rule_set};

/// A preset, or single options in its place.
#[derive(Args)]
pub struct RuleArguments {
    /// baoule (the default), abapa, yucata, free or classic
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    #[command(flatten)]
    options: Options,
}

impl RuleArguments {
    /// The options, if any was given.
    pub fn options(&self) -> Option<Options> {
        let given = self.options != Options::default();
        given.then(|| self.options.clone())
    }

    /// The rule set they make.
    pub fn rule_set(&self) -> Result<RuleSet> {
        rule_set(self.preset.as_deref(), self.options().as_ref())
    }
}
