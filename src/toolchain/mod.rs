//! From Rust and assembly sources to `awale.prg`.

pub mod adapter;
pub mod assembler;
pub mod build;
pub mod compile;
pub mod fingerprint;
pub mod generated;
pub mod linker;
pub mod llvm_mos;
pub mod object;
mod process;
pub mod project;
pub mod rustc;
mod source_error;
pub mod vice;

pub use source_error::SourceError;
