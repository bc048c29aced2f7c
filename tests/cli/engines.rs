//! `awale match` against other programs' engines.

use crate::common::command::{awale, fails, succeeds};
use serde_json::Value;

/// Arguments for a match of which b is an engine.
fn against<'a>(engine: &'a str, arguments: &[&'a str]) -> Vec<&'a str> {
    let fixed = ["match", "--a", "depth=2", "--engine-b", engine];
    [&fixed[..], arguments].concat()
}

/// The lines that a match writes, after what it says.
fn games(arguments: &[&str]) -> (String, Vec<Value>) {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.jsonl");
    let output = file.to_str().expect("UTF-8");
    let text = succeeds(awale(&[arguments, &["--output", output]].concat()));
    let lines = std::fs::read_to_string(&file).expect("the file");
    let games = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (text, games.collect())
}

/// This program as an engine.
fn ourselves() -> String {
    format!("\"{}\" uci", env!("CARGO_BIN_EXE_awale"))
}

#[test]
fn an_engine_plays_as_the_core_does_by_every_preset() {
    let engine = ourselves();
    for preset in ["baoule", "abapa", "yucata", "free", "classic"] {
        let arguments = ["--b", "depth=3", "--games", "6", "--preset", preset];
        let (text, played) = games(&against(&engine, &arguments));
        let name = format!("depth=3 {engine}");
        assert!(
            text.starts_with(&format!("a: depth=2 rust\nb: {name}\n")),
            "{text}"
        );
        let (_, expected) = games(&[&["match", "--a", "depth=2"], &arguments[..]].concat());
        for (game, expected) in played.iter().zip(&expected) {
            assert_eq!(game["b"], name);
            assert_eq!(game["moves"], expected["moves"], "{preset}");
        }
        assert_eq!(played.len(), expected.len());
    }
}

#[test]
fn two_engines_may_play_by_time() {
    let engine = ourselves();
    let arguments = ["--games", "2", "--a", "time=0.002", "--b", "depth=1"];
    let engines = ["--engine-a", &engine, "--engine-b", &engine];
    let (_, played) = games(&[&["match"], &arguments[..], &engines].concat());
    assert_eq!(played[1]["a"], format!("time=0.002 {engine}"));
}

#[test]
fn what_an_engine_cannot_do_is_said() {
    let engine = ourselves();
    assert_eq!(
        fails(awale(&against(&engine, &["--b", "level=expert"]))),
        "error: an engine has no levels: it plays with depth=N or time=SECONDS, not level=expert\n"
    );
    let single = ["--b", "depth=1", "--games", "2", "--max-pits", "4"];
    assert_eq!(
        fails(awale(&against(&engine, &single))),
        format!("error: the engine '{engine}' can be told a preset, not single options\n")
    );
    let both = fails(awale(&against(
        &engine,
        &["--b", "depth=1", "--core-b", "rust"],
    )));
    assert!(both.contains("cannot be used with"), "{both}");
}

/// What a match says when its engine behaves badly.
#[track_caller]
fn complains(engine: &str, what: &str) {
    let arguments = ["--b", "depth=1", "--games", "2", "--engine-timeout", "1"];
    let error = fails(awale(&against(engine, &arguments)));
    let start = format!("error: the engine '{engine}' {what}");
    assert!(error.starts_with(&start), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn an_engine_that_ends_is_named() {
    let engine = format!("\"{}\" --version", env!("CARGO_BIN_EXE_awale"));
    complains(&engine, "has ended\n");
    let error = fails(awale(&against("no/such/engine", &["--b", "depth=1"])));
    assert!(
        error.starts_with("error: cannot start the engine 'no/such/engine': "),
        "{error}"
    );
    assert_eq!(error.lines().count(), 1, "{error}");
    assert_eq!(
        fails(awale(&against(" ", &["--b", "depth=1"]))),
        "error: an engine's command line is empty\n"
    );
}

/// Engines that are scripts of the shell.
#[cfg(unix)]
mod scripts {
    use super::*;

    /// One that introduces itself and, asked for a move, does what `commands` say.
    fn engine(commands: &str) -> String {
        format!(
            "sh -c \"while read -r w x; do case $w in uci) echo id; echo uciok;; \
             isready) echo readyok;; go) {commands};; quit) exit;; esac; done\""
        )
    }

    #[test]
    fn moves_that_are_not_legal_are_shown() {
        // In one of the two games it is North's turn.
        complains(&engine("echo bestmove A"), "plays 'A' in ");
        complains(&engine("echo bestmove Aa"), "plays 'Aa' in ");
        complains(&engine("echo bestmove 0000"), "plays '0000' in ");
        complains(&engine("echo bestmove"), "plays '' in ");
        complains(
            &engine("printf 'bestmove \\033[2J\\n'"),
            "plays '\\u{1b}[2J' in ",
        );
    }

    const LATE: &str = "has not answered 'go depth 1' in 1 s\n";

    #[test]
    fn silence_has_an_end_and_so_has_the_engine() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("process");
        // Deaf from then on: only a signal ends it.
        let commands = format!("echo $$ > '{}'; exec sleep 60", file.display());
        complains(&engine(&commands), LATE);
        let process = std::fs::read_to_string(&file).expect("its number");
        let alive = std::process::Command::new("sh")
            .args(["-c", &format!("kill -0 {}", process.trim())])
            .output()
            .expect("a shell");
        assert!(!alive.status.success(), "{process} runs");
    }

    #[test]
    fn endless_talk_is_no_answer() {
        complains(&engine("exec cat /dev/zero"), LATE);
    }

    #[test]
    fn an_engine_that_dies_leaves_the_games_before() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = |name| directory.path().join(name);
        let [output, count] = ["games.jsonl", "count"].map(path);
        // The third process does not even begin; the games before it are played in order by time.
        let engine = format!(
            "sh -c \"echo >> '{0}'; test $(wc -l < '{0}') -lt 3 && exec '{1}' uci\"",
            count.display(),
            env!("CARGO_BIN_EXE_awale")
        );
        let output = output.to_str().expect("UTF-8");
        let arguments = ["--b", "time=0.001", "--games", "4", "--output", output];
        let error = fails(awale(&against(&engine, &arguments)));
        assert_eq!(error, format!("error: the engine '{engine}' has ended\n"));
        let lines = std::fs::read_to_string(output).expect("the file");
        assert_eq!(lines.lines().count(), 2, "{lines}");
    }

    #[test]
    fn rules_that_are_not_offered_are_an_error() {
        complains(
            "sh -c \"echo option name Rules type combo default abapa var abapa; echo uciok; read x\"",
            "does not offer the rules baoule\n",
        );
    }
}
