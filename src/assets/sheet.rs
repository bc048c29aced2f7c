//! A PNG file as a grid of C64 colours.

use std::io::Cursor;

use anyhow::{Result, bail, ensure};
use image::{ImageDecoder, ImageError, ImageFormat, ImageReader, RgbaImage};

use super::colour;
use crate::Failure;

/// What to do about a pixel that is none of the sixteen colours.
const PAINT: &str = "paint it in one of the C64's colours";

/// Pixels as colour codes 0–15, row by row.
pub struct Sheet {
    /// What error messages call the file.
    name: String,
    width: u32,
    pixels: Vec<u8>,
}

impl Sheet {
    /// Decodes a PNG that must be exactly `width` by `height` pixels of the sixteen colours.
    /// `name` is the file's name in errors, which also name the pixel.
    pub fn from_png(name: &str, png: &[u8], width: u32, height: u32) -> Result<Self> {
        let unreadable = |error: ImageError| {
            let cause = format!("{name} is not a readable PNG: {error}");
            Failure::new(cause, "save it again as PNG")
        };
        let decoder = ImageReader::with_format(Cursor::new(png), ImageFormat::Png)
            .into_decoder()
            .map_err(unreadable)?;
        // Before decoding, so that a file of absurd size costs no memory.
        ensure!(
            decoder.dimensions() == (width, height),
            Failure::new(
                format!(
                    "{name} is {} by {} pixels",
                    decoder.dimensions().0,
                    decoder.dimensions().1
                ),
                format!("make it {width} by {height}"),
            )
        );
        let image: RgbaImage = image::DynamicImage::from_decoder(decoder)
            .map_err(unreadable)?
            .into_rgba8();
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for (x, y, &image::Rgba([r, g, b, alpha])) in image.enumerate_pixels() {
            ensure!(
                alpha == 255,
                Failure::new(format!("{name}: pixel {x},{y} is transparent"), PAINT)
            );
            match colour::nearest([r, g, b]) {
                Some(colour) => pixels.push(colour),
                None => {
                    let colour = format!("#{r:02X}{g:02X}{b:02X}");
                    let cause =
                        format!("{name}: pixel {x},{y} has colour {colour}, not of the C64");
                    bail!(Failure::new(cause, PAINT));
                }
            }
        }
        Ok(Self {
            name: name.to_owned(),
            width,
            pixels,
        })
    }

    /// What error messages call the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The colour code of the pixel in column `x` and row `y`, both within the size asked for.
    pub fn pixel(&self, x: u32, y: u32) -> u8 {
        self.pixels[(y * self.width + x) as usize]
    }

    /// The colour codes of the eight by eight pixels in a cell's `column` and `row`, both within the size asked for.
    pub fn cell(&self, column: u32, row: u32) -> [u8; 64] {
        std::array::from_fn(|at| {
            let at = at as u32;
            self.pixel(column * 8 + at % 8, row * 8 + at / 8)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::png;
    use super::*;
    use crate::c64::PALETTE;

    fn error(png: &[u8], width: u32, height: u32) -> String {
        Sheet::from_png("art.png", png, width, height)
            .err()
            .map(|e| format!("{e:#}"))
            .unwrap_or_default()
    }

    #[test]
    fn pixels_become_colour_codes() {
        let file = png(2, 2, |x, y| PALETTE[(2 * y + x) as usize]);
        let sheet = Sheet::from_png("art.png", &file, 2, 2).unwrap();
        assert_eq!(
            (0..4)
                .map(|i| sheet.pixel(i % 2, i / 2))
                .collect::<Vec<_>>(),
            [0, 1, 2, 3]
        );
        assert_eq!(sheet.name(), "art.png");
    }

    #[test]
    fn a_foreign_colour_is_named_with_its_pixel() {
        let file = png(3, 2, |x, y| {
            if (x, y) == (2, 1) {
                [255, 0, 128]
            } else {
                [0, 0, 0]
            }
        });
        assert!(error(&file, 3, 2).starts_with("art.png: pixel 2,1 has colour #FF0080"));
    }

    #[test]
    fn a_transparent_pixel_is_named() {
        let mut file = Cursor::new(Vec::new());
        RgbaImage::from_fn(2, 1, |x, _| {
            image::Rgba([0, 0, 0, if x == 1 { 254 } else { 255 }])
        })
        .write_to(&mut file, ImageFormat::Png)
        .unwrap();
        assert!(error(&file.into_inner(), 2, 1).starts_with("art.png: pixel 1,0 is transparent"));
    }

    #[test]
    fn another_size_is_refused() {
        let file = png(3, 2, |_, _| [0, 0, 0]);
        assert_eq!(
            error(&file, 4, 2),
            "art.png is 3 by 2 pixels\nmake it 4 by 2"
        );
    }

    #[test]
    fn what_is_no_png_is_refused() {
        assert!(error(b"GIF89a", 8, 8).starts_with("art.png is not a readable PNG"));
    }

    #[test]
    fn a_cut_off_png_is_refused() {
        let file = png(64, 64, |x, y| PALETTE[((x ^ y) % 16) as usize]);
        assert!(error(&file[..file.len() / 2], 64, 64).contains("not a readable PNG"));
    }
}
