//! Other programs that the toolchain runs.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::Failure;

/// Runs a command to its end and gives what it wrote to its standard output.
///
/// If it fails, the error says what the command was for, and what it wrote to standard error.
pub fn output(command: &mut Command, purpose: &str) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = output_when_written(command).with_context(|| format!("cannot start {program}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let message = String::from_utf8_lossy(&output.stderr)
        .trim_end()
        .to_owned();
    Err(Failure::new(
        format!("{program} failed ({}):\n{message}", output.status),
        format!("see its message above; it was run to {purpose}"),
    )
    .into())
}

/// Where `name` is on `PATH`, if it is.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find_map(|directory| executable(&directory, name))
}

/// Waits for a program that another process is still writing, up to a second.
fn output_when_written(command: &mut Command) -> std::io::Result<Output> {
    for _ in 0..100 {
        match command.output() {
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(Duration::from_millis(10));
            }
            result => return result,
        }
    }
    command.output()
}

/// The executable `name` in `directory`, if it is there.
pub fn executable(directory: &Path, name: &str) -> Option<PathBuf> {
    let file = directory.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    file.is_file().then_some(file)
}
