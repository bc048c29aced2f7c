//! `target-c64/generated/awale.s`: the compiler's output, checked in like a lock file.
//!
//! Comment lines at its top name the compilers and the sources it was made from; a line of
//! dashes ends them, and the text below is as clang wrote it.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

use super::compile::compile;
use super::fingerprint::{Fingerprint, sha256};
use super::llvm_mos::LlvmMos;
use super::project::Project;
use super::rustc;
use crate::Failure;

/// The file's path in the repository.
pub const PATH: &str = "target-c64/generated/awale.s";

const TITLE: &str =
    "; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.";
const END: &str = "; ----";

/// The assembly text of the Rust sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Generated {
    compilers: Vec<String>,
    fingerprint: Fingerprint,
    /// The compiler's output.
    assembly: String,
}

impl Generated {
    /// The file as it is checked in, compiled anew first if its sources have changed.
    ///
    /// The checked-in file is written only in that case. Without llvm-mos, changed sources are an
    /// error that names them.
    pub fn up_to_date(project: &Project, llvm_mos: Option<&LlvmMos>) -> Result<Self> {
        // Tests build in many threads; whoever comes second finds the file up to date.
        static COMPILING: Mutex<()> = Mutex::new(());
        let _compiling = COMPILING.lock().unwrap_or_else(PoisonError::into_inner);
        let stale = match Self::read(project) {
            Ok(generated) => {
                let changes = generated.changes(project)?;
                if changes.is_empty() {
                    return Ok(generated);
                }
                changes
            }
            Err(error) => vec![match error.downcast_ref::<Failure>() {
                Some(failure) => failure.cause().to_owned(),
                None => format!("{error:#}"),
            }],
        };
        let Some(llvm_mos) = llvm_mos else {
            let others = match stale.len() - 1 {
                0 => String::new(),
                more => format!(" (and {more} more)"),
            };
            return Err(Failure::new(
                format!("{PATH} is out of date: {}{others}", stale[0]),
                "undo the change, or install llvm-mos \
                 (https://github.com/llvm-mos/llvm-mos-sdk) and name it by --llvm-mos or $LLVM_MOS",
            )
            .into());
        };
        let generated = Self::compile(project, llvm_mos)?;
        generated.write(project)?;
        Ok(generated)
    }

    /// What has changed since the file was made: empty if it is up to date.
    pub fn changes(&self, project: &Project) -> Result<Vec<String>> {
        Ok(Fingerprint::of(project)?.changes_since(&self.fingerprint))
    }

    /// The versions of the compilers that made it: `rustc: …`, `llvm-mos: …`.
    pub fn compilers(&self) -> &[String] {
        &self.compilers
    }

    /// The whole file, comments and all.
    pub fn text(&self) -> String {
        let mut lines = vec![TITLE.to_owned()];
        let comment = |line: &String| format!("; {line}");
        lines.extend(self.compilers.iter().map(comment));
        lines.extend(self.fingerprint.settings.iter().map(comment));
        lines.push(format!("; digest: {}", self.fingerprint.digest()));
        for (path, digest) in &self.fingerprint.files {
            lines.push(format!("; source: {digest} {path}"));
        }
        lines.push(format!("; text: {}", sha256(&self.assembly)));
        lines.push(END.to_owned());
        lines.join("\n") + "\n" + &self.assembly
    }

    /// Reads the checked-in file. One edited by hand is refused.
    pub fn read(project: &Project) -> Result<Self> {
        Self::parse(&project.read(PATH)?)
    }

    /// Runs the whole way from Rust to assembly, whatever is checked in.
    pub fn compile(project: &Project, llvm_mos: &LlvmMos) -> Result<Self> {
        let fingerprint = Fingerprint::of(project)?;
        let assembly = compile(project, llvm_mos, &rustc::KERNELS, &project.output())?;
        Ok(Self {
            compilers: vec![
                format!("rustc: {}", rustc::version()?),
                format!("llvm-mos: {}", llvm_mos.version()),
            ],
            fingerprint,
            assembly,
        })
    }

    fn parse(text: &str) -> Result<Self> {
        let damaged = || {
            Failure::new(
                format!("{PATH} is damaged or was edited by hand"),
                "restore it from the repository, or run `awale build` with llvm-mos installed",
            )
        };
        let end = format!("\n{END}\n");
        let (header, assembly) = text.split_once(&end).ok_or_else(damaged)?;
        let mut generated = Self {
            compilers: Vec::new(),
            fingerprint: Fingerprint {
                settings: Vec::new(),
                files: Default::default(),
            },
            assembly: assembly.to_owned(),
        };
        let mut digests = [None, None];
        for line in header.lines().skip(1) {
            let line = line.strip_prefix("; ").ok_or_else(damaged)?;
            let (key, value) = line.split_once(": ").ok_or_else(damaged)?;
            match key {
                "rustc" | "llvm-mos" => generated.compilers.push(line.to_owned()),
                "digest" => digests[0] = Some(value),
                "text" => digests[1] = Some(value),
                "source" => {
                    let (digest, path) = value.split_once(' ').ok_or_else(damaged)?;
                    let files = &mut generated.fingerprint.files;
                    files.insert(path.to_owned(), digest.to_owned());
                }
                _ => generated.fingerprint.settings.push(line.to_owned()),
            }
        }
        let expected = [generated.fingerprint.digest(), sha256(assembly)];
        if digests.iter().flatten().eq(expected.iter()) {
            Ok(generated)
        } else {
            Err(damaged().into())
        }
    }

    /// Writes the file, whole or not at all.
    fn write(&self, project: &Project) -> Result<()> {
        let path = project.path(PATH);
        let temporary = path.with_extension(format!("{}.tmp", std::process::id()));
        let written = std::fs::create_dir_all(path.parent().unwrap_or(project.root()))
            .and_then(|()| std::fs::write(&temporary, self.text()))
            .and_then(|()| std::fs::rename(&temporary, &path));
        written.with_context(|| format!("cannot write {}", path.display()))
    }
}
