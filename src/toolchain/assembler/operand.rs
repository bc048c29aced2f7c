//! Reads the operand of an instruction.

use super::cursor::Cursor;
use super::expression::{self, Value};
use super::lexer::TokenKind;
use super::opcodes::{Instruction, Mode};
use super::symbols::SymbolTable;
use crate::toolchain::source_error::Fault;

/// An operand as it is written; which mode an address takes is decided once all symbols are known.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    None,
    Immediate {
        value: Value,
        part: Part,
    },
    /// A mode that the way of writing settles.
    Fixed {
        value: Value,
        mode: Mode,
    },
    /// An address in the zero page, if `zero_page` can be had, else anywhere.
    Address {
        value: Value,
        zero_page: Mode,
        absolute: Mode,
        /// Written `<address` or `mos8(address)`: the zero page is asked for.
        forced: bool,
    },
}

/// Which byte of a value is meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Part {
    Whole,
    Low,
    High,
}

/// Reads what follows the mnemonic up to the end of the line.
pub(super) fn parse(
    cursor: &mut Cursor,
    symbols: &mut SymbolTable,
    instruction: &Instruction,
) -> Result<Operand, Fault> {
    let operand = match cursor.peek() {
        TokenKind::End => Operand::None,
        TokenKind::Name(name) if name == "a" && instruction.has(Mode::Accumulator) => {
            cursor.advance();
            Operand::None
        }
        TokenKind::Sign('#') => {
            cursor.advance();
            immediate(cursor, symbols)?
        }
        TokenKind::Sign('(') => {
            cursor.advance();
            indirect(cursor, symbols)?
        }
        _ if instruction.has(Mode::Relative) => Operand::Fixed {
            value: expression::parse(cursor, symbols)?,
            mode: Mode::Relative,
        },
        _ => address(cursor, symbols)?,
    };
    cursor.expect_end()?;
    Ok(operand)
}

fn immediate(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<Operand, Fault> {
    let part = if cursor.accept_sign('<') {
        Part::Low
    } else if cursor.accept_sign('>') {
        Part::High
    } else {
        match modifier(cursor) {
            None => Part::Whole,
            Some("mos8") => return modified(cursor, symbols, Part::Whole),
            Some("mos16lo") => return modified(cursor, symbols, Part::Low),
            Some("mos16hi") => return modified(cursor, symbols, Part::High),
            Some(_) => return Err(cursor.expected("mos8(…), mos16lo(…) or mos16hi(…)")),
        }
    };
    let value = expression::parse(cursor, symbols)?;
    Ok(Operand::Immediate { value, part })
}

fn modified(cursor: &mut Cursor, symbols: &mut SymbolTable, part: Part) -> Result<Operand, Fault> {
    let value = in_parentheses(cursor, symbols)?;
    Ok(Operand::Immediate { value, part })
}

/// The rest of an operand that opens with a parenthesis.
fn indirect(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<Operand, Fault> {
    let (value, forced) = zero_page_or_plain(cursor, symbols)?;
    let mode = if cursor.accept_sign(',') {
        expect_index(cursor, "x")?;
        cursor.expect_sign(')')?;
        Mode::IndexedIndirect
    } else {
        cursor.expect_sign(')')?;
        if cursor.accept_sign(',') {
            expect_index(cursor, "y")?;
            Mode::IndirectIndexed
        } else if forced {
            return Err(cursor.expected("`,y`"));
        } else {
            Mode::Indirect
        }
    };
    Ok(Operand::Fixed { value, mode })
}

fn address(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<Operand, Fault> {
    let (value, forced) = zero_page_or_plain(cursor, symbols)?;
    let (zero_page, absolute) = if !cursor.accept_sign(',') {
        (Mode::ZeroPage, Mode::Absolute)
    } else if *cursor.peek() == TokenKind::Name("x".to_owned()) {
        cursor.advance();
        (Mode::ZeroPageX, Mode::AbsoluteX)
    } else {
        expect_index(cursor, "y")?;
        (Mode::ZeroPageY, Mode::AbsoluteY)
    };
    Ok(Operand::Address {
        value,
        zero_page,
        absolute,
        forced,
    })
}

/// An address, and whether it was written `<address` or `mos8(address)`.
fn zero_page_or_plain(
    cursor: &mut Cursor,
    symbols: &mut SymbolTable,
) -> Result<(Value, bool), Fault> {
    if cursor.accept_sign('<') {
        return Ok((expression::parse(cursor, symbols)?, true));
    }
    match modifier(cursor) {
        None => Ok((expression::parse(cursor, symbols)?, false)),
        Some("mos8") => Ok((in_parentheses(cursor, symbols)?, true)),
        Some(_) => Err(cursor.expected("mos8(…) or an address")),
    }
}

/// The modifier that comes next, if one does: a name with a parenthesis behind it.
fn modifier(cursor: &Cursor) -> Option<&str> {
    match (cursor.peek(), cursor.peek_second()) {
        (TokenKind::Name(name), TokenKind::Sign('(')) => Some(name),
        _ => None,
    }
}

fn in_parentheses(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<Value, Fault> {
    cursor.advance();
    cursor.expect_sign('(')?;
    let value = expression::parse(cursor, symbols)?;
    cursor.expect_sign(')')?;
    Ok(value)
}

fn expect_index(cursor: &mut Cursor, register: &str) -> Result<(), Fault> {
    match cursor.peek() {
        TokenKind::Name(name) if name == register => {
            cursor.advance();
            Ok(())
        }
        _ => Err(cursor.expected(&format!("`{register}`"))),
    }
}
