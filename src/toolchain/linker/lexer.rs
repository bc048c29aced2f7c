//! Cuts a linker script into tokens.

use crate::toolchain::source_error::{Fault, Place};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind {
    /// A symbol, keyword, section or pattern; also a lone `*` or `.`.
    Word(String),
    Number(i64),
    Text(String),
    Sign(&'static str),
    End,
}

/// Longer signs first, so that `<<` is not read as two `<`.
const SIGNS: [&str; 24] = [
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "{", "}", "(", ")", ";", ":", ",", "=", "+",
    "-", "/", "&", "|", "<", ">", "~",
];

/// The tokens of a script, closed by one [`TokenKind::End`].
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, Fault> {
    let mut lexer = Lexer {
        rest: text,
        place: Place { line: 1, column: 1 },
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

struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    /// Takes `length` bytes and counts lines and columns.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        for character in taken.chars() {
            if character == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, pleases: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !pleases(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    fn skip_blanks_and_comments(&mut self) -> Result<(), Fault> {
        loop {
            self.take_while(|c| c.is_ascii_whitespace());
            if !self.rest.starts_with("/*") {
                return Ok(());
            }
            let Some(end) = self.rest[2..].find("*/") else {
                return Err(Fault::new(self.place, "this comment is not closed"));
            };
            self.take(end + 4);
        }
    }

    fn token(&mut self) -> Result<Token, Fault> {
        self.skip_blanks_and_comments()?;
        let place = self.place;
        let kind = match self.rest.chars().next() {
            None => TokenKind::End,
            Some('"') => {
                let Some(end) = self.rest[1..].find(['"', '\n']) else {
                    return Err(Fault::new(place, "this string is not closed"));
                };
                let quoted = self.take(end + 2);
                if !quoted.ends_with('"') {
                    return Err(Fault::new(place, "this string is not closed"));
                }
                TokenKind::Text(quoted[1..=end].to_owned())
            }
            Some(c) if c.is_ascii_digit() => {
                let digits = self.take_while(|c| c.is_ascii_alphanumeric());
                TokenKind::Number(number(place, digits)?)
            }
            Some(c) if c == '*' || in_word(c) => {
                TokenKind::Word(self.take_while(|c| c == '*' || in_word(c)).to_owned())
            }
            Some(c) => match SIGNS.iter().find(|sign| self.rest.starts_with(**sign)) {
                Some(sign) => {
                    self.take(sign.len());
                    TokenKind::Sign(sign)
                }
                None => {
                    let message = format!("unexpected character `{}`", c.escape_default());
                    return Err(Fault::new(place, message));
                }
            },
        };
        Ok(Token { kind, place })
    }
}

fn in_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '$'
}

fn number(place: Place, digits: &str) -> Result<i64, Fault> {
    let parsed = match digits.strip_prefix("0x") {
        Some(hexadecimal) => i64::from_str_radix(hexadecimal, 16),
        None => digits.parse(),
    };
    let octal = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0x");
    match parsed {
        Ok(number) if !octal => Ok(number),
        _ => Err(Fault::new(place, "not a decimal or 0x number")),
    }
}
