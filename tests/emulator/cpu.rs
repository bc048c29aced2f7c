//! The processor's instructions: how long they take, and where the chip is peculiar.

use awale::c64::{C64, Registers};

use crate::support::{ENTRY, machine, run_to};

/// Every documented opcode but BRK and the branches with its cycles; `*`: one more if indexing crosses a page.
/// MCS6500 Microcomputer Family Programming Manual, appendix B.
const CYCLES: &str = "
    adc 69 2  65 3  75 4  6D 4  7D 4* 79 4* 61 6  71 5*
    and 29 2  25 3  35 4  2D 4  3D 4* 39 4* 21 6  31 5*
    asl 0A 2  06 5  16 6  0E 6  1E 7
    bit 24 3  2C 4
    clc 18 2  cld D8 2  cli 58 2  clv B8 2
    cmp C9 2  C5 3  D5 4  CD 4  DD 4* D9 4* C1 6  D1 5*
    cpx E0 2  E4 3  EC 4
    cpy C0 2  C4 3  CC 4
    dec C6 5  D6 6  CE 6  DE 7
    dex CA 2  dey 88 2
    eor 49 2  45 3  55 4  4D 4  5D 4* 59 4* 41 6  51 5*
    inc E6 5  F6 6  EE 6  FE 7
    inx E8 2  iny C8 2
    jmp 4C 3  6C 5
    jsr 20 6
    lda A9 2  A5 3  B5 4  AD 4  BD 4* B9 4* A1 6  B1 5*
    ldx A2 2  A6 3  B6 4  AE 4  BE 4*
    ldy A0 2  A4 3  B4 4  AC 4  BC 4*
    lsr 4A 2  46 5  56 6  4E 6  5E 7
    nop EA 2
    ora 09 2  05 3  15 4  0D 4  1D 4* 19 4* 01 6  11 5*
    pha 48 3  php 08 3  pla 68 4  plp 28 4
    rol 2A 2  26 5  36 6  2E 6  3E 7
    ror 6A 2  66 5  76 6  6E 6  7E 7
    rti 40 6  rts 60 6
    sbc E9 2  E5 3  F5 4  ED 4  FD 4* F9 4* E1 6  F1 5*
    sec 38 2  sed F8 2  sei 78 2
    sta 85 3  95 4  8D 4  9D 5  99 5  81 6  91 6
    stx 86 3  96 4  8E 4
    sty 84 3  94 4  8C 4
    tax AA 2  tay A8 2  tsx BA 2  txa 8A 2  txs 9A 2  tya 98 2";

/// A machine whose code is the opcode with the operand $22 or $2022, with nothing that takes cycles or interrupts.
/// The pointer at $22 is $2022.
fn prepared(opcode: u8, index: u8) -> C64 {
    let mut machine = machine(&[opcode, 0x22, 0x20]);
    machine.set_watch_unwritten(false);
    machine.poke(0xD011, 0x0B);
    machine.poke(0x22, 0x22);
    machine.poke(0x23, 0x20);
    let registers = machine.registers();
    machine.set_registers(Registers {
        x: index,
        y: index,
        p: 0x04,
        ..registers
    });
    machine
}

fn cycles_of(opcode: u8, index: u8) -> u64 {
    let mut machine = prepared(opcode, index);
    let before = machine.cycles();
    machine.step().unwrap();
    machine.cycles() - before
}

#[test]
fn every_documented_opcode_takes_its_cycles() {
    let mut count = 0;
    let mut words = CYCLES
        .split_whitespace()
        .filter(|word| word.len() != 3 || word.ends_with('*'));
    while let (Some(opcode), Some(cycles)) = (words.next(), words.next()) {
        let opcode = u8::from_str_radix(opcode, 16).unwrap();
        let plain: u64 = cycles.trim_end_matches('*').parse().unwrap();
        let crossing = plain + u64::from(cycles.ends_with('*'));
        assert_eq!(cycles_of(opcode, 0), plain, "${opcode:02X}");
        assert_eq!(
            cycles_of(opcode, 0xE0),
            crossing,
            "${opcode:02X} across a page"
        );
        count += 1;
    }
    // 151 without BRK and the eight branches.
    assert_eq!(count, 142);
}

/// Branches: opcode, and the flags with which it is taken and not.
const BRANCHES: [(u8, u8, u8); 8] = [
    (0x10, 0x00, 0x80), // bpl
    (0x30, 0x80, 0x00), // bmi
    (0x50, 0x00, 0x40), // bvc
    (0x70, 0x40, 0x00), // bvs
    (0x90, 0x00, 0x01), // bcc
    (0xB0, 0x01, 0x00), // bcs
    (0xD0, 0x00, 0x02), // bne
    (0xF0, 0x02, 0x00), // beq
];

fn branch(opcode: u8, flags: u8, offset: u8) -> (u64, u16) {
    let mut machine = prepared(opcode, 0);
    machine.poke(ENTRY + 1, offset);
    let registers = machine.registers();
    machine.set_registers(Registers {
        p: 0x04 | flags,
        ..registers
    });
    let before = machine.cycles();
    machine.step().unwrap();
    (machine.cycles() - before, machine.registers().pc)
}

#[test]
fn branches_take_two_three_or_four_cycles() {
    for (opcode, taken, not_taken) in BRANCHES {
        assert_eq!(
            branch(opcode, not_taken, 0x10),
            (2, ENTRY + 2),
            "${opcode:02X}"
        );
        assert_eq!(
            branch(opcode, taken, 0x10),
            (3, ENTRY + 0x12),
            "${opcode:02X}"
        );
        // From $080F back to $07FF.
        assert_eq!(branch(opcode, taken, 0xF0), (4, 0x07FF), "${opcode:02X}");
    }
}

#[test]
fn decimal_mode_sets_the_flags_of_the_chip() {
    let mut machine = machine(&[
        0xF8, // sed
        0x18, // clc
        0xA9, 0x99, // lda #$99
        0x69, 0x01, // adc #$01
        0x08, // php
        0xD8, // cld
        0x68, // pla
        0x60, // rts
    ]);
    run_to(&mut machine, ENTRY + 7);
    assert_eq!(machine.registers().a, 0x00);
    // N set, Z clear, though the result is 0; C set; D and B as pushed.
    run_to(&mut machine, ENTRY + 9);
    assert_eq!(machine.registers().a, 0b1011_1001);
}

#[test]
fn subtraction_in_decimal_mode_reads_memory_once() {
    let mut machine = machine(&[
        0xF8, // sed
        0x38, // sec
        0xA9, 0x10, // lda #$10
        0xE5, 0x22, // sbc $22
        0x60, // rts
    ]);
    machine.poke(0x22, 0x01);
    run_to(&mut machine, ENTRY + 6);
    assert_eq!(machine.registers().a, 0x09);
}

#[test]
fn an_indirect_jump_wraps_within_the_page() {
    let mut machine = machine(&[0x6C, 0xFF, 0x20]); // jmp ($20FF)
    machine.poke(0x20FF, 0x34);
    machine.poke(0x2000, 0x12);
    machine.poke(0x2100, 0x99);
    machine.step().unwrap();
    assert_eq!(machine.registers().pc, 0x1234);
}

#[test]
fn zero_page_indexing_stays_in_zero_page() {
    let mut machine = machine(&[
        0xA2, 0x10, // ldx #$10
        0xB5, 0xF8, // lda $F8,x
        0x60, // rts
    ]);
    machine.poke(0x0008, 0x42);
    run_to(&mut machine, ENTRY + 4);
    assert_eq!(machine.registers().a, 0x42);
}
