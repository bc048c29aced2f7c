use mos6502::memory::Bus;

use super::board::Board;
use super::boot;
use super::cpu::{Cpu, RETURN_TRAP, System};
use super::frame::Frame;
use super::joystick::Joystick;
use super::kernal;
use super::keyboard::{Keyboard, Port};
use super::labels::Labels;
use super::model::Model;
use super::ram::{Ram, RamPattern};
use super::registers::Registers;
use super::rom::BASIC_RETURN;
use super::sid::SidWrite;
use super::stop::{Stop, StopReason};
use super::stub::{Prg, StubError};
use crate::disk::Drive;

/// A Commodore 64 with a keyboard, a screen, two joysticks and perhaps a disk drive.
///
/// It has no ROM images: a program starts in the state that LOAD and RUN would leave, interrupts reach it through
/// the KERNAL's vectors, and the KERNAL's calls for files reach the drive, but any other call of ROM stops the run.
#[derive(Clone)]
pub struct C64 {
    cpu: Cpu<Board>,
    model: Model,
    labels: Labels,
}

impl C64 {
    /// A machine that has just been switched on. RAM holds the pattern.
    pub fn new(model: Model, pattern: RamPattern) -> Self {
        Self {
            cpu: Cpu::new(Board::new(model, pattern)),
            model,
            labels: Labels::default(),
        }
    }

    /// Loads a PRG file and goes to where its BASIC line's SYS goes, with all as the KERNAL and BASIC leave it.
    /// Nothing of the program has been executed then.
    ///
    /// # Errors
    /// A file that would not start after LOAD and RUN.
    pub fn load_and_run(&mut self, file: &[u8]) -> Result<(), StubError> {
        let prg = Prg::parse(file)?;
        let entry = prg.sys_address()?;
        let registers = boot::run(self.cpu.system_mut(), self.model, prg, entry);
        self.cpu.set_registers(registers);
        self.cpu.push_return_address(BASIC_RETURN);
        Ok(())
    }

    /// Names for reports.
    pub fn set_labels(&mut self, labels: Labels) {
        self.labels = labels;
    }

    /// Names for reports.
    pub fn labels(&self) -> &Labels {
        &self.labels
    }

    /// Stops a run that reads RAM which nothing has written. What the KERNAL left counts as not written.
    pub fn set_watch_unwritten(&mut self, watch: bool) {
        self.cpu.system_mut().set_watch_unwritten(watch);
    }

    /// Whether pictures are drawn: without, the machine is about twice as fast, but sprites do not collide.
    pub fn set_drawing(&mut self, drawing: bool) {
        self.cpu.system_mut().vic.set_drawing(drawing);
    }

    /// PAL or NTSC.
    pub fn model(&self) -> Model {
        self.model
    }

    /// Clock cycles since the machine was made.
    pub fn cycles(&self) -> u64 {
        self.cpu.system().clock()
    }

    /// Frames finished since then: the count goes up after the last visible line.
    pub fn frames(&self) -> u64 {
        self.cpu.system().vic.frames()
    }

    /// The raster line, and the cycle in it, from 1.
    pub fn raster(&self) -> (u16, u8) {
        self.cpu.system().vic.position()
    }

    /// Lets time pass until just before the beam reaches `line` in which nothing happens: the processor executes nothing, no
    /// interrupt comes, timers stand still, no cycle is taken. For programs that only wait.
    pub fn skip_to_line(&mut self, line: u16) {
        self.cpu.system_mut().skip_to_line(line);
    }

    /// The processor's registers.
    pub fn registers(&self) -> Registers {
        self.cpu.registers()
    }

    /// Sets the processor's registers.
    pub fn set_registers(&mut self, registers: Registers) {
        self.cpu.set_registers(registers);
    }

    /// The byte the processor would read, without the effects that reading an I/O register has.
    pub fn peek(&self, address: u16) -> u8 {
        self.cpu.system().peek(address)
    }

    /// The byte in RAM, whatever the processor sees at the address.
    pub fn peek_ram(&self, address: u16) -> u8 {
        self.cpu.system().ram.read(address)
    }

    /// Writes a byte as the processor would.
    pub fn poke(&mut self, address: u16, value: u8) {
        self.cpu.system_mut().set_byte(address, value);
    }

    /// The keys.
    pub fn keyboard_mut(&mut self) -> &mut Keyboard {
        &mut self.cpu.system_mut().keyboard
    }

    /// Moves a joystick.
    pub fn set_joystick(&mut self, port: Port, joystick: Joystick) {
        *self.keyboard_mut().joystick_mut(port) = joystick;
    }

    /// Holds RESTORE down or lets it up. Pressing it causes an NMI, unless CIA 2 holds the line low already.
    pub fn set_restore(&mut self, down: bool) {
        self.cpu.system_mut().restore = down;
    }

    /// The drive at the serial port, device 8. None means that it is switched off or not connected; a new machine has none.
    pub fn drive_mut(&mut self) -> &mut Option<Drive> {
        &mut self.cpu.system_mut().drive
    }

    /// Starts or stops the record of writes to the SID.
    pub fn record_sid(&mut self, record: bool) {
        self.cpu.system_mut().sid.set_recording(record);
    }

    /// The writes to the SID recorded since the last call.
    pub fn take_sid_writes(&mut self) -> Vec<SidWrite> {
        self.cpu.system_mut().sid.take_writes()
    }

    /// The last whole frame that was drawn.
    pub fn frame(&self) -> &Frame {
        self.cpu.system().vic.frame()
    }

    /// The 1000 bytes of the text screen that the VIC shows, row by row.
    pub fn screen_codes(&self) -> [u8; 1000] {
        let board = self.cpu.system();
        let memory = board.vic_memory();
        std::array::from_fn(|index| memory.read(board.vic.screen() + index as u16))
    }

    /// The colours (0–15) of the 1000 cells, row by row.
    pub fn screen_colours(&self) -> [u8; 1000] {
        let colours = self.cpu.system().colour_ram();
        std::array::from_fn(|index| colours[index])
    }

    /// The byte last written to a register of the VIC ($00–$2E).
    pub fn vic_register(&self, register: u8) -> u8 {
        self.cpu.system().vic.register(register)
    }

    /// The byte that the VIC sees at an address of its 16 KB ($0000–$3FFF).
    pub fn vic_memory(&self, address: u16) -> u8 {
        self.cpu.system().vic_memory().read(address)
    }

    pub(super) fn ram(&self) -> &Ram {
        &self.cpu.system().ram
    }

    /// Executes one instruction, or starts one interrupt.
    ///
    /// # Errors
    /// Why the run stops here.
    #[inline]
    pub fn step(&mut self) -> Result<(), Stop> {
        let pc = self.cpu.pc();
        let result = if pc == BASIC_RETURN {
            Err(StopReason::Returned)
        } else {
            self.cpu.step()
        };
        match result {
            Err(StopReason::UndocumentedOpcode(_)) if self.is_kernal_routine(pc) => {
                self.do_kernal_routine(pc)
            }
            result => result,
        }
        .map_err(|reason| self.stop(pc, reason))
    }

    fn is_kernal_routine(&self, pc: u16) -> bool {
        self.cpu.system().is_rom(pc) && kernal::is_routine(pc)
    }

    /// Does a routine of the KERNAL and goes on with the `rts` behind it.
    #[cold]
    fn do_kernal_routine(&mut self, pc: u16) -> Result<(), StopReason> {
        let mut registers = self.registers();
        kernal::call(pc, &mut registers, self.cpu.system_mut())?;
        registers.pc = pc + 1;
        self.cpu.set_registers(registers);
        Ok(())
    }

    /// Runs until a condition holds between two instructions.
    ///
    /// # Errors
    /// Why the run stopped before; after `cap` cycles at the latest.
    pub fn run_while(&mut self, cap: u64, goes_on: impl Fn(&Self) -> bool) -> Result<(), Stop> {
        let end = self.cycles().saturating_add(cap);
        while goes_on(self) {
            if self.cycles() >= end {
                return Err(self.stop(self.cpu.pc(), StopReason::CycleCap(cap)));
            }
            self.step()?;
        }
        Ok(())
    }

    /// Runs until `count` more frames are finished.
    ///
    /// # Errors
    /// Why the run stopped before.
    pub fn run_frames(&mut self, count: u64) -> Result<(), Stop> {
        let end = self.frames() + count;
        self.run_while(u64::MAX, |machine| machine.frames() < end)
    }

    /// Runs until the next instruction is at an address.
    ///
    /// # Errors
    /// Why the run stopped before; after `cap` cycles at the latest.
    pub fn run_until(&mut self, pc: u16, cap: u64) -> Result<(), Stop> {
        self.run_while(cap, |machine| machine.cpu.pc() != pc)
    }

    /// Calls a routine with values in A and X, and returns the registers after its `rts`. Interrupts go on as before.
    ///
    /// # Errors
    /// Why the routine did not return, after `cap` cycles at the latest; the machine stays where it stopped then.
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
        let before = self.registers();
        self.cpu.set_registers(Registers {
            pc: address,
            a,
            x,
            ..before
        });
        self.cpu.push_return_address(RETURN_TRAP);
        let end = self.cycles().saturating_add(cap);
        while self.pc() != RETURN_TRAP {
            if self.cycles() >= end {
                return Err(self.stop(self.pc(), StopReason::CycleCap(cap)));
            }
            if !goes_on(self) {
                return Err(self.stop(self.pc(), StopReason::GivenUp));
            }
            self.step()?;
        }
        let after = self.registers();
        self.cpu.set_registers(before);
        Ok(after)
    }

    /// The address of the next instruction.
    #[inline]
    pub fn pc(&self) -> u16 {
        self.cpu.pc()
    }

    fn stop(&self, pc: u16, reason: StopReason) -> Stop {
        let reason = match reason {
            StopReason::UndocumentedOpcode(_) if self.cpu.system().is_rom(pc) => {
                StopReason::NoRom(pc)
            }
            StopReason::UndocumentedOpcode(_) | StopReason::Brk | StopReason::UnwrittenRead(_)
                if kernal::JUMP_TABLE_AREA.contains(&pc) =>
            {
                StopReason::NoKernal(pc)
            }
            reason => reason,
        };
        Stop {
            reason,
            registers: Registers {
                pc,
                ..self.registers()
            },
            place: self.labels.place(pc),
            cycles: self.cycles(),
        }
    }
}
