/// What a file is, by the number it has in the directory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum FileType {
    Deleted,
    Sequential,
    Program,
    User,
    Relative,
}

impl FileType {
    /// The type in a directory entry's type byte. Numbers that mean nothing count as deleted.
    pub fn of_byte(byte: u8) -> Self {
        match byte & 0x07 {
            1 => Self::Sequential,
            2 => Self::Program,
            3 => Self::User,
            4 => Self::Relative,
            _ => Self::Deleted,
        }
    }

    /// The type that a letter behind a name asks for: S, P, U or L.
    pub fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'S' => Self::Sequential,
            'P' => Self::Program,
            'U' => Self::User,
            'L' => Self::Relative,
            _ => return None,
        })
    }

    /// How the directory calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Deleted => "DEL",
            Self::Sequential => "SEQ",
            Self::Program => "PRG",
            Self::User => "USR",
            Self::Relative => "REL",
        }
    }
}
