//! The llvm-mos compiler: where it is, and what it is asked to do.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::process;
use crate::Failure;

/// Zero-page bytes that the compiler may give to hot variables: $22–$8F, less what
/// `target-c64/asm` keeps there for itself. The linker script stops the build if both do not fit.
const ZERO_PAGE_BYTES: u8 = 44;

/// The environment variable that names the installation's directory.
pub const VARIABLE: &str = "LLVM_MOS";

/// A clang with the MOS target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LlvmMos {
    clang: PathBuf,
    version: String,
}

/// The flags that clang compiles with, whatever the files are.
pub fn flags() -> Vec<String> {
    let zero_page = format!("-zp-avail={ZERO_PAGE_BYTES}");
    [
        // Installations bring settings for their own libraries, which are not used.
        "--no-default-config",
        "--target=mos",
        "-mcpu=mos6502",
        "-Oz",
        // Without it even that makes loops of up to a dozen rounds straight code: a kilobyte and more of it.
        "-fno-unroll-loops",
        "-S",
        "-x",
        "ir",
        "-Wno-override-module",
        // No line that names the compiler's build, no table of addresses taken.
        "-Qn",
        "-fno-addrsig",
        "-mllvm",
        &zero_page,
    ]
    .map(str::to_owned)
    .to_vec()
}

impl LlvmMos {
    /// Finds llvm-mos in `directory` (the option `--llvm-mos`), or else in `$LLVM_MOS`, or as
    /// `mos-clang` or `clang` on `PATH`. A directory that is named must hold it; nothing named
    /// and nothing found gives `None`.
    pub fn find(directory: Option<&Path>) -> Result<Option<Self>> {
        if let Some(directory) = directory {
            return Self::in_directory(directory, "--llvm-mos").map(Some);
        }
        if let Some(directory) = std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
            return Self::in_directory(Path::new(&directory), "$LLVM_MOS").map(Some);
        }
        Ok(["mos-clang", "clang"]
            .iter()
            .filter_map(|name| process::on_path(name))
            .find_map(|clang| Self::at(clang).ok()))
    }

    /// The first line of `clang --version`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The compiler's path.
    pub fn clang(&self) -> &Path {
        &self.clang
    }

    /// Compiles adapted IR to assembly text.
    pub fn compile(&self, ir: &Path) -> Result<String> {
        let file = File::open(ir).with_context(|| format!("cannot read {}", ir.display()))?;
        let mut clang = self.repeatable();
        clang.args(flags()).args(["-o", "-", "-"]).stdin(file);
        let text = process::output(&mut clang, "compile the adapted IR").map_err(plain_error)?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// clang, with its data at the same addresses each time where the system can do that: among good places
    /// for a spilled register llvm-mos chooses by the addresses of its own data. So it must see no names of folders
    /// either.
    fn repeatable(&self) -> Command {
        let fixed = process::on_path("setarch").and_then(|setarch| {
            let mut trial = Command::new(&setarch);
            process::output(trial.args(["-R", "true"]), "fix addresses").ok()?;
            let mut command = Command::new(setarch);
            command
                .env_clear()
                .current_dir("/")
                .arg("-R")
                .arg(&self.clang);
            Some(command)
        });
        fixed.unwrap_or_else(|| Command::new(&self.clang))
    }

    /// Assembles one file into an object.
    pub fn assemble(&self, source: &Path, object: &Path) -> Result<()> {
        let mut clang = Command::new(&self.clang);
        clang
            .args([
                "--no-default-config",
                "--target=mos",
                "-mcpu=mos6502",
                "-c",
                "-o",
            ])
            .arg(object)
            .arg(source);
        process::output(&mut clang, "assemble").map(drop)
    }

    /// Links objects, in this order, by a linker script.
    pub fn link(&self, objects: &[PathBuf], script: &Path, output: &Path) -> Result<()> {
        let mut lld = Command::new(self.linker()?);
        // Without optimising: nothing is merged that the sources keep apart.
        lld.args(["--gc-sections", "-O0", "-T"])
            .arg(script)
            .arg("-o")
            .arg(output)
            .args(objects);
        process::output(&mut lld, "link").map(drop)
    }

    /// `ld.lld` lies beside clang.
    fn linker(&self) -> Result<PathBuf> {
        self.clang
            .parent()
            .and_then(|directory| process::executable(directory, "ld.lld"))
            .ok_or_else(|| {
                Failure::new(
                    format!("no ld.lld beside {}", self.clang.display()),
                    "install the whole llvm-mos SDK: https://github.com/llvm-mos/llvm-mos-sdk",
                )
                .into()
            })
    }

    fn in_directory(directory: &Path, named_by: &str) -> Result<Self> {
        let clang = [directory.join("bin"), directory.to_path_buf()]
            .iter()
            .flat_map(|bin| ["mos-clang", "clang"].map(|name| process::executable(bin, name)))
            .flatten()
            .next()
            .ok_or_else(|| {
                Failure::new(
                    format!("{named_by}: no clang in {}", directory.display()),
                    "name the directory that holds llvm-mos's bin/clang",
                )
            })?;
        Self::at(clang)
    }

    /// The compiler at `clang`, if it knows the MOS target.
    fn at(clang: PathBuf) -> Result<Self> {
        let targets = process::output(
            Command::new(&clang).arg("--print-targets"),
            "ask for its targets",
        )?;
        let has_mos = targets
            .lines()
            .any(|line| line.split_whitespace().next() == Some("mos"));
        if !has_mos {
            return Err(Failure::new(
                format!("{} has no MOS target", clang.display()),
                "install llvm-mos: https://github.com/llvm-mos/llvm-mos-sdk",
            )
            .into());
        }
        let version =
            process::output(Command::new(&clang).arg("--version"), "ask for its version")?;
        Ok(Self {
            clang,
            version: version.lines().next().unwrap_or_default().to_owned(),
        })
    }
}

/// What to do about the code generator's two known limits, whose own messages are of no help.
fn plain_error(error: anyhow::Error) -> anyhow::Error {
    let text = error.to_string();
    let unknown = text
        .lines()
        .find_map(|line| line.split_once("LLVM ERROR: "));
    if let Some((_, message)) = unknown {
        Failure::new(
            format!("llvm-mos: {message}"),
            "write that function's comparisons and arithmetic in another way: \
             with if instead of bool as u8, in u8 or u16",
        )
        .into()
    } else if text.contains("ran out of registers") {
        Failure::new(
            "llvm-mos ran out of registers for a function with arithmetic of 64 bits",
            "loop over u8 instead of usize, and index with `i as usize`",
        )
        .into()
    } else {
        error
    }
}
