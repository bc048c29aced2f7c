use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::d64::Disk;
use super::file_type::FileType;
use super::folder::Folder;
use super::status::Status;
use crate::Failure;

/// The name of an image that is made here, and the two characters that drives tell disks apart by.
const NEW_NAME: &str = "AWALE GAMES";
const NEW_ID: [u8; 2] = *b"AG";

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
    /// What a path names: an image if it ends in `.d64`, otherwise a folder. What is not there is made at the first change.
    ///
    /// # Errors
    /// A file that is no image or cannot be read, or one where a folder should be.
    pub fn at(path: &Path) -> Result<Self> {
        let name = path.display();
        let is_image = path
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("d64"));
        if !is_image {
            if path.exists() && !path.is_dir() {
                let cause = format!("{name} is neither a folder nor called .d64");
                return Err(Failure::new(cause, "name a folder or a D64 image").into());
            }
            return Ok(Self::Folder(Folder::new(path)));
        }
        let disk = match fs::read(path) {
            Ok(bytes) => Disk::from_bytes(bytes).map_err(|error| {
                Failure::new(format!("{name}: {error}"), "name another file or none")
            })?,
            Err(error) if error.kind() == ErrorKind::NotFound => Disk::new(NEW_NAME, NEW_ID)?,
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {name}"));
            }
        };
        Ok(Self::Image {
            disk,
            file: Some(path.to_owned()),
        })
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_names_an_image_or_a_folder_which_need_not_be_there() {
        let directory = tempfile::tempdir().unwrap();
        let image = directory.path().join("new.d64");
        let Medium::Image { disk, file } = Medium::at(&image).unwrap() else {
            panic!("no image");
        };
        assert_eq!(disk.title().0, "AWALE GAMES");
        assert_eq!(file.as_ref(), Some(&image));
        assert!(!image.exists());
        fs::write(&image, disk.as_bytes()).unwrap();
        assert!(matches!(Medium::at(&image), Ok(Medium::Image { .. })));
        let folder = directory.path().join("new");
        assert!(matches!(Medium::at(&folder), Ok(Medium::Folder(_))));
        assert!(matches!(
            Medium::at(directory.path()),
            Ok(Medium::Folder(_))
        ));
    }

    #[track_caller]
    fn error_at(path: &Path) -> String {
        match Medium::at(path) {
            Ok(_) => panic!("no error"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn what_is_no_disk_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let short = directory.path().join("short.d64");
        fs::write(&short, [0; 10]).unwrap();
        assert_eq!(
            error_at(&short),
            format!(
                "{}: a D64 image has 174848 bytes, this one 10\nname another file or none",
                short.display()
            )
        );
        let file = directory.path().join("file");
        fs::write(&file, []).unwrap();
        assert_eq!(
            error_at(&file),
            format!(
                "{} is neither a folder nor called .d64\nname a folder or a D64 image",
                file.display()
            )
        );
    }
}
