//! The program on the mock of the machine: keys in, screen out.

mod analysis;
mod choosing;
mod computer;
mod draw;
mod editor;
mod ending;
mod hint;
mod language;
mod log;
mod looks;
mod menus;
mod past;
mod player;
mod saving;
mod sowing;
mod tutorial;
