//! Key scripts, seen by a program that scans.

use awale::c64::{C64, GAP_FRAMES, HOLD_FRAMES, KeyScript};

use crate::support::machine;

/// A program that writes down the rows of one column when a key shows there, and goes on for ever.
fn scanning(column: u8) -> C64 {
    let mut machine = machine(&[
        0x78, // sei
        0xA9,
        !(1 << column), // lda #column
        0x8D,
        0x00,
        0xDC, // sta $DC00
        0xAD,
        0x01,
        0xDC, // loop: lda $DC01
        0xC9,
        0xFF, // cmp #$FF
        0xF0,
        0xF9, // beq loop
        0x85,
        0x22, // sta $22
        0x4C,
        0x13,
        0x08, // jmp loop
    ]);
    machine.poke(0x22, 0xFF);
    machine
}

fn play(machine: &mut C64, script: &str) {
    KeyScript::parse(script).unwrap().run(machine).unwrap();
}

#[test]
fn the_program_sees_the_keys_of_the_script() {
    let mut machine = scanning(1);
    play(&mut machine, "a");
    assert_eq!(machine.peek(0x22), !0x04);
    play(&mut machine, "<shift+s>");
    assert_eq!(machine.peek(0x22), !0xA0);
}

#[test]
fn all_keys_are_up_after_the_script() {
    let mut machine = scanning(7);
    play(&mut machine, "<cbm+q:10>");
    assert_eq!(machine.peek(0x22), !0x60);
    machine.poke(0x22, 0xFF);
    machine.run_frames(5).unwrap();
    assert_eq!(machine.peek(0x22), 0xFF);
}

#[test]
fn scripts_take_the_frames_they_say() {
    let mut machine = scanning(1);
    for (script, frames) in [
        ("", 0),
        ("ab", 2 * (HOLD_FRAMES + GAP_FRAMES)),
        ("<a:20>", 20 + GAP_FRAMES),
        ("<wait 50>", 50),
        ("<joy2 fire:7>", 7 + GAP_FRAMES),
    ] {
        let before = machine.frames();
        play(&mut machine, script);
        assert_eq!(machine.frames() - before, u64::from(frames), "{script}");
    }
}

#[test]
fn joysticks_and_restore_reach_the_machine() {
    let mut machine = scanning(1);
    play(&mut machine, "<joy1 up+fire>");
    assert_eq!(machine.peek(0x22), !0x11);
    // The KERNAL's NMI does nothing but acknowledge.
    play(&mut machine, "<restore>");
    assert_eq!(machine.registers().sp, 0xF6);
}
