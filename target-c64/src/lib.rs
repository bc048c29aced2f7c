//! Awale for the Commodore 64: everything that becomes the C64 program and is written in Rust.
#![no_std]

pub mod core;
