//! Somebody at an emulated C64.

use std::path::Path;
use std::sync::LazyLock;

use awale::assets::Assets;
use awale::c64::{C64, Joystick, Key, Model, Port};
use awale_c64::hardware::{Stage, cell};

use crate::common::program::loaded;

/// Ten seconds, which nothing here takes.
const PATIENCE: u64 = 10_000_000;

/// Thirty seconds, in frames: a drive sends about 400 bytes a second.
const WORDS_PATIENCE: u32 = 1500;

pub const MODELS: [Model; 2] = [Model::Pal, Model::Ntsc];

pub static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("target-c64/assets");
    Assets::load(&directory).expect("the repository's assets are in order")
});

#[derive(Clone)]
pub struct Rig {
    pub machine: C64,
    stage: u16,
}

impl Rig {
    /// In front of the title.
    pub fn new(model: Model) -> Self {
        let machine = loaded(model);
        let stage = machine.labels().address("app_state");
        let stage = stage.expect("the stage has a label");
        let mut rig = Self { machine, stage };
        rig.run_frames(80);
        rig
    }

    /// In a game of two players by the rules Abapa, where South begins.
    pub fn two_players(model: Model) -> Self {
        static BEGUN: [LazyLock<Rig>; 2] = [
            LazyLock::new(|| Rig::abapa(Model::Pal, Key::Digit2)),
            LazyLock::new(|| Rig::abapa(Model::Ntsc, Key::Digit2)),
        ];
        BEGUN[usize::from(model == Model::Ntsc)].clone()
    }

    /// In a game against the computer by the rules Abapa, where South begins.
    pub fn one_player(model: Model) -> Self {
        Self::abapa(model, Key::Digit1)
    }

    fn abapa(model: Model, players: Key) -> Self {
        let mut rig = Self::new(model);
        rig.press(&[players]);
        rig.set("Rules", "Abapa");
        rig.act("Start");
        rig.run_to(Stage::Playing);
        rig
    }

    /// Moves the menu's arrow to an item.
    #[track_caller]
    pub fn point_at(&mut self, label: &str) {
        for _ in 0..20 {
            if self.pointed_item().starts_with(label) {
                return;
            }
            self.press(&[Key::CursorDown]);
        }
        panic!("no {label}:\n{}", self.screen());
    }

    /// Gives a setting of the menu a value.
    #[track_caller]
    pub fn set(&mut self, label: &str, value: &str) {
        self.point_at(label);
        for _ in 0..20 {
            if self.pointed_item().ends_with(value) {
                return;
            }
            self.press(&[Key::CursorRight]);
        }
        panic!("no {value}:\n{}", self.screen());
    }

    /// Does what an item of the menu says.
    #[track_caller]
    pub fn act(&mut self, label: &str) {
        self.point_at(label);
        self.press(&[Key::Return]);
    }

    /// What the menu's arrow points at, with its value.
    fn pointed_item(&mut self) -> String {
        self.run_frames(4);
        let screen = self.screen();
        let item = screen.split_once("→ ").map_or("", |(_, item)| item);
        item.lines().next().unwrap_or_default().trim().to_owned()
    }

    #[track_caller]
    pub fn run_frames(&mut self, count: u64) {
        let run = self.machine.run_frames(count);
        run.unwrap_or_else(|stop| panic!("{stop}"));
    }

    /// Presses keys together and lets them up.
    #[track_caller]
    pub fn press(&mut self, keys: &[Key]) {
        for &key in keys {
            self.machine.keyboard_mut().press(key);
        }
        self.run_frames(4);
        self.machine.keyboard_mut().release_all();
        self.run_frames(4);
    }

    /// Pushes joystick 2 and lets it go.
    #[track_caller]
    pub fn push(&mut self, directions: Joystick) {
        self.machine.set_joystick(Port::Two, directions);
        self.run_frames(4);
        self.machine.set_joystick(Port::Two, Joystick::NONE);
        self.run_frames(4);
    }

    /// Presses keys one after the other.
    #[track_caller]
    pub fn type_keys(&mut self, keys: &[Key]) {
        for &key in keys {
            self.press(&[key]);
        }
    }

    /// Sows a pit and hurries the seeds, until it is a player's turn again.
    #[track_caller]
    pub fn sow(&mut self, pit: Key) {
        self.type_keys(&[pit, Key::Return]);
        self.run_to(Stage::Sowing);
        self.press(&[Key::Space]);
        for _ in 0..500 {
            if self.row(18).ends_with("to move") && self.stage() == Stage::Playing as u8 {
                return;
            }
            self.run_frames(1);
        }
        panic!("it is nobody's turn:\n{}", self.screen());
    }

    fn stage(&self) -> u8 {
        self.machine.peek_ram(self.stage)
    }

    #[track_caller]
    pub fn run_to(&mut self, wanted: Stage) {
        let stage = self.stage;
        let run = self
            .machine
            .run_while(PATIENCE, |machine| machine.peek_ram(stage) != wanted as u8);
        run.unwrap_or_else(|stop| panic!("no {wanted:?}: {stop}"));
    }

    /// Runs until a row says `words`.
    #[track_caller]
    pub fn run_to_words(&mut self, row: u8, words: &str) {
        for _ in 0..WORDS_PATIENCE {
            if self.row(row).contains(words) {
                return;
            }
            self.run_frames(1);
        }
        panic!("row {row} says `{}`, not `{words}`", self.row(row));
    }

    /// The text of a row, without blanks at its ends.
    pub fn row(&self, row: u8) -> String {
        let start = usize::from(cell(row, 0));
        let codes = &self.machine.screen_codes()[start..start + 40];
        let text: String = codes
            .iter()
            .map(|&code| ASSETS.chart.character(code))
            .collect();
        text.trim().to_owned()
    }

    /// The whole screen.
    pub fn screen(&self) -> String {
        (0..25).map(|row| self.row(row) + "\n").collect()
    }

    /// The seeds that the board shows in a player's row from the left, without letters and pointers.
    pub fn counts(&self, row: u8) -> Vec<u8> {
        let words = self.row(row);
        let digits = words.split(|c: char| !c.is_ascii_digit());
        digits.filter_map(|number| number.parse().ok()).collect()
    }
}
