//! The build: when the compiler runs, what is checked in, and what the commands say.
#![cfg(unix)] // the stand-in for llvm-mos is a shell script

mod common;

use std::path::PathBuf;

use awale::disk::{Disk, FileType};
use awale::toolchain::build::Program;
use awale::toolchain::generated::{self, Generated};
use awale::toolchain::llvm_mos::LlvmMos;
use common::command::{Call, awale, fails, succeeds};
use common::project::{COMPILED, SmallProject, VERSION};

/// A project, built once, and where its stand-in for llvm-mos is.
fn built() -> (SmallProject, PathBuf) {
    let small = SmallProject::new();
    let directory = small.stand_in("llvm-mos", "mos");
    let llvm_mos = LlvmMos::find(Some(&directory)).unwrap();
    Program::build(&small.project(), llvm_mos.as_ref()).unwrap();
    (small, directory)
}

/// A call in the project with nothing installed but what `PATH` has of the system's own.
fn in_project(small: &SmallProject, arguments: &[&str]) -> Call {
    awale(arguments)
        .inside(&small.path("target-c64"))
        .variable("LLVM_MOS", "")
        .variable("RUSTC", rustc())
        .variable("PATH", "/usr/bin-without-compilers")
}

/// The compiler's own path, which needs no `PATH`.
fn rustc() -> PathBuf {
    let mut rustc = awale::toolchain::rustc::command();
    let output = rustc.args(["--print", "sysroot"]).output().unwrap();
    PathBuf::from(String::from_utf8(output.stdout).unwrap().trim()).join("bin/rustc")
}

#[test]
fn the_first_build_compiles_and_names_what_it_was_made_from() {
    let (small, _) = built();
    let text = small.read(generated::PATH);
    let (header, assembly) = text.split_once("; ----\n").unwrap();
    assert_eq!(assembly, COMPILED);
    for named in [
        "; rustc: rustc 1.",
        &format!("; llvm-mos: {VERSION}\n"),
        "; rustc flags: --crate-type=rlib --emit=llvm-ir ",
        "; clang flags: --no-default-config --target=mos ",
        "; digest: ",
        " target-c64/src/lib.rs\n",
        " target-c64/src/step.rs\n",
        " target-c64/Cargo.toml\n",
    ] {
        assert!(header.contains(named), "{named} in {header}");
    }
    let directory = small.path("").display().to_string();
    assert!(!text.contains(&directory), "{text}");
}

#[test]
fn unchanged_sources_need_no_llvm_mos() {
    let (small, _) = built();
    let before = small.read(generated::PATH);
    let program = Program::build(&small.project(), None).unwrap();
    assert_eq!(
        program.image.prg,
        [0x01, 0x08, 0x4C, 0x04, 0x08, 0x18, 0x69, 0x01, 0x60]
    );
    assert_eq!(program.image.symbols.address("entry"), Some(0x0804));
    let ram = program.image.region("ram").expect("the region");
    assert_eq!(ram.free(), 0x100 - 7);
    assert_eq!(small.read(generated::PATH), before);
}

#[test]
fn line_ends_are_no_change() {
    let (small, _) = built();
    for file in ["target-c64/src/lib.rs", generated::PATH] {
        let text = small.read(file).replace('\n', "\r\n");
        small.write(file, &text);
    }
    Program::build(&small.project(), None).unwrap();
}

#[test]
fn changed_sources_are_compiled_where_llvm_mos_is() {
    let (small, directory) = built();
    let before = small.read(generated::PATH);
    small.write(
        "target-c64/src/step.rs",
        "pub fn next(i: u8) -> u8 { i + 2 }\n",
    );
    let generated = Generated::read(&small.project()).unwrap();
    assert_eq!(
        generated.changes(&small.project()).unwrap(),
        ["target-c64/src/step.rs has changed"]
    );
    let llvm_mos = LlvmMos::find(Some(&directory)).unwrap();
    Program::build(&small.project(), llvm_mos.as_ref()).unwrap();
    assert_ne!(small.read(generated::PATH), before);
    Program::build(&small.project(), None).unwrap();
}

#[track_caller]
fn err_stale(small: &SmallProject, cause: &str) {
    let errors = fails(in_project(small, &["build"]));
    let lines: Vec<_> = errors.lines().collect();
    assert_eq!(
        lines[0],
        format!("error: target-c64/generated/awale.s is out of date: {cause}")
    );
    assert!(lines[1].contains("install llvm-mos"), "{errors}");
    assert_eq!(lines.len(), 2, "{errors}");
}

#[test]
fn changed_sources_are_named_where_llvm_mos_is_not() {
    let (small, _) = built();
    small.write("target-c64/src/step.rs", "pub fn next(i: u8) -> u8 { i }\n");
    err_stale(&small, "target-c64/src/step.rs has changed");
    small.write("target-c64/src/new.rs", "");
    err_stale(&small, "target-c64/src/new.rs is new (and 1 more)");

    let (small, _) = built();
    small.write("target-c64/Cargo.toml", "[package]\nname = \"other\"\n");
    err_stale(&small, "target-c64/Cargo.toml has changed");

    let (small, _) = built();
    std::fs::remove_file(small.path("target-c64/src/step.rs")).unwrap();
    err_stale(&small, "target-c64/src/step.rs is gone");
}

#[test]
fn a_file_edited_by_hand_is_not_used() {
    let (small, _) = built();
    let text = small.read(generated::PATH);
    for (from, to) in [
        ("adc #1", "adc #2"),
        ("adapter: ", "adapted: "),
        ("; ----", ";"),
    ] {
        small.write(generated::PATH, &text.replace(from, to));
        err_stale(
            &small,
            "target-c64/generated/awale.s is damaged or was edited by hand",
        );
    }
}

#[test]
fn a_refused_program_names_the_function_and_what_to_do() {
    let (small, directory) = built();
    small.write(
        "target-c64/src/step.rs",
        "static NAMES: [&str; 2] = [\"a\", \"bc\"];
         pub fn next(i: u8) -> u8 { NAMES[i as usize].len() as u8 }\n",
    );
    let before = small.read(generated::PATH);
    let option = directory.display().to_string();
    let errors = fails(in_project(&small, &["build", "--llvm-mos", &option]));
    assert!(errors.contains("awale.ll: line "), "{errors}");
    assert!(
        errors.contains("`awale_c64::step::NAMES`: a pointer is kept in data"),
        "{errors}"
    );
    assert!(
        errors.contains("store u16 offsets into one byte array"),
        "{errors}"
    );
    assert_eq!(small.read(generated::PATH), before);
}

#[test]
fn a_program_that_rustc_refuses_shows_its_message() {
    let (small, directory) = built();
    small.write("target-c64/src/step.rs", "pub fn next(i: u8) -> u8 { j }\n");
    let call = in_project(&small, &["build"]).variable("LLVM_MOS", directory);
    let errors = fails(call);
    assert!(errors.contains("cannot find value `j`"), "{errors}");
    assert!(
        errors.contains("it was run to compile target-c64"),
        "{errors}"
    );
}

#[test]
fn limits_of_llvm_mos_are_explained() {
    let (small, _) = built();
    small.write("target-c64/src/step.rs", "pub fn next(i: u8) -> u8 { i }\n");
    for (message, cause, remedy) in [
        (
            "fatal error: error in backend\nLLVM ERROR: unable to legalize instruction: G_UCMP",
            "error: llvm-mos: unable to legalize instruction: G_UCMP\n",
            "with if instead of bool as u8",
        ),
        (
            "error: ran out of registers during register allocation",
            "error: llvm-mos ran out of registers for a function with arithmetic of 64 bits\n",
            "loop over u8 instead of usize",
        ),
        (
            "error: other",
            "clang failed (exit status: 1):\nerror: other\n",
            "see its message",
        ),
    ] {
        let commands = format!("printf '%s\\n' '{message}' >&2; exit 1");
        let failing = small.stand_in_that("failing", "mos", &commands);
        let errors = fails(in_project(&small, &["build"]).variable("LLVM_MOS", failing));
        assert!(errors.contains(cause), "{errors}");
        assert!(errors.contains(remedy), "{errors}");
    }
}

#[test]
fn build_writes_the_program_and_the_disk_with_it() {
    let (small, _) = built();
    let output = succeeds(in_project(&small, &["build"]));
    assert!(
        output.ends_with(
            "awale.prg: 9 bytes

Memory      from    length    used    free
ram        $0801      256       7     249\n"
        ),
        "{output}"
    );
    let prg = std::fs::read(small.path("target/c64/awale.prg")).unwrap();
    let image = std::fs::read(small.path("target/c64/awale.d64")).unwrap();
    let disk = Disk::from_bytes(image).unwrap();
    let entries = disk.entries().unwrap();
    let names: Vec<_> = entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["AWALE", "EN", "FR", "ES"]);
    assert_eq!(entries[0].file_type, FileType::Program);
    assert_eq!(entries[1].file_type, FileType::Sequential);
    assert!(entries.iter().all(|entry| entry.closed));
    assert_eq!(disk.read("AWALE").unwrap(), prg);
    assert!(small.read("target/c64/awale.map").contains("$0804"));
    assert!(
        small
            .read("target/c64/awale.labels")
            .contains("al C:0804 .entry")
    );
    assert!(small.read("target/c64/assets.s").contains("charset"));
}

#[test]
fn errors_of_assembly_sources_have_their_place() {
    let (small, _) = built();
    small.write("target-c64/asm/start.s", "\t.text\n\tlda nowhere,z\n");
    let errors = fails(in_project(&small, &["build"]));
    assert!(errors.contains("target-c64/asm/start.s:2:"), "{errors}");
    assert!(errors.contains("\tlda nowhere,z"), "{errors}");
}

#[test]
fn llvm_mos_is_found_where_it_is_said_to_be() {
    let small = SmallProject::new();
    let mos = small.stand_in("mos", "mos");
    let other = small.stand_in("other", "x86");
    let doctor = |arguments: &[&str]| in_project(&small, arguments);
    let found = format!("llvm-mos  {VERSION} ({}/bin/clang)", mos.display());

    let said = succeeds(doctor(&[
        "doctor",
        "--llvm-mos",
        &mos.display().to_string(),
    ]));
    assert!(said.contains(&found), "{said}");
    let said = succeeds(doctor(&["doctor"]).variable("LLVM_MOS", &mos));
    assert!(said.contains(&found), "{said}");
    let path = |directory: &PathBuf| directory.join("bin");
    let said = succeeds(doctor(&["doctor"]).variable("PATH", path(&mos)));
    assert!(said.contains(&found), "{said}");

    // A clang without the target is none of ours, but an error where it was named.
    let said = succeeds(doctor(&["doctor"]).variable("PATH", path(&other)));
    assert!(
        said.contains("llvm-mos  not found; with it, changed Rust"),
        "{said}"
    );
    let other = other.display().to_string();
    let said = succeeds(doctor(&["doctor", "--llvm-mos", &other]));
    assert!(said.contains("has no MOS target"), "{said}");
    let errors = fails(doctor(&["build", "--llvm-mos", "nowhere"]));
    assert!(
        errors.starts_with("error: --llvm-mos: no clang in nowhere\n"),
        "{errors}"
    );
    let errors = fails(doctor(&["build"]).variable("LLVM_MOS", "nowhere"));
    assert!(
        errors.starts_with("error: $LLVM_MOS: no clang in nowhere\n"),
        "{errors}"
    );
}

#[test]
fn doctor_tells_what_is_missing() {
    let (small, _) = built();
    let said = succeeds(in_project(&small, &["doctor"]));
    for line in [
        "Rust      rustc 1.",
        "VICE      not found; with it, `awale vice`",
        "compiled  up to date",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    small.write("target-c64/src/step.rs", "");
    let said = succeeds(in_project(&small, &["doctor"]));
    assert!(
        said.contains("compiled  out of date: target-c64/src/step.rs has changed"),
        "{said}"
    );
    let errors = fails(in_project(&small, &["doctor"]).variable("RUSTC", "no-such-rustc"));
    assert!(
        errors.contains("rustc was not found\ninstall Rust"),
        "{errors}"
    );
}

#[test]
fn vice_is_started_or_how_to_get_it_is_told() {
    let (small, _) = built();
    let errors = fails(in_project(&small, &["vice"]));
    assert!(
        errors.starts_with("error: VICE was not found: no x64sc on PATH\nget it from"),
        "{errors}"
    );

    small.write("vice/x64sc", "#!/bin/sh\necho \"$@\"\n");
    use std::os::unix::fs::PermissionsExt;
    let program = small.path("vice/x64sc");
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let started = |arguments: &[&str]| {
        let path = format!("{}:/bin", small.path("vice").display());
        succeeds(in_project(&small, arguments).variable("PATH", path))
    };
    assert!(
        started(&["vice"]).ends_with(
            "-autostart TARGET/awale.prg\n"
                .replace("TARGET", &small.path("target/c64").display().to_string())
                .as_str()
        )
    );
    assert!(
        started(&["vice", "--disk"])
            .trim_end()
            .ends_with("awale.d64")
    );
}

#[test]
fn outside_a_clone_the_error_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let errors = fails(awale(&["build"]).inside(directory.path()));
    assert!(
        errors.contains("no linker/c64.ld and target-c64 in "),
        "{errors}"
    );
    assert!(
        errors.ends_with("run awale inside a clone of its repository\n"),
        "{errors}"
    );
}

#[test]
fn help_shows_examples() {
    for command in ["build", "doctor", "vice"] {
        let help = succeeds(awale(&[command, "--help"]));
        assert!(help.contains(&format!("\n  awale {command}")), "{help}");
    }
}
