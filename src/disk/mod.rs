//! The 1541 drive and its disks.
//!
//! [`Disk`] is an image in memory; [`Medium`] what a drive has in it, an image or a folder of this computer;
//! [`Drive`] what the C64 finds at the other end of its serial cable.

mod d64;
mod directory;
mod drive;
mod error;
mod file_type;
mod folder;
mod geometry;
mod medium;
mod name;
mod request;
mod status;

pub use d64::{Disk, Entry};
pub use drive::Drive;
pub use error::DiskError;
pub use file_type::FileType;
pub use folder::Folder;
pub use medium::{Listed, Medium};
pub use status::Status;
