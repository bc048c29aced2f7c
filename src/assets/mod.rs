//! Pictures and texts made into what the C64 program is linked with.

mod block;
pub mod charset;
pub mod chart;
mod colour;
pub mod language;
mod listing;
mod music;
mod packing;
mod picture;
mod sheet;
pub mod sprites;
#[cfg(test)]
mod testing;
pub mod texts;

use std::fs;
use std::path::Path;

use anyhow::Result;
use awale_c64::screens::picture::SHEETS;

use block::Block;
use charset::Charset;
use chart::Chart;
use language::Language;
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
/// The tune and the sounds, in the directory of the assets.
const MUSIC: [&str; 2] = ["music/title.txt", "music/sounds.txt"];
/// The directory of the languages, in the directory of the assets.
const TEXT_DIRECTORY: &str = "text";

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
    /// The streams of the title's tune and of the sounds, as `target-c64/asm/sound.s` numbers them.
    pub streams: Vec<Vec<u8>>,
    /// The texts of the program in each of [`Language::ALL`].
    pub texts: [Texts; Language::ALL.len()],
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
        let mut streams = Vec::new();
        for file in MUSIC {
            let path = directory.join(file);
            streams.extend(music::streams(
                &path.display().to_string(),
                &read_text(&path)?,
            )?);
        }
        let texts = |language: Language| {
            let words = directory.join(TEXT_DIRECTORY).join(language.source());
            Texts::parse(&words.display().to_string(), &read_text(&words)?, &chart)
        };
        let [english, french, spanish] = Language::ALL.map(texts);
        let texts = [english?, french?, spanish?];
        Ok(Self {
            charset,
            sprites,
            pictures,
            chart,
            streams,
            texts,
        })
    }

    /// The packed texts of a language.
    pub fn block(&self, language: Language) -> Result<Block> {
        let texts = &self.texts[usize::from(language.number())];
        Block::new(language.source(), texts.as_slice())
    }

    /// Assembly source that defines, all read-only:
    ///
    /// * `charset`: the 2,048 bytes of the patterns, in the section `.charset`;
    /// * `sprites`: 64 bytes a sprite (in the section `.sprites`, where the VIC-II sees them, as are the next three);
    /// * `sprite_colours`: the own colour of each sprite;
    /// * `own_colours`: the own colour of each multicolour character;
    /// * `picture_cells`: the character codes of all pictures;
    /// * `texts`: the texts of `language`, in the section `.texts`, with the tables of a [`Block`];
    /// * `text_language`: the number of the language;
    /// * `sound_bytes`: the streams; `sound_lo`, `sound_hi`: where each starts there.
    pub fn assembly(&self, language: Language) -> Result<String> {
        let mut listing = Listing::new("Made from target-c64/assets by `awale build`.");
        listing.table_in(".charset", "charset", self.charset.bytes());
        listing.table_in(".sprites", "sprites", self.sprites.bytes());
        listing.table_in(".sprites", "sprite_colours", self.sprites.colours());
        listing.table_in(".sprites", "own_colours", self.charset.own_colours());
        listing.table_in(".sprites", "picture_cells", &self.pictures);
        listing.table_in(".texts", "texts", &[]);
        for (symbol, bytes) in self.block(language)?.tables() {
            listing.table_in(".texts", symbol, bytes);
        }
        listing.table("text_language", &[language.number()]);
        let starts = self.streams.iter().scan(0, |end, stream| {
            let start: usize = *end;
            *end += stream.len();
            Some(start.to_le_bytes())
        });
        let (low, high): (Vec<u8>, Vec<u8>) = starts.map(|[low, high, ..]| (low, high)).unzip();
        listing.table("sound_bytes", &self.streams.concat());
        listing.table("sound_lo", &low);
        listing.table("sound_hi", &high);
        Ok(listing.into_text())
    }
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
        for language in Language::ALL {
            let assembly = assets.assembly(language).unwrap();
            assert_eq!(table(&assembly, "charset"), assets.charset.bytes());
            assert_eq!(table(&assembly, "sprites"), assets.sprites.bytes());
            assert_eq!(table(&assembly, "picture_cells"), assets.pictures);
            assert_eq!(table(&assembly, "text_language"), [language.number()]);
            let block = assets.block(language).unwrap();
            let mut bytes: Vec<u8> = Vec::new();
            for (symbol, table_bytes) in block.tables() {
                assert_eq!(table(&assembly, symbol), table_bytes);
                bytes.extend(table_bytes);
            }
            let file = block.file();
            assert_eq!(file[6..file.len() - 2], bytes);
        }
    }

    #[test]
    fn every_text_can_be_found_in_its_block() {
        let assets = Assets::load(directory()).unwrap();
        for language in Language::ALL {
            let block = assets.block(language).unwrap();
            let bytes = block.bytes();
            let [first, second, low, high, _] = block.tables().map(|(_, table)| table);
            let pairs = first
                .iter()
                .zip(second)
                .map(|(&first, &second)| [first, second]);
            let texts = low.iter().zip(high).map(|(&low, &high)| {
                let packed = &bytes[usize::from(u16::from_le_bytes([low, high]))..];
                let end = packed.iter().position(|&code| code == tiles::TEXT_END);
                packed[..end.unwrap()].to_vec()
            });
            let packing = packing::Packing {
                pairs: pairs.collect(),
                texts: texts.collect(),
            };
            let texts = &assets.texts[usize::from(language.number())];
            assert_eq!(packing.unpack(), texts.as_slice());
        }
    }

    #[test]
    fn languages_know_their_numbers_and_their_names() {
        for (number, language) in (0..).zip(Language::ALL) {
            assert_eq!(language.number(), number);
            let name = language.disk_name().to_lowercase();
            assert_eq!(language.source(), name + ".txt");
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
        let error = Assets::load(empty.path()).err().unwrap().to_string();
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
        let error = Assets::load(copy.path()).err().unwrap().to_string();
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
