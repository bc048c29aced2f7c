use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn each_legal_move_gets_its_value() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.sow(Key::C);
        rig.press(&[Key::LeftShift, Key::CursorDown]);
        rig.run_to(Stage::Log);
        rig.run_frames(30);
        rig.press(&[Key::F3]);
        rig.run_to(Stage::Thinking);
        rig.run_to_words(20, "7 plies deep");
        rig.run_to(Stage::Log);
        // The six values of the start are what the native core finds.
        let values: Vec<String> = rig.row(17).split_whitespace().map(str::to_owned).collect();
        assert_eq!(values, ["0"; 6]);
        // A key stops the next one, and is answered.
        rig.press(&[Key::Plus]);
        rig.run_to(Stage::Thinking);
        rig.press(&[Key::LeftArrow]);
        rig.run_to(Stage::Playing);
        assert_eq!(rig.row(17), "");
    }
}
