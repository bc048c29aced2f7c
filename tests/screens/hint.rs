//! Hints.

use awale_c64::core::game::End;
use awale_c64::hardware::Stage;

use crate::player::{Player, entry};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

#[test]
fn a_hint_chooses_a_pit_but_does_not_sow_it() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-1-0-4-4-4-22-10-S");
    player.press("F3");
    assert_eq!(player.message(), "Hint: RETURN sows F, worth won");
    assert_eq!(player.pointed_at(), "F");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 0);
    player.press("RETURN");
    assert_eq!(player.game().logged(0), 5);
}

#[test]
fn a_key_stops_a_hint_and_does_nothing_else() {
    let mut player = Player::two_players(1, START);
    player.press("B");
    player.app.hardware().press(0, entry("F3"));
    player.press_later(3, "D");
    assert_eq!(player.message(), "Stopped.");
    assert_eq!(player.pointed_at(), "B");
    assert_eq!(player.stage(), Stage::Playing);
}

#[test]
fn a_game_can_be_abandoned_while_a_hint_is_looked_for() {
    let mut player = Player::two_players(1, START);
    player.app.hardware().press(0, entry("F3"));
    player.press_later(3, "C=Q");
    assert_eq!(player.game().end, End::Abandoned);
}
