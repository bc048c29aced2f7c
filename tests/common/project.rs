//! A small project like this repository, in a directory of its own.

use std::fs;
use std::path::{Path, PathBuf};

use awale::toolchain::project::Project;

const LINKER_SCRIPT: &str = "\
MEMORY { ram : ORIGIN = 0x0801, LENGTH = 0x100 }
SECTIONS { .text : { *(.start) *(.text .text.*) *(.rodata .rodata.*) } >ram }
ENTRY(_start)
OUTPUT_FORMAT { SHORT(ORIGIN(ram)) TRIM(ram) }
";

const START: &str = "\t.section .start,\"ax\",@progbits
\t.globl _start
_start:
\tjmp entry
";

const RUST: &str = "#![no_std]
mod step;
#[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8) -> u8 { step::next(i) }
";

const STEP: &str = "pub fn next(i: u8) -> u8 { i + 1 }\n";

/// What the stand-in for llvm-mos compiles everything to.
pub const COMPILED: &str = "\t.text\n\t.globl entry\nentry:\n\tclc\n\tadc #1\n\trts\n";

/// The stand-in's version.
pub const VERSION: &str = "clang version 99.0 (stand-in)";

/// The project; its directory is removed with it.
pub struct SmallProject {
    directory: tempfile::TempDir,
}

impl SmallProject {
    /// A project that was never built.
    pub fn new() -> Self {
        let project = Self {
            directory: tempfile::tempdir().unwrap(),
        };
        project.write("linker/c64.ld", LINKER_SCRIPT);
        project.write("target-c64/Cargo.toml", "[package]\n");
        project.write("target-c64/src/lib.rs", RUST);
        project.write("target-c64/src/step.rs", STEP);
        project.write("target-c64/asm/start.s", START);
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        for asset in [
            "charset.png",
            "charset.txt",
            "sprites.png",
            "title.png",
            "board.png",
            "music/title.txt",
            "music/sounds.txt",
            "text/en.txt",
            "text/fr.txt",
            "text/es.txt",
        ] {
            let asset = format!("target-c64/assets/{asset}");
            let path = project.path(&asset);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::copy(repository.join(&asset), path).unwrap();
        }
        project
    }

    pub fn project(&self) -> Project {
        Project::at(self.path("")).unwrap()
    }

    pub fn path(&self, relative: &str) -> PathBuf {
        self.directory.path().join(relative)
    }

    #[track_caller]
    pub fn write(&self, relative: &str, text: &str) {
        let path = self.path(relative);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[track_caller]
    pub fn read(&self, relative: &str) -> String {
        fs::read_to_string(self.path(relative)).unwrap()
    }

    /// A directory with a stand-in for llvm-mos's clang: it knows the target `target`, and
    /// compiles everything to [`COMPILED`].
    #[cfg(unix)]
    pub fn stand_in(&self, name: &str, target: &str) -> PathBuf {
        let compiled = COMPILED.replace('\n', "\\n").replace('\t', "\\t");
        self.stand_in_that(
            name,
            target,
            &format!(
                "grep -q 'target triple = \"mos\"' || exit 1\n\
                 printf '{compiled}'"
            ),
        )
    }

    /// The same, but what it does to compile is the shell's `commands`.
    #[cfg(unix)]
    pub fn stand_in_that(&self, name: &str, target: &str, commands: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;

        let script = format!(
            "#!/bin/sh\n\
             case \"$1\" in\n\
             --print-targets) printf '  Registered Targets:\\n    {target} - Stand-in\\n'; exit;;\n\
             --version) printf '{VERSION}\\nTarget: mos\\n'; exit;;\n\
             esac\n\
             {commands}\n"
        );
        let file = format!("{name}/bin/clang");
        self.write(&file, &script);
        fs::set_permissions(self.path(&file), fs::Permissions::from_mode(0o755)).unwrap();
        self.path(name)
    }
}
