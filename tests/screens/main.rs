//! The program on the mock of the machine: keys in, screen out.

mod choosing;
mod computer;
mod ending;
mod looks;
mod player;
mod sowing;
mod titles;
