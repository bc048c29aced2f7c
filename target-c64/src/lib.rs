//! Awale for the Commodore 64: everything that becomes the C64 program and is written in Rust.
#![no_std]

// The stand-in for the machine that tests run on needs memory of its own.
#[cfg(not(c64))]
extern crate std;

mod analysis;
mod animation;
pub mod app;
mod computer;
pub mod core;
mod disk;
mod draw;
mod editor;
pub mod engine;
#[cfg(c64)]
mod exports;
mod hand;
pub mod hardware;
mod hint;
mod language;
pub mod lessons;
mod log;
mod marks;
pub mod menu;
mod past;
mod play;
pub mod saved;
pub mod screens;
pub mod setup;
pub mod text;
pub mod tiles;
pub mod tutorial;
mod watch;
