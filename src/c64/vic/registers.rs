use super::source::Source;

/// The VIC's registers $D000–$D02E as bytes, with names for the fields in them.
#[derive(Clone)]
pub(super) struct Registers {
    bytes: [u8; 0x2F],
}

/// The three mode bits, as an index: ECM * 4 + BMM * 2 + MCM.
pub(super) type Mode = u8;

impl Registers {
    pub(super) fn new() -> Self {
        Self { bytes: [0; 0x2F] }
    }

    /// The byte last written to a register ($00–$2E); 0 for others.
    pub(super) fn get(&self, register: u8) -> u8 {
        self.bytes.get(usize::from(register)).copied().unwrap_or(0)
    }

    /// Keeps a byte; registers from $2F on do not exist.
    pub(super) fn set(&mut self, register: u8, value: u8) {
        if let Some(byte) = self.bytes.get_mut(usize::from(register)) {
            *byte = value;
        }
    }

    pub(super) fn display_enabled(&self) -> bool {
        self.bytes[0x11] & 0x10 != 0
    }

    pub(super) fn rows_25(&self) -> bool {
        self.bytes[0x11] & 0x08 != 0
    }

    pub(super) fn columns_40(&self) -> bool {
        self.bytes[0x16] & 0x08 != 0
    }

    pub(super) fn y_scroll(&self) -> u8 {
        self.bytes[0x11] & 7
    }

    pub(super) fn x_scroll(&self) -> u8 {
        self.bytes[0x16] & 7
    }

    pub(super) fn mode(&self) -> Mode {
        (self.bytes[0x11] & 0x60) >> 4 | (self.bytes[0x16] & 0x10) >> 4
    }

    pub(super) fn bitmap(&self) -> bool {
        self.bytes[0x11] & 0x20 != 0
    }

    pub(super) fn extended_colour(&self) -> bool {
        self.bytes[0x11] & 0x40 != 0
    }

    /// The raster line that causes an interrupt.
    pub(super) fn raster_compare(&self) -> u16 {
        u16::from(self.bytes[0x11] & 0x80) << 1 | u16::from(self.bytes[0x12])
    }

    /// Addresses within the VIC's bank of 16 KB.
    pub(super) fn screen(&self) -> u16 {
        u16::from(self.bytes[0x18] & 0xF0) << 6
    }

    pub(super) fn characters(&self) -> u16 {
        u16::from(self.bytes[0x18] & 0x0E) << 10
    }

    pub(super) fn bitmap_base(&self) -> u16 {
        u16::from(self.bytes[0x18] & 0x08) << 10
    }

    /// The colour (0–15) that a pixel has now.
    #[inline]
    pub(super) fn colour(&self, source: Source) -> u8 {
        match source {
            Source::Memory(colour) => colour,
            Source::Register(register) => self.bytes[usize::from(register)] & 0x0F,
        }
    }

    /// Sprites, one bit each.
    pub(super) fn sprites_enabled(&self) -> u8 {
        self.bytes[0x15]
    }

    pub(super) fn sprites_expanded_y(&self) -> u8 {
        self.bytes[0x17]
    }

    pub(super) fn sprite_expanded_x(&self, sprite: usize) -> bool {
        self.bytes[0x1D] >> sprite & 1 != 0
    }

    pub(super) fn sprite_behind(&self, sprite: usize) -> bool {
        self.bytes[0x1B] >> sprite & 1 != 0
    }

    pub(super) fn sprite_multicolour(&self, sprite: usize) -> bool {
        self.bytes[0x1C] >> sprite & 1 != 0
    }

    /// Position 0 to 511; 24 is the first pixel of the 40-column window.
    pub(super) fn sprite_x(&self, sprite: usize) -> u16 {
        u16::from(self.bytes[sprite * 2]) | u16::from(self.bytes[0x10] >> sprite & 1) << 8
    }

    pub(super) fn sprite_y(&self, sprite: usize) -> u8 {
        self.bytes[sprite * 2 + 1]
    }
}
