//! Expressions: a number, or a symbol (or the difference of two) plus a number.
//!
//! Precedence is llvm-mc's, which is GNU's: `* / << >>` bind tightest, then `& | ^`, then `+ -`.

use super::cursor::Cursor;
use super::lexer::TokenKind;
use super::symbols::{SymbolId, SymbolTable};
use crate::toolchain::source_error::{Fault, Place};

/// How deep parentheses and signs may nest; a limit only so that no input exhausts the stack.
const MAXIMUM_DEPTH: u32 = 64;

/// `plus - minus + number`, where symbols may be absent.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Value {
    pub plus: Option<SymbolId>,
    pub minus: Option<SymbolId>,
    pub number: i64,
}

impl Value {
    pub fn constant(number: i64) -> Self {
        Self {
            number,
            ..Self::default()
        }
    }

    /// The number, when no symbol is involved.
    pub fn as_constant(self) -> Option<i64> {
        match self {
            Self {
                plus: None,
                minus: None,
                number,
            } => Some(number),
            _ => None,
        }
    }
}

/// Reads an expression as far as it goes.
pub(super) fn parse(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<Value, Fault> {
    sum(cursor, symbols, MAXIMUM_DEPTH)
}

/// Reads an expression that must be a number by now.
pub(super) fn parse_constant(cursor: &mut Cursor, symbols: &mut SymbolTable) -> Result<i64, Fault> {
    let place = cursor.place();
    parse(cursor, symbols)?
        .as_constant()
        .ok_or_else(|| Fault::new(place, "this must be a number that is known here"))
}

fn sum(cursor: &mut Cursor, symbols: &mut SymbolTable, depth: u32) -> Result<Value, Fault> {
    let mut left = bits(cursor, symbols, depth)?;
    loop {
        let place = cursor.place();
        let negative = match cursor.peek() {
            TokenKind::Sign('+') => false,
            TokenKind::Sign('-') => true,
            _ => return Ok(left),
        };
        cursor.advance();
        let mut right = bits(cursor, symbols, depth)?;
        if negative {
            right = negate(right, place)?;
        }
        left = add(left, right, place)?;
    }
}

fn bits(cursor: &mut Cursor, symbols: &mut SymbolTable, depth: u32) -> Result<Value, Fault> {
    let mut left = product(cursor, symbols, depth)?;
    loop {
        let place = cursor.place();
        let TokenKind::Sign(sign @ ('&' | '|' | '^')) = *cursor.peek() else {
            return Ok(left);
        };
        cursor.advance();
        let right = product(cursor, symbols, depth)?;
        let (a, b) = numbers(left, right, place)?;
        left = Value::constant(match sign {
            '&' => a & b,
            '|' => a | b,
            _ => a ^ b,
        });
    }
}

fn product(cursor: &mut Cursor, symbols: &mut SymbolTable, depth: u32) -> Result<Value, Fault> {
    let mut left = primary(cursor, symbols, depth)?;
    loop {
        let place = cursor.place();
        let operator = cursor.peek().clone();
        if !matches!(
            operator,
            TokenKind::Sign('*' | '/') | TokenKind::ShiftLeft | TokenKind::ShiftRight
        ) {
            return Ok(left);
        }
        cursor.advance();
        let right = primary(cursor, symbols, depth)?;
        let (a, b) = numbers(left, right, place)?;
        let shift = u32::try_from(b).ok();
        let result = match operator {
            TokenKind::Sign('*') => a.checked_mul(b),
            TokenKind::Sign(_) if b == 0 => return Err(Fault::new(place, "division by zero")),
            TokenKind::Sign(_) => a.checked_div(b),
            TokenKind::ShiftLeft => shift.and_then(|b| a.checked_shl(b)),
            _ => shift.and_then(|b| a.checked_shr(b)),
        };
        left = Value::constant(result.ok_or_else(|| too_large(place))?);
    }
}

fn primary(cursor: &mut Cursor, symbols: &mut SymbolTable, depth: u32) -> Result<Value, Fault> {
    let place = cursor.place();
    let Some(depth) = depth.checked_sub(1) else {
        return Err(Fault::new(place, "this expression is nested too deeply"));
    };
    match cursor.peek().clone() {
        TokenKind::Number(number) => {
            cursor.advance();
            Ok(Value::constant(number))
        }
        TokenKind::Name(name) => {
            cursor.advance();
            symbols.reference(&name, place)
        }
        TokenKind::Sign('(') => {
            cursor.advance();
            let value = sum(cursor, symbols, depth)?;
            cursor.expect_sign(')')?;
            Ok(value)
        }
        TokenKind::Sign('-') => {
            cursor.advance();
            negate(primary(cursor, symbols, depth)?, place)
        }
        TokenKind::Sign('~') => {
            cursor.advance();
            let value = primary(cursor, symbols, depth)?;
            match value.as_constant() {
                Some(number) => Ok(Value::constant(!number)),
                None => Err(needs_number(place)),
            }
        }
        _ => Err(cursor.expected("a number or a symbol")),
    }
}

fn numbers(left: Value, right: Value, place: Place) -> Result<(i64, i64), Fault> {
    left.as_constant()
        .zip(right.as_constant())
        .ok_or_else(|| needs_number(place))
}

fn negate(value: Value, place: Place) -> Result<Value, Fault> {
    Ok(Value {
        plus: value.minus,
        minus: value.plus,
        number: value.number.checked_neg().ok_or_else(|| too_large(place))?,
    })
}

fn add(left: Value, right: Value, place: Place) -> Result<Value, Fault> {
    let one_of = |a: Option<SymbolId>, b: Option<SymbolId>| match (a, b) {
        (Some(_), Some(_)) => Err(Fault::new(place, "the sum of two addresses means nothing")),
        _ => Ok(a.or(b)),
    };
    Ok(Value {
        plus: one_of(left.plus, right.plus)?,
        minus: one_of(left.minus, right.minus)?,
        number: left
            .number
            .checked_add(right.number)
            .ok_or_else(|| too_large(place))?,
    })
}

fn needs_number(place: Place) -> Fault {
    Fault::new(place, "only + and - work on addresses")
}

fn too_large(place: Place) -> Fault {
    Fault::new(place, "the result does not fit 64 bits")
}
