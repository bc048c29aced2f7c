use awale::c64::{Joystick, Key, Port};
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn left_and_right_choose_fire_sows_and_down_opens_the_menu() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.push(Joystick::RIGHT);
        rig.push(Joystick::RIGHT);
        rig.push(Joystick::LEFT);
        rig.run_to_words(20, "A: 4 seeds to E");
        rig.push(Joystick::FIRE);
        rig.run_to(Stage::Sowing);
        rig.press(&[Key::Space]);
        rig.run_to(Stage::Playing);
        rig.push(Joystick::DOWN);
        rig.run_to(Stage::Menu);
    }
}

/// Holds something until it has been done three times, and lets it go.
fn hold(rig: &mut Rig, set: impl Fn(&mut Rig, bool)) {
    let chosen = |rig: &Rig| rig.row(20).chars().next();
    let mut seen = vec![chosen(rig)];
    set(rig, true);
    for _ in 0..35 {
        rig.run_frames(1);
        seen.push(chosen(rig));
    }
    set(rig, false);
    seen.dedup();
    assert!((4..=5).contains(&seen.len()), "{seen:?}");
    rig.run_frames(8);
    let last = chosen(rig);
    rig.run_frames(30);
    assert_eq!(chosen(rig), last);
}

#[test]
fn what_is_held_is_done_again_and_again() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        hold(&mut rig, |rig, on| {
            let pushed = if on { Joystick::RIGHT } else { Joystick::NONE };
            rig.machine.set_joystick(Port::Two, pushed);
        });
        hold(&mut rig, |rig, on| {
            let keyboard = rig.machine.keyboard_mut();
            if on {
                keyboard.press(Key::CursorRight);
            } else {
                keyboard.release(Key::CursorRight);
            }
        });
    }
}
