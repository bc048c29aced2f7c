//! Moves as letters: A–F for South's pits and a–f for North's, in the order of sowing.

use awale_c64::core::position::{PITS, ROW};

/// The letter of a pit, 0–11.
pub fn letter(pit: u8) -> char {
    let first = if pit < ROW { b'A' } else { b'a' };
    char::from(first + pit % ROW)
}

/// The letters of a line of play.
pub fn letters(pits: &[u8]) -> String {
    pits.iter().copied().map(letter).collect()
}

/// The pit of a letter.
pub fn parse_letter(text: char) -> Option<u8> {
    (0..PITS).find(|&pit| letter(pit) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn south_has_capitals() {
        let all: Vec<u8> = (0..PITS).collect();
        assert_eq!(letters(&all), "ABCDEFabcdef");
        for pit in 0..PITS {
            assert_eq!(parse_letter(letter(pit)), Some(pit));
        }
        for bad in ['G', 'g', '0', 'é'] {
            assert_eq!(parse_letter(bad), None);
        }
    }
}
