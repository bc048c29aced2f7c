//! `awale bench` as a user runs it.

use crate::common::command::{awale, fails, succeeds};
use serde_json::Value;

const POSITIONS: &str = "\
4-4-4-4-4-4-4-4-4-4-4-4-0-0-S

0-0-0-0-0-2-1-2-0-0-0-5-20-18-S
";

/// The report over [`POSITIONS`] in JSON.
fn report(more: &[&str]) -> String {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("suite.txt");
    std::fs::write(&file, POSITIONS).expect("a file");
    let path = file.to_str().expect("UTF-8");
    // Without kernels, each test would have to compile the program first where llvm-mos is installed.
    let fixed = ["bench", "--kernels-only", "--positions", path];
    let arguments = [&fixed, more].concat();
    succeeds(awale(&arguments))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn searches_are_those_of_the_core_and_cycles_repeat() {
    let text = report(&["--depths", "2-4", "--json"]);
    assert_eq!(text, report(&["--depths", "2-4", "--json"]));
    let report = json(&text);
    let positions = report["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 2);
    let mut nodes = 0;
    let mut cycles = 0;
    for position in positions {
        let text = position["position"].as_str().expect("text");
        let depths = position["depths"].as_array().expect("depths");
        assert_eq!(depths.len(), 3);
        for (search, depth) in depths.iter().zip(2..) {
            let native = json(&succeeds(awale(&[
                "search",
                text,
                "--json",
                "--depth",
                &depth.to_string(),
            ])));
            for key in ["depth", "move", "value", "nodes"] {
                assert_eq!(search[key], native[key], "{key} of {search}");
            }
            nodes += search["nodes"].as_u64().expect("a number");
            cycles += search["cycles"].as_u64().expect("a number");
        }
    }
    let per_node = report["cycles_per_node"].as_f64().expect("a number");
    assert!((per_node - cycles as f64 / nodes as f64).abs() < 1e-6);
    let cycles = |place: usize| positions[place]["depths"][2]["cycles"].as_f64();
    let seconds = [0, 1].map(|place| cycles(place).expect("a number") / 985_248.0);
    let deepest = &report["seconds"]["4"];
    for (key, expected) in [
        ("worst", seconds[0].max(seconds[1])),
        ("median", (seconds[0] + seconds[1]) / 2.0),
    ] {
        let found = deepest[key].as_f64().expect("a number");
        assert!((found - expected).abs() < 1e-9, "{key}: {found}");
    }
    assert_eq!(report.as_object().expect("an object").len(), 4);
}

#[test]
fn the_display_takes_its_cycles() {
    let bench = json(&report(&["--depths", "8", "--json"]));
    let search = succeeds(awale(&[
        "search",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "--depth",
        "8",
        "--core",
        "6502",
        "--json",
    ]));
    let with = bench["positions"][0]["depths"][0]["cycles"].as_f64();
    let without = json(&search)["cycles"].as_f64();
    let ratio = with.expect("a number") / without.expect("a number");
    // Bad lines take 25 x 40 to 43 of a frame's 19,656 cycles, sprites and the interrupt some hundred more.
    assert!((1.05..1.13).contains(&ratio), "{ratio}");
}

#[test]
fn the_profile_names_routines_and_their_shares() {
    let report = json(&report(&["--depths", "8", "--profile", "--json"]));
    let routines = report["profile"].as_array().expect("routines");
    let share = |routine: &Value| routine["share"].as_f64().expect("a number");
    let total: f64 = routines.iter().map(share).sum();
    assert!((total - 1.0).abs() < 1e-9);
    assert!(
        routines
            .windows(2)
            .all(|pair| share(&pair[0]) >= share(&pair[1]))
    );
    let jobs = report["shares"].as_object().expect("shares");
    let total: f64 = jobs.values().filter_map(Value::as_f64).sum();
    assert!((total - 1.0).abs() < 1e-9);
    for job in [
        "sowing",
        "capturing",
        "undo",
        "legality",
        "ordering",
        "hash",
        "table",
        "valuing",
        "walking",
        "rest",
    ] {
        let share = jobs[job].as_f64().expect("a number");
        assert!((0.005..0.4).contains(&share), "{job}: {share}");
    }
    let named = |name: &str| routines.iter().any(|routine| routine["routine"] == name);
    assert!(named("frame_interrupt"), "{report}");
    let cycles: u64 = routines
        .iter()
        .map(|routine| routine["cycles"].as_u64().expect("a number"))
        .sum();
    let searches = report["positions"].as_array().expect("positions");
    let expected: u64 = searches
        .iter()
        .map(|position| position["depths"][0]["cycles"].as_u64().expect("a number"))
        .sum();
    // The display holds the two searches up at other places.
    assert!(
        expected.abs_diff(cycles) < expected / 500,
        "{expected} and {cycles}"
    );
}

#[test]
fn the_text_has_a_line_a_depth() {
    let text = report(&["--depths", "1-2"]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[0],
        "2 positions on the emulated PAL C64, display on, interrupts running"
    );
    assert_eq!(
        lines[2],
        "depth        nodes           cycles  cycles/node  median s   worst s"
    );
    assert!(lines[3].starts_with("    1  "), "{text}");
    assert!(lines[4].starts_with("    2  "), "{text}");
    assert!(lines[6].ends_with(" cycles a node in the mean"), "{text}");
    assert!(lines[9].ends_with("%  sowing"), "{text}");
}

#[test]
fn the_host_is_measured_too() {
    let speed = json(&report(&["--host", "--depths", "7", "--json"]));
    for key in ["nodes_per_second", "leaves_per_second"] {
        assert!(speed[key].as_f64().expect("a number") > 0.0, "{speed}");
    }
    assert!(report(&["--host"]).starts_with("on the host, one thread\n"));
}

#[test]
fn bad_suites_are_named() {
    let bench = |path| {
        awale(&[
            "bench",
            "--kernels-only",
            "--depths",
            "1",
            "--positions",
            path,
        ])
    };
    let error = fails(bench("no/such/file"));
    assert!(error.starts_with("error: no/such/file: "), "{error}");
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("suite.txt");
    std::fs::write(&file, "1-0-0-0-0-0-1-0-0-0-0-0-26-20-S\n").expect("a file");
    let path = file.to_str().expect("UTF-8");
    assert_eq!(
        fails(bench(path)),
        "error: 1-0-0-0-0-0-1-0-0-0-0-0-26-20-S: the game is over\n"
    );
}
