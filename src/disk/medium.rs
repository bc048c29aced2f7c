use std::fs;
use std::path::PathBuf;

use super::d64::Disk;
use super::file_type::FileType;
use super::folder::Folder;
use super::status::Status;

/// A file as a directory lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub name: String,
    pub file_type: FileType,
    /// Whether it was closed after it was written.
    pub closed: bool,
    /// Whether it may not be scratched.
    pub locked: bool,
    /// Length in blocks of 254 bytes.
    pub blocks: u16,
}

/// What a drive keeps its files on.
#[derive(Clone)]
pub enum Medium {
    /// A disk, and the file that follows each of its changes, if there is one.
    Image { disk: Disk, file: Option<PathBuf> },
    /// A folder of this computer.
    Folder(Folder),
}

impl Medium {
    /// A disk that is gone with the drive.
    pub fn in_memory(disk: Disk) -> Self {
        Self::Image { disk, file: None }
    }

    /// The name and the two characters at the head of the directory.
    pub(super) fn title(&self) -> (String, [u8; 2]) {
        match self {
            Self::Image { disk, .. } => disk.title(),
            Self::Folder(_) => ("AWALE".to_owned(), *b"AW"),
        }
    }

    /// All files.
    pub(super) fn files(&self) -> Result<Vec<Listed>, Status> {
        match self {
            Self::Image { disk, .. } => {
                let entries = disk.entries()?.into_iter();
                let listed = entries.map(|entry| Listed {
                    name: entry.name,
                    file_type: entry.file_type,
                    closed: entry.closed,
                    locked: entry.locked,
                    blocks: entry.blocks,
                });
                Ok(listed.collect())
            }
            Self::Folder(folder) => folder.files(),
        }
    }

    /// Blocks of 254 bytes that can still be written.
    pub(super) fn free_blocks(&self) -> usize {
        match self {
            Self::Image { disk, .. } => disk.free_blocks(),
            Self::Folder(_) => Folder::FREE_BLOCKS,
        }
    }

    /// The bytes of a file that [`Medium::files`] lists.
    pub(super) fn read(&self, file: &Listed) -> Result<Vec<u8>, Status> {
        match self {
            Self::Image { disk, .. } => Ok(disk.read(&file.name)?),
            Self::Folder(folder) => folder.read(file),
        }
    }

    /// Writes a file whose name is new.
    pub(super) fn write(&mut self, file: &Listed, data: &[u8]) -> Result<(), Status> {
        match self {
            Self::Image { disk, .. } => {
                disk.write(&file.name, file.file_type, file.closed, data)?
            }
            Self::Folder(folder) => folder.write(file, data)?,
        }
        self.keep()
    }

    /// Removes a file that [`Medium::files`] lists.
    pub(super) fn scratch(&mut self, file: &Listed) -> Result<(), Status> {
        match self {
            Self::Image { disk, .. } => disk.scratch(&file.name)?,
            Self::Folder(folder) => folder.scratch(file)?,
        }
        self.keep()
    }

    /// Gives a file that [`Medium::files`] lists a name that is new.
    pub(super) fn rename(&mut self, file: &Listed, new: &str) -> Result<(), Status> {
        match self {
            Self::Image { disk, .. } => disk.rename(&file.name, new)?,
            Self::Folder(folder) => folder.rename(file, new)?,
        }
        self.keep()
    }

    /// Lets the image's file follow. It is replaced whole, so that it is never half written.
    fn keep(&self) -> Result<(), Status> {
        if let Self::Image {
            disk,
            file: Some(file),
        } = self
        {
            let new = file.with_extension("d64.new");
            fs::write(&new, disk.as_bytes())
                .and_then(|()| fs::rename(&new, file))
                .map_err(|_| Status::WriteError)?;
        }
        Ok(())
    }
}
