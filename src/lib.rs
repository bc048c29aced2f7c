//! The host side of Awale: the toolchain that makes the C64 program, an emulated C64 that runs it,
//! and the commands around both.

pub mod assets;
pub mod bench;
pub mod c64;
pub mod cli;
pub mod contest;
pub mod core6502;
pub mod disk;
pub mod endgame;
mod failure;
mod json;
pub mod notation;
mod parallel;
mod random;
pub mod random_input;
pub mod rules;
pub mod scene;
pub mod search;
pub mod shot;
pub mod terminal;
pub mod toolchain;
pub mod uci;

pub use failure::Failure;
