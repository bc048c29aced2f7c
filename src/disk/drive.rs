use awale_c64::hardware::Peripheral;

use super::d64::BLOCK_BYTES;
use super::directory;
use super::file_type::FileType;
use super::medium::{Listed, Medium};
use super::name;
use super::request::{Command, Request, directory_pattern};
use super::status::Status;

/// The channel of LOAD.
const LOAD: u8 = 0;
/// The channel of SAVE.
const SAVE: u8 = 1;
/// The channel of commands and of the drive's status.
const COMMAND: u8 = 15;

const RETURN: u8 = 0x0D;

/// The error of a disk that cannot be read everywhere.
const READ_ERROR: Status = Status::ReadError {
    track: 18,
    sector: 0,
};

/// A 1541 as its computer sees it: sixteen channels of bytes.
///
/// What it says and when is after the Commodore 1541 User's Manual. Sectors cannot be read by themselves, nor can relative
/// files, and the drive's own processor is not there.
#[derive(Clone)]
pub struct Drive {
    medium: Option<Medium>,
    channels: [Channel; 15],
    /// What came in on the command channel and was not executed yet.
    command: Vec<u8>,
    status: Status,
    /// What is still to be sent of the status; empty when nothing of it has been sent yet.
    answer: Vec<u8>,
    write_protected: bool,
    read_error: Option<usize>,
}

#[derive(Clone)]
enum Channel {
    Closed,
    /// These bytes, of which so many were sent.
    Reading(Vec<u8>, usize),
    Writing(Listed, Vec<u8>),
}

impl Drive {
    /// A drive that has just been switched on, with something or nothing in it.
    pub fn new(medium: Option<Medium>) -> Self {
        Self {
            medium,
            channels: [const { Channel::Closed }; 15],
            command: Vec::new(),
            status: Status::PowerUp,
            answer: Vec::new(),
            write_protected: false,
            read_error: None,
        }
    }

    /// What is in it.
    pub fn medium(&self) -> Option<&Medium> {
        self.medium.as_ref()
    }

    /// Puts something else into it, or takes out what is there.
    pub fn set_medium(&mut self, medium: Option<Medium>) {
        self.medium = medium;
    }

    /// Covers the disk's notch, or uncovers it.
    pub fn set_write_protected(&mut self, protected: bool) {
        self.write_protected = protected;
    }

    /// Lets reading a file fail after so many bytes, or never.
    pub fn set_read_error(&mut self, after: Option<usize>) {
        self.read_error = after;
    }

    /// What it would say on its error channel.
    pub fn status(&self) -> Status {
        self.status
    }

    fn send_status(&mut self) -> (u8, bool) {
        if self.answer.is_empty() {
            let message = format!("{}\r", self.status);
            self.answer = message.bytes().rev().collect();
        }
        let byte = self.answer.pop().unwrap_or(RETURN);
        let last = self.answer.is_empty();
        if last {
            self.status = Status::Ok;
        }
        (byte, last)
    }

    /// Executes the command that came in on the command channel, if one did: the computer has finished it.
    pub fn unlisten(&mut self) {
        self.execute();
    }

    fn set_status(&mut self, status: Status) {
        self.status = status;
        self.answer.clear();
    }

    fn open_file(&mut self, channel: u8, name: &[u8]) -> Result<Channel, Status> {
        let medium = self.medium.as_ref().ok_or(Status::DriveNotReady)?;
        if channel == LOAD
            && let Some(pattern) = directory_pattern(name)
        {
            let mut files = medium.files()?;
            files.retain(|file| name::matches(&pattern, &file.name));
            let program = directory::program(medium.title(), &files, medium.free_blocks());
            return Ok(Channel::Reading(program, 0));
        }
        let request = Request::parse(name)?;
        let mut files = medium.files()?.into_iter();
        let found = files.find(|file| name::matches(&request.name, &file.name));
        if request.write || channel == SAVE {
            if self.write_protected {
                return Err(Status::WriteProtectOn);
            }
            if found.is_some() {
                return Err(Status::FileExists);
            }
            name::padded(&request.name)?;
            let usual = if channel == SAVE {
                FileType::Program
            } else {
                FileType::Sequential
            };
            let file = Listed {
                name: request.name,
                file_type: request.file_type.unwrap_or(usual),
                closed: true,
                locked: false,
                blocks: 0,
            };
            return Ok(Channel::Writing(file, Vec::new()));
        }
        let file = found.ok_or(Status::FileNotFound)?;
        if request
            .file_type
            .is_some_and(|wanted| wanted != file.file_type)
        {
            return Err(Status::FileTypeMismatch);
        }
        if !file.closed {
            return Err(Status::WriteFileOpen);
        }
        // The first block is read when the file is opened.
        if self.read_error == Some(0) {
            return Err(READ_ERROR);
        }
        Ok(Channel::Reading(medium.read(&file)?, 0))
    }

    fn write(&mut self, file: &Listed, data: &[u8]) {
        // A file that nothing was written to holds a RETURN.
        let data = if data.is_empty() { &[RETURN] } else { data };
        let medium = self.medium.as_mut().ok_or(Status::DriveNotReady);
        if let Err(status) = medium.and_then(|medium| medium.write(file, data)) {
            self.set_status(status);
        }
    }

    fn execute(&mut self) {
        let command = std::mem::take(&mut self.command);
        if !command.is_empty() {
            let status = self.obey(&command).unwrap_or_else(|status| status);
            self.set_status(status);
        }
    }

    fn obey(&mut self, command: &[u8]) -> Result<Status, Status> {
        let command = Command::parse(command)?;
        let medium = self.medium.as_mut().ok_or(Status::DriveNotReady)?;
        let files = medium.files()?;
        if command != Command::Initialize && self.write_protected {
            return Err(Status::WriteProtectOn);
        }
        match command {
            Command::Initialize => Ok(Status::Ok),
            Command::Scratch(patterns) => {
                let mut scratched: u8 = 0;
                for file in files.iter().filter(|file| !file.locked) {
                    let mut patterns = patterns.iter();
                    if patterns.any(|pattern| name::matches(pattern, &file.name)) {
                        medium.scratch(file)?;
                        scratched = scratched.saturating_add(1);
                    }
                }
                Ok(Status::FilesScratched(scratched))
            }
            Command::Rename { new, old } => {
                let find = |name: &str| files.iter().find(|file| file.name == name);
                if find(&new).is_some() {
                    return Err(Status::FileExists);
                }
                medium.rename(find(&old).ok_or(Status::FileNotFound)?, &new)?;
                Ok(Status::Ok)
            }
        }
    }
}

impl Peripheral for Drive {
    fn open(&mut self, channel: u8, name: &[u8]) {
        if channel == COMMAND {
            self.command.extend(name);
            self.execute();
            return;
        }
        match self.open_file(channel, name) {
            Ok(opened) => {
                self.channels[usize::from(channel)] = opened;
                self.set_status(Status::Ok);
            }
            Err(status) => {
                self.channels[usize::from(channel)] = Channel::Closed;
                self.set_status(status);
            }
        }
    }

    fn close(&mut self, channel: u8) {
        if channel == COMMAND {
            (0..COMMAND).for_each(|channel| self.close(channel));
            return;
        }
        let closed = std::mem::replace(&mut self.channels[usize::from(channel)], Channel::Closed);
        if let Channel::Writing(file, data) = closed {
            self.write(&file, &data);
        }
    }

    fn send(&mut self, channel: u8) -> Option<(u8, bool)> {
        if channel == COMMAND {
            return Some(self.send_status());
        }
        let Channel::Reading(bytes, sent) = &mut self.channels[usize::from(channel)] else {
            return None;
        };
        if self.read_error.is_some_and(|after| *sent >= after) {
            self.channels[usize::from(channel)] = Channel::Closed;
            self.set_status(READ_ERROR);
            return None;
        }
        let byte = *bytes.get(*sent)?;
        *sent += 1;
        Some((byte, *sent == bytes.len()))
    }

    fn receive(&mut self, channel: u8, byte: u8) -> bool {
        if channel == COMMAND {
            self.command.push(byte);
            return true;
        }
        let Channel::Writing(file, data) = &mut self.channels[usize::from(channel)] else {
            return false;
        };
        let room = self.medium.as_ref().map_or(0, Medium::free_blocks) * BLOCK_BYTES;
        if data.len() < room {
            data.push(byte);
            return true;
        }
        // What there was room for stays, as a file that was never closed.
        let (mut file, data) = (file.clone(), std::mem::take(data));
        file.closed = false;
        self.channels[usize::from(channel)] = Channel::Closed;
        self.write(&file, &data);
        self.set_status(Status::DiskFull);
        true
    }
}

#[cfg(test)]
mod tests;
