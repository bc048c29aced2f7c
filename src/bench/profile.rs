//! Where cycles go, by routine and by what is done.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::Job;
use crate::toolchain::linker::{Image, MappedSymbol};

/// Routines that take less are one line of the text.
const SMALL_SHARE: f64 = 0.001;

/// What cycles were spent on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Profile {
    /// Shares of all cycles, 0–1.
    pub shares: BTreeMap<Job, f64>,
    /// Routines, the dearest first, if they were asked for.
    #[serde(rename = "profile", skip_serializing_if = "Option::is_none")]
    pub routines: Option<Vec<RoutineShare>>,
}

/// One routine, without those that it calls.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoutineShare {
    pub routine: String,
    pub cycles: u64,
    /// Of all cycles, 0–1.
    pub share: f64,
}

impl Profile {
    /// Names the cycles spent at each address of the program: by job, and by routine if `with_routines` says so.
    pub fn new(image: &Image, cycles: &[u64], with_routines: bool) -> Self {
        let total: u64 = cycles.iter().sum();
        let labels = starts(image, |_| true);
        let mut shares: BTreeMap<_, _> = Job::ALL.map(|job| (job, 0.0)).into();
        for (label, spent) in by_label(&labels, cycles) {
            *shares.entry(Job::at(label)).or_default() += spent as f64 / total as f64;
        }
        Self {
            shares,
            routines: with_routines.then(|| RoutineShare::all(image, cycles)),
        }
    }
}

impl RoutineShare {
    /// Those of all routines that took any.
    fn all(image: &Image, cycles: &[u64]) -> Vec<Self> {
        let total: u64 = cycles.iter().sum();
        let starts = starts(image, |symbol| symbol.global);
        let mut routines: Vec<_> = by_label(&starts, cycles)
            .into_iter()
            .map(|(routine, cycles)| Self {
                routine: routine.to_owned(),
                cycles,
                share: cycles as f64 / total as f64,
            })
            .collect();
        routines.sort_by_key(|routine| std::cmp::Reverse(routine.cycles));
        routines
    }
}

/// The cycles from each label to the next.
fn by_label<'a>(labels: &'a BTreeMap<u16, String>, cycles: &[u64]) -> BTreeMap<&'a str, u64> {
    let mut sums = BTreeMap::new();
    for (address, &spent) in (0..=u16::MAX).zip(cycles).filter(|(_, spent)| **spent != 0) {
        let label = labels.range(..=address).next_back();
        let name = label.map_or("elsewhere", |(_, name)| name);
        *sums.entry(name).or_default() += spent;
    }
    sums
}

/// Where sections and the labels that are `wanted` begin. Each routine has a section of its own or, in assembly, at least
/// a global name.
fn starts(image: &Image, wanted: impl Fn(&MappedSymbol) -> bool) -> BTreeMap<u16, String> {
    let inputs = image.sections.iter().flat_map(|section| &section.inputs);
    let mut starts: BTreeMap<_, _> = inputs
        .filter(|input| input.size != 0)
        .map(|input| {
            let name = input.section.trim_start_matches(".text.");
            (input.address, name.to_owned())
        })
        .collect();
    for symbol in image.symbols.iter() {
        if symbol.label && wanted(symbol) {
            starts.insert(symbol.address, symbol.name.clone());
        }
    }
    starts
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, " share  what the deepest searches do")?;
        for (job, share) in &self.shares {
            writeln!(f, "{:>5.1}%  {}", share * 100.0, job.name())?;
        }
        let Some(routines) = &self.routines else {
            return Ok(());
        };
        writeln!(f, "\n share           cycles  routine")?;
        let is_small = |routine: &&RoutineShare| routine.share < SMALL_SHARE;
        let large = routines.iter().filter(|routine| !is_small(routine));
        for RoutineShare {
            routine,
            cycles,
            share,
        } in large
        {
            writeln!(f, "{:>5.1}%  {cycles:>15}  {routine}", share * 100.0)?;
        }
        let small = routines.iter().filter(is_small).map(|r| r.cycles);
        let small: u64 = small.sum();
        let total: u64 = routines.iter().map(|routine| routine.cycles).sum();
        let share = small as f64 * 100.0 / total as f64;
        writeln!(f, "{share:>5.1}%  {small:>15}  all others")
    }
}
