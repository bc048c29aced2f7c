//! What several integration tests share; each uses only some of it.
#![allow(dead_code)]

pub mod cases;
pub mod command;
pub mod positions;
pub mod program;
pub mod project;
