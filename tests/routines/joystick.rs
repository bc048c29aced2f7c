//! The joystick in port 2.

use awale::c64::{Joystick, Key, Model, Port};

use super::program::{run_frames, started, variable};

#[test]
fn every_direction_and_fire_is_one_bit() {
    let mut machine = started(Model::Pal);
    for joystick in [
        Joystick::UP,
        Joystick::DOWN,
        Joystick::LEFT,
        Joystick::RIGHT,
        Joystick::FIRE,
        Joystick::FIRE | Joystick::UP,
        Joystick::NONE,
    ] {
        machine.set_joystick(Port::Two, joystick);
        run_frames(&mut machine, 1);
        assert_eq!(variable(&machine, "joystick"), joystick.bits());
    }
}

#[test]
fn keys_alone_push_nothing() {
    let mut machine = started(Model::Pal);
    for key in Key::ALL {
        machine.keyboard_mut().press(key);
        run_frames(&mut machine, 2);
        assert_eq!(variable(&machine, "joystick"), 0, "{key:?}");
        machine.keyboard_mut().release_all();
    }
}

#[test]
fn joystick_1_with_a_key_pushes_nothing() {
    let mut machine = started(Model::Pal);
    for key in Key::ALL {
        machine.keyboard_mut().press(key);
        for bits in [
            Joystick::UP,
            Joystick::DOWN,
            Joystick::LEFT,
            Joystick::RIGHT,
            Joystick::FIRE,
        ] {
            machine.set_joystick(Port::One, bits);
            run_frames(&mut machine, 1);
            assert_eq!(variable(&machine, "joystick"), 0, "{key:?} {bits:?}");
        }
        machine.set_joystick(Port::One, Joystick::NONE);
        machine.keyboard_mut().release_all();
        run_frames(&mut machine, 1);
    }
}

#[test]
fn a_push_that_was_there_before_the_disturbance_stays() {
    let mut machine = started(Model::Pal);
    machine.set_joystick(Port::Two, Joystick::LEFT);
    run_frames(&mut machine, 1);
    machine.set_joystick(Port::One, Joystick::UP);
    run_frames(&mut machine, 1);
    assert_eq!(variable(&machine, "joystick"), Joystick::LEFT.bits());
    machine.set_joystick(Port::Two, Joystick::NONE);
    run_frames(&mut machine, 1);
    assert_eq!(variable(&machine, "joystick"), 0);
}
