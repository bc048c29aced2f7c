//! Pictures and texts made into what the C64 program is linked with.

pub mod charset;
pub mod chart;
mod colour;
mod listing;
mod picture;
mod sheet;
pub mod sprites;
#[cfg(test)]
mod testing;
pub mod texts;

use std::fs;
use std::path::Path;

use anyhow::Result;
use awale_c64::hardware::TEXT_END;
use awale_c64::screens::picture::SHEETS;

use charset::Charset;
use chart::Chart;
use listing::Listing;
use sprites::Sprites;
use texts::Texts;

use crate::Failure;

/// The character set's picture, in the directory of the assets.
const CHARSET_PNG: &str = "charset.png";
/// The sprites' picture, in the directory of the assets.
const SPRITES_PNG: &str = "sprites.png";
/// What each character stands for, in the directory of the assets.
const CHARSET_TXT: &str = "charset.txt";
/// The directory of the languages, in the directory of the assets.
const TEXT_DIRECTORY: &str = "text";
/// The language of the program.
const LANGUAGE: &str = "en";

/// All that `target-c64/assets` holds, checked and converted.
pub struct Assets {
    /// The patterns of the characters.
    pub charset: Charset,
    /// The sprites.
    pub sprites: Sprites,
    /// The character codes of all pictures, as `screens::picture` numbers them.
    pub pictures: Vec<u8>,
    /// The Unicode characters that stand for the codes.
    pub chart: Chart,
    /// The texts of the program.
    pub texts: Texts,
}

impl Assets {
    /// Reads and converts the files of `directory`.
    ///
    /// Errors name the file and the line, or the character and pixel, that is at fault.
    pub fn load(directory: &Path) -> Result<Self> {
        let picture = |file: &str| -> Result<(String, Vec<u8>)> {
            let path = directory.join(file);
            Ok((path.display().to_string(), read(&path)?))
        };
        let (name, png) = picture(CHARSET_PNG)?;
        let charset = Charset::from_png(&name, &png)?;
        let (name, png) = picture(SPRITES_PNG)?;
        let sprites = Sprites::from_png(&name, &png)?;
        let mut pictures = Vec::new();
        for (file, rows) in SHEETS {
            let (name, png) = picture(&format!("{file}.png"))?;
            pictures.extend(picture::cells(&name, &png, rows, &charset)?);
        }
        let txt = directory.join(CHARSET_TXT);
        let chart = Chart::parse(&txt.display().to_string(), &read_text(&txt)?)?;
        let words = directory
            .join(TEXT_DIRECTORY)
            .join(format!("{LANGUAGE}.txt"));
        let texts = Texts::parse(&words.display().to_string(), &read_text(&words)?, &chart)?;
        Ok(Self {
            charset,
            sprites,
            pictures,
            chart,
            texts,
        })
    }

    /// Assembly source that defines, all read-only (the section `.charset` is where the VIC-II sees it):
    ///
    /// * `charset`: the 2,048 bytes of the patterns;
    /// * `sprites`: 64 bytes a sprite (in the section `.sprites`, where the VIC-II sees them, as are the next three);
    /// * `sprite_colours`: the own colour of each sprite;
    /// * `own_colours`: the own colour of each multicolour character;
    /// * `picture_cells`: the character codes of all pictures;
    /// * `text_bytes`: the texts in character codes, each followed by `TEXT_END`;
    /// * `text_lo`, `text_hi`: where each text starts, low and high bytes of the offset into
    ///   `text_bytes`.
    pub fn assembly(&self) -> Result<String> {
        let mut bytes = Vec::new();
        let mut low = Vec::new();
        let mut high = Vec::new();
        for text in self.texts.as_slice() {
            let offset = u16::try_from(bytes.len());
            let [lo, hi] = offset
                .map_err(|_| Failure::new("the texts are longer than 64 KB", "shorten them"))?
                .to_le_bytes();
            low.push(lo);
            high.push(hi);
            bytes.extend_from_slice(text);
            bytes.push(TEXT_END);
        }
        let mut listing = Listing::new("Made from target-c64/assets by `awale build`.");
        listing.table_in(".charset", "charset", self.charset.bytes());
        listing.table_in(".sprites", "sprites", self.sprites.bytes());
        listing.table_in(".sprites", "sprite_colours", self.sprites.colours());
        listing.table_in(".sprites", "own_colours", self.charset.own_colours());
        listing.table_in(".sprites", "picture_cells", &self.pictures);
        listing.table("text_bytes", &bytes);
        listing.table("text_lo", &low);
        listing.table("text_hi", &high);
        Ok(listing.into_text())
    }
}

/// The assembly source of the assets in `directory`; see [`Assets::assembly`].
pub fn assembly(directory: &Path) -> Result<String> {
    Assets::load(directory)?.assembly()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|error| {
        let cause = format!("cannot read {}: {error}", path.display());
        Failure::new(cause, "restore it from the repository").into()
    })
}

fn read_text(path: &Path) -> Result<String> {
    String::from_utf8(read(path)?).map_err(|error| {
        let cause = format!("{}: {}", path.display(), error.utf8_error());
        Failure::new(cause, "save it as UTF-8").into()
    })
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use awale_c64::text::{KEYS, Text};
    use awale_c64::tiles;
    use proptest::prelude::*;

    use super::*;

    fn directory() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/target-c64/assets"))
    }

    /// The repository's chart.
    fn chart() -> &'static Chart {
        static ASSETS: LazyLock<Assets> = LazyLock::new(|| Assets::load(directory()).unwrap());
        &ASSETS.chart
    }

    /// The bytes of a table in an assembly text.
    fn table(assembly: &str, symbol: &str) -> Vec<u8> {
        assembly
            .lines()
            .skip_while(|line| *line != format!("{symbol}:"))
            .skip(1)
            .map_while(|line| line.strip_prefix("\t.byte "))
            .flat_map(|values| values.split(", "))
            .map(|value| value.parse().unwrap())
            .collect()
    }

    #[test]
    fn the_assets_of_the_repository_are_in_order() {
        let assets = Assets::load(directory()).unwrap();
        let assembly = assets.assembly().unwrap();
        assert_eq!(table(&assembly, "charset"), assets.charset.bytes());
        assert_eq!(table(&assembly, "sprites"), assets.sprites.bytes());
        assert_eq!(table(&assembly, "picture_cells"), assets.pictures);
        let bytes = table(&assembly, "text_bytes");
        let low = table(&assembly, "text_lo");
        let high = table(&assembly, "text_hi");
        assert_eq!([low.len(), high.len()], [KEYS.len(); 2]);
        for (index, text) in assets.texts.as_slice().iter().enumerate() {
            let start = usize::from(u16::from_le_bytes([low[index], high[index]]));
            assert_eq!(bytes[start..start + text.len()], text[..]);
            assert_eq!(bytes[start + text.len()], TEXT_END);
        }
    }

    #[test]
    fn the_charset_is_where_the_program_looks_for_it() {
        for (code, character) in [
            (tiles::SPACE, ' '),
            (tiles::DIGIT + 7, '7'),
            (tiles::LETTER + 25, 'Z'),
            (tiles::NUMBER_MARK, '%'),
            (tiles::LETTER_MARK, '#'),
            (tiles::LABEL_MARK, '&'),
            (tiles::ARROW_RIGHT, '→'),
            (tiles::TIMES, '×'),
            (tiles::POINTER_RIGHT, '►'),
            (tiles::POINTER_DOWN, '▼'),
        ] {
            assert_eq!(chart().character(code), character);
        }
    }

    #[test]
    fn three_languages_can_be_written() {
        for character in "ÀÂÇÈÉÊËÎÏÔÙÛÜÑÁÍÓÚàâçèéêëîïôùûüñáíóúœŒ¡¿".chars()
        {
            assert!(chart().code(character).is_some(), "{character}");
        }
    }

    #[test]
    fn the_numbers_of_the_texts_are_their_places_among_the_keys() {
        assert_eq!(KEYS[usize::from(Text::MustFeed as u8)].0, "must_feed");
        assert_eq!(KEYS[usize::from(Text::ResultHelp as u8)].0, "result_help");
    }

    #[test]
    fn a_missing_file_is_named() {
        let empty = tempfile::tempdir().unwrap();
        let error = assembly(empty.path()).unwrap_err().to_string();
        assert!(
            error.starts_with("cannot read ") && error.contains(CHARSET_PNG),
            "{error}"
        );
    }

    #[test]
    fn a_text_in_another_encoding_is_named() {
        let copy = tempfile::tempdir().unwrap();
        for entry in fs::read_dir(directory()).unwrap() {
            let file = entry.unwrap().path();
            if file.is_file() {
                fs::copy(&file, copy.path().join(file.file_name().unwrap())).unwrap();
            }
        }
        fs::write(copy.path().join(CHARSET_TXT), b"\xE9").unwrap();
        let error = assembly(copy.path()).unwrap_err().to_string();
        assert!(
            error.contains("charset.txt: ") && error.contains("utf-8"),
            "{error}"
        );
    }

    proptest! {
        #[test]
        fn no_bytes_for_a_png_panic(bytes: Vec<u8>) {
            prop_assert!(Charset::from_png("c.png", &bytes).is_err());
        }

        #[test]
        fn no_damage_to_the_charset_panics(at in 0usize..4096, value: u8) {
            let mut png = fs::read(directory().join(CHARSET_PNG)).unwrap();
            let at = at % png.len();
            png[at] = value;
            // Either it is still a charset or the error says in which file it is not.
            if let Err(error) = Charset::from_png("c.png", &png) {
                prop_assert!(error.to_string().starts_with("c.png"));
            }
        }

        #[test]
        fn no_text_panics(source in "([a-z_]{0,12} ?=? ?\\PC{0,50}\n){0,20}") {
            prop_assert!(Texts::parse("t.txt", &source, chart()).is_err());
        }

        #[test]
        fn no_chart_panics(source in "(\\PC{14,18}\n){14,18}") {
            if let Err(error) = Chart::parse("c.txt", &source) {
                prop_assert!(error.to_string().starts_with("c.txt"));
            }
        }
    }
}
