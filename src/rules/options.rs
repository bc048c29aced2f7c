//! Rule sets by the names that users give: presets and single options.

use anyhow::{Result, bail};
use awale_c64::core::ruleset::{GrandSlam, OverMax, Repetition, RuleSet};
use serde::Deserialize;

/// The presets' names, in the order of [`RuleSet::PRESETS`].
pub const PRESET_NAMES: [&str; 5] = ["baoule", "abapa", "yucata", "free", "classic"];

const GRAND_SLAM: [(&str, GrandSlam); 4] = [
    ("captures", GrandSlam::Captures),
    ("captures_nothing", GrandSlam::CapturesNothing),
    ("forbidden", GrandSlam::Forbidden),
    ("forbidden_unless_only", GrandSlam::ForbiddenUnlessOnly),
];

const OVER_MAX: [(&str, OverMax); 2] = [("last", OverMax::Last), ("nothing", OverMax::Nothing)];

const REPETITION: [(&str, Repetition); 4] = [
    ("none", Repetition::None),
    ("first", Repetition::First),
    ("third", Repetition::Third),
    ("third_without_capture", Repetition::ThirdWithoutCapture),
];

/// Single options of a rule set; one that is missing is as in baoule.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, clap::Args)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// A move that would take all of the opponent's seeds: captures, captures_nothing, forbidden,
    /// forbidden_unless_only
    #[arg(long, value_name = "RULE")]
    pub grand_slam: Option<String>,
    /// With forbidden_unless_only: whether the move then captures
    #[arg(long, value_name = "BOOL")]
    pub only_grand_slam_captures: Option<bool>,
    /// The most pits that one move may capture: 4, 5 or 6
    #[arg(long, value_name = "N")]
    pub max_pits: Option<u8>,
    /// More than that attacked: last (the nearest the last seed are taken) or nothing
    #[arg(long, value_name = "RULE")]
    pub over_max: Option<String>,
    /// What ends the game when a position recurs: none, first, third, third_without_capture
    #[arg(long, value_name = "RULE")]
    pub repetition: Option<String>,
}

impl Options {
    /// The rule set that these options make.
    pub fn rules(&self) -> Result<RuleSet> {
        let mut rules = RuleSet::BAOULE;
        if let Some(name) = &self.grand_slam {
            rules.grand_slam = named("grand_slam", name, &GRAND_SLAM)?;
        }
        if let Some(captures) = self.only_grand_slam_captures {
            rules.only_grand_slam_captures = captures;
        }
        if let Some(pits) = self.max_pits {
            if !(4..=6).contains(&pits) {
                bail!("max_pits is 4, 5 or 6, not {pits}");
            }
            rules.max_pits = pits;
        }
        if let Some(name) = &self.over_max {
            rules.over_max = named("over_max", name, &OVER_MAX)?;
        }
        if let Some(name) = &self.repetition {
            rules.repetition = named("repetition", name, &REPETITION)?;
        }
        Ok(rules)
    }
}

/// The rule set of a preset or of options in its place; baoule if neither is given.
pub fn rule_set(preset: Option<&str>, options: Option<&Options>) -> Result<RuleSet> {
    match (preset, options) {
        (Some(_), Some(_)) => bail!("give a preset or options, not both"),
        (Some(name), None) => by_preset(name),
        (None, Some(options)) => options.rules(),
        (None, None) => Ok(RuleSet::BAOULE),
    }
}

/// The name of the preset that a rule set is, if it is one.
pub fn preset_name(rules: &RuleSet) -> Option<&'static str> {
    let place = RuleSet::PRESETS.iter().position(|preset| preset == rules)?;
    PRESET_NAMES.get(place).copied()
}

/// The rule set of a preset.
fn by_preset(name: &str) -> Result<RuleSet> {
    let presets: Vec<_> = PRESET_NAMES.into_iter().zip(RuleSet::PRESETS).collect();
    named("preset", name, &presets)
}

fn named<T: Copy>(option: &str, name: &str, values: &[(&str, T)]) -> Result<T> {
    match values.iter().find(|(known, _)| *known == name) {
        Some((_, value)) => Ok(*value),
        None => {
            let known: Vec<_> = values.iter().map(|(known, _)| *known).collect();
            bail!("{option} is one of {}, not '{name}'", known.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_options_are_as_in_baoule() {
        assert_eq!(
            Options::default().rules().expect("no options"),
            RuleSet::BAOULE
        );
    }

    #[test]
    fn presets_go_by_name() {
        assert_eq!(by_preset("free").expect("a preset"), RuleSet::FREE);
        assert_eq!(by_preset("classic").expect("a preset"), RuleSet::CLASSIC);
        for name in PRESET_NAMES {
            let rules = by_preset(name).expect("a preset");
            assert_eq!(preset_name(&rules), Some(name));
        }
        let error = by_preset("kalah").expect_err("not a preset");
        assert_eq!(
            error.to_string(),
            "preset is one of baoule, abapa, yucata, free, classic, not 'kalah'"
        );
    }

    #[test]
    fn bad_values_are_named() {
        let options = Options {
            max_pits: Some(7),
            ..Options::default()
        };
        assert_eq!(
            options.rules().expect_err("7 pits").to_string(),
            "max_pits is 4, 5 or 6, not 7"
        );
        let options = Options {
            repetition: Some("second".to_owned()),
            ..Options::default()
        };
        assert_eq!(
            options.rules().expect_err("no such rule").to_string(),
            "repetition is one of none, first, third, third_without_capture, not 'second'"
        );
    }
}
