//! Counting the lines of play: the number that shows whether two engines know the same rules.

use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use crate::notation::pits_of;

/// Lines of exactly `depth` moves from `position`; a line that the rules end sooner counts no further.
///
/// `position` itself counts as the first occurrence for repetition.
pub fn perft(rules: &RuleSet, position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.has_majority() {
        return 0;
    }
    let mut line = Vec::with_capacity(usize::from(depth));
    line.push(*position);
    count(rules, &mut line, 0, depth)
}

/// Lines of `depth` (1 or more) moves from the last position of `line`, in which the game goes on.
///
/// Those before the place `recent` had other stores: there was a capture since, so they cannot recur.
fn count(rules: &RuleSet, line: &mut Vec<Position>, recent: usize, depth: u8) -> u64 {
    let Some(&position) = line.last() else {
        return 0;
    };
    let legal = position.legal_moves(rules);
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    let mut total = 0;
    for pit in pits_of(position.side, legal) {
        let mut next = position;
        let capture = next.play(rules, pit);
        let recent = if capture.pits == 0 {
            recent
        } else {
            line.len()
        };
        if next.has_majority() || is_repeated(rules, &line[recent..], &next) {
            continue;
        }
        if depth == 2 {
            // Most of all positions are here: they need not be put on the line.
            total += u64::from(next.legal_moves(rules).count_ones());
            continue;
        }
        line.push(next);
        total += count(rules, line, recent, depth - 1);
        line.pop();
    }
    total
}

/// Whether `next`, after the positions since the last capture, ends the game by repetition.
fn is_repeated(rules: &RuleSet, since_capture: &[Position], next: &Position) -> bool {
    let Some(limit) = rules.repetition_limit(next) else {
        return false;
    };
    // The last position is the other player's, and so is every second one before it.
    let own = since_capture.iter().rev().skip(1).step_by(2);
    let earlier = own.filter(|past| past.pits == next.pits).count();
    earlier + 1 >= usize::from(limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;
    use awale_c64::core::ruleset::Repetition;

    #[track_caller]
    fn counts(rules: RuleSet, position: &str, first_depth: u8, expected: &[u64]) {
        let position = parse_position(position).expect("a good position");
        for (depth, &expected) in (first_depth..).zip(expected) {
            assert_eq!(perft(&rules, &position, depth), expected, "depth {depth}");
        }
    }

    const WITHOUT_REPETITION: RuleSet = RuleSet {
        repetition: Repetition::None,
        ..RuleSet::ABAPA
    };

    #[test]
    fn counts_the_published_lines_from_the_start() {
        counts(
            RuleSet::ABAPA,
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            0,
            &[1, 6, 36, 190, 1014, 5219, 27332, 139157, 711414, 3592872],
        );
    }

    #[test]
    fn counts_lines_through_empty_rows_and_many_captures() {
        counts(
            WITHOUT_REPETITION,
            "1-1-1-1-1-1-1-1-1-1-1-1-18-18-S",
            1,
            &[6, 35, 171, 804, 3229, 12571, 44453, 154680],
        );
    }

    #[test]
    fn counts_lines_through_a_second_lap() {
        counts(
            WITHOUT_REPETITION,
            "12-1-1-1-1-1-1-1-1-1-1-1-13-12-S",
            1,
            &[6, 35, 177, 861, 3876, 16976, 73534, 314067],
        );
    }

    #[test]
    fn repeated_positions_end_lines() {
        let position = "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S";
        counts(WITHOUT_REPETITION, position, 20, &[568]);
        let first = RuleSet {
            repetition: Repetition::First,
            ..RuleSet::ABAPA
        };
        counts(first, position, 20, &[322]);
    }

    #[test]
    fn a_game_that_is_over_has_no_lines() {
        counts(
            RuleSet::ABAPA,
            "1-1-0-0-0-1-1-0-0-0-0-2-25-17-N",
            0,
            &[1, 0, 0],
        );
    }
}
