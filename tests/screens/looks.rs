//! The board as it is drawn.

use awale_c64::hardware::{CELLS, Hardware};
use awale_c64::screens::{basin::Basin, pit};
use awale_c64::tiles::{CORNER, EDGE, INNER, INNER_VARIANT, MULTICOLOUR};

use crate::player::Player;

/// How many seeds a character of a pit shows; none if it is no such character.
fn seeds(code: u8) -> Option<u8> {
    match code {
        EDGE..CORNER => Some((code - EDGE) / 12),
        INNER..INNER_VARIANT => Some(code - INNER),
        INNER_VARIANT..=0xBD => Some(1),
        _ => None,
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
fn a_pit_shows_as_many_seeds_as_it_holds() {
    for count in 0..=48 {
        let mut hardware = Hardware::new(Vec::new());
        pit::put_seeds(&mut hardware, 0, count);
        assert_eq!(seeds_on(&hardware), count);
        let cells = hardware.screen().iter().filter(|&&code| code != 0);
        assert_eq!(cells.count(), 25, "{count}");
    }
}

#[test]
fn one_more_seed_changes_one_cell() {
    let mut hardware = Hardware::new(Vec::new());
    pit::put_seeds(&mut hardware, 0, 0);
    for count in 1..=48 {
        let before = hardware.screen().to_vec();
        pit::put_seeds(&mut hardware, 0, count);
        let changed = before.iter().zip(hardware.screen()).filter(|(a, b)| a != b);
        assert_eq!(changed.count(), 1, "{count}");
    }
}

#[test]
fn a_store_shows_as_many_seeds_as_it_holds() {
    let store = Basin {
        row: 4,
        column: 35,
        width: 5,
        height: 11,
    };
    for count in 0..=48 {
        let mut hardware = Hardware::new(Vec::new());
        store.draw(&mut hardware);
        store.change_seeds(&mut hardware, 0, count);
        assert_eq!(seeds_on(&hardware), count);
        store.change_seeds(&mut hardware, count, 7);
        assert_eq!(seeds_on(&hardware), 7);
    }
}

#[test]
fn letters_stand_below_souths_and_above_norths_pits() {
    let mut player = Player::two_players(1, "0-1-2-3-4-5-6-7-8-9-1-2-0-0-S");
    let north = player.row(3).replace('▒', " ");
    let south = player.row(15).replace('▒', " ");
    assert_eq!(north, "North L  2 K  1 J  9 I  8 H  7 G  6South");
    assert_eq!(south.trim(), "0   A  0 B  1 C  2 D  3 E  4 F  5  0");
}

#[test]
fn counts_have_two_digits_where_they_need_them() {
    let mut player = Player::two_players(1, "0-10-0-0-9-0-0-0-0-0-19-0-10-0-S");
    assert!(player.row(3).contains("K▒19"));
    assert!(player.row(15).contains("B▒10"));
    assert!(player.row(15).contains("E▒▒9"));
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
    assert!(player.row(15).contains("►C◄"));
    player.press("E");
    assert_eq!([player.rim("C"), player.rim("E")], ["legal", "chosen"]);
    assert!(player.row(15).contains("▒C▒") && player.row(15).contains("►E◄"));
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
