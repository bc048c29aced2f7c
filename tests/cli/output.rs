//! Commands whose reader goes away.

use std::process::{Command, Stdio};

/// Runs the command with a standard output that nobody reads, and demands that it end without a word.
#[track_caller]
fn ends_quietly(arguments: &[&str], input: &str) {
    let directory = tempfile::tempdir().expect("a directory");
    let questions = directory.path().join("questions");
    std::fs::write(&questions, input).expect("a file");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let child = Command::new(env!("CARGO_BIN_EXE_awale"))
        .args(arguments)
        .stdin(std::fs::File::open(&questions).expect("a file"))
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .expect("it starts");
    let complaint = String::from_utf8_lossy(&child.stderr);
    assert_eq!(complaint, "", "{arguments:?}");
    assert!(child.status.success(), "{arguments:?}: {}", child.status);
}

#[test]
fn nobody_to_read_is_no_error() {
    let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    let question = format!("{{\"position\": \"{start}\", \"depth\": 2}}\n");
    for arguments in [
        &["search", start, "--depth", "3"][..],
        &["search", "--batch"],
        &["rules", start, "--json"],
        &["perft", "2"],
        &["bench", "--kernels-only", "--depths", "1"],
        &["bench", "--host", "--depths", "2", "--json"],
        &["match", "--a", "depth=1", "--b", "depth=1", "--games", "2"],
        &["doctor"],
        &["uci"],
    ] {
        ends_quietly(arguments, &question);
    }
}
