//! The VIC-II: registers, raster, interrupts, the cycles it takes from the processor, and the picture.
//!
//! Rules and timing: Christian Bauer, "The MOS 6567/6569 video controller (VIC-II) and its application in the
//! Commodore 64" (1996). The chip is clocked cycle by cycle and draws the eight pixels of each, with the registers as
//! they are then; so splits show where a program makes them. Compared with VICE 3.7.1, the pictures of all modes with
//! sprites are the same, and the cycles taken are. Not emulated: the light pen; the pixels within a cell at which a
//! change of mode takes effect; what becomes of graphics fetched while the processor still has the bus.

mod border;
mod display;
mod memory;
mod registers;
mod sequencer;
mod source;
mod sprites;

pub(super) use memory::Memory;

use border::Border;
use display::Display;
use registers::Registers;
use sequencer::{Pixel, Sequencer};
use source::Source;
use sprites::Sprites;

use super::frame::Frame;
use super::model::Model;

/// Interrupt sources: bits of $D019 and $D01A.
const RASTER: u8 = 0x01;
const SPRITE_DATA: u8 = 0x02;
const SPRITE_SPRITE: u8 = 0x04;

/// The cycles (from 1) in which the 48 visible groups of eight pixels appear.
const FIRST_VISIBLE_CYCLE: u8 = 13;
const LAST_VISIBLE_CYCLE: u8 = 60;
/// Cycles in which the pixels of the 40 cells start.
const FIRST_CELL_CYCLE: u8 = 17;
const LAST_CELL_CYCLE: u8 = 56;

/// The video chip.
#[derive(Clone)]
pub(super) struct Vic {
    model: Model,
    registers: Registers,
    /// Position in the line, from 1.
    cycle: u8,
    line: u16,
    /// In the first cycle after the last line.
    frame_over: bool,
    /// Whether the line was equal to the one compared with: an interrupt comes when it becomes so.
    line_matched: bool,
    interrupts: u8,
    sprite_sprite: u8,
    sprite_data: u8,
    bus_wanted: bool,
    display: Display,
    sprites: Sprites,
    border: Border,
    sequencer: Sequencer,
    /// The pixels of the last cycle that have no colours yet, and where they go.
    leaving: Option<(usize, [Source; 8])>,
    drawing: bool,
    /// Frames finished, whether drawn or not.
    frames: u64,
    shown: Frame,
    canvas: Frame,
}

impl Vic {
    pub(super) fn new(model: Model) -> Self {
        Self {
            model,
            registers: Registers::new(),
            cycle: model.cycles_per_line(),
            line: model.lines() - 1,
            frame_over: false,
            line_matched: false,
            interrupts: 0,
            sprite_sprite: 0,
            sprite_data: 0,
            bus_wanted: false,
            display: Display::new(),
            sprites: Sprites::new(model),
            border: Border::new(),
            sequencer: Sequencer::new(),
            leaving: None,
            drawing: true,
            frames: 0,
            shown: Frame::new(model),
            canvas: Frame::new(model),
        }
    }

    /// Whether pixels are drawn and collisions seen.
    pub(super) fn set_drawing(&mut self, drawing: bool) {
        self.drawing = drawing;
    }

    /// Frames finished: the count goes up after the last visible line.
    pub(super) fn frames(&self) -> u64 {
        self.frames
    }

    /// Raster lines of a frame.
    pub(super) fn lines(&self) -> u16 {
        self.model.lines()
    }

    /// The last whole frame that was drawn.
    pub(super) fn frame(&self) -> &Frame {
        &self.shown
    }

    /// The raster line, and the cycle in it, from 1.
    pub(super) fn position(&self) -> (u16, u8) {
        (self.line, self.cycle)
    }

    /// Whether the processor has to wait at its next read: BA is low.
    #[inline]
    pub(super) fn bus_wanted(&self) -> bool {
        self.bus_wanted
    }

    /// Whether the IRQ line is pulled low.
    #[inline]
    pub(super) fn irq(&self) -> bool {
        self.interrupts & self.registers.get(0x1A) & 0x0F != 0
    }

    /// Whether any interrupt source is enabled.
    pub(super) fn irq_enabled(&self) -> bool {
        self.registers.get(0x1A) & 0x0F != 0
    }

    /// The byte last written to a register.
    pub(super) fn register(&self, register: u8) -> u8 {
        self.registers.get(register)
    }

    /// The base of the screen within the VIC's bank.
    pub(super) fn screen(&self) -> u16 {
        self.registers.screen()
    }

    /// Goes on to the next cycle and does what happens in it before the processor's access.
    #[inline]
    pub(super) fn tick(&mut self, memory: &Memory) {
        self.finish_pixels();
        self.advance();
        let covered = self.border.tick(
            self.cycle,
            self.model.cycles_per_line(),
            self.line,
            &self.registers,
        );
        if self.drawing && (FIRST_VISIBLE_CYCLE..=LAST_VISIBLE_CYCLE).contains(&self.cycle) {
            self.draw(covered);
        }
        self.display
            .tick(self.cycle, self.line, &self.registers, memory);
        self.sprites
            .tick(self.cycle, self.line, &self.registers, memory);
        self.bus_wanted = self.display.wants_bus(self.cycle) || self.sprites.wants_bus(self.cycle);
    }

    fn advance(&mut self) {
        self.cycle += 1;
        if self.cycle > self.model.cycles_per_line() {
            self.cycle = 1;
            self.start_line();
        } else if self.frame_over {
            // The number of the last line becomes 0 one cycle late.
            self.frame_over = false;
            self.line = 0;
            self.display.start_frame();
        }
        self.compare_line();
    }

    fn start_line(&mut self) {
        if self.line + 1 == self.model.lines() {
            self.frame_over = true;
            return;
        }
        self.line += 1;
        let after_picture =
            (self.model.first_visible_line() + self.model.visible_lines()) % self.model.lines();
        if self.line == after_picture {
            self.frames += 1;
            if self.drawing {
                std::mem::swap(&mut self.shown, &mut self.canvas);
            }
        }
    }

    /// Goes to the last cycle before `line` without drawing, fetching or asking for interrupts on the way.
    /// Returns how many cycles that are.
    pub(super) fn skip_to_line(&mut self, line: u16) -> u64 {
        let lines = self.model.lines();
        let cycles_per_line = self.model.cycles_per_line();
        let mut skipped = u64::from(cycles_per_line - self.cycle);
        self.finish_pixels();
        self.cycle = cycles_per_line;
        while (self.line + 1) % lines != line {
            skipped += u64::from(cycles_per_line);
            if self.frame_over || self.line + 1 == lines {
                self.frame_over = false;
                self.line = 0;
                self.display.start_frame();
            } else {
                self.start_line();
            }
        }
        skipped
    }

    fn compare_line(&mut self) {
        let matches = self.line == self.registers.raster_compare();
        if matches && !self.line_matched {
            self.interrupts |= RASTER;
        }
        self.line_matched = matches;
    }

    /// Draws the eight pixels of this cycle; the border covers those of the mask (bit 7 is the leftmost).
    fn draw(&mut self, covered: u8) {
        let lines = self.model.lines();
        let row = usize::from((self.line + lines - self.model.first_visible_line()) % lines);
        if row >= self.canvas.height {
            return;
        }
        let group = self.cycle - FIRST_VISIBLE_CYCLE;
        let start = row * Frame::WIDTH + usize::from(group) * 8;
        let left = i16::from(group) * 8 - 8;
        let mode = self.registers.mode();
        let has_cell = (FIRST_CELL_CYCLE..=LAST_CELL_CYCLE).contains(&self.cycle);
        let sprites = self.sprites.any_visible();
        let mut sources = [Source::BORDER; 8];
        if covered != 0xFF || sprites {
            for offset in 0..8 {
                if has_cell && offset == self.registers.x_scroll() {
                    self.sequencer.load(self.display.cell);
                }
                let pixel = if self.border.vertical {
                    Pixel::EMPTY
                } else {
                    self.sequencer.next(mode)
                };
                let mut source = pixel.source;
                if sprites {
                    source = self.mix_sprites(left + i16::from(offset), pixel);
                }
                if covered & 0x80 >> offset == 0 {
                    sources[usize::from(offset)] = source;
                }
            }
        }
        // The first pixel leaves the chip before the processor can write in this cycle, the others afterwards.
        self.canvas.pixels[start] = self.registers.colour(sources[0]);
        self.leaving = Some((start, sources));
    }

    /// Gives the last cycle's pixels their colours.
    fn finish_pixels(&mut self) {
        if let Some((start, sources)) = self.leaving.take() {
            let pixels = &mut self.canvas.pixels[start + 1..start + 8];
            for (pixel, &source) in pixels.iter_mut().zip(&sources[1..]) {
                *pixel = self.registers.colour(source);
            }
        }
    }

    /// Where the colour of a pixel comes from with the sprites; notes collisions.
    fn mix_sprites(&mut self, position: i16, pixel: Pixel) -> Source {
        let Some(sprite) = self.sprites.pixel(position, &self.registers) else {
            return pixel.source;
        };
        if sprite.sprites.count_ones() > 1 {
            if self.sprite_sprite == 0 {
                self.interrupts |= SPRITE_SPRITE;
            }
            self.sprite_sprite |= sprite.sprites;
        }
        if pixel.foreground {
            if self.sprite_data == 0 {
                self.interrupts |= SPRITE_DATA;
            }
            self.sprite_data |= sprite.sprites;
            if self.registers.sprite_behind(sprite.first) {
                return pixel.source;
            }
        }
        sprite.source
    }

    /// Reads a register; the 64 registers repeat. Bits that do not exist are set.
    pub(super) fn read(&mut self, address: u16) -> u8 {
        let register = (address & 0x3F) as u8;
        let value = self.peek(address);
        match register {
            0x1E => self.sprite_sprite = 0,
            0x1F => self.sprite_data = 0,
            _ => {}
        }
        value
    }

    /// What [`read`](Self::read) would return, without clearing anything.
    pub(super) fn peek(&self, address: u16) -> u8 {
        let register = (address & 0x3F) as u8;
        let value = self.registers.get(register);
        match register {
            0x11 => value & 0x7F | (self.line >> 1) as u8 & 0x80,
            0x12 => self.line as u8,
            // The light pen, which no one touches.
            0x13 | 0x14 => 0,
            0x16 => value | 0xC0,
            0x18 => value | 0x01,
            0x19 => self.interrupts | 0x70 | u8::from(self.irq()) << 7,
            0x1A => value | 0xF0,
            0x1E => self.sprite_sprite,
            0x1F => self.sprite_data,
            0x20..=0x2E => value | 0xF0,
            0x2F.. => 0xFF,
            _ => value,
        }
    }

    /// Writes a register.
    pub(super) fn write(&mut self, address: u16, value: u8) {
        let register = (address & 0x3F) as u8;
        self.registers.set(register, value);
        match register {
            0x11 | 0x12 => self.compare_line(),
            0x17 => self.sprites.set_expanded_y(value),
            0x19 => self.interrupts &= !value,
            _ => {}
        }
    }
}
