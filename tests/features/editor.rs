use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn a_position_is_set_up_and_played_from() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.press(&[Key::F1]);
        rig.run_to(Stage::Menu);
        rig.act("Position editor");
        rig.run_to(Stage::Editor);
        rig.run_to_words(19, "48 seeds of 48");
        rig.press(&[Key::Digit1]);
        rig.press(&[Key::CursorRight]);
        rig.press(&[Key::Return]);
        rig.run_to_words(20, "3 seeds are missing.");
        rig.type_keys(&[Key::Plus, Key::Plus, Key::Plus]);
        rig.run_to_words(19, "48 seeds of 48");
        rig.press(&[Key::Space]);
        rig.run_to_words(18, "North to move");
        rig.press(&[Key::Return]);
        rig.run_to(Stage::Playing);
        assert_eq!(rig.counts(16), [0, 1, 7, 4, 4, 4, 4, 0]);
        rig.sow(Key::G);
    }
}

#[test]
fn shift_and_home_empties_the_board() {
    let mut rig = Rig::new(MODELS[0]);
    rig.act("Position editor");
    rig.run_to(Stage::Editor);
    rig.press(&[Key::RightShift, Key::Home]);
    rig.run_to_words(19, "0 seeds of 48");
    rig.press(&[Key::Home]);
    rig.run_to_words(19, "48 seeds of 48");
    rig.press(&[Key::RunStop]);
    rig.run_to(Stage::Title);
}
