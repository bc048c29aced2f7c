//! The positions that speed is measured over.

use anyhow::{Context, Result, ensure};
use awale_c64::core::position::Position;

use crate::notation::parse_position;

/// Thirty positions: the start, openings, middle games and endings.
pub const STANDARD_SUITE: &str = include_str!("../../tests/cases/bench.txt");

/// Reads a position a line; empty lines are skipped.
pub fn parse_suite(text: &str) -> Result<Vec<Position>> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let positions = lines
        .map(|(index, line)| {
            parse_position(line).with_context(|| format!("line {} ('{line}')", index + 1))
        })
        .collect::<Result<Vec<_>>>()?;
    ensure!(!positions.is_empty(), "there are no positions");
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_suite_has_thirty_positions() {
        let positions = parse_suite(STANDARD_SUITE).expect("a good suite");
        assert_eq!(positions.len(), 30);
        assert_eq!(positions[0], Position::start(0));
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = parse_suite("\n4-4-S\n").expect_err("not a position");
        assert_eq!(
            format!("{error:#}"),
            "line 2 ('4-4-S'): a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 3"
        );
        let error = parse_suite(" \n").expect_err("nothing");
        assert_eq!(error.to_string(), "there are no positions");
    }
}
