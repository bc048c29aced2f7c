//! From Rust and assembly sources to `awale.prg`.
