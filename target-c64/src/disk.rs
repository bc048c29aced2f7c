//! Games on the disk: saving, and choosing one to go on with. Shown where the menus are.
//!
//! A game `NAME` is the sequential file `AW.NAME`. It is written under another name first, which takes the place of an
//! older one only when all of it is on the disk: whatever goes wrong, what was there stays.

use crate::app::App;
use crate::core::unchecked::{at, get};
use crate::hardware::disk::{Answer, COMMAND, DIRECTORY, FILE};
use crate::hardware::sound::Sound;
use crate::hardware::{Stage, key};
use crate::menu::page::Page;
use crate::saved::{self, CAPACITY};
use crate::screens::disk::{self, NAME_LENGTH, Name};
use crate::screens::menu::{NO_TEXT, Window, help};
use crate::text::Text;

/// What the drive is told, each with `!` at its end. `*` stands for the name of the game, `#` for that of a file that is
/// not complete yet.
static ORDERS: [u8; 42] = *b"0:*,S,R!0:#,S,W!S0:#!S0:*!R0:*=#!$0:AW.?*!";
// Where each begins: opening a game, and a new file to write it to; removing that and the game; giving the
// new file the game's name; and listing all games.
const OPEN: u8 = 0;
const CREATE: u8 = 8;
const REMOVE_NEW: u8 = 16;
const REMOVE: u8 = 21;
const RENAME: u8 = 26;
const LIST: u8 = 33;

/// What the names of all games on the disk begin with.
static PREFIX: [u8; PREFIX_LENGTH as usize] = *b"AW.";
const PREFIX_LENGTH: u8 = 3;
/// The name of a file that is not complete yet.
static NEW: [u8; 9] = *b"AWALE NEW";

/// The first digit of the drive's message that a file is not there, 62, and the second.
const NOT_FOUND: [u8; 2] = *b"62";

/// Games that are in view at once.
const PLACES: u8 = 12;
/// From one name of the list to the next, as a shift.
const STRIDE: u8 = 4;

const QUOTE: u8 = b'"';

/// What the keys are for.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Task {
    /// A game is chosen.
    Loading,
    /// A name is typed.
    Saving,
    /// Whether to replace a game of the same name is asked.
    Replacing,
    /// Everything is done, and any key goes back.
    Saved,
}

/// What is chosen and typed.
pub struct Disk {
    task: Task,
    window: Window,
    /// In place of the keys there is an answer to the last one.
    is_answered: bool,
    /// The name of the game, typed or loaded.
    name: Name,
    length: u8,
    /// The names in view.
    list: [u8; (PLACES as usize) << STRIDE],
    /// How many games come before those in view, and how many the disk has up to 255.
    first: u8,
    games: u8,
    /// The place of the chosen one.
    chosen: u8,
}

impl Disk {
    /// Before anything was saved.
    pub const EMPTY: Self = Self {
        task: Task::Loading,
        window: Window::TITLE,
        is_answered: false,
        name: [0; NAME_LENGTH as usize],
        length: 0,
        list: [0; (PLACES as usize) << STRIDE],
        first: 0,
        games: 0,
        chosen: 0,
    };

    /// How many names are in view.
    fn listed(&self) -> u8 {
        let listed = self.games - self.first;
        if listed < PLACES { listed } else { PLACES }
    }
}

impl App {
    /// Asks for the name of a game to be saved.
    pub(crate) fn open_saving(&mut self) {
        self.enter_disk(Task::Saving, Text::MenuSave);
        self.show_typed();
        self.show_disk_help();
    }

    /// Lists the games on the disk, to choose from.
    pub(crate) fn open_loading(&mut self) {
        self.enter_disk(Task::Loading, Text::MenuLoad);
        self.list_games(0, 0);
    }

    #[inline(never)]
    fn enter_disk(&mut self, task: Task, heading: Text) {
        self.disk.task = task;
        self.disk.window = if self.stage == Stage::Title {
            Window::TITLE
        } else {
            Window::GAME
        };
        self.enter(Stage::Disk);
        self.disk.window.fit(PLACES);
        self.hardware.wait_frame();
        self.disk.window.frame(&mut self.hardware, heading as u8);
        self.disk.games = 0;
        self.disk.first = 0;
        self.show_list();
    }

    /// Goes back to the menu.
    #[inline(never)]
    fn leave_disk(&mut self) {
        if self.disk.window.top == Window::TITLE.top {
            self.enter(Stage::Title);
            self.open(Page::Title);
        } else {
            self.open_game_menu();
        }
    }

    /// Answers a key.
    #[inline(never)]
    pub(crate) fn disk_key(&mut self, key: u8) {
        if self.disk.is_answered {
            self.show_disk_help();
        }
        match (self.disk.task, key) {
            (_, key::ABANDON) => {
                self.leave_disk();
                self.menu_key(key);
            }
            (Task::Replacing, key::BACK) => {
                self.disk.task = Task::Saving;
                self.show_disk_help();
            }
            (Task::Saved, _) | (_, key::BACK) => self.leave_disk(),
            (Task::Loading, _) if self.disk.games != 0 => self.list_key(key),
            (Task::Saving | Task::Replacing, key::RETURN) => self.save(),
            (Task::Saving, _) => self.type_key(key),
            _ => self.answer(Text::UnknownKey as u8),
        }
    }

    /// Changes the name. The joystick and the cursor keys can do it, too: a letter more or less, and
    /// the last one up or down.
    #[inline(never)]
    fn type_key(&mut self, key: u8) {
        let mut length = self.disk.length;
        let mut letter = key;
        match key {
            key::RIGHT => letter = b'A',
            key::DELETE | key::LEFT | key::UP | key::DOWN if length != 0 => {
                length -= 1;
                letter = match key {
                    key::UP => get(&self.disk.name, length) + 1,
                    key::DOWN => get(&self.disk.name, length) - 1,
                    _ => 0,
                };
            }
            _ => {}
        }
        if length == NAME_LENGTH || !is_for_names(letter) {
            self.answer(Text::UnknownKey as u8);
            return;
        }
        *at(&mut self.disk.name, length) = letter;
        self.disk.length = if letter == 0 { length } else { length + 1 };
        self.show_typed();
    }

    fn show_typed(&mut self) {
        let disk = &self.disk;
        disk::typed(&mut self.hardware, disk.window, &disk.name, disk.length);
    }

    /// Saves the game. If there is one of the same name, that is asked about first.
    #[inline(never)]
    fn save(&mut self) {
        if self.disk.length == 0 {
            self.answer(Text::NameMissing as u8);
            return;
        }
        help(&mut self.hardware, Text::DiskBusy);
        let replaces = self.disk.task == Task::Replacing;
        if !replaces {
            let answer = self.order(OPEN, FILE);
            if answer == Answer::Done {
                self.hardware.disk_close();
                self.disk.task = Task::Replacing;
                self.tell_text(Text::Replace as u8);
                return;
            }
            let is_new = self.hardware.disk_message(0) == NOT_FOUND[0]
                && self.hardware.disk_message(1) == NOT_FOUND[1];
            if answer != Answer::Refused || !is_new {
                self.tell(answer);
                return;
            }
        }
        let answer = self.write_game(replaces);
        self.disk.task = Task::Saving;
        if answer == Answer::Done {
            self.disk.task = Task::Saved;
            self.forget_keys();
            help(&mut self.hardware, Text::GameSaved);
        } else {
            self.tell(answer);
        }
    }

    /// Writes the game under its name, which no file has, or one if `replaces` says so.
    fn write_game(&mut self, replaces: bool) -> Answer {
        // What a failure may have left.
        let mut answer = self.command(REMOVE_NEW);
        if answer == Answer::Done {
            answer = self.order(CREATE, FILE);
        }
        if answer == Answer::Done {
            let spare = self.search.spare();
            let length = saved::pack(&self.game, &self.setup, spare);
            let mut index = 0;
            while index < length && self.hardware.disk_write_byte(*saved::byte(spare, index)) {
                index += 1;
            }
            answer = self.hardware.disk_close();
        }
        if answer == Answer::Done && replaces {
            answer = self.command(REMOVE);
        }
        if answer == Answer::Done {
            answer = self.command(RENAME);
        }
        answer
    }

    /// Has the drive execute a command of [`ORDERS`].
    #[inline(never)]
    fn command(&mut self, order: u8) -> Answer {
        match self.order(order, COMMAND) {
            Answer::Done => self.hardware.disk_close(),
            answer => answer,
        }
    }

    /// Opens one of the [`ORDERS`] on a channel.
    #[inline(never)]
    fn order(&mut self, order: u8, channel: u8) -> Answer {
        self.hardware.disk_name_start();
        let mut index = order;
        loop {
            match get(&ORDERS, index) {
                b'!' => break,
                b'*' if order != LIST => {
                    self.hardware.disk_name_add(&PREFIX);
                    for letter in 0..self.disk.length {
                        let letter = get(&self.disk.name, letter);
                        self.hardware.disk_name_push(letter);
                    }
                }
                b'#' => self.hardware.disk_name_add(&NEW),
                byte => self.hardware.disk_name_push(byte),
            }
            index += 1;
        }
        self.hardware.disk_open(channel, order == CREATE)
    }

    /// Reads the names of games on the disk from the one numbered `first` on, shows them and points at a place.
    #[inline(never)]
    fn list_games(&mut self, first: u8, chosen: u8) {
        help(&mut self.hardware, Text::DiskBusy);
        self.disk.first = first;
        self.disk.chosen = chosen;
        let mut answer = self.order(LIST, DIRECTORY);
        if answer == Answer::Done {
            self.read_directory();
            answer = self.hardware.disk_close();
        }
        self.show_list();
        if answer != Answer::Done {
            self.tell(answer);
        } else if self.disk.games == 0 {
            self.tell_text(Text::NoGames as u8);
        } else {
            self.forget_keys();
            self.show_disk_help();
        }
    }

    /// Reads the lines of the directory: the first is the title of the disk.
    fn read_directory(&mut self) {
        self.disk.games = 0;
        let mut is_title = true;
        // Before a line come its link and its number, before the first the load address as well.
        let mut skipped: u8 = 6;
        loop {
            for _ in 0..skipped {
                self.hardware.disk_read_byte();
            }
            skipped = 4;
            let place = self.disk.games.wrapping_sub(self.disk.first);
            let mut quotes: u8 = 0;
            let mut length: u8 = 0;
            loop {
                match self.hardware.disk_read_byte() {
                    None => return,
                    Some(0) => break,
                    Some(QUOTE) => quotes += 1,
                    Some(byte) if quotes == 1 => {
                        let index = length.wrapping_sub(PREFIX_LENGTH);
                        length += 1;
                        if place < PLACES && index < NAME_LENGTH {
                            *at(&mut self.disk.list, (place << STRIDE) + index) = byte;
                            *at(&mut self.disk.list, (place << STRIDE) + index + 1) = 0;
                        }
                    }
                    Some(_) => {}
                }
            }
            if quotes != 0 && !is_title && self.disk.games != u8::MAX {
                self.disk.games += 1;
            }
            is_title = false;
        }
    }

    /// Shows the names in view.
    #[inline(never)]
    fn show_list(&mut self) {
        let window = self.disk.window;
        for place in 0..PLACES {
            window.item(&mut self.hardware, place, NO_TEXT, NO_TEXT);
            if place < self.disk.listed() {
                let start = place << STRIDE;
                disk::listed(&mut self.hardware, window, place, &self.disk.list, start);
                if place == self.disk.chosen {
                    window.choose(&mut self.hardware, place, true);
                }
            }
            self.hardware.wait_frame();
        }
    }

    #[inline(never)]
    fn list_key(&mut self, key: u8) {
        let (first, chosen) = (self.disk.first, self.disk.chosen);
        let listed = self.disk.listed();
        let place = match key {
            key::RETURN => {
                self.load();
                return;
            }
            key::DOWN if chosen + 1 != listed => chosen + 1,
            key::DOWN if self.disk.games - first > PLACES => {
                self.list_games(first + PLACES, 0);
                return;
            }
            key::UP if chosen != 0 => chosen - 1,
            key::UP if first != 0 => {
                self.list_games(first - PLACES, PLACES - 1);
                return;
            }
            key::RIGHT if chosen + PLACES / 2 < listed => chosen + PLACES / 2,
            key::LEFT if chosen >= PLACES / 2 => chosen - PLACES / 2,
            _ => {
                self.answer(Text::UnknownKey as u8);
                return;
            }
        };
        let window = self.disk.window;
        window.choose(&mut self.hardware, chosen, false);
        window.choose(&mut self.hardware, place, true);
        self.disk.chosen = place;
    }

    /// Goes on with the chosen game, unless something is wrong with it.
    #[inline(never)]
    fn load(&mut self) {
        help(&mut self.hardware, Text::DiskBusy);
        self.disk.length = 0;
        for index in 0..NAME_LENGTH {
            let letter = get(&self.disk.list, (self.disk.chosen << STRIDE) + index);
            *at(&mut self.disk.name, index) = letter;
            if letter == 0 {
                break;
            }
            self.disk.length += 1;
        }
        let mut answer = self.order(OPEN, FILE);
        let mut length = 0;
        if answer == Answer::Done {
            let spare = self.search.spare();
            // One byte more than a file can have shows that it is too long.
            while length <= CAPACITY {
                let Some(byte) = self.hardware.disk_read_byte() else {
                    break;
                };
                *saved::byte(spare, length) = byte;
                length += 1;
            }
            answer = self.hardware.disk_close();
        }
        if answer != Answer::Done {
            self.tell(answer);
            return;
        }
        let spare = self.search.spare();
        match saved::unpack(spare, length, &mut self.game, &mut self.setup) {
            Ok(()) => {
                self.forget_keys();
                self.show_game();
                self.go_on();
            }
            Err(fault) => self.tell_text(Text::Foreign.after(fault as u8)),
        }
    }

    /// Tells the keys of the task.
    #[inline(never)]
    fn show_disk_help(&mut self) {
        self.disk.is_answered = false;
        let text = match self.disk.task {
            Task::Loading => Text::LoadHelp,
            Task::Replacing => Text::Replace,
            _ => Text::SaveHelp,
        };
        help(&mut self.hardware, text);
        self.hardware.wait_frame();
    }

    /// Says something in place of the keys.
    #[inline(never)]
    fn answer(&mut self, text: u8) {
        self.disk.is_answered = true;
        disk::answer(&mut self.hardware, text);
        self.hardware.play(Sound::Refusal);
    }

    /// Says something after the disk was busy.
    #[inline(never)]
    pub(crate) fn tell_text(&mut self, text: u8) {
        self.forget_keys();
        self.answer(text);
    }

    /// Says what is wrong with the drive, in its own words if it has any.
    #[inline(never)]
    pub(crate) fn tell(&mut self, answer: Answer) {
        self.tell_text(Text::NoDrive as u8);
        if answer == Answer::Refused {
            disk::message(&mut self.hardware);
        }
    }

    /// Drops what was pressed while the disk was busy.
    #[inline(never)]
    pub(crate) fn forget_keys(&mut self) {
        while self.hardware.next_key() != key::NONE {}
    }
}

/// Whether a key is a character that means nothing else to a drive, or removes one.
fn is_for_names(key: u8) -> bool {
    matches!(key, 0 | b' ' | b'+' | b'-' | b'.' | b'0'..=b'9' | b'A'..=b'Z')
}
