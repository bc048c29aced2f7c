//! The computer's level, its time, and what is seen and heard of it while it thinks.

use awale_c64::core::game::End;
use awale_c64::core::level::{FRAMES, LEVELS};
use awale_c64::hardware::Stage;

use crate::player::{Player, entry};

const START_NORTH: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N";

/// In front of the title, where Master is chosen to think for `time` a move.
fn against_master(time: &str) -> Player {
    let mut player = Player::new();
    player.set("North's level", "Master");
    player.set("Master's time", time);
    player
}

#[test]
fn there_are_five_levels_and_eight_times_for_master() {
    let mut player = Player::new();
    let mut seen = Vec::new();
    player.point_at("North's level");
    for _ in 0..5 {
        player.press("RIGHT");
        seen.push(player.pointed_item());
    }
    let levels = ["Expert", "Master", "Beginner", "Amateur", "Intermediate"];
    assert_eq!(seen, levels.map(|level| format!("North's level {level}")));
    player.set("North's level", "Master");
    player.point_at("Master's time");
    let mut seen = Vec::new();
    for _ in 0..9 {
        seen.push(player.pointed_item());
        player.press("RIGHT");
    }
    let times = [
        "30 s", "1 min", "2 min", "5 min", "10 min", "5 s", "10 s", "20 s", "30 s",
    ];
    assert_eq!(seen, times.map(|time| format!("Master's time {time}")));
}

#[test]
fn there_is_a_level_for_each_computer_and_a_time_for_master() {
    let mut player = Player::new();
    let offered = |player: &mut Player| {
        let items = player.items().join(", ");
        [
            "You play",
            "South's level",
            "North's level",
            "Master's time",
        ]
        .map(|label| items.contains(label))
    };
    assert_eq!(offered(&mut player), [true, false, true, false]);
    player.set("You play", "North");
    assert_eq!(offered(&mut player), [true, true, false, false]);
    player.set("South's level", "Master");
    assert_eq!(offered(&mut player), [true, true, false, true]);
    player.press("2");
    assert_eq!(offered(&mut player), [false; 4]);
    player.press("0");
    assert_eq!(offered(&mut player), [false, true, true, true]);
}

#[test]
fn settings_stand_at_the_head_of_the_board() {
    let mut player = Player::one_player(0, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!(player.head(), "Awale Intermediate Baoulé");
    let mut player = against_master("1 min");
    player.set("Rules", "Abapa");
    player.act("Start");
    assert_eq!(player.head(), "Awale Master 1 min Abapa");
    let mut player = Player::two_players(3, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!(player.head(), "Awale Free Awale");
}

#[test]
fn depth_nodes_move_and_value_are_shown() {
    let mut player = Player::one_player(0, START_NORTH);
    player.run();
    let row = player.row(19);
    let words: Vec<&str> = row.split_whitespace().collect();
    let ["Depth", "5", nodes, "nodes", "best", pit, value] = words[..] else {
        panic!("{row}");
    };
    assert!((100..5_000).contains(&nodes.parse::<u32>().expect("a number")));
    assert_eq!(pit.as_bytes()[0] - b'A', player.game().logged(0));
    assert!((-10..10).contains(&value.parse::<i8>().expect("a number")));
}

#[test]
fn wins_and_losses_are_shown_in_words() {
    for (position, words) in [
        ("1-5-0-0-0-0-0-0-0-0-1-1-16-24-N", "best  L won"),
        ("0-0-0-0-3-1-1-0-0-0-1-1-24-17-N", "lost"),
    ] {
        let mut player = Player::one_player(1, position);
        let rows = player.watch_row(19);
        assert!(rows.iter().any(|row| row.ends_with(words)), "{rows:?}");
    }
}

#[test]
fn master_stops_when_its_time_is_over() {
    let mut player = against_master("5 s");
    player.point_at("Start");
    player.app.hardware().record();
    player.press("RETURN");
    assert_eq!(player.game().len(), 1);
    let screens = player.app.hardware().recorded();
    let thinking = screens.iter().skip_while(|screen| !shows_nodes(screen));
    let first = thinking.clone().next().expect("it thinks");
    // The row with North's seeds is as it was until the move is shown.
    let before = &first[80..120];
    let frames = thinking
        .take_while(|screen| &screen[80..120] == before)
        .count();
    let limit = usize::from(FRAMES[0][0]);
    // A few frames pass from the first time that the word is seen, and some until the hand lifts the seeds.
    assert!((limit..limit + 36).contains(&frames), "{frames}");
}

/// Whether the word beside the number of nodes is on the screen.
fn shows_nodes(screen: &[u8]) -> bool {
    let word: Vec<u8> = screen[778..783].iter().map(|code| code + b' ').collect();
    word == b"nodes"
}

#[test]
fn space_moves_at_once_by_the_last_complete_depth() {
    let mut player = against_master("30 s");
    player.point_at("Start");
    player.app.hardware().press(0, entry("RETURN"));
    player.press_later(100, "SPACE");
    assert_eq!(player.game().len(), 1);
    assert_eq!(player.stage(), Stage::Playing);
    let row = player.row(19);
    let depth: u8 = row[6..8].trim().parse().expect("a depth");
    assert!((1..24).contains(&depth), "{row}");
}

#[test]
fn a_forced_move_is_played_without_thinking() {
    let mut player = Player::one_player(0, "0-0-0-0-0-0-2-0-0-0-0-3-23-20-N");
    player.run();
    assert_eq!(player.game().logged(0), 11);
    assert!(!player.app.hardware().stages().contains(&Stage::Thinking));
    assert_eq!(player.row(19), "");
}

#[test]
fn master_plays_few_seeds_without_thinking() {
    for (rules, thinks) in [("Yucata", false), ("Abapa", true)] {
        let mut player = against_master("5 s");
        player.set("Rules", rules);
        let few = crate::player::parse("0-0-0-0-1-0-1-1-0-1-0-1-21-22-N");
        player.app.start_from(few);
        player.run();
        assert_eq!(player.game().len(), 1);
        let stages = player.app.hardware().stages();
        assert_eq!(stages.contains(&Stage::Thinking), thinks, "{rules}");
    }
}

#[test]
fn master_does_not_look_on_when_the_game_is_decided() {
    let mut player = against_master("30 s");
    player.set("Rules", "Abapa");
    let before = player.app.hardware().frames();
    player
        .app
        .start_from(crate::player::parse("1-5-0-0-0-0-0-0-0-0-1-1-16-24-N"));
    player.run();
    assert_eq!(player.game().end, End::Majority);
    assert!(player.app.hardware().frames() - before < 600);
}

#[test]
fn a_game_repeats_with_its_seed_and_its_keys() {
    let game = |seed| {
        let mut player = Player::new();
        player.set("North's level", "Beginner");
        player.set("Rules", "Abapa");
        player.app.set_seed(seed);
        player.act("Start");
        for _ in 0..12 {
            player.press("1 2 3 4 5 6 RETURN");
        }
        player.game().clone()
    };
    assert_eq!(game(1), game(1));
    assert!((2..8).any(|seed| game(seed) != game(1)));
    assert!(LEVELS[0].odds > 0);
}
