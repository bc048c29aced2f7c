//! The line that both sides play.

use awale_c64::core::search::SLOTS;

use super::{Found, Limits, NativeSearch, Record, Searcher};

/// Completes the line that `found` has of the game as it stands: up to the depth that was searched, or to the game's end.
///
/// The search's table holds it down to a few plies before the depth's end only. Each move that is missing is a best one by
/// a native search of the plies that remain, whichever core has searched.
///
/// What the table holds is nearly always right: but where no move has reached what was asked for, it has a guess.
/// [`renew`] takes longer, about as long as the search itself.
pub fn complete(record: &Record, found: &mut Found) {
    let mut line = record.clone();
    let mut searcher = NativeSearch::<SLOTS>::default();
    for &pit in &found.variation {
        if line.play(pit).is_err() {
            return;
        }
    }
    for played in found.variation.len()..usize::from(found.choice.depth) {
        let remaining = found.choice.depth - played as u8;
        let Ok(Some(next)) = searcher.deepen(&line, &Limits::depth(remaining), &mut |_| ()) else {
            return;
        };
        if line.play(next.choice.pit).is_err() {
            return;
        }
        found.variation.push(next.choice.pit);
    }
}

/// The same without the table: of the line that `found` has only the first move stays.
pub fn renew(record: &Record, found: &mut Found) {
    found.variation.truncate(1);
    complete(record, found);
}
