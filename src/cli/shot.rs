//! `awale shot`: a picture of the program in the emulated C64.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use super::disk_option::DiskOption;
use super::llvm_mos_option::LlvmMosOption;
use crate::Failure;
use crate::c64::{C64, KeyScript, Labels, Model, RamPattern};
use crate::shot;
use crate::toolchain::build::Program;
use crate::toolchain::project::Project;

/// Run a key script in the emulated C64 and write a picture of its screen
///
/// The program starts, 50 frames pass, the keys are pressed, `--frames` more pass, and the last
/// whole frame is written. Without --disk no drive is connected.
#[derive(Args)]
#[command(after_help = "Keys:
  a 7 ?                characters; white space is skipped
  <return> <space> <f1> <del> <home> <up> <down> <left> <right> <stop>
  <cbm+q> <shift+a>    together
  <a:20>               held for 20 frames (3 is usual; 3 without any key follow)
  <wait 50>            50 frames of nothing
  <restore>            the key that is not in the matrix
  <joy2 up+fire:10>    a joystick

Examples:
  awale shot title.png
  awale shot --keys '1 <return> <wait 200> a' --scale 2 board.png")]
pub struct Shot {
    /// The PNG file to write
    output: PathBuf,
    /// What to press, see below
    #[arg(long, value_name = "SCRIPT", default_value = "")]
    keys: String,
    /// Frames from the last key to the picture, 0–65535
    #[arg(long, value_name = "N", default_value_t = 25, value_parser = clap::value_parser!(u64).range(..=65_535))]
    frames: u64,
    /// Emulate a machine for NTSC instead of PAL
    #[arg(long)]
    ntsc: bool,
    /// Make every pixel a square of N by N
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    scale: u32,
    /// Run this program instead of Awale; a VICE label file beside it (.labels) gives names for reports
    #[arg(long, value_name = "FILE")]
    prg: Option<PathBuf>,
    #[command(flatten)]
    disk: DiskOption,
    #[command(flatten)]
    llvm_mos: LlvmMosOption,
}

impl Shot {
    /// Runs the program and writes the picture.
    pub fn run(self) -> Result<()> {
        let script = KeyScript::parse(&self.keys)
            .map_err(|error| Failure::new(format!("--keys: {error}"), "see `awale shot --help`"))?;
        let (prg, labels) = self.program()?;
        let model = if self.ntsc { Model::Ntsc } else { Model::Pal };
        let mut machine = C64::new(model, RamPattern::Stripes);
        machine.set_labels(labels);
        *machine.drive_mut() = self.disk.drive(None)?;
        let frame = shot::take_of(machine, &prg, &script, self.frames)?;
        frame.write_png(&self.output, self.scale)
    }

    fn program(&self) -> Result<(Vec<u8>, Labels)> {
        if let Some(path) = &self.prg {
            let prg =
                std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            return Ok((prg, labels_beside(path)?));
        }
        let program = Program::build(&Project::find()?, self.llvm_mos.find()?.as_ref())?;
        let labels = program.labels();
        Ok((program.image.prg, labels))
    }
}

/// The labels in the file beside a program that has its name and the extension `labels`; none if there is no such file.
fn labels_beside(prg: &Path) -> Result<Labels> {
    let path = prg.with_extension("labels");
    if !path.exists() {
        return Ok(Labels::default());
    }
    let name = path.display();
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
    Labels::from_vice(&text).map_err(|line| {
        let cause = format!("{name}:{line}: a label without address or name");
        Failure::new(cause, "correct it or remove the file").into()
    })
}
