//! Random keys and pushes of the joystick over all screens, on a PAL and an NTSC machine.

mod common;

use std::thread;

use awale::c64::Model;
use awale::random_input::RandomInput;
use awale_c64::hardware::Stage;
use common::program::program;

/// Both machines together.
const PRESSES: u32 = 200_000;

fn press(model: Model, seed: u64) -> RandomInput {
    let mut input = RandomInput::new(program(), model, seed).expect("a program that starts");
    for press in 0..PRESSES / 2 {
        let done = input.press();
        done.unwrap_or_else(|error| panic!("{model:?}, press {press}: {error:#}"));
    }
    input
}

#[test]
fn random_keys_and_pushes_do_no_harm() {
    let (pal, ntsc) = thread::scope(|scope| {
        let pal = scope.spawn(|| press(Model::Pal, 6));
        let ntsc = press(Model::Ntsc, 6);
        (pal.join().expect("no panic"), ntsc)
    });
    for stage in Stage::ALL {
        let seen = pal.seen(stage) + ntsc.seen(stage);
        println!("{stage:?}: {seen}");
        // Few menus lead to these, and not in every game.
        let is_rare = matches!(stage, Stage::Disk | Stage::Offer);
        assert!(seen != 0 || is_rare, "{stage:?} was never seen");
    }
}
