//! The oware dialect of UCI, as the engine Aalina and the program Aualé speak it: positions in the
//! notation of [`crate::notation`], moves as letters, one after the other without spaces. Both sides of the
//! talk: the engine, and the one who asks another program's engine.
//!
//! Facts from the sources of Aalina's `UCIService` and `OwareBoard`
//! (<https://github.com/joansalasoler/oware>); the words that it shares with chess are those of the
//! UCI specification.

mod command;
mod engine;
mod letters;
mod session;
mod thinker;

pub use engine::{Bound, Engine};
pub use session::{DEFAULT_RULES, serve};
