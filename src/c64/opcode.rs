use std::sync::LazyLock;

use mos6502::Variant;
use mos6502::instruction::{AddressingMode, Instruction, Nmos6502};

/// How an instruction uses the bus, as far as that decides when things happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Reads only; crossing a page while indexing takes one cycle more.
    Read,
    /// Writes in its last cycle.
    Store,
    /// Reads in the third cycle from the end, writes the old value back, then the new one.
    Modify,
    /// Takes two to four cycles, which is known once it has been executed.
    Branch,
    /// Writes to the stack or nowhere; takes the same time always.
    Fixed,
}

/// An opcode that is executed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opcode {
    pub(super) instruction: Instruction,
    pub(super) kind: Kind,
    /// Cycles without those for page crossings and branches taken.
    pub(super) cycles: u8,
    /// Bit n is set if the bus is written in cycle n (from 0). The processor can be halted in other cycles only.
    pub(super) writes: u8,
}

/// All opcodes that are executed; `None` stands for BRK and the undocumented ones.
pub(super) static OPCODES: LazyLock<[Option<Opcode>; 256]> =
    LazyLock::new(|| std::array::from_fn(|opcode| describe(opcode as u8)));

fn describe(opcode: u8) -> Option<Opcode> {
    use Instruction::*;
    let (instruction, mode) = Nmos6502::decode(opcode)?;
    let kind = match instruction {
        ADC | AND | BIT | CMP | CPX | CPY | EOR | LDA | LDX | LDY | ORA | SBC => Kind::Read,
        STA | STX | STY => Kind::Store,
        ASL | LSR | ROL | ROR if matches!(mode, AddressingMode::Accumulator) => Kind::Fixed,
        ASL | LSR | ROL | ROR | DEC | INC => Kind::Modify,
        BCC | BCS | BEQ | BMI | BNE | BPL | BVC | BVS => Kind::Branch,
        // The crate gives the name NOP to undocumented one-byte opcodes as well.
        NOP if opcode != 0xEA => return None,
        CLC | CLD | CLI | CLV | DEX | DEY | INX | INY | JMP | JSR | NOP | PHA | PHP | PLA | PLP
        | RTI | RTS | SEC | SED | SEI | TAX | TAY | TSX | TXA | TXS | TYA => Kind::Fixed,
        _ => return None,
    };
    let cycles = instruction.base_cycles(mode);
    let writes = match (kind, instruction) {
        (Kind::Store, _) => 1 << (cycles - 1),
        (Kind::Modify, _) => 0b11 << (cycles - 2),
        (_, PHA | PHP) => 0b100,
        (_, JSR) => 0b1_1000,
        _ => 0,
    };
    Some(Opcode {
        instruction,
        kind,
        cycles,
        writes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_151_documented_opcodes_but_brk_are_executed() {
        assert_eq!(OPCODES.iter().flatten().count(), 150);
        assert!(OPCODES[0x00].is_none());
    }

    #[test]
    fn undocumented_opcodes_have_no_entry() {
        // JAM, SLO, one-byte NOP, SBC's double, LAX, two-byte NOP.
        for opcode in [0x02, 0x07, 0x1A, 0xEB, 0xA7, 0x80] {
            assert!(OPCODES[opcode].is_none(), "${opcode:02X}");
        }
    }

    #[test]
    fn write_cycles_are_where_the_bus_is_written() {
        let writes = |opcode: usize| OPCODES[opcode].unwrap().writes;
        assert_eq!(writes(0x85), 0b100); // sta zp
        assert_eq!(writes(0x91), 0b10_0000); // sta (zp),y
        assert_eq!(writes(0xEE), 0b11_0000); // inc abs
        assert_eq!(writes(0x48), 0b100); // pha
        assert_eq!(writes(0x20), 0b1_1000); // jsr
        assert_eq!(writes(0x0A), 0); // asl
        assert_eq!(writes(0xAD), 0); // lda abs
    }
}
