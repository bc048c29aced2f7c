//! `charset.txt`: which Unicode character stands for each code of the character set.

use anyhow::{Context, Result, bail, ensure};
use awale_c64::tiles::FIRST_MULTICOLOUR;

use crate::Failure;

/// Sixteen lines of sixteen characters; code `c` stands in line `c / 16`, column `c % 16`.
///
/// The terminal shows a cell as its code's character; texts are written in the characters of the
/// standard codes (those below `FIRST_MULTICOLOUR`), none of which may stand twice.
#[derive(Debug)]
pub struct Chart {
    characters: [char; 256],
}

impl Chart {
    /// Reads the chart; `name` is what errors call the file.
    pub fn parse(name: &str, text: &str) -> Result<Self> {
        let mut characters = ['\0'; 256];
        let mut lines = text.lines();
        for (row, cells) in characters.chunks_exact_mut(16).enumerate() {
            let line = lines.next().with_context(|| {
                let cause = format!("{name} ends after {row} lines");
                Failure::new(cause, "give it 16, one a row of the sheet")
            })?;
            let count = line.chars().count();
            ensure!(
                count == 16,
                Failure::new(
                    format!("{name}:{}: {count} characters", row + 1),
                    "give it 16, one a character of the sheet",
                )
            );
            for (cell, character) in cells.iter_mut().zip(line.chars()) {
                *cell = character;
            }
        }
        ensure!(
            lines.next().is_none(),
            Failure::new(format!("{name}:17: more than 16 lines"), "remove the rest")
        );
        let standard = &characters[..usize::from(FIRST_MULTICOLOUR)];
        for (code, character) in standard.iter().enumerate() {
            if standard[..code].contains(character) {
                let line = code / 16 + 1;
                let cause = format!(
                    "{name}:{line}: `{character}` stands twice among the standard characters"
                );
                let remedy = format!("use another character for code ${code:02X}");
                bail!(Failure::new(cause, remedy));
            }
        }
        Ok(Self { characters })
    }

    /// The character that stands for `code`.
    pub fn character(&self, code: u8) -> char {
        self.characters[usize::from(code)]
    }

    /// The standard code that `character` stands for.
    pub fn code(&self, character: char) -> Option<u8> {
        (0..FIRST_MULTICOLOUR).find(|&code| self.character(code) == character)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chart that counts up from U+0100.
    fn lines() -> Vec<String> {
        (0..16u32)
            .map(|row| {
                (0..16)
                    .filter_map(|column| char::from_u32(0x100 + 16 * row + column))
                    .collect()
            })
            .collect()
    }

    #[track_caller]
    fn assert_error(lines: &[String], start: &str) {
        let error = Chart::parse("c.txt", &lines.join("\n"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(start), "{error}");
    }

    #[test]
    fn codes_count_along_the_lines() {
        let chart = Chart::parse("c.txt", &lines().join("\n")).unwrap();
        assert_eq!(chart.character(0x00), '\u{100}');
        assert_eq!(chart.character(0xFF), '\u{1FF}');
        assert_eq!(chart.code('\u{112}'), Some(0x12));
    }

    #[test]
    fn texts_cannot_use_multicolour_characters() {
        let chart = Chart::parse("c.txt", &lines().join("\n")).unwrap();
        assert_eq!(chart.code(chart.character(FIRST_MULTICOLOUR)), None);
        assert_eq!(chart.code('x'), None);
    }

    #[test]
    fn a_short_line_is_refused() {
        let mut lines = lines();
        lines[4].pop();
        assert_error(&lines, "c.txt:5: 15 characters");
    }

    #[test]
    fn too_few_lines_are_refused() {
        assert_error(&lines()[..15], "c.txt ends after 15 lines");
    }

    #[test]
    fn too_many_lines_are_refused() {
        let mut lines = lines();
        lines.push("x".to_owned());
        assert_error(&lines, "c.txt:17: more than 16 lines");
    }

    #[test]
    fn a_standard_character_stands_once() {
        let mut lines = lines();
        lines[1] = "ĐĐ".to_owned() + &"x".repeat(14);
        assert_error(&lines, "c.txt:2: `Đ` stands twice");
    }
}
