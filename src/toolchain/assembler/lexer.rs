//! Cuts one line into tokens.

use crate::toolchain::source_error::{Fault, Place};

/// A token and where it begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind {
    /// A symbol, mnemonic or directive (which begins with a dot).
    Name(String),
    Number(i64),
    /// The bytes of a quoted string, escapes resolved.
    Text(Vec<u8>),
    Sign(char),
    ShiftLeft,
    ShiftRight,
    End,
}

/// The tokens of a line, closed by one [`TokenKind::End`] at the comment or the line's end.
pub(super) fn tokens(line: u32, text: &str) -> Result<Vec<Token>, Fault> {
    let mut lexer = Lexer {
        line,
        characters: text.chars().collect(),
        next: 0,
    };
    let mut tokens = Vec::new();
    loop {
        let token = lexer.token()?;
        let end = token.kind == TokenKind::End;
        tokens.push(token);
        if end {
            return Ok(tokens);
        }
    }
}

struct Lexer {
    line: u32,
    characters: Vec<char>,
    next: usize,
}

impl Lexer {
    fn place(&self) -> Place {
        Place {
            line: self.line,
            column: u32::try_from(self.next + 1).unwrap_or(u32::MAX),
        }
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.next).copied()
    }

    /// Takes characters for as long as they please.
    fn take_while(&mut self, pleases: impl Fn(char) -> bool) -> String {
        let rest = &self.characters[self.next..];
        let taken: String = rest.iter().copied().take_while(|&c| pleases(c)).collect();
        self.next += taken.chars().count();
        taken
    }

    fn token(&mut self) -> Result<Token, Fault> {
        self.take_while(|c| c == ' ' || c == '\t');
        let place = self.place();
        let kind = match self.peek() {
            None | Some(';') => TokenKind::End,
            Some(c) if begins_name(c) => TokenKind::Name(self.take_while(continues_name)),
            Some(c) if c.is_ascii_digit() => self.number(place)?,
            Some('$') => self.prefixed(place, 1, 16)?,
            Some('%') => self.prefixed(place, 1, 2)?,
            Some('"') => self.text(place)?,
            Some('\'') => self.character(place)?,
            Some(c) => {
                self.next += 1;
                match (c, self.peek()) {
                    ('<', Some('<')) => {
                        self.next += 1;
                        TokenKind::ShiftLeft
                    }
                    ('>', Some('>')) => {
                        self.next += 1;
                        TokenKind::ShiftRight
                    }
                    _ if "#(),+-*/&|^~<>:=@".contains(c) => TokenKind::Sign(c),
                    _ => {
                        return Err(Fault::new(
                            place,
                            format!("unexpected character `{}`", c.escape_default()),
                        ));
                    }
                }
            }
        };
        Ok(Token { kind, place })
    }

    fn number(&mut self, place: Place) -> Result<TokenKind, Fault> {
        match self.characters.get(self.next..self.next + 2) {
            Some(['0', 'x']) => return self.prefixed(place, 2, 16),
            Some(['0', 'b']) => return self.prefixed(place, 2, 2),
            _ => {}
        }
        let digits = self.take_while(|c| c.is_ascii_alphanumeric());
        if digits.len() > 1 && digits.starts_with('0') {
            // llvm-mc would read it as octal, most people as decimal.
            return Err(Fault::new(place, "a decimal number begins with 0"));
        }
        number(place, &digits, 10)
    }

    /// A number after a prefix of `length` characters.
    fn prefixed(&mut self, place: Place, length: usize, base: u32) -> Result<TokenKind, Fault> {
        self.next += length;
        let digits = self.take_while(|c| c.is_ascii_alphanumeric());
        number(place, &digits, base)
    }

    fn text(&mut self, place: Place) -> Result<TokenKind, Fault> {
        let mut bytes = Vec::new();
        self.next += 1;
        loop {
            let here = self.place();
            let Some(c) = self.peek() else {
                return Err(Fault::new(place, "this string is not closed"));
            };
            self.next += 1;
            match c {
                '"' => return Ok(TokenKind::Text(bytes)),
                '\\' => bytes.push(self.escape(here)?),
                c if c.is_ascii() => bytes.push(c as u8),
                _ => return Err(Fault::new(here, "a string may hold ASCII only")),
            }
        }
    }

    /// The byte that an escape stands for; the backslash is already taken.
    fn escape(&mut self, place: Place) -> Result<u8, Fault> {
        let octal: String = self.characters[self.next..]
            .iter()
            .take(3)
            .take_while(|c| c.is_digit(8))
            .collect();
        if !octal.is_empty() {
            self.next += octal.len();
            return u8::from_str_radix(&octal, 8)
                .map_err(|_| Fault::new(place, "this octal escape is above \\377"));
        }
        let byte = match self.peek() {
            Some('b') => 8,
            Some('t') => 9,
            Some('n') => 10,
            Some('f') => 12,
            Some('r') => 13,
            Some('"') => b'"',
            Some('\\') => b'\\',
            _ => return Err(Fault::new(place, "unknown escape in this string")),
        };
        self.next += 1;
        Ok(byte)
    }

    fn character(&mut self, place: Place) -> Result<TokenKind, Fault> {
        match self.characters.get(self.next + 1..self.next + 3) {
            Some(&[c @ ' '..='~', '\'']) if c != '\'' && c != '\\' => {
                self.next += 3;
                Ok(TokenKind::Number(i64::from(u32::from(c))))
            }
            _ => Err(Fault::new(
                place,
                "expected one printable ASCII character in quotes",
            )),
        }
    }
}

fn number(place: Place, digits: &str, base: u32) -> Result<TokenKind, Fault> {
    match i64::from_str_radix(digits, base) {
        Ok(value) => Ok(TokenKind::Number(value)),
        Err(_) => Err(Fault::new(
            place,
            match base {
                16 => "not a hexadecimal number",
                2 => "not a binary number",
                _ => "not a decimal number",
            },
        )),
    }
}

fn begins_name(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || c == '.'
}

fn continues_name(c: char) -> bool {
    begins_name(c) || c.is_ascii_digit() || c == '$'
}
