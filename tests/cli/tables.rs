//! `awale tables` as a user runs it.

use crate::common::command::{awale, fails, succeeds};
use awale::endgame::Table;
use awale::notation::parse_position;

#[test]
fn a_table_is_written_and_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("yucata.tab");
    let path = file.to_str().expect("UTF-8");
    let arguments = [
        "tables", "--seeds", "6", "--preset", "yucata", "--output", path,
    ];
    let text = succeeds(awale(&arguments));
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "seeds  positions     won    even    lost");
    assert_eq!(lines[1], "    0          1       0       1       0");
    assert_eq!(lines[7].split_whitespace().nth(1), Some("12376"));
    assert!(
        lines[9].starts_with(&format!("{path}: 9283 bytes, checked by a search ")),
        "{text}"
    );
    let table = Table::unpack(&std::fs::read(&file).expect("a file")).expect("a table");
    let position = parse_position("0-0-0-0-0-1-1-0-1-0-0-0-23-22-S").expect("a position");
    assert_eq!(table.value(&position), Some(1));
}

#[test]
fn bad_arguments_are_explained() {
    assert_eq!(
        fails(awale(&["tables", "--preset", "abapa", "--output", "x"])),
        "error: tables serve rules without repetition only: by others a circle's worth depends on the game's past\n"
    );
    let error = fails(awale(&["tables", "--seeds", "8", "--output", "x"]));
    assert!(error.contains("8 is not in 1..=7"), "{error}");
    let error = fails(awale(&[
        "tables",
        "--seeds",
        "2",
        "--output",
        "no/such/file",
    ]));
    assert!(
        error.starts_with("error: cannot write no/such/file: "),
        "{error}"
    );
}
