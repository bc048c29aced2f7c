//! Expressions of a linker script.

use super::lexer::TokenKind;
use super::parser::Parser;
use crate::toolchain::source_error::{Fault, Place};

/// How deep an expression may nest; a limit only so that no input exhausts the stack.
const MAXIMUM_DEPTH: u32 = 64;

#[derive(Debug)]
pub(super) enum Expression {
    Number(i64),
    Symbol(String, Place),
    /// `.`: the address reached.
    Dot(Place),
    /// `ALIGN(boundary)`: the next multiple from `.` on.
    Align(Box<Expression>, Place),
    /// `ORIGIN(name)` and its kind.
    Property(Property, String, Place),
    Not(Box<Expression>),
    Negative(Box<Expression>, Place),
    Binary(&'static str, Box<Expression>, Box<Expression>, Place),
}

/// What can be asked of a region or an output section.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Property {
    Origin,
    Length,
    Address,
    LoadAddress,
    Size,
}

/// What an expression can refer to.
pub(super) trait Context {
    fn symbol(&self, name: &str) -> Option<i64>;
    fn dot(&self) -> Option<i64>;
    fn property(&self, property: Property, name: &str) -> Option<i64>;
}

/// For expressions of numbers only.
pub(super) struct NoContext;

impl Context for NoContext {
    fn symbol(&self, _: &str) -> Option<i64> {
        None
    }

    fn dot(&self) -> Option<i64> {
        None
    }

    fn property(&self, _: Property, _: &str) -> Option<i64> {
        None
    }
}

impl Expression {
    pub fn evaluate(&self, context: &dyn Context) -> Result<i64, Fault> {
        let unknown =
            |place: &Place, what: String| Fault::new(*place, format!("{what} is not known here"));
        match self {
            Self::Number(number) => Ok(*number),
            Self::Symbol(name, place) => context
                .symbol(name)
                .ok_or_else(|| unknown(place, format!("`{name}`"))),
            Self::Dot(place) => context
                .dot()
                .ok_or_else(|| unknown(place, "`.`".to_owned())),
            Self::Property(property, name, place) => context
                .property(*property, name)
                .ok_or_else(|| unknown(place, format!("`{name}`"))),
            Self::Align(boundary, place) => {
                let dot = context
                    .dot()
                    .ok_or_else(|| unknown(place, "`.`".to_owned()))?;
                let boundary = boundary.evaluate(context)?;
                if !(1..=0x1_0000).contains(&boundary) || !(boundary as u64).is_power_of_two() {
                    return Err(Fault::new(*place, "expected a power of two up to 0x10000"));
                }
                Ok((dot + boundary - 1) & !(boundary - 1))
            }
            Self::Not(operand) => Ok(!operand.evaluate(context)?),
            Self::Negative(operand, place) => operand
                .evaluate(context)?
                .checked_neg()
                .ok_or_else(|| too_large(*place)),
            Self::Binary(sign, left, right, place) => {
                let left = left.evaluate(context)?;
                let right = right.evaluate(context)?;
                binary(sign, left, right, *place)
            }
        }
    }

    /// Calls `each` with every symbol the expression names.
    pub fn for_each_symbol(&self, each: &mut dyn FnMut(&str)) {
        match self {
            Self::Symbol(name, _) => each(name),
            Self::Align(operand, _) | Self::Not(operand) | Self::Negative(operand, _) => {
                operand.for_each_symbol(each);
            }
            Self::Binary(_, left, right, _) => {
                left.for_each_symbol(each);
                right.for_each_symbol(each);
            }
            Self::Number(_) | Self::Dot(_) | Self::Property(..) => {}
        }
    }
}

fn binary(sign: &str, left: i64, right: i64, place: Place) -> Result<i64, Fault> {
    let shift = u32::try_from(right).ok();
    let result = match sign {
        "+" => left.checked_add(right),
        "-" => left.checked_sub(right),
        "*" => left.checked_mul(right),
        "/" if right == 0 => return Err(Fault::new(place, "division by zero")),
        "/" => left.checked_div(right),
        "<<" => shift.and_then(|shift| left.checked_shl(shift)),
        ">>" => shift.and_then(|shift| left.checked_shr(shift)),
        "&" => Some(left & right),
        "|" => Some(left | right),
        "<" => Some(i64::from(left < right)),
        ">" => Some(i64::from(left > right)),
        "<=" => Some(i64::from(left <= right)),
        ">=" => Some(i64::from(left >= right)),
        "==" => Some(i64::from(left == right)),
        "!=" => Some(i64::from(left != right)),
        "&&" => Some(i64::from(left != 0 && right != 0)),
        _ => Some(i64::from(left != 0 || right != 0)),
    };
    result.ok_or_else(|| too_large(place))
}

fn too_large(place: Place) -> Fault {
    Fault::new(place, "the result does not fit 64 bits")
}

/// How tightly a sign binds, as in C; 0 for what is no operator.
fn precedence(sign: &str) -> u32 {
    match sign {
        "*" | "/" => 8,
        "+" | "-" => 7,
        "<<" | ">>" => 6,
        "<" | ">" | "<=" | ">=" => 5,
        "==" | "!=" => 4,
        "&" => 3,
        "|" => 2,
        "&&" | "||" => 1,
        _ => 0,
    }
}

impl Parser {
    /// Reads an expression.
    pub fn expression(&mut self) -> Result<Expression, Fault> {
        self.operation(1, MAXIMUM_DEPTH)
    }

    fn operation(&mut self, minimum: u32, depth: u32) -> Result<Expression, Fault> {
        let mut left = self.primary(depth)?;
        loop {
            let place = self.place();
            let sign = match self.peek() {
                TokenKind::Sign(sign) => sign,
                // A lone asterisk is a word, because patterns begin with it.
                TokenKind::Word(word) if word == "*" => "*",
                _ => return Ok(left),
            };
            let binding = precedence(sign);
            if binding < minimum {
                return Ok(left);
            }
            self.advance();
            let right = self.operation(binding + 1, self.deeper(depth)?)?;
            left = Expression::Binary(sign, Box::new(left), Box::new(right), place);
        }
    }

    fn primary(&mut self, depth: u32) -> Result<Expression, Fault> {
        let depth = self.deeper(depth)?;
        let place = self.place();
        match self.peek().clone() {
            TokenKind::Number(number) => {
                self.advance();
                Ok(Expression::Number(number))
            }
            TokenKind::Sign("(") => {
                self.advance();
                let inner = self.operation(1, depth)?;
                self.expect_sign(")")?;
                Ok(inner)
            }
            TokenKind::Sign("-") => {
                self.advance();
                Ok(Expression::Negative(Box::new(self.primary(depth)?), place))
            }
            TokenKind::Sign("~") => {
                self.advance();
                Ok(Expression::Not(Box::new(self.primary(depth)?)))
            }
            TokenKind::Word(word) if word == "." => {
                self.advance();
                Ok(Expression::Dot(place))
            }
            TokenKind::Word(word) => {
                self.advance();
                let property = match word.as_str() {
                    "ORIGIN" => Property::Origin,
                    "LENGTH" => Property::Length,
                    "ADDR" => Property::Address,
                    "LOADADDR" => Property::LoadAddress,
                    "SIZEOF" => Property::Size,
                    "ALIGN" => {
                        self.expect_sign("(")?;
                        let boundary = self.operation(1, depth)?;
                        self.expect_sign(")")?;
                        return Ok(Expression::Align(Box::new(boundary), place));
                    }
                    _ => return Ok(Expression::Symbol(word, place)),
                };
                self.expect_sign("(")?;
                let name = self.expect_word("a name")?;
                self.expect_sign(")")?;
                Ok(Expression::Property(property, name, place))
            }
            _ => Err(self.expected("a number or a symbol")),
        }
    }

    fn deeper(&self, depth: u32) -> Result<u32, Fault> {
        depth
            .checked_sub(1)
            .ok_or_else(|| Fault::new(self.place(), "this expression is nested too deeply"))
    }
}
