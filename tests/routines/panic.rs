//! The report of a program that has failed.

use awale::c64::{C64, Model, StopReason};

use super::program::{address, started};

/// Runs to the end, which is an endless loop with interrupts off, and reads the first line of the screen.
#[track_caller]
fn report(machine: &mut C64) -> String {
    let stop = machine.run_until(0xFFFF, 100_000).unwrap_err();
    assert_eq!(stop.reason, StopReason::Stuck, "{stop}");
    let screen = 0x0400;
    let line: String = (screen..screen + 40)
        .map(|cell| match machine.peek_ram(cell) {
            code @ 1..=26 => char::from(code + b'@'),
            code => char::from(code),
        })
        .collect();
    line.trim_end().to_owned()
}

#[test]
fn a_panic_says_where_it_was_called() {
    let mut machine = started(Model::Pal);
    let registers = machine.registers();
    machine.set_registers(awale::c64::Registers {
        pc: address("fail"),
        ..registers
    });
    let place = address("after_fail") - 1;
    assert_eq!(
        report(&mut machine),
        format!("AWALE FAILED AT ${place:04X}")
    );
    assert_eq!(machine.peek(0xD011) & 0x90, 0x10, "the picture is on");
    assert_eq!(machine.peek(0xDD00) & 0x03, 0x03, "bank 0");
    assert_eq!(
        machine.peek(0xD018) & 0xFE,
        0x14,
        "BASIC's screen, ROM characters"
    );
    assert!((0x0428..0x07E8).all(|cell| machine.peek_ram(cell) == 0x20));
}

/// The emulated processor stops at a BRK instead of executing it, so its work is done here.
#[test]
fn a_brk_says_where_it_is() {
    let mut machine = started(Model::Pal);
    let registers = machine.registers();
    let [low, high] = 0xABCD_u16.to_le_bytes();
    for (offset, byte) in [(0, high), (1, low), (2, registers.p | 0x30)] {
        machine.poke(0x0100 + u16::from(registers.sp - offset), byte);
    }
    machine.set_registers(awale::c64::Registers {
        pc: address("frame_interrupt"),
        sp: registers.sp - 3,
        p: registers.p | 0x04,
        ..registers
    });
    assert_eq!(report(&mut machine), "AWALE FAILED AT $ABCD");
}
