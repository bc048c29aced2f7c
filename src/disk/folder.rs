use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::d64::BLOCK_BYTES;
use super::file_type::FileType;
use super::medium::Listed;
use super::name;
use super::status::Status;

/// A folder of this computer in place of a disk.
///
/// The file `GAME 1` of type SEQ is `game 1.seq` there. Letters are lower case; characters other than letters, digits,
/// space, `.`, `-` and `_` become `%` and two hexadecimal digits. Other files in the folder are not seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    path: PathBuf,
}

/// The types of files, by the extension of their names.
const EXTENSIONS: [(&str, FileType); 3] = [
    ("prg", FileType::Program),
    ("seq", FileType::Sequential),
    ("usr", FileType::User),
];

impl Folder {
    /// What a folder tells of its free blocks: as many as an empty disk has.
    pub(super) const FREE_BLOCKS: usize = 664;

    /// A folder, which need not exist until something is written.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// All files, in the order of their names.
    pub(super) fn files(&self) -> Result<Vec<Listed>, Status> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(_) => return Err(Status::DriveNotReady),
        };
        let mut files: Vec<Listed> = entries
            .flatten()
            .filter_map(|entry| {
                let (name, file_type) = decode(&entry.path())?;
                let length = entry.metadata().ok().filter(fs::Metadata::is_file)?.len();
                Some(Listed {
                    name,
                    file_type,
                    closed: true,
                    locked: false,
                    blocks: length
                        .div_ceil(BLOCK_BYTES as u64)
                        .clamp(1, u16::MAX.into()) as u16,
                })
            })
            .collect();
        files.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(files)
    }

    pub(super) fn read(&self, file: &Listed) -> Result<Vec<u8>, Status> {
        let path = self.path_of(&file.name, file.file_type)?;
        fs::read(path).map_err(|_| Status::ReadError {
            track: 18,
            sector: 0,
        })
    }

    /// Writes a file; one that was not closed leaves nothing.
    pub(super) fn write(&self, file: &Listed, data: &[u8]) -> Result<(), Status> {
        if !file.closed {
            return Ok(());
        }
        let path = self.path_of(&file.name, file.file_type)?;
        fs::create_dir_all(&self.path)
            .and_then(|()| fs::write(path, data))
            .map_err(failed)
    }

    pub(super) fn scratch(&self, file: &Listed) -> Result<(), Status> {
        fs::remove_file(self.path_of(&file.name, file.file_type)?).map_err(failed)
    }

    pub(super) fn rename(&self, file: &Listed, new: &str) -> Result<(), Status> {
        let old = self.path_of(&file.name, file.file_type)?;
        fs::rename(old, self.path_of(new, file.file_type)?).map_err(failed)
    }

    fn path_of(&self, name: &str, file_type: FileType) -> Result<PathBuf, Status> {
        name::padded(name)?;
        let (extension, _) = EXTENSIONS
            .iter()
            .find(|(_, known)| *known == file_type)
            .ok_or(Status::FileTypeMismatch)?;
        Ok(self.path.join(format!("{}.{extension}", encode(name))))
    }
}

/// What the drive says when the computer's disk does not do what it should.
fn failed(error: io::Error) -> Status {
    match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            Status::WriteProtectOn
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Status::DiskFull,
        _ => Status::WriteError,
    }
}

/// The name of a file here.
fn encode(name: &str) -> String {
    let mut encoded = String::new();
    for character in name.chars() {
        match character {
            'A'..='Z' => encoded.push(character.to_ascii_lowercase()),
            '0'..='9' | ' ' | '.' | '-' | '_' => encoded.push(character),
            _ => encoded.push_str(&format!("%{:02x}", u32::from(character))),
        }
    }
    encoded
}

/// What a file here is called on the drive, if it is one of the drive's.
fn decode(path: &Path) -> Option<(String, FileType)> {
    let extension = path.extension()?.to_str()?;
    let (_, file_type) = EXTENSIONS.iter().find(|(known, _)| *known == extension)?;
    let stem = path.file_stem()?.to_str()?;
    let mut name = String::new();
    let mut rest = stem.chars();
    while let Some(character) = rest.next() {
        name.push(if character == '%' {
            let digits: String = rest.by_ref().take(2).collect();
            char::from(u8::from_str_radix(&digits, 16).ok()?)
        } else {
            character.to_ascii_uppercase()
        });
    }
    // Only what has the very name that the drive would give it can be found again.
    (encode(&name) == stem && name::padded(&name).is_ok()).then_some((name, *file_type))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(name: &str, file_type: FileType) -> Listed {
        Listed {
            name: name.to_owned(),
            file_type,
            closed: true,
            locked: false,
            blocks: 1,
        }
    }

    #[test]
    fn files_are_written_listed_read_renamed_and_scratched() {
        let directory = tempfile::tempdir().unwrap();
        let folder = Folder::new(directory.path().join("disk"));
        assert_eq!(folder.files(), Ok(vec![]));
        let file = listed("A/B: 1?", FileType::Sequential);
        folder.write(&file, b"hello").unwrap();
        folder
            .write(&listed("..", FileType::Program), &[1; 255])
            .unwrap();
        let mut program = listed("..", FileType::Program);
        program.blocks = 2;
        assert_eq!(folder.files(), Ok(vec![program, file.clone()]));
        assert_eq!(folder.read(&file).unwrap(), b"hello");
        folder.rename(&file, "NEW").unwrap();
        let file = listed("NEW", FileType::Sequential);
        assert_eq!(folder.read(&file).unwrap(), b"hello");
        folder.scratch(&file).unwrap();
        assert_eq!(folder.files().unwrap().len(), 1);
    }

    #[test]
    fn other_files_are_not_seen() {
        let directory = tempfile::tempdir().unwrap();
        for name in [
            "awale.d64",
            "UPPER.prg",
            "seventeen letters.seq",
            "bad%zz.seq",
            "%41.seq",
        ] {
            fs::write(directory.path().join(name), b"x").unwrap();
        }
        fs::create_dir(directory.path().join("folder.prg")).unwrap();
        assert_eq!(Folder::new(directory.path()).files(), Ok(vec![]));
    }
}
