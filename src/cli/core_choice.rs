//! The option `--core`, which several commands share.

use anyhow::Result;
use clap::ValueEnum;

use crate::toolchain::build::Program;
use crate::toolchain::llvm_mos::LlvmMos;
use crate::toolchain::project::Project;

/// The two forms of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Core {
    /// The native core
    Rust,
    /// The C64 program's own routines, in the emulator
    #[value(name = "6502")]
    Mos6502,
}

impl Core {
    /// As on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Mos6502 => "6502",
        }
    }
}

/// The C64 program whose core answers.
pub fn program() -> Result<Program> {
    Program::build(&Project::find()?, LlvmMos::find(None)?.as_ref())
}
