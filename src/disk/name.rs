//! Names of disks and files: up to 16 characters, in PETSCII on the disk, in ASCII here.

use super::error::DiskError;

/// Bytes of a name on the disk.
pub const NAME_BYTES: usize = 16;

/// Names are padded with shifted spaces.
pub const PADDING: u8 = 0xA0;

/// A name as it stands on the disk.
///
/// # Errors
/// Not 1 to 16 characters, or others than the 64 from space to `_`, for which ASCII and PETSCII agree.
pub fn padded(name: &str) -> Result<[u8; NAME_BYTES], DiskError> {
    let mut padded = [PADDING; NAME_BYTES];
    let length = name.chars().count();
    if length == 0 || length > NAME_BYTES {
        return Err(DiskError::NameLength(name.to_owned()));
    }
    for (byte, character) in padded.iter_mut().zip(name.chars()) {
        *byte = match character {
            ' '..='_' => character as u8,
            _ => {
                return Err(DiskError::NameCharacter {
                    name: name.to_owned(),
                    character,
                });
            }
        };
    }
    Ok(padded)
}

/// A name that stands on the disk. Bytes that are no ASCII become the characters of the same number.
pub fn from_padded(padded: &[u8]) -> String {
    padded
        .iter()
        .take_while(|byte| **byte != PADDING)
        .map(|byte| char::from(*byte))
        .collect()
}

/// Whether a name fits a pattern of the drive's: `?` is any one character, `*` any rest.
pub fn matches(pattern: &str, name: &str) -> bool {
    let mut rest = name.chars();
    for wanted in pattern.chars() {
        if wanted == '*' {
            return true;
        }
        match rest.next() {
            Some(character) if wanted == '?' || wanted == character => {}
            _ => return false,
        }
    }
    rest.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_stand_for_names() {
        for (pattern, name, fits) in [
            ("AW", "AW", true),
            ("AW", "AWALE", false),
            ("AWALE", "AW", false),
            ("*", "AWALE", true),
            ("AW*", "AW", true),
            ("AW*", "AWALE", true),
            ("AW*X", "AWALE", true),
            ("A?A*", "AWALE", true),
            ("A?A*", "AXE", false),
            ("?", "", false),
        ] {
            assert_eq!(matches(pattern, name), fits, "{pattern} {name}");
        }
    }
}
