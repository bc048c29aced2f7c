//! Runs the searches of the suite on emulated C64s, as many at a time as the host has processors.

use std::ops::RangeInclusive;

use anyhow::{Result, ensure};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::{DepthReport, PositionReport, Report};
use crate::c64::C64;
use crate::notation::format_position;
use crate::parallel::{in_parallel, processors};
use crate::search::{Limits, MachineSearcher, Record, SearchAnswer, Searcher};

/// Searches every position to every depth. `done` is told after each position.
///
/// Every search begins in the same state of the machine, so its cycles are the same in every run.
pub fn measure(
    searcher: &MachineSearcher<C64>,
    rules: &RuleSet,
    positions: &[Position],
    depths: RangeInclusive<u8>,
    done: impl Fn() + Sync,
) -> Result<Report> {
    let reports = in_parallel(processors(), positions, |_, position| {
        let mut searches = Vec::new();
        let record = Record::new(*rules, *position);
        let deepest = Limits::depth(*depths.end());
        // What a depth takes does not depend on whether the search goes on.
        let found = searcher.clone().deepen(&record, &deepest, &mut |found| {
            if depths.contains(&found.choice.depth) {
                searches.push(DepthReport::from(SearchAnswer::from(found.clone())));
            }
        })?;
        let position = format_position(position);
        ensure!(found.is_some(), "{position}: the game is over");
        done();
        Ok(PositionReport {
            position,
            depths: searches,
        })
    })?;
    Ok(Report::new(reports))
}

/// Searches every position `depth` plies deep and gives the cycles that each address of the program took.
pub fn cycles_by_address(
    searcher: &MachineSearcher<C64>,
    rules: &RuleSet,
    positions: &[Position],
    depth: u8,
    done: impl Fn() + Sync,
) -> Result<Vec<u64>> {
    let parts = in_parallel(processors(), positions, |_, position| {
        let mut cycles = vec![0u64; 1 << 16];
        let mut before: Option<(u16, u64)> = None;
        let record = Record::new(*rules, *position);
        searcher.search_watched(&record, depth, |machine| {
            let now = machine.cycles();
            if let Some((address, then)) = before {
                cycles[usize::from(address)] += now - then;
            }
            before = Some((machine.pc(), now));
        })?;
        done();
        Ok(cycles)
    })?;
    let sum = parts.into_iter().reduce(|mut sum, part| {
        for (total, spent) in sum.iter_mut().zip(part) {
            *total += spent;
        }
        sum
    });
    Ok(sum.unwrap_or_default())
}
