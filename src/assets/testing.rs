//! What the tests of this folder share.

use std::io::Cursor;

use image::{ImageFormat, Rgb, RgbImage};

/// A PNG file whose pixels `colour` gives as red, green and blue.
pub fn png(width: u32, height: u32, colour: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    RgbImage::from_fn(width, height, |x, y| Rgb(colour(x, y)))
        .write_to(&mut file, ImageFormat::Png)
        .expect("an image in memory can be written");
    file.into_inner()
}
