//! VICE's emulator of the C64, if it is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::process;

/// What to tell a user who has none.
pub const HOW_TO_GET: &str = "get it from https://vice-emu.sourceforge.io \
     (Debian and Ubuntu: apt install vice; macOS: brew install vice), and put x64sc on PATH";

/// The names of its C64 emulators, the exact one first.
const PROGRAMS: [&str; 2] = ["x64sc", "x64"];

/// An installed VICE.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vice {
    program: PathBuf,
}

impl Vice {
    /// The emulator on `PATH`, if there is one.
    pub fn find() -> Option<Self> {
        PROGRAMS
            .iter()
            .find_map(|name| process::on_path(name))
            .map(|program| Self { program })
    }

    /// Its path.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// What it says of its version; old ones say nothing.
    pub fn version(&self) -> String {
        let mut command = Command::new(&self.program);
        process::output(command.arg("--version"), "ask for its version")
            .ok()
            .and_then(|text| text.lines().next().map(str::to_owned))
            .unwrap_or_else(|| "of unknown version".to_owned())
    }

    /// The command that starts the emulator with a program or disk image, and with the labels of
    /// the program known to its monitor.
    pub fn start(&self, image: &Path, labels: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command
            .arg("-moncommands")
            .arg(labels)
            .arg("-autostart")
            .arg(image);
        command
    }
}
