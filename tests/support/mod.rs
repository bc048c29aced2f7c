//! What several tests share.

pub mod elf;
pub mod fixture;
