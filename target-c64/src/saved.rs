//! A game as it stands in a file.
//!
//! ```text
//!  0  AWALE      in PETSCII
//!  5  the version of this list
//!  6  the settings: see `setup.rs`
//!     the game as in memory, up to the last move of its log: see `core/game.rs`
//!     CRC-16     of all before, low byte first: polynomial $1021, from $FFFF on
//! ```

use crate::core::game::{Game, Image, LENGTH_AT, LOG_AT, LOG_CAPACITY};
use crate::core::search::{SPARE, Spare};
use crate::core::unchecked::get;
use crate::setup::Setup;

/// What every file begins with, and the version.
static MAGIC: [u8; 6] = *b"AWALE\x01";
/// Where the version stands.
const VERSION_AT: u8 = 5;

/// A file, and memory that taking it apart needs.
#[repr(C)]
struct Desk {
    magic: [u8; MAGIC.len()],
    setup: [u8; Setup::BYTES],
    game: Image,
    check: [u8; CHECK_BYTES as usize],
    kept: Image,
}

const GAME_AT: u16 = (MAGIC.len() + Setup::BYTES) as u16;
const CHECK_BYTES: u16 = 2;
/// The shortest file: a game without moves.
const SHORTEST: u16 = GAME_AT + LOG_AT as u16 + CHECK_BYTES;
/// The longest file, in bytes.
pub const CAPACITY: u16 = SHORTEST + LOG_CAPACITY;

/// Why a file is no game that can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    /// It does not begin as these files do.
    Foreign,
    /// Another version of the program wrote it.
    OtherVersion,
    /// It ends too early.
    TooShort,
    /// It goes on after its end.
    TooLong,
    /// Its bytes are not those that were written, or they make no game.
    Damaged,
}

/// Puts a game and its settings into `spare` as they go into a file. Gives the file's length.
#[inline(never)]
pub fn pack(game: &Game, setup: &Setup, spare: &mut Spare) -> u16 {
    let desk = desk(spare);
    desk.magic = MAGIC;
    desk.setup = *setup.as_bytes();
    desk.game = *game.image();
    let end = SHORTEST - CHECK_BYTES + game.len();
    let [low, high] = check(spare, end);
    *byte(spare, end) = low;
    *byte(spare, end + 1) = high;
    end + CHECK_BYTES
}

/// Makes the file of `length` bytes in `spare` the game in progress, if there is nothing wrong with it; otherwise
/// game and settings stay as they are.
#[inline(never)]
pub fn unpack(
    spare: &mut Spare,
    length: u16,
    game: &mut Game,
    setup: &mut Setup,
) -> Result<(), Fault> {
    for index in 0..MAGIC.len() as u8 {
        if length == index.into() || spare[index as usize] != get(&MAGIC, index) {
            return Err(match index {
                VERSION_AT if length != index.into() => Fault::OtherVersion,
                VERSION_AT => Fault::TooShort,
                _ => Fault::Foreign,
            });
        }
    }
    if length < SHORTEST {
        return Err(Fault::TooShort);
    }
    let image = &desk(spare).game;
    let moves = u16::from_le_bytes([image[LENGTH_AT], image[LENGTH_AT + 1]]);
    if moves > LOG_CAPACITY {
        return Err(Fault::Damaged);
    }
    if length != SHORTEST + moves {
        return Err(if length < SHORTEST + moves {
            Fault::TooShort
        } else {
            Fault::TooLong
        });
    }
    let end = length - CHECK_BYTES;
    if check(spare, end) != [*byte(spare, end), *byte(spare, end + 1)] {
        return Err(Fault::Damaged);
    }
    let desk = desk(spare);
    let settings = Setup::from_bytes(&desk.setup).ok_or(Fault::Damaged)?;
    if !game.resume(&desk.game, &settings.rules(), &mut desk.kept) {
        return Err(Fault::Damaged);
    }
    *setup = settings;
    Ok(())
}

/// The spare memory, divided.
fn desk(spare: &mut Spare) -> &mut Desk {
    const { assert!(size_of::<Desk>() <= SPARE) };
    // SAFETY: nothing but bytes, of any value.
    unsafe { &mut *(&raw mut *spare).cast() }
}

/// The byte at an offset, which is below [`SPARE`]: that is a power of two.
#[inline(always)]
pub fn byte(spare: &mut Spare, at: u16) -> &mut u8 {
    &mut spare[at as usize & (SPARE - 1)]
}

/// The check of the first `length` bytes.
#[inline(never)]
fn check(spare: &mut Spare, length: u16) -> [u8; 2] {
    let (mut high, mut low) = (0xFF_u8, 0xFF_u8);
    for index in 0..length {
        // A byte at a time: the polynomial's other terms are 4, 12 and 16 bits apart.
        let mut bits = high ^ *byte(spare, index);
        bits ^= bits >> 4;
        high = low ^ bits << 4 ^ bits >> 3;
        low = bits ^ bits << 5;
    }
    [low, high]
}

#[cfg(test)]
mod tests;
