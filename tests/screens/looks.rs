//! The board as it is drawn.

use awale_c64::hardware::{CELLS, Hardware};
use awale_c64::screens::{pit, store};
use awale_c64::tiles::{MULTICOLOUR, PIT, PIT_ONE, PIT_TWO};

use crate::player::{NORTH_LABELS, Player, SOUTH_LABELS};

/// How many seeds a character of a pit shows; none if it is no such character.
fn seeds(code: u8) -> Option<u8> {
    let inner = [6, 7, 8, 11, 12, 13, 16, 17, 18];
    let place = |first: u8| code.wrapping_sub(first);
    if inner.contains(&place(PIT_TWO)) {
        Some(2)
    } else if place(PIT_ONE) < 25 && ![0, 4, 20, 24].contains(&place(PIT_ONE)) {
        Some(1)
    } else {
        (place(PIT) < 25).then_some(0)
    }
}

fn seeds_on(hardware: &Hardware) -> u8 {
    hardware
        .screen()
        .iter()
        .filter_map(|&code| seeds(code))
        .sum()
}

#[test]
fn a_pit_shows_as_many_seeds_as_it_holds_until_it_is_full() {
    for count in 0..=48 {
        let mut hardware = Hardware::new(Vec::new());
        pit::put_seeds(&mut hardware, 0, count);
        assert_eq!(seeds_on(&hardware), count.min(pit::HOLDING + pit::INNER));
        let cells = hardware.screen().iter().filter(|&&code| code != 0);
        assert_eq!(cells.count(), 25, "{count}");
    }
}

#[test]
fn one_more_seed_changes_one_cell() {
    let mut hardware = Hardware::new(Vec::new());
    pit::put_seeds(&mut hardware, 0, 0);
    for count in 1..=pit::HOLDING + pit::INNER {
        let before = hardware.screen().to_vec();
        pit::put_seeds(&mut hardware, 0, count);
        let changed = before.iter().zip(hardware.screen()).filter(|(a, b)| a != b);
        assert_eq!(changed.count(), 1, "{count}");
    }
}

#[test]
fn a_store_shows_as_many_seeds_as_it_holds() {
    for count in 0..=48 {
        let mut hardware = Hardware::new(Vec::new());
        store::put_seeds(&mut hardware, 4, 35, count);
        assert_eq!(seeds_on(&hardware), count);
        store::put_seeds(&mut hardware, 4, 35, 7);
        assert_eq!(seeds_on(&hardware), 7);
    }
}

#[test]
fn letters_stand_below_souths_and_above_norths_pits() {
    let mut player = Player::two_players(1, "0-1-2-3-4-5-6-7-8-9-1-2-0-0-S");
    let north = player.row(NORTH_LABELS);
    let south = player.row(SOUTH_LABELS);
    assert_eq!(north, "North L  2 K  1 J  9 I  8 H  7 G  6South");
    assert_eq!(south.trim(), "0   A  0 B  1 C  2 D  3 E  4 F  5  0");
}

#[test]
fn counts_have_two_digits_where_they_need_them() {
    let mut player = Player::two_players(1, "0-10-0-0-9-0-0-0-0-0-19-0-10-0-S");
    assert!(player.row(NORTH_LABELS).contains("K 19"));
    assert!(player.row(SOUTH_LABELS).contains("B 10"));
    assert!(player.row(SOUTH_LABELS).contains("E  9"));
}

#[test]
fn legal_pits_are_highlighted_for_a_player_only() {
    let mut player = Player::two_players(1, "4-0-4-4-0-4-4-4-4-4-4-4-8-0-S");
    let rims = ["A", "B", "C", "D", "E", "F", "G", "L"].map(|pit| player.rim(pit));
    let expected = [
        "legal", "plain", "legal", "legal", "plain", "legal", "plain", "plain",
    ];
    assert_eq!(rims, expected);
}

#[test]
fn the_chosen_pit_has_another_rim_and_pointers_at_its_letter() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C");
    assert_eq!(player.rim("C"), "chosen");
    assert!(player.row(SOUTH_LABELS).contains("►C◄"));
    player.press("E");
    assert_eq!([player.rim("C"), player.rim("E")], ["legal", "chosen"]);
    assert!(player.row(SOUTH_LABELS).contains(" C ") && player.row(SOUTH_LABELS).contains("►E◄"));
}

#[test]
fn a_choice_shows_where_each_seed_would_go_and_where_the_last() {
    let mut player = Player::two_players(1, "12-4-4-0-4-4-4-4-0-4-4-4-0-0-S");
    player.press("A");
    let notes = ["A", "B", "C", "G", "L"].map(|pit| player.note(pit));
    assert_eq!(notes, ["", "▲+2", "+1", "+1", "+1"]);
    assert_eq!(player.message(), "A: 12 seeds to B");
    player.press("F");
    let notes = ["A", "B", "F", "G", "I", "J", "K"].map(|pit| player.note(pit));
    assert_eq!(notes, ["", "", "", "+1", "+1", "▼+1", ""]);
    assert_eq!(player.message(), "F: 4 seeds to J");
}

#[test]
fn a_choice_shows_what_would_be_captured_by_the_rules() {
    let position = "0-0-0-0-0-3-2-1-2-4-4-4-14-14-S";
    let mut player = Player::two_players(0, position);
    player.press("F");
    let notes = ["G", "H", "I", "J"].map(|pit| player.note(pit));
    assert_eq!(notes, ["×3", "×2", "▼×3", ""]);
    let rims = ["F", "G", "H", "I", "J"].map(|pit| player.rim(pit));
    assert_eq!(rims, ["chosen", "dashed", "dashed", "dashed", "plain"]);
    assert_eq!(player.message(), "F: 3 seeds to I, captures 8");
    // Abapa: a grand slam captures nothing.
    let mut player = Player::two_players(1, "4-4-4-4-4-1-1-0-0-0-0-0-13-13-S");
    player.press("F");
    assert_eq!(player.note("G"), "▼+1");
    assert_eq!(player.message(), "F: one seed to G");
}

#[test]
fn the_preview_goes_with_the_choice() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C A");
    let notes = ["B", "F", "G"].map(|pit| player.note(pit));
    assert_eq!(notes, ["+1", "", ""]);
    player.press("RETURN");
    assert_eq!(
        (player.row(1), player.row(17)),
        (String::new(), String::new())
    );
}

#[test]
fn every_cell_is_drawn_in_the_mode_of_its_character() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("C RETURN");
    let hardware = player.app.hardware();
    for cell in 0..usize::from(CELLS) {
        let is_multicolour = hardware.screen()[cell] >= awale_c64::tiles::FIRST_MULTICOLOUR;
        assert_eq!(
            hardware.colours()[cell] & MULTICOLOUR != 0,
            is_multicolour,
            "{cell}"
        );
    }
}

#[test]
fn the_screen_is_off_while_a_whole_picture_is_drawn() {
    let mut player = Player::new();
    player.press("2 RETURN");
    let most = player.app.hardware().most_writes_in_frame();
    assert!(most < 1000, "{most}");
    assert!(player.app.hardware().is_visible());
}
