//! Where the sources are.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::Failure;

/// The directory of the repository: the one that holds `linker/c64.ld` and `target-c64`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// Looks in the current directory, in those above it, and then where cargo says that the
    /// package is which it runs.
    pub fn find() -> Result<Self> {
        let current = std::env::current_dir().context("the current directory is gone")?;
        let cargo = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        current
            .ancestors()
            .map(Path::to_path_buf)
            .chain(cargo)
            .find_map(Self::at)
            .ok_or_else(|| {
                Failure::new(
                    format!(
                        "no linker/c64.ld and target-c64 in {} or above it",
                        current.display()
                    ),
                    "run awale inside a clone of its repository",
                )
                .into()
            })
    }

    /// The project at `root`, if there is one.
    pub fn at(root: PathBuf) -> Option<Self> {
        let is_project =
            root.join("linker/c64.ld").is_file() && root.join("target-c64/Cargo.toml").is_file();
        is_project.then_some(Self { root })
    }

    /// The repository's directory.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A file by its path in the repository, `/` between the names.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The text of a file of the repository, its line ends made plain.
    pub fn read(&self, relative: &str) -> Result<String> {
        let path = self.path(relative);
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        Ok(text.replace("\r\n", "\n"))
    }

    /// The files below `folder` with this extension, as paths in the repository, sorted.
    pub fn files(&self, folder: &str, extension: &str) -> Result<Vec<String>> {
        let mut files = Vec::new();
        self.collect(folder, extension, &mut files)?;
        files.sort();
        Ok(files)
    }

    /// Where built files go.
    pub fn output(&self) -> PathBuf {
        self.root.join("target/c64")
    }

    fn collect(&self, folder: &str, extension: &str, files: &mut Vec<String>) -> Result<()> {
        let path = self.path(folder);
        let entries =
            std::fs::read_dir(&path).with_context(|| format!("cannot list {}", path.display()))?;
        for entry in entries {
            let entry = entry.with_context(|| format!("cannot list {}", path.display()))?;
            let name = entry.file_name();
            let relative = format!("{folder}/{}", name.to_string_lossy());
            if entry.path().is_dir() {
                self.collect(&relative, extension, files)?;
            } else if Path::new(&name).extension().is_some_and(|e| e == extension) {
                files.push(relative);
            }
        }
        Ok(())
    }
}
