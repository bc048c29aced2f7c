//! The state of the C64 program, where the start code comes in, and its rules routines by names that a debugger or a test can call.
//!
//! The routines are the very ones the program plays by. They work on `GAME`, whose layout is that of
//! [`Game`] on the host too; a call is a `jsr` to the symbol with the argument in A.

use core::mem::MaybeUninit;

use crate::app::App;
use crate::core::endgame;
use crate::core::game::Game;
use crate::core::moves::Capture;
use crate::core::search::{Choice, MAX_PLIES, Variation};

/// Everything the program remembers. It is all zero at the start and so needs no room in the program
/// file. Others know it by what it begins with, the game in progress.
#[unsafe(export_name = "GAME")]
static mut APP: MaybeUninit<App> = MaybeUninit::zeroed();

/// What the last move of [`rules_play`] captured.
#[unsafe(no_mangle)]
static mut CAPTURE: Capture = Capture::none(0);

/// The totals that [`rules_totals`] found.
#[unsafe(no_mangle)]
static mut TOTALS: [u8; 2] = [0; 2];

/// What the last [`search_go_deeper`] found.
#[unsafe(no_mangle)]
static mut CHOICE: Choice = Choice::NONE;

/// How many moves the search has searched so far.
#[unsafe(no_mangle)]
static mut COUNT: u32 = 0;

/// The line that [`search_variation`] found.
#[unsafe(no_mangle)]
static mut VARIATION: Variation = [0; MAX_PLIES as usize];

/// The state of the program.
///
/// The program is one thread and its interrupt never touches the state; each routine that is called
/// from outside takes it and hands it down.
fn app() -> &'static mut App {
    let app: *mut App = (&raw mut APP).cast();
    // SAFETY: all zero bits are a valid state, and there is one user at a time (see above).
    unsafe { &mut *app }
}

fn game() -> &'static mut Game {
    &mut app().game
}

/// Runs the program. Called once by the start code: memory is in place, the interrupt runs, and the
/// display is off.
#[unsafe(no_mangle)]
extern "C" fn awale_main() -> ! {
    let app = app();
    app.start();
    loop {
        app.step();
    }
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

/// Returns the move (0–11) of `GAME` that is known by rote, or 255 if none is.
#[unsafe(no_mangle)]
extern "C" fn rules_known_move() -> u8 {
    endgame::known_move(game()).unwrap_or(u8::MAX)
}

/// Begins a search of `GAME`. Returns 1, or 0 if the game is over.
#[unsafe(no_mangle)]
extern "C" fn search_start() -> u8 {
    let app = app();
    // SAFETY: only this routine and the next write it, and no reference to it exists.
    unsafe { CHOICE = Choice::NONE };
    u8::from(app.search.start(&app.game))
}

/// Searches one ply deeper and leaves the result in `CHOICE` and `COUNT`.
#[unsafe(no_mangle)]
extern "C" fn search_go_deeper() {
    let app = app();
    // SAFETY: only this routine and the last one write them, and no other references to them exist.
    unsafe {
        let choice = &mut *(&raw mut CHOICE);
        app.search.go_deeper(&app.game, choice, &mut |_, _| false);
        COUNT = app.search.count;
    }
}

/// Leaves in `VARIATION` the line that both sides play after `CHOICE`, and returns its length.
#[unsafe(no_mangle)]
extern "C" fn search_variation() -> u8 {
    let app = app();
    // SAFETY: only this routine writes the one, and only the two above write the other, before this.
    let (choice, line) = unsafe { (CHOICE, &mut *(&raw mut VARIATION)) };
    app.search.variation(&app.game, &choice, line)
}
