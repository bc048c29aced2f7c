//! Choosing a pit: letters, digits, cursor, joystick, and why a pit is refused.

use awale_c64::hardware::Stage;

use crate::player::Player;

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
const START_NORTH: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";

#[track_caller]
fn assert_chosen(player: &mut Player, letter: &str) {
    let message = player.message();
    assert!(message.starts_with(&format!("{letter}: ")), "{message}");
    assert_eq!(player.pointed_at(), letter);
}

/// The key is answered by `message`; game and choice stay as they were.
#[track_caller]
fn assert_refused(player: &mut Player, key: &str, message: &str) {
    let game = player.game().clone();
    let pointed = player.pointed_at();
    player.press(key);
    assert_eq!(player.message(), message);
    assert_eq!(*player.game(), game);
    assert_eq!(player.pointed_at(), pointed);
    assert_eq!(player.stage(), Stage::Playing);
    assert!(player.heard_refusal());
}

#[test]
fn a_letter_chooses_a_pit_and_another_changes_it() {
    let mut player = Player::two_players(1, START);
    for letter in ["A", "F", "C", "C", "B", "D", "E"] {
        player.press(letter);
        assert_chosen(&mut player, letter);
        assert_eq!(player.game().len(), 0);
    }
}

#[test]
fn north_has_letters_g_to_l() {
    let mut player = Player::two_players(1, START_NORTH);
    for letter in ["G", "L", "I", "H", "K", "J"] {
        player.press(letter);
        assert_chosen(&mut player, letter);
    }
}

#[test]
fn digits_are_the_movers_pits_in_sowing_order() {
    let mut south = Player::two_players(1, START);
    let mut north = Player::two_players(1, START_NORTH);
    for (digit, letters) in ["1", "2", "3", "4", "5", "6"].iter().zip([
        ["A", "G"],
        ["B", "H"],
        ["C", "I"],
        ["D", "J"],
        ["E", "K"],
        ["F", "L"],
    ]) {
        south.press(digit);
        assert_chosen(&mut south, letters[0]);
        north.press(digit);
        assert_chosen(&mut north, letters[1]);
    }
}

#[test]
fn the_cursor_goes_over_the_legal_pits_as_they_lie() {
    let mut south = Player::two_players(1, "4-0-4-4-0-4-4-4-4-4-4-4-8-0-S");
    for (key, letter) in [
        ("RIGHT", "A"),
        ("RIGHT", "C"),
        ("RIGHT", "D"),
        ("RIGHT", "F"),
        ("RIGHT", "A"),
        ("LEFT", "F"),
        ("LEFT", "D"),
    ] {
        south.press(key);
        assert_chosen(&mut south, letter);
    }
    // North's row lies the other way round: L is leftmost.
    let mut north = Player::two_players(1, START_NORTH);
    for (key, letter) in [("RIGHT", "L"), ("RIGHT", "K"), ("LEFT", "L"), ("LEFT", "G")] {
        north.press(key);
        assert_chosen(&mut north, letter);
    }
}

#[test]
fn the_joystick_chooses_and_fire_sows() {
    let mut player = Player::two_players(1, START);
    for directions in [8, 8, 16] {
        player.app.hardware().push_joystick(directions);
        player.run();
    }
    assert_eq!(player.game().logged(0), 1);
}

#[test]
fn return_without_a_choice_is_refused() {
    let mut player = Player::two_players(1, START);
    assert_refused(&mut player, "RETURN", "Choose a pit first.");
}

#[test]
fn return_plays_once_and_the_choice_is_gone() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN");
    assert_eq!(player.game().len(), 1);
    assert_eq!(player.turn(), "North to move");
    assert_refused(&mut player, "RETURN", "Choose a pit first.");
}

#[test]
fn the_opponents_pit_is_refused() {
    let mut south = Player::two_players(1, START);
    south.press("B");
    assert_refused(&mut south, "G", "G is not your pit.");
    assert_refused(&mut south, "L", "L is not your pit.");
    let mut north = Player::two_players(1, START_NORTH);
    assert_refused(&mut north, "A", "A is not your pit.");
    assert_refused(&mut north, "F", "F is not your pit.");
}

#[test]
fn an_empty_pit_is_refused_by_letter_and_by_digit() {
    let mut player = Player::two_players(1, "4-0-4-4-0-4-4-4-4-4-4-4-8-0-S");
    player.press("C");
    assert_refused(&mut player, "B", "B is empty.");
    assert_refused(&mut player, "5", "E is empty.");
}

#[test]
fn a_pit_that_does_not_feed_is_refused() {
    let mut player = Player::two_players(0, "2-0-0-0-0-3-0-0-0-0-0-0-20-23-S");
    assert_refused(&mut player, "A", "Not A: you must feed your opponent.");
    player.press("F");
    assert_chosen(&mut player, "F");
}

#[test]
fn a_forbidden_grand_slam_is_refused() {
    let position = "0-0-0-0-3-1-1-0-0-0-0-0-20-23-S";
    let mut yucata = Player::two_players(2, position);
    assert_refused(&mut yucata, "F", "Not F: grand slam not allowed.");
    yucata.press("E");
    assert_chosen(&mut yucata, "E");
    let mut baoule = Player::two_players(0, position);
    baoule.press("F");
    assert_chosen(&mut baoule, "F");
}

#[test]
fn other_keys_are_unknown() {
    let mut player = Player::two_players(1, START);
    player.press("D");
    for key in ["M", "Q", "R", "7", "SPACE", "C=A"] {
        assert_refused(&mut player, key, "Unknown key.");
    }
}
