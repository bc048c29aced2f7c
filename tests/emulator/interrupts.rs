//! IRQ and NMI: when they come, when they do not, and who has to acknowledge what.

use awale::c64::{C64, Key, Model, Registers};

use crate::support::{ENTRY, machine, machine_of, run_to};

/// Where the tests put their interrupt routine.
const HANDLER: u16 = 0x1000;

fn poke_all(machine: &mut C64, address: u16, bytes: &[u8]) {
    for (address, &byte) in (address..).zip(bytes) {
        machine.poke(address, byte);
    }
}

/// A machine that executes `nop` for ever with RAM under the ROMs, interrupts by nobody, and both vectors at
/// [`HANDLER`].
fn idle(model: Model) -> C64 {
    // 300 nops, jmp to the first.
    let mut code = vec![0xEA; 300];
    code.extend([0x4C, 0x0D, 0x08]);
    let mut machine = machine_of(model, &code);
    machine.poke(0xDC0D, 0x7F);
    machine.poke(0x0001, 0x35);
    for vector in [0xFFFA, 0xFFFE] {
        poke_all(&mut machine, vector, &HANDLER.to_le_bytes());
    }
    poke_all(&mut machine, HANDLER, &[0x40]); // rti
    machine
}

/// Enables the raster interrupt at a line.
fn raster_at(machine: &mut C64, line: u16) {
    // The display is off: no bad line takes cycles.
    machine.poke(0xD011, 0x0B | (line >> 1) as u8 & 0x80);
    machine.poke(0xD012, line as u8);
    machine.poke(0xD019, 0x0F);
    machine.poke(0xD01A, 0x01);
}

/// Makes the line to compare with the present one, which pulls the IRQ line low at once.
fn interrupt_now(machine: &mut C64) {
    let (line, _) = machine.raster();
    raster_at(machine, line ^ 1);
    machine.poke(0xD012, line as u8);
    assert_eq!(machine.peek(0xD019) & 0x81, 0x81);
}

/// How often a routine is entered until so many frames are over.
fn entries(machine: &mut C64, routine: u16, frames: u64) -> u32 {
    let end = machine.frames() + frames;
    let mut count = 0;
    while machine.frames() < end {
        machine.step().unwrap();
        count += u32::from(machine.registers().pc == routine);
    }
    count
}

/// The line falls in cycle 1; an instruction of two cycles sees it in its first; seven cycles later comes the handler.
#[test]
fn a_raster_interrupt_comes_nine_or_ten_cycles_into_its_line() {
    for model in [Model::Pal, Model::Ntsc] {
        let mut machine = idle(model);
        raster_at(&mut machine, 100);
        // asl $D019, rti
        poke_all(&mut machine, HANDLER, &[0x0E, 0x19, 0xD0, 0x40]);
        let mut seen = [false; 2];
        for _ in 0..20 {
            run_to(&mut machine, HANDLER);
            let (line, cycle) = machine.raster();
            assert_eq!(line, 100);
            assert!((9..=10).contains(&cycle), "cycle {cycle}");
            seen[usize::from(cycle - 9)] = true;
            machine.step().unwrap();
        }
        assert_eq!(seen, [true; 2], "both phases of a nop occur");
    }
}

/// Line 0 begins one cycle late, and so does its interrupt.
#[test]
fn the_interrupt_of_line_0_comes_a_cycle_later() {
    let mut machine = idle(Model::Pal);
    raster_at(&mut machine, 0);
    poke_all(&mut machine, HANDLER, &[0x0E, 0x19, 0xD0, 0x40]);
    for _ in 0..20 {
        run_to(&mut machine, HANDLER);
        let (line, cycle) = machine.raster();
        assert_eq!(line, 0);
        assert!((10..=11).contains(&cycle), "cycle {cycle}");
        machine.step().unwrap();
    }
}

#[test]
fn a_raster_interrupt_comes_once_a_frame() {
    let mut machine = idle(Model::Pal);
    raster_at(&mut machine, 251);
    poke_all(&mut machine, HANDLER, &[0x0E, 0x19, 0xD0, 0x40]);
    machine.run_frames(1).unwrap();
    assert_eq!(entries(&mut machine, HANDLER, 50), 50);
}

#[test]
fn an_interrupt_that_is_not_acknowledged_comes_again_at_once() {
    let mut machine = idle(Model::Pal);
    raster_at(&mut machine, 100);
    run_to(&mut machine, HANDLER);
    machine.step().unwrap(); // rti
    machine.step().unwrap(); // the interrupt again
    assert_eq!(machine.registers().pc, HANDLER);
}

/// `asl`, `inc` and `dec` write the old value first, which has the bit set.
#[test]
fn read_modify_write_instructions_acknowledge() {
    for opcode in [0x0E, 0xEE, 0xCE, 0x4E, 0x2E, 0x6E] {
        let mut machine = idle(Model::Pal);
        raster_at(&mut machine, 100);
        poke_all(&mut machine, HANDLER, &[opcode, 0x19, 0xD0, 0x40]);
        run_to(&mut machine, HANDLER);
        assert_eq!(machine.peek(0xD019) & 0x81, 0x81);
        machine.step().unwrap();
        assert_eq!(machine.peek(0xD019) & 0x81, 0, "${opcode:02X}");
    }
}

#[test]
fn the_frame_of_an_interrupt_is_on_the_stack() {
    let mut machine = idle(Model::Pal);
    raster_at(&mut machine, 100);
    let registers = machine.registers();
    machine.set_registers(Registers {
        p: 0b1000_0001,
        ..registers
    });
    let before = machine.registers();
    run_to(&mut machine, HANDLER);
    let after = machine.registers();
    assert_eq!(after.sp, before.sp.wrapping_sub(3));
    assert_eq!(after.p & 0x04, 0x04, "I is set in the handler");
    let stack = 0x0100 + u16::from(after.sp);
    // B is clear and bit 5 set in what is pushed.
    assert_eq!(machine.peek(stack + 1), 0b1010_0001);
    let return_address = u16::from_le_bytes([machine.peek(stack + 2), machine.peek(stack + 3)]);
    assert_eq!(machine.peek(return_address), 0xEA);
}

/// The processor looks at I before CLI clears it: one more instruction is executed.
#[test]
fn cli_takes_effect_after_the_next_instruction() {
    let mut machine = idle(Model::Pal);
    poke_all(&mut machine, ENTRY, &[0x58, 0xE8, 0xE8]); // cli, inx, inx
    let registers = machine.registers();
    machine.set_registers(Registers {
        p: 0x04,
        ..registers
    });
    interrupt_now(&mut machine);
    run_to(&mut machine, HANDLER);
    assert_eq!(machine.registers().x, 1);
}

/// SEI likewise lets one interrupt through.
#[test]
fn sei_lets_a_waiting_interrupt_through() {
    let mut machine = idle(Model::Pal);
    poke_all(&mut machine, ENTRY, &[0x78, 0xE8]); // sei, inx
    interrupt_now(&mut machine);
    machine.step().unwrap();
    machine.step().unwrap();
    assert_eq!(machine.registers().pc, HANDLER);
    let stack = 0x0100 + u16::from(machine.registers().sp);
    assert_eq!(
        machine.peek(stack + 1) & 0x04,
        0x04,
        "I is set in what is pushed"
    );
}

#[test]
fn the_timer_of_the_kernal_interrupts_through_the_vector() {
    let mut machine = machine(&[
        0xA9, 0x1A, // lda #<handler
        0x8D, 0x14, 0x03, // sta $0314
        0xA9, 0x08, // lda #>handler
        0x8D, 0x15, 0x03, // sta $0315
        0x4C, 0x17, 0x08, // jmp *
        0xE6, 0x22, // handler: inc $22
        0x4C, 0x31, 0xEA, // jmp $EA31: acknowledge, restore the registers, rti
    ]);
    machine.poke(0x22, 0);
    run_to(&mut machine, 0x0817);
    machine.run_frames(50).unwrap();
    // $4025 + 1 cycles each: sixty a second.
    let expected = 50 * Model::Pal.cycles_per_frame() / (0x4025 + 1);
    let count = u64::from(machine.peek(0x22));
    assert!((expected - 1..=expected + 1).contains(&count), "{count}");
}

/// RESTORE pulls NMI low as long as it is held; the edge counts.
#[test]
fn restore_causes_one_nmi_each_time_it_is_pressed() {
    let mut machine = idle(Model::Pal);
    let mut count = 0;
    for _ in 0..20 {
        machine.set_restore(true);
        count += entries(&mut machine, HANDLER, 2);
        machine.set_restore(false);
        count += entries(&mut machine, HANDLER, 2);
    }
    assert_eq!(count, 20);
}

/// Row P11: a timer of CIA 2 that has struck and is not acknowledged holds the line low, so that RESTORE is dead.
#[test]
fn an_nmi_that_is_not_acknowledged_blocks_restore() {
    let mut machine = idle(Model::Pal);
    machine.poke(0xDD04, 2);
    machine.poke(0xDD05, 0);
    machine.poke(0xDD0D, 0x81);
    machine.poke(0xDD0E, 0x19);
    assert_eq!(entries(&mut machine, HANDLER, 2), 1, "the timer's own NMI");
    for _ in 0..20 {
        machine.set_restore(true);
        assert_eq!(entries(&mut machine, HANDLER, 1), 0);
        machine.set_restore(false);
        assert_eq!(entries(&mut machine, HANDLER, 1), 0);
    }
}

#[test]
fn an_nmi_is_not_masked() {
    let mut machine = idle(Model::Pal);
    let registers = machine.registers();
    machine.set_registers(Registers {
        p: 0x04,
        ..registers
    });
    machine.set_restore(true);
    assert_eq!(entries(&mut machine, HANDLER, 1), 1);
}

/// The KERNAL's own NMI does nothing without RUN/STOP, and with it starts BASIC anew, which is not here.
#[test]
fn restore_under_the_kernal_is_harmless_unless_run_stop_is_held() {
    let mut machine = machine(&[0xE8, 0x4C, 0x0D, 0x08]); // inx, jmp back
    machine.set_restore(true);
    machine.run_frames(2).unwrap();
    machine.set_restore(false);
    machine.run_frames(2).unwrap();
    machine.keyboard_mut().press(Key::RunStop);
    machine.set_restore(true);
    let stop = machine.run_frames(2).unwrap_err();
    assert_eq!(stop.registers.pc, 0xFE66);
}
