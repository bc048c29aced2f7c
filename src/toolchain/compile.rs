//! From the C64 program's Rust to assembly text: rustc, the adapter, and llvm-mos.

use std::path::Path;

use anyhow::{Context, Result};

use super::llvm_mos::LlvmMos;
use super::project::Project;
use super::{adapter, rustc};
use crate::Failure;

/// Compiles the C64 crate with more flags for rustc, by way of files in `directory`.
pub fn compile(
    project: &Project,
    llvm_mos: &LlvmMos,
    more_flags: &[&str],
    directory: &Path,
) -> Result<String> {
    let (path, ir) = rustc::compile(project, more_flags, directory)?;
    let adapted = adapter::adapt(&ir).map_err(|refusal| {
        Failure::new(format!("{}: {refusal}", path.display()), refusal.remedy)
    })?;
    let adapted_path = path.with_extension("mos.ll");
    std::fs::write(&adapted_path, adapted)
        .with_context(|| format!("cannot write {}", adapted_path.display()))?;
    llvm_mos.compile(&adapted_path)
}
