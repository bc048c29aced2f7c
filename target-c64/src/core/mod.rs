//! The rules of play and the search, the same source on the host and on the C64.
//!
//! Everything stored is `u8` or `u16` in `repr(C)`, so that a host program can read the structures
//! out of the memory of a C64 byte for byte.

pub mod endgame;
pub mod game;
pub mod level;
pub mod moves;
pub mod position;
pub mod random;
pub mod ruleset;
pub mod search;
pub mod sowing;

pub(crate) mod unchecked;
#[cfg(not(c64))]
mod wide;
