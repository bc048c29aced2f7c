//! `awale shot` and `awale play` as commands.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::command::awale;

#[track_caller]
fn assert_error(arguments: &[&str], message: &str) {
    let output = awale(arguments).output();
    assert!(!output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), message);
    assert_eq!(output.stdout, b"");
}

/// Writes a program that makes the border red and waits.
fn red_border(directory: &Path) -> String {
    let path = directory.join("red.prg");
    let program = [
        0x01, 0x08, // load address
        0x0B, 0x08, 0x0A, 0x00, 0x9E, b'2', b'0', b'6', b'1', 0x00, 0x00, 0x00, // 10 SYS2061
        0xA9, 0x02, // lda #$02
        0x8D, 0x20, 0xD0, // sta $D020
        0x4C, 0x12, 0x08, // jmp *
    ];
    fs::write(&path, program).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn shot_writes_a_picture_of_a_program() {
    let directory = tempfile::tempdir().unwrap();
    let prg = red_border(directory.path());
    let picture = directory.path().join("out.png");
    let path = picture.to_str().unwrap();
    for (model, lines) in [(None, 272), (Some("--ntsc"), 247)] {
        let mut arguments = vec![
            "shot",
            "--prg",
            &prg,
            "--keys",
            "a <wait 5>",
            "--scale",
            "2",
            path,
        ];
        arguments.extend(model);
        let output = awale(&arguments).output();
        assert!(output.status.success(), "{output:?}");
        let image = image::open(&picture).unwrap().to_rgb8();
        assert_eq!(image.dimensions(), (768, lines * 2));
        assert_eq!(image.get_pixel(0, 0).0, awale::c64::PALETTE[2]);
    }
}

#[test]
fn shot_says_what_is_wrong() {
    assert_error(
        &["shot", "--keys", "a<enter>", "out.png"],
        "error: --keys: column 2: no key is called `enter`\nsee `awale shot --help`\n",
    );
    let directory = tempfile::tempdir().unwrap();
    let prg = directory.path().join("empty.prg");
    fs::write(&prg, []).unwrap();
    assert_error(
        &["shot", "--prg", prg.to_str().unwrap(), "out.png"],
        "error: the file has no load address and program\ngive a program that RUN starts\n",
    );
}

/// The address of a stop is named by the labels beside the program.
#[test]
fn shot_reports_a_stop_by_its_label() {
    let directory = tempfile::tempdir().unwrap();
    let prg = directory.path().join("bad.prg");
    let mut program = fs::read(red_border(directory.path())).unwrap();
    // jmp * becomes an opcode that is none.
    program[19] = 0x02;
    fs::write(&prg, program).unwrap();
    let labels = directory.path().join("bad.labels");
    fs::write(&labels, "al C:080d ._start\n").unwrap();
    let arguments = ["shot", "--prg", prg.to_str().unwrap(), "out.png"];
    assert_error(
        &arguments,
        "error: the program stopped: undocumented opcode $02 at _start+$05 \
         (PC=$0812 A=$02 X=$00 Y=$00 SP=$F6 P=..-B...., cycle 6)\n\
         find the address in target/c64/awale.map\n",
    );
    fs::write(&labels, "al C:080d\n").unwrap();
    assert_error(
        &arguments,
        &format!(
            "error: {}:1: a label without address or name\ncorrect it or remove the file\n",
            labels.display()
        ),
    );
}

#[test]
fn play_without_a_terminal_says_so() {
    assert_error(
        &["play"],
        "error: awale play: standard input and output are not a terminal\n\
         run it in one, or make pictures by `awale shot`\n",
    );
}

/// `script` of util-linux lends it a terminal.
#[cfg(target_os = "linux")]
#[test]
fn play_draws_the_screen_and_leaves_the_terminal_as_it_was() {
    let play = format!(
        "stty rows 30 columns 80; exec '{}' play",
        env!("CARGO_BIN_EXE_awale")
    );
    let terminal = Command::new("script")
        .args(["-q", "-e", "-c", &play, "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut terminal) = terminal else {
        println!("skipped: script not found");
        return;
    };
    let mut keyboard = terminal.stdin.take().unwrap();
    let mut screen = terminal.stdout.take().unwrap();
    let mut drawn = Vec::new();
    let mut more = [0; 4096];
    // An empty screen comes first, with a line of help; then the title, which is much longer.
    while drawn.len() < 3000 {
        let count = screen.read(&mut more).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&drawn));
        drawn.extend(&more[..count]);
    }
    keyboard.write_all(b"\x03").unwrap();
    screen.read_to_end(&mut drawn).unwrap();
    let drawn = String::from_utf8_lossy(&drawn);
    assert!(drawn.starts_with("\x1b[?1049h"), "{drawn}");
    assert!(drawn.contains("Ctrl-C quits"), "{drawn}");
    assert!(drawn.ends_with("\x1b[?1049l"), "{drawn}");
    assert!(terminal.wait().unwrap().success());
}

#[test]
fn a_picture_is_never_waited_for_without_end() {
    let output = awale(&["shot", "--frames", "65536", "never.png"]).output();
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("65536 is not in 0..=65535"), "{error}");
}
