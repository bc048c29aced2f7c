/// Where the colour of a pixel comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// Video memory gave the colour itself, 0–15.
    Memory(u8),
    /// A colour register, $20–$2E, which is looked at when the pixel leaves the chip.
    Register(u8),
}

impl Source {
    pub(super) const BLACK: Self = Self::Memory(0);
    pub(super) const BORDER: Self = Self::Register(0x20);

    /// Background colour 0 to 3.
    pub(super) const fn background(index: u8) -> Self {
        Self::Register(0x21 + index)
    }

    /// The colour of a sprite's pixel value: 1 and 3 are shared by all sprites, 2 is the sprite's own.
    pub(super) const fn sprite(sprite: u8, value: u8) -> Self {
        match value {
            1 => Self::Register(0x25),
            3 => Self::Register(0x26),
            _ => Self::Register(0x27 + sprite),
        }
    }
}
