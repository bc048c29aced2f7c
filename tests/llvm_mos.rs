//! Our assembler and linker against llvm-mos's, where that is installed.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use awale::toolchain::assembler::assemble;
use awale::toolchain::llvm_mos::LlvmMos;
use support::elf;

/// llvm-mos, or a note that its test is skipped.
fn llvm_mos() -> Option<LlvmMos> {
    let found = LlvmMos::find(None).unwrap();
    if found.is_none() {
        println!("skipped: llvm-mos not found");
    }
    found
}

/// Paths in a directory of the repository, sorted, by the file name's beginning and end.
fn files(directory: &str, prefix: &str, suffix: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.starts_with(prefix) && name.ends_with(suffix)
        })
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

#[track_caller]
fn assert_same_object(llvm_mos: &LlvmMos, source: &Path) {
    let directory = tempfile::tempdir().unwrap();
    let object = directory.path().join("object.o");
    llvm_mos.assemble(source, &object).unwrap();
    let theirs = elf::read(&fs::read(object).unwrap());
    let text = fs::read_to_string(source).unwrap();
    let ours = elf::plain(&assemble(&source.display().to_string(), &text).unwrap());
    assert_eq!(ours.len(), theirs.len(), "{}", source.display());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs, "{}", source.display());
    }
}

#[test]
fn every_assembler_fixture_gives_llvm_mos_s_object() {
    let Some(llvm_mos) = llvm_mos() else { return };
    for source in files("tests/fixtures/assembler", "ok_", ".s") {
        assert_same_object(&llvm_mos, &source);
    }
}
