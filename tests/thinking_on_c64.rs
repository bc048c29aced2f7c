//! The computer thinking, in the emulated C64: its clock, the keys that stop it, and what the screen tells.

mod common;

use std::cell::Cell;
use std::mem::offset_of;
use std::ops::Range;

use awale::c64::{C64, Key, Model};
use awale_c64::core::game::Game;
use awale_c64::core::level::{TIMES, USUAL_TIME};
use awale_c64::core::position::{PITS, Position};
use awale_c64::core::random::Random;
use awale_c64::core::ruleset::{GrandSlam, OverMax, Repetition, RuleSet};
use awale_c64::core::search::Choice;
use awale_c64::hardware::{Stage, cell};
use common::program::{loaded, program};

/// A minute and a half, which nothing here takes.
const PATIENCE: u64 = 90_000_000;

/// Where the search takes long from one of its moves to the next: the start by the rules of Yucata; many seeds in few pits,
/// where a grand slam is forbidden and positions can come again; a win that is close, where it is forbidden, too.
const SLOW: [(RuleSet, [u8; PITS as usize], [u8; 2]); 3] = [
    (RuleSet::YUCATA, [4; PITS as usize], [0, 0]),
    (
        RuleSet {
            grand_slam: GrandSlam::Forbidden,
            max_pits: 5,
            over_max: OverMax::Nothing,
            repetition: Repetition::ThirdWithoutCapture,
            ..RuleSet::BAOULE
        },
        [0, 0, 0, 0, 0, 0, 0, 0, 14, 16, 0, 16],
        [1, 1],
    ),
    (
        RuleSet {
            grand_slam: GrandSlam::ForbiddenUnlessOnly,
            ..RuleSet::BAOULE
        },
        [0, 0, 0, 0, 0, 1, 3, 4, 1, 4, 5, 4],
        [24, 2],
    ),
];

/// The depth of the level Expert.
const EXPERT_PLIES: u8 = 9;

#[derive(Clone)]
struct Rig {
    machine: C64,
    stage: u16,
}

impl Rig {
    /// In front of the title, where `keys` are pressed.
    fn new(model: Model, keys: &[Key]) -> Self {
        let machine = loaded(model);
        let stage = machine.labels().address("app_state");
        let stage = stage.expect("the stage has a label");
        let mut rig = Self { machine, stage };
        rig.run_frames(80);
        for &key in keys {
            rig.press(&[key]);
        }
        rig
    }

    /// When Master has just begun to think, for five seconds.
    fn master(model: Model) -> Self {
        Self::master_with(model, 0)
    }

    /// The same with a time by its place in [`TIMES`].
    fn master_with(model: Model, place: u8) -> Self {
        let mut rig = Self::at_level(model, place);
        rig.begin();
        rig
    }

    /// In front of the title, where Master and its time are chosen.
    fn at_level(model: Model, place: u8) -> Self {
        let times = TIMES.len() as u8;
        let presses = usize::from((times - USUAL_TIME + place) % times);
        let keys = [
            &[Key::CursorDown; 3][..],
            &[Key::CursorRight; 2],
            &[Key::CursorDown],
            &vec![Key::CursorRight; presses],
        ];
        let rig = Self::new(model, &keys.concat());
        let time = format!(" {} s", TIMES[usize::from(place)]);
        assert!(rig.row(16).ends_with(&time), "{}", rig.row(16));
        rig
    }

    /// The same in a game by other rules and from another position, in which North is to move.
    fn master_in(
        model: Model,
        (rules, pits, stores): (RuleSet, [u8; PITS as usize], [u8; 2]),
    ) -> Self {
        let mut rig = Self::at_level(model, 0);
        rig.press_start();
        rig.run_to(Stage::Playing);
        let mut other = rig.clone();
        let game = rig.address("GAME");
        let mut poke = |offset: usize, byte| other.machine.poke(game + offset as u16, byte);
        poke(offset_of!(Game, rules.grand_slam), rules.grand_slam as u8);
        poke(offset_of!(Game, rules.max_pits), rules.max_pits);
        poke(offset_of!(Game, rules.over_max), rules.over_max as u8);
        poke(offset_of!(Game, rules.repetition), rules.repetition as u8);
        let position = offset_of!(Game, position);
        for (place, seeds) in pits.into_iter().enumerate() {
            poke(position + offset_of!(Position, pits) + place, seeds);
        }
        for (player, seeds) in stores.into_iter().enumerate() {
            poke(position + offset_of!(Position, stores) + player, seeds);
        }
        other.call("rules_begin");
        for (address, byte) in (game..).zip(other.bytes("GAME", 0..size_of::<Game>())) {
            rig.machine.poke(address, byte);
        }
        rig.run_to(Stage::Thinking);
        rig.machine.keyboard_mut().release_all();
        rig
    }

    /// Begins a game, in which the computer moves first, and runs until it thinks.
    fn begin(&mut self) {
        self.press_start();
        self.run_to(Stage::Thinking);
        self.machine.keyboard_mut().release_all();
    }

    fn press_start(&mut self) {
        // The first item of the menu starts the game; an arrow stands before the one that is pointed at.
        while self.row(12).starts_with("    ") {
            self.press(&[Key::CursorDown]);
        }
        self.machine.keyboard_mut().press(Key::Return);
    }

    #[track_caller]
    fn run_cycles(&mut self, count: u64) {
        let end = self.machine.cycles() + count;
        let run = self
            .machine
            .run_while(PATIENCE, |machine| machine.cycles() < end);
        run.unwrap_or_else(|stop| panic!("{stop}"));
    }

    #[track_caller]
    fn run_frames(&mut self, count: u64) {
        let run = self.machine.run_frames(count);
        run.unwrap_or_else(|stop| panic!("{stop}"));
    }

    /// Presses keys together and lets them up.
    fn press(&mut self, keys: &[Key]) {
        for &key in keys {
            self.machine.keyboard_mut().press(key);
        }
        self.run_frames(4);
        self.machine.keyboard_mut().release_all();
        self.run_frames(6);
    }

    #[track_caller]
    fn run_to(&mut self, wanted: Stage) {
        let stage = self.stage;
        let run = self
            .machine
            .run_while(PATIENCE, |machine| machine.peek_ram(stage) != wanted as u8);
        run.unwrap_or_else(|stop| panic!("{stop}"));
    }

    /// Cycles until the computer thinks no more.
    #[track_caller]
    fn cycles_of_thought(&mut self) -> u64 {
        let before = self.machine.cycles();
        let stage = self.stage;
        let run = self.machine.run_while(PATIENCE, |machine| {
            machine.peek_ram(stage) == Stage::Thinking as u8
        });
        run.unwrap_or_else(|stop| panic!("{stop}"));
        self.machine.cycles() - before
    }

    /// Cycles of the computer's search, from the kernels' first instruction to their last: before it the
    /// display is drawn, and after it the last numbers wait for the next frame.
    #[track_caller]
    fn cycles_of_search(&mut self) -> u64 {
        let inputs = program().image.sections.iter();
        let inputs = inputs.flat_map(|section| &section.inputs);
        let kernels: Vec<_> = inputs
            .filter(|input| input.section.starts_with(".text.kernel_"))
            .map(|input| input.address..input.address + input.size as u16)
            .collect();
        let (first, last) = (Cell::new(0), Cell::new(0));
        let stage = self.stage;
        let run = self.machine.run_while(PATIENCE, |machine| {
            if kernels.iter().any(|kernel| kernel.contains(&machine.pc())) {
                if first.get() == 0 {
                    first.set(machine.cycles());
                }
                last.set(machine.cycles());
            }
            machine.peek_ram(stage) == Stage::Thinking as u8
        });
        run.unwrap_or_else(|stop| panic!("{stop}"));
        last.get() - first.get()
    }

    /// Calls a routine of the program.
    #[track_caller]
    fn call(&mut self, routine: &str) -> u8 {
        let address = self.address(routine);
        match self.machine.call(address, 0, 0, PATIENCE) {
            Ok(registers) => registers.a,
            Err(stop) => panic!("{stop}"),
        }
    }

    #[track_caller]
    fn address(&self, name: &str) -> u16 {
        self.machine.labels().address(name).expect("a label")
    }

    /// Lets the program search, beside its game, and gives the bytes of its choice and of the count.
    fn search(&mut self, plies: u8) -> (Vec<u8>, Vec<u8>) {
        assert_eq!(self.call("search_start"), 1);
        for _ in 0..plies {
            self.call("search_go_deeper");
        }
        let choice = self.bytes("CHOICE", 0..size_of::<Choice>());
        (choice, self.bytes("COUNT", 0..size_of::<u32>()))
    }

    /// The bytes of the game's position.
    fn position(&self) -> Vec<u8> {
        let start = offset_of!(Game, position);
        self.bytes("GAME", start..start + size_of::<Position>())
    }

    /// Bytes of a variable.
    fn bytes(&self, name: &str, range: Range<usize>) -> Vec<u8> {
        let start = usize::from(self.address(name));
        let addresses = range.map(|offset| (start + offset) as u16);
        addresses
            .map(|place| self.machine.peek_ram(place))
            .collect()
    }

    fn row(&self, row: u8) -> String {
        let start = usize::from(cell(row, 0));
        let codes = &self.machine.screen_codes()[start..start + 40];
        let text: String = codes.iter().map(|code| char::from(code + b' ')).collect();
        text.trim_end().to_owned()
    }

    /// Depth, nodes, best move and value in view.
    #[track_caller]
    fn shown(&self) -> (u8, u32, char, i8) {
        let row = self.row(19);
        let words: Vec<&str> = row.split_whitespace().collect();
        let ["Depth", depth, nodes, "nodes", "best", pit, value] = words[..] else {
            panic!("{row}");
        };
        let number = |word: &str| -> i32 { word.parse().unwrap_or_else(|_| panic!("{row}")) };
        (
            number(depth) as u8,
            number(nodes) as u32,
            pit.chars().next().expect("a letter"),
            number(value) as i8,
        )
    }
}

#[test]
fn master_keeps_its_time_by_the_clock_of_the_machine() {
    for model in [Model::Pal, Model::Ntsc] {
        for (place, expected) in [(0, 5.0), (1, 10.0)] {
            let mut rig = Rig::master_with(model, place);
            let cycles = rig.cycles_of_thought();
            let seconds = cycles as f64 / f64::from(model.clock_hz());
            let error = seconds / expected - 1.0;
            assert!(error.abs() < 0.02, "{model:?}: {seconds} s of {expected}");
            rig.run_to(Stage::Playing);
        }
    }
}

#[test]
fn what_is_found_is_shown_every_second() {
    let mut rig = Rig::master(Model::Pal);
    rig.run_frames(80);
    let mut last = rig.shown();
    let mut changes = 0;
    for _ in 0..15 {
        rig.run_frames(10);
        let (depth, nodes, pit, value) = rig.shown();
        assert!(depth >= last.0 && nodes >= last.1, "{}", rig.row(19));
        assert!((2..24).contains(&depth) && nodes > 100, "{}", rig.row(19));
        assert!(('G'..='L').contains(&pit));
        assert!((-20..20).contains(&value));
        changes += u32::from(nodes != last.1);
        last = (depth, nodes, pit, value);
    }
    // Three seconds, and a look a second.
    assert!(changes >= 3, "{changes}");
    rig.cycles_of_thought();
    let (_, nodes, pit, _) = rig.shown();
    assert!(nodes >= last.1);
    rig.run_to(Stage::Playing);
    let sown = format!(" {pit} was sown");
    assert!(rig.row(20).starts_with(&sown), "{}", rig.row(20));
}

/// Wherever in the frame it is pressed, and whatever the search is doing then: from the key's going down to the next stage.
#[test]
fn keys_stop_the_search_within_a_frame() {
    let answers = [
        (&[Key::Space][..], Stage::Sowing),
        (&[Key::Commodore, Key::Q], Stage::Ended),
    ];
    let mut random = Random::new(3);
    for model in [Model::Pal, Model::Ntsc] {
        let mut most = 0;
        for situation in SLOW {
            let mut rig = Rig::master_in(model, situation);
            // First its beginning, depth by depth, then one second.
            for most_cycles in [[3; 40], [100; 40]].concat() {
                rig.run_cycles(u64::from(random.draw()) * most_cycles);
                for (keys, next) in answers {
                    let mut rig = rig.clone();
                    for &key in keys {
                        rig.machine.keyboard_mut().press(key);
                    }
                    let cycles = rig.cycles_of_thought();
                    assert_eq!(rig.machine.peek_ram(rig.stage), next as u8);
                    most = most.max(cycles);
                }
            }
        }
        let frame = model.cycles_per_frame();
        println!("{model:?}: {most} of {frame} cycles");
        assert!(most <= frame, "{model:?}: {most} cycles");
    }
}

#[test]
fn an_aborted_search_leaves_the_game_and_the_next_search_as_they_were() {
    const PLIES: u8 = 6;
    let mut random = Random::new(5);
    for rig in [Rig::master(Model::Pal), Rig::master_in(Model::Pal, SLOW[0])] {
        let game = rig.position();
        let expected = rig.clone().search(PLIES);
        for _ in 0..8 {
            let mut aborted = rig.clone();
            // Anywhere in the first half second.
            let cycles = u64::from(random.draw()) * 1900 + u64::from(random.draw()) * 80;
            aborted.run_cycles(cycles);
            aborted.machine.keyboard_mut().press(Key::Space);
            aborted.cycles_of_thought();
            // Until the last numbers are shown and the move is played.
            aborted.run_frames(4);
            assert_eq!(aborted.call("rules_take_back"), 1);
            assert_eq!(aborted.position(), game);
            let again = aborted.search(PLIES);
            assert_eq!(again, expected, "aborted after {cycles} cycles");
        }
    }
}

#[test]
fn a_refused_key_does_not_stop_the_search() {
    let mut rig = Rig::master(Model::Pal);
    rig.run_frames(50);
    rig.press(&[Key::A]);
    assert!(rig.row(20).contains("SPACE"), "{}", rig.row(20));
    rig.run_frames(50);
    assert_eq!(rig.machine.peek_ram(rig.stage), Stage::Thinking as u8);
}

#[test]
fn keys_clock_and_numbers_together_cost_the_search_little() {
    let keys = [&[Key::CursorDown; 3][..], &[Key::CursorRight]];
    let mut rig = Rig::new(Model::Pal, &keys.concat());
    assert!(rig.row(15).ends_with("Expert"));
    rig.begin();
    let mut alone = rig.clone();
    assert_eq!(alone.call("search_start"), 1);
    let before = alone.machine.cycles();
    for _ in 0..EXPERT_PLIES {
        alone.call("search_go_deeper");
    }
    let alone = alone.machine.cycles() - before;
    let watched = rig.cycles_of_search();
    rig.run_frames(3);
    assert_eq!(rig.shown().0, EXPERT_PLIES);
    let extra = watched as f64 / alone as f64 - 1.0;
    println!(
        "{alone} cycles alone, {:.2} % more when watched",
        extra * 100.0
    );
    assert!(extra < 0.01, "{extra}");
}
