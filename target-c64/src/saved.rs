//! A game as it stands in a file.
//!
//! ```text
//!  0  AWALE         in PETSCII
//!  5  the version of this list
//!  6  the settings  see `setup.rs`
//!     the rules, the position before the first move of the log, the position now: as in memory, see `ruleset.rs`
//!                   and `position.rs`
//!     the end       a number of `End`
//!     moves in the log, low byte first, and the pit of each
//!     CRC-16        of all before, low byte first: polynomial $1021, from $FFFF on
//! ```

use crate::core::game::{End, Game, LOG_CAPACITY};
use crate::core::position::Position;
use crate::core::ruleset::RuleSet;
use crate::core::search::{SPARE, Spare};
use crate::core::unchecked::get;
use crate::setup::Setup;

/// What every file begins with.
static MAGIC: [u8; 5] = *b"AWALE";
/// The version of the format.
const VERSION: u8 = 1;

// Where the parts begin.
const VERSION_AT: u16 = MAGIC.len() as u16;
const SETUP_AT: u16 = VERSION_AT + 1;
const RULES_AT: u16 = SETUP_AT + Setup::BYTES as u16;
const START_AT: u16 = RULES_AT + size_of::<RuleSet>() as u16;
const POSITION_AT: u16 = START_AT + size_of::<Position>() as u16;
const END_AT: u16 = POSITION_AT + size_of::<Position>() as u16;
const LENGTH_AT: u16 = END_AT + 1;
const LOG_AT: u16 = LENGTH_AT + 2;
const CHECK_BYTES: u16 = 2;

/// The longest file, in bytes.
pub const CAPACITY: u16 = LOG_AT + LOG_CAPACITY + CHECK_BYTES;

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

/// Puts a game and its settings into `buffer` as they go into a file. Gives the file's length.
#[inline(never)]
pub fn pack(game: &Game, setup: &Setup, buffer: &mut Spare) -> u16 {
    put(buffer, 0, &MAGIC);
    put(buffer, VERSION_AT, &[VERSION]);
    put(buffer, SETUP_AT, setup.as_bytes());
    put(buffer, RULES_AT, game.rules.as_bytes());
    put(buffer, START_AT, game.start().as_bytes());
    put(buffer, POSITION_AT, game.position.as_bytes());
    put(buffer, END_AT, &[game.end as u8]);
    let moves = game.len();
    put(buffer, LENGTH_AT, &moves.to_le_bytes());
    for ply in 0..moves {
        *byte(buffer, LOG_AT + ply) = game.logged(ply);
    }
    let length = LOG_AT + moves;
    let check = check(buffer, length);
    put(buffer, length, &check.to_le_bytes());
    length + CHECK_BYTES
}

/// Makes the file of `length` bytes in `buffer` the game in progress, if there is nothing wrong with it; otherwise
/// game and settings stay as they are.
#[inline(never)]
pub fn unpack(
    buffer: &Spare,
    length: u16,
    game: &mut Game,
    setup: &mut Setup,
) -> Result<(), Fault> {
    let start: [u8; MAGIC.len()] = take(buffer, 0);
    if length < VERSION_AT || start != MAGIC {
        return Err(Fault::Foreign);
    }
    if length > VERSION_AT && read(buffer, VERSION_AT) != VERSION {
        return Err(Fault::OtherVersion);
    }
    if length < LOG_AT {
        return Err(Fault::TooShort);
    }
    let moves = u16::from_le_bytes(take(buffer, LENGTH_AT));
    if moves > LOG_CAPACITY {
        return Err(Fault::Damaged);
    }
    let end = LOG_AT + moves;
    if length < end + CHECK_BYTES {
        return Err(Fault::TooShort);
    }
    if length > end + CHECK_BYTES {
        return Err(Fault::TooLong);
    }
    if check(buffer, end) != u16::from_le_bytes(take(buffer, end)) {
        return Err(Fault::Damaged);
    }
    restore(buffer, moves, game, setup).ok_or(Fault::Damaged)
}

/// Takes over the parts of a file whose bytes are those that were written. None if they make no game; nothing is changed then.
fn restore(buffer: &Spare, moves: u16, game: &mut Game, setup: &mut Setup) -> Option<()> {
    let settings = Setup::from_bytes(&take(buffer, SETUP_AT))?;
    let rules = RuleSet::from_bytes(&take(buffer, RULES_AT))?;
    let start = Position::from_bytes(&take(buffer, START_AT))?;
    let position = Position::from_bytes(&take(buffer, POSITION_AT))?;
    let log = |ply| read(buffer, LOG_AT + ply);
    if !game.resume(&rules, &start, &position, moves, log) {
        return None;
    }
    *setup = settings;
    // What the moves do not tell.
    match read(buffer, END_AT) {
        ABANDONED => game.abandon(),
        DRAW_AGREED => game.agree_draw(),
        _ => {}
    }
    Some(())
}

const ABANDONED: u8 = End::Abandoned as u8;
const DRAW_AGREED: u8 = End::DrawAgreed as u8;

/// The check of the first `length` bytes.
fn check(buffer: &Spare, length: u16) -> u16 {
    let (mut high, mut low) = (0xFF_u8, 0xFF_u8);
    for index in 0..length {
        // A byte at a time: the polynomial's other terms are 4, 12 and 16 bits apart.
        let mut bits = high ^ read(buffer, index);
        bits ^= bits >> 4;
        high = low ^ bits << 4 ^ bits >> 3;
        low = bits ^ bits << 5;
    }
    u16::from_le_bytes([low, high])
}

/// The byte at an offset, which is below [`SPARE`]: that is a power of two.
#[inline(always)]
fn read(buffer: &Spare, at: u16) -> u8 {
    buffer[at as usize & (SPARE - 1)]
}

/// The place of the same.
#[inline(always)]
fn byte(buffer: &mut Spare, at: u16) -> &mut u8 {
    &mut buffer[at as usize & (SPARE - 1)]
}

#[inline(always)]
fn put<const LENGTH: usize>(buffer: &mut Spare, at: u16, bytes: &[u8; LENGTH]) {
    for index in 0..LENGTH as u8 {
        *byte(buffer, at + u16::from(index)) = get(bytes, index);
    }
}

#[inline(always)]
fn take<const LENGTH: usize>(buffer: &Spare, at: u16) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    for index in 0..LENGTH as u8 {
        bytes[index as usize] = read(buffer, at + u16::from(index));
    }
    bytes
}

#[cfg(test)]
mod tests;
