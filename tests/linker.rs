//! The linker against fixtures that hold script, sources and result together, and against hostile
//! scripts.

#[path = "support/fixture.rs"]
mod fixture;

use std::fs;
use std::path::{Path, PathBuf};

use awale::toolchain::assembler::assemble;
use awale::toolchain::linker::{Image, LinkError, link};
use fixture::parts;
use proptest::prelude::*;

fn fixtures(prefix: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/linker");
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with(prefix)
        })
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

/// Links the `.s` parts in order as the `.ld` part says.
fn link_parts(parts: &[(String, String)]) -> Result<Image, LinkError> {
    let objects = parts
        .iter()
        .filter(|(name, _)| name.ends_with(".s"))
        .map(|(name, source)| assemble(name, source).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    let (name, script) = parts
        .iter()
        .find(|(name, _)| name.ends_with(".ld"))
        .unwrap();
    link(name, script, objects)
}

fn part<'a>(parts: &'a [(String, String)], wanted: &str) -> Option<&'a str> {
    let part = parts.iter().find(|(name, _)| name == wanted);
    part.map(|(_, text)| text.as_str())
}

/// Hexadecimal bytes, sixteen a line at most, with comments behind `;`.
fn bytes(text: &str) -> Vec<u8> {
    text.lines()
        .map(|line| line.split(';').next().unwrap())
        .flat_map(str::split_whitespace)
        .map(|byte| u8::from_str_radix(byte, 16).unwrap())
        .collect()
}

#[test]
fn every_ok_fixture_gives_its_file_its_map_and_its_labels() {
    for path in fixtures("ok_") {
        let parts = parts(&path);
        let image = link_parts(&parts).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let expected = bytes(part(&parts, "prg").unwrap());
        assert_eq!(
            format!("{:02X?}", image.prg),
            format!("{expected:02X?}"),
            "{path:?}"
        );
        if let Some(map) = part(&parts, "map") {
            assert_eq!(image.map(), map, "{path:?}");
        }
        if let Some(labels) = part(&parts, "labels") {
            assert_eq!(image.symbols.vice_labels(), labels, "{path:?}");
        }
    }
}

#[test]
fn every_err_fixture_is_refused_with_its_message() {
    for path in fixtures("err_") {
        let parts = parts(&path);
        match link_parts(&parts) {
            Ok(_) => panic!("{path:?}: accepted"),
            Err(error) => assert_eq!(
                error.to_string(),
                part(&parts, "error").unwrap().trim_end_matches('\n'),
                "{path:?}"
            ),
        }
    }
}

#[test]
fn the_nearest_label_of_an_address_is_the_last_one_before_it() {
    let parts = parts(&fixtures("ok_map").remove(0));
    let symbols = link_parts(&parts).unwrap().symbols;
    assert_eq!(symbols.address("main"), Some(0x0805));
    assert_eq!(symbols.address("nowhere"), None);
    assert_eq!(symbols.nearest(0x0021), None);
    assert_eq!(symbols.nearest(0x0805), Some(("main", 0)));
    assert_eq!(symbols.nearest(0x0807), Some(("main", 2)));
    assert_eq!(symbols.nearest(0xFFFF), Some(("buffer", 0xF7ED)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_text_makes_the_linker_panic(script in "\\PC{0,200}") {
        let _ = link("hostile.ld", &script, Vec::new());
    }

    #[test]
    fn no_sequence_of_its_own_words_makes_the_linker_panic(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..60)
    ) {
        let object = assemble("a.s", "\t.globl one\none:\tlda two\n\t.bss\ntwo:\t.zero 300\n");
        let script = format!("MEMORY {{ ram : ORIGIN = 0xF000, LENGTH = 0x100 }} {}", words.concat());
        let _ = link("hostile.ld", &script, vec![object.unwrap()]);
    }
}

const WORDS: &[&str] = &[
    "SECTIONS { ",
    "} ",
    ".text : { ",
    ".bss (NOLOAD) : { ",
    "*(.text) ",
    "*(.text*) ",
    "KEEP(*(.bss)) ",
    "} >ram ",
    "} >ram AT>ram ",
    ". = ",
    ". + 1; ",
    "ALIGN(256); ",
    "ENTRY(one) ",
    "EXTERN(two) ",
    "one = ",
    "size = ",
    "5; ",
    "9223372036854775807 ",
    "* 3; ",
    "+ ",
    "- ",
    "<< ",
    "( ",
    ") ",
    "; ",
    "ADDR(.text) ",
    "SIZEOF(.bss) ",
    "ORIGIN(ram) ",
    "ASSERT(",
    "one < 3, \"no\") ",
    "OUTPUT_FORMAT { ",
    "SHORT(",
    "TRIM(ram) ",
    "BYTE(1) ",
    "/* ",
    "*/ ",
];
