//! No picture that reaches the television is half old, half new.

mod common;

use std::mem::offset_of;

use awale::c64::{C64, Frame, Key, Labels, Model, RamPattern};
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::hardware::Stage;
use awale_c64::tiles::{BACKGROUND, BLACK, SHARED};
use common::program::program;

/// The last line of the screen; everything has been drawn when the beam is there.
const LAST_LINE: u16 = 250;
/// Where the screen begins: the first line, and the first pixel of a frame.
const FIRST_LINE: u16 = 51;
const FIRST_PIXEL: usize = 32;

/// What the VIC-II would draw from memory that nobody changes meanwhile.
struct Still {
    codes: [u8; 1000],
    colours: [u8; 1000],
    charset: [u8; 2048],
    visible: bool,
    sprites: Vec<StillSprite>,
}

/// A sprite that is shown, unexpanded, before the characters.
struct StillSprite {
    /// Its first pixel, from the screen's upper left corner.
    left: i32,
    top: i32,
    multicolour: bool,
    colour: u8,
    shared: [u8; 2],
    rows: [u32; 21],
}

impl StillSprite {
    fn all(machine: &C64) -> Vec<Self> {
        let vic = |register: u16| machine.vic_register(register as u8);
        assert_eq!([vic(0x17), vic(0x1D), vic(0x1B)], [0; 3], "plain sprites");
        let shown = (0..8).filter(|&n| vic(0x15) >> n & 1 != 0);
        shown
            .map(|n| {
                let x = i32::from(vic(2 * n)) + i32::from(vic(0x10) >> n & 1) * 256;
                let block = 0xC000 + u16::from(machine.peek_ram(0xC3F8 + n)) * 64;
                let byte = |at: u16| u32::from(machine.peek_ram(block + at));
                Self {
                    left: x - 24,
                    top: i32::from(vic(2 * n + 1)) + 1 - i32::from(FIRST_LINE),
                    multicolour: vic(0x1C) >> n & 1 != 0,
                    colour: vic(0x27 + n) & 15,
                    shared: [vic(0x25) & 15, vic(0x26) & 15],
                    rows: std::array::from_fn(|row| {
                        (0..3).fold(0, |bits, at| bits << 8 | byte(row as u16 * 3 + at))
                    }),
                }
            })
            .collect()
    }

    fn pixel(&self, x: usize, y: usize) -> Option<u8> {
        let (column, row) = (x as i32 - self.left, y as i32 - self.top);
        if !(0..24).contains(&column) || !(0..21).contains(&row) {
            return None;
        }
        let bits = self.rows[row as usize];
        if !self.multicolour {
            return (bits >> (23 - column) & 1 != 0).then_some(self.colour);
        }
        match bits >> (22 - (column & !1)) & 3 {
            0 => None,
            1 => Some(self.shared[0]),
            2 => Some(self.colour),
            _ => Some(self.shared[1]),
        }
    }
}

impl Still {
    fn of(machine: &C64) -> Self {
        Self {
            codes: machine.screen_codes(),
            colours: machine.screen_colours(),
            charset: std::array::from_fn(|index| machine.peek_ram(0xE000 + index as u16)),
            visible: machine.vic_register(0x11) & 0x10 != 0,
            sprites: StillSprite::all(machine),
        }
    }

    fn pixel(&self, x: usize, y: usize) -> u8 {
        if !self.visible {
            return BLACK;
        }
        if let Some(colour) = self.sprites.iter().find_map(|sprite| sprite.pixel(x, y)) {
            return colour;
        }
        let cell = y / 8 * 40 + x / 8;
        let (code, colour) = (self.codes[cell], self.colours[cell] & 15);
        let bits = self.charset[usize::from(code) * 8 + y % 8];
        if colour < 8 {
            let ink = bits >> (7 - x % 8) & 1 != 0;
            return if ink { colour } else { BACKGROUND };
        }
        match bits >> (6 - x % 8 / 2 * 2) & 3 {
            0 => BACKGROUND,
            1 => SHARED[0],
            2 => SHARED[1],
            _ => colour & 7,
        }
    }

    /// The first pixel of the screen in which `frame` differs.
    fn difference(&self, frame: &Frame, model: Model) -> Option<(usize, usize)> {
        let top = usize::from(FIRST_LINE - model.first_visible_line());
        (0..200)
            .flat_map(|y| (0..320).map(move |x| (x, y)))
            .find(|&(x, y)| frame.pixel(x + FIRST_PIXEL, y + top) != self.pixel(x, y))
    }
}

/// A machine that plays the program and looks at every frame.
struct Watched {
    machine: C64,
    stage: u16,
    stores: u16,
    frames: u32,
    /// Frames that showed the hand during a move.
    hands: u32,
}

impl Watched {
    fn new(model: Model) -> Self {
        let image = &program().image;
        let labels = Labels::from_vice(&image.symbols.vice_labels()).expect("labels");
        let stage = labels.address("app_state").expect("the stage has a label");
        let game = labels.address("GAME").expect("the game has a label");
        let mut machine = C64::new(model, RamPattern::Seeded(1));
        machine.load_and_run(&image.prg).expect("a PRG");
        machine.set_labels(labels);
        let stores = game + (offset_of!(Game, position) + offset_of!(Position, stores)) as u16;
        let mut watched = Self {
            machine,
            stage,
            stores,
            frames: 0,
            hands: 0,
        };
        watched.run_until_shown();
        watched
    }

    /// Until the start is over: before it the screen is BASIC's.
    fn run_until_shown(&mut self) {
        let shown = |machine: &C64| machine.vic_register(0x11) & 0x10 != 0 && machine.frames() > 5;
        let run = self.machine.run_while(3_000_000, |machine| !shown(machine));
        run.unwrap_or_else(|stop| panic!("{stop}"));
        self.machine.run_frames(2).expect("the title");
    }

    fn is_at(&self, stage: Stage) -> bool {
        self.machine.peek(self.stage) == stage as u8
    }

    /// One frame, which must look like a still picture.
    fn frame(&mut self) {
        let model = self.machine.model();
        let run = self
            .machine
            .run_while(100_000, |machine| machine.raster().0 != LAST_LINE);
        run.unwrap_or_else(|stop| panic!("{stop}"));
        let still = Still::of(&self.machine);
        self.machine
            .run_frames(1)
            .unwrap_or_else(|stop| panic!("{stop}"));
        self.frames += 1;
        self.hands += u32::from(!still.sprites.is_empty() && self.is_at(Stage::Sowing));
        if let Some((x, y)) = still.difference(self.machine.frame(), model) {
            let stage = self.machine.peek_ram(self.stage);
            panic!(
                "frame {} is torn at pixel {x},{y} in stage {stage}, {model:?}",
                self.frames
            );
        }
    }

    /// Presses keys together and lets them up.
    fn press(&mut self, keys: &[Key]) {
        for &key in keys {
            self.machine.keyboard_mut().press(key);
        }
        for _ in 0..4 {
            self.frame();
        }
        self.machine.keyboard_mut().release_all();
        for _ in 0..4 {
            self.frame();
        }
    }

    fn run_to(&mut self, stage: Stage) {
        for _ in 0..2_000 {
            if self.is_at(stage) {
                return;
            }
            self.frame();
        }
        panic!("{stage:?} is never reached");
    }
}

fn play(model: Model) {
    let mut watched = Watched::new(model);
    for key in [Key::Digit2, Key::X, Key::Digit1] {
        watched.press(&[key]);
    }
    // Round the items, and on to other rules on the way.
    for key in [
        [Key::CursorDown; 4],
        [Key::CursorRight, Key::Return, Key::CursorDown, Key::F1],
    ] {
        for key in key {
            watched.press(&[key]);
        }
    }
    watched.press(&[Key::LeftArrow]);
    watched.press(&[Key::Return]);
    watched.run_to(Stage::Playing);
    for key in [Key::B, Key::G, Key::X, Key::F, Key::Return] {
        watched.press(&[key]);
    }
    watched.run_to(Stage::Sowing);
    watched.run_to(Stage::Thinking);
    watched.press(&[Key::Space]);
    watched.run_to(Stage::Playing);
    watched.press(&[Key::F1]);
    watched.run_to(Stage::Menu);
    watched.press(&[Key::CursorDown]);
    watched.press(&[Key::RunStop]);
    watched.run_to(Stage::Playing);
    // The log with its analysis, and the editor.
    watched.press(&[Key::LeftShift, Key::CursorDown]);
    watched.run_to(Stage::Log);
    watched.press(&[Key::F3]);
    watched.run_to(Stage::Thinking);
    watched.press(&[Key::LeftArrow]);
    watched.run_to(Stage::Playing);
    watched.press(&[Key::F1]);
    watched.run_to(Stage::Menu);
    for _ in 0..2 {
        watched.press(&[Key::CursorDown]);
    }
    watched.press(&[Key::Return]);
    watched.run_to(Stage::Editor);
    for key in [
        Key::Digit9,
        Key::CursorRight,
        Key::Space,
        Key::Home,
        Key::RunStop,
    ] {
        watched.press(&[key]);
    }
    watched.run_to(Stage::Playing);
    watched.press(&[Key::A]);
    watched.press(&[Key::Return]);
    watched.press(&[Key::Space]);
    watched.run_to(Stage::Thinking);
    watched.run_to(Stage::Playing);
    watched.press(&[Key::Commodore, Key::Q]);
    watched.run_to(Stage::Result);
    watched.press(&[Key::Space]);
    watched.run_to(Stage::Title);
    play_two(&mut watched);
    assert!(
        watched.hands > 200,
        "the hand was seen {} times",
        watched.hands
    );
}

/// A few moves of both players, hurried, until there are captures.
fn play_two(watched: &mut Watched) {
    watched.press(&[Key::Digit2]);
    watched.press(&[Key::Return]);
    watched.run_to(Stage::Playing);
    for ply in 0..14 {
        for key in [Key::Digit1, Key::Digit3, Key::Digit6] {
            watched.press(&[key]);
        }
        watched.press(&[Key::Return]);
        if ply < 8 {
            watched.press(&[Key::Space]);
        }
        watched.run_to(Stage::Playing);
    }
    let captured = watched.machine.peek(watched.stores) + watched.machine.peek(watched.stores + 1);
    assert!(captured > 0, "no capture was seen");
}

#[test]
fn every_frame_of_a_game_is_whole_on_pal() {
    play(Model::Pal);
}

#[test]
fn every_frame_of_a_game_is_whole_on_ntsc() {
    play(Model::Ntsc);
}
