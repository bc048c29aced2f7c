//! What the names mean that a drive is given when a file is opened, and the commands it takes.

use super::file_type::FileType;
use super::status::Status;

/// A file to open: `0:NAME,S,W`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// A name, or a pattern for one.
    pub name: String,
    pub file_type: Option<FileType>,
    pub write: bool,
}

/// A command on channel 15.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Forgets what is known of the disk and reads it again: `I0`.
    Initialize,
    /// `S0:PATTERN,PATTERN…`
    Scratch(Vec<String>),
    /// `R0:NEW=0:OLD`
    Rename { new: String, old: String },
}

impl Request {
    /// Reads the name that OPEN gives. Replacing with `@` and appending with `,A` are not emulated.
    pub fn parse(name: &[u8]) -> Result<Self, Status> {
        let text = text(name);
        let mut parts = text.split(',');
        let mut request = Self {
            name: without_drive(parts.next().unwrap_or_default()).to_owned(),
            file_type: None,
            write: false,
        };
        for part in parts {
            match part.chars().next() {
                Some('R') => request.write = false,
                Some('W') => request.write = true,
                letter => {
                    let file_type = letter.and_then(FileType::of_letter);
                    request.file_type = Some(file_type.ok_or(Status::InvalidName)?);
                }
            }
        }
        if request.name.is_empty() {
            return Err(Status::NameMissing);
        }
        let wild = request.name.contains(['*', '?']);
        if request.name.starts_with('@') || request.write && wild {
            return Err(Status::InvalidName);
        }
        Ok(request)
    }
}

impl Command {
    /// Reads a command; a RETURN at its end counts for nothing.
    pub fn parse(command: &[u8]) -> Result<Self, Status> {
        let text = text(command.strip_suffix(b"\r").unwrap_or(command));
        let (word, names) = text.split_once(':').unwrap_or((&text, ""));
        let command = match word.chars().next() {
            Some('I') => return Ok(Self::Initialize),
            Some('S') => {
                let patterns = names.split(',').map(without_drive);
                Self::Scratch(patterns.map(str::to_owned).collect())
            }
            Some('R') => {
                let (new, old) = names.split_once('=').ok_or(Status::NameMissing)?;
                let new = new.to_owned();
                let old = without_drive(old).to_owned();
                Self::Rename { new, old }
            }
            _ => return Err(Status::UnknownCommand),
        };
        if names.is_empty() {
            return Err(Status::NameMissing);
        }
        Ok(command)
    }
}

/// The pattern of the files that a directory is asked for, where a name asks for one: `$`, `$0`, `$0:A*`.
pub(super) fn directory_pattern(name: &[u8]) -> Option<String> {
    let text = text(name.strip_prefix(b"$")?);
    let pattern = text.split_once(':').map_or("", |(_, pattern)| pattern);
    Some(if pattern.is_empty() { "*" } else { pattern }.to_owned())
}

/// A name without the number of the drive, which the 1541 has for the sake of its two-drive ancestors.
fn without_drive(name: &str) -> &str {
    name.strip_prefix("0:")
        .or_else(|| name.strip_prefix(':'))
        .unwrap_or(name)
}

fn text(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn ok_request(name: &str, expected: &str, file_type: Option<FileType>, write: bool) {
        let request = Request {
            name: expected.to_owned(),
            file_type,
            write,
        };
        assert_eq!(Request::parse(name.as_bytes()), Ok(request));
    }

    #[test]
    fn names_say_how_to_open() {
        ok_request("AWALE", "AWALE", None, false);
        ok_request("0:A*", "A*", None, false);
        ok_request(":A,P", "A", Some(FileType::Program), false);
        ok_request("0:A,S,W", "A", Some(FileType::Sequential), true);
        ok_request("0:A,SEQ,READ", "A", Some(FileType::Sequential), false);
    }

    #[test]
    fn names_that_cannot_be_are_errors() {
        for (name, status) in [
            ("", Status::NameMissing),
            ("0:,S,W", Status::NameMissing),
            ("A*,S,W", Status::InvalidName),
            ("@0:A,S,W", Status::InvalidName),
            ("A,X", Status::InvalidName),
        ] {
            assert_eq!(Request::parse(name.as_bytes()), Err(status), "{name}");
        }
    }

    #[test]
    fn commands_are_read() {
        let parse = |command: &str| Command::parse(command.as_bytes());
        assert_eq!(parse("I0\r"), Ok(Command::Initialize));
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(
            parse("S0:A,0:B*"),
            Ok(Command::Scratch(names(&["A", "B*"])))
        );
        assert_eq!(parse("SCRATCH:A"), Ok(Command::Scratch(names(&["A"]))));
        let rename = Command::Rename {
            new: "NEW".to_owned(),
            old: "OLD".to_owned(),
        };
        assert_eq!(parse("R0:NEW=0:OLD"), Ok(rename));
        assert_eq!(parse("R0:NEW"), Err(Status::NameMissing));
        assert_eq!(parse("S0"), Err(Status::NameMissing));
        assert_eq!(parse("X"), Err(Status::UnknownCommand));
    }

    #[test]
    fn a_dollar_asks_for_the_directory() {
        let pattern = |name: &str| directory_pattern(name.as_bytes());
        assert_eq!(pattern("$").as_deref(), Some("*"));
        assert_eq!(pattern("$0").as_deref(), Some("*"));
        assert_eq!(pattern("$0:A*").as_deref(), Some("A*"));
        assert_eq!(pattern("A"), None);
    }
}
