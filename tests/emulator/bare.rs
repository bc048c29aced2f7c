//! The processor with nothing but RAM.

use awale::c64::{Bare, RamPattern, StopReason};

use crate::support::{ENTRY, machine, prg};

fn bare(code: &[u8]) -> Bare {
    let mut bare = Bare::load(&prg(code), RamPattern::Stripes).unwrap();
    bare.set_watch_unwritten(true);
    bare
}

/// A + X by way of memory.
const ADD: [u8; 7] = [
    0x86, 0x22, // stx $22
    0x18, // clc
    0x65, 0x22, // adc $22
    0xAA, // tax
    0x60, // rts
];

#[test]
fn a_routine_gets_a_and_x_and_returns_all_registers() {
    let mut bare = bare(&ADD);
    let registers = bare.call(ENTRY, 40, 2, 1000).unwrap();
    assert_eq!((registers.a, registers.x), (42, 42));
    assert_eq!(bare.peek(0x22), 2);
    assert_eq!(bare.cycles(), 3 + 2 + 3 + 2 + 6);
}

#[test]
fn calls_do_not_eat_the_stack() {
    let mut bare = bare(&ADD);
    for _ in 0..1000 {
        bare.call(ENTRY, 1, 1, 1000).unwrap();
    }
}

#[test]
fn calls_stop_for_the_same_reasons_as_the_machine() {
    let reason = |code: &[u8]| bare(code).call(ENTRY, 0, 0, 1000).unwrap_err().reason;
    assert_eq!(reason(&[0x00]), StopReason::Brk);
    assert_eq!(reason(&[0x07, 0x22]), StopReason::UndocumentedOpcode(0x07));
    assert_eq!(reason(&[0x4C, 0x0D, 0x08]), StopReason::Stuck);
    assert_eq!(
        reason(&[0xE8, 0x4C, 0x0D, 0x08]),
        StopReason::CycleCap(1000)
    );
    assert_eq!(reason(&[0xA5, 0x22]), StopReason::UnwrittenRead(0x22));
}

#[test]
fn a_stopped_call_can_be_followed_by_another() {
    let mut bare = bare(&[0xA5, 0x22, 0x60]); // lda $22, rts
    bare.call(ENTRY, 0, 0, 1000).unwrap_err();
    bare.poke(0x22, 9);
    assert_eq!(bare.call(ENTRY, 0, 0, 1000).unwrap().a, 9);
}

#[test]
fn the_memory_of_a_whole_machine_is_taken_over() {
    let mut machine = machine(&[0xA9, 0x07, 0x85, 0x22, 0xA5, 0x22, 0x60]); // lda #7, sta $22; lda $22, rts
    machine.run_until(ENTRY + 4, 100).unwrap();
    let mut bare = Bare::from_machine(&machine);
    bare.set_watch_unwritten(true);
    assert_eq!(bare.call(ENTRY + 4, 0, 0, 1000).unwrap().a, 7);
}

#[test]
fn the_whole_machine_calls_routines_too() {
    let mut machine = machine(&ADD);
    let before = machine.registers();
    assert_eq!(machine.call(ENTRY, 40, 2, 1000).unwrap().a, 42);
    assert_eq!(machine.registers(), before);
}
