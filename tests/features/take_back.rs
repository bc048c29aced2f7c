use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn f5_takes_back_one_move_of_two_players() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.sow(Key::C);
        assert_eq!(rig.counts(16), [0, 4, 4, 0, 5, 5, 5, 0]);
        rig.press(&[Key::F5]);
        rig.run_to_words(20, "Taken back.");
        assert_eq!(rig.counts(16), [0, 4, 4, 4, 4, 4, 4, 0]);
        assert_eq!(rig.row(18), "South to move");
        rig.press(&[Key::F5]);
        rig.run_to_words(20, "There is nothing to take back.");
    }
}

#[test]
fn f5_takes_back_both_moves_against_the_computer() {
    for model in MODELS {
        let mut rig = Rig::one_player(model);
        rig.sow(Key::C);
        rig.run_to_words(18, "South to move");
        assert_ne!(rig.counts(2), [4; 6]);
        rig.press(&[Key::F5]);
        rig.run_to_words(20, "Taken back.");
        assert_eq!(rig.counts(2), [4; 6]);
        assert_eq!(rig.counts(16), [0, 4, 4, 4, 4, 4, 4, 0]);
        rig.press(&[Key::Commodore, Key::Q]);
        rig.run_to(Stage::Result);
        rig.press(&[Key::F5]);
        rig.run_to(Stage::Playing);
        rig.sow(Key::D);
    }
}
