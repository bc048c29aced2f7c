//! The documented instructions of the 6502.

/// An addressing mode, with the operand's length in bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Mode {
    Implied,
    Accumulator,
    Immediate,
    ZeroPage,
    ZeroPageX,
    ZeroPageY,
    Absolute,
    AbsoluteX,
    AbsoluteY,
    Indirect,
    IndexedIndirect,
    IndirectIndexed,
    Relative,
}

impl Mode {
    /// Bytes of the whole instruction.
    pub fn instruction_size(self) -> u32 {
        match self {
            Self::Implied | Self::Accumulator => 1,
            Self::Absolute | Self::AbsoluteX | Self::AbsoluteY | Self::Indirect => 3,
            _ => 2,
        }
    }
}

/// A mnemonic with its opcodes.
#[derive(Debug)]
pub(super) struct Instruction {
    pub mnemonic: &'static str,
    opcodes: &'static [(Mode, u8)],
}

impl Instruction {
    pub fn named(mnemonic: &str) -> Option<&'static Self> {
        INSTRUCTIONS
            .iter()
            .find(|instruction| instruction.mnemonic == mnemonic)
    }

    /// The opcode for `mode`, if the processor has it.
    pub fn opcode(&self, mode: Mode) -> Option<u8> {
        let mut opcodes = self.opcodes.iter();
        opcodes.find(|(m, _)| *m == mode).map(|&(_, opcode)| opcode)
    }

    pub fn has(&self, mode: Mode) -> bool {
        self.opcode(mode).is_some()
    }
}

use Mode::{
    Absolute as Abs, AbsoluteX as AbsX, AbsoluteY as AbsY, Accumulator as Acc, Immediate as Imm,
    Implied as Imp, IndexedIndirect as IndX, Indirect as Ind, IndirectIndexed as IndY,
    Relative as Rel, ZeroPage as Zp, ZeroPageX as ZpX, ZeroPageY as ZpY,
};

macro_rules! instructions {
    ($($mnemonic:literal: $($mode:ident $opcode:literal),+;)+) => {
        &[$(Instruction { mnemonic: $mnemonic, opcodes: &[$(($mode, $opcode)),+] }),+]
    };
}

#[rustfmt::skip]
const INSTRUCTIONS: &[Instruction] = instructions! {
    "adc": Imm 0x69, Zp 0x65, ZpX 0x75, Abs 0x6D, AbsX 0x7D, AbsY 0x79, IndX 0x61, IndY 0x71;
    "and": Imm 0x29, Zp 0x25, ZpX 0x35, Abs 0x2D, AbsX 0x3D, AbsY 0x39, IndX 0x21, IndY 0x31;
    "asl": Acc 0x0A, Zp 0x06, ZpX 0x16, Abs 0x0E, AbsX 0x1E;
    "bcc": Rel 0x90;
    "bcs": Rel 0xB0;
    "beq": Rel 0xF0;
    "bit": Zp 0x24, Abs 0x2C;
    "bmi": Rel 0x30;
    "bne": Rel 0xD0;
    "bpl": Rel 0x10;
    "brk": Imp 0x00;
    "bvc": Rel 0x50;
    "bvs": Rel 0x70;
    "clc": Imp 0x18;
    "cld": Imp 0xD8;
    "cli": Imp 0x58;
    "clv": Imp 0xB8;
    "cmp": Imm 0xC9, Zp 0xC5, ZpX 0xD5, Abs 0xCD, AbsX 0xDD, AbsY 0xD9, IndX 0xC1, IndY 0xD1;
    "cpx": Imm 0xE0, Zp 0xE4, Abs 0xEC;
    "cpy": Imm 0xC0, Zp 0xC4, Abs 0xCC;
    "dec": Zp 0xC6, ZpX 0xD6, Abs 0xCE, AbsX 0xDE;
    "dex": Imp 0xCA;
    "dey": Imp 0x88;
    "eor": Imm 0x49, Zp 0x45, ZpX 0x55, Abs 0x4D, AbsX 0x5D, AbsY 0x59, IndX 0x41, IndY 0x51;
    "inc": Zp 0xE6, ZpX 0xF6, Abs 0xEE, AbsX 0xFE;
    "inx": Imp 0xE8;
    "iny": Imp 0xC8;
    "jmp": Abs 0x4C, Ind 0x6C;
    "jsr": Abs 0x20;
    "lda": Imm 0xA9, Zp 0xA5, ZpX 0xB5, Abs 0xAD, AbsX 0xBD, AbsY 0xB9, IndX 0xA1, IndY 0xB1;
    "ldx": Imm 0xA2, Zp 0xA6, ZpY 0xB6, Abs 0xAE, AbsY 0xBE;
    "ldy": Imm 0xA0, Zp 0xA4, ZpX 0xB4, Abs 0xAC, AbsX 0xBC;
    "lsr": Acc 0x4A, Zp 0x46, ZpX 0x56, Abs 0x4E, AbsX 0x5E;
    "nop": Imp 0xEA;
    "ora": Imm 0x09, Zp 0x05, ZpX 0x15, Abs 0x0D, AbsX 0x1D, AbsY 0x19, IndX 0x01, IndY 0x11;
    "pha": Imp 0x48;
    "php": Imp 0x08;
    "pla": Imp 0x68;
    "plp": Imp 0x28;
    "rol": Acc 0x2A, Zp 0x26, ZpX 0x36, Abs 0x2E, AbsX 0x3E;
    "ror": Acc 0x6A, Zp 0x66, ZpX 0x76, Abs 0x6E, AbsX 0x7E;
    "rti": Imp 0x40;
    "rts": Imp 0x60;
    "sbc": Imm 0xE9, Zp 0xE5, ZpX 0xF5, Abs 0xED, AbsX 0xFD, AbsY 0xF9, IndX 0xE1, IndY 0xF1;
    "sec": Imp 0x38;
    "sed": Imp 0xF8;
    "sei": Imp 0x78;
    "sta": Zp 0x85, ZpX 0x95, Abs 0x8D, AbsX 0x9D, AbsY 0x99, IndX 0x81, IndY 0x91;
    "stx": Zp 0x86, ZpY 0x96, Abs 0x8E;
    "sty": Zp 0x84, ZpX 0x94, Abs 0x8C;
    "tax": Imp 0xAA;
    "tay": Imp 0xA8;
    "tsx": Imp 0xBA;
    "txa": Imp 0x8A;
    "txs": Imp 0x9A;
    "tya": Imp 0x98;
};
