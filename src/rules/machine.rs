//! The core of the C64 program, called in the emulator.

use std::mem::{offset_of, size_of};

use anyhow::{Context, Result, bail};
use awale_c64::core::game::{End, Game};
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::RulesCore;
use crate::c64::{Bare, C64, Model, RamPattern};
use crate::toolchain::build::Program;

/// The most cycles the start code may take, three seconds' worth.
const START_CAP: u64 = 3_000_000;
/// The most cycles a routine may take, a minute's worth: replaying a full log takes seconds.
const CALL_CAP: u64 = 60_000_000;

/// The program's rules routines, in a machine on which its start code has run.
pub struct MachineCore {
    machine: Bare,
    symbols: Symbols,
    cycles: u64,
}

/// The program's own routines and variables, see `target-c64/src/exports.rs`.
struct Symbols {
    game: u16,
    capture: u16,
    totals: u16,
    begin: u16,
    legal_moves: u16,
    play: u16,
    take_back: u16,
    collect_totals: u16,
}

/// The bytes of the program's `GAME`, laid out as [`Game`] is.
#[derive(Clone)]
pub struct MachineGame(Vec<u8>);

impl MachineCore {
    /// Starts `program` in the emulator, up to where its Rust part begins.
    pub fn start(program: &Program) -> Result<Self> {
        let labels = program.labels();
        let address = |name: &str| {
            let address = labels.address(name);
            address.with_context(|| format!("the program has no symbol {name}"))
        };
        let symbols = Symbols {
            game: address("GAME")?,
            capture: address("CAPTURE")?,
            totals: address("TOTALS")?,
            begin: address("rules_begin")?,
            legal_moves: address("rules_legal_moves")?,
            play: address("rules_play")?,
            take_back: address("rules_take_back")?,
            collect_totals: address("rules_totals")?,
        };
        let main = address("awale_main")?;
        let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
        machine.set_labels(labels);
        machine.set_watch_unwritten(true);
        machine.load_and_run(&program.image.prg)?;
        machine.run_until(main, START_CAP)?;
        let mut machine = Bare::from_machine(&machine);
        machine.set_watch_unwritten(true);
        Ok(Self {
            machine,
            symbols,
            cycles: 0,
        })
    }

    /// Cycles that the last routine called took.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// Calls `routine` on `game` and gives what it returns in A.
    fn call(&mut self, routine: u16, game: &MachineGame, argument: u8) -> Result<u8> {
        for (address, &byte) in (self.symbols.game..).zip(&game.0) {
            self.machine.poke(address, byte);
        }
        let before = self.machine.cycles();
        let registers = self.machine.call(routine, argument, 0, CALL_CAP)?;
        self.cycles = self.machine.cycles() - before;
        Ok(registers.a)
    }

    /// The same, and lets `game` be what the routine made of it.
    fn change(&mut self, routine: u16, game: &mut MachineGame, argument: u8) -> Result<u8> {
        let result = self.call(routine, game, argument)?;
        game.0 = self.bytes(self.symbols.game, size_of::<Game>());
        Ok(result)
    }

    fn bytes(&self, address: u16, count: usize) -> Vec<u8> {
        let addresses = (address..).take(count);
        addresses.map(|place| self.machine.peek(place)).collect()
    }
}

impl RulesCore for MachineCore {
    type Game = MachineGame;

    fn begin(&mut self, rules: &RuleSet, position: &Position) -> Result<MachineGame> {
        let mut game = MachineGame::blank();
        game.set(offset_of!(Game, rules.grand_slam), rules.grand_slam as u8);
        game.set(
            offset_of!(Game, rules.only_grand_slam_captures),
            rules.only_grand_slam_captures.into(),
        );
        game.set(offset_of!(Game, rules.max_pits), rules.max_pits);
        game.set(offset_of!(Game, rules.over_max), rules.over_max as u8);
        game.set(offset_of!(Game, rules.repetition), rules.repetition as u8);
        game.set(offset_of!(Game, rules.first_player), rules.first_player);
        game.set(offset_of!(Game, rules.draw_offer), rules.draw_offer.into());
        for (index, &seeds) in position.pits.iter().enumerate() {
            game.set(offset_of!(Game, position.pits) + index, seeds);
        }
        for (index, &seeds) in position.stores.iter().enumerate() {
            game.set(offset_of!(Game, position.stores) + index, seeds);
        }
        game.set(offset_of!(Game, position.side), position.side);
        self.change(self.symbols.begin, &mut game, 0)?;
        Ok(game)
    }

    fn legal_moves(&mut self, game: &MachineGame) -> Result<u8> {
        self.call(self.symbols.legal_moves, game, 0)
    }

    fn play(&mut self, game: &mut MachineGame, pit: u8) -> Result<Result<Capture, Refusal>> {
        match self.change(self.symbols.play, game, pit)? {
            0 => {
                let capture = self.bytes(self.symbols.capture, size_of::<Capture>());
                Ok(Ok(Capture {
                    last: capture[offset_of!(Capture, last)],
                    pits: capture[offset_of!(Capture, pits)],
                    seeds: capture[offset_of!(Capture, seeds)],
                }))
            }
            number => Ok(Err(numbered(&Refusal::ALL, number - 1, "refusal")?)),
        }
    }

    fn take_back(&mut self, game: &mut MachineGame) -> Result<bool> {
        Ok(self.change(self.symbols.take_back, game, 0)? != 0)
    }

    fn totals(&mut self, game: &MachineGame) -> Result<[u8; 2]> {
        self.call(self.symbols.collect_totals, game, 0)?;
        let totals = self.symbols.totals;
        Ok([self.machine.peek(totals), self.machine.peek(totals + 1)])
    }

    fn position(&self, game: &MachineGame) -> Position {
        let mut position = Position::start(game.get(offset_of!(Game, position.side)));
        for (index, seeds) in position.pits.iter_mut().enumerate() {
            *seeds = game.get(offset_of!(Game, position.pits) + index);
        }
        for (index, seeds) in position.stores.iter_mut().enumerate() {
            *seeds = game.get(offset_of!(Game, position.stores) + index);
        }
        position
    }

    fn end(&self, game: &MachineGame) -> Result<End> {
        numbered(&End::ALL, game.get(offset_of!(Game, end)), "end of a game")
    }
}

impl MachineGame {
    fn blank() -> Self {
        Self(vec![0; size_of::<Game>()])
    }

    fn get(&self, offset: usize) -> u8 {
        self.0[offset]
    }

    fn set(&mut self, offset: usize, value: u8) {
        self.0[offset] = value;
    }
}

/// The value that stands at its own number in `values`, which lists an enum in order.
fn numbered<T: Copy>(values: &[T], number: u8, what: &str) -> Result<T> {
    match values.get(usize::from(number)) {
        Some(value) => Ok(*value),
        None => bail!("the program gives {number} as the {what}"),
    }
}
