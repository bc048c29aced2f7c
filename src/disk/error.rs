//! What can go wrong with a disk image.

use std::fmt;

/// Why a file could not be written to or read from a disk image.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiskError {
    /// The file needs more blocks of 254 bytes than are free.
    Full { needed: usize, free: usize },
    /// The directory track holds 144 names and no more.
    DirectoryFull,
    /// Names of disks and files have 1 to 16 characters.
    NameLength(String),
    /// Names are written in the 64 characters from space to `_` that a C64 types unshifted.
    NameCharacter { name: String, character: char },
    /// A file of that name is there already.
    Exists(String),
    /// No file of that name is there.
    NotFound(String),
    /// The image is not 174,848 bytes long.
    ImageSize(usize),
    /// A chain of sectors leaves the disk or never ends.
    BadLink { track: u8, sector: u8 },
}

impl fmt::Display for DiskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full { needed, free } => {
                write!(f, "disk full: {needed} blocks needed, {free} free")
            }
            Self::DirectoryFull => write!(f, "directory full: 144 files"),
            Self::NameLength(name) => {
                write!(f, "the name \"{name}\" must have 1 to 16 characters")
            }
            Self::NameCharacter { name, character } => {
                write!(
                    f,
                    "'{character}' in the name \"{name}\" is no character of a C64 name"
                )
            }
            Self::Exists(name) => write!(f, "file \"{name}\" exists"),
            Self::NotFound(name) => write!(f, "file \"{name}\" not found"),
            Self::ImageSize(bytes) => {
                write!(f, "a D64 image has 174848 bytes, this one {bytes}")
            }
            Self::BadLink { track, sector } => {
                write!(
                    f,
                    "the chain of sectors breaks at track {track}, sector {sector}"
                )
            }
        }
    }
}

impl std::error::Error for DiskError {}
