//! The compiler's output that is checked in, and the program made with it.

use std::path::PathBuf;

use awale::assets::language::Language;
use awale::toolchain::build::{Program, link_with_llvm_mos, sources};
use awale::toolchain::generated::Generated;
use awale::toolchain::llvm_mos::LlvmMos;
use awale::toolchain::project::Project;

fn project() -> Project {
    Project::at(PathBuf::from(env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// llvm-mos with its linker, or a note that its test is skipped.
fn llvm_mos() -> Option<LlvmMos> {
    let found = LlvmMos::find(None).unwrap();
    if found.is_none() {
        println!("skipped: llvm-mos not found");
    }
    found
}

#[test]
fn it_belongs_to_the_sources() {
    let project = project();
    let changes = Generated::read(&project).unwrap().changes(&project);
    let none: [String; 0] = [];
    assert_eq!(
        changes.unwrap(),
        none,
        "run `cargo run --release -- build` with llvm-mos installed"
    );
}

#[test]
fn compiling_again_gives_the_same_text() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let project = project();
    let checked_in = Generated::read(&project).unwrap();
    let compiled = Generated::compile(&project, &llvm_mos).unwrap();
    if compiled.compilers() == checked_in.compilers() {
        assert_eq!(compiled.text(), checked_in.text());
    } else {
        println!("skipped: it was made by {:?}", checked_in.compilers());
    }
}

#[test]
fn both_toolchains_give_the_same_program() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let project = project();
    let sources = sources(&project, None, Language::En).unwrap();
    let ours = Program::from_sources(&project, &sources).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let theirs = link_with_llvm_mos(&project, &llvm_mos, &sources, directory.path()).unwrap();
    let differs = ours.image.prg.iter().zip(&theirs).position(|(a, b)| a != b);
    assert_eq!(differs, None, "the offset of the first byte that differs");
    assert_eq!(ours.image.prg.len(), theirs.len());
}

#[test]
fn what_panics_would_have_told_is_not_in_the_program() {
    let text = Generated::read(&project()).unwrap().text();
    let assembly = text.split_once("; ----\n").unwrap().1;
    for left in ["panic_locations_are_not_kept", "src/", ".rs\"", "/rustc/"] {
        let line = assembly.lines().find(|line| line.contains(left));
        assert_eq!(line, None, "{left}");
    }
}
