//! Games as a whole: refusals, taking back, repetition, long games, and every way to end.

use awale_c64::core::game::{End, Game, LOG_CAPACITY, Winner};
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::{NORTH, Position, SOUTH};
use awale_c64::core::ruleset::{GrandSlam, Repetition, RuleSet};

fn position(pits: [u8; 12], stores: [u8; 2], side: u8) -> Position {
    let position = Position { pits, stores, side };
    assert!(position.is_valid());
    position
}

/// South and North have one seed each and walk them round without ever meeting.
fn endless() -> Position {
    position([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1], [23, 23], SOUTH)
}

/// Plays the mover's only legal move.
#[track_caller]
fn play_only_move(game: &mut Game) {
    let moves = game.legal_moves();
    assert_eq!(moves.count_ones(), 1);
    let pit = Position::row_start(game.position.side) + moves.trailing_zeros() as u8;
    game.play(pit).expect("it is legal");
}

#[test]
fn each_refusal_has_its_reason_and_changes_nothing() {
    let feeding = position([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], [23, 23], SOUTH);
    let slam = position([1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0], [22, 23], SOUTH);
    let cases = [
        (RuleSet::ABAPA, feeding, 6, Refusal::NotYourPit),
        (RuleSet::ABAPA, feeding, 1, Refusal::EmptyPit),
        (RuleSet::ABAPA, feeding, 0, Refusal::MustFeed),
        (RuleSet::YUCATA, slam, 5, Refusal::GrandSlam),
        (RuleSet::ABAPA, feeding, 12, Refusal::NotYourPit),
        (RuleSet::ABAPA, feeding, 255, Refusal::NotYourPit),
    ];
    for (rules, position, pit, refusal) in cases {
        let mut game = Game::from_position(rules, position);
        let before = game.clone();
        assert_eq!(game.play(pit), Err(refusal), "pit {pit}");
        assert_eq!(game, before);
    }
    let mut game = Game::new(RuleSet::ABAPA);
    game.abandon();
    assert_eq!(game.play(0), Err(Refusal::GameOver));
    assert_eq!(game.legal_moves(), 0);
}

#[test]
fn a_capture_goes_to_the_mover_whoever_began() {
    for first_player in [SOUTH, NORTH] {
        let rules = RuleSet {
            first_player,
            ..RuleSet::FREE
        };
        assert_eq!(Game::new(rules).position.side, first_player);
        // One seed from B6 makes A1 two.
        let mut game = Game::from_position(
            rules,
            position([1, 5, 5, 4, 4, 7, 4, 4, 4, 4, 4, 1], [0, 1], NORTH),
        );
        let capture = game.play(11).expect("B6 is legal");
        assert_eq!((capture.last, capture.pits, capture.seeds), (0, 1, 2));
        assert_eq!(game.position.stores, [0, 3]);
    }
}

#[test]
fn taking_back_restores_every_state_on_the_way() {
    for rules in RuleSet::PRESETS {
        let mut game = Game::new(rules);
        let mut states = vec![game.clone()];
        let mut choice = 1u32;
        while game.end == End::None && states.len() < 200 {
            choice = choice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let moves: Vec<u8> = (0..12).filter(|&pit| game.refusal(pit).is_none()).collect();
            let pit = moves[(choice >> 16) as usize % moves.len()];
            game.play(pit).expect("it is legal");
            states.push(game.clone());
        }
        while states.len() > 1 {
            states.pop();
            assert!(game.take_back());
            let expected = states.last().expect("a state");
            assert_eq!(game.position, expected.position);
            assert_eq!(game.end, expected.end);
            assert_eq!(game.len(), expected.len());
        }
        assert!(!game.take_back());
        assert!(game.is_empty());
    }
}

#[test]
fn going_to_an_earlier_move_keeps_the_later_ones_until_another_is_played() {
    let mut game = Game::new(RuleSet::ABAPA);
    for pit in [2, 8, 0, 6] {
        game.play(pit).expect("it is legal");
    }
    let now = game.clone();
    game.go_to(1);
    assert_eq!((game.len(), game.position.side), (1, NORTH));
    game.go_to(4);
    assert_eq!(game, now);
    game.go_to(1);
    game.play(7).expect("it is legal");
    assert_eq!(
        [game.logged(0), game.logged(1), game.len() as u8],
        [2, 7, 2]
    );
}

#[test]
fn going_to_a_move_tells_what_it_captured() {
    let start = position([0, 0, 0, 0, 0, 1, 2, 0, 0, 4, 4, 4], [24, 9], SOUTH);
    let mut game = Game::from_position(RuleSet::ABAPA, start);
    let capture = game.play(5).expect("it is legal");
    assert_eq!(game.go_to(0), Capture::none(0));
    assert_eq!(game.end, End::None);
    assert_eq!(game.go_to(1), capture);
    assert_eq!(game.end, End::Majority);
}

#[test]
fn a_game_goes_on_after_its_log_is_full() {
    let rules = RuleSet {
        repetition: Repetition::None,
        ..RuleSet::ABAPA
    };
    let mut game = Game::from_position(rules, endless());
    for _ in 0..3 * LOG_CAPACITY {
        play_only_move(&mut game);
    }
    assert_eq!(game.end, End::None);
    assert!(game.position.is_valid());
    assert!(game.len() <= LOG_CAPACITY);
    let now = game.position;
    play_only_move(&mut game);
    assert!(game.take_back());
    assert_eq!(game.position, now);
    let mut steps = 0;
    while game.take_back() {
        steps += 1;
        assert!(game.position.is_valid());
    }
    assert!(steps >= LOG_CAPACITY / 2);
}

#[test]
fn repetition_counts_the_start_and_is_undone_with_the_move() {
    let rules = RuleSet {
        repetition: Repetition::First,
        ..RuleSet::ABAPA
    };
    let mut game = Game::from_position(rules, endless());
    for _ in 0..11 {
        play_only_move(&mut game);
        assert_eq!(game.end, End::None);
    }
    play_only_move(&mut game);
    assert_eq!(game.end, End::Repetition);
    assert_eq!((game.totals(), game.winner()), ([24, 24], Winner::Draw));
    assert!(game.take_back());
    assert_eq!(game.end, End::None);
    play_only_move(&mut game);
    assert_eq!(game.end, End::Repetition);
}

#[test]
fn an_empty_row_keeps_a_classic_game_from_ending_by_repetition() {
    let mut fed = position([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1], [23, 23], SOUTH);
    assert_eq!(RuleSet::CLASSIC.repetition_limit(&fed), Some(3));
    fed.pits = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    assert_eq!(RuleSet::CLASSIC.repetition_limit(&fed), None);
    assert_eq!(RuleSet::ABAPA.repetition_limit(&fed), Some(3));
}

#[test]
fn abandoning_compares_captured_seeds_only() {
    let rows = position([0, 0, 0, 0, 0, 1, 5, 5, 5, 5, 5, 5], [10, 7], SOUTH);
    let mut game = Game::from_position(RuleSet::BAOULE, rows);
    game.abandon();
    assert_eq!(game.end, End::Abandoned);
    assert_eq!((game.totals(), game.winner()), ([10, 7], Winner::South));
    game.agree_draw();
    assert_eq!(game.end, End::Abandoned, "an ended game stays as it is");
}

#[test]
fn an_agreed_draw_is_a_draw_whatever_the_stores() {
    let rows = position([0, 0, 0, 0, 0, 1, 5, 5, 5, 5, 5, 5], [10, 7], SOUTH);
    let mut game = Game::from_position(RuleSet::YUCATA, rows);
    game.agree_draw();
    assert_eq!((game.end, game.winner()), (End::DrawAgreed, Winner::Draw));
}

#[test]
fn a_slam_that_is_the_only_move_captures_or_not_as_its_own_option_says() {
    let only = position([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0], [23, 23], SOUTH);
    for captures in [true, false] {
        let rules = RuleSet {
            grand_slam: GrandSlam::ForbiddenUnlessOnly,
            only_grand_slam_captures: captures,
            ..RuleSet::FREE
        };
        let mut game = Game::from_position(rules, only);
        let capture = game.play(5).expect("the only move is legal");
        assert_eq!(capture.seeds, if captures { 2 } else { 0 });
    }
}

#[test]
fn lists_hold_each_value_at_its_number() {
    for (number, end) in End::ALL.into_iter().enumerate() {
        assert_eq!(end as usize, number);
    }
    for (number, refusal) in Refusal::ALL.into_iter().enumerate() {
        assert_eq!(refusal as usize, number);
    }
}
