//! The menus of the title and of the game.

use awale_c64::core::game::End;
use awale_c64::core::position::{NORTH, SOUTH};
use awale_c64::core::ruleset::{GrandSlam, OverMax, Repetition, RuleSet};
use awale_c64::hardware::Stage;

use crate::player::{PRESETS, Player};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

#[test]
fn the_title_shows_the_choices_of_the_original() {
    let mut player = Player::new();
    assert_eq!(player.stage(), Stage::Title);
    assert!(player.app.hardware().is_visible());
    assert_eq!(player.row(10), "The game of sowing and reaping");
    assert_eq!(player.pointed_item(), "Start the game");
    assert_eq!(
        player.items(),
        [
            "Start the game",
            "Players 1",
            "You play South",
            "North's level Intermediate",
            "Rules Baoulé",
            "First move As the rules say",
            "Language English",
            "Sound On",
            "Position editor",
            "Load a game",
            "Tutorial",
        ]
    );
    assert_eq!(player.row(24), "↑↓ choose  ←→ change  RETURN do");
}

#[test]
fn up_and_down_go_round_the_items() {
    let mut player = Player::new();
    let items = player.items();
    for item in items.iter().chain(&items[..1]) {
        assert_eq!(player.pointed_item(), *item);
        player.press("DOWN");
    }
    player.press("UP UP");
    assert_eq!(player.pointed_item(), items[items.len() - 1]);
}

#[test]
fn left_and_right_go_round_the_values() {
    let mut player = Player::new();
    player.point_at("Rules");
    let mut seen = Vec::new();
    for key in ["RIGHT"; 6].iter().chain(&["LEFT"]) {
        player.press(key);
        seen.push(player.pointed_item());
    }
    let expected = [
        "Abapa",
        "Yucata",
        "Free Awale",
        "Classic",
        "Custom",
        "Baoulé",
        "Custom",
    ];
    assert_eq!(seen, expected.map(|name| format!("Rules {name}")));
}

#[test]
fn digits_choose_the_players() {
    let mut player = Player::new();
    for (key, item) in [
        ("2", "Players 2"),
        ("0", "Players 0 Demonstration"),
        ("1", "Players 1"),
    ] {
        player.press(key);
        assert!(player.items().contains(&item.to_owned()), "{key}");
        assert_eq!(player.pointed_item(), "Start the game");
    }
}

#[test]
fn the_arrow_stays_at_its_item_when_others_come_and_go() {
    let mut player = Player::new();
    player.point_at("Rules");
    player.press("2");
    assert_eq!(player.pointed_item(), "Rules Baoulé");
    assert_eq!(player.items().len(), 9);
    player.press("0");
    assert_eq!(player.pointed_item(), "Rules Baoulé");
}

#[test]
fn other_keys_are_unknown_and_change_nothing() {
    for key in ["A", "3", "SPACE", "Q", "C=Q", "C=A", "F1", "BACK", "STOP"] {
        let mut player = Player::new();
        let items = player.items();
        player.press(key);
        assert_eq!(player.row(24), "Unknown key.", "{key}");
        assert_eq!(player.items(), items, "{key}");
        assert!(player.heard_refusal(), "{key}");
        player.press("DOWN");
        assert_eq!(player.row(24), "↑↓ choose  ←→ change  RETURN do");
    }
}

#[test]
fn return_begins_a_game_by_the_rules_chosen() {
    for (name, rules) in PRESETS.into_iter().zip(RuleSet::PRESETS) {
        let mut player = Player::new();
        player.press("2");
        player.set("Rules", name);
        player.act("Start");
        assert_eq!(player.stage(), Stage::Playing);
        assert_eq!(player.game().rules, rules);
        assert_eq!(player.game().position.side, rules.first_player);
        let turn = ["South to move", "North to move"][usize::from(rules.first_player)];
        assert_eq!(player.turn(), turn);
    }
}

#[test]
fn either_side_may_begin_by_any_rules() {
    for (value, side) in [("South", SOUTH), ("North", NORTH)] {
        for rules in ["Baoulé", "Classic"] {
            let mut player = Player::new();
            player.press("2");
            player.set("Rules", rules);
            player.set("First move", value);
            player.act("Start");
            assert_eq!(player.game().position.side, side);
        }
    }
}

#[test]
fn every_option_of_the_rules_is_chosen_by_itself() {
    let mut player = Player::new();
    player.press("2");
    player.set("Rules", "Yucata");
    player.press("RETURN");
    assert_eq!(player.row(10), "The rules, one by one");
    let options = [
        "Grand slam Forbidden",
        "Most captures 6 pits a move",
        "Repetition Is allowed",
        "First move As the rules say",
    ];
    assert_eq!(player.items(), options);
    for (label, value) in [
        ("Grand slam", "If the only move"),
        ("As only move", "Captures nothing"),
        ("Most captures", "5 pits a move"),
        ("Beyond that", "Takes nothing"),
        ("Repetition", "Third if all fed"),
        ("First move", "North"),
    ] {
        player.set(label, value);
    }
    player.press("BACK");
    assert!(player.items().contains(&"Rules Custom".to_owned()));
    player.act("Start");
    assert!(player.head().ends_with("Custom"));
    let expected = RuleSet {
        grand_slam: GrandSlam::ForbiddenUnlessOnly,
        only_grand_slam_captures: false,
        max_pits: 5,
        over_max: OverMax::Nothing,
        repetition: Repetition::ThirdWithoutCapture,
        first_player: NORTH,
        draw_offer: false,
    };
    assert_eq!(player.game().rules, expected);
}

#[test]
fn the_joystick_does_what_the_keys_do() {
    let mut player = Player::new();
    for (directions, item) in [
        (2, "Players 1"),
        (8, "Players 2"),
        (4, "Players 1"),
        (16, "Players 2"),
        (1, "Start the game"),
    ] {
        player.app.hardware().push_joystick(directions);
        player.run();
        assert_eq!(player.pointed_item(), item);
    }
    player.app.hardware().push_joystick(16);
    player.run();
    assert_eq!(player.stage(), Stage::Playing);
}

#[test]
fn a_player_may_have_north() {
    let mut player = Player::new();
    player.set("You play", "North");
    player.set("Rules", "Abapa");
    player.act("Start");
    // South, the computer, has begun.
    assert_eq!(player.game().len(), 1);
    assert!(player.game().logged(0) < 6);
    assert_eq!(player.turn(), "North to move");
    player.press("G");
    assert_eq!(player.message(), "G: 5 seeds to L");
}

#[test]
fn the_game_waits_behind_its_menu() {
    let mut player = Player::two_players(1, START);
    player.press("C");
    let before = player.screen();
    for (open, close) in [
        ("F1", "F1"),
        ("F1", "BACK"),
        ("F1", "STOP"),
        ("DOWN", "RETURN"),
    ] {
        player.press(open);
        assert_eq!(player.stage(), Stage::Menu);
        assert_eq!(player.row(17), "The game waits");
        assert_eq!(
            player.items(),
            [
                "Continue Abandon game",
                "Analysis Back to title",
                "Position editor",
                "Settings",
                "Save the game",
                "Load a game",
            ]
        );
        assert_eq!(player.shown(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0");
        player.press("A");
        assert_eq!(player.row(24), "Unknown key.");
        player.press(close);
        assert_eq!(player.stage(), Stage::Playing);
        let message = "C: 4 seeds to G";
        assert_eq!(player.screen(), before.replace(message, ""), "{close}");
    }
    player.press("RETURN");
    assert_eq!(player.game().logged(0), 2);
}

#[test]
fn a_game_is_abandoned_from_its_menu() {
    for keys in ["F1 C=Q", "F1 UP UP RETURN"] {
        let mut player = Player::two_players(1, START);
        player.press(keys);
        assert_eq!(player.stage(), Stage::Result);
        assert_eq!(player.game().end, End::Abandoned);
        assert_eq!([17, 18].map(|row| player.row(row)), ["", "A draw!"]);
    }
}

#[test]
fn the_title_is_reached_from_the_game() {
    let mut player = Player::two_players(1, START);
    player.press("F1");
    player.act("Back to title");
    assert_eq!(player.stage(), Stage::Title);
    assert!(player.items().contains(&"Players 2".to_owned()));
}

#[test]
fn the_level_can_be_changed_during_a_game() {
    let mut player = Player::one_player(1, START);
    player.press("F1");
    player.act("Settings");
    assert_eq!(player.items(), ["North's level Intermediate", "Sound On"]);
    player.set("North's level", "Master");
    player.set("Master's time", "5 s");
    player.press("BACK");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.head(), "Awale Master 5 s Abapa");
    assert_eq!(player.turn(), "South to move");
    assert_eq!(player.rim("A"), "legal");
}

#[test]
fn a_rematch_changes_who_begins() {
    let mut player = Player::two_players(1, START);
    for turn in ["North to move", "South to move"] {
        player.press("C=Q RETURN");
        assert_eq!(
            (player.stage(), player.turn().as_str()),
            (Stage::Playing, turn)
        );
        assert_eq!(player.game().len(), 0);
    }
}

#[test]
fn a_rematch_changes_the_side_of_one_player() {
    let mut player = Player::one_player(1, START);
    player.press("C=Q RETURN");
    assert_eq!(player.turn(), "North to move");
    assert_eq!(player.game().len(), 1);
}

#[test]
fn any_key_ends_the_demonstration() {
    for key in ["SPACE", "A", "RETURN", "C=Q"] {
        for delay in [30, 2000] {
            let mut player = Player::new();
            player.press("0");
            player
                .app
                .hardware()
                .press(0, crate::player::entry("RETURN"));
            player.press_later(delay, key);
            assert_eq!(player.stage(), Stage::Title, "{key}");
            assert!(player.game().len() > u16::from(delay == 2000), "{key}");
        }
    }
}

#[test]
fn the_tune_is_the_title_s() {
    let mut player = Player::new();
    assert!(player.app.hardware().has_tune());
    player.press("2");
    player.act("Start");
    assert!(!player.app.hardware().has_tune());
}

#[test]
fn sound_is_turned_off_in_the_menu_and_seen_there_when_f7_does_it() {
    let mut player = Player::new();
    player.point_at("Sound");
    player.press("RIGHT");
    assert!(player.app.hardware().is_sound_off());
    assert_eq!(player.pointed_item(), "Sound Off");
    player.app.hardware().switch_sound();
    player.app.step();
    assert_eq!(player.pointed_item(), "Sound On");
}
