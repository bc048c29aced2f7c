//! Awale for the Commodore 64: everything that becomes the C64 program and is written in Rust.
#![no_std]

// The stand-in for the machine that tests run on needs memory of its own.
#[cfg(not(c64))]
extern crate std;

pub mod core;
#[cfg(c64)]
pub mod exports;
pub mod hardware;
pub mod text;
pub mod tiles;
