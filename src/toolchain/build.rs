//! The whole way from the sources to the program.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::assembler::assemble;
use super::compile::compile;
use super::generated::{self, Generated};
use super::linker::{Image, link};
use super::llvm_mos::LlvmMos;
use super::project::Project;
use crate::Failure;
use crate::assets::Assets;
use crate::assets::language::Language;
use crate::c64::Labels;
use crate::disk::{Disk, FileType};

/// What memory the program takes: the linker script.
const LINKER_SCRIPT: &str = "linker/c64.ld";
/// Hand-written assembly.
const ASSEMBLY: &str = "target-c64/asm";
/// Pictures and texts.
pub const ASSETS: &str = "target-c64/assets";

/// How the linker script differs for the program without kernels. Its search keeps all nodes of a line in
/// its own memory, which is more than there is above the program; but then there are no kernels in the
/// program, and variables can begin lower.
const WITHOUT_KERNELS: [(&str, &str); 3] = [
    (
        ".high (NOLOAD) : { *(.bss.high) } >high",
        ".high (NOLOAD) : { *(.bss.high) } >work",
    ),
    ("0xB200", "0x9D00"),
    // Where the table's pages begin matters to the kernels only.
    ("ASSERT(SEARCH == 0xE800", "ASSERT(SEARCH >= 0x9D00"),
];

/// The name of the disk, and of the program on it.
const DISK_NAME: &str = "AWALE";
const DISK_ID: [u8; 2] = *b"AW";

/// Assembly text and the name that messages give it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The path in the repository.
    pub name: String,
    pub text: String,
}

/// The C64 program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The linked program with its symbols.
    pub image: Image,
    /// The assembly text of pictures and texts that it was made with.
    assets: Source,
}

impl Program {
    /// Builds the program in English and writes no file, except that changed Rust sources are compiled first
    /// if `llvm_mos` is there (without it they are an error).
    pub fn build(project: &Project, llvm_mos: Option<&LlvmMos>) -> Result<Self> {
        Self::from_sources(project, &sources(project, llvm_mos, Language::default())?)
    }

    /// Builds the program with the search as llvm-mos compiles it in place of the kernels: what these are
    /// measured against. Its intermediate files are below [`Project::output`].
    pub fn without_kernels(project: &Project, llvm_mos: &LlvmMos) -> Result<Self> {
        let directory = project.output().join("without-kernels");
        let assembly = compile(project, llvm_mos, &[], &directory)?;
        let sources = all_sources(project, assembly, Language::default())?;
        let mut script = project.read(LINKER_SCRIPT)?;
        for (with, without) in WITHOUT_KERNELS {
            ensure!(
                script.contains(with),
                "{LINKER_SCRIPT} has no `{with}`, which the program without kernels replaces"
            );
            script = script.replace(with, without);
        }
        Self::linked(&sources, &script)
    }

    /// Assembles and links what [`sources`] gave.
    pub fn from_sources(project: &Project, sources: &[Source]) -> Result<Self> {
        Self::linked(sources, &project.read(LINKER_SCRIPT)?)
    }

    fn linked(sources: &[Source], script: &str) -> Result<Self> {
        let objects = sources
            .iter()
            .map(|source| assemble(&source.name, &source.text))
            .collect::<Result<Vec<_>, _>>()?;
        let image = link(LINKER_SCRIPT, script, objects)?;
        let assets = sources.last().cloned();
        Ok(Self {
            image,
            assets: assets.context("nothing to build")?,
        })
    }

    /// The names of addresses, for the emulator's reports.
    pub fn labels(&self) -> Labels {
        let symbols = self.image.symbols.iter().filter(|symbol| symbol.label);
        symbols
            .map(|symbol| (symbol.address, &symbol.name))
            .collect()
    }

    /// Writes `awale.prg`, `awale.d64`, `awale.map`, `awale.labels` (for VICE's monitor) and
    /// `assets.s` into `directory`.
    pub fn write(&self, project: &Project, directory: &Path) -> Result<()> {
        write_program(project, directory, &self.image.prg)?;
        write(&directory.join("awale.map"), self.image.map().as_bytes())?;
        let labels = self.image.symbols.vice_labels();
        write(&directory.join("awale.labels"), labels.as_bytes())?;
        write(&directory.join("assets.s"), self.assets.text.as_bytes())
    }
}

/// All assembly text in the order in which it is linked; pictures and the texts of `language` come
/// last.
pub fn sources(
    project: &Project,
    llvm_mos: Option<&LlvmMos>,
    language: Language,
) -> Result<Vec<Source>> {
    let compiled = Generated::up_to_date(project, llvm_mos)?.text();
    all_sources(project, compiled, language)
}

/// The same, with this text as the compiler's output.
fn all_sources(project: &Project, compiled: String, language: Language) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for name in project.files(ASSEMBLY, "s")? {
        let text = project.read(&name)?;
        sources.push(Source { name, text });
    }
    sources.push(Source {
        name: generated::PATH.to_owned(),
        text: compiled,
    });
    sources.push(Source {
        name: "target/c64/assets.s".to_owned(),
        text: Assets::load(&project.path(ASSETS))?.assembly(language)?,
    });
    Ok(sources)
}

/// Assembles and links with llvm-mos's own tools, by way of files in `directory`, and gives the
/// bytes of the PRG.
pub fn link_with_llvm_mos(
    project: &Project,
    llvm_mos: &LlvmMos,
    sources: &[Source],
    directory: &Path,
) -> Result<Vec<u8>> {
    let mut objects = Vec::new();
    for source in sources {
        let file = directory.join(source.name.replace('/', "."));
        let object = file.with_extension("o");
        write(&file, source.text.as_bytes())?;
        llvm_mos.assemble(&file, &object)?;
        objects.push(object);
    }
    let prg = directory.join("linked.prg");
    llvm_mos.link(&objects, &project.path(LINKER_SCRIPT), &prg)?;
    std::fs::read(&prg).with_context(|| format!("ld.lld left no {}", prg.display()))
}

/// Writes `awale.prg`, and `awale.d64` with it and the texts of every language, into `directory`.
pub fn write_program(project: &Project, directory: &Path, prg: &[u8]) -> Result<()> {
    let mut disk = Disk::new(DISK_NAME, DISK_ID)?;
    let assets = Assets::load(&project.path(ASSETS))?;
    let mut files = vec![(DISK_NAME, FileType::Program, prg.to_vec())];
    for language in Language::ALL {
        let texts = assets.block(language)?.file();
        files.push((language.disk_name(), FileType::Sequential, texts));
    }
    for (name, file_type, bytes) in files {
        disk.write(name, file_type, true, &bytes).map_err(|error| {
            Failure::new(
                format!("{name} does not fit the disk: {error}"),
                "make the program smaller",
            )
        })?;
    }
    write(&directory.join("awale.prg"), prg)?;
    write(&directory.join("awale.d64"), disk.as_bytes())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let directory = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(directory)
        .and_then(|()| std::fs::write(path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}
