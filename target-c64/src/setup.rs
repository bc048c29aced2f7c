//! What is chosen before a game.

use crate::core::level::{self, LEVELS, Level, MASTER, TIMES};
use crate::core::position::NORTH;
use crate::core::ruleset::RuleSet;
use crate::core::unchecked::get;
use crate::screens::line::Arguments;
use crate::text::Text;

/// The presets, where the program can index them.
static PRESETS: [RuleSet; 5] = RuleSet::PRESETS;

/// Master's times as they are told: a text, and the number in it.
static TIME_TEXTS: [(u8, u8); TIMES.len()] = time_texts();

const fn time_texts() -> [(u8, u8); TIMES.len()] {
    let mut texts = [(0, 0); TIMES.len()];
    let mut place = 0;
    while place < TIMES.len() {
        let seconds = TIMES[place];
        texts[place] = if seconds < 60 {
            (Text::Seconds as u8, seconds as u8)
        } else {
            (Text::Minutes as u8, (seconds / 60) as u8)
        };
        place += 1;
    }
    texts
}

/// The lowest and the highest value of each byte of a setup.
static RANGES: [(u8, u8); Setup::BYTES] = [
    (1, 2),
    (0, PRESETS.len() as u8 - 1),
    (0, LEVELS.len() as u8 - 1),
    (0, TIMES.len() as u8 - 1),
];

/// The choices of the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Setup {
    /// Players at the keyboard, 1 or 2.
    pub players: u8,
    /// A place among [`RuleSet::PRESETS`].
    pub preset: u8,
    /// The computer's place among [`LEVELS`].
    pub level: u8,
    /// A place among [`TIMES`].
    pub time: u8,
}

impl Setup {
    /// One player against the computer, by the rules of the original.
    pub const DEFAULT: Self = Self {
        players: 1,
        preset: 0,
        level: level::INTERMEDIATE,
        time: level::USUAL_TIME,
    };

    /// Bytes of a setup in memory and in files.
    pub const BYTES: usize = size_of::<Self>();

    /// The choices as they lie in memory.
    pub fn as_bytes(&self) -> &[u8; Self::BYTES] {
        // SAFETY: nothing but bytes, in the order of the fields.
        unsafe { &*(&raw const *self).cast() }
    }

    /// The choices that lie in memory like that, if they can be made.
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        for choice in 0..RANGES.len() as u8 {
            let (lowest, highest) = get(&RANGES, choice);
            let value = get(bytes, choice);
            if value < lowest || value > highest {
                return None;
            }
        }
        // SAFETY: nothing but bytes, in the order of the fields.
        Some(unsafe { *(&raw const *bytes).cast() })
    }

    /// Goes on to the next preset, after the last to the first.
    pub fn next_preset(&mut self) {
        self.preset = next(self.preset, PRESETS.len());
    }

    /// Goes on to the next level, after Master to Beginner.
    pub fn next_level(&mut self) {
        self.level = next(self.level, LEVELS.len());
    }

    /// Goes on to Master's next time, after the longest to the shortest.
    pub fn next_time(&mut self) {
        self.time = next(self.time, TIMES.len());
    }

    /// The rules chosen.
    pub fn rules(&self) -> RuleSet {
        get(&PRESETS, self.preset)
    }

    /// The text that names the rules chosen.
    pub fn rules_name(&self) -> u8 {
        Text::Baoule.after(self.preset)
    }

    /// The level of the computer.
    pub fn level(&self) -> Level {
        get(&LEVELS, self.level)
    }

    /// The text that names the level of the computer.
    pub fn level_name(&self) -> u8 {
        Text::Beginner.after(self.level)
    }

    /// The text that tells Master's time, and the number in it.
    pub fn time(&self) -> (u8, Arguments) {
        let (text, number) = get(&TIME_TEXTS, self.time);
        (text, Arguments::number(number))
    }

    /// How many frames the computer may think about a move, by the video standard's number. Levels
    /// below Master are not held to a time: they have more than they can need.
    pub fn frames(&self, standard: u8) -> u16 {
        if self.level == MASTER {
            get(&get(&level::FRAMES, standard), self.time)
        } else {
            u16::MAX
        }
    }

    /// Whether the computer plays.
    pub fn has_computer(&self) -> bool {
        self.players == 1
    }

    /// Whether the computer plays and is held to a time.
    pub fn has_clock(&self) -> bool {
        self.has_computer() && self.level == MASTER
    }

    /// Whether the computer plays this side: North against one player.
    pub fn is_computer(&self, side: u8) -> bool {
        self.has_computer() && side == NORTH
    }
}

/// The place after `place` among `count`, after the last the first.
fn next(place: u8, count: usize) -> u8 {
    if place + 1 == count as u8 {
        0
    } else {
        place + 1
    }
}
