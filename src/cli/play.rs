//! `awale play`: the program in the emulated C64, shown in the terminal.

use std::fs;
use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use clap::Args;

use super::disk_option::DiskOption;
use super::llvm_mos_option::LlvmMosOption;
use crate::Failure;
use crate::assets::Assets;
use crate::assets::language::Language;
use crate::c64::{C64, Model, RamPattern};
use crate::terminal::{ColourDepth, Player};
use crate::toolchain::build::{ASSETS, Program};
use crate::toolchain::project::Project;

/// The folder of the project that is in the drive unless another disk is named.
const GAMES: &str = "games";

/// The variable of the program that is not 0 while the computer thinks.
const THINKING: &str = "thinking";

/// Build the program and play it in the terminal
///
/// The emulated C64's screen is drawn in the terminal, in real time; while the computer thinks,
/// as fast as this machine can. Saved games are files in the project's folder `games`, unless
/// --disk names another place.
#[derive(Args)]
#[command(after_help = "Keys:
  letters, digits, signs, RETURN, cursor keys, DEL, HOME, F1 to F8    as on the C64
  Esc           RUN/STOP
  Page Up       RESTORE
  Ctrl-Q Alt-Q  C= and Q together, which abandons the game
  Ctrl-C        ends the emulator

The terminal must have 42 columns and 27 lines. Colours are true where $COLORTERM says that the
terminal has them, otherwise near ones of its 256.")]
pub struct Play {
    /// Emulate a machine for NTSC (60 frames a second) instead of PAL (50)
    #[arg(long)]
    ntsc: bool,
    #[command(flatten)]
    disk: DiskOption,
    #[command(flatten)]
    llvm_mos: LlvmMosOption,
}

impl Play {
    /// Plays until Ctrl-C.
    pub fn run(self) -> Result<()> {
        ensure!(
            stdin().is_terminal() && stdout().is_terminal(),
            Failure::new(
                "awale play: standard input and output are not a terminal",
                "run it in one, or make pictures by `awale shot`",
            )
        );
        let project = Project::find()?;
        let program = Program::build(&project, self.llvm_mos.find()?.as_ref())?;
        let assets = Assets::load(&project.path(ASSETS))?;
        let games = project.path(GAMES);
        put_languages(&assets, &games)?;
        let model = if self.ntsc { Model::Ntsc } else { Model::Pal };
        let mut machine = C64::new(model, RamPattern::Stripes);
        machine.set_labels(program.labels());
        *machine.drive_mut() = self.disk.drive(Some(&games))?;
        machine.load_and_run(&program.image.prg)?;
        let thinking = program.image.symbols.address(THINKING);
        Player::new(machine, assets.chart, thinking, ColourDepth::of_terminal()).run()
    }
}

/// Puts the texts of every language into a folder that stands for a disk, as the build puts them on the disk of the
/// program.
fn put_languages(assets: &Assets, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    for language in Language::ALL {
        let file = folder.join(format!("{}.seq", language.disk_name().to_lowercase()));
        fs::write(&file, assets.block(language)?.file())
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_holds_every_language_under_its_name() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let assets = Assets::load(&root.join(ASSETS)).expect("the repository's assets");
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("games");
        put_languages(&assets, &folder).expect("room on the disk");
        for (language, file) in [
            (Language::En, "en.seq"),
            (Language::Fr, "fr.seq"),
            (Language::Es, "es.seq"),
        ] {
            let texts = assets.block(language).expect("texts").file();
            assert_eq!(fs::read(folder.join(file)).expect("a file"), texts);
        }
    }
}
