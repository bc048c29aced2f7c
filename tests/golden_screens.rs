//! The program's screens, pixel by pixel, against the pictures in `tests/golden`.

mod common;

use std::path::{Path, PathBuf};

use awale::scene::{self, Scene};
use common::program::program;
use image::{Rgb, RgbImage};

#[test]
fn screens_are_as_they_were_when_somebody_looked_at_them() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let scenes = Scene::parse_list(scene::LIST, include_str!("golden/scenes.txt"));
    let scenes = scenes.expect("good keys");
    let mut different = Vec::new();
    for scene in &scenes {
        let name = &scene.name;
        let frame = scene.take(program()).expect("it runs");
        let expected = image::open(golden.join(format!("{name}.png")))
            .expect("a golden picture")
            .to_rgb8();
        different.extend(difference(name, &frame.to_image(1), &expected));
    }
    assert!(different.is_empty(), "differences are in {different:?}");
    assert!(scenes.len() >= 7);
}

#[test]
fn a_difference_is_pictured_beside_what_was_seen_and_expected() {
    let expected = RgbImage::from_pixel(3, 2, Rgb([9; 3]));
    let mut seen = expected.clone();
    assert_eq!(difference("self-test", &seen, &expected), None);
    seen.put_pixel(2, 1, Rgb([1, 2, 3]));
    let path = difference("self-test", &seen, &expected).expect("a difference");
    let picture = image::open(path).expect("a picture").to_rgb8();
    assert_eq!(picture.dimensions(), (9, 2));
    assert_eq!(picture.get_pixel(2, 1), &Rgb([1, 2, 3]));
    assert_eq!(picture.get_pixel(5, 1), &Rgb([9; 3]));
    let white = picture.enumerate_pixels().filter(|(.., p)| p.0 == [255; 3]);
    assert_eq!(white.map(|(x, y, _)| (x, y)).collect::<Vec<_>>(), [(8, 1)]);
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
            picture.put_pixel(2 * width + x, y, Rgb([255; 3]));
        }
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-difference.png"));
    picture.save(&path).expect("the picture is written");
    Some(path)
}
