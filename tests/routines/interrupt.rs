//! The frame's interrupt.

use awale::c64::{Joystick, Key, Model, Port};
use proptest::prelude::*;

use super::program::{address, run_to, started};

/// What the header of `frame_interrupt` promises.
const MOST_CYCLES: u64 = 640;

/// What the processor takes to get to an interrupt routine.
const ENTRY_CYCLES: u64 = 7;

/// The cycles of the next three interrupts while keys and joysticks are held.
#[track_caller]
fn assert_in_time(keys: &[Key], joysticks: [Joystick; 2]) {
    let mut machine = started(Model::Pal);
    for key in keys {
        machine.keyboard_mut().press(*key);
    }
    for (port, joystick) in [Port::One, Port::Two].into_iter().zip(joysticks) {
        machine.set_joystick(port, joystick);
    }
    for _ in 0..3 {
        run_to(&mut machine, "frame_interrupt");
        let before = machine.cycles();
        run_to(&mut machine, "wait");
        let cycles = machine.cycles() - before + ENTRY_CYCLES;
        assert!(
            cycles <= MOST_CYCLES,
            "{cycles} cycles: {keys:?} {joysticks:?}"
        );
    }
}

#[test]
fn no_key_with_modifiers_makes_it_late() {
    for key in Key::ALL {
        for modifiers in [
            &[][..],
            &[Key::LeftShift],
            &[Key::RightShift, Key::Commodore],
            &[Key::LeftShift, Key::RightShift, Key::Commodore],
        ] {
            assert_in_time(&[&[key], modifiers].concat(), [Joystick::NONE; 2]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn no_keys_and_joysticks_make_it_late(
        keys in prop::sample::subsequence(Key::ALL.to_vec(), 0..=4),
        pushed in prop::sample::select(vec![
            [Joystick::NONE; 2],
            [Joystick::NONE, Joystick::UP],
            [Joystick::UP, Joystick::NONE],
        ]),
    ) {
        assert_in_time(&keys, pushed);
    }
}

#[test]
fn it_comes_below_the_picture_and_leaves_everything_as_it_was() {
    for model in [Model::Pal, Model::Ntsc] {
        let mut machine = started(model);
        for key in [Key::LeftShift, Key::A] {
            machine.keyboard_mut().press(key);
        }
        // What the compiler's registers hold; the first two are the soft stack's.
        let registers = address("__rc2")..=address("__rc31");
        for (register, byte) in registers.clone().zip(0x60..) {
            machine.poke(register, byte);
        }
        for _ in 0..4 {
            run_to(&mut machine, "wait");
            let before = machine.registers();
            run_to(&mut machine, "frame_interrupt");
            assert_eq!(machine.raster().0, 251, "{model:?}");
            run_to(&mut machine, "wait");
            let after = machine.registers();
            // The main program's one instruction loads A.
            assert_eq!(
                (before.x, before.y, before.sp),
                (after.x, after.y, after.sp)
            );
            for (register, byte) in registers.clone().zip(0x60..) {
                assert_eq!(machine.peek_ram(register), byte, "${register:02X}");
            }
        }
    }
}

#[test]
fn it_works_through_the_kernal_s_vector_as_well() {
    for port in [0x35, 0x36, 0x37] {
        let mut machine = started(Model::Pal);
        machine.poke(0x0001, port);
        machine.keyboard_mut().press(Key::Q);
        let frames = |machine: &awale::c64::C64| machine.peek_ram(address("frame_counter"));
        let before = frames(&machine);
        machine
            .run_frames(5)
            .unwrap_or_else(|stop| panic!("{stop}"));
        assert_eq!(frames(&machine).wrapping_sub(before), 5, "port ${port:02X}");
        assert_eq!(machine.peek_ram(address("key_ring")), Key::Q.position());
    }
}
