//! What a program for players says to an engine.

use std::time::Duration;

use awale_c64::core::position::{Position, SOUTH};
use awale_c64::core::search::MAX_PLIES;

use super::letters::parse_letter;
use crate::notation::parse_position;

/// Time for a move if neither time nor depth is said, as Aalina has it.
const DEFAULT_TIME: Duration = Duration::from_secs(2);
/// The longest time for a move, a day, in milliseconds.
const MAX_TIME: u64 = 86_400_000;
/// Characters of bad input that a complaint repeats.
const SHOWN: usize = 40;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are.
    Identify,
    /// Say that you listen.
    IsReady,
    /// Forget the game.
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    /// A game: where it began, and the pits (0–11) played.
    Position {
        start: Position,
        moves: Vec<u8>,
    },
    Go(Go),
    /// Give your move now.
    Stop,
    Quit,
    /// Nothing that needs an answer.
    Nothing,
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    /// Plies, 1–[`MAX_PLIES`].
    pub depth: u8,
    pub time: Option<Duration>,
    /// Give no move before [`Command::Stop`].
    pub waits: bool,
}

impl Command {
    /// Reads a line, or says in one what is wrong with it.
    pub fn parse(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else {
            return Ok(Self::Nothing);
        };
        let rest: Vec<&str> = words.collect();
        match name {
            "uci" => Ok(Self::Identify),
            "isready" => Ok(Self::IsReady),
            "ucinewgame" => Ok(Self::NewGame),
            "setoption" => set_option(&rest),
            "position" => position(&rest),
            "go" => go(&rest).map(Self::Go),
            "stop" => Ok(Self::Stop),
            "quit" => Ok(Self::Quit),
            "debug" | "ponderhit" => Ok(Self::Nothing),
            other => Err(format!("unknown command {}", shown(other))),
        }
    }
}

/// Input as a complaint may repeat it: short, and in one line.
pub fn shown(text: &str) -> String {
    let start: String = text.chars().take(SHOWN).collect();
    let dots = if start.len() < text.len() { "…" } else { "" };
    format!("'{}{dots}'", start.escape_debug())
}

fn set_option(words: &[&str]) -> Result<Command, String> {
    let Some((&"name", words)) = words.split_first() else {
        return Err("setoption is: setoption name NAME value VALUE".to_owned());
    };
    let mut parts = words.splitn(2, |&word| word == "value");
    let mut part = || parts.next().unwrap_or_default().join(" ");
    Ok(Command::SetOption {
        name: part(),
        value: part(),
    })
}

fn position(words: &[&str]) -> Result<Command, String> {
    let (start, rest) = match words {
        ["startpos", rest @ ..] => (Position::start(SOUTH), rest),
        ["fen", position, rest @ ..] => {
            let position = parse_position(position).map_err(|error| error.to_string())?;
            (position, rest)
        }
        _ => return Err("position is: position startpos|fen POSITION [moves LETTERS]".to_owned()),
    };
    let letters = match rest {
        [] => &[],
        ["moves", letters @ ..] => letters,
        [other, ..] => return Err(format!("moves were expected, not {}", shown(other))),
    };
    let moves = letters.iter().flat_map(|word| word.chars());
    let moves = moves.map(|text| {
        parse_letter(text).ok_or_else(|| format!("no such move: {}", shown(&text.to_string())))
    });
    Ok(Command::Position {
        start,
        moves: moves.collect::<Result<_, _>>()?,
    })
}

fn go(words: &[&str]) -> Result<Go, String> {
    let mut depth = None;
    let mut time = None;
    let mut waits = false;
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "depth" => {
                // Deeper than can be is as deep as can be.
                let plies: u64 = number(word, words.next())?;
                depth = Some(plies.clamp(1, MAX_PLIES.into()) as u8);
            }
            "movetime" => {
                let milliseconds = number(word, words.next())?.min(MAX_TIME);
                time = Some(Duration::from_millis(milliseconds));
            }
            "infinite" | "ponder" => waits = true,
            other => return Err(format!("go does not know {}", shown(other))),
        }
    }
    if waits {
        time = None;
    } else if depth.is_none() && time.is_none() {
        time = Some(DEFAULT_TIME);
    }
    Ok(Go {
        depth: depth.unwrap_or(MAX_PLIES),
        time,
        waits,
    })
}

fn number(name: &str, text: Option<&&str>) -> Result<u64, String> {
    let number = text.and_then(|text| text.parse().ok());
    number.ok_or_else(|| format!("{name} needs a number"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn refuses(line: &str, complaint: &str) {
        assert_eq!(Command::parse(line), Err(complaint.to_owned()));
    }

    #[track_caller]
    fn searches(line: &str, depth: u8, milliseconds: Option<u64>, waits: bool) {
        let go = Go {
            depth,
            time: milliseconds.map(Duration::from_millis),
            waits,
        };
        assert_eq!(Command::parse(line), Ok(Command::Go(go)));
    }

    #[test]
    fn games_are_read() {
        let game = |start, moves: &[u8]| {
            let moves = moves.to_vec();
            Ok(Command::Position { start, moves })
        };
        let start = Position::start(SOUTH);
        assert_eq!(Command::parse("position startpos"), game(start, &[]));
        assert_eq!(
            Command::parse(" position  startpos moves FfBe\r"),
            game(start, &[5, 11, 1, 10])
        );
        assert_eq!(
            Command::parse("position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-N moves a F"),
            game(Position::start(1), &[6, 5])
        );
        refuses("position startpos moves FgA", "no such move: 'g'");
        refuses("position startpos FaA", "moves were expected, not 'FaA'");
        refuses(
            "position fen 4-4",
            "a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 2",
        );
        refuses(
            "position",
            "position is: position startpos|fen POSITION [moves LETTERS]",
        );
    }

    #[test]
    fn searches_are_read() {
        searches("go", MAX_PLIES, Some(2000), false);
        searches("go depth 7", 7, None, false);
        searches("go depth 0", 1, None, false);
        searches("go depth 99999", MAX_PLIES, None, false);
        searches("go movetime 500 depth 3", 3, Some(500), false);
        searches("go infinite movetime 5", MAX_PLIES, None, true);
        refuses("go depth", "depth needs a number");
        refuses("go movetime -5", "movetime needs a number");
        refuses("go wtime 1000", "go does not know 'wtime'");
    }

    #[test]
    fn options_are_read() {
        let option = |name: &str, value: &str| {
            Ok(Command::SetOption {
                name: name.to_owned(),
                value: value.to_owned(),
            })
        };
        assert_eq!(
            Command::parse("setoption name Rules value abapa"),
            option("Rules", "abapa")
        );
        assert_eq!(
            Command::parse("setoption name Two Words value x y"),
            option("Two Words", "x y")
        );
        assert_eq!(Command::parse("setoption name X"), option("X", ""));
        refuses(
            "setoption Rules",
            "setoption is: setoption name NAME value VALUE",
        );
    }

    proptest! {
        #[test]
        fn complaints_have_one_short_line(line in "(position |go |setoption )?\\PC*|[\\x00-\\x20a-g]{0,200}") {
            if let Err(complaint) = Command::parse(&line) {
                prop_assert!(!complaint.contains(char::is_control));
                prop_assert!(complaint.chars().count() < 400);
            }
        }
    }
}
