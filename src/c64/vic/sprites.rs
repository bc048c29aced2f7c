use super::memory::Memory;
use super::registers::Registers;
use super::source::Source;
use crate::c64::model::Model;

/// The eight sprites: when their data are fetched, and which pixels they give.
///
/// Names and rules: Bauer, section 3.8.1.
#[derive(Clone)]
pub(super) struct Sprites {
    first_cycle: u8,
    last_cycle: u8,
    wrap: (u16, u16),
    /// Sprites (one bit each) whose data are fetched.
    dma: u8,
    /// Sprites whose data are shown.
    displayed: u8,
    /// The expansion flip-flops: set in lines after which the next row comes.
    advance: u8,
    /// MC and MCBASE: bytes of the sprite fetched so far (0–63).
    fetched: [u8; 8],
    fetched_base: [u8; 8],
    pointers: [u8; 8],
    /// The row fetched last, 24 bits.
    data: [u32; 8],
    /// The rows that this line shows, and the sprites where they are not empty.
    rows: [u32; 8],
    visible: u8,
    /// Per cycle, the sprites for which the VIC wants the bus if they have DMA.
    bus_wanted: [u8; 66],
}

/// The cycle in which all data for this line have been fetched and none for the next.
const LATCH_CYCLE: u8 = 12;

impl Sprites {
    pub(super) fn new(model: Model) -> Self {
        let last_cycle = model.cycles_per_line();
        let first_cycle = model.first_sprite_cycle();
        let mut bus_wanted = [0; 66];
        for sprite in 0..8 {
            // Three cycles of warning, then one for the pointer and two halves for data.
            let pointer = first_cycle + 2 * sprite;
            for cycle in pointer - 3..=pointer + 1 {
                bus_wanted[usize::from((cycle - 1) % last_cycle + 1)] |= 1 << sprite;
            }
        }
        Self {
            first_cycle,
            last_cycle,
            wrap: model.sprite_wrap(),
            dma: 0,
            displayed: 0,
            advance: 0xFF,
            fetched: [0; 8],
            fetched_base: [0; 8],
            pointers: [0; 8],
            data: [0; 8],
            rows: [0; 8],
            visible: 0,
            bus_wanted,
        }
    }

    /// Whether the VIC wants the bus in this cycle (from 1) to read sprites.
    #[inline]
    pub(super) fn wants_bus(&self, cycle: u8) -> bool {
        self.dma & self.bus_wanted[usize::from(cycle)] != 0
    }

    /// Vertical expansion was written: sprites that are not expanded advance in every line.
    pub(super) fn set_expanded_y(&mut self, expanded: u8) {
        self.advance |= !expanded;
    }

    /// Does what happens in one cycle (from 1) of a line.
    #[inline]
    pub(super) fn tick(&mut self, cycle: u8, line: u16, registers: &Registers, memory: &Memory) {
        match cycle {
            LATCH_CYCLE => self.latch_rows(),
            16 => self.advance_rows(),
            _ if self.dma == 0 && registers.sprites_enabled() == 0 => {
                if cycle == self.first_cycle {
                    self.displayed = 0;
                }
            }
            _ if cycle == self.first_cycle - 3 => self.start_dma(line, registers),
            _ if cycle == self.first_cycle - 2 => {
                self.start_dma(line, registers);
                self.advance ^= self.dma & registers.sprites_expanded_y();
            }
            _ => {
                if cycle == self.first_cycle {
                    self.start_display(line, registers);
                }
                self.fetch(cycle, registers, memory);
            }
        }
    }

    fn latch_rows(&mut self) {
        self.visible = 0;
        if self.displayed == 0 {
            return;
        }
        for sprite in 0..8 {
            let shown = self.displayed >> sprite & 1 != 0;
            self.rows[sprite] = if shown { self.data[sprite] } else { 0 };
            self.visible |= u8::from(self.rows[sprite] != 0) << sprite;
        }
    }

    fn advance_rows(&mut self) {
        for sprite in 0..8 {
            let bit = 1 << sprite;
            if self.dma & self.advance & bit != 0 {
                self.fetched_base[sprite] = self.fetched[sprite];
                if self.fetched_base[sprite] == 63 {
                    self.dma &= !bit;
                }
            }
        }
    }

    /// Sprites that start below this line: enabled, at this position, and not yet running.
    fn start_dma(&mut self, line: u16, registers: &Registers) {
        let candidates = registers.sprites_enabled() & !self.dma;
        for sprite in 0..8 {
            let bit = 1 << sprite;
            if candidates & bit != 0 && registers.sprite_y(sprite) == line as u8 {
                self.dma |= bit;
                self.fetched_base[sprite] = 0;
                self.advance |= bit;
            }
        }
    }

    fn start_display(&mut self, line: u16, registers: &Registers) {
        self.fetched = self.fetched_base;
        self.displayed &= self.dma;
        for sprite in 0..8 {
            if registers.sprite_y(sprite) == line as u8 {
                self.displayed |= self.dma & registers.sprites_enabled() & 1 << sprite;
            }
        }
    }

    /// Fetches pointer or data of the sprite whose turn it is.
    fn fetch(&mut self, cycle: u8, registers: &Registers, memory: &Memory) {
        let since = (cycle + self.last_cycle - self.first_cycle) % self.last_cycle;
        let sprite = usize::from(since / 2);
        if since >= 16 || self.dma >> sprite & 1 == 0 {
            return;
        }
        if since & 1 == 0 {
            self.pointers[sprite] = memory.read(registers.screen() | 0x3F8 | sprite as u16);
            return;
        }
        let base = u16::from(self.pointers[sprite]) << 6;
        self.data[sprite] = 0;
        for _ in 0..3 {
            let byte = memory.read(base | u16::from(self.fetched[sprite]));
            self.data[sprite] = self.data[sprite] << 8 | u32::from(byte);
            self.fetched[sprite] = (self.fetched[sprite] + 1) & 0x3F;
        }
    }

    /// Whether any sprite has pixels in this line.
    #[inline]
    pub(super) fn any_visible(&self) -> bool {
        self.visible != 0
    }

    /// The sprites that have a pixel at a position (24 is the first of the 40-column window, those left of 0 are
    /// negative), with where the first of them takes its colour from.
    #[inline]
    pub(super) fn pixel(&self, position: i16, registers: &Registers) -> Option<SpritePixel> {
        let mut found: Option<SpritePixel> = None;
        for sprite in 0..8 {
            if self.visible >> sprite & 1 == 0 {
                continue;
            }
            let value = self.value(sprite, position, registers);
            if value == 0 {
                continue;
            }
            let pixel = found.get_or_insert_with(|| SpritePixel {
                first: sprite,
                sprites: 0,
                source: Source::sprite(sprite as u8, value),
            });
            pixel.sprites |= 1 << sprite;
        }
        found
    }

    /// A sprite's pixel value: 0 is transparent; 2 is the sprite's own colour.
    fn value(&self, sprite: usize, position: i16, registers: &Registers) -> u8 {
        let (negative_from, width) = self.wrap;
        let x = registers.sprite_x(sprite);
        if x >= width {
            // The line has no such position.
            return 0;
        }
        let left = if x >= negative_from {
            x as i16 - width as i16
        } else {
            x as i16
        };
        let offset = (position - left) >> u8::from(registers.sprite_expanded_x(sprite));
        if !(0..24).contains(&offset) {
            return 0;
        }
        let row = self.rows[sprite];
        if registers.sprite_multicolour(sprite) {
            (row >> (22 - (offset & !1)) & 3) as u8
        } else {
            (row >> (23 - offset) & 1) as u8 * 2
        }
    }
}

/// What the sprites show in one pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpritePixel {
    /// The sprite in front.
    pub(super) first: usize,
    /// All sprites that have a pixel here, one bit each.
    pub(super) sprites: u8,
    pub(super) source: Source,
}
