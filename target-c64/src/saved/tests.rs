use core::mem::offset_of;

use super::*;
use crate::core::game::End;
use crate::core::position::{Position, SOUTH};
use crate::core::ruleset::RuleSet;
use crate::setup::Setting;

const FREE: u8 = 3;

/// Settings with the rules of a preset.
fn setup(preset: u8) -> Setup {
    let mut setup = Setup::DEFAULT;
    setup.set(Setting::Players, 2);
    setup.set(Setting::Preset, preset);
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

fn packed(game: &Game, preset: u8) -> (Spare, u16) {
    let mut spare = [0; SPARE];
    let length = pack(game, &setup(preset), &mut spare);
    (spare, length)
}

/// What a file of these bytes does to another game: it must do nothing unless it is good.
#[track_caller]
fn load(spare: &Spare, length: u16) -> Result<(Game, Setup), Fault> {
    let before = game(RuleSet::CLASSIC, 3);
    let (mut game, mut setup) = (before.clone(), Setup::DEFAULT);
    match unpack(&mut spare.clone(), length, &mut game, &mut setup) {
        Ok(()) => Ok((game, setup)),
        Err(fault) => {
            assert_eq!(game, before);
            assert_eq!(setup.as_bytes(), Setup::DEFAULT.as_bytes());
            Err(fault)
        }
    }
}

/// A file with its check made right again.
fn with_check(mut spare: Spare, length: u16) -> Spare {
    let end = length - CHECK_BYTES;
    let check = check(&mut spare, end);
    spare[usize::from(end)..usize::from(length)].copy_from_slice(&check);
    spare
}

// Where parts of the game stand in a file.
const GAME: usize = GAME_AT as usize;
const POSITION: usize = GAME + offset_of!(Game, position);
/// The start follows the position.
const START: usize = POSITION + size_of::<Position>();
const LENGTH: usize = GAME + LENGTH_AT;
const END: usize = GAME + offset_of!(Game, end);
const LOG: usize = GAME + LOG_AT;

#[test]
fn games_come_back_as_they_were() {
    let mut abandoned = game(RuleSet::ABAPA, 20);
    abandoned.abandon();
    let mut agreed = game(RuleSet::YUCATA, 5);
    agreed.agree_draw();
    for (preset, saved) in [
        (0, game(RuleSet::BAOULE, 0)),
        (0, game(RuleSet::BAOULE, 1)),
        (FREE, game(RuleSet::FREE, 40)),
        (4, game(RuleSet::CLASSIC, 500)),
        (1, abandoned),
        (2, agreed),
        (0, long_game()),
    ] {
        let (spare, length) = packed(&saved, preset);
        assert!(length <= CAPACITY);
        let (loaded, settings) = load(&spare, length).expect("a good file");
        // What lies in the log behind the last move is of no account.
        let end = LOG_AT + usize::from(saved.len());
        assert_eq!(loaded.image()[..end], saved.image()[..end]);
        assert_eq!(settings.as_bytes(), setup(preset).as_bytes());
    }
}

#[test]
fn a_loaded_game_goes_on_and_back_like_the_saved_one() {
    let mut saved = game(RuleSet::ABAPA, 30);
    let (spare, length) = packed(&saved, 1);
    let (mut loaded, _) = load(&spare, length).expect("a good file");
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
    let (spare, length) = packed(&saved, 1);
    let mut expected = b"AWALE\x01".to_vec();
    expected.extend(setup(1).as_bytes());
    expected.extend([1, 1, 6, 0, 2, 0, 0]);
    expected.extend(saved.position.pits);
    expected.extend([0, 0, 0]);
    for _ in 0..2 {
        // The start, and the position after the last capture.
        expected.extend([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0]);
    }
    expected.extend([0, 0]);
    expected.extend([2, 0]);
    expected.push(0);
    expected.extend([saved.logged(0), saved.logged(1)]);
    let end = expected.len();
    assert_eq!(spare[..end], expected);
    assert_eq!(usize::from(length), end + 2);
}

/// The check value of CRC-16/IBM-3740 in the catalogue of parametrised CRC algorithms.
#[test]
fn the_check_is_the_well_known_one() {
    let mut spare = [0; SPARE];
    spare[..9].copy_from_slice(b"123456789");
    assert_eq!(check(&mut spare, 9), 0x29B1_u16.to_le_bytes());
}

#[test]
fn every_damaged_bit_is_noticed() {
    let (spare, length) = packed(&game(RuleSet::FREE, 12), FREE);
    for at in 0..usize::from(length) {
        for bit in 0..8 {
            let mut damaged = spare;
            damaged[at] ^= 1 << bit;
            let fault = load(&damaged, length).expect_err("it is damaged");
            let expected = match at {
                0..5 => Fault::Foreign,
                5 => Fault::OtherVersion,
                LENGTH if damaged[at] > spare[at] => Fault::TooShort,
                LENGTH => Fault::TooLong,
                // 256, 512 and 1,024 moves can be; more cannot.
                at if at == LENGTH + 1 && bit < 2 => Fault::TooShort,
                _ => Fault::Damaged,
            };
            assert_eq!(fault, expected, "byte {at}, bit {bit}");
        }
    }
}

#[test]
fn every_other_length_is_noticed() {
    let (spare, length) = packed(&game(RuleSet::FREE, 12), FREE);
    for short in 0..length {
        let expected = if short < VERSION_AT.into() {
            Fault::Foreign
        } else {
            Fault::TooShort
        };
        assert_eq!(load(&spare, short).err(), Some(expected), "{short} bytes");
    }
    assert_eq!(load(&spare, length + 1).err(), Some(Fault::TooLong));
}

/// Files whose check is right: somebody has made them.
#[test]
fn what_makes_no_game_is_refused() {
    let saved = game(RuleSet::ABAPA, 12);
    let (spare, length) = packed(&saved, 1);
    let refuse = |at: usize, value: u8| {
        let mut made = spare;
        assert_ne!(made[at], value);
        made[at] = value;
        let made = with_check(made, length);
        assert_eq!(load(&made, length).err(), Some(Fault::Damaged), "byte {at}");
    };
    for setting in 0..Setup::BYTES {
        refuse(MAGIC.len() + setting, 200);
    }
    for pit in 0..12 {
        // More seeds than there are, and as many together as there should be, modulo 256.
        refuse(START + pit, 5);
        refuse(START + pit, 204);
    }
    refuse(START + 14, 1);
    refuse(START + 14, 2);
    refuse(POSITION + 14, 1);
    refuse(END, 1);
    refuse(END, 6);
    refuse(LOG, 12);
    refuse(LOG, 255);
    refuse(LOG + 11, saved.logged(10));
    // Another position with as many seeds, to which the moves do not lead.
    let mut made = spare;
    let full = (POSITION..POSITION + 12)
        .find(|&at| made[at] != 0)
        .expect("a pit");
    made[full] -= 1;
    made[POSITION + 12] += 1;
    let made = with_check(made, length);
    assert_eq!(load(&made, length).err(), Some(Fault::Damaged));
}

#[test]
fn moves_after_a_majority_are_refused() {
    let won = Position {
        pits: [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
        stores: [25, 19],
        side: SOUTH,
    };
    let mut saved = Game::from_position(RuleSet::ABAPA, won);
    let (spare, length) = packed(&saved, 1);
    assert!(load(&spare, length).is_ok());
    saved.end = End::None;
    assert!(saved.play(0).is_ok());
    let (spare, length) = packed(&saved, 1);
    assert_eq!(load(&spare, length).err(), Some(Fault::Damaged));
}
