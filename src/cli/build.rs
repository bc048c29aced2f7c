//! `awale build`: makes the program and the disk with it.

use anyhow::Result;
use clap::{Args, ValueEnum};

use super::llvm_mos_option::LlvmMosOption;
use super::output;
use crate::Failure;
use crate::assets::language::Language;
use crate::toolchain::build::{Program, link_with_llvm_mos, sources, write_program};
use crate::toolchain::project::Project;

/// Build awale.prg and awale.d64 into target/c64
///
/// The C64 program's Rust is compiled anew only if it has changed, which needs llvm-mos; all else
/// needs nothing but this command. Prints the program's size and a map of the memory
/// that it takes and leaves free.
#[derive(Args)]
#[command(after_help = "Examples:
  awale build
  awale build --llvm-mos ~/llvm-mos
  awale build --language fr
  awale build --toolchain llvm-mos    assemble and link with llvm-mos's own tools

Files made in target/c64: awale.prg, awale.d64, awale.map (where everything lies),
awale.labels (for VICE's monitor), assets.s (pictures and texts as assembly)")]
pub struct Build {
    #[command(flatten)]
    llvm_mos: LlvmMosOption,
    /// Whose assembler and linker to use; both give the same bytes
    #[arg(long, value_enum, default_value_t = Toolchain::Own)]
    toolchain: Toolchain,
    /// The language that the program speaks; the others are beside it on the disk
    #[arg(long, value_enum, default_value_t)]
    language: Language,
}

/// Who assembles and links.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Toolchain {
    /// This program
    Own,
    /// clang and ld.lld of llvm-mos
    LlvmMos,
}

impl Build {
    /// Builds, writes the files and prints what they take.
    pub fn run(self) -> Result<()> {
        let project = Project::find()?;
        let llvm_mos = self.llvm_mos.find()?;
        let sources = sources(&project, llvm_mos.as_ref(), self.language)?;
        let directory = project.output();
        let program = Program::from_sources(&project, &sources)?;
        program.write(&project, &directory)?;
        if self.toolchain == Toolchain::LlvmMos {
            let llvm_mos = llvm_mos.ok_or_else(|| {
                Failure::new(
                    "--toolchain llvm-mos: llvm-mos was not found",
                    "name its directory by --llvm-mos or $LLVM_MOS, or leave the option out",
                )
            })?;
            let prg =
                link_with_llvm_mos(&project, &llvm_mos, &sources, &directory.join("llvm-mos"))?;
            write_program(&project, &directory, &prg)?;
            if prg != program.image.prg {
                eprintln!("warning: llvm-mos's bytes differ from those of this program's linker");
            }
        }
        output::print(format_args!(
            "{}: {} bytes\n\n{}\n",
            directory.join("awale.prg").display(),
            program.image.prg.len(),
            program.image.memory_map().trim_end()
        ))?;
        Ok(())
    }
}
