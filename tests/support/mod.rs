//! What several tests share.

pub mod elf;
