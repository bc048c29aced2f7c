//! What the compiler's output was made from, in numbers that tell when that has changed.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Result;
use sha2::{Digest, Sha256};

use super::project::Project;
use super::{adapter, llvm_mos, rustc};

/// The manifest and all Rust of the C64 crate.
const MANIFEST: &str = "target-c64/Cargo.toml";
const SOURCES: &str = "target-c64/src";

/// The digest of each source file, and the settings of the compilers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fingerprint {
    /// One line a setting, as the header of the output shows them.
    pub settings: Vec<String>,
    /// SHA-256 in hexadecimal by path in the repository. Line ends do not count.
    pub files: BTreeMap<String, String>,
}

impl Fingerprint {
    /// The fingerprint of the sources as they are now.
    pub fn of(project: &Project) -> Result<Self> {
        let mut files = BTreeMap::new();
        let mut paths = project.files(SOURCES, "rs")?;
        paths.push(MANIFEST.to_owned());
        for path in paths {
            let digest = sha256(&project.read(&path)?);
            files.insert(path, digest);
        }
        Ok(Self {
            settings: settings(),
            files,
        })
    }

    /// One number for all of it.
    pub fn digest(&self) -> String {
        let mut text = String::new();
        for setting in &self.settings {
            text.push_str(setting);
            text.push('\n');
        }
        for (path, digest) in &self.files {
            text.push_str(&format!("{digest} {path}\n"));
        }
        sha256(&text)
    }

    /// What differs between `self`, the state now, and an earlier one, in words.
    pub fn changes_since(&self, earlier: &Self) -> Vec<String> {
        let mut changes = Vec::new();
        for (path, digest) in &self.files {
            match earlier.files.get(path) {
                None => changes.push(format!("{path} is new")),
                Some(before) if before != digest => changes.push(format!("{path} has changed")),
                Some(_) => {}
            }
        }
        for path in earlier.files.keys() {
            if !self.files.contains_key(path) {
                changes.push(format!("{path} is gone"));
            }
        }
        if self.settings != earlier.settings {
            changes.push("the compilers' settings have changed".to_owned());
        }
        changes
    }
}

/// SHA-256 of a text in hexadecimal.
pub fn sha256(text: &str) -> String {
    let mut hex = String::new();
    for byte in Sha256::digest(text.as_bytes()) {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

fn settings() -> Vec<String> {
    vec![
        format!(
            "rustc flags: {} {}",
            rustc::FLAGS.join(" "),
            rustc::KERNELS.join(" ")
        ),
        format!("adapter: version {}", adapter::VERSION),
        format!("clang flags: {}", llvm_mos::flags().join(" ")),
    ]
}
