use awale::c64::{Joystick, Key};
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn the_cursor_walks_through_the_game_with_either_shift() {
    for model in MODELS {
        for shift in [Key::LeftShift, Key::RightShift] {
            let mut rig = Rig::two_players(model);
            for pit in [Key::C, Key::G, Key::A] {
                rig.sow(pit);
            }
            rig.press(&[shift, Key::CursorDown]);
            rig.run_to(Stage::Log);
            rig.run_to_words(21, "→B1");
            rig.press(&[shift, Key::CursorDown]);
            rig.run_to_words(21, "→A3");
            assert_eq!(rig.counts(16), [0, 4, 4, 0, 5, 5, 5, 0]);
            rig.press(&[Key::Return]);
            rig.run_to_words(20, "The later moves are dropped.");
            rig.sow(Key::H);
        }
    }
}

#[test]
fn the_joystick_walks_as_the_cursor_does() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.sow(Key::C);
        rig.sow(Key::G);
        rig.push(Joystick::UP);
        rig.run_to_words(21, "→A3");
        rig.push(Joystick::DOWN);
        rig.run_to_words(21, "→B1");
        rig.push(Joystick::FIRE);
        rig.run_to(Stage::Playing);
    }
}
