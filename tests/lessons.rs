//! What the lessons of the tutorial say of their positions is true.

use awale_c64::core::game::{End, Game};
use awale_c64::core::position::NORTH;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{SLOTS, Search};
use awale_c64::core::sowing::last_pit;
use awale_c64::lessons::{ALL, NO_REPLY};

// The lessons by their places.
const MOVE: usize = 1;
const SECOND: usize = 2;
const SINGLE: usize = 3;
const LAP: usize = 4;
const CAPTURE: usize = 5;
const SEVERAL: usize = 6;
const LIMIT: usize = 7;
const CHAIN: usize = 8;
const FEEDING: usize = 9;
const END: usize = 10;
const REPEAT: usize = 11;
const KROU: usize = 12;
const NODE: usize = 13;
const FORK: usize = 14;
const FORCE: usize = 15;
const TEMPO: usize = 16;
const PRESETS: usize = 17;

fn game(lesson: usize) -> Game {
    let lesson = &ALL[lesson];
    Game::from_position(
        RuleSet::PRESETS[usize::from(lesson.preset)],
        lesson.position(),
    )
}

/// South's pits for which `is_right` holds, of the legal ones, as bits.
fn pits(game: &Game, is_right: impl Fn(&Game, u8) -> bool) -> u8 {
    let legal = game.legal_moves();
    (0..6)
        .filter(|pit| legal & 1 << pit != 0 && is_right(game, *pit))
        .fold(0, |pits, pit| pits | 1 << pit)
}

/// Seeds and pits that a legal move captures.
fn captured(game: &Game, pit: u8) -> (u8, u8) {
    let capture = game.clone().play(pit).expect("a legal move");
    (capture.seeds, capture.pits)
}

fn after(game: &Game, pit: u8) -> Game {
    let mut game = game.clone();
    game.play(pit).expect("a legal move");
    game
}

fn right(lesson: usize) -> u8 {
    ALL[lesson].steps[0].right
}

/// The value of each legal move for South, `plies` deep.
fn best(game: &Game, plies: u8) -> u8 {
    let mut search = Box::new(Search::<SLOTS>::EMPTY);
    let value = |pit: u8, search: &mut Search<SLOTS>| {
        let next = after(game, pit);
        match search.choose(&next, plies - 1, |_, _| false) {
            Some(choice) => -i16::from(choice.value),
            None => {
                let totals = next.totals();
                i16::from(totals[0]) - i16::from(totals[1])
            }
        }
    };
    let values: Vec<_> = (0..6)
        .filter(|pit| game.legal_moves() & 1 << pit != 0)
        .map(|pit| (pit, value(pit, &mut search)))
        .collect();
    let most = values.iter().map(|&(_, value)| value).max();
    values
        .iter()
        .filter(|&&(_, value)| Some(value) == most)
        .fold(0, |pits, (pit, _)| pits | 1 << pit)
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for (place, lesson) in ALL.iter().enumerate() {
        assert!(lesson.position().is_valid(), "{place}");
        let mut lines = vec![game(place)];
        for step in lesson.steps {
            assert!(step.right != 0 || step.reply == NO_REPLY, "{place}");
            for game in std::mem::take(&mut lines) {
                assert_eq!(step.right & !game.legal_moves(), 0, "{place}");
                for pit in (0..6).filter(|pit| step.right & 1 << pit != 0) {
                    let mut next = after(&game, pit);
                    if step.reply != NO_REPLY {
                        next.play(step.reply).expect("a legal reply");
                        lines.push(next);
                    }
                }
            }
            if step.reply == NO_REPLY {
                break;
            }
        }
        assert!(lines.is_empty(), "{place}: it ends with a reply");
        assert_ne!(lesson.steps[0].right, 0, "{place}");
    }
}

#[test]
fn sowings_end_where_the_lessons_say() {
    let ends_in = |wanted: u8| {
        move |game: &Game, pit: u8| last_pit(pit, game.position.pits[usize::from(pit)]) == wanted
    };
    assert_eq!(right(MOVE), pits(&game(MOVE), ends_in(6)));
    let fills_c = |game: &Game, pit: u8| after(game, pit).position.pits[2] == 1;
    assert_eq!(right(SECOND), pits(&game(SECOND), fills_c));
    let is_single = |game: &Game, pit: u8| game.position.pits[usize::from(pit)] == 1;
    assert_eq!(right(SINGLE), pits(&game(SINGLE), is_single));
    let is_twelve = |game: &Game, pit: u8| game.position.pits[usize::from(pit)] == 12;
    assert_eq!(right(LAP), pits(&game(LAP), is_twelve));
    assert_eq!(right(LAP), pits(&game(LAP), ends_in(3)));
    assert_eq!(after(&game(LAP), 2).position.pits[2], 0);
}

#[test]
fn captures_are_what_the_lessons_say() {
    let takes = |seeds| move |game: &Game, pit: u8| captured(game, pit).0 == seeds;
    assert_eq!(right(CAPTURE), pits(&game(CAPTURE), takes(3)));
    assert_eq!(captured(&game(CAPTURE), 5), (2, 1));
    let takes_four = |game: &Game, pit: u8| captured(game, pit).1 == 4;
    assert_eq!(right(SEVERAL), pits(&game(SEVERAL), takes_four));
    // Five attacked, four taken, and the farthest stays.
    assert_eq!(right(LIMIT), pits(&game(LIMIT), takes_four));
    let mut unlimited = game(LIMIT);
    unlimited.rules = RuleSet::BAOULE;
    assert_eq!(captured(&unlimited, 5).1, 5);
    assert_eq!(after(&game(LIMIT), 5).position.pits[6], 2);
    let captures = |game: &Game, pit: u8| captured(game, pit).0 != 0;
    assert_eq!(pits(&game(CHAIN), captures), 0b110100);
    let most = |game: &Game, pit: u8| {
        (0..6).all(|other| pit == other || captured_or_none(game, other) < captured(game, pit).0)
    };
    assert_eq!(right(CHAIN), pits(&game(CHAIN), most));
    assert_eq!(right(KROU), pits(&game(KROU), takes(5)));
    assert!(game(KROU).position.pits[2] > 12);
}

fn captured_or_none(game: &Game, pit: u8) -> u8 {
    if game.legal_moves() & 1 << pit == 0 {
        return 0;
    }
    captured(game, pit).0
}

#[test]
fn feeding_winning_and_repeating_are_what_the_lessons_say() {
    assert_eq!(game(FEEDING).position.row_seeds(NORTH), 0);
    assert_eq!(right(FEEDING), game(FEEDING).legal_moves());
    assert!(
        game(FEEDING).position.pits[..6]
            .iter()
            .filter(|&&seeds| seeds != 0)
            .count()
            > 1
    );
    assert_eq!(game(END).position.stores[0], 23);
    let wins = |game: &Game, pit: u8| after(game, pit).end == End::Majority;
    assert_eq!(right(END), pits(&game(END), wins));
    // Two seeds that chase each other come to the same position for the third time.
    let mut chase = game(REPEAT);
    while chase.end == End::None {
        let legal = chase.legal_moves();
        assert_eq!(legal.count_ones(), 1);
        let row = 6 * chase.position.side;
        chase
            .play(row + legal.trailing_zeros() as u8)
            .expect("legal");
    }
    assert_eq!(chase.end, End::Repetition);
    assert_eq!(chase.len(), 24);
}

#[test]
fn tactics_are_what_the_lessons_say() {
    // The krou takes C, B and A unless there are two seeds in C.
    let krou = |game: &Game| captured(game, 10);
    for pit in (0..6).filter(|pit| game(NODE).legal_moves() & 1 << pit != 0) {
        let next = after(&game(NODE), pit);
        let is_node = next.position.pits[2] == 2;
        assert_eq!(right(NODE) & 1 << pit != 0, is_node);
        assert_eq!(krou(&next).0 == 0, is_node, "{pit}");
    }
    // Nothing can be captured; then two pits are in danger; one of them falls whatever North does.
    let captures = |game: &Game, pit: u8| captured(game, pit).0 != 0;
    assert_eq!(pits(&game(FORK), captures), 0);
    let forked = after(&game(FORK), 2);
    for reply in (6..12).filter(|pit| forked.refusal(*pit).is_none()) {
        assert_ne!(pits(&after(&forked, reply), captures), 0, "{reply}");
    }
    let answered = after(&forked, ALL[FORK].steps[0].reply);
    assert_eq!(ALL[FORK].steps[1].right, pits(&answered, captures));
    // North has one move each time.
    let mut forced = game(FORCE);
    for step in ALL[FORCE].steps {
        assert_eq!(step.right.count_ones(), 1);
        let before = forced.position.stores[0];
        forced
            .play(step.right.trailing_zeros() as u8)
            .expect("legal");
        if step.reply == NO_REPLY {
            assert_eq!(forced.position.stores[0] - before, 2);
        } else {
            assert_eq!(forced.legal_moves(), 1 << (step.reply - 6));
            forced.play(step.reply).expect("legal");
        }
    }
    for lesson in [NODE, FORCE, TEMPO] {
        assert_eq!(right(lesson), best(&game(lesson), 9), "lesson {lesson}");
    }
    // Another move is as good against the best defence.
    assert_eq!(right(FORK) & best(&game(FORK), 9), right(FORK));
    let mut held = game(TEMPO);
    held.play(1).expect("legal");
    held.play(11).expect("legal");
    assert_eq!(held.end, End::NoMove);
    assert_eq!(held.totals(), [27, 21]);
}

#[test]
fn the_grand_slam_is_what_the_last_lesson_says() {
    let yucata = game(PRESETS);
    assert_eq!(
        yucata.position.refusal(&yucata.rules, 5).map(|r| r as u8),
        Some(3)
    );
    assert_eq!(right(PRESETS), yucata.legal_moves());
    for (preset, seeds) in [(0, 4), (1, 0), (3, 4), (4, 0)] {
        let game = Game::from_position(RuleSet::PRESETS[preset], yucata.position);
        assert_eq!(captured(&game, 5).0, seeds, "preset {preset}");
    }
}
