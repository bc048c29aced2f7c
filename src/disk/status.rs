use std::fmt;

use super::error::DiskError;

/// What a drive says on its error channel.
///
/// Numbers and words: Commodore 1541 User's Manual, appendix B.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Ok,
    /// So many.
    FilesScratched(u8),
    /// A block's header is not found, here.
    ReadError {
        track: u8,
        sector: u8,
    },
    /// The computer's disk failed, not the emulated one.
    WriteError,
    WriteProtectOn,
    /// No such command.
    UnknownCommand,
    /// No such name can be.
    InvalidName,
    /// A command without a name.
    NameMissing,
    /// The file was not closed when it was written.
    WriteFileOpen,
    FileNotFound,
    FileExists,
    FileTypeMismatch,
    /// A link leads off the disk.
    IllegalTrackOrSector {
        track: u8,
        sector: u8,
    },
    /// Disk or directory.
    DiskFull,
    /// After power-on.
    PowerUp,
    /// There is no disk in it.
    DriveNotReady,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (number, words, track, sector) = match *self {
            Self::Ok => (0, " OK", 0, 0),
            Self::FilesScratched(count) => (1, " FILES SCRATCHED", count, 0),
            Self::ReadError { track, sector } => (20, " READ ERROR", track, sector),
            Self::WriteError => (25, " WRITE ERROR", 18, 0),
            Self::WriteProtectOn => (26, " WRITE PROTECT ON", 18, 0),
            Self::UnknownCommand => (31, " SYNTAX ERROR", 0, 0),
            Self::InvalidName => (33, " SYNTAX ERROR", 0, 0),
            Self::NameMissing => (34, " SYNTAX ERROR", 0, 0),
            Self::WriteFileOpen => (60, " WRITE FILE OPEN", 0, 0),
            Self::FileNotFound => (62, " FILE NOT FOUND", 0, 0),
            Self::FileExists => (63, " FILE EXISTS", 0, 0),
            Self::FileTypeMismatch => (64, " FILE TYPE MISMATCH", 0, 0),
            Self::IllegalTrackOrSector { track, sector } => {
                (66, " ILLEGAL TRACK OR SECTOR", track, sector)
            }
            Self::DiskFull => (72, " DISK FULL", 0, 0),
            Self::PowerUp => (73, "CBM DOS V2.6 1541", 0, 0),
            Self::DriveNotReady => (74, "DRIVE NOT READY", 0, 0),
        };
        write!(f, "{number:02},{words},{track:02},{sector:02}")
    }
}

impl From<DiskError> for Status {
    fn from(error: DiskError) -> Self {
        match error {
            DiskError::Full { .. } | DiskError::DirectoryFull => Self::DiskFull,
            DiskError::NameLength(_) | DiskError::NameCharacter { .. } => Self::InvalidName,
            DiskError::Exists(_) => Self::FileExists,
            DiskError::NotFound(_) => Self::FileNotFound,
            DiskError::ImageSize(_) => Self::DriveNotReady,
            DiskError::BadLink { track, sector } => Self::IllegalTrackOrSector { track, sector },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_the_drive_writes_them() {
        for (status, text) in [
            (Status::Ok, "00, OK,00,00"),
            (Status::FilesScratched(2), "01, FILES SCRATCHED,02,00"),
            (Status::FileNotFound, "62, FILE NOT FOUND,00,00"),
            (Status::WriteProtectOn, "26, WRITE PROTECT ON,18,00"),
            (Status::PowerUp, "73,CBM DOS V2.6 1541,00,00"),
        ] {
            assert_eq!(status.to_string(), text);
        }
    }
}
