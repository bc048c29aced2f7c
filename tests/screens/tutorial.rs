//! The lessons of the tutorial.

use awale_c64::hardware::Stage;
use awale_c64::lessons::{ALL, LESSONS};

use crate::player::Player;

fn in_tutorial() -> Player {
    let mut player = Player::new();
    player.act("Tutorial");
    assert_eq!(player.stage(), Stage::Tutorial);
    player
}

/// A letter of South's for each move that solves a lesson.
fn solution(lesson: u8) -> Vec<String> {
    let steps = ALL[usize::from(lesson)].steps;
    let right = steps.iter().filter(|step| step.right != 0);
    right
        .map(|step| char::from(b'A' + step.right.trailing_zeros() as u8).to_string())
        .collect()
}

fn number(player: &mut Player) -> String {
    player
        .row(0)
        .split("  ")
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn every_lesson_is_solved_by_its_moves_and_leads_to_the_next() {
    let mut player = in_tutorial();
    for lesson in 0..LESSONS {
        assert_eq!(number(&mut player), format!("Tutorial {}/18", lesson + 1));
        let title = player.row(18);
        assert!(player.row(19).starts_with("Task: "), "{}", player.screen());
        assert!(player.row(21).len() > 20 && !title.is_empty());
        for letter in solution(lesson) {
            assert!(player.row(19).starts_with("Task: "), "{}", player.screen());
            player.press(&format!("{letter} RETURN"));
            // North's answer takes a moment.
            for _ in 0..2 {
                player.run();
            }
        }
        assert_eq!(player.row(19), "Right! RETURN: next page", "{title}");
        assert_eq!(player.row(18), title);
        player.press("RETURN");
    }
    assert_eq!(player.stage(), Stage::Title);
}

#[test]
fn a_wrong_move_is_shown_and_can_be_tried_again() {
    let mut player = in_tutorial();
    player.press("DOWN");
    let before = player.shown();
    player.press("D RETURN");
    assert_eq!(player.row(19), "Not that one. Any key: try again");
    assert_ne!(player.shown(), before);
    player.press("SPACE");
    assert_eq!(player.shown(), before);
    assert_eq!(player.row(19), "Task: let the last seed fall into G.");
    player.press("C RETURN");
    assert_eq!(player.row(19), "Right! RETURN: next page");
}

#[test]
fn a_move_that_the_rules_refuse_is_no_wrong_answer() {
    let mut player = in_tutorial();
    for _ in 0..9 {
        player.press("DOWN");
    }
    assert_eq!(player.row(18), "Feeding");
    player.press("A");
    assert_eq!(player.message(), "Not A: you must feed your opponent.");
    assert!(player.row(19).starts_with("Task: "));
}

#[test]
fn leaving_and_coming_back_resumes() {
    for leave in ["BACK", "C=Q"] {
        let mut player = in_tutorial();
        player.press("DOWN DOWN DOWN");
        let title = player.row(18);
        player.press(leave);
        assert_eq!(player.stage(), Stage::Title);
        player.act("Tutorial");
        assert_eq!(player.row(18), title);
        player.press("UP");
        assert_eq!(number(&mut player), "Tutorial 3/18");
    }
}

#[test]
fn pages_go_no_further_back_than_the_first() {
    let mut player = in_tutorial();
    player.press("UP");
    assert_eq!(number(&mut player), "Tutorial 1/18");
}

#[test]
fn a_game_after_the_tutorial_is_a_game() {
    let mut player = in_tutorial();
    player.press("C RETURN BACK");
    player.set("Players", "2");
    player.set("Rules", "Abapa");
    player.act("Start");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.turn(), "South to move");
    player.press("C RETURN");
    assert_eq!(player.turn(), "North to move");
}

#[test]
fn keys_of_a_game_mean_nothing_in_a_lesson() {
    let mut player = in_tutorial();
    for key in ["F3", "F5", "SPACE"] {
        player.press(key);
        assert_eq!(player.message(), "Unknown key.", "{key}");
    }
}
