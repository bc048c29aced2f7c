//! From Rust and assembly sources to `awale.prg`.

pub mod adapter;
