//! The program's screens, pixel by pixel, against the pictures in `tests/golden`.

mod common;

use std::path::{Path, PathBuf};

use awale::c64::{KeyScript, Model};
use awale::shot;
use common::program::program;
use image::RgbImage;

/// Frames from the last key to a picture, as in tools/pictures.rs.
const FRAMES: u64 = 25;

#[test]
fn screens_are_as_they_were_when_somebody_looked_at_them() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut compared = 0;
    let mut different = Vec::new();
    for line in include_str!("golden/scenes.txt").lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, keys) = line.split_once(' ').unwrap_or((line, ""));
        let script = KeyScript::parse(keys).expect("good keys");
        let program = program();
        let (prg, labels) = (&program.image.prg, program.labels());
        let frame = shot::take(prg, labels, Model::Pal, &script, FRAMES).expect("it runs");
        let expected = image::open(golden.join(format!("{name}.png")))
            .expect("a golden picture")
            .to_rgb8();
        if let Some(path) = difference(name, &frame.to_image(1), &expected) {
            different.push(path);
        }
        compared += 1;
    }
    assert!(different.is_empty(), "differences are in {different:?}");
    assert!(compared >= 7);
}

/// Writes what differs, side by side: seen, expected, and the differing pixels in white.
fn difference(name: &str, seen: &RgbImage, expected: &RgbImage) -> Option<PathBuf> {
    if seen == expected {
        return None;
    }
    let (width, height) = expected.dimensions();
    let mut picture = RgbImage::new(3 * width, height);
    for (x, y, &pixel) in expected.enumerate_pixels() {
        let own = *seen.get_pixel_checked(x, y).unwrap_or(&pixel);
        picture.put_pixel(x, y, own);
        picture.put_pixel(width + x, y, pixel);
        if own != pixel {
            picture.put_pixel(2 * width + x, y, image::Rgb([255; 3]));
        }
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-difference.png"));
    picture.save(&path).expect("the picture is written");
    Some(path)
}
