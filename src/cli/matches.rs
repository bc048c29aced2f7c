//! `awale match`: games between levels, depths, times, cores and other programs' engines.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;

use super::contestant::Contestant;
use super::core_choice::Core;
use super::output;
use super::progress::Progress;
use super::rule_arguments::RuleArguments;
use crate::contest::{Effort, PlayedGame, Score, Side, openings, play_match};

/// Let two players play many games and say who is the stronger
///
/// Games begin with random openings that are about even; each is played twice, with either side
/// South.
#[derive(Args)]
#[command(after_help = "\
Examples:
  awale match --a depth=5 --b depth=7 --preset abapa --games 400
  awale match --a depth=6 --b depth=6 --core-b 6502 --output games.jsonl
  awale match --a time=2 --b level=master --core-a 6502 --core-b 6502
  awale match --a level=amateur --b level=intermediate --games 400
  awale match --a depth=9 --b depth=9 --engine-b \"old/awale uci\" --games 400
  awale match --a time=1 --b time=1 --engine-b \"java -jar Aalina.jar\" \\
    --grand-slam captures_nothing --repetition first

Levels are beginner, amateur, intermediate, expert and master, with their errors; master has 30
seconds a move unless it is level=master,time=SECONDS. Times are the C64's for --core 6502, this
machine's for --core rust. The same seed repeats a match, unless time decides.

An engine is a program that speaks UCI for oware, as awale uci does; each game starts its own. It
has depth=N or time=SECONDS. One with the option Rules is told the preset; any other plays by
the rules it has, which are to be given here. Aalina's are abapa, but a game ends when a position
occurs for the second time: the options of the last example. An engine that ends, is silent for
too long or plays what is not legal ends the match.

A line of --output is {\"a\": \"depth=5 rust\", \"b\": \"depth=5 old/awale uci\", \"game\": 1,
\"south\": \"a\", \"opening\": 8, \"moves\": [\"A3\", …], \"end\": \"25\", \"final\": [27, 12], \"score\": 1}:
opening is how many of the moves are random, end is 25, no_move, repetition or no_capture (for
100 moves, when captured seeds decide), score is a's.")]
pub struct Match {
    /// The one player: level=NAME, depth=N or time=SECONDS
    #[arg(long, value_name = "EFFORT")]
    a: Effort,
    /// The other player
    #[arg(long, value_name = "EFFORT")]
    b: Effort,
    /// Which core is a's
    #[arg(long, value_enum, default_value_t = Core::Rust)]
    core_a: Core,
    /// Which core is b's
    #[arg(long, value_enum, default_value_t = Core::Rust)]
    core_b: Core,
    /// An engine that is a in place of a core: its command line, quoted
    #[arg(long, value_name = "COMMAND", conflicts_with = "core_a")]
    engine_a: Option<String>,
    /// An engine that is b
    #[arg(long, value_name = "COMMAND", conflicts_with = "core_b")]
    engine_b: Option<String>,
    /// How many seconds an engine may be silent, beyond the time it has for a move
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86400))]
    engine_timeout: u32,
    /// How many games; an even number
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Random moves that a game begins with
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=40))]
    opening_moves: u32,
    /// What the openings and the levels' errors are drawn by
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    rules: RuleArguments,
    /// A file that each game is written to, as a line of JSON
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Match {
    /// Runs the command.
    pub fn run(self) -> Result<()> {
        ensure!(
            self.games >= 2 && self.games.is_multiple_of(2),
            "--games is an even number from 2 on: every opening is played twice"
        );
        let rules = self.rules.rule_set()?;
        let contestants = self.contestants();
        let patience = Duration::from_secs(self.engine_timeout.into());
        let [a, b] = contestants.map(|contestant| contestant.player(rules, patience));
        let players = [a?, b?];
        let names = contestants.map(|contestant| contestant.name());
        let openings = openings(&rules, self.opening_moves, self.games / 2, self.seed)?;
        let file = self.output.as_deref().map(|path| {
            let file = File::create(path);
            file.with_context(|| format!("cannot write {}", path.display()))
        });
        let lines = file.transpose()?.map(InOrder::new);
        let progress = Progress::new(self.games, "games");
        let games = play_match(&openings, &players, self.seed, |game| {
            if let Some(lines) = &lines {
                lines.write(game.game, as_line(&names, game)?)?;
            }
            progress.advance();
            Ok(())
        })?;
        drop(progress);
        let [a, b] = &names;
        output::print(format_args!("a: {a}\nb: {b}\n\n"))?;
        for (south, name) in [(Side::A, "South"), (Side::B, "North")] {
            let own = games.iter().filter(|game| game.south == south);
            output::print(format_args!("a plays {name}:  {}\n", Score::of(own)))?;
        }
        output::print(format_args!("a altogether:   {}\n", Score::of(&games)))?;
        Ok(())
    }

    /// a and b.
    fn contestants(&self) -> [Contestant<'_>; 2] {
        [
            Contestant {
                effort: self.a,
                core: self.core_a,
                engine: self.engine_a.as_deref(),
            },
            Contestant {
                effort: self.b,
                core: self.core_b,
                engine: self.engine_b.as_deref(),
            },
        ]
    }
}

fn as_line([a, b]: &[String; 2], game: &PlayedGame) -> Result<String> {
    #[derive(serde::Serialize)]
    struct Line<'a> {
        a: &'a str,
        b: &'a str,
        #[serde(flatten)]
        game: &'a PlayedGame,
    }
    Ok(serde_json::to_string(&Line { a, b, game })?)
}

/// A file whose lines come in any order and are written in the right one, each as soon as it can be.
struct InOrder(Mutex<(File, usize, BTreeMap<usize, String>)>);

impl InOrder {
    fn new(file: File) -> Self {
        Self(Mutex::new((file, 1, BTreeMap::new())))
    }

    /// Takes the line with this number, from 1.
    fn write(&self, number: usize, line: String) -> Result<()> {
        let mut state = match self.0.lock() {
            Ok(state) => state,
            Err(poisoned) => poisoned.into_inner(),
        };
        let (file, next, waiting) = &mut *state;
        waiting.insert(number, line);
        while let Some(line) = waiting.remove(next) {
            writeln!(file, "{line}").context("writing --output")?;
            *next += 1;
        }
        Ok(())
    }
}
