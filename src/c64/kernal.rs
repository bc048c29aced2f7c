//! The KERNAL's calls for files, as far as they concern a disk drive.
//!
//! The ROM holds the jump table, which goes through the vectors of page 3 as the real one does, and at the end of each
//! way a byte that stops the processor: then the routine is done here, and an `rts` follows. What a routine does to
//! registers, flags and the KERNAL's own memory is after the disassembly of the KERNAL 901227-03. Registers that the
//! Commodore 64 Programmer's Reference Guide (chapter 5) calls affected hold an arbitrary value afterwards, unless the
//! call returns something in them. Keyboard, screen, tape and RS-232 are absent: a call for them stops the run.

use awale_c64::hardware::Peripheral;
use mos6502::memory::Bus;

use super::board::Board;
use super::cpu::System;
use super::registers::Registers;
use super::stop::StopReason;

/// The routines, by the address where each is done.
const SETNAM: u16 = 0xFDF9;
const SETLFS: u16 = 0xFE00;
const READST: u16 = 0xFE07;
const SETMSG: u16 = 0xFE18;
const TALK: u16 = 0xED09;
const LISTEN: u16 = 0xED0C;
const SECOND: u16 = 0xEDB9;
const TKSA: u16 = 0xEDC7;
const CIOUT: u16 = 0xEDDD;
const UNTLK: u16 = 0xEDEF;
const UNLSN: u16 = 0xEDFE;
const ACPTR: u16 = 0xEE13;
const OPEN: u16 = 0xF34A;
const CLOSE: u16 = 0xF291;
const CHKIN: u16 = 0xF20E;
const CHKOUT: u16 = 0xF250;
const CLRCHN: u16 = 0xF333;
const CHRIN: u16 = 0xF157;
const CHROUT: u16 = 0xF1CA;
const CLALL: u16 = 0xF32F;

/// Where the jump table has each routine, and where that goes: by way of a vector, or straight to the routine.
pub(super) const JUMP_TABLE: [(u16, Target); 20] = [
    (0xFF90, Target::Routine(SETMSG)),
    (0xFF93, Target::Routine(SECOND)),
    (0xFF96, Target::Routine(TKSA)),
    (0xFFA5, Target::Routine(ACPTR)),
    (0xFFA8, Target::Routine(CIOUT)),
    (0xFFAB, Target::Routine(UNTLK)),
    (0xFFAE, Target::Routine(UNLSN)),
    (0xFFB1, Target::Routine(LISTEN)),
    (0xFFB4, Target::Routine(TALK)),
    (0xFFB7, Target::Routine(READST)),
    (0xFFBA, Target::Routine(SETLFS)),
    (0xFFBD, Target::Routine(SETNAM)),
    (0xFFC0, Target::Vector(0x031A, OPEN)),
    (0xFFC3, Target::Vector(0x031C, CLOSE)),
    (0xFFC6, Target::Vector(0x031E, CHKIN)),
    (0xFFC9, Target::Vector(0x0320, CHKOUT)),
    (0xFFCC, Target::Vector(0x0322, CLRCHN)),
    (0xFFCF, Target::Vector(0x0324, CHRIN)),
    (0xFFD2, Target::Vector(0x0326, CHROUT)),
    (0xFFE7, Target::Vector(0x032C, CLALL)),
];

/// The whole jump table of the KERNAL, with the entries that are absent here.
pub(super) const JUMP_TABLE_AREA: std::ops::RangeInclusive<u16> = 0xFF81..=0xFFF5;

/// Where an entry of the jump table goes.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// Straight to a routine.
    Routine(u16),
    /// To where a vector points, which is at first a routine.
    Vector(u16, u16),
}

impl Target {
    /// The routine in ROM.
    pub(super) const fn routine(self) -> u16 {
        match self {
            Self::Routine(routine) | Self::Vector(_, routine) => routine,
        }
    }
}

// The KERNAL's memory.
const STATUS: u16 = 0x90;
const BYTE_WAITS: u16 = 0x94;
const WAITING_BYTE: u16 = 0x95;
const OPEN_FILES: u16 = 0x98;
const INPUT: u16 = 0x99;
const OUTPUT: u16 = 0x9A;
const MESSAGES: u16 = 0x9D;
/// Work space of the serial bus, three bytes.
const SERIAL_WORK: u16 = 0xA3;
const NAME_LENGTH: u16 = 0xB7;
const FILE: u16 = 0xB8;
const SECONDARY: u16 = 0xB9;
const DEVICE: u16 = 0xBA;
const NAME: u16 = 0xBB;
// The tables of open files: numbers, devices, secondary addresses.
const FILES: u16 = 0x0259;
const DEVICES: u16 = 0x0263;
const SECONDARIES: u16 = 0x026D;
const MOST_FILES: u8 = 10;

// Bits of the status.
const READ_TIMEOUT: u8 = 0x02;
const END: u8 = 0x40;
const NOT_PRESENT: u8 = 0x80;

// What a call returns in A with the carry.
const TOO_MANY_FILES: u8 = 1;
const FILE_OPEN: u8 = 2;
const FILE_NOT_OPEN: u8 = 3;
const DEVICE_NOT_PRESENT: u8 = 5;
const NOT_AN_INPUT_FILE: u8 = 6;

/// Devices below are not on the serial bus.
const FIRST_SERIAL: u8 = 4;
/// Without input and output redirected: from the keyboard, to the screen.
const KEYBOARD: u8 = 0;
const SCREEN: u8 = 3;
/// The number of the one drive.
const DRIVE: u8 = 8;
/// What the KERNAL adds to secondary addresses, and what says that there is none.
const WITH_SECONDARY: u8 = 0x60;
const NO_SECONDARY: u8 = 0x80;
/// What tells a device to close a channel.
const CLOSE_CHANNEL: u8 = 0xE0;

const RETURN: u8 = 0x0D;

// Flags.
const CARRY: u8 = 0x01;
const ZERO: u8 = 0x02;
const INTERRUPTS_OFF: u8 = 0x04;
const NEGATIVE: u8 = 0x80;

/// Clock cycles of a byte on the serial bus: about 400 a second pass.
const BYTE_CYCLES: u32 = 2_400;
/// Clock cycles that the drive takes to answer when a file is opened, closed or a command executed: a tenth of a second,
/// as if the disk were turning and the head where it should be.
const DRIVE_CYCLES: u32 = 100_000;
/// Clock cycles until nobody has answered.
const SILENCE_CYCLES: u32 = 1_000;
/// Clock cycles of a call that leaves the bus alone.
const CALL_CYCLES: u32 = 40;

/// What the serial bus is doing.
#[derive(Clone, Copy, Default)]
pub(super) struct Serial {
    /// The drive was called to listen or to talk and waits for a channel.
    called: bool,
    /// The channel of the drive that talks.
    talking: Option<u8>,
    /// The channel of the drive that listens.
    listening: Option<u8>,
}

/// Whether a routine is done at an address.
pub(super) fn is_routine(address: u16) -> bool {
    JUMP_TABLE
        .iter()
        .any(|(_, target)| target.routine() == address)
}

/// Does the routine at an address where [`is_routine`].
pub(super) fn call(
    address: u16,
    registers: &mut Registers,
    board: &mut Board,
) -> Result<(), StopReason> {
    let mut call = Call {
        address,
        arbitrary: board.clock() as u8,
        registers,
        board,
    };
    call.spend(CALL_CYCLES);
    match address {
        SETNAM => call.set_name(),
        SETLFS => call.set_file(),
        READST => call.read_status(),
        SETMSG => call.set_messages(),
        LISTEN | TALK => call.call(),
        SECOND => return call.second(),
        TKSA => call.talk(),
        CIOUT => call.send(),
        UNTLK => call.untalk(),
        UNLSN => call.unlisten(),
        ACPTR => call.receive(),
        OPEN => return call.open(),
        CLOSE => call.close(),
        CHKIN => return call.input_from(),
        CHKOUT => return call.output_to(),
        CLRCHN => call.clear_channels(),
        CHRIN => return call.input(),
        CHROUT => return call.output(),
        _ => call.clear_all(),
    }
    Ok(())
}

/// A call in progress.
struct Call<'a> {
    address: u16,
    registers: &'a mut Registers,
    board: &'a mut Board,
    /// What is in registers that the caller must not rely on.
    arbitrary: u8,
}

impl Call<'_> {
    fn read(&self, address: u16) -> u8 {
        self.board.ram.read(address)
    }

    fn write(&mut self, address: u16, value: u8) {
        self.board.ram.write(address, value);
    }

    fn spend(&mut self, cycles: u32) {
        for _ in 0..cycles {
            self.board.spend(1, 0);
        }
    }

    fn set_flag(&mut self, flag: u8, on: bool) {
        if on {
            self.registers.p |= flag;
        } else {
            self.registers.p &= !flag;
        }
    }

    /// Returns with the carry clear and nothing of use in A and X.
    fn succeed(&mut self) {
        self.registers.a = self.arbitrary;
        self.registers.x = self.arbitrary.wrapping_add(1);
        self.set_flag(CARRY, false);
    }

    /// Returns an error, with input and output back at keyboard and screen.
    fn fail(&mut self, error: u8) {
        self.clear_channels();
        self.succeed();
        self.registers.a = error;
        self.set_flag(CARRY, true);
    }

    /// Returns a byte in A.
    fn give(&mut self, byte: u8) {
        self.registers.a = byte;
        self.set_flag(ZERO, byte == 0);
        self.set_flag(NEGATIVE, byte & NEGATIVE != 0);
    }

    fn absent(&self) -> StopReason {
        StopReason::NoRom(self.address)
    }

    fn set_name(&mut self) {
        self.write(NAME_LENGTH, self.registers.a);
        self.write(NAME, self.registers.x);
        self.write(NAME + 1, self.registers.y);
    }

    fn set_file(&mut self) {
        self.write(FILE, self.registers.a);
        self.write(DEVICE, self.registers.x);
        self.write(SECONDARY, self.registers.y);
    }

    fn read_status(&mut self) {
        self.give(self.read(STATUS));
    }

    fn set_messages(&mut self) {
        self.write(MESSAGES, self.registers.a);
        self.read_status();
    }

    fn call(&mut self) {
        let present = self.board.drive.is_some() && self.registers.a == DRIVE;
        self.call_bus(1, present);
        self.board.serial.called = present;
        self.registers.a = self.arbitrary;
    }

    /// What is told a device that listens: to close a channel, or to take bytes for it.
    fn second(&mut self) -> Result<(), StopReason> {
        let (command, channel) = (self.registers.a & 0xF0, self.registers.a & 0x0F);
        let called = self.board.serial.called;
        self.call_bus(1, called);
        match (&mut self.board.drive, command) {
            (Some(drive), CLOSE_CHANNEL) if called => {
                drive.close(channel);
                self.spend(DRIVE_CYCLES);
            }
            (_, CLOSE_CHANNEL) => {}
            (_, WITH_SECONDARY) => self.board.serial.listening = called.then_some(channel),
            _ => return Err(self.absent()),
        }
        self.registers.a = self.arbitrary;
        Ok(())
    }

    fn talk(&mut self) {
        let channel = self.registers.a & 0x0F;
        let called = self.board.serial.called;
        self.call_bus(1, called);
        self.board.serial.talking = called.then_some(channel);
        self.registers.a = self.arbitrary;
    }

    fn untalk(&mut self) {
        self.call_all();
        self.board.serial.called = false;
        self.board.serial.talking = None;
        self.registers.a = self.arbitrary;
    }

    fn unlisten(&mut self) {
        self.call_all();
        self.board.serial.called = false;
        let listening = self.board.serial.listening.take();
        if let (Some(_), Some(drive)) = (listening, &mut self.board.drive) {
            drive.unlisten();
        }
        self.registers.a = self.arbitrary;
    }

    fn open(&mut self) -> Result<(), StopReason> {
        self.registers.y = self.arbitrary;
        let file = self.read(FILE);
        let count = self.read(OPEN_FILES);
        if file == 0 {
            self.fail(NOT_AN_INPUT_FILE);
            return Ok(());
        }
        if self.find(file).is_some() {
            self.fail(FILE_OPEN);
            return Ok(());
        }
        if count >= MOST_FILES {
            self.fail(TOO_MANY_FILES);
            return Ok(());
        }
        let device = self.read(DEVICE);
        if device < FIRST_SERIAL {
            return Err(self.absent());
        }
        let secondary = self.read(SECONDARY) | WITH_SECONDARY;
        self.write(SECONDARY, secondary);
        self.write(OPEN_FILES, count + 1);
        let place = u16::from(count);
        self.write(FILES + place, file);
        self.write(DEVICES + place, device);
        self.write(SECONDARIES + place, secondary);
        let length = self.read(NAME_LENGTH);
        if secondary & NO_SECONDARY == 0 && length != 0 {
            let start = u16::from_le_bytes([self.read(NAME), self.read(NAME + 1)]);
            // The processor's own view: what lies below the KERNAL is not seen.
            let name: Vec<u8> = (0..u16::from(length))
                .map(|offset| self.board.peek(start.wrapping_add(offset)))
                .collect();
            if !self.call_device(2 + u32::from(length)) {
                // The file stays in the tables.
                self.fail(DEVICE_NOT_PRESENT);
                return Ok(());
            }
            self.spend(DRIVE_CYCLES);
            if let Some(drive) = &mut self.board.drive {
                drive.open(secondary & 0x0F, &name);
            }
        }
        self.succeed();
        Ok(())
    }

    fn close(&mut self) {
        self.registers.y = self.arbitrary;
        if let Some(place) = self.find_without_status(self.registers.a) {
            self.recall(place);
            let secondary = self.read(SECONDARY);
            if secondary & NO_SECONDARY == 0 && self.call_device(3) {
                self.spend(DRIVE_CYCLES);
                if let Some(drive) = &mut self.board.drive {
                    drive.close(secondary & 0x0F);
                }
            }
            let last = self.read(OPEN_FILES).wrapping_sub(1);
            self.write(OPEN_FILES, last);
            for table in [FILES, DEVICES, SECONDARIES] {
                let moved = self.read(table + u16::from(last));
                self.write(table + place, moved);
            }
        }
        self.succeed();
    }

    fn input_from(&mut self) -> Result<(), StopReason> {
        let Some(channel) = self.select()? else {
            return Ok(());
        };
        self.board.serial.talking = Some(channel);
        let device = self.read(DEVICE);
        self.write(INPUT, device);
        self.succeed();
        Ok(())
    }

    fn output_to(&mut self) -> Result<(), StopReason> {
        let Some(channel) = self.select()? else {
            return Ok(());
        };
        self.board.serial.listening = Some(channel);
        let device = self.read(DEVICE);
        self.write(OUTPUT, device);
        self.succeed();
        Ok(())
    }

    /// Calls the device of the file in X, and gives its channel; none if that has failed.
    fn select(&mut self) -> Result<Option<u8>, StopReason> {
        let Some(place) = self.find(self.registers.x) else {
            self.fail(FILE_NOT_OPEN);
            return Ok(None);
        };
        self.recall(place);
        if self.read(DEVICE) < FIRST_SERIAL {
            return Err(self.absent());
        }
        if !self.call_device(2) {
            self.fail(DEVICE_NOT_PRESENT);
            return Ok(None);
        }
        Ok(Some(self.read(SECONDARY) & 0x0F))
    }

    fn clear_all(&mut self) {
        self.write(OPEN_FILES, 0);
        self.clear_channels();
    }

    fn clear_channels(&mut self) {
        if self.read(OUTPUT) >= FIRST_SERIAL {
            self.unlisten();
        }
        if self.read(INPUT) >= FIRST_SERIAL {
            self.untalk();
        }
        self.write(OUTPUT, SCREEN);
        self.write(INPUT, KEYBOARD);
        self.registers.a = KEYBOARD;
        self.registers.x = SCREEN;
    }

    fn input(&mut self) -> Result<(), StopReason> {
        if self.read(INPUT) < FIRST_SERIAL {
            return Err(self.absent());
        }
        if self.read(STATUS) != 0 {
            self.set_flag(CARRY, false);
            self.give(RETURN);
            return Ok(());
        }
        self.receive();
        Ok(())
    }

    fn receive(&mut self) {
        self.set_flag(CARRY, false);
        self.use_bus(1);
        let channel = self.board.serial.talking;
        let drive = self.board.drive.as_mut();
        match drive
            .zip(channel)
            .and_then(|(drive, channel)| drive.send(channel))
        {
            Some((byte, last)) => {
                if last {
                    self.add_status(END);
                }
                self.give(byte);
            }
            None => {
                // Nobody has sent, which looks like the end first.
                self.add_status(END | READ_TIMEOUT);
                self.give(self.arbitrary);
            }
        }
    }

    fn output(&mut self) -> Result<(), StopReason> {
        if self.read(OUTPUT) < FIRST_SERIAL {
            return Err(self.absent());
        }
        self.send();
        Ok(())
    }

    fn send(&mut self) {
        // A byte is sent when the next one comes: only then is it known not to be the last.
        self.send_waiting_byte();
        self.write(BYTE_WAITS, 0x80);
        self.write(WAITING_BYTE, self.registers.a);
        self.set_flag(CARRY, false);
    }

    fn send_waiting_byte(&mut self) {
        if self.read(BYTE_WAITS) & 0x80 == 0 {
            return;
        }
        self.write(BYTE_WAITS, 0);
        self.use_bus(1);
        let byte = self.read(WAITING_BYTE);
        let listener = self.board.drive.as_mut().zip(self.board.serial.listening);
        // A drive that has no use for the byte lets go of the bus, as if it were not there.
        if !listener.is_some_and(|(drive, channel)| drive.receive(channel, byte)) {
            self.add_status(NOT_PRESENT);
        }
    }

    /// Calls the device that is worked on with `bytes` bytes in all. Whether it is there.
    fn call_device(&mut self, bytes: u32) -> bool {
        let present = self.board.drive.is_some() && self.read(DEVICE) == DRIVE;
        self.call_bus(bytes, present);
        present
    }

    /// Tells all devices to be silent.
    fn call_all(&mut self) {
        self.call_bus(1, self.board.drive.is_some());
    }

    /// Sends bytes that all devices listen to, after a byte that waits. If nobody is there, nobody answers.
    fn call_bus(&mut self, bytes: u32, present: bool) {
        self.send_waiting_byte();
        self.write(WAITING_BYTE, self.arbitrary);
        if present {
            self.use_bus(bytes);
        } else {
            self.spend(SILENCE_CYCLES);
            self.use_bus(0);
            self.add_status(NOT_PRESENT);
        }
    }

    /// What the serial bus takes and leaves: time, work space, CIA 1's timer B; and interrupts on.
    fn use_bus(&mut self, bytes: u32) {
        self.spend(bytes * BYTE_CYCLES);
        for offset in 0..3 {
            self.write(
                SERIAL_WORK + offset,
                self.arbitrary.wrapping_add(offset as u8),
            );
        }
        self.board.set_byte(0xDC07, 0x01);
        self.board.set_byte(0xDC0F, 0x19);
        self.board.get_byte(0xDC0D);
        self.set_flag(INTERRUPTS_OFF, false);
    }

    fn add_status(&mut self, bits: u8) {
        let status = self.read(STATUS) | bits;
        self.write(STATUS, status);
    }

    /// The place of an open file in the tables; clears the status.
    fn find(&mut self, file: u8) -> Option<u16> {
        self.write(STATUS, 0);
        self.find_without_status(file)
    }

    fn find_without_status(&self, file: u8) -> Option<u16> {
        let count = u16::from(self.read(OPEN_FILES));
        (0..count)
            .rev()
            .find(|place| self.read(FILES + place) == file)
    }

    /// Makes an open file the one that is worked on.
    fn recall(&mut self, place: u16) {
        for (from, to) in [(FILES, FILE), (DEVICES, DEVICE), (SECONDARIES, SECONDARY)] {
            let value = self.read(from + place);
            self.write(to, value);
        }
    }
}
