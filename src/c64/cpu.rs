//! The 6510: the mos6502 crate's instructions, with the timing around them.
//!
//! The crate (0.10.1) executes an instruction at once and counts its cycles afterwards. Here every cycle is passed to
//! the system first, so that the chips have reached the instruction's last cycle when it reads or writes, and the
//! processor waits where the VIC has the bus. What the crate does otherwise than the chip is done here:
//!
//! * shifts, INC and DEC with `abs,X` take seven cycles, whether a page is crossed or not;
//! * those instructions write the old value before the new one, which acknowledges interrupts in I/O registers;
//! * an interrupt takes seven cycles, and is seen if its line was low in the last cycle but one;
//! * the flags of decimal mode ([`decimal`](super::decimal));
//! * undocumented opcodes stop the run instead of being executed.

use mos6502::cpu::CPU;
use mos6502::instruction::{Instruction, Nmos6502, OpInput};
use mos6502::memory::Bus;
use mos6502::registers::{StackPointer, Status};

use super::decimal;
use super::opcode::{Kind, OPCODES, Opcode};
use super::registers::Registers;
use super::stop::StopReason;

/// Cycles that a jump to itself may wait for an interrupt: a second, in which every timer that is not cascaded ends.
const PATIENCE: u64 = 1_000_000;

/// Where a routine called from outside returns to: no program has code in the processor's port.
pub(super) const RETURN_TRAP: u16 = 0x0000;

/// What the processor needs of the machine besides reading and writing bytes.
pub(super) trait System: Bus {
    /// Lets `cycles` clock cycles of the processor pass, and those in which it has to wait.
    /// Bit n of `writes` is set if cycle n writes to the bus.
    fn spend(&mut self, cycles: u8, writes: u8);

    /// Clock cycles so far.
    fn clock(&self) -> u64;

    /// Whether the IRQ line was low `ago` cycles before the last one (0 or more, at most 7).
    fn irq_low(&self, ago: u8) -> bool;

    /// Whether the NMI line went low `ago` cycles before the last one or earlier, and was not answered yet;
    /// answers it if so.
    fn take_nmi(&mut self, ago: u8) -> bool;

    /// Whether an interrupt source is enabled that the processor would answer.
    fn interrupts_possible(&self, irq_masked: bool) -> bool;

    /// Whether the address is a register of a chip, where reading and writing have effects.
    fn is_io(&self, address: u16) -> bool;

    /// Makes the next read return this value without reading: it has been read already.
    fn override_next_read(&mut self, value: u8);

    /// The first address read since the last call that nothing had written, if that is watched for.
    fn take_unwritten_read(&mut self) -> Option<u16>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interrupt {
    Irq,
    Nmi,
}

impl Interrupt {
    const fn vector(self) -> u16 {
        match self {
            Self::Irq => 0xFFFE,
            Self::Nmi => 0xFFFA,
        }
    }
}

/// The processor together with the system it runs in.
#[derive(Clone)]
pub(super) struct Cpu<S: System> {
    core: CPU<S, Nmos6502>,
    opcodes: &'static [Option<Opcode>; 256],
    pending: Option<Interrupt>,
    /// The address of a jump to itself, and the clock when it was first seen.
    idle: Option<(u16, u64)>,
}

impl<S: System> Cpu<S> {
    pub(super) fn new(system: S) -> Self {
        Self {
            core: CPU::new(system, Nmos6502),
            opcodes: &OPCODES,
            pending: None,
            idle: None,
        }
    }

    pub(super) fn system(&self) -> &S {
        &self.core.memory
    }

    pub(super) fn system_mut(&mut self) -> &mut S {
        &mut self.core.memory
    }

    pub(super) fn registers(&self) -> Registers {
        self.core.registers.into()
    }

    pub(super) fn set_registers(&mut self, registers: Registers) {
        let core = &mut self.core.registers;
        core.program_counter = registers.pc;
        core.accumulator = registers.a;
        core.index_x = registers.x;
        core.index_y = registers.y;
        core.stack_pointer = StackPointer(registers.sp);
        // B exists on the stack only.
        core.status = Status::from_bits_truncate(registers.p | 0x20) - Status::PS_BRK;
        self.idle = None;
    }

    #[inline]
    pub(super) fn pc(&self) -> u16 {
        self.core.registers.program_counter
    }

    /// Pushes a byte on the stack.
    pub(super) fn push(&mut self, value: u8) {
        let address = self.core.registers.stack_pointer.to_u16();
        self.core.memory.set_byte(address, value);
        self.core.registers.stack_pointer.decrement();
    }

    /// Pushes an address so that `rts` goes to it.
    pub(super) fn push_return_address(&mut self, address: u16) {
        let [low, high] = address.wrapping_sub(1).to_le_bytes();
        self.push(high);
        self.push(low);
    }

    /// Executes one instruction, or starts one interrupt.
    ///
    /// # Errors
    /// The reason to stop. After [`StopReason::UnwrittenRead`] and [`StopReason::Stuck`] the instruction was executed;
    /// at the others it was not.
    #[inline]
    pub(super) fn step(&mut self) -> Result<(), StopReason> {
        if let Some(interrupt) = self.pending.take() {
            self.start(interrupt);
            return Ok(());
        }
        let pc = self.pc();
        let opcode_byte = self.core.memory.get_byte(pc);
        let Some(opcode) = self.opcodes[usize::from(opcode_byte)] else {
            return Err(self.refuse(opcode_byte));
        };
        let masked_before = self.irq_masked();
        let poll = self.execute(opcode);
        let masked = match opcode.instruction {
            // These set the mask too late for the interrupt poll.
            Instruction::CLI | Instruction::SEI | Instruction::PLP => masked_before,
            _ => self.irq_masked(),
        };
        if self.core.memory.take_nmi(poll) {
            self.pending = Some(Interrupt::Nmi);
        } else if !masked && self.core.memory.irq_low(poll) {
            self.pending = Some(Interrupt::Irq);
        }
        if let Some(address) = self.core.memory.take_unwritten_read() {
            return Err(StopReason::UnwrittenRead(address));
        }
        if self.pc() == pc {
            self.check_idle(pc)
        } else {
            self.idle = None;
            Ok(())
        }
    }

    /// Why an opcode is not executed. Where nothing was written, that is the reason rather than the byte found there.
    #[cold]
    fn refuse(&mut self, opcode: u8) -> StopReason {
        match (self.core.memory.take_unwritten_read(), opcode) {
            (Some(address), _) => StopReason::UnwrittenRead(address),
            (None, 0x00) => StopReason::Brk,
            (None, _) => StopReason::UndocumentedOpcode(opcode),
        }
    }

    fn irq_masked(&self) -> bool {
        self.core
            .registers
            .status
            .contains(Status::PS_DISABLE_INTERRUPTS)
    }

    /// Executes the instruction at the program counter. Returns how many cycles before its last one it looked at the
    /// interrupt lines.
    #[inline]
    fn execute(&mut self, opcode: Opcode) -> u8 {
        let Some(decoded) = self.core.fetch_next_and_decode() else {
            unreachable!("the opcode table is made from the crate's decoder");
        };
        let operand = decoded.2;
        match opcode.kind {
            Kind::Branch => {
                let before = self.core.cycles;
                self.core.execute_instruction(decoded);
                let cycles = (self.core.cycles - before) as u8;
                self.core.memory.spend(cycles, 0);
                // A branch taken within its page does not look again in its third cycle.
                return if cycles == 3 { 2 } else { 1 };
            }
            Kind::Read => {
                let cycles = opcode.cycles + u8::from(operand.page_crossed());
                self.core.memory.spend(cycles, 0);
                let decimal = self.core.registers.status.contains(Status::PS_DECIMAL_MODE);
                match opcode.instruction {
                    Instruction::ADC if decimal => self.calculate(operand, decimal::add),
                    Instruction::SBC if decimal => self.calculate(operand, decimal::subtract),
                    _ => self.core.execute_instruction(decoded),
                }
            }
            Kind::Modify => {
                self.modify(opcode, operand);
                self.core.execute_instruction(decoded);
            }
            Kind::Store | Kind::Fixed => {
                self.core.memory.spend(opcode.cycles, opcode.writes);
                self.core.execute_instruction(decoded);
            }
        }
        1
    }

    /// Lets the cycles of a read-modify-write instruction pass. In I/O the value is read where the chip reads it,
    /// and written back unchanged in the next cycle.
    fn modify(&mut self, opcode: Opcode, operand: OpInput) {
        let memory = &mut self.core.memory;
        match operand {
            OpInput::UseAddress { address, .. } if memory.is_io(address) => {
                memory.spend(opcode.cycles - 2, 0);
                let value = memory.get_byte(address);
                memory.spend(1, 1);
                memory.set_byte(address, value);
                memory.spend(1, 1);
                memory.override_next_read(value);
            }
            _ => memory.spend(opcode.cycles, opcode.writes),
        }
    }

    /// Adds or subtracts in decimal mode.
    fn calculate(&mut self, operand: OpInput, operation: fn(u8, u8, bool) -> decimal::Sum) {
        let value = match operand {
            OpInput::UseImmediate(value) => value,
            OpInput::UseAddress { address, .. } => self.core.memory.get_byte(address),
            _ => unreachable!("ADC and SBC have an operand"),
        };
        let registers = &mut self.core.registers;
        let carry = registers.status.contains(Status::PS_CARRY);
        let sum = operation(registers.accumulator, value, carry);
        registers.accumulator = sum.result;
        registers.status.set(Status::PS_NEGATIVE, sum.negative);
        registers.status.set(Status::PS_OVERFLOW, sum.overflow);
        registers.status.set(Status::PS_ZERO, sum.zero);
        registers.status.set(Status::PS_CARRY, sum.carry);
    }

    /// Two cycles of nothing, three pushes, two cycles for the vector.
    fn start(&mut self, interrupt: Interrupt) {
        self.idle = None;
        self.core.memory.spend(7, 0b1_1100);
        let [low, high] = self.pc().to_le_bytes();
        self.push(high);
        self.push(low);
        let status = self.core.registers.status;
        self.push((status.bits() | 0x20) & !0x10);
        self.core
            .registers
            .status
            .insert(Status::PS_DISABLE_INTERRUPTS);
        let vector = interrupt.vector();
        let low = self.core.memory.get_byte(vector);
        let high = self.core.memory.get_byte(vector + 1);
        self.core.registers.program_counter = u16::from_le_bytes([low, high]);
    }

    fn check_idle(&mut self, pc: u16) -> Result<(), StopReason> {
        if self.pending.is_some() {
            return Ok(());
        }
        let clock = self.core.memory.clock();
        let since = match self.idle {
            Some((address, since)) if address == pc => since,
            _ => {
                self.idle = Some((pc, clock));
                clock
            }
        };
        let possible = self.core.memory.interrupts_possible(self.irq_masked());
        if possible && clock - since < PATIENCE {
            Ok(())
        } else {
            Err(StopReason::Stuck)
        }
    }
}
