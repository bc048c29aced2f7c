//! Rust compiled for the 6502 by way of the adapter does what it does on the host.

#[path = "fixtures/rust/routines.rs"]
#[allow(dead_code)]
mod routines;

use std::fs;
use std::path::Path;

use awale::c64::{Bare, C64, Labels, Model, RamPattern};
use awale::toolchain::adapter;
use awale::toolchain::assembler::assemble;
use awale::toolchain::linker::{Image, link};
use awale::toolchain::llvm_mos::LlvmMos;
use awale::toolchain::rustc;

/// A routine's name, and what it is on the host.
type Routine = (&'static str, extern "C" fn(u8, u8) -> u16);

const ROUTINES: [Routine; 7] = [
    ("try_slices", routines::try_slices),
    ("try_references", routines::try_references),
    ("try_structures", routines::try_structures),
    ("try_enums", routines::try_enums),
    ("try_comparisons", routines::try_comparisons),
    ("try_arithmetic", routines::try_arithmetic),
    ("try_iterators", routines::try_iterators),
];

/// Cycles that a call may take.
const CAP: u64 = 1_000_000;

/// Compiles the routines and links them with the program's own start code and helpers.
fn compile(llvm_mos: &LlvmMos) -> Image {
    let directory = tempfile::tempdir().unwrap();
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let fixture = repository.join("tests/fixtures/rust/routines.rs");
    let source = format!(
        "#![no_std]\n#![allow(dead_code)]\nmod routines {{ include!({fixture:?}); }}\n\
         #[unsafe(no_mangle)] pub extern \"C\" fn awale_main() -> ! {{ loop {{}} }}\n"
    );
    let file = directory.path().join("lib.rs");
    let ir = directory.path().join("lib.ll");
    fs::write(&file, source).unwrap();
    let output = rustc::command()
        .args(rustc::FLAGS)
        .arg("-o")
        .arg(&ir)
        .arg(&file)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");

    let adapted = adapter::adapt(&fs::read_to_string(&ir).unwrap());
    fs::write(&ir, adapted.unwrap_or_else(|refusal| panic!("{refusal}"))).unwrap();
    let compiled = llvm_mos.compile(&ir).unwrap();

    let mut sources = vec![("routines.s".to_owned(), compiled)];
    for entry in fs::read_dir(repository.join("target-c64/asm")).unwrap() {
        let path = entry.unwrap().path();
        // The search's folder needs tables that only the whole program has.
        if path.is_dir() {
            continue;
        }
        sources.push((
            path.display().to_string(),
            fs::read_to_string(path).unwrap(),
        ));
    }
    // What the linker script places: the character set, and the memory of the search.
    let parts = "\t.section .charset,\"a\",@progbits\n\t.globl charset\ncharset:\n\t.zero 2048\n\
         \t.section .bss.high,\"aw\",@nobits\n\t.globl SEARCH\nSEARCH:\n\t.zero 1\n";
    sources.push(("parts.s".to_owned(), parts.to_owned()));
    let objects = sources
        .iter()
        .map(|(name, text)| assemble(name, text).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    let script = fs::read_to_string(repository.join("linker/c64.ld")).unwrap();
    // Nothing calls the routines, but they are what this program is for.
    let script = script.replace(".text.rules_*", ".text.try_*");
    link("c64.ld", &script, objects).unwrap_or_else(|error| panic!("{error}"))
}

/// A machine on which the start code has run.
fn start(image: &Image) -> Bare {
    let mut labels = Labels::default();
    for symbol in image.symbols.iter().filter(|symbol| symbol.label) {
        labels.add(symbol.address, &symbol.name);
    }
    let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
    machine.set_labels(labels);
    machine.load_and_run(&image.prg).unwrap();
    let main = image.symbols.address("awale_main").unwrap();
    machine.run_until(main, 3 * CAP).unwrap();
    // Copies of structures read what lies between a pointer's two bytes and the eight it takes.
    Bare::from_machine(&machine)
}

#[test]
fn compiled_routines_give_what_they_give_on_the_host() {
    let Some(llvm_mos) = LlvmMos::find(None).unwrap() else {
        println!("skipped: llvm-mos not found");
        return;
    };
    let image = compile(&llvm_mos);
    let mut machine = start(&image);
    for (name, host) in ROUTINES {
        let address = image.symbols.address(name).unwrap();
        for a in (0..=255).step_by(5) {
            for b in (0..=255).step_by(17) {
                let registers = machine
                    .call(address, a, b, CAP)
                    .unwrap_or_else(|stop| panic!("{name}({a}, {b}): {stop}"));
                let result = u16::from_le_bytes([registers.a, registers.x]);
                assert_eq!(result, host(a, b), "{name}({a}, {b})");
            }
        }
    }
}
