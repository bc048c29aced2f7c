//! A linker script as it is understood.

use super::expression::Expression;
use crate::toolchain::source_error::Place;

#[derive(Debug, Default)]
pub(super) struct Script {
    /// `ENTRY(symbol)` and `EXTERN(symbol …)`: what must be in the program.
    pub roots: Vec<String>,
    pub regions: Vec<Region>,
    /// Assignments, assertions and output sections, inside `SECTIONS` or not, in order.
    pub statements: Vec<Statement>,
    /// `OUTPUT_FORMAT { … }`.
    pub output: Vec<OutputPiece>,
}

impl Script {
    pub fn region(&self, name: &str) -> Option<usize> {
        self.regions.iter().position(|region| region.name == name)
    }
}

/// A line of `MEMORY`.
#[derive(Debug)]
pub(super) struct Region {
    pub place: Place,
    pub name: String,
    pub origin: u32,
    pub length: u32,
}

#[derive(Debug)]
pub(super) enum Statement {
    Assignment(Assignment),
    Assertion {
        condition: Expression,
        message: String,
        place: Place,
    },
    Section(OutputSection),
}

/// `symbol = value;`
#[derive(Debug)]
pub(super) struct Assignment {
    pub symbol: String,
    pub value: Expression,
    pub place: Place,
}

/// `.name (NOLOAD) : { … } >region AT>region`
#[derive(Debug)]
pub(super) struct OutputSection {
    pub name: String,
    pub no_load: bool,
    pub commands: Vec<SectionCommand>,
    /// Index of [`Script::regions`].
    pub region: usize,
    /// Where the contents lie in the file, when that is another region.
    pub load_region: Option<usize>,
}

#[derive(Debug)]
pub(super) enum SectionCommand {
    Inputs(Inputs),
    /// `symbol = value;` where the value may be `.`.
    Assignment(Assignment),
    /// `. = value;`
    Move {
        value: Expression,
        place: Place,
    },
}

/// `*(.pattern …)`, in `KEEP(…)` or not.
#[derive(Debug)]
pub(super) struct Inputs {
    pub patterns: Vec<String>,
    pub keep: bool,
}

impl Inputs {
    /// Whether a section of this name is meant: a pattern may end with `*`.
    pub fn take(&self, section: &str) -> bool {
        self.patterns
            .iter()
            .any(|pattern| match pattern.strip_suffix('*') {
                Some(prefix) => section.starts_with(prefix),
                None => section == pattern,
            })
    }
}

/// A piece of the output file.
#[derive(Debug)]
pub(super) enum OutputPiece {
    /// `BYTE(value)` or `SHORT(value)`: that many bytes, low byte first.
    Number {
        value: Expression,
        size: usize,
        place: Place,
    },
    /// `TRIM(region)`: the region up to the last byte with contents.
    Trim { region: usize },
}
