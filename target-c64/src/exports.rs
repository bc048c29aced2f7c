//! The one game of the C64 program, and its rules routines by names that a debugger or a test can call.
//!
//! The routines are the very ones the program plays by. They work on `GAME`, whose layout is that of
//! [`Game`] on the host too; a call is a `jsr` to the symbol with the argument in A.

use core::mem::MaybeUninit;

use crate::core::game::Game;
use crate::core::moves::Capture;

/// The game in progress. All zero bits is a game too, so it needs no room in the program file.
#[unsafe(no_mangle)]
static mut GAME: MaybeUninit<Game> = MaybeUninit::zeroed();

/// What the last move of [`rules_play`] captured.
#[unsafe(no_mangle)]
static mut CAPTURE: Capture = Capture::none(0);

/// The totals that [`rules_totals`] found.
#[unsafe(no_mangle)]
static mut TOTALS: [u8; 2] = [0; 2];

/// The game in progress.
///
/// The program is one thread and its interrupt never touches the game; each user takes it at its
/// own entry and hands it down.
pub fn game() -> &'static mut Game {
    let game: *mut Game = (&raw mut GAME).cast();
    // SAFETY: all zero bits are a valid game, and there is one user at a time (see above).
    unsafe { &mut *game }
}

/// Begins a game with the rules and the position that are in `GAME`.
#[unsafe(no_mangle)]
extern "C" fn rules_begin() {
    game().begin();
}

/// Returns the mover's legal moves, bit n for the n-th pit of the row.
#[unsafe(no_mangle)]
extern "C" fn rules_legal_moves() -> u8 {
    game().legal_moves()
}

/// Plays `pit` (0–11). Returns 0 and leaves its capture in `CAPTURE`, or 1 plus the refusal's number.
#[unsafe(no_mangle)]
extern "C" fn rules_play(pit: u8) -> u8 {
    match game().play(pit) {
        Ok(capture) => {
            // SAFETY: only this routine writes it, and no reference to it exists.
            unsafe { CAPTURE = capture };
            0
        }
        Err(refusal) => refusal as u8 + 1,
    }
}

/// Takes the last move back. Returns 1, or 0 if there is none.
#[unsafe(no_mangle)]
extern "C" fn rules_take_back() -> u8 {
    u8::from(game().take_back())
}

/// Leaves in `TOTALS` what South and North have.
#[unsafe(no_mangle)]
extern "C" fn rules_totals() {
    // SAFETY: only this routine writes it, and no reference to it exists.
    unsafe { TOTALS = game().totals() };
}
