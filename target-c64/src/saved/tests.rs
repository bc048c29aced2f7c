use super::*;
use crate::core::level::MASTER;
use crate::core::position::SOUTH;
use crate::setup::Setting;

fn setup() -> Setup {
    let mut setup = Setup::DEFAULT;
    setup.set(Setting::Players, 2);
    setup.set(Setting::Preset, 3);
    setup.set(Setting::NorthLevel, MASTER);
    setup.set(Setting::Time, 5);
    setup
}

/// A game of so many moves, chosen without plan.
fn game(rules: RuleSet, moves: u16) -> Game {
    let mut game = Game::new(rules);
    let mut choice = 7u32;
    for _ in 0..moves {
        choice = choice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let legal: std::vec::Vec<u8> = (0..12).filter(|&pit| game.refusal(pit).is_none()).collect();
        if legal.is_empty() {
            break;
        }
        let pit = legal[(choice >> 16) as usize % legal.len()];
        assert!(game.play(pit).is_ok());
    }
    game
}

/// A game without captures that never ends, with its log full.
fn long_game() -> Game {
    let circle = Position {
        pits: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
        stores: [23, 23],
        side: SOUTH,
    };
    let mut game = Game::from_position(RuleSet::BAOULE, circle);
    for _ in 0..LOG_CAPACITY {
        let pit = (0..12).find(|&pit| game.refusal(pit).is_none());
        assert!(game.play(pit.expect("it goes on")).is_ok());
    }
    game
}

fn packed(game: &Game) -> (Spare, u16) {
    let mut buffer = [0; SPARE];
    let length = pack(game, &setup(), &mut buffer);
    (buffer, length)
}

/// What a file of these bytes does to another game: it must do nothing unless it is good.
#[track_caller]
fn load(buffer: &Spare, length: u16) -> Result<(Game, Setup), Fault> {
    let before = game(RuleSet::CLASSIC, 3);
    let (mut game, mut setup) = (before.clone(), Setup::DEFAULT);
    match unpack(buffer, length, &mut game, &mut setup) {
        Ok(()) => Ok((game, setup)),
        Err(fault) => {
            assert_eq!((game, setup), (before, Setup::DEFAULT));
            Err(fault)
        }
    }
}

/// A file with its check made right again.
fn with_check(mut buffer: Spare, length: u16) -> Spare {
    let end = length - CHECK_BYTES;
    let check = check(&buffer, end);
    put(&mut buffer, end, &check.to_le_bytes());
    buffer
}

#[test]
fn games_come_back_as_they_were() {
    let mut abandoned = game(RuleSet::ABAPA, 20);
    abandoned.abandon();
    let mut agreed = game(RuleSet::YUCATA, 5);
    agreed.agree_draw();
    for saved in [
        game(RuleSet::BAOULE, 0),
        game(RuleSet::BAOULE, 1),
        game(RuleSet::FREE, 40),
        game(RuleSet::CLASSIC, 500),
        abandoned,
        agreed,
        long_game(),
    ] {
        let (buffer, length) = packed(&saved);
        assert!(length <= CAPACITY);
        let (loaded, settings) = load(&buffer, length).expect("a good file");
        // What lies in the log behind the last move is of no account.
        assert_eq!(loaded.len(), saved.len());
        assert!((0..saved.len()).all(|ply| loaded.logged(ply) == saved.logged(ply)));
        assert_eq!(packed(&loaded).0[..], buffer[..]);
        assert_eq!(
            (loaded.position, loaded.end, loaded.rules),
            (saved.position, saved.end, saved.rules)
        );
        assert_eq!(settings, setup());
    }
}

#[test]
fn a_loaded_game_goes_on_and_back_like_the_saved_one() {
    let mut saved = game(RuleSet::ABAPA, 30);
    let (buffer, length) = packed(&saved);
    let (mut loaded, _) = load(&buffer, length).expect("a good file");
    let next = (0..12).find(|&pit| saved.refusal(pit).is_none());
    let next = next.expect("it goes on");
    assert_eq!(loaded.play(next), saved.play(next));
    while saved.take_back() {
        assert!(loaded.take_back());
        assert_eq!(loaded.position, saved.position);
    }
    assert!(!loaded.take_back());
}

#[test]
fn the_format_is_the_documented_one() {
    let saved = game(RuleSet::ABAPA, 2);
    let (buffer, length) = packed(&saved);
    let mut expected = b"AWALE\x01".to_vec();
    // Players, side, levels, time, who begins, the preset Free and its options.
    expected.extend([2, 0, 2, 4, 5, 0, 3, 0, 1, 0, 0, 1]);
    expected.extend([1, 1, 6, 0, 2, 0, 0]);
    expected.extend([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0]);
    expected.extend(saved.position.pits);
    expected.extend([0, 0, 0]);
    expected.push(0);
    expected.extend([2, 0]);
    expected.extend([saved.logged(0), saved.logged(1)]);
    let end = expected.len();
    assert_eq!(buffer[..end], expected);
    assert_eq!(usize::from(length), end + 2);
}

/// The check value of CRC-16/IBM-3740 in the catalogue of parametrised CRC algorithms.
#[test]
fn the_check_is_the_well_known_one() {
    let mut buffer = [0; SPARE];
    buffer[..9].copy_from_slice(b"123456789");
    assert_eq!(check(&buffer, 9), 0x29B1);
}

#[test]
fn every_damaged_bit_is_noticed() {
    let (buffer, length) = packed(&game(RuleSet::FREE, 12));
    for at in 0..length {
        for bit in 0..8 {
            let mut damaged = buffer;
            damaged[usize::from(at)] ^= 1 << bit;
            let fault = load(&damaged, length).expect_err("it is damaged");
            let expected = match at {
                0..VERSION_AT => Fault::Foreign,
                VERSION_AT => Fault::OtherVersion,
                LENGTH_AT if damaged[usize::from(at)] > buffer[usize::from(at)] => Fault::TooShort,
                LENGTH_AT => Fault::TooLong,
                // 256, 512 and 1,024 moves can be; more cannot.
                at if at == LENGTH_AT + 1 && bit < 2 => Fault::TooShort,
                _ => Fault::Damaged,
            };
            assert_eq!(fault, expected, "byte {at}, bit {bit}");
        }
    }
}

#[test]
fn every_other_length_is_noticed() {
    let (buffer, length) = packed(&game(RuleSet::FREE, 12));
    for short in 0..length {
        let expected = if short < VERSION_AT {
            Fault::Foreign
        } else {
            Fault::TooShort
        };
        assert_eq!(load(&buffer, short), Err(expected), "{short} bytes");
    }
    assert_eq!(load(&buffer, length + 1), Err(Fault::TooLong));
}

/// Files whose check is right: somebody has made them.
#[test]
fn what_makes_no_game_is_refused() {
    let saved = game(RuleSet::ABAPA, 12);
    let (buffer, length) = packed(&saved);
    for (at, value) in [
        (SETUP_AT, 3),
        (SETUP_AT + 1, 2),
        (SETUP_AT + 3, 5),
        (SETUP_AT + 4, 8),
        (SETUP_AT + 6, 6),
        (SETUP_AT + 11, 4),
        (RULES_AT, 4),
        (RULES_AT + 1, 2),
        (RULES_AT + 2, 3),
        (RULES_AT + 2, 7),
        (RULES_AT + 3, 2),
        (RULES_AT + 4, 4),
        (RULES_AT + 5, 2),
        (RULES_AT + 6, 2),
        (START_AT, 5),
        (START_AT + 14, 2),
        (START_AT + 14, 1),
        (POSITION_AT + 14, 1),
        (LOG_AT, 12),
        (LOG_AT, 255),
        (LOG_AT + 11, saved.logged(10)),
    ] {
        let mut made = buffer;
        assert_ne!(made[usize::from(at)], value);
        made[usize::from(at)] = value;
        let made = with_check(made, length);
        assert_eq!(load(&made, length), Err(Fault::Damaged), "byte {at}");
    }
    // Another position with as many seeds, to which the moves do not lead.
    let mut made = buffer;
    let from = usize::from(POSITION_AT);
    let full = (from..from + 12).find(|&at| made[at] != 0).expect("a pit");
    made[full] -= 1;
    made[from + 12] += 1;
    let made = with_check(made, length);
    assert_eq!(load(&made, length), Err(Fault::Damaged));
}

#[test]
fn moves_after_a_majority_are_refused() {
    let won = Position {
        pits: [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
        stores: [25, 19],
        side: SOUTH,
    };
    let mut saved = Game::from_position(RuleSet::ABAPA, won);
    let (buffer, length) = packed(&saved);
    assert!(load(&buffer, length).is_ok());
    saved.end = End::None;
    assert!(saved.play(0).is_ok());
    let (buffer, length) = packed(&saved);
    assert_eq!(load(&buffer, length), Err(Fault::Damaged));
}
