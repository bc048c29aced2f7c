use awale::c64::Key;
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn f3_chooses_a_move_and_says_what_it_is_worth() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.press(&[Key::F3]);
        rig.run_to_words(20, "Hint: RETURN sows ");
        assert!(rig.row(19).starts_with("Depth 7"), "{}", rig.row(19));
        let worth = rig.row(20);
        let value = rig.row(19);
        let value = value.split_whitespace().next_back();
        assert_eq!(worth.split_whitespace().next_back(), value);
        rig.press(&[Key::Return]);
        rig.run_to(Stage::Sowing);
    }
}

#[test]
fn any_key_stops_a_hint() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.machine.keyboard_mut().press(Key::F3);
        rig.run_to(Stage::Thinking);
        rig.machine.keyboard_mut().release_all();
        rig.run_frames(4);
        rig.press(&[Key::A]);
        assert_eq!(rig.row(20), "Stopped.");
        rig.run_to(Stage::Playing);
    }
}
