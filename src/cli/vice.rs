//! `awale vice`: runs the program in VICE.

use anyhow::{Context, Result};
use clap::Args;

use super::llvm_mos_option::LlvmMosOption;
use crate::Failure;
use crate::toolchain::build::Program;
use crate::toolchain::project::Project;
use crate::toolchain::vice::{self, HOW_TO_GET};

/// Build the program and run it in VICE's x64sc
#[derive(Args)]
#[command(after_help = "Examples:\n  awale vice\n  awale vice --disk")]
pub struct Vice {
    /// Start from the disk image, as a C64 with a drive does, instead of the program file
    #[arg(long)]
    disk: bool,
    #[command(flatten)]
    llvm_mos: LlvmMosOption,
}

impl Vice {
    /// Starts the emulator and waits for its end.
    pub fn run(self) -> Result<()> {
        let vice = vice::Vice::find()
            .ok_or_else(|| Failure::new("VICE was not found: no x64sc on PATH", HOW_TO_GET))?;
        let project = Project::find()?;
        let program = Program::build(&project, self.llvm_mos.find()?.as_ref())?;
        let directory = project.output();
        program.write(&project, &directory)?;
        let image = directory.join(match self.disk {
            true => "awale.d64",
            false => "awale.prg",
        });
        let status = vice
            .start(&image, &directory.join("awale.labels"))
            .status()
            .with_context(|| format!("cannot start {}", vice.program().display()))?;
        if status.success() {
            return Ok(());
        }
        Err(Failure::new(
            format!("{} ended with {status}", vice.program().display()),
            "see its messages above",
        )
        .into())
    }
}
