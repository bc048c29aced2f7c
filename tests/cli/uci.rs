//! `awale uci`, driven as a program for players drives it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// An engine under way.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_awale"))
            .arg("uci")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("awale starts");
        Self {
            input: process.stdin.take(),
            output: BufReader::new(process.stdout.take().expect("a pipe")),
            process,
        }
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it listens");
        input.write_all(bytes).expect("it listens");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("UTF-8");
        assert!(line.ends_with('\n'), "it ended: {line}");
        line.trim_end().to_owned()
    }

    /// The lines up to the first that begins with `word`, which is the last.
    fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().expect("a line").starts_with(word) {
            lines.push(self.line());
        }
        lines
    }

    fn ask(&mut self, line: &str, word: &str) -> Vec<String> {
        self.send(line);
        self.until(word)
    }

    fn best(&mut self, position: &str, go: &str) -> String {
        self.send(position);
        self.ask(go, "bestmove").pop().expect("a line")
    }

    /// Closes its input and waits for its good end.
    fn close(mut self) {
        self.input = None;
        let status = self.process.wait().expect("it ends");
        assert!(status.success());
    }
}

#[test]
fn introduces_itself_and_is_ready() {
    let mut engine = Engine::start(&[]);
    let lines = engine.ask("uci", "uciok");
    assert!(lines[0].starts_with("id name Awale "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    assert_eq!(
        lines[2],
        "option name Rules type combo default abapa var baoule var abapa var yucata var free var classic"
    );
    assert_eq!(engine.ask("isready", "readyok"), ["readyok"]);
    engine.close();
}

#[test]
fn both_cores_find_the_same_moves() {
    let position = "position startpos moves FfBe";
    let mut answers = Vec::new();
    for core in ["rust", "6502"] {
        let mut engine = Engine::start(&["--core", core]);
        engine.send(position);
        let lines = engine.ask("go depth 5", "bestmove");
        assert_eq!(lines.len(), 6, "{lines:?}");
        for (line, depth) in lines.iter().zip(1..=5) {
            let words: Vec<_> = line.split(' ').collect();
            assert_eq!(
                words[..5],
                ["info", "depth", &depth.to_string(), "score", "cp"]
            );
            assert_eq!(
                (words[6], words[8], words[10]),
                ("nodes", "time", "pv"),
                "{line}"
            );
        }
        let last = &lines[4];
        let variation = last.rsplit(' ').next().expect("a line of play");
        assert_eq!(lines[5], format!("bestmove {}", &variation[..1]));
        answers.push((
            last.split(" nodes ").next().map(str::to_owned),
            lines[5].clone(),
        ));
        engine.close();
    }
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn sees_wins_and_ended_games() {
    let mut engine = Engine::start(&[]);
    engine.send("position fen 0-0-0-0-0-2-1-2-0-0-0-5-20-18-S");
    let lines = engine.ask("go depth 3", "bestmove");
    assert!(
        lines[2].starts_with("info depth 3 score cp 9900 mate 1 "),
        "{lines:?}"
    );
    assert_eq!(lines[3], "bestmove F");
    // North moves; its letters are small.
    let best = engine.best("position fen 0-0-0-0-5-0-0-0-0-0-2-1-20-20-N", "go depth 4");
    assert!(best == "bestmove e" || best == "bestmove f", "{best}");
    let over = "position fen 0-0-0-0-0-0-0-0-0-0-0-1-26-21-S";
    assert_eq!(engine.best(over, "go depth 4"), "bestmove 0000");
    engine.close();
}

#[test]
fn thinks_as_long_as_it_is_told() {
    let mut engine = Engine::start(&[]);
    let began = Instant::now();
    engine.best("position startpos", "go movetime 300");
    let taken = began.elapsed();
    assert!((200..5000).contains(&taken.as_millis()), "{taken:?}");
    engine.close();
    // A second of the C64 is enough for a few plies, and the emulator needs less.
    let mut engine = Engine::start(&["--core", "6502"]);
    let lines = engine.ask("go movetime 1000", "bestmove");
    let deepest = &lines[lines.len() - 2];
    let (_, time) = deepest.split_once(" time ").expect("a time");
    let time: u32 = time
        .split(' ')
        .next()
        .and_then(|time| time.parse().ok())
        .expect("a number");
    assert!(time <= 1000, "{deepest}");
    assert!(lines.len() > 4, "{lines:?}");
    engine.close();
}

#[test]
fn stops_when_told_to_and_listens_meanwhile() {
    for core in ["rust", "6502"] {
        let mut engine = Engine::start(&["--core", core]);
        engine.send("position startpos");
        engine.send("go infinite");
        engine.until("info depth 2 ");
        engine.send("isready");
        engine.until("readyok");
        engine.send("go depth 1");
        let complaint = engine.until("info string").pop();
        assert_eq!(
            complaint.as_deref(),
            Some("info string a search is under way")
        );
        std::thread::sleep(Duration::from_millis(50));
        let began = Instant::now();
        engine.ask("stop", "bestmove");
        assert!(began.elapsed() < Duration::from_secs(3));
        // And it can search again.
        assert!(engine.ask("go depth 1", "bestmove").len() == 2);
        engine.close();
    }
}

#[test]
fn answers_no_infinite_search_by_itself() {
    let mut engine = Engine::start(&[]);
    // All is known at once here, but the move is to be given only when asked for.
    engine.send("position fen 0-0-0-0-0-1-1-0-0-0-0-0-22-24-S");
    engine.send("go infinite depth 2");
    engine.until("info depth 2 ");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.ask("stop", "bestmove"), ["bestmove F"]);
    engine.close();
}

#[test]
fn rules_are_an_option() {
    // A grand slam is the only move that takes anything: 2 seeds.
    let position = "position fen 0-0-0-0-1-1-1-0-0-0-0-0-22-23-S";
    let score = |engine: &mut Engine| {
        engine.send(position);
        let lines = engine.ask("go depth 1", "bestmove");
        let words: Vec<_> = lines[0].split(' ').map(str::to_owned).collect();
        words[5].clone()
    };
    let mut engine = Engine::start(&[]);
    assert_eq!(score(&mut engine), "-100");
    engine.send("setoption name Rules value baoule");
    assert_eq!(score(&mut engine), "100");
    let complaint = engine.ask("setoption name Rules value kalah", "info");
    assert_eq!(
        complaint,
        ["info string Rules are baoule, abapa, yucata, free, classic, not 'kalah'"]
    );
    assert_eq!(score(&mut engine), "100");
    engine.close();
    let mut engine = Engine::start(&["--preset", "baoule"]);
    assert_eq!(score(&mut engine), "100");
    engine.close();
}

#[test]
fn bad_lines_get_a_line_and_change_nothing() {
    let mut engine = Engine::start(&[]);
    let good = "position fen 0-0-0-0-0-2-1-2-0-0-0-5-20-18-S";
    assert_eq!(engine.best(good, "go depth 3"), "bestmove F");
    let long = "x".repeat(100_000);
    let bad = [
        "hello",
        "position",
        "position fen 1-2-3",
        "position startpos moves FG",
        "position startpos moves Ff1",
        "position startpos moves Fa moves",
        "position startpos moves FF",
        "go depth deep",
        "go movetime",
        "go backwards",
        "setoption",
        "setoption name Hash value 4",
        &long,
        "\u{1b}[2Jé\u{0}",
    ];
    for line in bad {
        let answer = engine.ask(line, "info string ");
        assert_eq!(answer.len(), 1, "{line}: {answer:?}");
        assert!(answer[0].len() < 400 && !answer[0].contains(char::is_control));
    }
    engine.send_bytes(b"\xff\xfe\n\n   \n\r\n");
    engine.until("info string unknown command");
    assert_eq!(
        engine.ask("go depth 3", "bestmove").pop().as_deref(),
        Some("bestmove F")
    );
    engine.close();
}

#[test]
fn ends_at_once_when_told_or_left() {
    for last in ["quit", ""] {
        let mut engine = Engine::start(&[]);
        engine.ask("go infinite", "info depth 3 ");
        engine.send(last);
        let began = Instant::now();
        engine.close();
        assert!(began.elapsed() < Duration::from_secs(3));
    }
}
