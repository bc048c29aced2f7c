//! The state in which the KERNAL and BASIC leave the machine after power-on, LOAD and RUN.
//!
//! Facts: the disassembly of the KERNAL 901227-03 and BASIC 901226-01, routines RAMTAS $FD50 (pages 0, 2, 3 cleared,
//! memory limits), RESTOR $FD15 (vectors $0314), IOINIT $FDA3 (CIAs, SID, port), CINT $FF5B (screen; VIC table
//! $ECB9), INITV $E453 (vectors $0300), INIT $E3BF (pointers); addresses also in Joe Forster's and Sheldon Leemon's
//! memory maps.

use mos6502::memory::Bus;

use super::board::Board;
use super::model::Model;
use super::registers::Registers;
use super::stub::{BASIC_START, Prg};

/// $0300–$030B, BASIC's vectors.
const BASIC_VECTORS: [u16; 6] = [0xE38B, 0xA483, 0xA57C, 0xA71A, 0xA7E4, 0xAE86];

/// $0314–$0333, the KERNAL's vectors: IRQ, BRK, NMI, then those of the I/O routines.
const KERNAL_VECTORS: [u16; 16] = [
    0xEA31, 0xFE66, 0xFE47, 0xF34A, 0xF291, 0xF20E, 0xF250, 0xF333, 0xF157, 0xF1CA, 0xF6ED, 0xF13E,
    0xF32F, 0xFE66, 0xF4A5, 0xF5ED,
];

/// The VIC's registers $D000–$D02E as the KERNAL sets them.
const VIC_REGISTERS: [u8; 0x2F] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // sprite positions
    0x9B, 0x37, // 25 rows, raster line 311
    0, 0, 0, // light pen, no sprites
    0x08, 0x00, 0x14, 0x0F, 0x00, // 40 columns, screen at $0400, no interrupts
    0, 0, 0, 0, 0, // sprites
    0x0E, 0x06, 0x01, 0x02, 0x03, 0x04, // border, backgrounds, sprite multicolours
    0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, // sprite colours
    0x4C,
];

/// What page zero, 2 and 3 hold besides 0.
const VARIABLES: &[(u16, u8)] = &[
    (0x0003, 0xAA),
    (0x0004, 0xB1), // float to integer
    (0x0005, 0x91),
    (0x0006, 0xB3), // integer to float
    (0x0016, 0x19), // string stack
    (0x002B, 0x01),
    (0x002C, 0x08), // start of BASIC
    (0x0038, 0xA0), // end of BASIC's memory
    (0x0053, 0x03),
    (0x0054, 0x4C),
    (0x009A, 0x03), // output to the screen
    (0x00BA, 0x08), // last device
    (0x00C5, 0x40),
    (0x00CB, 0x40), // no key
    (0x00D2, 0x04), // screen line
    (0x00D5, 0x27), // line length
    (0x0282, 0x08), // start of memory
    (0x0284, 0xA0), // end of memory
    (0x0286, 0x0E), // text colour
    (0x0288, 0x04), // screen page
    (0x0289, 0x0A), // keyboard buffer
    (0x028B, 0x04),
    (0x028C, 0x10), // key repeat
    (0x0310, 0x4C),
    (0x0311, 0x48),
    (0x0312, 0xB2), // USR
];

/// Puts the machine in the state in which the program's first instruction finds it, and returns the registers.
///
/// What the KERNAL left in zero page, stack, pages 2 and 3, on the screen and above counts as not written by the
/// program; only the vectors, the last device used and the PAL flag may be read as well.
pub(super) fn run(board: &mut Board, model: Model, prg: Prg, entry: u16) -> Registers {
    set_up_ports(board);
    set_up_chips(board, model);
    set_up_variables(board, model, prg);
    clear_screen(board);
    board.ram.forget(0x0000..=0xFFFF);
    for (address, byte) in (prg.address..=0xFFFF).zip(prg.bytes) {
        board.set_byte(address, *byte);
    }
    // LOAD's end mark, which BASIC wrote: RUN needs a 0 before the program (row P02).
    board.set_byte(BASIC_START - 1, 0);
    for address in (0x0300..=0x0333).chain([0x00BA, 0x02A6]) {
        let value = board.ram.read(address);
        board.ram.write(address, value);
    }
    Registers {
        pc: entry,
        // SYS loads these from $030C–$030F, which hold 0.
        a: 0,
        x: 0,
        y: 0,
        p: 0,
        // As deep as the interpreter is when it executes a statement of a program.
        sp: 0xF8,
    }
}

fn set_up_ports(board: &mut Board) {
    board.set_byte(0x0000, 0x2F);
    board.set_byte(0x0001, 0x37);
}

fn set_up_chips(board: &mut Board, model: Model) {
    // Timer A of CIA 1 interrupts sixty times a second.
    let timer: u16 = match model {
        Model::Pal => 0x4025,
        Model::Ntsc => 0x4295,
    };
    let [timer_low, timer_high] = timer.to_le_bytes();
    for (address, value) in [
        (0xDC0D, 0x7F),
        (0xDD0D, 0x7F),
        (0xDC00, 0x7F),
        (0xDC0E, 0x08),
        (0xDD0E, 0x08),
        (0xDC0F, 0x08),
        (0xDD0F, 0x08),
        (0xDC03, 0x00),
        (0xDD03, 0x00),
        (0xD418, 0x00),
        (0xDC02, 0xFF),
        (0xDD00, 0x07),
        (0xDD02, 0x3F),
        (0xDC04, timer_low),
        (0xDC05, timer_high),
        (0xDC0D, 0x81),
        (0xDC0E, 0x11),
        // After the first use of the serial bus.
        (0xDD00, 0x97),
    ] {
        board.set_byte(address, value);
    }
    for (register, value) in (0xD000..).zip(VIC_REGISTERS) {
        board.set_byte(register, value);
    }
}

fn set_up_variables(board: &mut Board, model: Model, prg: Prg) {
    for address in (0x0002..=0x0101).chain(0x0200..=0x03FF) {
        board.set_byte(address, 0);
    }
    for &(address, value) in VARIABLES {
        board.set_byte(address, value);
    }
    let vectors = (0x0300..)
        .step_by(2)
        .zip(BASIC_VECTORS)
        .chain((0x0314..).step_by(2).zip(KERNAL_VECTORS));
    for (address, vector) in vectors {
        board.set_word(address, vector);
    }
    board.set_byte(0x02A6, u8::from(model == Model::Pal));
    // Start of variables, of arrays, and of free memory: behind the program.
    for pointer in [0x002D, 0x002F, 0x0031] {
        board.set_word(pointer, prg.end());
    }
}

fn clear_screen(board: &mut Board) {
    for address in 0x0400..0x07E8 {
        board.set_byte(address, b' ');
    }
    for address in 0xD800..0xDBE8 {
        board.set_byte(address, 0x0E);
    }
}
