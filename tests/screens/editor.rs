//! The position editor.

use awale_c64::core::game::End;
use awale_c64::hardware::Stage;

use crate::player::Player;

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
const AT_START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0";

/// In the editor, opened from a game of two players.
fn editor() -> Player {
    let mut player = Player::two_players(1, START);
    player.press("F1");
    player.act("Position editor");
    assert_eq!(player.stage(), Stage::Editor);
    player
}

#[test]
fn the_cursor_goes_over_pits_and_stores() {
    let mut player = editor();
    assert_eq!(player.pointed_at(), "A");
    player.press("RIGHT RIGHT");
    assert_eq!(player.pointed_at(), "C");
    player.press("UP");
    assert_eq!(player.pointed_at(), "J");
    player.press("LEFT LEFT");
    assert_eq!(player.pointed_at(), "L");
    player.press("LEFT + + +");
    assert!(player.shown().ends_with("-0-3"), "{}", player.shown());
    player.press("LEFT 5");
    assert!(player.shown().ends_with("-5-3"), "{}", player.shown());
    player.press("RIGHT RIGHT DOWN");
    assert_eq!(player.pointed_at(), "A");
    player.press("H");
    assert_eq!(player.pointed_at(), "H");
}

#[test]
fn digits_plus_and_minus_change_what_is_there() {
    let mut player = editor();
    player.press("1 2");
    assert!(player.shown().starts_with("12-4-"), "{}", player.shown());
    player.press("RIGHT 7 5 +");
    assert!(player.shown().starts_with("12-6-4-"), "{}", player.shown());
    player.press("- -");
    assert!(player.shown().starts_with("12-4-4-"), "{}", player.shown());
    player.press("0 -");
    assert!(player.shown().starts_with("12-0-4-"), "{}", player.shown());
    assert_eq!(player.row(19), "52 seeds of 48");
}

#[test]
fn a_position_is_played_from() {
    let mut player = editor();
    player.press("CLR");
    assert_eq!(player.shown(), "0-0-0-0-0-0-0-0-0-0-0-0-0-0");
    player.press("SPACE");
    assert_eq!(player.turn(), "North to move");
    // Twenty-three each, and two seeds.
    player.press("C 1 J 1 LEFT LEFT LEFT 2 3 LEFT 2 3");
    assert_eq!(player.row(19), "48 seeds of 48");
    player.press("RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.position(), "0-0-1-0-0-0-0-0-0-1-0-0-23-23");
    assert_eq!(player.turn(), "North to move");
    assert_eq!(player.game().len(), 0);
    player.press("J RETURN");
    assert_eq!(player.game().len(), 1);
}

#[test]
fn forty_eight_seeds_there_must_be() {
    let mut player = editor();
    player.press("3 RETURN");
    assert_eq!(player.message(), "1 seeds are missing.");
    assert!(player.heard_refusal());
    player.press("1 5 RETURN");
    assert_eq!(player.message(), "11 seeds are too many.");
    player.press("4 8 RIGHT 4 8 RIGHT 4 8");
    // More than twice as many cannot be put in.
    assert_eq!(player.row(19), "92 seeds of 48");
    player.press("HOME");
    assert_eq!(player.shown(), AT_START);
    assert_eq!(player.row(19), "48 seeds of 48");
    assert_eq!(player.stage(), Stage::Editor);
}

#[test]
fn a_position_in_which_the_game_is_over_is_refused() {
    let mut player = editor();
    // South has no seed and North cannot feed: no move.
    for keys in ["CLR LEFT 2 4 LEFT 2 3 L 1", "CLR A 8 LEFT 4 0"] {
        player.press(keys);
        player.press("RETURN");
        assert_eq!(player.message(), "The game would be over.", "{keys}");
        assert_eq!(player.stage(), Stage::Editor);
        assert_eq!(player.game().end, End::None);
    }
}

#[test]
fn back_leads_to_the_game_as_it_was() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN");
    let game = player.game().clone();
    let screen = player.screen();
    let message = player.message();
    player.press("F1");
    player.act("Position editor");
    player.press("CLR LEFT + SPACE F3 RETURN BACK");
    assert_eq!(*player.game(), game);
    assert_eq!(player.screen(), screen.replace(&message, ""));
    assert_eq!(player.rim("C"), "green");
}

#[test]
fn a_position_is_analysed() {
    let mut player = editor();
    player.press("F3");
    assert_eq!(player.row(17).split_whitespace().count(), 6);
    assert_eq!(player.pointed_at(), "A");
    assert_eq!(player.stage(), Stage::Editor);
    player.press("SPACE F3");
    assert_eq!(player.row(1).split_whitespace().count(), 6);
    assert_eq!(player.row(17), "");
    player.press("+");
    assert_eq!(player.row(1), "");
    player.press("F3");
    assert_eq!(player.message(), "1 seeds are too many.");
    player.press("BACK");
    assert_eq!(player.game().len(), 0);
    assert_eq!(player.shown(), AT_START);
}

#[test]
fn the_title_opens_it_and_back_leads_there() {
    let mut player = Player::new();
    player.press("2");
    player.set("Rules", "Yucata");
    player.act("Position editor");
    assert_eq!(player.stage(), Stage::Editor);
    assert_eq!(player.shown(), AT_START);
    player.press("BACK");
    assert_eq!(player.stage(), Stage::Title);
    player.act("Position editor");
    player.press("3 RIGHT 5 RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert!(player.game().rules.draw_offer);
    assert_eq!(player.position(), "3-5-4-4-4-4-4-4-4-4-4-4-0-0");
}

#[test]
fn a_game_can_be_abandoned_in_it() {
    let mut player = editor();
    player.press("C=Q");
    assert_eq!(player.game().end, End::Abandoned);
    assert_eq!(player.stage(), Stage::Result);
}

#[test]
fn other_keys_are_unknown() {
    let mut player = editor();
    for key in ["M", "F5", "C=A"] {
        player.press(key);
        assert_eq!(player.message(), "Unknown key.", "{key}");
        assert!(player.heard_refusal());
    }
}
