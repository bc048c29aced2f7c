use std::fmt;

use mos6502::registers::Registers as CrateRegisters;

/// The processor's registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Program counter.
    pub pc: u16,
    /// Accumulator.
    pub a: u8,
    /// Index register X.
    pub x: u8,
    /// Index register Y.
    pub y: u8,
    /// Stack pointer (the stack is at $0100 + `sp`).
    pub sp: u8,
    /// Processor status, bits NV-BDIZC; bits 4 and 5 read as on the stack after `php`.
    pub p: u8,
}

impl From<CrateRegisters> for Registers {
    fn from(registers: CrateRegisters) -> Self {
        Self {
            pc: registers.program_counter,
            a: registers.accumulator,
            x: registers.index_x,
            y: registers.index_y,
            sp: registers.stack_pointer.0,
            p: registers.status.bits() | 0x30,
        }
    }
}

impl fmt::Display for Registers {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let Self { pc, a, x, y, sp, p } = self;
        write!(
            formatter,
            "PC=${pc:04X} A=${a:02X} X=${x:02X} Y=${y:02X} SP=${sp:02X} P="
        )?;
        for (bit, name) in "NV-BDIZC".chars().enumerate() {
            let set = p & (0x80 >> bit) != 0;
            write!(formatter, "{}", if set { name } else { '.' })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Registers;

    #[test]
    fn flags_are_shown_by_name() {
        let registers = Registers {
            pc: 0x080D,
            a: 1,
            x: 0x20,
            y: 0xFF,
            sp: 0xF6,
            p: 0b1011_0001,
        };
        assert_eq!(
            registers.to_string(),
            "PC=$080D A=$01 X=$20 Y=$FF SP=$F6 P=N.-B...C"
        );
    }
}
