//! The character set: `charset.png` made into the VIC-II's 256 patterns of eight bytes.

use anyhow::{Result, bail};
use awale_c64::tiles::{BACKGROUND, FIRST_MULTICOLOUR, MULTICOLOUR, SHARED, YELLOW};

use super::sheet::Sheet;
use crate::Failure;

/// Width and height of the sheet in pixels: sixteen by sixteen characters.
const SIDE: u32 = 128;

/// The own colour of a multicolour character that does without.
const ANY: u8 = YELLOW;

/// Patterns of 256 characters; code `c` stands in column `c % 16` and row `c / 16` of the sheet.
///
/// Codes below `FIRST_MULTICOLOUR` are standard characters: the background and one ink. The others
/// are multicolour: pairs of equal pixels, the background, the two shared colours, and one more of
/// the first eight, which on the screen is the cell's own.
pub struct Charset {
    bytes: [u8; 2048],
    /// The colour codes of each multicolour character's pixels.
    looks: Vec<[u8; 64]>,
    own_colours: Vec<u8>,
}

impl Charset {
    /// Converts the sheet; `name` is what errors call it.
    pub fn from_png(name: &str, png: &[u8]) -> Result<Self> {
        let sheet = Sheet::from_png(name, png, SIDE, SIDE)?;
        let mut bytes = [0; 2048];
        let mut looks = Vec::new();
        let mut own_colours = Vec::new();
        for (code, pattern) in (0u8..=255).zip(bytes.chunks_exact_mut(8)) {
            let cell = Cell {
                sheet: &sheet,
                code,
            };
            let mut ink = None;
            for (row, byte) in (0u32..8).zip(pattern) {
                *byte = if code < FIRST_MULTICOLOUR {
                    cell.standard_row(row, &mut ink)?
                } else {
                    cell.multicolour_row(row, &mut ink)?
                };
            }
            if code >= FIRST_MULTICOLOUR {
                looks.push(sheet.cell(u32::from(code % 16), u32::from(code / 16)));
                own_colours.push(MULTICOLOUR | ink.unwrap_or(ANY));
            }
        }
        Ok(Self {
            bytes,
            looks,
            own_colours,
        })
    }

    /// The 2,048 bytes as the VIC-II reads them.
    pub fn bytes(&self) -> &[u8; 2048] {
        &self.bytes
    }

    /// The own colour of each multicolour character as the sheet has it, with `MULTICOLOUR` set. Those that have none
    /// get yellow: most of them are places where seeds may fall, which have it.
    pub fn own_colours(&self) -> &[u8] {
        &self.own_colours
    }

    /// The multicolour character that looks like these colour codes.
    pub fn find(&self, cell: &[u8; 64]) -> Option<u8> {
        (FIRST_MULTICOLOUR..=255)
            .zip(&self.looks)
            .find_map(|(code, look)| (look == cell).then_some(code))
    }
}

/// One character of the sheet.
struct Cell<'a> {
    sheet: &'a Sheet,
    code: u8,
}

impl Cell<'_> {
    fn pixel(&self, column: u32, row: u32) -> u8 {
        self.sheet.pixel(
            u32::from(self.code % 16) * 8 + column,
            u32::from(self.code / 16) * 8 + row,
        )
    }

    /// Eight pixels as bits; the first colour that is not the background becomes the ink.
    fn standard_row(&self, row: u32, ink: &mut Option<u8>) -> Result<u8> {
        let mut byte = 0;
        for column in 0..8 {
            let colour = self.pixel(column, row);
            let bit = if colour == BACKGROUND {
                0
            } else {
                self.claim(ink, colour, column, row)?;
                1
            };
            byte = byte << 1 | bit;
        }
        Ok(byte)
    }

    /// Four pairs of pixels as two bits each; the first colour that is not one of the three of the
    /// whole screen becomes the cell's.
    fn multicolour_row(&self, row: u32, ink: &mut Option<u8>) -> Result<u8> {
        let mut byte = 0;
        for column in [0, 2, 4, 6] {
            let colour = self.pixel(column, row);
            if self.pixel(column + 1, row) != colour {
                let cause = "two colours in one multicolour pixel";
                bail!(self.failure(column + 1, row, cause, "paint both halves alike"));
            }
            let bits = if colour == BACKGROUND {
                0
            } else if colour == SHARED[0] {
                1
            } else if colour == SHARED[1] {
                2
            } else {
                if colour > 7 {
                    let cause = format!("colour {colour} cannot be a multicolour cell's own");
                    let [a, b] = SHARED;
                    let remedy = format!("use one of the first eight, {BACKGROUND}, {a} or {b}");
                    bail!(self.failure(column, row, &cause, &remedy));
                }
                self.claim(ink, colour, column, row)?;
                3
            };
            byte = byte << 2 | bits;
        }
        Ok(byte)
    }

    fn claim(&self, ink: &mut Option<u8>, colour: u8, column: u32, row: u32) -> Result<()> {
        match *ink.get_or_insert(colour) {
            first if first == colour => Ok(()),
            first => {
                let cause = format!("colour {colour} where the character's own is {first} already");
                let remedy = "use fewer colours in this character";
                bail!(self.failure(column, row, &cause, remedy))
            }
        }
    }

    /// An error that names file, character and pixel.
    fn failure(&self, column: u32, row: u32, cause: &str, remedy: &str) -> Failure {
        let (left, top) = (self.code % 16, self.code / 16);
        let (x, y) = (u32::from(left) * 8 + column, u32::from(top) * 8 + row);
        let (name, code) = (self.sheet.name(), self.code);
        let place =
            format!("{name}: character ${code:02X} (column {left}, row {top}), pixel {x},{y}");
        Failure::new(format!("{place}: {cause}"), remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::png;
    use super::*;
    use crate::c64::PALETTE;

    const MULTICOLOUR_X: u32 = (FIRST_MULTICOLOUR % 16) as u32 * 8;
    const MULTICOLOUR_Y: u32 = (FIRST_MULTICOLOUR / 16) as u32 * 8;

    /// What errors say of where the first multicolour character is.
    fn first_place() -> String {
        let (column, row) = (FIRST_MULTICOLOUR % 16, FIRST_MULTICOLOUR / 16);
        format!("character ${FIRST_MULTICOLOUR:02X} (column {column}, row {row})")
    }

    /// A sheet of background with some pixels of other colours.
    fn sheet(pixels: &[(u32, u32, u8)]) -> Vec<u8> {
        png(SIDE, SIDE, |x, y| {
            let colour = pixels
                .iter()
                .find(|&&(px, py, _)| (px, py) == (x, y))
                .map_or(BACKGROUND, |&(_, _, colour)| colour);
            PALETTE[usize::from(colour)]
        })
    }

    #[track_caller]
    fn assert_error(pixels: &[(u32, u32, u8)], start: &str) {
        let error = Charset::from_png("c.png", &sheet(pixels))
            .err()
            .map(|e| e.to_string());
        let error = error.unwrap_or_default();
        assert!(error.starts_with(start), "{error}");
    }

    #[test]
    fn standard_pixels_are_bits_from_the_left() {
        let charset =
            Charset::from_png("c.png", &sheet(&[(8, 0, 1), (15, 0, 1), (9, 7, 1)])).unwrap();
        assert_eq!(charset.bytes()[8..16], [0x81, 0, 0, 0, 0, 0, 0, 0x40]);
    }

    #[test]
    fn multicolour_pixels_are_pairs_of_bits_from_the_left() {
        let (x, y) = (MULTICOLOUR_X, MULTICOLOUR_Y + 2);
        let colours = [SHARED[0], SHARED[1], 2];
        let pixels: Vec<_> = (0..6u32)
            .map(|i| (x + 2 + i, y, colours[i as usize / 2]))
            .collect();
        let charset = Charset::from_png("c.png", &sheet(&pixels)).unwrap();
        let at = usize::from(FIRST_MULTICOLOUR) * 8 + 2;
        assert_eq!(charset.bytes()[at], 0b00_01_10_11);
    }

    #[test]
    fn multicolour_characters_are_found_by_their_looks_and_keep_their_colour() {
        let (x, y) = (MULTICOLOUR_X, MULTICOLOUR_Y + 7);
        let charset = Charset::from_png("c.png", &sheet(&[(x, y, 2), (x + 1, y, 2)])).unwrap();
        let mut cell = [BACKGROUND; 64];
        assert_eq!(charset.find(&cell), Some(FIRST_MULTICOLOUR + 1));
        cell[56..58].fill(2);
        assert_eq!(charset.find(&cell), Some(FIRST_MULTICOLOUR));
        cell[58] = 1;
        assert_eq!(charset.find(&cell), None);
        assert_eq!(
            charset.own_colours()[..2],
            [MULTICOLOUR | 2, MULTICOLOUR | ANY]
        );
    }

    #[test]
    fn a_second_ink_in_a_standard_character_is_refused() {
        assert_error(
            &[(16, 9, 1), (18, 11, 7)],
            "c.png: character $12 (column 2, row 1), pixel 18,11: colour 7 where",
        );
    }

    #[test]
    fn unequal_halves_of_a_multicolour_pixel_are_refused() {
        let (x, y) = (MULTICOLOUR_X, MULTICOLOUR_Y);
        assert_error(
            &[(x, y, 2)],
            &format!("c.png: {}, pixel {},{y}: two colours", first_place(), x + 1),
        );
    }

    #[test]
    fn a_second_own_colour_in_a_multicolour_character_is_refused() {
        let (x, y) = (MULTICOLOUR_X, MULTICOLOUR_Y);
        assert_error(
            &[(x, y, 2), (x + 1, y, 2), (x, y + 3, 5), (x + 1, y + 3, 5)],
            &format!(
                "c.png: {}, pixel {x},{}: colour 5 where",
                first_place(),
                y + 3
            ),
        );
    }

    #[test]
    fn an_own_colour_beyond_the_first_eight_is_refused() {
        let (x, y) = (MULTICOLOUR_X, MULTICOLOUR_Y);
        assert_error(
            &[(x, y, 15), (x + 1, y, 15)],
            &format!("c.png: {}, pixel {x},{y}: colour 15 cannot", first_place()),
        );
    }
}
