//! Where cycles go, by routine.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::toolchain::linker::Image;

/// Routines that take less are one line of the text.
const SMALL_SHARE: f64 = 0.001;

/// The routines that cycles were spent in, the dearest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Profile {
    #[serde(rename = "profile")]
    pub routines: Vec<RoutineShare>,
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
    /// Names the cycles spent at each address of the program.
    pub fn new(image: &Image, cycles: &[u64]) -> Self {
        let starts = routine_starts(image);
        let mut routines = BTreeMap::<&str, u64>::new();
        for (address, &spent) in (0..=u16::MAX).zip(cycles).filter(|(_, spent)| **spent != 0) {
            let routine = starts.range(..=address).next_back();
            let name = routine.map_or("elsewhere", |(_, name)| name);
            *routines.entry(name).or_default() += spent;
        }
        let total: u64 = routines.values().sum();
        let mut routines: Vec<_> = routines
            .into_iter()
            .map(|(routine, cycles)| RoutineShare {
                routine: routine.to_owned(),
                cycles,
                share: cycles as f64 / total as f64,
            })
            .collect();
        routines.sort_by_key(|routine| std::cmp::Reverse(routine.cycles));
        Self { routines }
    }
}

/// Where routines begin: each has a section of its own or, in assembly, at least a global name.
fn routine_starts(image: &Image) -> BTreeMap<u16, String> {
    let inputs = image.sections.iter().flat_map(|section| &section.inputs);
    let mut starts: BTreeMap<_, _> = inputs
        .filter(|input| input.size != 0)
        .map(|input| {
            let name = input.section.trim_start_matches(".text.");
            (input.address, name.to_owned())
        })
        .collect();
    for symbol in image.symbols.iter() {
        if symbol.global && symbol.label {
            starts.insert(symbol.address, symbol.name.clone());
        }
    }
    starts
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, " share           cycles  routine (the deepest searches)")?;
        let is_small = |routine: &&RoutineShare| routine.share < SMALL_SHARE;
        let large = self.routines.iter().filter(|routine| !is_small(routine));
        for RoutineShare {
            routine,
            cycles,
            share,
        } in large
        {
            writeln!(f, "{:>5.1}%  {cycles:>15}  {routine}", share * 100.0)?;
        }
        let small: u64 = self
            .routines
            .iter()
            .filter(is_small)
            .map(|r| r.cycles)
            .sum();
        let total: u64 = self.routines.iter().map(|routine| routine.cycles).sum();
        let share = small as f64 * 100.0 / total as f64;
        writeln!(f, "{share:>5.1}%  {small:>15}  all others")
    }
}
