//! Files on the disk in device 8, one at a time.
//!
//! A name says what it is opened for, as the drive has it: `0:NAME,S,R` or `0:NAME,S,W`. Names are in PETSCII.

use super::Hardware;

/// What came of a call of the drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Answer {
    /// It is done.
    Done,
    /// No drive answers, or it has gone.
    NoDrive,
    /// The drive refuses: [`Hardware::disk_message`] says why.
    Refused,
}

/// The drive's channel of the directory, which comes as a BASIC program.
pub const DIRECTORY: u8 = 0;
/// The channel that files are read and written by.
pub const FILE: u8 = 2;
/// The channel whose names are commands.
pub const COMMAND: u8 = 15;

/// The longest name or command.
pub const NAME_BYTES: usize = 40;

impl Hardware {
    /// Opens the file of a name for reading. If that is not [`Answer::Done`] the file is closed again.
    #[inline(always)]
    pub fn disk_open_read<const LENGTH: usize>(&mut self, name: &[u8; LENGTH]) -> Answer {
        self.disk_name_start();
        self.disk_name_add(name);
        self.disk_open(FILE, false)
    }

    /// Adds `bytes` to the name that is put together since [`Hardware::disk_name_start`].
    #[inline]
    pub fn disk_name_add<const LENGTH: usize>(&mut self, bytes: &[u8; LENGTH]) {
        for index in 0..LENGTH as u8 {
            self.disk_name_push(crate::core::unchecked::get(bytes, index));
        }
    }
}
