//! Runs the searches of the suite on emulated C64s, as many at a time as the host has processors.

use std::ops::RangeInclusive;

use anyhow::{Context, Result};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;

use super::{DepthReport, PositionReport, Profile, Report};
use crate::c64::C64;
use crate::notation::format_position;
use crate::parallel::{in_parallel, processors};
use crate::search::{Found, MachineSearcher, Record, SearchAnswer};
use crate::toolchain::linker::Image;

/// Searches every position to every depth. `done` is told after each search.
///
/// Every search begins in the same state of the machine, so its cycles are the same in every run.
pub fn measure(
    searcher: &MachineSearcher<C64>,
    rules: &RuleSet,
    positions: &[Position],
    depths: RangeInclusive<u8>,
    done: impl Fn() + Sync,
) -> Result<Report> {
    // The deepest ones first, so that no worker has a long one left for the end.
    let tasks: Vec<_> = depths
        .clone()
        .rev()
        .flat_map(|depth| positions.iter().map(move |position| (position, depth)))
        .collect();
    let answers = in_parallel(processors(), &tasks, |_, (position, depth)| {
        let answer = search(searcher, rules, position, *depth, |_| ())?;
        done();
        Ok(DepthReport::from(SearchAnswer::from(answer)))
    })?;
    let reports = positions.iter().enumerate().map(|(place, position)| {
        let own = answers.iter().skip(place).step_by(positions.len()).rev();
        PositionReport {
            position: format_position(position),
            depths: own.cloned().collect(),
        }
    });
    Ok(Report::new(reports.collect()))
}

/// Searches every position `depth` plies deep and tells in which routines of `image` the cycles go.
pub fn profile(
    searcher: &MachineSearcher<C64>,
    image: &Image,
    rules: &RuleSet,
    positions: &[Position],
    depth: u8,
    done: impl Fn() + Sync,
) -> Result<Profile> {
    let parts = in_parallel(processors(), positions, |_, position| {
        let mut cycles = vec![0u64; 1 << 16];
        let mut before: Option<(u16, u64)> = None;
        search(searcher, rules, position, depth, |machine| {
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
    Ok(Profile::new(image, &sum.unwrap_or_default()))
}

fn search(
    searcher: &MachineSearcher<C64>,
    rules: &RuleSet,
    position: &Position,
    depth: u8,
    watch: impl FnMut(&C64),
) -> Result<Found> {
    let record = Record::new(*rules, *position);
    let found = searcher.search_watched(&record, depth, watch)?;
    found.with_context(|| format!("{}: the game is over", format_position(position)))
}
