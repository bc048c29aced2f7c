use mos6502::memory::Bus;

use super::banking::{Area, Banking};
use super::cia::Cia;
use super::cpu::System;
use super::kernal::Serial;
use super::keyboard::Keyboard;
use super::model::Model;
use super::ram::{Ram, RamPattern};
use super::rom;
use super::sid::Sid;
use super::vic::{self, Vic};
use crate::disk::Drive;

/// Everything around the processor, clocked together.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) ram: Ram,
    pub(super) vic: Vic,
    pub(super) cia_1: Cia,
    pub(super) cia_2: Cia,
    pub(super) sid: Sid,
    pub(super) keyboard: Keyboard,
    /// RESTORE is held down.
    pub(super) restore: bool,
    /// The drive at the serial port, device 8.
    pub(super) drive: Option<Drive>,
    pub(super) serial: Serial,
    banking: Banking,
    colour_ram: [u8; 0x400],
    kernal: Box<[u8; 0x2000]>,
    clock: u64,
    /// The IRQ line in the last eight cycles: bit n is set if it was low n cycles ago.
    irq_history: u8,
    /// Likewise, whether an NMI was waiting.
    nmi_history: u8,
    nmi_low: bool,
    override_read: Option<u8>,
    /// Whether reads of bytes never written are looked for; the first one found.
    watch_unwritten: bool,
    unwritten_read: Option<u16>,
}

/// A byte read where nothing answers.
const OPEN_BUS: u8 = 0xFF;

impl Board {
    pub(super) fn new(model: Model, pattern: RamPattern) -> Self {
        Self {
            ram: Ram::new(pattern),
            vic: Vic::new(model),
            cia_1: Cia::new(model),
            cia_2: Cia::new(model),
            sid: Sid::new(),
            keyboard: Keyboard::default(),
            restore: false,
            drive: None,
            serial: Serial::default(),
            banking: Banking::new(),
            colour_ram: [0; 0x400],
            kernal: rom::kernal(),
            clock: 0,
            irq_history: 0,
            nmi_history: 0,
            nmi_low: false,
            override_read: None,
            watch_unwritten: false,
            unwritten_read: None,
        }
    }

    /// Lets time pass, until just before the beam reaches `line`, in which only the beam moves.
    pub(super) fn skip_to_line(&mut self, line: u16) {
        self.clock += self.vic.skip_to_line(line % self.vic.lines());
    }

    /// Looks for reads of RAM that nothing has written, or stops looking.
    pub(super) fn set_watch_unwritten(&mut self, watch: bool) {
        self.watch_unwritten = watch;
        self.unwritten_read = None;
    }

    pub(super) fn is_rom(&self, address: u16) -> bool {
        matches!(self.banking.area(address), Area::Basic | Area::Kernal)
    }

    /// The base of the VIC's bank: bits 0 and 1 of CIA 2's port A, inverted.
    fn vic_bank(&self) -> u16 {
        u16::from(!self.cia_2.lines().0 & 3) << 14
    }

    pub(super) fn colour_ram(&self) -> &[u8; 0x400] {
        &self.colour_ram
    }

    /// What the VIC sees.
    pub(super) fn vic_memory(&self) -> vic::Memory<'_> {
        vic::Memory {
            ram: &self.ram,
            colour: &self.colour_ram,
            bank: self.vic_bank(),
        }
    }

    #[inline]
    fn tick(&mut self) {
        self.clock += 1;
        // Not `vic_memory`: that would borrow the VIC as well.
        let memory = vic::Memory {
            ram: &self.ram,
            colour: &self.colour_ram,
            bank: self.vic_bank(),
        };
        self.vic.tick(&memory);
        self.cia_1.tick();
        self.cia_2.tick();
        let irq = self.vic.irq() || self.cia_1.interrupt();
        self.irq_history = self.irq_history << 1 | u8::from(irq);
        let nmi_low = self.cia_2.interrupt() || self.restore;
        // A line that falls once is answered once, however long it stays low.
        let waiting = self.nmi_history & 1 != 0 || nmi_low && !self.nmi_low;
        self.nmi_history = self.nmi_history << 1 | u8::from(waiting);
        self.nmi_low = nmi_low;
    }

    fn cia_2_inputs(&self) -> (u8, u8) {
        let (a, b) = self.cia_2.lines();
        // Nothing is on the serial bus: CLOCK IN and DATA IN show what the inverters make of CLOCK OUT and DATA OUT.
        let serial = !(a << 2) & 0xC0;
        (a & 0x3F | serial, b)
    }

    fn read_io(&mut self, address: u16) -> u8 {
        match address {
            0xD000..=0xD3FF => self.vic.read(address),
            0xD400..=0xD7FF => self.sid.read(self.clock, address),
            0xDC00..=0xDCFF => {
                let inputs = self.keyboard.lines(self.cia_1.lines());
                self.cia_1.read(address, inputs)
            }
            0xDD00..=0xDDFF => {
                let inputs = self.cia_2_inputs();
                self.cia_2.read(address, inputs)
            }
            _ => self.peek_io(address),
        }
    }

    /// Reads without any of the effects that reading has.
    fn peek_io(&self, address: u16) -> u8 {
        match address {
            0xD000..=0xD3FF => self.vic.peek(address),
            0xD400..=0xD7FF => self.sid.peek(address),
            0xD800..=0xDBFF => self.colour_ram[usize::from(address & 0x3FF)] | 0xF0,
            0xDC00..=0xDCFF => self
                .cia_1
                .peek(address, self.keyboard.lines(self.cia_1.lines())),
            0xDD00..=0xDDFF => self.cia_2.peek(address, self.cia_2_inputs()),
            _ => OPEN_BUS,
        }
    }

    fn write_io(&mut self, address: u16, value: u8) {
        match address {
            0xD000..=0xD3FF => self.vic.write(address, value),
            0xD400..=0xD7FF => self.sid.write(self.clock, address, value),
            0xD800..=0xDBFF => self.colour_ram[usize::from(address & 0x3FF)] = value & 0x0F,
            0xDC00..=0xDCFF => self.cia_1.write(address, value),
            0xDD00..=0xDDFF => self.cia_2.write(address, value),
            _ => {}
        }
    }

    /// The byte the processor would read, without any of the effects of reading.
    pub(super) fn peek(&self, address: u16) -> u8 {
        match self.banking.area(address) {
            Area::Port => self.banking.read(address),
            Area::Ram => self.ram.read(address),
            Area::Basic => rom::BASIC,
            Area::Kernal => self.kernal[usize::from(address & 0x1FFF)],
            Area::Characters => 0,
            Area::Io => self.peek_io(address),
        }
    }
}

impl Bus for Board {
    #[inline]
    fn get_byte(&mut self, address: u16) -> u8 {
        if let Some(value) = self.override_read.take() {
            return value;
        }
        match self.banking.area(address) {
            Area::Ram => {
                if self.watch_unwritten
                    && !self.ram.is_written(address)
                    && self.unwritten_read.is_none()
                {
                    self.unwritten_read = Some(address);
                }
                self.ram.read(address)
            }
            Area::Io => self.read_io(address),
            _ => self.peek(address),
        }
    }

    #[inline]
    fn set_byte(&mut self, address: u16, value: u8) {
        match self.banking.area(address) {
            Area::Port => self.banking.write(address, value),
            Area::Io => self.write_io(address, value),
            // RAM lies under all ROM.
            _ => self.ram.write(address, value),
        }
    }
}

impl System for Board {
    fn spend(&mut self, cycles: u8, writes: u8) {
        for cycle in 0..cycles {
            self.tick();
            if writes >> cycle & 1 == 0 {
                while self.vic.bus_wanted() {
                    self.tick();
                }
            }
        }
    }

    fn clock(&self) -> u64 {
        self.clock
    }

    fn irq_low(&self, ago: u8) -> bool {
        self.irq_history >> ago & 1 != 0
    }

    fn take_nmi(&mut self, ago: u8) -> bool {
        let waiting = self.nmi_history >> ago & 1 != 0;
        if waiting {
            self.nmi_history = 0;
        }
        waiting
    }

    fn interrupts_possible(&self, irq_masked: bool) -> bool {
        let irq = !irq_masked && (self.vic.irq_enabled() || self.cia_1.interrupt_enabled());
        // A line that is low already cannot fall.
        let nmi = !self.nmi_low && self.cia_2.interrupt_enabled();
        irq || nmi
    }

    fn is_io(&self, address: u16) -> bool {
        self.banking.area(address) == Area::Io
    }

    fn override_next_read(&mut self, value: u8) {
        self.override_read = Some(value);
    }

    fn take_unwritten_read(&mut self) -> Option<u16> {
        self.unwritten_read.take()
    }
}
