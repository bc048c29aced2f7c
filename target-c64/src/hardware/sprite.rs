//! Sprites: which there are, and what each picture of `assets/sprites.png` shows.
//!
//! Sprites 0–3 have one colour, sprites 4–7 are multicolour. All stand before the characters, and those with a lower number
//! before the others.

/// How many pictures there are.
pub const PICTURES: u8 = 12;
/// So many of them are multicolour, for sprites 4–7; the others are for sprites 0–3.
pub const MULTICOLOURED: u8 = 8;
/// The colour codes that multicolour pictures share, $D025 and $D026: skin, and its shade.
pub const SHARED: [u8; 2] = [8, 9];
/// The colour code of what is not seen, in the sheet only.
pub const KEY: u8 = 5;

/// The upper half of the closed hand; then its lower half, and both of the open hand.
pub const HAND: u8 = 0;
/// A seed.
pub const SEED: u8 = 4;
/// The outlines of what begins at `HAND`.
pub const OUTLINE: u8 = 8;

/// The column, in pairs of pixels, where a sprite's left edge is the screen's.
pub const LEFT: u8 = 12;
/// The line where a sprite's upper edge is the screen's.
pub const TOP: u8 = 50;
