use mos6502::memory::Bus;

use super::cpu::{Cpu, RETURN_TRAP, System};
use super::labels::Labels;
use super::machine::C64;
use super::ram::{Ram, RamPattern};
use super::registers::Registers;
use super::stop::{Stop, StopReason};
use super::stub::{Prg, StubError};

/// A processor and 64 KB of RAM, nothing else: to call routines of a program hundreds of thousands of times.
///
/// Cycles are those of the instructions; nothing takes any away and nothing interrupts.
#[derive(Clone)]
pub struct Bare {
    cpu: Cpu<FlatMemory>,
    labels: Labels,
}

impl Bare {
    /// A machine with a PRG file loaded. The stack is empty; no code has been executed.
    ///
    /// # Errors
    /// A file that is no program.
    pub fn load(file: &[u8], pattern: RamPattern) -> Result<Self, StubError> {
        let prg = Prg::parse(file)?;
        let mut ram = Ram::new(pattern);
        for (address, byte) in (prg.address..=0xFFFF).zip(prg.bytes) {
            ram.write(address, *byte);
        }
        Ok(Self::with(ram, Labels::default()))
    }

    /// A machine with the RAM and the labels that a whole one has now; say, after the program's start code has run.
    pub fn from_machine(machine: &C64) -> Self {
        Self::with(machine.ram().clone(), machine.labels().clone())
    }

    fn with(ram: Ram, labels: Labels) -> Self {
        let mut cpu = Cpu::new(FlatMemory {
            ram,
            clock: 0,
            watch_unwritten: false,
            unwritten_read: None,
        });
        cpu.set_registers(Registers {
            pc: 0,
            a: 0,
            x: 0,
            y: 0,
            sp: 0xFF,
            p: 0x04,
        });
        Self { cpu, labels }
    }

    /// Names for reports.
    pub fn set_labels(&mut self, labels: Labels) {
        self.labels = labels;
    }

    /// Names for reports.
    pub fn labels(&self) -> &Labels {
        &self.labels
    }

    /// Stops a call that reads RAM which nothing has written.
    pub fn set_watch_unwritten(&mut self, watch: bool) {
        let memory = self.cpu.system_mut();
        memory.watch_unwritten = watch;
        memory.unwritten_read = None;
    }

    /// Clock cycles of all calls so far.
    pub fn cycles(&self) -> u64 {
        self.cpu.system().clock
    }

    /// A byte of RAM.
    pub fn peek(&self, address: u16) -> u8 {
        self.cpu.system().ram.read(address)
    }

    /// Writes a byte of RAM.
    pub fn poke(&mut self, address: u16, value: u8) {
        self.cpu.system_mut().ram.write(address, value);
    }

    /// Calls a routine with values in A and X, and returns the registers after its `rts`.
    ///
    /// # Errors
    /// Why the routine did not return; after `cap` cycles at the latest.
    pub fn call(&mut self, address: u16, a: u8, x: u8, cap: u64) -> Result<Registers, Stop> {
        self.call_while(address, [a, x], cap, |_| true)
    }

    /// The same, and asks `goes_on` before each instruction whether to execute it.
    ///
    /// # Errors
    /// Why the routine did not return; [`StopReason::GivenUp`] if `goes_on` said no.
    pub fn call_while(
        &mut self,
        address: u16,
        [a, x]: [u8; 2],
        cap: u64,
        mut goes_on: impl FnMut(&Self) -> bool,
    ) -> Result<Registers, Stop> {
        let before = self.cpu.registers();
        self.cpu.set_registers(Registers {
            pc: address,
            a,
            x,
            ..before
        });
        self.cpu.push_return_address(RETURN_TRAP);
        let end = self.cycles().saturating_add(cap);
        while self.cpu.pc() != RETURN_TRAP {
            let pc = self.cpu.pc();
            let step = if self.cycles() >= end {
                Err(StopReason::CycleCap(cap))
            } else if !goes_on(self) {
                Err(StopReason::GivenUp)
            } else {
                self.cpu.step()
            };
            if let Err(reason) = step {
                let stop = self.stop(pc, reason);
                self.cpu.set_registers(before);
                return Err(stop);
            }
        }
        let after = self.cpu.registers();
        self.cpu.set_registers(before);
        Ok(after)
    }

    /// The address of the next instruction.
    #[inline]
    pub fn pc(&self) -> u16 {
        self.cpu.pc()
    }

    fn stop(&self, pc: u16, reason: StopReason) -> Stop {
        Stop {
            reason,
            registers: Registers {
                pc,
                ..self.cpu.registers()
            },
            place: self.labels.place(pc),
            cycles: self.cycles(),
        }
    }
}

/// RAM as the whole address space.
#[derive(Clone)]
struct FlatMemory {
    ram: Ram,
    clock: u64,
    watch_unwritten: bool,
    unwritten_read: Option<u16>,
}

impl Bus for FlatMemory {
    #[inline]
    fn get_byte(&mut self, address: u16) -> u8 {
        if self.watch_unwritten && !self.ram.is_written(address) && self.unwritten_read.is_none() {
            self.unwritten_read = Some(address);
        }
        self.ram.read(address)
    }

    #[inline]
    fn set_byte(&mut self, address: u16, value: u8) {
        self.ram.write(address, value);
    }
}

impl System for FlatMemory {
    #[inline]
    fn spend(&mut self, cycles: u8, _writes: u8) {
        self.clock += u64::from(cycles);
    }

    fn clock(&self) -> u64 {
        self.clock
    }

    #[inline]
    fn irq_low(&self, _ago: u8) -> bool {
        false
    }

    #[inline]
    fn take_nmi(&mut self, _ago: u8) -> bool {
        false
    }

    fn interrupts_possible(&self, _irq_masked: bool) -> bool {
        false
    }

    #[inline]
    fn is_io(&self, _address: u16) -> bool {
        false
    }

    fn override_next_read(&mut self, _value: u8) {
        unreachable!("there is no I/O whose reads could be repeated");
    }

    #[inline]
    fn take_unwritten_read(&mut self) -> Option<u16> {
        self.unwritten_read.take()
    }
}
