//! The log mode.

use awale_c64::core::game::End;
use awale_c64::hardware::Stage;

use crate::player::Player;

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/// A game in which South captures with the third move.
const CAPTURE: &str = "0-4-4-0-0-1-2-0-4-1-4-4-12-12-S";

#[track_caller]
fn play(player: &mut Player, letters: &str) -> Vec<String> {
    let mut boards = vec![player.shown()];
    for letter in letters.split(' ') {
        player.press(letter);
        player.press("RETURN");
        boards.push(player.shown());
    }
    boards
}

/// The rows of the list, with one blank between words.
fn list(player: &mut Player) -> [String; 4] {
    [21, 22, 23, 24].map(|row| {
        let row = player.row(row);
        row.split_whitespace().collect::<Vec<_>>().join(" ")
    })
}

#[test]
fn the_cursor_walks_back_and_on_through_the_positions() {
    let mut player = Player::two_players(0, START);
    let boards = play(&mut player, "C G A");
    player.press("UP");
    assert_eq!(player.stage(), Stage::Log);
    assert_eq!(player.shown(), boards[2]);
    assert_eq!(player.turn(), "South to move");
    assert_eq!(list(&mut player), ["1 A3 →B1 2 A1", "", "", ""]);
    assert_eq!([player.rim("G"), player.rim("C")], ["green", "plain"]);
    player.press("UP");
    assert_eq!(player.shown(), boards[1]);
    assert_eq!(player.turn(), "North to move");
    assert_eq!(list(&mut player)[0], "1 →A3 B1 2 A1");
    assert_eq!([player.rim("G"), player.rim("C")], ["plain", "green"]);
    player.press("UP");
    assert_eq!(player.shown(), boards[0]);
    assert_eq!(list(&mut player)[0], "1 A3 B1 2 A1");
    assert_eq!(player.rim("C"), "plain");
    player.press("UP");
    assert_eq!(player.message(), "There are no more moves.");
    for board in &boards[1..] {
        player.press("DOWN");
        assert_eq!(player.shown(), *board);
    }
    assert_eq!(list(&mut player)[0], "1 A3 B1 2 →A1");
    player.press("DOWN");
    assert_eq!(player.message(), "There are no more moves.");
    // From the last, RETURN leads back to the game.
    player.press("RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 3);
    assert_eq!(player.turn(), "North to move");
    assert_eq!(player.row(22), "A-L 1-6 ←→ choose     RETURN sow it");
}

#[test]
fn captures_are_told_and_marked() {
    let mut player = Player::two_players(0, CAPTURE);
    play(&mut player, "F L C G");
    player.press("UP UP UP");
    assert_eq!(list(&mut player)[0], "1 →A6x3 B6 2 A3 B1");
    assert_eq!([player.rim("F"), player.rim("G")], ["green", "dashed"]);
}

#[test]
fn the_one_who_begins_stands_left() {
    let mut player = Player::two_players(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    play(&mut player, "G A H");
    player.press("UP");
    assert_eq!(list(&mut player)[0], "1 B1 →A1 2 B2");
}

#[test]
fn a_page_has_sixteen_moves() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");
    for _ in 0..220 {
        player.press("1 2 3 4 5 6 RETURN");
    }
    assert_eq!(player.game().len(), 220);
    player.press("UP HOME");
    assert_eq!(player.shown(), "0-0-0-0-0-1-0-0-0-0-0-1-23-23");
    assert_eq!(list(&mut player)[0], "1 A6 B6 2 A1 B1");
    assert_eq!(list(&mut player)[3], "7 A6 B6 8 A1 B1");
    player.press("RIGHT");
    assert!(list(&mut player).concat().contains('→'));
    assert_eq!(player.game().len(), 10);
    player.press("RIGHT");
    assert_eq!(player.game().len(), 20);
    assert!(list(&mut player)[0].starts_with("9 "));
    assert!(list(&mut player)[0].contains("→"));
    player.press("LEFT DOWN");
    assert_eq!(player.game().len(), 11);
    player.press("CLR UP");
    assert_eq!(player.game().len(), 219);
    assert_eq!(&list(&mut player)[2][..4], "109 ");
    assert_eq!(&list(&mut player)[3], "");
}

#[test]
fn play_goes_on_from_the_position_shown() {
    let mut player = Player::two_players(0, START);
    let boards = play(&mut player, "C G A");
    player.press("UP UP RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.message(), "The later moves are dropped.");
    assert_eq!(player.shown(), boards[1]);
    player.press("H RETURN UP");
    assert_eq!(list(&mut player)[0], "1 →A3 B2");
}

#[test]
fn back_leads_to_the_game_as_it_was() {
    for back in ["BACK", "STOP", "DOWN DOWN RETURN"] {
        let mut player = Player::two_players(0, START);
        play(&mut player, "C G A");
        let game = player.game().clone();
        let screen = player.screen();
        let message = player.message();
        player.press("UP UP");
        player.press(back);
        assert_eq!(*player.game(), game);
        assert_eq!(player.screen(), screen.replace(&message, ""));
    }
}

#[test]
fn the_computer_answers_a_move_played_from_the_log() {
    let mut player = Player::one_player(1, START);
    player.press("C RETURN A RETURN");
    assert_eq!(player.game().len(), 4);
    // After the player's first move, the computer is to move.
    player.press("UP UP UP RETURN");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 2);
}

#[test]
fn a_game_that_has_ended_has_a_log() {
    let mut player = Player::two_players(0, "3-2-0-0-0-0-0-0-0-0-0-1-20-22-N");
    play(&mut player, "L");
    let result = player.screen();
    assert_eq!(player.stage(), Stage::Result);
    player.press("UP");
    assert_eq!(player.shown(), "3-2-0-0-0-0-0-0-0-0-0-1-20-22");
    player.press("BACK");
    assert_eq!(player.stage(), Stage::Result);
    assert_eq!(player.game().end, End::NoMove);
    assert_eq!(player.screen(), result);
    player.press("UP RETURN");
    assert_eq!(player.game().end, End::None);
    assert_eq!(player.stage(), Stage::Playing);
}

#[test]
fn an_abandoned_game_stays_abandoned() {
    let mut player = Player::two_players(0, START);
    play(&mut player, "C G");
    player.press("C=Q UP BACK");
    assert_eq!(player.stage(), Stage::Result);
    assert_eq!(player.row(19), "The game was abandoned.");
}

#[test]
fn a_game_can_be_abandoned_in_its_log() {
    let mut player = Player::two_players(0, START);
    play(&mut player, "C G");
    player.press("UP C=Q");
    assert_eq!(player.game().end, End::Abandoned);
    assert_eq!(player.game().len(), 2);
}

#[test]
fn there_is_no_log_without_moves_and_no_other_key_in_it() {
    let mut player = Player::two_players(0, START);
    player.press("UP");
    assert_eq!(player.message(), "There are no more moves.");
    assert_eq!(player.stage(), Stage::Playing);
    play(&mut player, "C");
    player.press("UP A");
    assert_eq!(player.message(), "Unknown key.");
    assert!(player.heard_refusal());
    assert_eq!(player.stage(), Stage::Log);
}
