//! Another program's engine, asked for moves.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use awale_c64::core::position::{Position, SOUTH};
use awale_c64::core::ruleset::RuleSet;

use super::command::shown;
use super::letters::{letters, parse_letter};
use crate::notation::format_position;
use crate::rules::preset_name;
use crate::search::Record;

/// Bytes of a line that are looked at together: more than any answer has.
const LINE: u64 = 4096;
/// Lines that may wait to be looked at.
const WAITING_LINES: usize = 64;
/// How long an engine may take to end when it is told to, before it is killed.
const FAREWELL: Duration = Duration::from_millis(300);

/// An engine's process, which ends with this value at the latest.
pub struct Engine {
    command: String,
    process: Child,
    lines: Receiver<String>,
    patience: Duration,
}

/// What ends an engine's search for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Plies.
    Depth(u8),
    /// Time on the engine's own clock.
    Time(Duration),
}

impl Engine {
    /// Starts the engine of a command line for a game by `rules`. An engine without the option Rules plays
    /// by those it has. Here and for each move it may take as long as `patience`, plus the time it is given.
    ///
    /// Errors have one line: it does not start, ends, is silent for too long, or offers other rules only.
    pub fn start(command: &str, rules: &RuleSet, patience: Duration) -> Result<Self> {
        let mut words = words(command).into_iter();
        let program = words.next().context("an engine's command line is empty")?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start the engine '{command}'"))?;
        let (sender, lines) = sync_channel(WAITING_LINES);
        if let Some(output) = process.stdout.take() {
            std::thread::spawn(move || listen(output, &sender));
        }
        let mut engine = Self {
            command: command.to_owned(),
            process,
            lines,
            patience,
        };
        engine.introduce(rules)?;
        Ok(engine)
    }

    /// The move it plays in a game that goes on, 0–11, by the rules it was started for.
    ///
    /// Errors have one line: it ends, is silent for too long, or answers with no legal move.
    pub fn best_move(&mut self, record: &Record, bound: Bound) -> Result<u8> {
        self.send(&position_line(record))?;
        let (go, patience) = match bound {
            Bound::Depth(plies) => (format!("go depth {plies}"), self.patience),
            Bound::Time(time) => (
                format!("go movetime {}", time.as_millis()),
                self.patience + time,
            ),
        };
        self.send(&go)?;
        let answer = self.answer(&go, "bestmove", patience, |_| ())?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let pit = text.parse().ok().and_then(parse_letter);
        pit.filter(|&pit| record.clone().play(pit).is_ok())
            .ok_or_else(|| {
                let position = format_position(&record.game().position);
                let text = shown(text);
                self.complaint(&format!("plays {text} in {position}, which is not legal"))
            })
    }

    /// The handshake.
    fn introduce(&mut self, rules: &RuleSet) -> Result<()> {
        self.send("uci")?;
        let mut offer = None;
        self.answer("uci", "uciok", self.patience, |line| {
            let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
            let start: Vec<_> = words.iter().take(3).map(String::as_str).collect();
            if start == ["option", "name", "Rules"] {
                offer = Some(words);
            }
        })?;
        if let Some(offer) = offer {
            let preset = preset_name(rules)
                .ok_or_else(|| self.complaint("can be told a preset, not single options"))?;
            if !offer.iter().any(|word| word == preset) {
                bail!(self.complaint(&format!("does not offer the rules {preset}")));
            }
            self.send(&format!("setoption name Rules value {preset}"))?;
        }
        self.send("ucinewgame")?;
        self.send("isready")?;
        self.answer("isready", "readyok", self.patience, |_| ())?;
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<()> {
        let input = self.process.stdin.as_mut();
        let sent = input.map(|input| writeln!(input, "{line}").and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => bail!(self.complaint("has ended")),
        }
    }

    /// The line that begins with `word`, which answers `question`; those before it are shown to `aside`.
    fn answer(
        &self,
        question: &str,
        word: &str,
        patience: Duration,
        mut aside: impl FnMut(&str),
    ) -> Result<String> {
        let end = Instant::now() + patience;
        // Who talks on and on is late, too.
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => aside(&line),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => bail!(self.complaint("has ended")),
            }
        }
        let seconds = patience.as_secs_f64();
        bail!(self.complaint(&format!(
            "has not answered {} in {seconds} s",
            shown(question)
        )))
    }

    fn complaint(&self, what: &str) -> anyhow::Error {
        anyhow!("the engine '{}' {what}", self.command)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It ends when told to, or when its input ends; its output ends with it.
        let _ = self.send("quit");
        self.process.stdin = None;
        let end = Instant::now() + FAREWELL;
        while let Some(left) = end.checked_duration_since(Instant::now())
            && self.lines.recv_timeout(left).is_ok()
        {}
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Passes on lines until either end has had enough; what is no text becomes some that is no answer.
fn listen(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LINE).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            return;
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// The words of a command line: between blanks, or between double quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = command.trim_start();
    while !rest.is_empty() {
        let split = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        words.push(split.0.to_owned());
        rest = split.1.trim_start();
    }
    words
}

/// A game as an engine is told it.
fn position_line(record: &Record) -> String {
    let mut line = if *record.start() == Position::start(SOUTH) {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", format_position(record.start()))
    };
    if !record.moves().is_empty() {
        line += " moves ";
        line += &letters(record.moves());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::super::command::Command;
    use super::*;

    #[test]
    fn command_lines_have_words_and_quotes() {
        assert_eq!(words("  awale uci "), ["awale", "uci"]);
        assert_eq!(
            words("\"/my games/awale\" uci --core \"\" \"a"),
            ["/my games/awale", "uci", "--core", "", "a"]
        );
        assert!(words(" ").is_empty());
    }

    #[test]
    fn games_are_told_as_they_are_read() {
        for (side, moves, line) in [
            (SOUTH, &[][..], "position startpos"),
            (SOUTH, &[5, 11, 1], "position startpos moves FfB"),
            (
                1,
                &[6, 0],
                "position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-N moves aA",
            ),
        ] {
            let start = Position::start(side);
            let mut record = Record::new(RuleSet::ABAPA, start);
            for &pit in moves {
                record.play(pit).expect("it is legal");
            }
            assert_eq!(position_line(&record), line);
            let moves = moves.to_vec();
            assert_eq!(Command::parse(line), Ok(Command::Position { start, moves }));
        }
    }
}
