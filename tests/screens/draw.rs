//! Draws that are offered.

use awale_c64::core::game::{End, Winner};
use awale_c64::hardware::Stage;

use crate::player::{Player, entry};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/// The place of the preset in which a draw may be offered.
const YUCATA: u8 = 2;

fn offer(player: &mut Player) {
    player.press("F1");
    player.act("Offer draw");
}

#[test]
fn only_yucata_has_offers() {
    for preset in 0..5 {
        let mut player = Player::two_players(preset, START);
        player.press("F1");
        let is_offered = player.items().concat().contains("Offer draw");
        assert_eq!(is_offered, preset == YUCATA);
    }
}

#[test]
fn the_other_player_accepts() {
    let mut player = Player::two_players(YUCATA, START);
    player.press("C RETURN");
    offer(&mut player);
    assert_eq!(player.stage(), Stage::Offer);
    assert_eq!(player.message(), "North offers a draw: RETURN accepts.");
    player.press("RETURN");
    assert_eq!(player.stage(), Stage::Result);
    assert_eq!(player.game().end, End::DrawAgreed);
    assert_eq!(player.game().winner(), Winner::Draw);
    assert_eq!(player.row(19), "The players agreed on a draw.");
}

#[test]
fn the_other_player_declines_and_is_not_asked_twice() {
    let mut player = Player::two_players(YUCATA, START);
    offer(&mut player);
    player.press("BACK");
    assert_eq!(player.message(), "North declines.");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().end, End::None);
    offer(&mut player);
    assert_eq!(player.message(), "One offer a move.");
    assert!(player.heard_refusal());
    assert_eq!(player.stage(), Stage::Playing);
    player.press("C RETURN");
    offer(&mut player);
    assert_eq!(player.stage(), Stage::Offer);
    player.press("C=Q");
    assert_eq!(player.game().end, End::Abandoned);
}

#[test]
fn the_computer_accepts_if_it_is_not_ahead() {
    for (position, end) in [
        ("0-0-1-0-0-0-0-0-0-1-0-0-23-23-S", End::DrawAgreed),
        ("4-4-4-4-4-4-1-1-1-1-1-1-14-4-S", End::DrawAgreed),
        ("1-1-1-1-1-1-4-4-4-4-4-4-4-14-S", End::None),
    ] {
        let mut player = Player::one_player(YUCATA, position);
        offer(&mut player);
        assert_eq!(player.game().end, end, "{position}");
        if end == End::None {
            assert_eq!(player.message(), "North declines.");
            assert_eq!(player.stage(), Stage::Playing);
        }
    }
}

#[test]
fn a_key_stops_the_computer_from_thinking_about_an_offer() {
    let mut player = Player::one_player(YUCATA, START);
    player.press("F1");
    player.point_at("Offer draw");
    player.app.hardware().press(0, entry("RETURN"));
    player.press_later(20, "B");
    assert_eq!(player.message(), "Stopped.");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().end, End::None);
}
