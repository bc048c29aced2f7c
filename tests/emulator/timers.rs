//! The timers of the CIAs to the cycle. VICE 3.7.1 (x64sc) gives the same numbers for the same programs.

use awale::c64::{C64, Registers};

use crate::support::{ENTRY, machine, run_to};

/// Stops timer A of a CIA (its registers at `cia`), sets the latch, and starts the timer with a load; then comes `rest`.
fn start(cia: u16, latch: u8, control: u8, rest: &[u8]) -> Vec<u8> {
    let register = |number: u16| (cia + number).to_le_bytes();
    let ([low_0, high_0], [low_1, high_1], [low_e, high_e]) =
        (register(4), register(5), register(0xE));
    let mut code = vec![
        0x78, // sei
        0xA9, 0x00, // lda #$00
        0x8D, low_e, high_e, // sta control
        0x8D, low_1, high_1, // sta latch, high
        0xA9, latch, // lda #latch
        0x8D, low_0, high_0, // sta latch, low
        0xA9, control, // lda #control
        0xA0, 0x00, // ldy #$00
        0x58, // cli
        0x8D, low_e, high_e, // sta control: the write is cycle 0
    ];
    code.extend(rest);
    code
}

/// The end of what [`start`] makes.
const STARTED: u16 = ENTRY + 22;

const CIA_1: u16 = 0xDC00;
const CIA_2: u16 = 0xDD00;

/// Reads a register of CIA 2 so many cycles after timer A was started with a load; at least 4, and not 5.
fn read_after(latch: u8, control: u8, register: u8, cycles: u8) -> u8 {
    let mut rest = Vec::new();
    let mut wait = cycles - 4;
    if wait % 2 == 1 {
        rest.extend([0x24, 0x22]); // bit $22
        wait -= 3;
    }
    rest.extend(vec![0xEA; usize::from(wait / 2)]); // nop
    rest.extend([0xAD, register, 0xDD, 0x60]); // lda $DDxx, rts
    let mut machine = machine(&start(CIA_2, latch, control, &rest));
    machine.poke(0x22, 0);
    machine.poke(0xDC0D, 0x7F);
    run_to(&mut machine, STARTED + rest.len() as u16 - 1);
    machine.registers().a
}

fn read_all<const N: usize>(latch: u8, control: u8, register: u8, cycles: [u8; N]) -> [u8; N] {
    cycles.map(|cycles| read_after(latch, control, register, cycles))
}

#[test]
fn a_program_sees_the_count_three_cycles_after_the_start() {
    assert_eq!(
        read_all(5, 0x11, 0x04, [4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        [4, 2, 1, 5, 5, 4, 3, 2, 1, 5, 5]
    );
}

#[test]
fn the_end_shows_in_the_interrupt_register_in_its_cycle() {
    // Latch 10, one round.
    assert_eq!(read_all(10, 0x19, 0x0D, [11, 12, 13, 14]), [0, 0, 1, 1]);
}

#[test]
fn after_one_round_the_timer_stands_at_its_latch() {
    assert_eq!(read_all(10, 0x19, 0x04, [12, 13, 14, 30]), [1, 10, 10, 10]);
    assert_eq!(read_all(10, 0x19, 0x0E, [12, 13]), [0x09, 0x08]);
}

/// How many instructions of a kind are executed between the start of timer A and its interrupt, for latches 10 to 17.
fn executed(instruction: &[u8]) -> Vec<usize> {
    (10..18)
        .map(|latch| {
            let code = start(CIA_1, latch, 0x19, &instruction.repeat(20));
            let mut machine = machine(&code);
            let registers = machine.registers();
            machine.set_registers(Registers {
                p: 0x04,
                ..registers
            });
            machine.poke(0x22, 0);
            run_to(&mut machine, STARTED);
            interrupted_at(&mut machine)
        })
        .map(|address| usize::from(address - STARTED) / instruction.len())
        .collect()
}

/// Runs to the KERNAL's interrupt and returns where the program will go on.
fn interrupted_at(machine: &mut C64) -> u16 {
    run_to(machine, 0xFF48);
    let stack = 0x0100 + u16::from(machine.registers().sp);
    u16::from_le_bytes([machine.peek(stack + 2), machine.peek(stack + 3)])
}

/// The timer ends in cycle latch + 3; an instruction that is in its last but one cycle then, or before it, is the last.
#[test]
fn an_interrupt_comes_after_the_instruction_that_saw_it_in_its_last_but_one_cycle() {
    // nop: 2 cycles.
    assert_eq!(executed(&[0xEA]), [7, 8, 8, 9, 9, 10, 10, 11]);
    // bit $22: 3 cycles.
    assert_eq!(executed(&[0x24, 0x22]), [5, 5, 6, 6, 6, 7, 7, 7]);
    // inc $22: 5 cycles.
    assert_eq!(executed(&[0xE6, 0x22]), [3, 3, 4, 4, 4, 4, 4, 5]);
}

#[test]
fn a_branch_taken_sees_an_interrupt_one_cycle_less_late() {
    // beq to the next instruction, Z is set: 3 cycles.
    assert_eq!(executed(&[0xF0, 0x00]), [5, 6, 6, 6, 7, 7, 7, 8]);
    // bne, not taken: 2 cycles.
    assert_eq!(executed(&[0xD0, 0x00]), [7, 8, 8, 9, 9, 10, 10, 11]);
}
