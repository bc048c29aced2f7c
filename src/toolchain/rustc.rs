//! The stock Rust compiler, which turns the C64 crate into LLVM IR for the host.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::process;
use super::project::Project;
use crate::Failure;

/// The crate that is compiled.
const CRATE_ROOT: &str = "target-c64/src/lib.rs";

/// Unoptimised IR of one crate in one unit, in which nothing was widened to 64 bits that llvm-mos
/// could not narrow again. `c64` tells the sources that they are compiled for the machine.
pub const FLAGS: [&str; 17] = [
    "--crate-type=rlib",
    "--emit=llvm-ir",
    "--crate-name=awale_c64",
    "--edition=2024",
    "--cfg",
    "c64",
    "-C",
    "opt-level=1",
    "-C",
    "no-prepopulate-passes",
    "-C",
    "panic=abort",
    "-C",
    "codegen-units=1",
    "-C",
    "overflow-checks=off",
    "--cap-lints=warn",
];

/// Tells the sources that assembly stands in place of the inner search.
pub const KERNELS: [&str; 2] = ["--cfg", "kernels"];

/// The compiler: `$RUSTC`, or `rustc` on `PATH`.
pub fn command() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// The compiler's version line: `rustc 1.95.0 (59807616e 2026-04-14)`.
pub fn version() -> Result<String> {
    let text = process::output(command().arg("--version"), "ask for its version")
        .map_err(|_| missing())?;
    Ok(text.trim().to_owned())
}

/// Compiles the C64 crate with `more` flags into `directory` and gives the path of the IR and its text.
pub fn compile(project: &Project, more: &[&str], directory: &Path) -> Result<(PathBuf, String)> {
    std::fs::create_dir_all(directory)
        .with_context(|| format!("cannot make {}", directory.display()))?;
    let ir = directory.join("awale.ll");
    version()?;
    // A path relative to the project: no other would give the same IR everywhere.
    let mut rustc = command();
    rustc
        .current_dir(project.root())
        .args(FLAGS)
        .args(more)
        .arg("-o")
        .arg(&ir)
        .arg(CRATE_ROOT);
    process::output(&mut rustc, "compile target-c64 for the C64")?;
    let text =
        std::fs::read_to_string(&ir).with_context(|| format!("rustc left no {}", ir.display()))?;
    Ok((ir, text))
}

fn missing() -> Failure {
    Failure::new(
        "rustc was not found",
        "install Rust from https://rustup.rs, or set RUSTC to the compiler's path",
    )
}
