//! What is chosen before a game.

use crate::core::level::{self, LEVELS, Level, MASTER, TIMES};
use crate::core::position::{NORTH, SOUTH};
use crate::core::ruleset::{GrandSlam, OverMax, Repetition, RuleSet};
use crate::core::unchecked::{at, get};
use crate::text::Text;

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Setting {
    /// Players at the keyboard, 0–2.
    Players,
    /// The side that one player plays.
    Side,
    /// The computer's place among [`LEVELS`] when it plays South.
    SouthLevel,
    /// The same for North.
    NorthLevel,
    /// Master's place among [`TIMES`].
    Time,
    /// Who begins: whom the rules name, South, North.
    Begins,
    /// A place among [`RuleSet::PRESETS`], or [`CUSTOM`].
    Preset,
    // The options of the rules: a place among the values of each type, in `ruleset.rs`.
    GrandSlam,
    OnlySlam,
    /// From [`FEWEST_PITS`].
    MostPits,
    OverMost,
    Repetition,
    /// Whether anything is heard. Not a choice for one game, so that no setup has it.
    Sound,
    /// The language of the texts. As the sound.
    Language,
}

/// How many settings a setup has.
pub const SETTINGS: usize = Setting::Repetition as usize + 1;

/// The preset of a player who has changed an option.
const CUSTOM: u8 = RuleSet::PRESETS.len() as u8;

/// The rules' options: those from this one on.
const FIRST_OPTION: u8 = Setting::GrandSlam as u8;
const OPTIONS: usize = SETTINGS - FIRST_OPTION as usize;

/// The first value of [`Setting::MostPits`].
const FEWEST_PITS: u8 = 4;

/// How many values each setting has, and the text of its first; the others follow.
static VALUES: [(u8, u8); SETTINGS] = [
    (3, Text::NoPlayers as u8),
    (2, Text::PlaySouth as u8),
    (LEVELS.len() as u8, Text::Beginner as u8),
    (LEVELS.len() as u8, Text::Beginner as u8),
    (TIMES.len() as u8, Text::Seconds5 as u8),
    (3, Text::RulesBegin as u8),
    (CUSTOM + 1, Text::Baoule as u8),
    (GRAND_SLAMS.len() as u8, Text::SlamCaptures as u8),
    (2, Text::OnlySlamNothing as u8),
    (3, Text::FourPits as u8),
    (OVER_MAXES.len() as u8, Text::OverMostLast as u8),
    (REPETITIONS.len() as u8, Text::RepetitionNever as u8),
];

static GRAND_SLAMS: [GrandSlam; 4] = [
    GrandSlam::Captures,
    GrandSlam::CapturesNothing,
    GrandSlam::Forbidden,
    GrandSlam::ForbiddenUnlessOnly,
];
static OVER_MAXES: [OverMax; 2] = [OverMax::Last, OverMax::Nothing];
static REPETITIONS: [Repetition; 4] = [
    Repetition::None,
    Repetition::First,
    Repetition::Third,
    Repetition::ThirdWithoutCapture,
];

/// The options of each preset.
static PRESETS: [[u8; OPTIONS]; CUSTOM as usize] = preset_options();

const fn preset_options() -> [[u8; OPTIONS]; CUSTOM as usize] {
    let mut options = [[0; OPTIONS]; CUSTOM as usize];
    let mut preset = 0;
    while preset < options.len() {
        options[preset] = options_of(&RuleSet::PRESETS[preset]);
        preset += 1;
    }
    options
}

const fn options_of(rules: &RuleSet) -> [u8; OPTIONS] {
    [
        rules.grand_slam as u8,
        rules.only_grand_slam_captures as u8,
        rules.max_pits - FEWEST_PITS,
        rules.over_max as u8,
        rules.repetition as u8,
    ]
}

/// Who begins by each preset; South where the player makes the rules.
static FIRST_PLAYERS: [u8; CUSTOM as usize + 1] = first_players();

const fn first_players() -> [u8; CUSTOM as usize + 1] {
    let mut players = [SOUTH; CUSTOM as usize + 1];
    let mut preset = 0;
    while preset < RuleSet::PRESETS.len() {
        players[preset] = RuleSet::PRESETS[preset].first_player;
        preset += 1;
    }
    players
}

/// The choices of the menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The value of each [`Setting`], counted from 0.
    values: [u8; SETTINGS],
}

impl Setup {
    /// One player against the computer, by the rules of the original.
    pub const DEFAULT: Self = Self {
        values: default_values(),
    };

    /// Bytes of a setup in memory and in files.
    pub const BYTES: usize = SETTINGS;

    /// The choices as they stand in files: the value of each [`Setting`].
    pub fn as_bytes(&self) -> &[u8; Self::BYTES] {
        &self.values
    }

    /// The choices of a file, if they can be made.
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        for setting in 0..SETTINGS as u8 {
            let (count, _) = get(&VALUES, setting);
            if get(bytes, setting) >= count {
                return None;
            }
        }
        Some(Self { values: *bytes })
    }

    /// The value of a setting.
    #[inline]
    pub fn value(&self, setting: Setting) -> u8 {
        get(&self.values, setting as u8)
    }

    /// Gives a setting one of its values, and what hangs on it.
    #[inline(never)]
    pub fn set(&mut self, setting: Setting, value: u8) {
        *at(&mut self.values, setting as u8) = value;
        if setting as u8 >= FIRST_OPTION {
            *at(&mut self.values, Setting::Preset as u8) = CUSTOM;
        } else if setting == Setting::Preset && value < CUSTOM {
            for option in 0..OPTIONS as u8 {
                *at(&mut self.values, FIRST_OPTION + option) = get(&get(&PRESETS, value), option);
            }
        }
    }

    /// Goes on to the next value of a setting, or back to the one before, round and round.
    #[inline(never)]
    pub fn change(&mut self, setting: Setting, forward: bool) {
        let (count, _) = get(&VALUES, setting as u8);
        let value = self.value(setting);
        let value = if forward {
            if value + 1 == count { 0 } else { value + 1 }
        } else if value == 0 {
            count - 1
        } else {
            value - 1
        };
        self.set(setting, value);
    }

    /// The text that tells the value of a setting.
    pub fn text(&self, setting: Setting) -> u8 {
        let (_, first) = get(&VALUES, setting as u8);
        first + self.value(setting)
    }

    /// The rules chosen.
    #[inline(never)]
    pub fn rules(&self) -> RuleSet {
        let preset = self.value(Setting::Preset);
        RuleSet {
            grand_slam: get(&GRAND_SLAMS, self.value(Setting::GrandSlam)),
            only_grand_slam_captures: self.value(Setting::OnlySlam) != 0,
            max_pits: FEWEST_PITS + self.value(Setting::MostPits),
            over_max: get(&OVER_MAXES, self.value(Setting::OverMost)),
            repetition: get(&REPETITIONS, self.value(Setting::Repetition)),
            first_player: match self.value(Setting::Begins) {
                0 => get(&FIRST_PLAYERS, preset),
                begins => begins - 1,
            },
            draw_offer: preset == YUCATA,
        }
    }

    /// The level of the computer that plays this side.
    pub fn level(&self, side: u8) -> Level {
        get(&LEVELS, self.level_number(side))
    }

    fn level_number(&self, side: u8) -> u8 {
        get(&self.values, Setting::SouthLevel as u8 + side)
    }

    /// The text that names the level of the computer that plays this side.
    pub fn level_name(&self, side: u8) -> u8 {
        Text::Beginner.after(self.level_number(side))
    }

    /// How many frames the computer may think about a move of this side, by the video standard's
    /// number. Levels below Master are not held to a time: they have more than they can need.
    pub fn frames(&self, side: u8, standard: u8) -> u16 {
        if self.level_number(side) == MASTER {
            get(&get(&level::FRAMES, standard), self.value(Setting::Time))
        } else {
            u16::MAX
        }
    }

    /// Whether nobody is at the keyboard.
    pub fn is_demo(&self) -> bool {
        self.value(Setting::Players) == 0
    }

    /// Whether the computer plays this side.
    pub fn is_computer(&self, side: u8) -> bool {
        match self.value(Setting::Players) {
            0 => true,
            1 => self.value(Setting::Side) != side,
            _ => false,
        }
    }

    /// Whether a computer plays that is held to a time.
    pub fn has_clock(&self) -> bool {
        self.is_clocked(SOUTH) || self.is_clocked(NORTH)
    }

    fn is_clocked(&self, side: u8) -> bool {
        self.is_computer(side) && self.level_number(side) == MASTER
    }

    /// Lets the other side begin, or one player have the other side.
    pub fn change_sides(&mut self) {
        if self.value(Setting::Players) == 1 {
            self.change(Setting::Side, true);
            let level = self.value(Setting::SouthLevel);
            self.set(Setting::SouthLevel, self.value(Setting::NorthLevel));
            self.set(Setting::NorthLevel, level);
        } else {
            // South is the value 1 and North 2.
            self.set(Setting::Begins, 2 - self.rules().first_player);
        }
    }
}

/// The place among the presets of the one in which a draw may be offered.
const YUCATA: u8 = 2;

const fn default_values() -> [u8; SETTINGS] {
    let mut values = [0; SETTINGS];
    values[Setting::Players as usize] = 1;
    values[Setting::SouthLevel as usize] = level::INTERMEDIATE;
    values[Setting::NorthLevel as usize] = level::INTERMEDIATE;
    values[Setting::Time as usize] = level::USUAL_TIME;
    let options = options_of(&RuleSet::PRESETS[0]);
    let mut option = 0;
    while option < OPTIONS {
        values[FIRST_OPTION as usize + option] = options[option];
        option += 1;
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_made_of_its_options() {
        let mut setup = Setup::DEFAULT;
        for (preset, rules) in (0..).zip(RuleSet::PRESETS) {
            setup.set(Setting::Preset, preset);
            assert_eq!(setup.rules(), rules);
        }
        setup.change(Setting::Preset, true);
        assert_eq!(setup.value(Setting::Preset), CUSTOM);
        setup.change(Setting::Preset, true);
        assert_eq!(setup.rules(), RuleSet::BAOULE);
    }

    #[test]
    fn every_option_can_be_changed_by_itself() {
        let mut setup = Setup::DEFAULT;
        setup.set(Setting::Preset, 3);
        setup.change(Setting::MostPits, true);
        assert_eq!(setup.value(Setting::Preset), CUSTOM);
        assert_eq!(
            setup.rules(),
            RuleSet {
                max_pits: 5,
                ..RuleSet::FREE
            }
        );
        setup.change(Setting::MostPits, false);
        setup.change(Setting::OverMost, false);
        setup.change(Setting::GrandSlam, false);
        setup.change(Setting::OnlySlam, true);
        setup.change(Setting::Repetition, true);
        setup.set(Setting::Begins, 2);
        let rules = RuleSet {
            grand_slam: GrandSlam::ForbiddenUnlessOnly,
            only_grand_slam_captures: false,
            over_max: OverMax::Nothing,
            repetition: Repetition::Third,
            first_player: NORTH,
            ..RuleSet::FREE
        };
        assert_eq!(setup.rules(), rules);
    }

    #[test]
    fn values_go_round() {
        let mut setup = Setup::DEFAULT;
        for (setting, count) in [
            (Setting::Players, 3),
            (Setting::Time, 8),
            (Setting::Preset, 6),
        ] {
            let value = setup.value(setting);
            let mut seen = 0;
            for forward in [true, false] {
                for _ in 0..count {
                    setup.change(setting, forward);
                    seen |= 1 << setup.value(setting);
                }
                assert_eq!((seen, setup.value(setting)), ((1 << count) - 1, value));
            }
        }
    }

    #[test]
    fn a_rematch_changes_the_side_or_who_begins() {
        let mut setup = Setup::DEFAULT;
        setup.set(Setting::NorthLevel, MASTER);
        setup.change_sides();
        assert!(setup.is_computer(SOUTH) && !setup.is_computer(NORTH));
        assert!(setup.has_clock());
        assert_eq!(setup.rules().first_player, NORTH);
        setup.set(Setting::Players, 2);
        for first in [SOUTH, NORTH] {
            setup.change_sides();
            assert_eq!(setup.rules().first_player, first);
        }
    }
}
