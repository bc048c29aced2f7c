//! Our assembler and linker against llvm-mos's, where that is installed.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use awale::assets::language::Language;
use awale::bench::{STANDARD_SUITE, WithoutKernels, measure, parse_suite};
use awale::search::MachineSearcher;
use awale::toolchain::assembler::assemble;
use awale::toolchain::build;
use awale::toolchain::linker::link;
use awale::toolchain::llvm_mos::LlvmMos;
use awale::toolchain::project::Project;
use awale_c64::core::ruleset::RuleSet;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
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
fn the_whole_program_is_ld_lld_s() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let project = Project::at(PathBuf::from(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let sources = build::sources(&project, None, Language::En).unwrap();
    let ours = build::Program::from_sources(&project, &sources).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let theirs =
        build::link_with_llvm_mos(&project, &llvm_mos, &sources, directory.path()).unwrap();
    assert!(ours.image.prg == theirs);
}

#[test]
fn the_search_compiled_without_kernels_is_the_same_but_takes_longer() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let project = Project::at(PathBuf::from(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let kernels = build::Program::build(&project, None).unwrap();
    let compiled = build::Program::without_kernels(&project, &llvm_mos).unwrap();
    let positions = parse_suite(STANDARD_SUITE).unwrap();
    let [kernels, compiled] = [kernels, compiled].map(|program| {
        let searcher = MachineSearcher::on_screen(&program).unwrap();
        measure(&searcher, &RuleSet::ABAPA, &positions[..6], 1..=5, || ()).unwrap()
    });
    let compared = WithoutKernels::new(&compiled, &kernels).unwrap();
    let by_depth = &compared.cycles_per_node;
    assert!(
        by_depth[&5] > 1.2 * kernels.cycles_per_node_at(5),
        "{by_depth:?}"
    );
}

/// What the statements of [`statement`] refer to.
const DEFINITIONS: &str = "
constant = $42
large = $1234
\t.zeropage near
\t.section .zp.bss,\"aw\",@nobits
\t.zero 3
placed:
\t.zero 2
\t.section .rodata.test,\"a\",@progbits
start:
\t.byte 1, 2, 3
finish:
\t.text
code:
";

/// An operand's value: a number, a symbol, or something with operators.
fn expression() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        any::<u8>().prop_map(|number| number.to_string()),
        any::<u16>().prop_map(|number| format!("${number:X}")),
        prop::sample::select(vec![
            "constant",
            "large",
            "near",
            "placed",
            "code",
            "start",
            "finish",
            "elsewhere"
        ])
        .prop_map(str::to_owned),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        let operator = prop::sample::select(vec![
            "+", "-", "+", "-", "*", "/", "&", "|", "^", "<<", ">>",
        ]);
        prop_oneof![
            (inner.clone(), operator, inner.clone()).prop_map(|(a, o, b)| format!("{a}{o}{b}")),
            inner.prop_map(|inner| format!("({inner})")),
        ]
    })
}

/// Files of random lines; each takes a run of clang.
const CASES: u32 = 20;

/// A line that may or may not be right.
fn statement() -> impl Strategy<Value = String> {
    let mnemonics = vec![
        "lda", "sta", "ldx", "stx", "ldy", "sty", "adc", "cmp", "cpx", "bit", "inc", "asl", "jmp",
        "jsr",
    ];
    let operands = vec![
        "#@",
        "#<@",
        "#>@",
        "#mos8(@)",
        "#mos16lo(@)",
        "#mos16hi(@)",
        "@",
        "@,x",
        "@,y",
        "<@",
        "mos8(@)",
        "mos8(@),x",
        "mos8(@),y",
        "(@),y",
        "(@,x)",
        "(@)",
        "(mos8(@)),y",
    ];
    let data = vec![
        ".byte @",
        ".short @",
        ".long @",
        ".byte @@mos16lo",
        ".byte @@mos16hi",
        ".zero 3",
        ".p2align 1",
    ];
    let instruction = (
        prop::sample::select(mnemonics),
        prop::sample::select(operands),
    )
        .prop_map(|(mnemonic, operand)| format!("{mnemonic} {operand}"));
    let datum = prop::sample::select(data).prop_map(str::to_owned);
    (prop_oneof![4 => instruction, 1 => datum], expression())
        .prop_map(|(form, value)| format!("\t{}\n", form.replacen('@', &value, 1)))
}

/// Whatever our assembler accepts, llvm-mos must accept, too, and make the same of it.
#[test]
fn what_is_accepted_means_the_same() {
    let Some(llvm_mos) = llvm_mos() else { return };
    let accepted = |line: &String| assemble("line.s", &format!("{DEFINITIONS}{line}")).is_ok();
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("random.s");
    let mut runner = TestRunner::new(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(CASES)
    });
    let result = runner.run(&prop::collection::vec(statement(), 300), |lines| {
        let body: Vec<String> = lines.into_iter().filter(accepted).collect();
        assert!(body.len() > 50, "too few lines to mean anything");
        fs::write(&source, format!("{DEFINITIONS}{}", body.concat())).unwrap();
        assert_same_object(&llvm_mos, &source);
        Ok(())
    });
    result.unwrap();
}
