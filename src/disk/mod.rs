//! Disk images for the 1541 drive.

mod d64;
mod error;
mod geometry;

pub use d64::{Disk, Entry};
pub use error::DiskError;
