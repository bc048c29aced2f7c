//! The commands as a user runs them.

#[path = "../common/mod.rs"]
mod common;

mod bench;
mod emulator;
mod engines;
mod matches;
mod output;
mod rules;
mod tables;
mod uci;
