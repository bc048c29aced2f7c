//! Which of the sixteen colours a pixel stands for.

use crate::c64::PALETTE;

/// How far (Euclidean, in RGB steps) a pixel may lie from the colour it stands for: enough for the
/// rounding of a paint program, less than half of what separates the two closest colours.
const TOLERANCE: i32 = 12;

/// The colour code (0–15) that `rgb` stands for, or none if no colour is near enough.
pub fn nearest(rgb: [u8; 3]) -> Option<u8> {
    (0u8..16)
        .map(|code| (distance_squared(rgb, PALETTE[usize::from(code)]), code))
        .min()
        .filter(|&(distance, _)| distance <= TOLERANCE * TOLERANCE)
        .map(|(_, code)| code)
}

fn distance_squared(a: [u8; 3], b: [u8; 3]) -> i32 {
    a.iter()
        .zip(b)
        .map(|(&x, y)| (i32::from(x) - i32::from(y)).pow(2))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_nearest_to_itself_and_to_a_rounded_copy() {
        for (code, &[r, g, b]) in (0u8..).zip(&PALETTE) {
            assert_eq!(nearest([r, g, b]), Some(code));
            assert_eq!(nearest([r ^ 3, g ^ 3, b ^ 3]), Some(code));
        }
    }

    #[test]
    fn a_colour_between_two_is_refused() {
        assert_eq!(nearest([0xFF, 0x00, 0x00]), None);
    }

    #[test]
    fn no_two_colours_share_a_neighbourhood() {
        for (i, &a) in PALETTE.iter().enumerate() {
            for &b in &PALETTE[..i] {
                assert!(distance_squared(a, b) > 4 * TOLERANCE * TOLERANCE);
            }
        }
    }
}
