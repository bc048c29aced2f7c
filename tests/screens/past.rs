//! Going back to the game's past.

use awale_c64::core::game::End;
use awale_c64::hardware::Stage;

use crate::player::Player;

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
const START_NORTH: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";
const AT_START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0";

#[test]
fn two_players_take_back_one_move_at_a_time() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN");
    let after_one = player.shown();
    player.press("G RETURN F5");
    assert_eq!(player.message(), "Taken back.");
    assert_eq!(player.shown(), after_one);
    assert_eq!(player.position(), after_one);
    assert_eq!(player.turn(), "North to move");
    // What is marked is the move before.
    assert_eq!([player.rim("C"), player.rim("G")], ["green", "legal"]);
    player.press("F5");
    assert_eq!(player.shown(), AT_START);
    assert_eq!([player.rim("C"), player.rim("G")], ["legal", "plain"]);
    player.press("F5");
    assert_eq!(player.message(), "There is nothing to take back.");
    assert!(player.heard_refusal());
}

#[test]
fn against_the_computer_both_moves_are_taken_back() {
    let mut player = Player::one_player(0, START_NORTH);
    player.run();
    let before = player.shown();
    assert_eq!(player.game().len(), 1);
    // The computer's first move is an answer to nothing.
    player.press("F5");
    assert_eq!(player.message(), "There is nothing to take back.");
    player.press("A RETURN");
    assert_eq!(player.game().len(), 3);
    player.press("F5");
    assert_eq!(player.game().len(), 1);
    assert_eq!(player.shown(), before);
    assert_eq!(player.turn(), "South to move");
}

#[test]
fn a_capture_is_taken_back_and_the_one_before_it_is_marked() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-4-2-4-4-14-17-S");
    player.press("F RETURN");
    assert_eq!([player.rim("F"), player.rim("G")], ["green", "dashed"]);
    let captured = player.shown();
    player.press("L RETURN F5");
    assert_eq!(player.shown(), captured);
    assert_eq!([player.rim("F"), player.rim("G")], ["green", "dashed"]);
    player.press("F5");
    assert_eq!(player.shown(), "0-0-0-0-0-1-2-0-4-2-4-4-14-17");
}

#[test]
fn the_move_that_ended_a_game_is_taken_back() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-24-9-S");
    player.press("F RETURN");
    assert_eq!(player.stage(), Stage::Result);
    player.press("F5");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().end, End::None);
    assert_eq!(player.shown(), "0-0-0-0-0-1-2-0-0-4-4-4-24-9");
    assert_eq!([19, 21].map(|row| player.row(row)), ["", ""]);
    assert_eq!(player.row(22), "A-L 1-6 ←→ choose     RETURN sow it");
}

#[test]
fn collected_rows_go_back_to_the_board() {
    let position = "3-2-0-0-0-0-0-0-0-0-0-1-20-22-N";
    let mut player = Player::two_players(0, position);
    player.press("L RETURN");
    assert_eq!(player.shown(), "0-0-0-0-0-0-0-0-0-0-0-0-26-22");
    player.press("F5");
    assert_eq!(player.shown() + "-N", position);
}

#[test]
fn of_an_abandoned_game_only_the_abandoning_is_taken_back() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN C=Q F5");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 1);
    assert_eq!(player.turn(), "North to move");
}

#[test]
fn repetition_is_counted_anew_after_taking_back() {
    let mut player = Player::two_players(3, "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");
    let play_to_the_end = |player: &mut Player| {
        for _ in 0..20 {
            if player.stage() == Stage::Playing {
                player.press("1 2 3 4 5 6 RETURN");
            }
        }
        assert_eq!(player.game().end, End::Repetition);
        player.game().len()
    };
    let len = play_to_the_end(&mut player);
    player.press("F5 F5 F5");
    assert_eq!(player.game().len(), len - 3);
    assert_eq!(play_to_the_end(&mut player), len);
}
