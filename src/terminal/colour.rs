use crossterm::style::Color;

use crate::c64::PALETTE;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourDepth {
    /// Any red, green and blue.
    True,
    /// The 256 of xterm, in which each of the C64's has one near to it.
    Indexed,
}

impl ColourDepth {
    /// True colours if the variable `COLORTERM` says so, as terminals that have them set it.
    pub fn of_terminal() -> Self {
        match std::env::var("COLORTERM").as_deref() {
            Ok("truecolor" | "24bit") => Self::True,
            _ => Self::Indexed,
        }
    }

    /// The terminal's colour for one of the C64's, 0–15.
    pub(super) fn colour(self, colour: u8) -> Color {
        let colour = usize::from(colour & 0x0F);
        match self {
            Self::True => {
                let [r, g, b] = PALETTE[colour];
                Color::Rgb { r, g, b }
            }
            Self::Indexed => Color::AnsiValue(INDEXED[colour]),
        }
    }
}

/// The one of xterm's 256 colours for each of the C64's. Chosen for their hue: the nearest by distance would make red
/// grey and orange brown.
const INDEXED: [u8; 16] = [
    16, 231, 88, 73, 96, 65, 18, 149, 94, 58, 131, 238, 242, 114, 61, 246,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn true_colours_are_those_of_the_palette() {
        let [r, g, b] = PALETTE[2];
        assert_eq!(ColourDepth::True.colour(2), Color::Rgb { r, g, b });
    }

    #[test]
    fn the_sixteen_colours_stay_different() {
        let mut indices = INDEXED.to_vec();
        indices.sort_unstable();
        indices.dedup();
        assert_eq!(indices.len(), 16);
    }

    /// Red, green and blue of one of xterm's colours 16–255: a cube of six steps a side, then 24 greys.
    fn rgb(index: u8) -> [u8; 3] {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        if index >= 232 {
            return [8 + 10 * (index - 232); 3];
        }
        let cube = usize::from(index - 16);
        [STEPS[cube / 36], STEPS[cube / 6 % 6], STEPS[cube % 6]]
    }

    #[test]
    fn the_indexed_colours_are_near_the_true_ones() {
        for (index, colour) in INDEXED.into_iter().zip(PALETTE) {
            for (found, wanted) in rgb(index).into_iter().zip(colour) {
                assert!(found.abs_diff(wanted) <= 60, "{index}: {colour:?}");
            }
        }
    }
}
