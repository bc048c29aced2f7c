use std::fmt;

/// Why a PRG file does not start after LOAD and RUN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StubError {
    /// Fewer than the two bytes of the load address and one more.
    TooShort,
    /// Loaded at this address, where RUN finds no program ($0801).
    LoadAddress(u16),
    /// The file goes on past $FFFF.
    TooLong,
    /// The first line's link is this; it is 0 or leads to no line's end.
    Link(u16),
    /// The first line does not start with SYS and a decimal number; this is the address of the offending byte.
    NotSys(u16),
    /// The number after SYS is greater than 65535.
    SysAddress,
}

impl fmt::Display for StubError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::TooShort => write!(formatter, "the file has no load address and program"),
            Self::LoadAddress(address) => write!(
                formatter,
                "the program loads at ${address:04X}; RUN needs it at $0801"
            ),
            Self::TooLong => write!(formatter, "the program goes on past $FFFF"),
            Self::Link(link) => write!(
                formatter,
                "the BASIC line's link ${link:04X} does not point behind the line's end"
            ),
            Self::NotSys(address) => write!(
                formatter,
                "the BASIC line is not SYS and a decimal number (byte at ${address:04X})"
            ),
            Self::SysAddress => write!(formatter, "the number after SYS is greater than 65535"),
        }
    }
}

impl std::error::Error for StubError {}

/// Where BASIC programs start.
pub(super) const BASIC_START: u16 = 0x0801;

/// BASIC's token of the keyword SYS.
const SYS: u8 = 0x9E;

/// A PRG file: a load address and the bytes from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prg<'a> {
    pub(super) address: u16,
    pub(super) bytes: &'a [u8],
}

impl<'a> Prg<'a> {
    /// Splits a file.
    pub(super) fn parse(file: &'a [u8]) -> Result<Self, StubError> {
        let (&[low, high], bytes) = file.split_first_chunk().ok_or(StubError::TooShort)?;
        let address = u16::from_le_bytes([low, high]);
        if bytes.is_empty() {
            return Err(StubError::TooShort);
        }
        if usize::from(address) + bytes.len() > 0x10000 {
            return Err(StubError::TooLong);
        }
        Ok(Self { address, bytes })
    }

    /// One past the last byte; 0 for a program that ends at $FFFF.
    pub(super) fn end(&self) -> u16 {
        self.address.wrapping_add(self.bytes.len() as u16)
    }

    /// The address that the first line calls: `10 SYS2061`, with spaces or without, but no other expression.
    pub(super) fn sys_address(&self) -> Result<u16, StubError> {
        if self.address != BASIC_START {
            return Err(StubError::LoadAddress(self.address));
        }
        let at = |index: usize| self.bytes.get(index).copied();
        let address_of = |index: usize| self.address.wrapping_add(index as u16);
        let (Some(low), Some(high)) = (at(0), at(1)) else {
            return Err(StubError::TooShort);
        };
        // After the link and the line's number.
        let mut index = 4;
        let spaces = |mut index: usize| {
            while at(index) == Some(b' ') {
                index += 1;
            }
            index
        };
        index = spaces(index);
        if at(index) != Some(SYS) {
            return Err(StubError::NotSys(address_of(index)));
        }
        index = spaces(index + 1);
        let mut target = None;
        while let Some(digit @ b'0'..=b'9') = at(index) {
            let value = target.unwrap_or(0) * 10 + u32::from(digit - b'0');
            if value > 0xFFFF {
                return Err(StubError::SysAddress);
            }
            target = Some(value);
            index = spaces(index + 1);
        }
        let (Some(target), Some(0 | b':')) = (target, at(index)) else {
            return Err(StubError::NotSys(address_of(index)));
        };
        let line_end = (index..self.bytes.len()).find(|&index| at(index) == Some(0));
        let link = u16::from_le_bytes([low, high]);
        match line_end {
            Some(end) if link == address_of(end + 1) => Ok(target as u16),
            _ => Err(StubError::Link(link)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The program of row P01: `10 SYS2061` and an `rts` at $080D.
    const GOOD: [u8; 15] = [
        0x01, 0x08, // load address
        0x0B, 0x08, // link
        0x0A, 0x00, // 10
        0x9E, b'2', b'0', b'6', b'1', 0x00, // SYS2061
        0x00, 0x00, // end of the program
        0x60, // $080D: rts
    ];

    fn sys(file: &[u8]) -> Result<u16, StubError> {
        Prg::parse(file)?.sys_address()
    }

    fn line(content: &[u8]) -> Vec<u8> {
        let link = 0x0801 + 4 + content.len() as u16 + 1;
        let mut file = vec![0x01, 0x08];
        file.extend(link.to_le_bytes());
        file.extend([0x0A, 0x00]);
        file.extend(content);
        file.extend([0, 0, 0]);
        file
    }

    #[test]
    fn the_usual_stub_is_read() {
        assert_eq!(sys(&GOOD), Ok(2061));
    }

    #[test]
    fn spaces_and_a_second_statement_are_allowed() {
        assert_eq!(sys(&line(b" \x9E 20 61 ")), Ok(2061));
        assert_eq!(sys(&line(b"\x9E2061:\x8FHELLO")), Ok(2061));
    }

    #[test]
    fn other_lines_are_errors() {
        assert_eq!(sys(&line(b"\x9E(2061)")), Err(StubError::NotSys(0x0806)));
        assert_eq!(sys(&line(b"\x9E")), Err(StubError::NotSys(0x0806)));
        assert_eq!(sys(&line(b"\x9920")), Err(StubError::NotSys(0x0805)));
        assert_eq!(sys(&line(b"\x9E65536")), Err(StubError::SysAddress));
        assert_eq!(sys(&line(b"\x9E2061+1")), Err(StubError::NotSys(0x080A)));
    }

    #[test]
    fn a_link_that_is_wrong_is_an_error() {
        let mut file = GOOD;
        file[2] = 0x0C;
        assert_eq!(sys(&file), Err(StubError::Link(0x080C)));
        file[2..4].fill(0);
        assert_eq!(sys(&file), Err(StubError::Link(0)));
    }

    #[test]
    fn files_that_are_no_program_are_errors() {
        assert_eq!(sys(&[]), Err(StubError::TooShort));
        assert_eq!(sys(&[0x01, 0x08]), Err(StubError::TooShort));
        assert_eq!(sys(&[0x01, 0x08, 0x0B]), Err(StubError::TooShort));
        assert_eq!(
            sys(&[0x00, 0xC0, 0x60]),
            Err(StubError::LoadAddress(0xC000))
        );
        assert_eq!(sys(&[0xFF, 0xFF, 0x60, 0x60]), Err(StubError::TooLong));
        assert_eq!(sys(&GOOD[..8]), Err(StubError::NotSys(0x0807)));
    }
}
