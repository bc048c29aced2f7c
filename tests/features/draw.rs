use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn a_draw_is_offered_by_the_rules_of_yucata() {
    for model in MODELS {
        let mut rig = Rig::new(model);
        rig.press(&[Key::Digit2]);
        rig.set("Rules", "Yucata");
        rig.act("Start");
        rig.run_to(Stage::Playing);
        rig.press(&[Key::F1]);
        rig.run_to(Stage::Menu);
        rig.act("Offer draw");
        rig.run_to(Stage::Offer);
        rig.run_to_words(20, "South offers a draw");
        rig.press(&[Key::Return]);
        rig.run_to(Stage::Result);
        assert_eq!(rig.row(18), "A draw!");
    }
}
