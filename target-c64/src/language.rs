//! The language of the texts, and how the texts of another are loaded from the program's disk.

use crate::app::App;
use crate::core::search::SPARE;
use crate::core::unchecked::get;
use crate::hardware::disk::{Answer, FILE};
use crate::saved;
use crate::screens::menu::help;
use crate::text::{FILE_START, ROOM, Text};

/// The files of the languages, in the order of their texts: English, French, Spanish.
static NAMES: [[u8; 2]; 3] = [*b"EN", *b"FR", *b"ES"];

/// The first bytes of their files.
static START: [u8; FILE_START.len()] = FILE_START;

impl App {
    /// Loads the next language or the one before, and shows the title in it. If that cannot be, it says why,
    /// and the language stays.
    #[inline(never)]
    pub(crate) fn change_language(&mut self, forward: bool) {
        let last = NAMES.len() as u8 - 1;
        let language = match (self.language, forward) {
            (0, false) => last,
            (language, false) => language - 1,
            (language, true) if language == last => 0,
            (language, true) => language + 1,
        };
        help(&mut self.hardware, Text::DiskBusy);
        self.hardware.disk_name_start();
        self.hardware.disk_name_add(b"0:");
        self.hardware.disk_name_add(&get(&NAMES, language));
        self.hardware.disk_name_add(b",S,R");
        let mut answer = self.hardware.disk_open(FILE, false);
        let mut length = 0;
        if answer == Answer::Done {
            length = self.read_texts();
            answer = self.hardware.disk_close();
        }
        if answer != Answer::Done {
            self.tell(answer);
        } else if length == 0 {
            self.tell_text(Text::ForeignTexts as u8);
        } else {
            self.hardware.replace_texts(self.search.spare(), length);
            self.language = language;
            let item = self.menu.chosen();
            self.show_title();
            self.point_at(item);
            self.forget_keys();
        }
    }

    /// Reads a file of texts into the search's memory. Gives their length, 0 if they are of no use.
    fn read_texts(&mut self) -> u16 {
        const { assert!(ROOM as usize <= SPARE) };
        for place in 0..START.len() as u8 {
            if self.hardware.disk_read_byte() != Some(get(&START, place)) {
                return 0;
            }
        }
        let length = self.read_word();
        if length > ROOM {
            return 0;
        }
        let mut sum = 0u16;
        for index in 0..length {
            let Some(byte) = self.hardware.disk_read_byte() else {
                return 0;
            };
            *saved::byte(self.search.spare(), index) = byte;
            sum = sum.wrapping_add(u16::from(byte));
        }
        let is_whole = self.read_word() == sum && self.hardware.disk_read_byte().is_none();
        if is_whole { length } else { 0 }
    }

    /// The next two bytes of a file, the low one first.
    #[inline(never)]
    fn read_word(&mut self) -> u16 {
        let low = self.hardware.disk_read_byte().unwrap_or(0xFF);
        let high = self.hardware.disk_read_byte().unwrap_or(0xFF);
        u16::from(low) | u16::from(high) << 8
    }
}
