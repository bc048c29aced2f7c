//! What the arguments of a match say of one of its players.

use std::time::Duration;

use anyhow::Result;
use awale_c64::core::ruleset::RuleSet;

use super::core_choice::{self, Core};
use crate::contest::{Effort, Player};

/// One of the two.
#[derive(Clone, Copy)]
pub struct Contestant<'a> {
    pub effort: Effort,
    pub core: Core,
    /// The command line of an engine in place of the core.
    pub engine: Option<&'a str>,
}

impl Contestant<'_> {
    /// As results name it.
    pub fn name(&self) -> String {
        let who = self.engine.unwrap_or(self.core.name());
        format!("{} {who}", self.effort)
    }

    /// The player; the C64 program is built only for its core. `patience` is for an engine.
    pub fn player(&self, rules: RuleSet, patience: Duration) -> Result<Player> {
        match (self.engine, self.core) {
            (Some(command), _) => Player::engine(self.effort, command, rules, patience),
            (None, Core::Rust) => Ok(Player::native(self.effort)),
            (None, Core::Mos6502) => Player::machine(self.effort, &core_choice::program()?),
        }
    }
}
