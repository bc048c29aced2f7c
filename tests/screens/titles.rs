//! The title and its choices.

use awale_c64::core::position::{NORTH, SOUTH};
use awale_c64::core::ruleset::RuleSet;
use awale_c64::hardware::Stage;

use crate::player::Player;

#[test]
fn shows_the_choices_of_the_original() {
    let mut player = Player::new();
    assert_eq!(player.stage(), Stage::Title);
    assert!(player.app.hardware().is_visible());
    assert_eq!(player.row(13), "1  One player against North");
    assert_eq!(player.row(14), "2  Two players");
    assert_eq!(player.row(15), "R  Rules: Baoulé");
    assert_eq!(player.row(18), "The computer, North, begins");
}

#[test]
fn r_goes_through_the_presets_and_round_again() {
    let mut player = Player::new();
    let mut seen = Vec::new();
    for _ in 0..6 {
        seen.push((player.row(15), player.row(18)));
        player.press("R");
    }
    let expected = [
        ("R  Rules: Baoulé", "The computer, North, begins"),
        ("R  Rules: Abapa", "South begins"),
        ("R  Rules: Yucata", "South begins"),
        ("R  Rules: Free Awale", "South begins"),
        ("R  Rules: Classic", "South begins"),
        ("R  Rules: Baoulé", "The computer, North, begins"),
    ];
    assert_eq!(seen, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
}

#[test]
fn two_players_have_no_computer() {
    let mut player = Player::new();
    player.press("2");
    assert_eq!(player.row(18), "North begins");
    player.press("1");
    assert_eq!(player.row(18), "The computer, North, begins");
}

#[test]
fn other_keys_are_unknown_and_change_nothing() {
    for key in ["A", "3", "SPACE", "UP", "Q", "C=Q", "C=A"] {
        let mut player = Player::new();
        let before = player.screen();
        player.press(key);
        assert_eq!(player.message(), "Unknown key.", "{key}");
        assert_eq!(player.screen().replace("Unknown key.", ""), before, "{key}");
        assert!(player.heard_refusal(), "{key}");
    }
}

#[test]
fn an_accepted_key_takes_the_message_away() {
    let mut player = Player::new();
    player.press("A R");
    assert_eq!(player.message(), "");
}

#[test]
fn return_begins_a_game_by_the_rules_chosen() {
    for (preset, rules) in RuleSet::PRESETS.into_iter().enumerate() {
        let mut player = Player::new();
        player.press("2");
        for _ in 0..preset {
            player.press("R");
        }
        player.press("RETURN");
        assert_eq!(player.stage(), Stage::Playing);
        assert_eq!(player.game().rules, rules);
        let side = player.game().position.side;
        assert_eq!(side, if preset == 0 { NORTH } else { SOUTH });
        let turn = ["North to move", "South to move"][usize::from(preset != 0)];
        assert_eq!(player.turn(), turn);
    }
}

#[test]
fn the_joystick_confirms() {
    let mut player = Player::new();
    player.app.hardware().push_joystick(16);
    player.run();
    assert_eq!(player.stage(), Stage::Playing);
}
