//! A move as it is shown, by a player and by the computer.

use awale_c64::hardware::Stage;
use awale_c64::hardware::sound::Sound;

use crate::player::{Player, entry};

#[test]
fn a_move_is_shown_pit_by_pit() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("D");
    let boards = player.watch("RETURN");
    assert_eq!(
        boards,
        [
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "4-4-4-0-4-4-4-4-4-4-4-4-0-0",
            "4-4-4-0-5-4-4-4-4-4-4-4-0-0",
            "4-4-4-0-5-5-4-4-4-4-4-4-0-0",
            "4-4-4-0-5-5-5-4-4-4-4-4-0-0",
            "4-4-4-0-5-5-5-5-4-4-4-4-0-0",
        ]
    );
    assert_eq!(player.message(), "D was sown.");
}

#[test]
fn the_origin_is_skipped_on_every_lap() {
    let mut player = Player::two_players(1, "0-0-0-0-0-24-1-1-1-1-1-1-9-9-S");
    player.press("F RETURN");
    assert_eq!(player.shown(), "2-2-2-2-2-0-4-4-3-3-3-3-9-9");
    assert_eq!(player.message(), "F was sown.");
}

#[test]
fn captures_are_taken_one_pit_after_the_other_and_go_to_the_store() {
    let mut player = Player::two_players(0, "0-0-0-0-0-3-2-1-2-4-4-4-14-14-S");
    player.press("F");
    let boards = player.watch("RETURN");
    assert_eq!(
        boards[4..],
        [
            "0-0-0-0-0-0-3-2-3-4-4-4-14-14",
            "0-0-0-0-0-0-3-2-0-4-4-4-14-14",
            "0-0-0-0-0-0-3-0-0-4-4-4-14-14",
            "0-0-0-0-0-0-0-0-0-4-4-4-14-14",
            "0-0-0-0-0-0-0-0-0-4-4-4-22-14",
        ]
    );
    assert_eq!(player.message(), "F was sown and captured 8.");
    assert_eq!(player.rim("F"), "green");
    for captured in ["G", "H", "I"] {
        assert_eq!(player.rim(captured), "dashed");
    }
    assert_eq!([player.rim("J"), player.rim("A")], ["legal", "plain"]);
}

#[test]
fn norths_captures_go_to_norths_store() {
    let mut player = Player::two_players(0, "2-0-4-4-4-4-0-0-0-0-0-1-14-15-N");
    player.press("L RETURN");
    assert_eq!(player.shown(), "0-0-4-4-4-4-0-0-0-0-0-0-14-18");
    assert_eq!(player.message(), "L was sown and captured 3.");
    assert_eq!([player.rim("L"), player.rim("A")], ["green", "dashed"]);
}

#[test]
fn marks_of_the_last_move_go_with_the_next() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-16-17-S");
    player.press("F RETURN J RETURN");
    assert_eq!(player.rim("G"), "plain");
    assert_eq!(player.rim("F"), "plain");
    assert_eq!(player.rim("J"), "green");
}

#[test]
fn what_is_shown_is_the_position_after_any_move() {
    // Heavy pits, captures and both sides: whatever the animation does, it ends at the truth.
    for position in [
        "12-1-1-1-1-1-1-1-1-1-1-1-13-12-S",
        "1-1-1-1-1-1-23-0-0-0-0-0-10-9-N",
        "1-2-1-2-1-2-0-0-0-0-0-12-12-15-N",
        "0-0-0-0-0-48-0-0-0-0-0-0-0-0-S",
    ] {
        for digit in ["1", "2", "3", "4", "5", "6"] {
            let mut player = Player::two_players(0, position);
            player.press(digit);
            if player.pointed_at() != "" {
                player.press("RETURN");
                assert_eq!(player.shown(), player.position(), "{position} {digit}");
            }
        }
    }
}

#[test]
fn a_key_hurries_the_sowing() {
    let frames = |hurry: bool| {
        let mut player = Player::two_players(1, "12-4-4-4-4-4-0-4-4-4-4-0-0-0-S");
        player.press("A");
        let before = player.app.hardware().frames();
        player.app.hardware().press(0, entry("RETURN"));
        if hurry {
            player.app.hardware().press(20, entry("SPACE"));
        }
        player.run();
        player.app.hardware().frames() - before
    };
    assert!(
        frames(true) * 2 < frames(false),
        "{} {}",
        frames(true),
        frames(false)
    );
}

#[test]
fn the_hand_goes_from_pit_to_pit_and_leaves() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("E");
    player.app.hardware().record();
    player.press("RETURN");
    let places: Vec<(u8, u8)> = player.app.hardware().recorded_sprites().collect();
    // Pits E, F, G, H and I: where the hand rests at least two frames.
    let mut rests: Vec<(u8, u8)> = places
        .windows(2)
        .filter(|p| p[0] == p[1])
        .map(|p| p[0])
        .collect();
    rests.dedup();
    assert_eq!(
        rests,
        [(116, 114), (136, 114), (136, 66), (116, 66), (96, 66)]
    );
    // It never jumps.
    let far = |(from, to): (u8, u8)| from.abs_diff(to);
    for step in places.windows(2) {
        assert!(
            far((step[0].0, step[1].0)) <= 4 && far((step[0].1, step[1].1)) <= 12,
            "{step:?}"
        );
    }
    assert!(
        player
            .app
            .hardware()
            .sprites()
            .iter()
            .all(|sprite| !sprite.shown)
    );
}

#[test]
fn who_is_in_a_hurry_does_not_see_the_hand() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("E");
    player.app.hardware().record();
    player.app.hardware().press(0, entry("RETURN"));
    player.app.hardware().press(20, entry("SPACE"));
    player.run();
    let frames = player.app.hardware().recorded_sprites().count();
    assert!((8..=20).contains(&frames), "{frames}");
}

#[test]
fn each_seed_is_heard_with_its_count() {
    let mut player = Player::two_players(1, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    player.press("D RETURN");
    assert_eq!(*player.app.hardware().sounds(), [Sound::Seed(5); 4]);
}

#[test]
fn a_capture_is_heard() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-16-17-S");
    player.press("F RETURN");
    let sounds = player.app.hardware().sounds();
    assert_eq!(*sounds, [Sound::Seed(3), Sound::Capture]);
}

#[test]
fn the_computer_is_north_and_plays_first_by_the_rules_of_the_original() {
    let mut player = Player::new();
    player.press("RETURN");
    assert_eq!(player.game().len(), 1);
    assert!((6..12).contains(&player.game().logged(0)));
    assert_eq!(player.turn(), "South to move");
    assert_eq!(player.shown(), player.position());
    let stages = player.app.hardware().stages();
    let expected = [
        Stage::Title,
        Stage::Playing,
        Stage::Thinking,
        Stage::Sowing,
        Stage::Playing,
    ];
    assert_eq!(stages, expected);
}

#[test]
fn the_computer_answers_every_move() {
    let mut player = Player::new();
    player.set("Rules", "Abapa");
    player.act("Start");
    assert_eq!(player.game().len(), 0);
    player.press("C RETURN");
    assert_eq!(player.game().len(), 2);
    player.press("F RETURN");
    assert_eq!(player.game().len(), 4);
    assert_eq!(player.turn(), "South to move");
}

#[test]
fn keys_while_the_computer_thinks_are_refused() {
    let mut player = Player::one_player(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
    player.app.hardware().press(1, entry("A"));
    player.app.step();
    assert!(player.heard_refusal());
    assert_eq!(player.game().len(), 1);
}

#[test]
fn no_frame_writes_more_than_the_beam_leaves_time_for() {
    let mut player = Player::two_players(0, "0-1-2-3-0-5-2-1-2-10-9-8-3-2-S");
    player.press("F A M RETURN RETURN J RETURN 6 5 4 3 2 RETURN C=Q");
    // Two lines of text, characters and colours, or a pit, a store and their numbers.
    let most = player.app.hardware().most_writes_in_frame();
    assert!(most <= 160, "{most}");
}
