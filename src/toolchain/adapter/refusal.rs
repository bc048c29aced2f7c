//! Why the adapter will not pass a program on.

use std::fmt;

use super::place::Place;

/// A construct that cannot work on the 6502, where it stands, and what to write instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    pub place: Place,
    /// What is wrong.
    pub cause: String,
    /// What to write in Rust instead.
    pub remedy: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.cause)
    }
}

impl std::error::Error for Refusal {}
