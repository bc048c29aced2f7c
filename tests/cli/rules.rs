//! `awale rules` and `awale perft` as a user runs them.

use crate::common::command::{awale, fails, succeeds};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

#[test]
fn tells_what_each_move_does() {
    let position = "0-0-0-0-3-1-1-1-0-0-0-4-19-19-S";
    assert_eq!(
        succeeds(awale(&["rules", position, "--preset", "abapa"])),
        "position  0-0-0-0-3-1-1-1-0-0-0-4-19-19-S\n\
         A5        0-0-0-0-0-2-0-0-0-0-0-4-23-19-N  captures B2 B1\n\
         A6        0-0-0-0-3-0-0-1-0-0-0-4-21-19-N  captures B1\n"
    );
}

#[test]
fn answers_each_line_of_a_batch_and_reads_on_after_a_bad_one() {
    let input = format!(
        "{}\nnot json\n{}\n{}\n{}\n",
        r#"{"position": "0-0-0-0-0-1-1-0-0-0-0-0-22-24-S", "preset": "baoule"}"#,
        r#"{"position": "4-4-S", "preset": "abapa"}"#,
        r#"{"position": "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "options": {"max_pits": 4}, "moves": ["A6", "A1"]}"#,
        r#"{"position": "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "options": {"repetition": "first"}, "moves": ["A6","B6"]}"#,
    ) + "[\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\", \"abapa\", null, null]\n";
    let output = succeeds(awale(&["rules", "--batch"]).stdin(input));
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(
        lines[0],
        r#"{"position":"0-0-0-0-0-1-1-0-0-0-0-0-22-24-S","legal":["A6"],"moves":{"A6":{"next":"0-0-0-0-0-0-0-0-0-0-0-0-24-24-N","captured_pits":["B1"],"end":"no_move","final":[24,24]}}}"#
    );
    assert!(lines[1].starts_with(r#"{"error":"not a request in JSON"#));
    assert_eq!(
        lines[2],
        r#"{"error":"a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 3"}"#
    );
    assert_eq!(
        lines[3],
        r#"{"error":"move 2 ('A1'): it is the other player's pit"}"#
    );
    assert!(
        lines[4].ends_with(r#""end":null,"final":null}"#),
        "{}",
        lines[4]
    );
    assert_eq!(
        lines[5],
        r#"{"error":"not a request in JSON: invalid type: sequence, expected an object at line 1 column 0"}"#
    );
    assert_eq!(lines.len(), 6);
}

#[test]
fn bad_arguments_get_one_line() {
    assert_eq!(
        fails(awale(&["rules", START, "--preset", "kalah"])),
        "error: preset is one of baoule, abapa, yucata, free, classic, not 'kalah'\n"
    );
    assert_eq!(
        fails(awale(&[
            "rules",
            START,
            "--preset",
            "free",
            "--max-pits",
            "5"
        ])),
        "error: give a preset or options, not both\n"
    );
    assert_eq!(
        fails(awale(&["rules", START, "--moves", "A7"])),
        "error: move 1 ('A7'): no such pit\n"
    );
    assert_eq!(
        fails(awale(&["perft", "2", "--position", "x"])),
        "error: a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 1\n"
    );
}

#[test]
fn perft_prints_a_line_a_depth() {
    let output = succeeds(awale(&["perft", "4", "--preset", "abapa"]));
    let lines: Vec<_> = output
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().nth(1).unwrap_or_default())
        .collect();
    assert_eq!(lines, ["1", "6", "36", "190", "1014"]);
}

#[test]
fn a_batch_takes_its_rules_from_each_line_only() {
    for rules in [["--preset", "abapa"], ["--max-pits", "4"]] {
        for command in ["rules", "search"] {
            let error = fails(awale(&[&[command, "--batch"], &rules[..]].concat()));
            assert!(error.contains("'--batch' cannot be used with"), "{error}");
        }
    }
}
