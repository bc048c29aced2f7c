//! The assembler against fixtures that hold source and bytes together, against hostile input, and
//! against llvm-mos where it is installed.

use std::fs;
use std::path::{Path, PathBuf};

use awale::toolchain::assembler::assemble;
use awale::toolchain::object::Object;
use proptest::prelude::*;

fn fixtures(prefix: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/assembler");
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| name(path).starts_with(prefix))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// What the comments of a fixture say: for each section its bytes, each with the line that it comes
/// from, and its relocations.
struct Expected {
    section: String,
    bytes: Vec<(u8, usize)>,
    relocations: Vec<String>,
}

/// Reads `statement ; BYTE BYTE … KIND symbol+addend`. Comments that fill a line are prose.
fn expected_sections(source: &str) -> Vec<Expected> {
    let mut sections: Vec<Expected> = Vec::new();
    let mut current = ".text".to_owned();
    for (number, line) in (1..).zip(source.lines()) {
        let Some((statement, comment)) = line.split_once(" ; ") else {
            if let Some(name) = entered_section(line) {
                current = name;
            }
            continue;
        };
        assert!(
            !statement.trim().is_empty(),
            "line {number}: indented prose"
        );
        let section = match sections.iter_mut().find(|s| s.section == current) {
            Some(section) => section,
            None => {
                sections.push(Expected {
                    section: current.clone(),
                    bytes: Vec::new(),
                    relocations: Vec::new(),
                });
                sections.last_mut().unwrap()
            }
        };
        let start = section.bytes.len();
        let mut words = comment.split_whitespace();
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            match u8::from_str_radix(word, 16) {
                Ok(byte) if word.len() == 2 => section.bytes.push((byte, number)),
                _ => seen.push(format!("{word} {}", words.next().unwrap())),
            }
        }
        // The operand follows the opcode; in data it comes first.
        let first = start + usize::from(!statement.trim().starts_with('.'));
        for relocation in seen {
            section.relocations.push(format!("{first}: {relocation}"));
        }
    }
    sections
}

fn entered_section(line: &str) -> Option<String> {
    let line = line.trim();
    match line.strip_prefix(".section ") {
        Some(rest) => Some(rest.split(',').next()?.trim().trim_matches('"').to_owned()),
        None => matches!(line, ".text" | ".data" | ".bss").then(|| line.to_owned()),
    }
}

fn relocations(object: &Object, section: usize) -> Vec<String> {
    object.sections[section]
        .relocations
        .iter()
        .map(|relocation| {
            let symbol = &object.symbols[relocation.symbol].name;
            let addend = match relocation.addend {
                0 => String::new(),
                addend => format!("{addend:+}"),
            };
            format!(
                "{}: {:?} {symbol}{addend}",
                relocation.offset, relocation.kind
            )
        })
        .collect()
}

#[test]
fn every_ok_fixture_gives_the_bytes_beside_its_lines() {
    for path in fixtures("ok_") {
        let source = fs::read_to_string(&path).unwrap();
        let file = name(&path);
        let object = assemble(&file, &source).unwrap_or_else(|error| panic!("{error}"));
        for expected in expected_sections(&source) {
            let index = object
                .sections
                .iter()
                .position(|section| section.name == expected.section)
                .unwrap_or_else(|| panic!("{file}: no section {}", expected.section));
            let section = &object.sections[index];
            for (offset, (byte, line)) in expected.bytes.iter().enumerate() {
                assert_eq!(
                    section.bytes.get(offset).map(|byte| format!("{byte:02X}")),
                    Some(format!("{byte:02X}")),
                    "{file}:{line}: byte {offset} of {}",
                    section.name
                );
            }
            assert_eq!(
                section.bytes.len(),
                expected.bytes.len(),
                "{file}: {}",
                section.name
            );
            assert_eq!(relocations(&object, index), expected.relocations, "{file}");
        }
    }
}

#[test]
fn the_instruction_fixture_has_each_of_the_151_documented_opcodes() {
    let path = fixtures("ok_instructions").remove(0);
    let mut opcodes: Vec<u8> = expected_sections(&fs::read_to_string(path).unwrap())
        .iter()
        .flat_map(|section| &section.bytes)
        .scan(0, |last_line, &(byte, line)| {
            let first = line != *last_line;
            *last_line = line;
            Some(first.then_some(byte))
        })
        .flatten()
        .collect();
    opcodes.sort_unstable();
    opcodes.dedup();
    assert_eq!(opcodes.len(), 151);
}

/// Cases are separated by `; ---`; each ends with the message it must give, behind `;> `.
#[test]
fn every_err_fixture_is_refused_with_its_message() {
    for path in fixtures("err_") {
        let text = fs::read_to_string(&path).unwrap();
        for case in text.split("; ---\n").skip(1) {
            let message = |line: &str| line.strip_prefix(";> ").map(str::to_owned);
            let expected: Vec<String> = case.lines().filter_map(message).collect();
            let source: Vec<&str> = case
                .lines()
                .filter(|line| message(line).is_none())
                .collect();
            match assemble("case.s", &source.join("\n")) {
                Ok(_) => panic!("{}: accepted:\n{case}", name(&path)),
                Err(error) => assert_eq!(error.to_string(), expected.join("\n"), "{case}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_text_makes_the_assembler_panic(source in "\\PC{0,200}") {
        let _ = assemble("hostile.s", &source);
    }

    #[test]
    fn no_sequence_of_its_own_words_makes_the_assembler_panic(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..40)
    ) {
        let _ = assemble("hostile.s", &words.concat());
    }
}

const WORDS: &[&str] = &[
    "lda ",
    "sta ",
    "stx ",
    "jmp ",
    "bne ",
    "asl ",
    "one",
    "two",
    ".Lthree",
    ":",
    "\n",
    "\n",
    "\n",
    "#",
    "<",
    ">",
    "(",
    ")",
    ",",
    "x",
    "y",
    "a",
    "+",
    "-",
    "*",
    "/",
    "<<",
    "&",
    "=",
    "$10",
    "65535",
    "9223372036854775807",
    "mos8(",
    "mos16lo(",
    "@mos16hi",
    ".byte ",
    ".short ",
    ".long ",
    ".zero ",
    ".p2align ",
    ".set ",
    ".globl ",
    ".zeropage ",
    ".section .bss,\"aw\",@nobits",
    ".section .zp.bss,\"aw\",@nobits",
    ".text",
    ".ascii \"a\\n\"",
    ".size ",
    "'",
    "\"",
    "\\",
    ";",
    "~",
    "%1",
    " ",
];
