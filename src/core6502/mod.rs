//! The core of the C64 program, called in the emulator: its own routines, by their names.

mod game_image;

pub use game_image::GameImage;

use anyhow::{Context, Result, bail};

use crate::c64::{Bare, C64, Callable, Model, RamPattern, Stop};
use crate::toolchain::build::Program;

/// The most cycles the start code may take, three seconds' worth.
const START_CAP: u64 = 3_000_000;
/// Frames until the title is on the screen: twice what it takes.
const TITLE_FRAMES: u64 = 60;
/// The flag of the processor status that is set while an interrupt is served.
const INTERRUPTS_MASKED: u8 = 0x04;

/// The program in a machine that calls its routines: in a [`Bare`] one, or in a whole [`C64`].
#[derive(Clone)]
pub struct Core6502<M: Callable = Bare> {
    machine: M,
    game: u16,
    cycles: u64,
}

impl Core6502<Bare> {
    /// Starts `program`: its start code has run, its Rust part has not begun. Reading memory that
    /// nothing has written is a fault from then on.
    pub fn start(program: &Program) -> Result<Self> {
        let mut machine = power_on(program)?;
        let main = machine.labels().address("awale_main").context(MISSING)?;
        machine.run_until(main, START_CAP)?;
        let mut machine = Bare::from_machine(&machine);
        machine.set_watch_unwritten(true);
        Self::with(machine)
    }
}

impl Core6502<C64> {
    /// Starts `program`, lets it show its title and ends the tune: the VIC-II takes its cycles and the
    /// interrupt runs, as when the computer thinks in a game. Every start ends in the same cycle of a frame.
    pub fn on_screen(program: &Program) -> Result<Self> {
        let mut machine = power_on(program)?;
        machine.set_drawing(false);
        machine.run_frames(TITLE_FRAMES)?;
        let tune_stop = machine.labels().address("tune_stop").context(MISSING)?;
        machine.call(tune_stop, 0, 0, START_CAP)?;
        machine.run_while(START_CAP, |machine| {
            machine.registers().p & INTERRUPTS_MASKED != 0
        })?;
        Self::with(machine)
    }
}

fn power_on(program: &Program) -> Result<C64> {
    let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
    machine.set_labels(program.labels());
    machine.set_watch_unwritten(true);
    machine.load_and_run(&program.image.prg)?;
    Ok(machine)
}

impl<M: Callable> Core6502<M> {
    fn with(machine: M) -> Result<Self> {
        let game = machine.labels().address("GAME").context(MISSING)?;
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
        Ok(self.call_while(routine, argument, cap, |_| true)?)
    }

    /// The same, and asks `goes_on` before each instruction whether to execute it. A program whose
    /// call was stopped is of no more use.
    pub fn call_while(
        &mut self,
        routine: u16,
        argument: u8,
        cap: u64,
        goes_on: impl FnMut(&M) -> bool,
    ) -> Result<u8, Stop> {
        let before = self.machine.cycles();
        let called = self
            .machine
            .call_while(routine, [argument, 0], cap, goes_on);
        self.cycles = self.machine.cycles() - before;
        Ok(called?.a)
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
