//! Somebody who plays the program on the mock and reads its screen.

use std::path::Path;
use std::sync::LazyLock;

use awale::assets::Assets;
use awale_c64::app::App;
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::hardware::sound::Sound;
use awale_c64::hardware::{Hardware, Stage, cell};

pub static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("target-c64/assets");
    Assets::load(&directory).expect("the repository's assets are in order")
});

/// The matrix place of each key that tests press, with C= and SHIFT as the interrupt adds them.
const KEYS: [(&str, u8); 44] = [
    ("DEL", 0),
    ("A", 10),
    ("B", 28),
    ("C", 20),
    ("D", 18),
    ("E", 14),
    ("F", 21),
    ("G", 26),
    ("H", 29),
    ("I", 33),
    ("J", 34),
    ("K", 37),
    ("L", 42),
    ("M", 36),
    ("Q", 62),
    ("R", 17),
    ("T", 22),
    ("1", 56),
    ("2", 59),
    ("3", 8),
    ("4", 11),
    ("5", 16),
    ("6", 19),
    ("7", 24),
    ("8", 27),
    ("9", 32),
    ("+", 40),
    ("-", 43),
    ("0", 35),
    ("SPACE", 60),
    ("RETURN", 1),
    ("F1", 4),
    ("F3", 5),
    ("F5", 6),
    ("BACK", 57),
    ("STOP", 63),
    ("HOME", 51),
    ("CLR", 51 | 0x40),
    ("DOWN", 7),
    ("RIGHT", 2),
    ("UP", 7 | 0x40),
    ("LEFT", 2 | 0x40),
    ("C=A", 10 | 0x80),
    ("C=Q", 62 | 0x80),
];

/// The names of the presets in the menu.
pub const PRESETS: [&str; 5] = ["Baoulé", "Abapa", "Yucata", "Free Awale", "Classic"];

/// The rows of the letters and counts.
pub const NORTH_LABELS: u8 = 2;
pub const SOUTH_LABELS: u8 = 16;

pub struct Player {
    pub app: App,
    heard: usize,
}

impl Player {
    /// In front of the title.
    pub fn new() -> Self {
        let texts = ASSETS.texts[0].as_slice().to_vec();
        let hardware = Hardware::new(texts).with_pictures(
            ASSETS.pictures.clone(),
            ASSETS.charset.own_colours().to_vec(),
        );
        let mut app = App::new(hardware);
        app.start();
        Self { app, heard: 0 }
    }

    /// In a game of two players, from a position in the notation of the engines.
    #[track_caller]
    pub fn two_players(preset: u8, position: &str) -> Self {
        Self::new().in_game("2", preset, position)
    }

    /// In a game against the computer, from a position.
    #[track_caller]
    pub fn one_player(preset: u8, position: &str) -> Self {
        Self::new().in_game("1", preset, position)
    }

    #[track_caller]
    fn in_game(mut self, players: &str, preset: u8, position: &str) -> Self {
        self.press(players);
        self.set("Rules", PRESETS[usize::from(preset)]);
        self.app.start_from(parse(position));
        self
    }

    /// Presses keys, separated by spaces, each when the program is done with the one before.
    #[track_caller]
    pub fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.app.hardware().press(0, entry(key));
            self.run();
        }
    }

    /// Moves the menu's arrow down to an item.
    #[track_caller]
    pub fn point_at(&mut self, label: &str) {
        for _ in 0..24 {
            if self.pointed_item().starts_with(label) {
                return;
            }
            self.press("DOWN");
        }
        panic!("no item {label}:\n{}", self.screen());
    }

    /// What the menu's arrow points at, with its value.
    pub fn pointed_item(&mut self) -> String {
        let screen = self.screen();
        let (_, item) = screen.split_once("→ ").expect("an arrow");
        let line = item.split('\n').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        words.join(" ")
    }

    /// Gives a setting of the menu a value.
    #[track_caller]
    pub fn set(&mut self, label: &str, value: &str) {
        self.point_at(label);
        for _ in 0..10 {
            if self.pointed_item() == format!("{label} {value}") {
                return;
            }
            self.press("RIGHT");
        }
        panic!("no value {value}:\n{}", self.screen());
    }

    /// Does what an item of the menu says.
    #[track_caller]
    pub fn act(&mut self, label: &str) {
        self.point_at(label);
        self.press("RETURN");
    }

    /// The items of the menu in view, with their values.
    pub fn items(&mut self) -> Vec<String> {
        let rows = if self.stage() == Stage::Title {
            12..24
        } else {
            18..24
        };
        let rows: Vec<String> = rows.map(|row| self.row(row)).collect();
        let items = rows.iter().map(|row| {
            let words: Vec<&str> = row.trim_start_matches('→').split_whitespace().collect();
            words.join(" ")
        });
        items.filter(|item| !item.is_empty()).collect()
    }

    /// Presses a key some frames from now and runs until the program is done with it.
    pub fn press_later(&mut self, delay: u32, key: &str) {
        self.app.hardware().press(delay, entry(key));
        self.run();
    }

    /// Lets the program run until it waits for a key.
    pub fn run(&mut self) {
        loop {
            self.app.step();
            let computer = self.app.stage() == Stage::Playing && self.is_computers_turn();
            if self.app.hardware().keys_left() == 0 && !computer {
                return;
            }
        }
    }

    fn is_computers_turn(&mut self) -> bool {
        self.row(18).contains("thinking")
    }

    /// The text of a row, without blanks at its ends.
    pub fn row(&mut self, row: u8) -> String {
        row_on(self.app.hardware().screen(), row).trim().to_owned()
    }

    /// The whole screen as text.
    pub fn screen(&mut self) -> String {
        (0..25).map(|row| self.row(row) + "\n").collect()
    }

    /// What stands at the head of the board.
    pub fn head(&mut self) -> String {
        let row = self.row(0);
        row.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The answer to the last key.
    pub fn message(&mut self) -> String {
        self.row(20)
    }

    /// Whose turn it is.
    pub fn turn(&mut self) -> String {
        self.row(18)
    }

    /// The board on the screen as pits and stores.
    pub fn shown(&mut self) -> String {
        board_on(self.app.hardware().screen())
    }

    /// The game's position as pits and stores.
    pub fn position(&self) -> String {
        let position = &self.game().position;
        let counts = position.pits.iter().chain(&position.stores);
        counts.map(u8::to_string).collect::<Vec<_>>().join("-")
    }

    /// Presses a key and gives every board that is seen until the program is done with it.
    #[track_caller]
    pub fn watch(&mut self, key: &str) -> Vec<String> {
        self.app.hardware().record();
        self.press(key);
        let screens = self.app.hardware().recorded();
        let mut boards: Vec<String> = screens.iter().map(|screen| board_on(screen)).collect();
        boards.push(self.shown());
        boards.dedup();
        boards
    }

    /// Runs and gives what is seen in a row until the program waits for a key.
    pub fn watch_row(&mut self, row: u8) -> Vec<String> {
        self.app.hardware().record();
        self.run();
        let screens = self.app.hardware().recorded();
        let mut rows: Vec<String> = screens
            .iter()
            .map(|screen| row_on(screen, row).trim().to_owned())
            .collect();
        rows.dedup();
        rows
    }

    /// The letter that is pointed at, empty if there is none.
    pub fn pointed_at(&mut self) -> String {
        let labels = self.row(NORTH_LABELS) + &self.row(SOUTH_LABELS);
        let after = labels.split_once('►').map_or("", |(_, after)| after);
        after.chars().take(1).collect()
    }

    /// What is told beside a pit of what a sowing would do to it, without blanks.
    pub fn note(&mut self, letter: &str) -> String {
        let index = letter.as_bytes()[0] - b'A';
        let (row, place) = if index < 6 {
            (17, index)
        } else {
            (1, 11 - index)
        };
        let row = row_on(self.app.hardware().screen(), row);
        let signs = row.chars().skip(5 + 5 * usize::from(place)).take(5);
        signs.filter(|sign| !sign.is_whitespace()).collect()
    }

    /// What the rim of a pit tells.
    pub fn rim(&mut self, letter: &str) -> &'static str {
        let index = letter.as_bytes()[0] - b'A';
        let (row, column) = if index < 6 {
            (10, 5 + 5 * index)
        } else {
            (4, 5 + 5 * (11 - index))
        };
        let colours = self.app.hardware().colours();
        let at = |row, column| colours[usize::from(cell(row, column))] & 7;
        match [0, 1, 2].map(|right| at(row, column + right)) {
            [2, 2, 2] => "plain",
            [2, 2, 3] => "legal",
            [1, 1, 1] => "chosen",
            [5, 5, 5] => "green",
            [7, 2, 7] => "dashed",
            other => panic!("rim colours {other:?}"),
        }
    }

    /// Whether a refusal was heard since this was last asked.
    pub fn heard_refusal(&mut self) -> bool {
        let sounds = self.app.hardware().sounds();
        let heard = sounds[self.heard..].contains(&Sound::Refusal);
        self.heard = sounds.len();
        heard
    }

    pub fn game(&self) -> &Game {
        self.app.game()
    }

    pub fn stage(&self) -> Stage {
        self.app.stage()
    }
}

/// The text of a row of a screen.
fn row_on(screen: &[u8], row: u8) -> String {
    let start = usize::from(cell(row, 0));
    let codes = &screen[start..start + 40];
    codes
        .iter()
        .map(|&code| ASSETS.chart.character(code))
        .collect()
}

/// The board on a screen as pits and stores.
fn board_on(screen: &[u8]) -> String {
    let labels = [row_on(screen, SOUTH_LABELS), row_on(screen, NORTH_LABELS)];
    let mut counts: Vec<String> = ('A'..='L')
        .map(|letter| {
            let label = &labels[usize::from(letter > 'F')];
            let after = label.split_once(letter).map_or("", |(_, after)| after);
            number(after)
        })
        .collect();
    let south: String = labels[0].chars().skip(35).collect();
    counts.extend([number(&south), number(&labels[0])]);
    counts.join("-")
}

/// The first number in a label.
fn number(label: &str) -> String {
    label
        .chars()
        .skip_while(|c| !c.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect()
}

/// The entry of the key ring for a key's name.
#[track_caller]
pub fn entry(key: &str) -> u8 {
    KEYS.iter()
        .find(|(name, _)| *name == key)
        .unwrap_or_else(|| panic!("no key {key}"))
        .1
}

/// A position from twelve pits, two stores and the side.
#[track_caller]
pub fn parse(notation: &str) -> Position {
    let parts: Vec<&str> = notation.split('-').collect();
    let number = |index: usize| parts[index].parse::<u8>().expect("a number");
    let position = Position {
        pits: std::array::from_fn(number),
        stores: [number(12), number(13)],
        side: u8::from(parts[14] == "N"),
    };
    assert!(position.is_valid(), "{notation}");
    position
}
