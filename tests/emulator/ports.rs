//! What a program sees of memory, keys and joysticks through the processor's port and the CIAs.

use awale::c64::{C64, Joystick, Key, Port, SidWrite};

use crate::support::{ENTRY, machine, run_to};

/// Runs a program that ends at the `rts` of its last byte.
#[track_caller]
fn run(code: &[u8]) -> C64 {
    let mut machine = machine(code);
    run_to(&mut machine, ENTRY + code.len() as u16 - 1);
    machine
}

#[test]
fn ram_under_rom_is_written_through_and_read_when_switched_in() {
    let machine = run(&[
        0x78, // sei
        0xA9, 0x42, // lda #$42
        0x8D, 0x00, 0xE0, // sta $E000: RAM under the KERNAL
        0x8D, 0x00, 0xA0, // sta $A000: RAM under BASIC
        0xA9, 0x35, // lda #$35
        0x85, 0x01, // sta $01
        0xAE, 0x00, 0xE0, // ldx $E000
        0xAC, 0x00, 0xA0, // ldy $A000
        0x60, // rts
    ]);
    let registers = machine.registers();
    assert_eq!((registers.x, registers.y), (0x42, 0x42));
}

#[test]
fn ram_under_io_is_reached_with_all_switched_out() {
    let machine = run(&[
        0x78, // sei
        0xA9, 0x34, // lda #$34
        0x85, 0x01, // sta $01
        0xA9, 0x07, // lda #$07
        0x8D, 0x20, 0xD0, // sta $D020: RAM
        0xA9, 0x35, // lda #$35
        0x85, 0x01, // sta $01
        0xAD, 0x20, 0xD0, // lda $D020: the border, which has kept its colour
        0x60, // rts
    ]);
    assert_eq!(machine.registers().a, 0xFE);
    assert_eq!(machine.peek_ram(0xD020), 0x07);
}

/// Scans one column as the programs do and returns the rows that are low.
fn scan(machine: &mut C64, column: u8) -> u8 {
    machine.poke(0xDC00, !(1 << column));
    !machine.peek(0xDC01)
}

#[test]
fn a_program_scans_the_keyboard() {
    let mut machine = machine(&[
        0x78, // sei
        0xA9, 0xFD, // lda #$FD: column 1
        0x8D, 0x00, 0xDC, // sta $DC00
        0xAD, 0x01, 0xDC, // lda $DC01
        0x60, // rts
    ]);
    machine.keyboard_mut().press(Key::A);
    run_to(&mut machine, ENTRY + 9);
    assert_eq!(machine.registers().a, 0xFB, "row 2");
}

#[test]
fn a_joystick_in_port_1_looks_like_keys() {
    let mut machine = machine(&[0x60]);
    machine.set_joystick(Port::One, Joystick::RIGHT | Joystick::FIRE);
    for column in 0..8 {
        assert_eq!(scan(&mut machine, column), 0x18);
    }
    machine.poke(0xDC00, 0xFF);
    assert_eq!(machine.peek(0xDC01), 0xE7, "even with no column selected");
    machine.set_joystick(Port::One, Joystick::NONE);
    assert_eq!(machine.peek(0xDC01), 0xFF);
}

#[test]
fn a_joystick_in_port_2_is_read_with_the_keyboard_deselected() {
    let mut machine = machine(&[0x60]);
    machine.poke(0xDC00, 0xFF);
    machine.set_joystick(Port::Two, Joystick::UP | Joystick::FIRE);
    assert_eq!(machine.peek(0xDC00) & 0x1F, 0x0E);
    assert_eq!(machine.peek(0xDC01), 0xFF, "no key is seen");
}

#[test]
fn keys_pull_the_lines_of_joystick_2_only_through_a_row_that_is_low() {
    let mut machine = machine(&[0x60]);
    machine.keyboard_mut().press(Key::Space);
    machine.poke(0xDC00, 0xFF);
    assert_eq!(machine.peek(0xDC00), 0xFF);
    // SPACE is at column 7, row 4; fire in port 1 pulls row 4.
    machine.set_joystick(Port::One, Joystick::FIRE);
    assert_eq!(machine.peek(0xDC00), 0x7F);
}

#[test]
fn the_vic_bank_comes_from_cia_2() {
    let mut machine = machine(&[0x60]);
    for (bits, screen) in [(3, 0x0400), (2, 0x4400), (1, 0x8400), (0, 0xC400)] {
        machine.poke(0x0001, 0x35);
        machine.poke(0xDD00, 0x94 | bits);
        machine.poke(screen, 0x5A);
        assert_eq!(machine.screen_codes()[0], 0x5A, "bits {bits}");
        machine.poke(screen, 0x00);
    }
}

#[test]
fn colour_ram_has_four_bits() {
    let machine = run(&[
        0xA9, 0x3C, // lda #$3C
        0x8D, 0x05, 0xD8, // sta $D805
        0xAD, 0x05, 0xD8, // lda $D805
        0x29, 0x0F, // and #$0F
        0x60, // rts
    ]);
    assert_eq!(machine.registers().a, 0x0C);
    assert_eq!(machine.screen_colours()[5], 0x0C);
}

#[test]
fn writes_to_the_sid_are_recorded_in_the_cycle_of_the_write() {
    let mut machine = machine(&[
        0xA9, 0x0F, // lda #$0F
        0x8D, 0x18, 0xD4, // sta $D418
        0x60, // rts
    ]);
    machine.record_sid(true);
    run_to(&mut machine, ENTRY + 5);
    let write = SidWrite {
        cycle: 6,
        register: 0x18,
        value: 0x0F,
    };
    assert_eq!(machine.take_sid_writes(), [write]);
}
