//! What is chosen before a game.

use crate::core::position::NORTH;
use crate::core::ruleset::RuleSet;
use crate::core::unchecked::get;
use crate::text::Text;

/// The presets, where the program can index them.
static PRESETS: [RuleSet; 5] = RuleSet::PRESETS;

/// The choices of the title.
pub struct Setup {
    /// Players at the keyboard, 1 or 2.
    pub players: u8,
    /// A place among [`RuleSet::PRESETS`].
    pub preset: u8,
}

impl Setup {
    /// One player against the computer, by the rules of the original.
    pub const DEFAULT: Self = Self {
        players: 1,
        preset: 0,
    };

    /// Goes on to the next preset, after the last to the first.
    pub fn next_preset(&mut self) {
        self.preset += 1;
        if self.preset == PRESETS.len() as u8 {
            self.preset = 0;
        }
    }

    /// The rules chosen.
    pub fn rules(&self) -> RuleSet {
        get(&PRESETS, self.preset)
    }

    /// The text that names the rules chosen.
    pub fn rules_name(&self) -> u8 {
        Text::Baoule.after(self.preset)
    }

    /// Whether the computer plays this side: North against one player.
    pub fn is_computer(&self, side: u8) -> bool {
        self.players == 1 && side == NORTH
    }
}
