use std::path::Path;

use anyhow::{Context, Result, ensure};
use image::{Rgb, RgbImage};

use super::model::Model;
use super::palette::PALETTE;

/// One picture: the visible part of a frame, border included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Pixels in a line: 384, of which 320 belong to the window between the side borders.
    pub width: usize,
    /// Lines: 272 on PAL, 247 on NTSC.
    pub height: usize,
    /// Colours 0–15, line by line.
    pub pixels: Vec<u8>,
}

impl Frame {
    /// Pixels in a line.
    pub const WIDTH: usize = 384;

    pub(super) fn new(model: Model) -> Self {
        let height = usize::from(model.visible_lines());
        Self {
            width: Self::WIDTH,
            height,
            pixels: vec![0; Self::WIDTH * height],
        }
    }

    /// The colour of a pixel; `x` and `y` are counted from the top left and inside the picture.
    pub fn pixel(&self, x: usize, y: usize) -> u8 {
        self.pixels[y * self.width + x]
    }

    /// The picture in the colours of [`PALETTE`], every pixel as a square of `scale` by `scale`.
    pub fn to_image(&self, scale: u32) -> RgbImage {
        RgbImage::from_fn(
            self.width as u32 * scale,
            self.height as u32 * scale,
            |x, y| {
                let colour = self.pixel((x / scale) as usize, (y / scale) as usize);
                Rgb(PALETTE[usize::from(colour & 0x0F)])
            },
        )
    }

    /// Writes the picture as a PNG file.
    ///
    /// # Errors
    /// A scale other than 1 to 16, or a file that cannot be written.
    pub fn write_png(&self, path: &Path, scale: u32) -> Result<()> {
        ensure!(
            (1..=16).contains(&scale),
            "the scale {scale} is not 1 to 16"
        );
        self.to_image(scale)
            .save_with_format(path, image::ImageFormat::Png)
            .with_context(|| format!("cannot write the picture {}", path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_png_has_the_palette_and_the_scale() {
        let mut frame = Frame::new(Model::Pal);
        frame.pixels[Frame::WIDTH + 2] = 5;
        let file = tempfile::NamedTempFile::new().unwrap();
        frame.write_png(file.path(), 2).unwrap();
        let bytes = std::fs::read(file.path()).unwrap();
        let image = image::load_from_memory(&bytes).unwrap().to_rgb8();
        assert_eq!(image.dimensions(), (768, 544));
        assert_eq!(image.get_pixel(4, 2).0, PALETTE[5]);
        assert_eq!(image.get_pixel(5, 3).0, PALETTE[5]);
        assert_eq!(image.get_pixel(6, 3).0, PALETTE[0]);
    }

    #[test]
    fn a_scale_of_nothing_is_refused() {
        let error = Frame::new(Model::Ntsc)
            .write_png(Path::new("unused.png"), 0)
            .unwrap_err();
        assert_eq!(error.to_string(), "the scale 0 is not 1 to 16");
    }
}
