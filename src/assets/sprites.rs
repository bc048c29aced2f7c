//! The sprites: `sprites.png` made into the VIC-II's blocks of 64 bytes.

use anyhow::{Result, bail};
use awale_c64::hardware::sprite::{KEY, MULTICOLOURED, PICTURES, SHARED};

use super::sheet::Sheet;
use crate::Failure;

/// Sprites side by side in the sheet.
const ACROSS: u32 = 8;
/// Width and height of a sprite in pixels.
const WIDTH: u32 = 24;
const HEIGHT: u32 = 21;
/// Bytes from one sprite to the next, of which the last has no meaning.
const BLOCK: usize = 64;

/// The sprites of the sheet, in reading order.
///
/// Where nothing is seen the sheet has the colour `KEY`. The first `MULTICOLOURED` sprites are multicolour: pairs of equal
/// pixels, the two shared colours, and one more. The others have one colour.
pub struct Sprites {
    bytes: Vec<u8>,
    colours: Vec<u8>,
}

impl Sprites {
    /// Converts the sheet; `name` is what errors call it.
    pub fn from_png(name: &str, png: &[u8]) -> Result<Self> {
        let height = u32::from(PICTURES).div_ceil(ACROSS) * HEIGHT;
        let sheet = Sheet::from_png(name, png, ACROSS * WIDTH, height)?;
        let mut sprites = Self {
            bytes: Vec::new(),
            colours: Vec::new(),
        };
        for number in 0..PICTURES {
            let mut sprite = Sprite {
                sheet: &sheet,
                number,
                own: None,
            };
            for row in 0..HEIGHT {
                let bits = sprite.row(row)?;
                sprites.bytes.extend_from_slice(&bits.to_be_bytes()[1..]);
            }
            sprites.bytes.resize((usize::from(number) + 1) * BLOCK, 0);
            sprites.colours.push(sprite.own.unwrap_or(KEY));
        }
        Ok(sprites)
    }

    /// The patterns as the VIC-II reads them, 64 bytes a sprite.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The own colour of each sprite, as it is painted.
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }
}

/// One sprite of the sheet.
struct Sprite<'a> {
    sheet: &'a Sheet,
    number: u8,
    /// The first colour that is none of the shared ones.
    own: Option<u8>,
}

impl Sprite<'_> {
    fn place(&self, column: u32, row: u32) -> (u32, u32) {
        let number = u32::from(self.number);
        (
            number % ACROSS * WIDTH + column,
            number / ACROSS * HEIGHT + row,
        )
    }

    fn pixel(&self, column: u32, row: u32) -> u8 {
        let (x, y) = self.place(column, row);
        self.sheet.pixel(x, y)
    }

    /// The 24 bits of a row.
    fn row(&mut self, row: u32) -> Result<u32> {
        let multicolour = self.number < MULTICOLOURED;
        let width = if multicolour { 2 } else { 1 };
        let mut bits = 0;
        for column in (0..WIDTH).step_by(width as usize) {
            let colour = self.pixel(column, row);
            if self.pixel(column + width - 1, row) != colour {
                let cause = "two colours in one multicolour pixel";
                bail!(self.failure(column + 1, row, cause, "paint both halves alike"));
            }
            let value = if colour == KEY {
                0
            } else if multicolour && colour == SHARED[0] {
                1
            } else if multicolour && colour == SHARED[1] {
                3
            } else {
                self.claim(colour, column, row)?;
                width
            };
            bits = bits << width | value;
        }
        Ok(bits)
    }

    fn claim(&mut self, colour: u8, column: u32, row: u32) -> Result<()> {
        match *self.own.get_or_insert(colour) {
            first if first == colour => Ok(()),
            first => {
                let cause = format!("colour {colour} where the sprite's own is {first} already");
                bail!(self.failure(column, row, &cause, "use fewer colours in this sprite"))
            }
        }
    }

    /// An error that names file, sprite and pixel.
    fn failure(&self, column: u32, row: u32, cause: &str, remedy: &str) -> Failure {
        let (x, y) = self.place(column, row);
        let number = u32::from(self.number);
        let (left, top) = (number % ACROSS, number / ACROSS);
        let name = self.sheet.name();
        let place = format!("{name}: sprite {number} (column {left}, row {top}), pixel {x},{y}");
        Failure::new(format!("{place}: {cause}"), remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::png;
    use super::*;
    use crate::c64::PALETTE;

    /// The first pixel of the first sprite that is not multicolour.
    const PLAIN_X: u32 = MULTICOLOURED as u32 % ACROSS * WIDTH;
    const PLAIN_Y: u32 = MULTICOLOURED as u32 / ACROSS * HEIGHT;

    /// A sheet where nothing is seen but some pixels.
    fn sheet(pixels: &[(u32, u32, u8)]) -> Vec<u8> {
        let height = u32::from(PICTURES).div_ceil(ACROSS) * HEIGHT;
        png(ACROSS * WIDTH, height, |x, y| {
            let pixel = pixels.iter().find(|&&(px, py, _)| (px, py) == (x, y));
            PALETTE[usize::from(pixel.map_or(KEY, |&(_, _, colour)| colour))]
        })
    }

    #[track_caller]
    fn assert_error(pixels: &[(u32, u32, u8)], start: &str) {
        let error = Sprites::from_png("s.png", &sheet(pixels)).err();
        let error = error.map(|e| e.to_string()).unwrap_or_default();
        assert!(error.starts_with(start), "{error}");
    }

    #[test]
    fn multicolour_pixels_are_pairs_of_bits_from_the_left() {
        let colours = [SHARED[0], 1, SHARED[1]];
        let pixels: Vec<_> = (0..6u32)
            .map(|i| (WIDTH + 2 + i, 1, colours[i as usize / 2]))
            .collect();
        let sprites = Sprites::from_png("s.png", &sheet(&pixels)).unwrap();
        assert_eq!(sprites.bytes()[BLOCK + 3..][..3], [0b00_01_10_11, 0, 0]);
        assert_eq!(sprites.colours()[1], 1);
    }

    #[test]
    fn other_pixels_are_bits_and_may_be_black() {
        let pixels = [(PLAIN_X, PLAIN_Y, 0), (PLAIN_X + 23, PLAIN_Y + 20, 0)];
        let sprites = Sprites::from_png("s.png", &sheet(&pixels)).unwrap();
        let block = &sprites.bytes()[usize::from(MULTICOLOURED) * BLOCK..][..BLOCK];
        assert_eq!([block[0], block[62], block[63]], [0x80, 0x01, 0]);
        assert_eq!(block.iter().filter(|&&byte| byte != 0).count(), 2);
        assert_eq!(sprites.colours()[usize::from(MULTICOLOURED)], 0);
    }

    #[test]
    fn unequal_halves_of_a_multicolour_pixel_are_refused() {
        assert_error(
            &[(26, 3, 1)],
            "s.png: sprite 1 (column 1, row 0), pixel 27,3: two colours",
        );
    }

    #[test]
    fn a_second_own_colour_in_a_multicolour_sprite_is_refused() {
        assert_error(
            &[(0, 0, 1), (1, 0, 1), (4, 20, 7), (5, 20, 7)],
            "s.png: sprite 0 (column 0, row 0), pixel 4,20: colour 7 where",
        );
    }

    #[test]
    fn a_second_colour_in_a_plain_sprite_is_refused() {
        assert_error(
            &[(PLAIN_X, PLAIN_Y, 1), (PLAIN_X + 1, PLAIN_Y, SHARED[0])],
            &format!(
                "s.png: sprite {MULTICOLOURED} (column 0, row 1), pixel {},{PLAIN_Y}: colour {} where",
                PLAIN_X + 1,
                SHARED[0]
            ),
        );
    }

    #[test]
    fn another_size_is_refused() {
        let error = Sprites::from_png("s.png", &png(24, 21, |_, _| [0; 3])).err();
        let error = error.map(|e| e.to_string()).unwrap_or_default();
        assert!(error.starts_with("s.png is 24 by 21 pixels\n"), "{error}");
    }
}
