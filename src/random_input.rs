//! Somebody who presses keys and moves the joystick at random, and looks whether the program can bear it.
//!
//! Frames in which the program only waits for the next one are skipped: they are most of the time.

use std::mem::offset_of;

use anyhow::{Context, Result, bail, ensure};
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::hardware::Stage;

use crate::c64::{C64, Joystick, Key, Model, Port, RamPattern};
use crate::disk::{Disk, Drive, Medium};
use crate::random::Random;
use crate::toolchain::build::Program;

/// The routine that waits for a frame, and how many bytes it has at most.
const WAIT_FRAME: &str = "awale_c64.hardware.machine.Hardware.wait_frame";
const WAIT_BYTES: u16 = 12;
/// The raster line of the program's interrupt that ends a frame. The other one only looks for keys.
const INTERRUPT_LINE: u8 = 251;
/// The VIC's register of the line that the next one comes in.
const RASTER: u8 = 0x12;
/// Cycles in which the other one comes, and in which it is over.
const LOOK_CYCLES: u64 = 1000;
/// Frames that a press or push is held: the program believes a key when it sees it twice.
const HELD: u8 = 2;
/// Frames without any.
const RELEASED: u8 = 1;
/// Frames of work without a wait that no screen needs.
const STUCK: u32 = 250;
/// Frames that the computer may think before SPACE lets it move.
const THOUGHT: u32 = 2;
/// Cycles in which every frame ends.
const FRAME_CYCLES: u64 = 20_000;

/// A machine with the program, and fingers that follow a seed.
pub struct RandomInput {
    machine: C64,
    wait_frame: u16,
    interrupt: u16,
    stage: u16,
    game: u16,
    random: Random,
    /// Frames since the program last waited for one.
    busy: u32,
    /// How often each stage was seen, by its number.
    seen: [u32; 256],
}

impl RandomInput {
    /// Starts the program on a machine with a new disk in its drive.
    ///
    /// # Errors
    /// A program that does not start, or lacks a label that this looks at.
    pub fn new(program: &Program, model: Model, seed: u64) -> Result<Self> {
        let labels = program.labels();
        let address = |name: &str| {
            let address = labels.address(name);
            address.with_context(|| format!("the program has no label {name}"))
        };
        let (wait_frame, interrupt, stage, game) = (
            address(WAIT_FRAME)?,
            address("frame_interrupt")?,
            address("app_state")?,
            address("GAME")?,
        );
        let mut machine = C64::new(model, RamPattern::Stripes);
        machine.load_and_run(&program.image.prg)?;
        machine.set_labels(labels);
        machine.set_watch_unwritten(true);
        machine.set_drawing(false);
        let disk = Disk::new("RANDOM", *b"RN")?;
        *machine.drive_mut() = Some(Drive::new(Some(Medium::in_memory(disk))));
        machine.run_frames(100)?;
        Ok(Self {
            machine,
            wait_frame,
            interrupt,
            stage,
            game,
            random: Random::new(seed),
            busy: 0,
            seen: [0; 256],
        })
    }

    /// Presses a key, or two, or moves the joystick, and lets go again.
    ///
    /// # Errors
    /// What the machine stops on, a program that is stuck, and a game that cannot be.
    pub fn press(&mut self) -> Result<()> {
        self.do_something();
        for _ in 0..HELD {
            self.pass_frame()?;
        }
        self.machine.keyboard_mut().release_all();
        self.machine.set_joystick(Port::Two, Joystick::NONE);
        for _ in 0..RELEASED {
            self.pass_frame()?;
        }
        self.check()
    }

    /// How often the program was doing what `stage` says when a key was let go.
    pub fn seen(&self, stage: Stage) -> u32 {
        self.seen[stage as usize]
    }

    fn do_something(&mut self) {
        // Who only presses keys at random gets nowhere where the computer thinks or a game is long.
        let key = match self.draw(16) {
            0 => {
                let directions = [
                    Joystick::UP,
                    Joystick::DOWN,
                    Joystick::LEFT,
                    Joystick::RIGHT,
                    Joystick::FIRE,
                ];
                let direction = directions[self.draw(5)];
                self.machine.set_joystick(Port::Two, direction);
                return;
            }
            1 => {
                let shift = if self.draw(2) == 0 {
                    Key::LeftShift
                } else {
                    Key::RightShift
                };
                self.machine.keyboard_mut().press(shift);
                [Key::CursorDown, Key::CursorRight, Key::F1, Key::F7][self.draw(4)]
            }
            2..6 => Key::Return,
            6 => [Key::CursorDown, Key::CursorRight][self.draw(2)],
            7 => [Key::F1, Key::F3, Key::F5, Key::F7, Key::LeftArrow][self.draw(5)],
            8..12 => [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F][self.draw(6)],
            12 if self.draw(64) == 0 => {
                self.machine.keyboard_mut().press(Key::Commodore);
                Key::Q
            }
            _ => Key::ALL[self.draw(Key::ALL.len() as u32)],
        };
        self.machine.keyboard_mut().press(key);
    }

    /// Lets a frame pass.
    fn pass_frame(&mut self) -> Result<()> {
        let frames = self.machine.frames();
        let limit = self.machine.cycles() + FRAME_CYCLES;
        let waiting = self.wait_frame..self.wait_frame + WAIT_BYTES;
        self.machine.run_while(u64::MAX, |machine| {
            !waiting.contains(&machine.registers().pc)
                && machine.frames() == frames
                && machine.cycles() < limit
        })?;
        let is_thinking = self.machine.peek_ram(self.stage) == Stage::Thinking as u8;
        if waiting.contains(&self.machine.registers().pc) {
            let waits = |machine: &C64| waiting.contains(&machine.registers().pc);
            let line = self.machine.vic_register(RASTER);
            if line != INTERRUPT_LINE {
                self.machine.skip_to_line(line.into());
                self.machine.run_while(LOOK_CYCLES, waits)?;
                if self.machine.registers().pc != self.interrupt {
                    // It had just ended to wait.
                    self.busy = 1;
                    return Ok(());
                }
                let looks = |machine: &C64| !waits(machine);
                self.machine.run_while(LOOK_CYCLES, looks)?;
            }
            self.busy = 0;
            self.machine.skip_to_line(INTERRUPT_LINE.into());
            // The interrupt comes, and then what the program does in the frame.
            self.machine.run_while(200, waits)?;
            return Ok(());
        }
        self.busy += 1;
        if is_thinking && self.busy > THOUGHT {
            self.machine.keyboard_mut().press(Key::Space);
        }
        ensure!(
            self.busy < STUCK,
            "the program is stuck, at {}",
            self.place()
        );
        Ok(())
    }

    fn place(&self) -> String {
        let pc = self.machine.registers().pc;
        let place = self.machine.labels().place(pc);
        place.unwrap_or_else(|| format!("${pc:04X}"))
    }

    fn check(&mut self) -> Result<()> {
        let stage = self.machine.peek_ram(self.stage);
        self.seen[usize::from(stage)] += 1;
        // In the middle of a move there is no position yet.
        if self.busy != 0 {
            return Ok(());
        }
        let byte = |offset: usize| {
            let address = self.game + (offset_of!(Game, position) + offset) as u16;
            self.machine.peek_ram(address)
        };
        let position = Position {
            pits: std::array::from_fn(|pit| byte(offset_of!(Position, pits) + pit)),
            stores: [0, 1].map(|player| byte(offset_of!(Position, stores) + player)),
            side: byte(offset_of!(Position, side)),
        };
        // Before the first game there is no position.
        let is_empty = position.pits == [0; 12] && position.stores == [0; 2];
        if !is_empty && !position.is_valid() {
            bail!("no position of a game: {position:?}");
        }
        Ok(())
    }

    /// A number below `limit`.
    fn draw(&mut self, limit: u32) -> usize {
        self.random.below(limit) as usize
    }
}
