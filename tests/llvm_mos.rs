//! Our assembler and linker against llvm-mos's, where that is installed.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use awale::toolchain::assembler::assemble;
use awale::toolchain::linker::link;
use awale::toolchain::llvm_mos::LlvmMos;
use support::{elf, fixture};

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

/// The program's sources that are kept in the repository: the compiler's output is one of them.
fn program_sources() -> Vec<PathBuf> {
    let mut paths = files("target-c64/asm", "", ".s");
    paths.extend(files("target-c64/generated", "", ".s"));
    paths
}

#[test]
fn every_source_of_the_program_gives_llvm_mos_s_object() {
    let Some(llvm_mos) = llvm_mos() else { return };
    for source in program_sources() {
        assert_same_object(&llvm_mos, &source);
    }
}

/// Links sources by both linkers and compares the files.
#[track_caller]
fn assert_same_program(llvm_mos: &LlvmMos, script: &str, sources: &[(String, String)]) {
    let directory = tempfile::tempdir().unwrap();
    let script_path = directory.path().join("link.ld");
    fs::write(&script_path, script).unwrap();
    let mut theirs = Vec::new();
    let mut ours = Vec::new();
    for (name, text) in sources {
        let source = directory.path().join(name);
        fs::write(&source, text).unwrap();
        let object = source.with_extension("o");
        llvm_mos.assemble(&source, &object).unwrap();
        theirs.push(object);
        ours.push(assemble(name, text).unwrap());
    }
    let output = directory.path().join("linked.prg");
    llvm_mos.link(&theirs, &script_path, &output).unwrap();
    let image = link("link.ld", script, ours).unwrap();
    assert_eq!(
        format!("{:02X?}", image.prg),
        format!("{:02X?}", fs::read(output).unwrap())
    );
}

#[test]
fn every_linker_fixture_gives_ld_lld_s_file() {
    let Some(llvm_mos) = llvm_mos() else { return };
    for path in files("tests/fixtures/linker", "ok_", ".txt") {
        let parts = fixture::parts(&path);
        let with = |suffix: &str| {
            let parts = parts.iter().filter(|(name, _)| name.ends_with(suffix));
            parts.cloned().collect::<Vec<_>>()
        };
        assert_same_program(&llvm_mos, &with(".ld")[0].1, &with(".s"));
    }
}

#[test]
fn the_assembly_sources_give_ld_lld_s_program() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let mut paths = files("target-c64/asm", "", ".s");
    paths.extend(files("tests/fixtures/c64", "", ".s"));
    let sources: Vec<(String, String)> = paths
        .iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    let script = fs::read_to_string(files("linker", "c64", ".ld").remove(0)).unwrap();
    assert_same_program(&llvm_mos, &script, &sources);
}
