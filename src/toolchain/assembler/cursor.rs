//! Walks over the tokens of a line.

use super::lexer::{Token, TokenKind};
use crate::toolchain::source_error::{Fault, Place};

pub(super) struct Cursor {
    tokens: Vec<Token>,
    next: usize,
}

impl Cursor {
    /// `tokens` ends with [`TokenKind::End`], beyond which the cursor never goes.
    pub fn new(tokens: Vec<Token>) -> Self {
        Self { tokens, next: 0 }
    }

    pub fn place(&self) -> Place {
        self.tokens[self.next].place
    }

    pub fn peek(&self) -> &TokenKind {
        &self.tokens[self.next].kind
    }

    /// The token after the next one.
    pub fn peek_second(&self) -> &TokenKind {
        let second = (self.next + 1).min(self.tokens.len() - 1);
        &self.tokens[second].kind
    }

    /// The token taken last.
    pub fn previous(&self) -> Option<&TokenKind> {
        let index = self.next.checked_sub(1)?;
        Some(&self.tokens[index].kind)
    }

    pub fn advance(&mut self) {
        self.next = (self.next + 1).min(self.tokens.len() - 1);
    }

    pub fn at_end(&self) -> bool {
        *self.peek() == TokenKind::End
    }

    pub fn at_sign(&self, sign: char) -> bool {
        *self.peek() == TokenKind::Sign(sign)
    }

    /// Takes `sign` if it is next.
    pub fn accept_sign(&mut self, sign: char) -> bool {
        let found = self.at_sign(sign);
        if found {
            self.advance();
        }
        found
    }

    pub fn expect_sign(&mut self, sign: char) -> Result<(), Fault> {
        if self.accept_sign(sign) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{sign}`")))
        }
    }

    pub fn expect_end(&self) -> Result<(), Fault> {
        if self.at_end() {
            Ok(())
        } else {
            Err(Fault::new(
                self.place(),
                "unexpected text after the statement",
            ))
        }
    }

    /// Takes a name; `what` says in the message what it should have been.
    pub fn expect_name(&mut self, what: &str) -> Result<String, Fault> {
        match self.peek() {
            TokenKind::Name(name) => {
                let name = name.clone();
                self.advance();
                Ok(name)
            }
            _ => Err(self.expected(what)),
        }
    }

    pub fn expect_text(&mut self) -> Result<Vec<u8>, Fault> {
        match self.peek() {
            TokenKind::Text(text) => {
                let text = text.clone();
                self.advance();
                Ok(text)
            }
            _ => Err(self.expected("a string in double quotes")),
        }
    }

    pub fn expected(&self, what: &str) -> Fault {
        Fault::new(self.place(), format!("expected {what}"))
    }
}
