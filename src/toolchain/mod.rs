//! From Rust and assembly sources to `awale.prg`.

pub mod adapter;
pub mod fingerprint;
pub mod generated;
pub mod llvm_mos;
mod process;
pub mod project;
pub mod rustc;
pub mod vice;
