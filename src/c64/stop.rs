use std::fmt;

use super::registers::Registers;

/// Why a run stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The run took this many cycles without getting where it was to go.
    CycleCap(u64),
    /// The one who called the routine did not want to wait any longer.
    GivenUp,
    /// The next opcode is none of the 151 documented ones.
    UndocumentedOpcode(u8),
    /// The next opcode is BRK.
    Brk,
    /// The instruction jumps to itself (`jmp *`, `bne *`) and no interrupt ends that: at once if no interrupt source is
    /// enabled that the processor would answer, otherwise after a second without an interrupt. So `jmp *` is a legal
    /// idle loop under a running interrupt.
    Stuck,
    /// The instruction read this address, which nothing has written.
    UnwrittenRead(u16),
    /// The program called this address in ROM, for which the emulated machine has no routine.
    NoRom(u16),
    /// The program called this address of the KERNAL's jump table while RAM was switched on there.
    NoKernal(u16),
    /// The program returned to BASIC.
    Returned,
}

impl fmt::Display for StopReason {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::CycleCap(cycles) => write!(formatter, "still running after {cycles} cycles"),
            Self::GivenUp => write!(formatter, "given up by the caller"),
            Self::UndocumentedOpcode(opcode) => {
                write!(formatter, "undocumented opcode ${opcode:02X}")
            }
            Self::Brk => write!(formatter, "BRK"),
            Self::Stuck => write!(formatter, "stuck: a jump to itself that nothing ends"),
            Self::UnwrittenRead(address) => {
                write!(
                    formatter,
                    "read of ${address:04X}, which nothing has written"
                )
            }
            Self::NoRom(address) => write!(formatter, "call of ${address:04X} in absent ROM"),
            Self::NoKernal(address) => {
                write!(
                    formatter,
                    "call of ${address:04X} with the KERNAL switched off"
                )
            }
            Self::Returned => write!(formatter, "return to BASIC"),
        }
    }
}

/// The end of a run that did not go as asked: why, where, and with what in the registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Why.
    pub reason: StopReason,
    /// The registers; `pc` is the address of the instruction that stopped the run.
    pub registers: Registers,
    /// The nearest label at or before `pc`, with the distance from it.
    pub place: Option<String>,
    /// Clock cycles since the machine was made.
    pub cycles: u64,
}

impl fmt::Display for Stop {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}", self.reason)?;
        if let Some(place) = &self.place {
            write!(formatter, " at {place}")?;
        }
        write!(formatter, " ({}, cycle {})", self.registers, self.cycles)
    }
}

impl std::error::Error for Stop {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_reason_place_registers_and_cycle() {
        let stop = Stop {
            reason: StopReason::UndocumentedOpcode(0x02),
            registers: Registers {
                pc: 0x0902,
                a: 1,
                x: 2,
                y: 3,
                sp: 0xF4,
                p: 0x30,
            },
            place: Some("sow+$02".to_owned()),
            cycles: 1234,
        };
        assert_eq!(
            stop.to_string(),
            "undocumented opcode $02 at sow+$02 (PC=$0902 A=$01 X=$02 Y=$03 SP=$F4 P=..-B...., cycle 1234)"
        );
    }
}
