//! Plays `tests/cases` through any core.

use std::collections::BTreeMap;

use awale::notation::{format_position, move_labels, parse_pit, parse_position};
use awale::rules::{Answer, Options, Request, RulesCore};
use serde::Deserialize;
use serde_json::{Value, json};

const GAMES: &str = include_str!("../cases/rules.jsonl");
const POSITIONS: &str = include_str!("../cases/positions.jsonl");

/// A worked game: what is played, and what must hold before and after its last move.
#[derive(Deserialize)]
struct WorkedGame {
    id: String,
    options: Options,
    start: String,
    moves: Vec<String>,
    expect: Value,
}

/// Plays every worked game and compares all that it expects.
pub fn check_games<C: RulesCore>(core: &mut C) {
    let mut played = 0;
    for line in GAMES.lines() {
        let game: WorkedGame = serde_json::from_str(line).expect("a worked game");
        check_game(core, &game);
        played += 1;
    }
    assert_eq!(played, 78);
}

fn check_game<C: RulesCore>(core: &mut C, worked: &WorkedGame) {
    let id = &worked.id;
    let rules = worked.options.rules().expect("good options");
    let start = parse_position(&worked.start).expect("a good position");
    let mut game = core.begin(&rules, &start).expect("the core runs");
    let mut facts = BTreeMap::new();
    for (index, label) in worked.moves.iter().enumerate() {
        let is_last = index + 1 == worked.moves.len();
        if label == "undo" {
            assert!(core.take_back(&mut game).expect("the core runs"), "{id}");
            continue;
        }
        if is_last {
            let side = core.position(&game).side;
            let legal = core.legal_moves(&game).expect("the core runs");
            facts.insert("legal_before", json!(move_labels(side, legal)));
        }
        let pit = parse_pit(label).expect("a pit");
        let outcome = core.play(&mut game, pit).expect("the core runs");
        if is_last {
            facts.insert("move_legal", json!(outcome.is_ok()));
        } else {
            assert!(outcome.is_ok(), "{id}: move {} {label}", index + 1);
        }
        if let Ok(capture) = outcome {
            let labels = awale::rules::captured_labels(capture);
            facts.insert("captured_pits", json!(labels));
            facts.insert("captured", json!(capture.seeds));
        }
    }
    let position = core.position(&game);
    if worked.moves.is_empty() {
        let legal = core.legal_moves(&game).expect("the core runs");
        facts.insert("legal_before", json!(move_labels(position.side, legal)));
    }
    facts.insert("position", json!(format_position(&position)));
    let answer = Answer::of(core, &game).expect("the core runs");
    assert_eq!(answer.position, format_position(&position), "{id}");
    let outcome = awale::rules::Outcome::of(core, &game).expect("the core runs");
    facts.insert("end", json!(outcome.end));
    facts.insert("final", json!(outcome.totals));

    let expected = worked.expect.as_object().expect("an object");
    for (key, value) in expected {
        assert_eq!(facts.get(key.as_str()), Some(value), "{id}: {key}");
    }
}

/// Asks about every random position and compares the whole answer.
pub fn check_positions<C: RulesCore>(core: &mut C) {
    let mut asked = 0;
    for line in POSITIONS.lines() {
        let expected: Value = serde_json::from_str(line).expect("a position");
        let request = Request {
            position: expected["position"].as_str().expect("text").to_owned(),
            preset: expected["preset"].as_str().map(str::to_owned),
            ..Request::default()
        };
        let answer = request.answer(core).expect("an answer");
        let answer = serde_json::to_value(answer).expect("JSON");
        for key in ["position", "legal", "moves"] {
            assert_eq!(answer[key], expected[key], "{line}");
        }
        asked += 1;
    }
    assert_eq!(asked, 300);
}
