//! Reads a linker script.

use super::expression::{Expression, NoContext};
use super::lexer::{self, Token, TokenKind};
use super::script::{
    Assignment, Inputs, OutputPiece, OutputSection, Region, Script, SectionCommand, Statement,
};
use crate::toolchain::source_error::{Fault, Place};

pub(super) fn parse(text: &str) -> Result<Script, Fault> {
    let mut parser = Parser {
        tokens: lexer::tokens(text)?,
        next: 0,
    };
    let mut script = Script::default();
    while *parser.peek() != TokenKind::End {
        parser.command(&mut script)?;
    }
    Ok(script)
}

/// Walks over the tokens of a script; [`TokenKind::End`] closes them and is never passed.
pub(super) struct Parser {
    tokens: Vec<Token>,
    next: usize,
}

impl Parser {
    pub fn place(&self) -> Place {
        self.tokens[self.next].place
    }

    pub fn peek(&self) -> &TokenKind {
        &self.tokens[self.next].kind
    }

    pub fn advance(&mut self) {
        self.next = (self.next + 1).min(self.tokens.len() - 1);
    }

    pub fn accept_sign(&mut self, sign: &str) -> bool {
        let found = matches!(self.peek(), TokenKind::Sign(next) if *next == sign);
        if found {
            self.advance();
        }
        found
    }

    pub fn expect_sign(&mut self, sign: &str) -> Result<(), Fault> {
        if self.accept_sign(sign) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{sign}`")))
        }
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), TokenKind::Word(next) if next == word);
        if found {
            self.advance();
        }
        found
    }

    /// Takes a word; `what` says in the message what it should have been.
    pub fn expect_word(&mut self, what: &str) -> Result<String, Fault> {
        match self.peek() {
            TokenKind::Word(word) => {
                let word = word.clone();
                self.advance();
                Ok(word)
            }
            _ => Err(self.expected(what)),
        }
    }

    pub fn expected(&self, what: &str) -> Fault {
        Fault::new(self.place(), format!("expected {what}"))
    }

    /// One command of the script's outermost level.
    fn command(&mut self, script: &mut Script) -> Result<(), Fault> {
        let place = self.place();
        let word = self.expect_word("a command")?;
        match word.as_str() {
            "ENTRY" | "EXTERN" => {
                self.expect_sign("(")?;
                while !self.accept_sign(")") {
                    script.roots.push(self.expect_word("a symbol or `)`")?);
                }
                self.accept_sign(";");
                Ok(())
            }
            "MEMORY" => self.memory(script),
            "SECTIONS" => {
                self.expect_sign("{")?;
                while !self.accept_sign("}") {
                    let place = self.place();
                    let word = self.expect_word("a section, a symbol or `}`")?;
                    let statement = if word.starts_with('.') {
                        Statement::Section(self.section(script, word)?)
                    } else {
                        self.assignment_or_assertion(word, place)?
                    };
                    script.statements.push(statement);
                }
                Ok(())
            }
            "OUTPUT_FORMAT" => self.output_format(script),
            _ => {
                let statement = self.assignment_or_assertion(word, place)?;
                script.statements.push(statement);
                Ok(())
            }
        }
    }

    fn assignment_or_assertion(&mut self, word: String, place: Place) -> Result<Statement, Fault> {
        if word != "ASSERT" {
            return Ok(Statement::Assignment(self.assignment(word, place)?));
        }
        self.expect_sign("(")?;
        let condition = self.expression()?;
        self.expect_sign(",")?;
        let TokenKind::Text(message) = self.peek().clone() else {
            return Err(self.expected("a message in double quotes"));
        };
        self.advance();
        self.expect_sign(")")?;
        self.accept_sign(";");
        Ok(Statement::Assertion {
            condition,
            message,
            place,
        })
    }

    /// The rest of `symbol = value;`.
    fn assignment(&mut self, symbol: String, place: Place) -> Result<Assignment, Fault> {
        if !matches!(self.peek(), TokenKind::Sign("=")) {
            return Err(Fault::new(place, format!("unknown command `{symbol}`")));
        }
        self.advance();
        let value = self.expression()?;
        self.expect_sign(";")?;
        Ok(Assignment {
            symbol,
            value,
            place,
        })
    }

    /// `MEMORY { name : ORIGIN = number, LENGTH = number … }`
    fn memory(&mut self, script: &mut Script) -> Result<(), Fault> {
        self.expect_sign("{")?;
        while !self.accept_sign("}") {
            let place = self.place();
            let name = self.expect_word("a region or `}`")?;
            if script.region(&name).is_some() {
                return Err(Fault::new(
                    place,
                    format!("region `{name}` is defined twice"),
                ));
            }
            self.expect_sign(":")?;
            let origin = self.region_property("ORIGIN")?;
            self.expect_sign(",")?;
            let length = self.region_property("LENGTH")?;
            if origin + length > 0x1_0000 {
                return Err(Fault::new(
                    place,
                    format!("region `{name}` ends above $FFFF"),
                ));
            }
            script.regions.push(Region {
                place,
                name,
                origin,
                length,
            });
        }
        Ok(())
    }

    fn region_property(&mut self, name: &str) -> Result<u32, Fault> {
        if !self.accept_word(name) {
            return Err(self.expected(&format!("`{name}`")));
        }
        self.expect_sign("=")?;
        let place = self.place();
        let value = self.expression()?.evaluate(&NoContext)?;
        let value = u32::try_from(value).ok().filter(|value| *value <= 0x1_0000);
        value.ok_or_else(|| Fault::new(place, "expected a number from 0 to 0x10000"))
    }

    /// The rest of `.name (NOLOAD) : { … } >region AT>region`.
    fn section(&mut self, script: &Script, name: String) -> Result<OutputSection, Fault> {
        let no_load = self.accept_sign("(");
        if no_load {
            if !self.accept_word("NOLOAD") {
                return Err(self.expected("`NOLOAD`"));
            }
            self.expect_sign(")")?;
        }
        self.expect_sign(":")?;
        self.expect_sign("{")?;
        let mut commands = Vec::new();
        while !self.accept_sign("}") {
            commands.push(self.section_command()?);
        }
        self.expect_sign(">")?;
        let region = self.known_region(script)?;
        let load_region = if self.accept_word("AT") {
            self.expect_sign(">")?;
            Some(self.known_region(script)?)
        } else {
            None
        };
        Ok(OutputSection {
            name,
            no_load,
            commands,
            region,
            load_region,
        })
    }

    fn section_command(&mut self) -> Result<SectionCommand, Fault> {
        let place = self.place();
        let word = self.expect_word("input sections, a symbol or `}`")?;
        match word.as_str() {
            "*" => Ok(SectionCommand::Inputs(self.inputs(false)?)),
            "KEEP" => {
                self.expect_sign("(")?;
                if !self.accept_word("*") {
                    return Err(self.expected("`*`"));
                }
                let inputs = self.inputs(true)?;
                self.expect_sign(")")?;
                Ok(SectionCommand::Inputs(inputs))
            }
            "." => {
                let Assignment { value, place, .. } = self.assignment(word, place)?;
                Ok(SectionCommand::Move { value, place })
            }
            _ => Ok(SectionCommand::Assignment(self.assignment(word, place)?)),
        }
    }

    /// `(.pattern …)`, where only the last character of a pattern may be an asterisk.
    fn inputs(&mut self, keep: bool) -> Result<Inputs, Fault> {
        self.expect_sign("(")?;
        let mut patterns = Vec::new();
        while !self.accept_sign(")") {
            let place = self.place();
            let pattern = self.expect_word("a section pattern or `)`")?;
            let asterisk = pattern.find('*');
            if !pattern.starts_with('.') || asterisk.is_some_and(|at| at + 1 != pattern.len()) {
                let message = format!("the section pattern `{pattern}` is not supported");
                return Err(Fault::new(place, message));
            }
            patterns.push(pattern);
        }
        Ok(Inputs { patterns, keep })
    }

    fn known_region(&mut self, script: &Script) -> Result<usize, Fault> {
        let place = self.place();
        let name = self.expect_word("a region")?;
        script
            .region(&name)
            .ok_or_else(|| Fault::new(place, format!("`{name}` is no region of MEMORY")))
    }

    /// `OUTPUT_FORMAT { SHORT(value) TRIM(region) … }`
    fn output_format(&mut self, script: &mut Script) -> Result<(), Fault> {
        self.expect_sign("{")?;
        while !self.accept_sign("}") {
            let place = self.place();
            let word = self.expect_word("BYTE, SHORT, TRIM or `}`")?;
            self.expect_sign("(")?;
            let piece = match word.as_str() {
                "BYTE" => self.output_number(1, place)?,
                "SHORT" => self.output_number(2, place)?,
                "TRIM" => OutputPiece::Trim {
                    region: self.known_region(script)?,
                },
                _ => return Err(Fault::new(place, "expected BYTE, SHORT or TRIM")),
            };
            self.expect_sign(")")?;
            script.output.push(piece);
        }
        Ok(())
    }

    fn output_number(&mut self, size: usize, place: Place) -> Result<OutputPiece, Fault> {
        let value: Expression = self.expression()?;
        Ok(OutputPiece::Number { value, size, place })
    }
}
