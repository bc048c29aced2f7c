//! The levels of the computer: how often each errs and how, and games that repeat.

use awale_c64::core::endgame::known_move;
use awale_c64::core::game::{End, Game};
use awale_c64::core::level::{FRAMES, LEVELS, MASTER, TIMES, forced_move};
use awale_c64::core::position::Position;
use awale_c64::core::random::Random;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::Search;

/// What a level did in the positions of some games.
#[derive(Default)]
struct Record {
    moves: u32,
    /// Moves other than the search's, and those of them that captured something.
    errors: u32,
    capturing_errors: u32,
    /// Errors where the search's move captured something.
    missed: u32,
    /// Moves where a capture was best and could be missed.
    missable: u32,
    played: Vec<u8>,
}

fn captures(game: &Game, pit: u8) -> bool {
    game.position.capture(&game.rules, pit).pits != 0
}

fn legal_pits(game: &Game) -> Vec<u8> {
    (0..12).filter(|&pit| game.refusal(pit).is_none()).collect()
}

/// Lets a level play itself. Depths are cut so that the deep levels take no time: errors do not depend on them.
fn play(level: usize, seed: u16, games: u32) -> Record {
    let level = &LEVELS[level];
    let mut search = Search::<1024>::EMPTY;
    let mut random = Random::new(seed);
    let mut record = Record::default();
    for number in 0..games {
        let mut game = Game::new(RuleSet::PRESETS[number as usize % 5]);
        for _ in 0..150 {
            let choice = search.choose(&game, level.plies.min(3), |_, _| false);
            let Some(best) = choice.map(|choice| choice.pit) else {
                break;
            };
            let pit = level.pit(&game, best, &mut random);
            assert_eq!(game.refusal(pit), None);
            let others = legal_pits(&game);
            // A single move cannot err.
            record.moves += u32::from(others.len() > 1);
            if captures(&game, best) && others.iter().any(|&other| !captures(&game, other)) {
                record.missable += 1;
            }
            if pit != best {
                record.errors += 1;
                record.capturing_errors += u32::from(captures(&game, pit));
                record.missed += u32::from(captures(&game, best));
            }
            record.played.push(pit);
            game.play(pit).expect("it is legal");
        }
    }
    record
}

/// Hundredths.
fn share(part: u32, whole: u32) -> u32 {
    assert!(whole > 200, "{whole} are too few");
    part * 100 / whole
}

#[test]
fn a_beginner_plays_any_move_in_every_second() {
    let record = play(0, 1, 60);
    // A random move is the best one now and then.
    let errors = share(record.errors, record.moves);
    assert!((34..50).contains(&errors), "{errors}");
    assert!(record.capturing_errors > 0);
}

#[test]
fn an_amateur_misses_every_fourth_capture() {
    let record = play(1, 2, 60);
    assert_eq!(record.capturing_errors, 0);
    assert_eq!(record.missed, record.errors);
    assert!((20..30).contains(&share(record.missed, record.missable)));
}

#[test]
fn an_intermediate_errs_rarely() {
    let record = play(2, 3, 120);
    assert_eq!(record.missed, record.errors);
    assert!((2..8).contains(&share(record.missed, record.missable)));
}

#[test]
fn experts_and_masters_do_not_err() {
    for level in [3, 4] {
        let record = play(level, 4, 20);
        assert!(record.moves > 500);
        assert_eq!(record.errors, 0);
    }
}

#[test]
fn a_game_repeats_with_its_seed() {
    let [first, again, other] = [5, 5, 6].map(|seed| play(0, seed, 1).played);
    assert_eq!(first, again);
    assert_ne!(first, other);
}

#[test]
fn the_levels_look_as_deep_as_they_should() {
    assert_eq!(LEVELS.map(|level| level.plies)[..4], [1, 3, 5, 9]);
    assert!(LEVELS[usize::from(MASTER)].plies > 9);
}

#[test]
fn a_single_move_is_forced() {
    let forced = Position {
        pits: [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0],
        stores: [20, 23],
        side: 0,
    };
    let mut game = Game::from_position(RuleSet::BAOULE, forced);
    assert_eq!(legal_pits(&game), [5]);
    assert_eq!(forced_move(&game), Some(5));
    assert_eq!(forced_move(&Game::new(RuleSet::BAOULE)), None);
    game.abandon();
    assert_eq!(game.end, End::Abandoned);
    assert_eq!(forced_move(&game), None);
}

#[test]
fn master_alone_knows_the_endgames() {
    let few = Position {
        pits: [1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1],
        stores: [21, 22],
        side: 0,
    };
    let known = |game: &Game| LEVELS.map(|level| level.known_move(game));
    let endgame = Game::from_position(RuleSet::BAOULE, few);
    let best = known_move(&endgame);
    assert!(best.is_some());
    assert_eq!(known(&endgame), [None, None, None, None, best]);
    assert_eq!(known(&Game::new(RuleSet::BAOULE)), [None; 5]);
    let forced = Position {
        pits: [0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0],
        ..few
    };
    let forced = Game::from_position(RuleSet::BAOULE, forced);
    assert_eq!(known(&forced), [Some(5); 5]);
}

#[test]
fn times_are_frames_of_both_standards() {
    for (place, &seconds) in TIMES.iter().enumerate() {
        let seconds = f64::from(seconds);
        for (frames, rates) in FRAMES.iter().zip([
            // Cycles a second by cycles a frame: PAL; NTSC as it was first and as it is.
            &[985_248.0 / 19_656.0][..],
            &[1_022_727.0 / 16_768.0, 1_022_727.0 / 17_095.0],
        ]) {
            for rate in rates {
                let error = f64::from(frames[place]) / rate / seconds - 1.0;
                assert!(error.abs() < 0.018, "{error}");
            }
        }
    }
}
