//! The notation of the field's engines: positions as `A1-…-A6-B1-…-B6-south-north-side`, pits as A1–B6.

use awale_c64::core::position::{NORTH, PITS, Position, ROW, SEEDS, SOUTH};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not fifteen parts between dashes; holds how many there were.
    Parts(usize),
    /// A part, by its place from 1, that is no number from 0 to 48.
    Count { part: usize, text: String },
    /// The last part is neither S nor N.
    Side(String),
    /// The seeds do not add up to 48; holds their sum.
    Total(u32),
}

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Parts(parts) => write!(
                f,
                "a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not {parts}"
            ),
            Self::Count { part, text } => {
                write!(f, "part {part} is '{text}', not a number from 0 to 48")
            }
            Self::Side(text) => write!(f, "the side is S or N, not '{text}'"),
            Self::Total(total) => write!(f, "the seeds add up to {total}, not 48"),
        }
    }
}

impl std::error::Error for PositionError {}

/// Reads a position such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let parts: Vec<&str> = text.trim().split('-').collect();
    let [counts @ .., side] = parts.as_slice() else {
        return Err(PositionError::Parts(0));
    };
    if counts.len() != usize::from(PITS) + 2 {
        return Err(PositionError::Parts(parts.len()));
    }
    let mut seeds = [0; PITS as usize + 2];
    for (index, text) in counts.iter().enumerate() {
        seeds[index] = parse_count(text).ok_or_else(|| PositionError::Count {
            part: index + 1,
            text: (*text).to_owned(),
        })?;
    }
    let side = match *side {
        "S" => SOUTH,
        "N" => NORTH,
        other => return Err(PositionError::Side(other.to_owned())),
    };
    let total = seeds.iter().map(|&count| u32::from(count)).sum();
    if total != u32::from(SEEDS) {
        return Err(PositionError::Total(total));
    }
    let [pits @ .., south, north] = seeds;
    Ok(Position {
        pits,
        stores: [south, north],
        side,
    })
}

/// A number of seeds, 0–48, in plain digits (no sign, which `parse` alone would take).
fn parse_count(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|&count: &u8| digits && count <= SEEDS)
}

/// Writes a position as [`parse_position`] reads it.
pub fn format_position(position: &Position) -> String {
    let counts = position.pits.iter().chain(&position.stores);
    let mut text: String = counts.map(|count| format!("{count}-")).collect();
    text.push(if position.side == SOUTH { 'S' } else { 'N' });
    text
}

/// The stable label of a pit (0–11): A1–A6 for South's, B1–B6 for North's, in the order of sowing.
pub fn pit_label(pit: u8) -> String {
    let row = if pit < ROW { 'A' } else { 'B' };
    format!("{row}{}", pit % ROW + 1)
}

/// The pit of a label A1–B6, in either case.
pub fn parse_pit(label: &str) -> Option<u8> {
    (0..PITS).find(|&pit| pit_label(pit).eq_ignore_ascii_case(label))
}

/// The labels of a set of moves of `side`, bit n for the n-th pit of the row.
pub fn move_labels(side: u8, moves: u8) -> Vec<String> {
    pits_of(side, moves).map(pit_label).collect()
}

/// The pits (0–11) of a set of moves of `side`, bit n for the n-th pit of the row.
pub fn pits_of(side: u8, moves: u8) -> impl Iterator<Item = u8> {
    let first = Position::row_start(side);
    let mut left = moves;
    std::iter::from_fn(move || {
        let next = (left != 0).then(|| first + left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_it_writes() {
        let text = "1-0-2-2-2-2-3-2-3-0-1-3-3-24-N";
        let position = parse_position(text).expect("a good position");
        assert_eq!(position.pits, [1, 0, 2, 2, 2, 2, 3, 2, 3, 0, 1, 3]);
        assert_eq!((position.stores, position.side), ([3, 24], NORTH));
        assert_eq!(format_position(&position), text);
    }

    #[track_caller]
    fn refuses(text: &str, message: &str) {
        let error = parse_position(text).expect_err("a bad position");
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn names_what_is_wrong_with_a_position() {
        refuses(
            "",
            "a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 1",
        );
        refuses(
            "4-4-S",
            "a position has 15 parts (12 pits, 2 stores, the side) joined by '-', not 3",
        );
        refuses(
            "4-4-4-x-4-4-4-4-4-4-4-4-0-0-S",
            "part 4 is 'x', not a number from 0 to 48",
        );
        refuses(
            "4-4-4-+4-4-4-4-4-4-4-4-4-0-0-S",
            "part 4 is '+4', not a number from 0 to 48",
        );
        refuses(
            "4-4-4-300-4-4-4-4-4-4-4-4-0-0-S",
            "part 4 is '300', not a number from 0 to 48",
        );
        refuses(
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
            "the side is S or N, not 's'",
        );
        refuses(
            "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
            "the seeds add up to 49, not 48",
        );
    }

    #[test]
    fn labels_run_in_the_order_of_sowing() {
        let labels: Vec<_> = (0..12).map(pit_label).collect();
        assert_eq!(
            labels,
            [
                "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6"
            ]
        );
        assert_eq!(parse_pit("b6"), Some(11));
        for bad in ["", "A", "A0", "A7", "C1", "A11", "é1"] {
            assert_eq!(parse_pit(bad), None, "{bad}");
        }
        assert_eq!(move_labels(NORTH, 0b100001), ["B1", "B6"]);
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "[-0-9SN+x ]{0,60}|\\PC*") {
            if let Ok(position) = parse_position(&text) {
                prop_assert!(position.is_valid());
            }
        }
    }
}
