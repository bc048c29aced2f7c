//! The core of the C64 program, called in the emulator: its own routines, by their names.

mod game_image;

pub use game_image::GameImage;

use anyhow::{Context, Result, bail};

use crate::c64::{Bare, C64, Model, RamPattern};
use crate::toolchain::build::Program;

/// The most cycles the start code may take, three seconds' worth.
const START_CAP: u64 = 3_000_000;

/// The program in a machine on which its start code has run and its Rust part has not begun.
pub struct Core6502 {
    machine: Bare,
    game: u16,
    cycles: u64,
}

impl Core6502 {
    /// Starts `program`. Reading memory that nothing has written is a fault from then on.
    pub fn start(program: &Program) -> Result<Self> {
        let labels = program.labels();
        let main = labels.address("awale_main").context(MISSING)?;
        let game = labels.address("GAME").context(MISSING)?;
        let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
        machine.set_labels(labels);
        machine.set_watch_unwritten(true);
        machine.load_and_run(&program.image.prg)?;
        machine.run_until(main, START_CAP)?;
        let mut machine = Bare::from_machine(&machine);
        machine.set_watch_unwritten(true);
        Ok(Self {
            machine,
            game,
            cycles: 0,
        })
    }

    /// The address of a routine or variable that the program exports.
    pub fn address(&self, name: &str) -> Result<u16> {
        let address = self.machine.labels().address(name);
        address.with_context(|| format!("the program has no symbol {name}"))
    }

    /// Calls `routine` with `argument` in A for at most `cap` cycles, and gives what it returns in A.
    pub fn call(&mut self, routine: u16, argument: u8, cap: u64) -> Result<u8> {
        let before = self.machine.cycles();
        let registers = self.machine.call(routine, argument, 0, cap)?;
        self.cycles = self.machine.cycles() - before;
        Ok(registers.a)
    }

    /// Cycles that the last call took.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// Bytes of memory.
    pub fn bytes(&self, address: u16, count: usize) -> Vec<u8> {
        let addresses = (address..).take(count);
        addresses.map(|place| self.machine.peek(place)).collect()
    }

    /// The program's game.
    pub fn game(&self) -> GameImage {
        GameImage::from_bytes(self.bytes(self.game, GameImage::SIZE))
    }

    /// Lets `game` be the program's game.
    pub fn set_game(&mut self, game: &GameImage) {
        for (address, &byte) in (self.game..).zip(game.as_bytes()) {
            self.machine.poke(address, byte);
        }
    }
}

const MISSING: &str = "the program lacks a symbol that it must export";

/// The value that stands at its own number in `values`, which lists an enum in order.
pub fn numbered<T: Copy>(values: &[T], number: u8, what: &str) -> Result<T> {
    match values.get(usize::from(number)) {
        Some(value) => Ok(*value),
        None => bail!("the program gives {number} as the {what}"),
    }
}
