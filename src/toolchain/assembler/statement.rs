//! Reads statements one by one and collects what they say.

use super::cursor::Cursor;
use super::directive;
use super::encode;
use super::expression::{self, Value};
use super::lexer::{self, TokenKind};
use super::opcodes::Instruction;
use super::operand;
use super::section::{self, Item, ItemKind, SectionBuilder};
use super::symbols::{Meaning, SymbolTable};
use crate::toolchain::object::{Object, SectionFlags};
use crate::toolchain::source_error::{Fault, Place};

/// One file while it is being read.
#[derive(Debug)]
pub(super) struct Assembly {
    pub symbols: SymbolTable,
    pub sections: Vec<SectionBuilder>,
    current: usize,
}

impl Assembly {
    /// Sources begin in `.text`, as with llvm-mc.
    pub fn new() -> Self {
        let mut assembly = Self {
            symbols: SymbolTable::default(),
            sections: Vec::new(),
            current: 0,
        };
        assembly.sections.push(SectionBuilder {
            name: ".text".to_owned(),
            flags: section::standard(".text").unwrap_or_default(),
            items: Vec::new(),
        });
        assembly
    }

    /// Reads labels, then at most one directive, assignment or instruction.
    pub fn read_line(&mut self, number: u32, text: &str) -> Result<(), Fault> {
        let mut cursor = Cursor::new(lexer::tokens(number, text)?);
        while matches!(cursor.peek_second(), TokenKind::Sign(':')) {
            let place = cursor.place();
            let name = cursor.expect_name("a label")?;
            cursor.advance();
            let meaning = Meaning::Label {
                section: self.current,
                item: self.sections[self.current].items.len(),
            };
            self.symbols.define(&name, meaning, place)?;
        }
        if cursor.at_end() {
            return Ok(());
        }
        let place = cursor.place();
        let name = cursor.expect_name("a label, an instruction or a directive")?;
        if cursor.accept_sign('=') {
            self.assign(&name, place, &mut cursor)
        } else if name.starts_with('.') {
            directive::read(self, &name, place, &mut cursor)
        } else {
            self.instruction(&name, place, &mut cursor)
        }
    }

    /// Makes the object once every line is read.
    pub fn finish(self, file_name: &str, source: &str) -> Result<Object, Fault> {
        encode::encode(file_name, source, &self.symbols, &self.sections)
    }

    /// Makes `name` the section that what follows goes into.
    pub fn enter_section(
        &mut self,
        name: &str,
        flags: SectionFlags,
        place: Place,
    ) -> Result<(), Fault> {
        let known = self.sections.iter().position(|s| s.name == name);
        self.current = match known {
            Some(index) if self.sections[index].flags != flags => {
                let message = format!("`{name}` was declared with other flags before");
                return Err(Fault::new(place, message));
            }
            Some(index) => index,
            None => {
                self.sections.push(SectionBuilder {
                    name: name.to_owned(),
                    flags,
                    items: Vec::new(),
                });
                self.sections.len() - 1
            }
        };
        Ok(())
    }

    pub fn current_flags(&self) -> SectionFlags {
        self.sections[self.current].flags
    }

    pub fn push(&mut self, place: Place, kind: ItemKind) {
        self.sections[self.current].items.push(Item { place, kind });
    }

    /// The rest of `name = value` or `.set name, value`.
    pub fn assign(&mut self, name: &str, place: Place, cursor: &mut Cursor) -> Result<(), Fault> {
        let value_place = cursor.place();
        let value = expression::parse(cursor, &mut self.symbols)?;
        cursor.expect_end()?;
        let meaning = match value {
            Value {
                plus: None,
                minus: None,
                number,
            } => Meaning::Constant(number),
            Value {
                plus: Some(target),
                minus: None,
                number: offset @ -0xFFFF..=0xFFFF,
            } => Meaning::Alias { target, offset },
            _ => {
                return Err(Fault::new(
                    value_place,
                    "a symbol can be a number, or a label and a small number",
                ));
            }
        };
        self.symbols.define(name, meaning, place)
    }

    fn instruction(
        &mut self,
        mnemonic: &str,
        place: Place,
        cursor: &mut Cursor,
    ) -> Result<(), Fault> {
        let Some(instruction) = Instruction::named(mnemonic) else {
            return Err(Fault::new(
                place,
                format!("unknown instruction `{mnemonic}`"),
            ));
        };
        let operand_place = cursor.place();
        let operand = operand::parse(cursor, &mut self.symbols, instruction)?;
        self.push(
            operand_place,
            ItemKind::Instruction {
                instruction,
                operand,
            },
        );
        Ok(())
    }
}
