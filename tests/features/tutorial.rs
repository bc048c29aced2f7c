use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn a_lesson_is_missed_tried_again_and_solved() {
    for model in MODELS {
        let mut rig = Rig::new(model);
        rig.act("Tutorial");
        rig.run_to(Stage::Tutorial);
        assert!(rig.row(0).starts_with("Tutorial 1/18"), "{}", rig.row(0));
        rig.press(&[Key::CursorDown]);
        rig.run_to_words(18, "A move");
        rig.run_to(Stage::Tutorial);
        rig.type_keys(&[Key::D, Key::Return]);
        rig.run_to_words(19, "Not that one.");
        rig.press(&[Key::Space]);
        rig.run_to_words(19, "Task: let the last seed fall into G.");
        rig.run_to(Stage::Tutorial);
        assert_eq!(rig.counts(16), [0, 4, 4, 4, 4, 4, 4, 0]);
        rig.type_keys(&[Key::C, Key::Return]);
        rig.run_to_words(19, "Right!");
        assert_eq!(rig.counts(16), [0, 4, 4, 0, 5, 5, 5, 0]);
    }
}
