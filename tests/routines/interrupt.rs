//! The frame's interrupt.

use awale::c64::{Joystick, Key, Model, Port};
use proptest::prelude::*;

use super::program::{address, run_to, started, variable};

/// What the header of `frame_interrupt` promises.
const MOST_CYCLES: u64 = 720;

/// The same of both interrupts of a frame in which nothing happens, and the instruction of the main program.
const IDLE_CYCLES: u64 = 175;

/// What the processor takes to get to an interrupt routine.
const ENTRY_CYCLES: u64 = 7;

/// The cycles of the interrupts of the next three frames while keys and joysticks are held.
#[track_caller]
fn assert_in_time(keys: &[Key], joysticks: [Joystick; 2]) {
    let mut machine = started(Model::Pal);
    for key in keys {
        machine.keyboard_mut().press(*key);
    }
    for (port, joystick) in [Port::One, Port::Two].into_iter().zip(joysticks) {
        machine.set_joystick(port, joystick);
    }
    for _ in 0..6 {
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

/// Both interrupts of a frame together: less than a hundredth of it.
#[test]
fn it_takes_little_time_while_nothing_happens() {
    let mut machine = started(Model::Pal);
    run_to(&mut machine, "wait");
    let mut cycles = 0;
    for _ in 0..2 {
        run_to(&mut machine, "frame_interrupt");
        let before = machine.cycles();
        run_to(&mut machine, "wait");
        cycles += machine.cycles() - before + ENTRY_CYCLES;
    }
    println!("{cycles} cycles");
    assert!(cycles <= IDLE_CYCLES, "{cycles} cycles");
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
fn it_comes_below_the_picture_and_half_a_frame_later_and_leaves_everything_as_it_was() {
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
        for expected in [251, 95, 251, 95, 251] {
            run_to(&mut machine, "wait");
            let before = machine.registers();
            run_to(&mut machine, "frame_interrupt");
            let frames = variable(&machine, "frame_counter");
            let line = machine.raster().0;
            run_to(&mut machine, "wait");
            let after = machine.registers();
            assert_eq!(line, expected, "{model:?}");
            let passed = variable(&machine, "frame_counter").wrapping_sub(frames);
            assert_eq!(passed, u8::from(line == 251));
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
