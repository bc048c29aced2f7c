//! How a game ends and what is said about it.

use awale_c64::core::game::End;
use awale_c64::hardware::Stage;

use crate::player::{Player, entry};

#[track_caller]
fn assert_result(player: &mut Player, end: End, words: [&str; 4]) {
    assert_eq!(player.game().end, end);
    assert_eq!(player.stage(), Stage::Result);
    assert_eq!([18, 19, 21, 22].map(|row| player.row(row)), words);
    assert_eq!(player.row(24), "RETURN rematch F5 back ↑ log  ← title");
    player.press("SPACE");
    assert_eq!(player.stage(), Stage::Title);
}

#[test]
fn more_than_half_of_the_seeds_wins() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-24-9-S");
    player.press("F RETURN");
    let words = [
        "South has won!",
        "More than half of the seeds are taken.",
        "South has 27 seeds.",
        "North has 9 seeds.",
    ];
    // Seeds on the board are not counted and stay where they are.
    assert_eq!(player.shown(), "0-0-0-0-0-0-0-0-0-4-4-4-27-9");
    assert_result(&mut player, End::Majority, words);
}

#[test]
fn a_player_without_a_move_ends_the_game_and_rows_are_collected() {
    let mut player = Player::two_players(0, "3-2-0-0-0-0-0-0-0-0-0-1-20-22-N");
    player.press("L");
    let boards = player.watch("RETURN");
    // North has given the last seed away, and South cannot feed.
    assert_eq!(
        boards,
        [
            "3-2-0-0-0-0-0-0-0-0-0-1-20-22",
            "3-2-0-0-0-0-0-0-0-0-0-0-20-22",
            "4-2-0-0-0-0-0-0-0-0-0-0-20-22",
            "0-2-0-0-0-0-0-0-0-0-0-0-24-22",
            "0-0-0-0-0-0-0-0-0-0-0-0-26-22",
        ]
    );
    let words = [
        "South has won!",
        "The player to move has no legal move.",
        "South has 26 seeds. Own row: 6.",
        "North has 22 seeds.",
    ];
    assert_result(&mut player, End::NoMove, words);
}

#[test]
fn a_game_may_end_before_its_first_move() {
    let mut player = Player::two_players(0, "1-1-0-0-0-0-0-0-0-0-0-0-22-24-S");
    let words = [
        "A draw!",
        "The player to move has no legal move.",
        "South has 24 seeds. Own row: 2.",
        "North has 24 seeds.",
    ];
    assert_eq!(player.shown(), "0-0-0-0-0-0-0-0-0-0-0-0-24-24");
    assert_result(&mut player, End::NoMove, words);
}

#[test]
fn a_repeated_position_ends_the_game_where_the_rules_say_so() {
    // Two seeds go round after each other: after twelve moves each the position is back.
    let mut player = Player::two_players(3, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    for _ in 0..40 {
        if player.stage() == Stage::Playing {
            player.press("1 2 3 4 5 6 RETURN");
        }
    }
    assert_eq!(player.game().end, End::Repetition);
    assert_eq!(player.row(19), "The position has come again.");
}

#[test]
fn abandoning_counts_captured_seeds_only() {
    let mut player = Player::two_players(0, "4-4-4-4-4-4-0-0-0-0-0-1-11-12-S");
    player.press("C=Q");
    assert_eq!(player.shown(), "4-4-4-4-4-4-0-0-0-0-0-1-11-12");
    let words = [
        "North has won!",
        "The game was abandoned.",
        "South has 11 seeds.",
        "North has 12 seeds.",
    ];
    assert_result(&mut player, End::Abandoned, words);
}

#[test]
fn abandoning_with_equal_stores_is_a_draw() {
    let mut player = Player::two_players(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C C=Q");
    let words = [
        "A draw!",
        "The game was abandoned.",
        "South has 0 seeds.",
        "North has 0 seeds.",
    ];
    assert_result(&mut player, End::Abandoned, words);
}

#[test]
fn a_game_is_abandoned_in_the_middle_of_a_sowing() {
    let mut player = Player::two_players(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C");
    player.app.hardware().press(0, entry("RETURN"));
    player.press_later(15, "C=Q");
    // The move had been made; the board shows it to its end.
    assert_eq!(player.shown(), "4-4-0-5-5-5-5-4-4-4-4-4-0-0");
    assert_eq!(player.game().end, End::Abandoned);
    assert_eq!(player.row(19), "The game was abandoned.");
}

#[test]
fn a_game_is_abandoned_in_the_middle_of_a_capture() {
    let mut player = Player::two_players(0, "0-0-0-0-0-3-2-1-2-4-4-4-14-14-S");
    player.press("F");
    player.app.hardware().press(0, entry("RETURN"));
    player.press_later(3 * 9 + 40, "C=Q");
    assert_eq!(player.shown(), "0-0-0-0-0-0-0-0-0-4-4-4-22-14");
    let words = [
        "South has won!",
        "The game was abandoned.",
        "South has 22 seeds.",
        "North has 14 seeds.",
    ];
    assert_result(&mut player, End::Abandoned, words);
}

#[test]
fn a_game_is_abandoned_while_the_computer_thinks() {
    let mut player = Player::one_player(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    player.press_later(1, "C=Q");
    let words = [
        "A draw!",
        "The game was abandoned.",
        "South has 0 seeds.",
        "North has 0 seeds.",
    ];
    assert!(player.app.hardware().stages().ends_with(&[
        Stage::Thinking,
        Stage::Ended,
        Stage::Result
    ]));
    assert_result(&mut player, End::Abandoned, words);
}

#[test]
fn a_move_that_wins_wins_even_if_it_is_cut_short() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-24-9-S");
    player.press("F");
    player.app.hardware().press(0, entry("RETURN"));
    player.press_later(4, "C=Q");
    assert_eq!(player.game().end, End::Majority);
    assert_eq!(player.row(18), "South has won!");
}

#[test]
fn after_the_result_another_game_can_be_played() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C RETURN C=Q SPACE RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.shown(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0");
    assert_eq!(player.rim("C"), "legal");
}
