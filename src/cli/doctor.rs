//! `awale doctor`: what is installed, and what more would add.

use anyhow::Result;
use clap::Args;

use super::llvm_mos_option::LlvmMosOption;
use super::output;
use crate::toolchain::generated::Generated;
use crate::toolchain::project::Project;
use crate::toolchain::rustc;
use crate::toolchain::vice::{HOW_TO_GET, Vice};

/// Tell what is found of Rust, llvm-mos and VICE, and what each adds
///
/// Only Rust is needed to build and play. The command succeeds if everything needed is there.
#[derive(Args)]
#[command(after_help = "Examples:\n  awale doctor\n  awale doctor --llvm-mos ~/llvm-mos")]
pub struct Doctor {
    #[command(flatten)]
    llvm_mos: LlvmMosOption,
}

impl Doctor {
    /// Prints a line a tool, and whether the compiled program in the repository is up to date.
    pub fn run(self) -> Result<()> {
        let rustc = rustc::version();
        let project = Project::find();
        print("Rust", &summary(rustc.as_ref(), String::clone))?;
        print("llvm-mos", &self.llvm_mos())?;
        print("VICE", &vice())?;
        print(
            "sources",
            &summary(project.as_ref(), |project| {
                project.root().display().to_string()
            }),
        )?;
        let compiled = project.as_ref().map(compiled);
        print(
            "compiled",
            &compiled.unwrap_or_else(|_| "unknown".to_owned()),
        )?;
        rustc?;
        project?;
        Ok(())
    }

    fn llvm_mos(&self) -> String {
        match self.llvm_mos.find() {
            Ok(None) => "not found; with it, changed Rust of the C64 program can be compiled\n\
                         get it from https://github.com/llvm-mos/llvm-mos-sdk/releases, \
                         then set LLVM_MOS to its directory"
                .to_owned(),
            Ok(Some(found)) => format!("{} ({})", found.version(), found.clang().display()),
            Err(error) => format!("not usable: {error:#}"),
        }
    }
}

fn vice() -> String {
    match Vice::find() {
        Some(vice) => format!("{} ({})", vice.version(), vice.program().display()),
        None => format!(
            "not found; with it, `awale vice` runs the program in the reference emulator\n\
             {HOW_TO_GET}"
        ),
    }
}

/// Whether the checked-in assembly belongs to the sources.
fn compiled(project: &Project) -> String {
    match Generated::read(project).and_then(|generated| generated.changes(project)) {
        Ok(changes) if changes.is_empty() => "up to date".to_owned(),
        Ok(changes) => format!("out of date: {}", changes.join(", ")),
        Err(error) => format!("{error:#}"),
    }
}

fn summary<T>(found: Result<&T, &anyhow::Error>, text: impl Fn(&T) -> String) -> String {
    match found {
        Ok(found) => text(found),
        Err(error) => format!("{error:#}"),
    }
}

/// A name, and a text whose further lines stand below its first.
fn print(name: &str, text: &str) -> Result<()> {
    output::print(format_args!(
        "{name:<10}{}\n",
        text.replace('\n', "\n          ")
    ))
}
