//! `awale match` as a user runs it.

use crate::common::command::{awale, fails, succeeds};
use awale::notation::{format_position, parse_pit};
use awale_c64::core::game::{End, Game};
use awale_c64::core::ruleset::RuleSet;
use serde_json::Value;

/// Runs a match; gives its text and the lines of its output file.
fn run(arguments: &[&str]) -> (String, Vec<Value>) {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.jsonl");
    let output = file.to_str().expect("UTF-8");
    let text = succeeds(awale(&[&["match", "--output", output], arguments].concat()));
    let lines = std::fs::read_to_string(&file).expect("the file");
    let games = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (text, games.collect())
}

/// Plays a game of the file again.
fn replay(game: &Value, rules: RuleSet) -> Game {
    let mut replayed = Game::new(rules);
    for label in game["moves"].as_array().expect("moves") {
        let pit = label.as_str().and_then(parse_pit).expect("a pit");
        replayed.play(pit).expect("it is legal");
    }
    replayed
}

#[test]
fn games_are_played_by_the_rules_and_add_up() {
    let (text, games) = run(&[
        "--a", "depth=6", "--b", "depth=1", "--preset", "abapa", "--games", "40",
    ]);
    assert_eq!(games.len(), 40);
    let mut total = 0.0;
    for (place, game) in games.iter().enumerate() {
        assert_eq!(game["game"], place + 1);
        assert_eq!(game["south"], ["a", "b"][place % 2]);
        assert_eq!(
            (&game["a"], &game["b"]),
            (&Value::from("depth=6 rust"), &Value::from("depth=1 rust"))
        );
        let replayed = replay(game, RuleSet::ABAPA);
        let (end, totals) = match replayed.end {
            End::Majority => ("25", replayed.totals()),
            End::NoMove => ("no_move", replayed.totals()),
            End::Repetition => ("repetition", replayed.totals()),
            _ => ("no_capture", replayed.position.stores),
        };
        assert_eq!(game["end"], end, "{game}");
        assert_eq!(game["final"], serde_json::json!(totals), "{game}");
        let [south, north] = totals.map(f64::from);
        let lead = if place % 2 == 0 {
            south - north
        } else {
            north - south
        };
        let score = if lead > 0.0 {
            1.0
        } else if lead < 0.0 {
            0.0
        } else {
            0.5
        };
        assert_eq!(game["score"], score, "{game}");
        total += score;
    }
    assert!(total > 30.0, "six plies beat one: {text}");
    let share = format!("{:.1}%", total * 100.0 / 40.0);
    let last = text.lines().last().expect("a line");
    assert!(last.starts_with("a altogether:"), "{text}");
    assert!(
        last.contains(&share) && last.contains("95% confidence"),
        "{text}"
    );
}

#[test]
fn each_opening_is_played_with_either_side_and_a_seed_repeats() {
    let arguments = [
        "--a",
        "depth=2",
        "--b",
        "depth=2",
        "--games",
        "12",
        "--preset",
        "free",
        "--opening-moves",
        "6",
        "--seed",
    ];
    let with_seed = |seed| run(&[&arguments[..], &[seed]].concat()).1;
    let games = with_seed("7");
    assert_eq!(games, with_seed("7"));
    assert_ne!(games, with_seed("8"));
    let opening = |game: &Value| {
        assert_eq!(game["opening"], 6);
        let mut start = game.clone();
        let moves = start["moves"].as_array_mut().expect("moves");
        moves.truncate(6);
        format_position(&replay(&start, RuleSet::FREE).position)
    };
    for pair in games.chunks(2) {
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        // The same player on both sides plays the same game.
        assert_eq!(pair[0]["moves"], pair[1]["moves"]);
    }
    assert_ne!(opening(&games[0]), opening(&games[2]));
}

#[test]
fn levels_play_with_their_errors_and_repeat_with_the_seed() {
    let arguments = [
        "--a",
        "level=intermediate",
        "--b",
        "level=beginner",
        "--games",
        "40",
        "--seed",
    ];
    let with_seed = |seed| run(&[&arguments[..], &[seed]].concat());
    let (text, games) = with_seed("3");
    assert_eq!(games, with_seed("3").1);
    assert_eq!(games[0]["a"], "level=intermediate rust");
    let score: f64 = games.iter().filter_map(|game| game["score"].as_f64()).sum();
    assert!(score > 36.0, "{text}");
    // Errors differ from game to game: the same opening is played on in another way.
    let same = [
        "--a",
        "level=beginner",
        "--b",
        "level=beginner",
        "--games",
        "2",
    ];
    let (_, games) = run(&same);
    assert_ne!(games[0]["moves"], games[1]["moves"]);
}

#[test]
fn the_6502_plays_as_the_host_does() {
    let arguments = [
        "--a", "depth=2", "--b", "depth=3", "--games", "4", "--core-b",
    ];
    let moves = |core| {
        let (_, games) = run(&[&arguments[..], &[core]].concat());
        assert_eq!(games[0]["b"], format!("depth=3 {core}"));
        games
            .iter()
            .map(|game| game["moves"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(moves("rust"), moves("6502"));
}

#[test]
fn players_may_have_time_in_place_of_depth() {
    let (text, games) = run(&[
        "--a",
        "time=0.05",
        "--core-a",
        "6502",
        "--b",
        "time=0.002",
        "--games",
        "2",
    ]);
    assert!(
        text.starts_with("a: time=0.05 6502\nb: time=0.002 rust\n"),
        "{text}"
    );
    assert_eq!(games.len(), 2);
}

#[test]
fn bad_arguments_are_explained() {
    let odd = ["match", "--a", "depth=1", "--b", "depth=1", "--games", "3"];
    assert_eq!(
        fails(awale(&odd)),
        "error: --games is an even number from 2 on: every opening is played twice\n"
    );
    let error = fails(awale(&["match", "--a", "nodes=5", "--b", "depth=1"]));
    assert!(
        error.contains("a player is depth=N (1 to 24), time=SECONDS (0.001 to 3600), level=NAME"),
        "{error}"
    );
    let error = fails(awale(&[
        "match",
        "--a",
        "depth=1",
        "--b",
        "depth=1",
        "--games",
        "100",
        "--opening-moves",
        "1",
    ]));
    assert!(
        error.contains("of 50 different even openings of 1 moves"),
        "{error}"
    );
}
