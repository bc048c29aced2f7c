//! The rules routines of the C64 program.

use std::mem::{offset_of, size_of};

use anyhow::Result;
use awale_c64::core::game::End;
use awale_c64::core::moves::{Capture, Refusal};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::RulesCore;
use crate::core6502::{Core6502, GameImage, numbered};
use crate::toolchain::build::Program;

/// The most cycles a routine may take, a minute's worth: replaying a full log takes seconds.
const CAP: u64 = 60_000_000;

/// The program's own rules routines, see `target-c64/src/exports.rs`.
pub struct MachineCore {
    core: Core6502,
    begin: u16,
    legal_moves: u16,
    play: u16,
    take_back: u16,
    collect_totals: u16,
    capture: u16,
    totals: u16,
}

impl MachineCore {
    /// Starts `program` in the emulator.
    pub fn start(program: &Program) -> Result<Self> {
        let core = Core6502::start(program)?;
        Ok(Self {
            begin: core.address("rules_begin")?,
            legal_moves: core.address("rules_legal_moves")?,
            play: core.address("rules_play")?,
            take_back: core.address("rules_take_back")?,
            collect_totals: core.address("rules_totals")?,
            capture: core.address("CAPTURE")?,
            totals: core.address("TOTALS")?,
            core,
        })
    }

    /// Cycles that the last routine called took.
    pub fn cycles(&self) -> u64 {
        self.core.cycles()
    }

    /// Calls `routine` on `game` and gives what it returns in A.
    fn call(&mut self, routine: u16, game: &GameImage, argument: u8) -> Result<u8> {
        self.core.set_game(game);
        self.core.call(routine, argument, CAP)
    }

    /// The same, and lets `game` be what the routine made of it.
    fn change(&mut self, routine: u16, game: &mut GameImage, argument: u8) -> Result<u8> {
        let result = self.call(routine, game, argument)?;
        *game = self.core.game();
        Ok(result)
    }
}

impl RulesCore for MachineCore {
    type Game = GameImage;

    fn begin(&mut self, rules: &RuleSet, position: &Position) -> Result<GameImage> {
        let mut game = GameImage::new(rules, position);
        self.change(self.begin, &mut game, 0)?;
        Ok(game)
    }

    fn legal_moves(&mut self, game: &GameImage) -> Result<u8> {
        self.call(self.legal_moves, game, 0)
    }

    fn play(&mut self, game: &mut GameImage, pit: u8) -> Result<Result<Capture, Refusal>> {
        match self.change(self.play, game, pit)? {
            0 => {
                let capture = self.core.bytes(self.capture, size_of::<Capture>());
                Ok(Ok(Capture {
                    last: capture[offset_of!(Capture, last)],
                    pits: capture[offset_of!(Capture, pits)],
                    seeds: capture[offset_of!(Capture, seeds)],
                }))
            }
            number => Ok(Err(numbered(&Refusal::ALL, number - 1, "refusal")?)),
        }
    }

    fn take_back(&mut self, game: &mut GameImage) -> Result<bool> {
        Ok(self.change(self.take_back, game, 0)? != 0)
    }

    fn totals(&mut self, game: &GameImage) -> Result<[u8; 2]> {
        self.call(self.collect_totals, game, 0)?;
        let totals = self.core.bytes(self.totals, 2);
        Ok([totals[0], totals[1]])
    }

    fn position(&self, game: &GameImage) -> Position {
        game.position()
    }

    fn end(&self, game: &GameImage) -> Result<End> {
        game.end()
    }
}
