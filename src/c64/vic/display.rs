use super::memory::Memory;
use super::registers::Registers;

/// What the VIC fetched for eight pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    /// Eight pixels, or four of two bits.
    pub(super) graphics: u8,
    /// The byte from the screen: a character or two colours.
    pub(super) screen: u8,
    /// The nybble from colour RAM.
    pub(super) colour: u8,
}

/// Fetches screen and graphics: bad lines, the counters VC and RC, display and idle state.
///
/// Names and rules: Bauer, sections 3.5 and 3.7.2.
#[derive(Clone)]
pub(super) struct Display {
    bad_lines_allowed: bool,
    bad_line: bool,
    idle: bool,
    /// VC: index of the next cell in the screen (0–1023).
    counter: u16,
    /// VCBASE: `counter` at the start of the row.
    counter_base: u16,
    /// RC: line within the row of characters (0–7).
    row_line: u8,
    /// VMLI: index of the next cell in the row.
    column: usize,
    row: [(u8, u8); 40],
    /// The last graphics access, which the next eight pixels show.
    pub(super) cell: Cell,
}

/// Lines that can be bad lines.
const FIRST_LINE: u16 = 0x30;
const LAST_LINE: u16 = 0xF7;

impl Display {
    pub(super) fn new() -> Self {
        Self {
            bad_lines_allowed: false,
            bad_line: false,
            idle: true,
            counter: 0,
            counter_base: 0,
            row_line: 7,
            column: 0,
            row: [(0, 0); 40],
            cell: Cell::default(),
        }
    }

    pub(super) fn start_frame(&mut self) {
        self.bad_lines_allowed = false;
        self.counter_base = 0;
    }

    /// Whether the VIC wants the bus in this cycle (from 1) to read the screen.
    #[inline]
    pub(super) fn wants_bus(&self, cycle: u8) -> bool {
        self.bad_line && (12..=54).contains(&cycle)
    }

    /// Does what happens in one cycle (from 1) of a line.
    #[inline]
    pub(super) fn tick(&mut self, cycle: u8, line: u16, registers: &Registers, memory: &Memory) {
        if line == FIRST_LINE && registers.display_enabled() {
            self.bad_lines_allowed = true;
        }
        self.bad_line = self.bad_lines_allowed
            && (FIRST_LINE..=LAST_LINE).contains(&line)
            && line as u8 & 7 == registers.y_scroll();
        if self.bad_line {
            self.idle = false;
        }
        match cycle {
            14 => {
                self.counter = self.counter_base;
                self.column = 0;
                if self.bad_line {
                    self.row_line = 0;
                }
            }
            15..=55 => {
                if cycle > 15 {
                    self.fetch_graphics(registers, memory);
                }
                if cycle < 55 && self.bad_line && self.column < 40 {
                    let screen = memory.read(registers.screen() | self.counter);
                    self.row[self.column] = (screen, memory.colour(self.counter));
                }
            }
            58 => {
                if self.row_line == 7 {
                    self.idle = true;
                    self.counter_base = self.counter;
                }
                if self.bad_line {
                    self.idle = false;
                }
                if !self.idle {
                    self.row_line = (self.row_line + 1) & 7;
                }
            }
            _ => {}
        }
    }

    fn fetch_graphics(&mut self, registers: &Registers, memory: &Memory) {
        // With ECM set, address lines 9 and 10 are low.
        let mask = if registers.extended_colour() {
            0x39FF
        } else {
            0x3FFF
        };
        if self.idle {
            self.cell = Cell {
                graphics: memory.read(mask),
                screen: 0,
                colour: 0,
            };
            return;
        }
        let (screen, colour) = self.row.get(self.column).copied().unwrap_or_default();
        let line = u16::from(self.row_line);
        let address = if registers.bitmap() {
            registers.bitmap_base() | self.counter << 3 | line
        } else {
            registers.characters() | u16::from(screen) << 3 | line
        };
        self.cell = Cell {
            graphics: memory.read(address & mask),
            screen,
            colour,
        };
        self.counter = (self.counter + 1) & 0x3FF;
        self.column += 1;
    }
}
