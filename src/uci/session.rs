//! A talk with a program for players.

use std::io::{BufRead, Write};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};

use awale_c64::core::position::{Position, SOUTH};
use awale_c64::core::ruleset::RuleSet;

use super::command::{Command, Go, shown};
use super::letters::letter;
use super::thinker::{Job, Shared};
use crate::rules::{PRESET_NAMES, rule_set};
use crate::search::{Record, Searcher};

/// Answers `input` line by line on `output` until it ends or says `quit`. `rules` hold until an
/// option changes them.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send,
    rules: RuleSet,
    searcher: &mut (dyn Searcher + Send),
) {
    let shared = Shared::new(output);
    let (jobs, requests) = channel::<Job>();
    std::thread::scope(|scope| {
        let shared = &shared;
        scope.spawn(move || {
            for job in requests {
                shared.think(searcher, &job);
            }
        });
        let mut session = Session {
            shared,
            jobs,
            rules,
            record: Record::new(rules, Position::start(SOUTH)),
        };
        for line in input.split(b'\n') {
            let Ok(line) = line else {
                break;
            };
            if !session.answer(&String::from_utf8_lossy(&line)) {
                break;
            }
        }
        // The thinker ends with the last of its jobs, and that ends at once.
        shared.stop.store(true, Ordering::Relaxed);
    });
}

struct Session<'a, W> {
    shared: &'a Shared<W>,
    jobs: Sender<Job>,
    rules: RuleSet,
    record: Record,
}

impl<W: Write> Session<'_, W> {
    /// Answers a line. Returns whether the talk goes on.
    fn answer(&mut self, line: &str) -> bool {
        let done = match Command::parse(line) {
            Ok(Command::Quit) => return false,
            Ok(command) => self.obey(command),
            Err(complaint) => Err(complaint),
        };
        if let Err(complaint) = done {
            self.shared.say(&format!("info string {complaint}"));
        }
        true
    }

    fn obey(&mut self, command: Command) -> Result<(), String> {
        match command {
            Command::Identify => self.identify(),
            Command::IsReady => self.shared.say("readyok"),
            Command::NewGame => self.record = Record::new(self.rules, Position::start(SOUTH)),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position { start, moves } => self.set_position(start, &moves)?,
            Command::Go(go) => self.go(go)?,
            Command::Stop => self.shared.stop.store(true, Ordering::Relaxed),
            Command::Quit | Command::Nothing => {}
        }
        Ok(())
    }

    fn identify(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.shared.say(&format!("id name Awale {version}"));
        self.shared.say("id author the Awale authors");
        let names: String = PRESET_NAMES.map(|name| format!(" var {name}")).concat();
        self.shared.say(&format!(
            "option name Rules type combo default {DEFAULT_RULES}{names}"
        ));
        self.shared.say("uciok");
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        if !name.eq_ignore_ascii_case("Rules") {
            return Err(format!("there is no option {}", shown(name)));
        }
        let rules = rule_set(Some(value), None);
        self.rules = rules.map_err(|_| {
            format!(
                "Rules are {}, not {}",
                PRESET_NAMES.join(", "),
                shown(value)
            )
        })?;
        // The game so far is played by the old rules: begin it anew where it began.
        self.record = Record::new(self.rules, *self.record.start());
        Ok(())
    }

    /// Takes over a game, or leaves everything as it was.
    fn set_position(&mut self, start: Position, moves: &[u8]) -> Result<(), String> {
        let mut record = Record::new(self.rules, start);
        for (place, &pit) in moves.iter().enumerate() {
            if record.play(pit).is_err() {
                return Err(format!("move {} ({}) is not legal", place + 1, letter(pit)));
            }
        }
        self.record = record;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), String> {
        if self.shared.is_busy.swap(true, Ordering::Acquire) {
            return Err("a search is under way".to_owned());
        }
        self.shared.stop.store(false, Ordering::Relaxed);
        let record = self.record.clone();
        let job = Job { record, go };
        self.jobs
            .send(job)
            .map_err(|_| "the search has ended for good".to_owned())
    }
}

/// The rules of the dialect's own engines.
pub const DEFAULT_RULES: &str = "abapa";
