//! Reads directives.

use super::cursor::Cursor;
use super::expression::{self, Value};
use super::lexer::TokenKind;
use super::number::{does_not_fit, little_endian};
use super::operand::Part;
use super::section::{self, ItemKind};
use super::statement::Assembly;
use super::symbols::SymbolTable;
use crate::toolchain::object::SectionFlags;
use crate::toolchain::source_error::{Fault, Place};

/// The largest `.p2align`: 16,384 bytes, a VIC bank.
const MAXIMUM_ALIGNMENT: i64 = 14;

/// The opcode of `nop`, which fills gaps between instructions as llvm-mc does.
const NOP: u8 = 0xEA;

/// Reads the rest of a line that begins with the directive `name`.
pub(super) fn read(
    assembly: &mut Assembly,
    name: &str,
    place: Place,
    cursor: &mut Cursor,
) -> Result<(), Fault> {
    match name {
        ".text" | ".data" | ".bss" => {
            cursor.expect_end()?;
            let flags = section::standard(name).unwrap_or_default();
            assembly.enter_section(name, flags, place)
        }
        ".section" => enter_named_section(assembly, cursor),
        ".globl" => declare(assembly, cursor, Declaration::Global),
        ".zeropage" => declare(assembly, cursor, Declaration::ZeroPage),
        ".set" => {
            let place = cursor.place();
            let name = cursor.expect_name("a symbol")?;
            cursor.expect_sign(',')?;
            assembly.assign(&name, place, cursor)
        }
        ".byte" => data(assembly, cursor, 1),
        ".short" => data(assembly, cursor, 2),
        ".long" => data(assembly, cursor, 4),
        ".ascii" => text(assembly, cursor, false),
        ".asciz" => text(assembly, cursor, true),
        ".zero" => fill(assembly, place, cursor),
        ".p2align" => align(assembly, place, cursor),
        ".type" => symbol_type(cursor),
        ".size" => symbol_size(assembly, cursor),
        ".file" | ".ident" => {
            cursor.expect_text()?;
            cursor.expect_end()
        }
        ".addrsig" => cursor.expect_end(),
        ".addrsig_sym" => {
            cursor.expect_name("a symbol")?;
            cursor.expect_end()
        }
        _ => Err(Fault::new(place, format!("unknown directive `{name}`"))),
    }
}

/// `.section name, "flags", @type`; llvm-mc's defaults by name are not repeated here.
fn enter_named_section(assembly: &mut Assembly, cursor: &mut Cursor) -> Result<(), Fault> {
    let place = cursor.place();
    let name = match cursor.peek().clone() {
        TokenKind::Text(text) => {
            cursor.advance();
            String::from_utf8_lossy(&text).into_owned()
        }
        _ => cursor.expect_name("a section name")?,
    };
    cursor.expect_sign(',')?;
    let flags_place = cursor.place();
    let mut flags = SectionFlags::default();
    let mut mergeable = false;
    for letter in cursor.expect_text()? {
        match letter {
            b'a' => flags.allocated = true,
            b'w' => flags.writable = true,
            b'x' => flags.executable = true,
            b'z' => flags.zero_page = true,
            b'M' => mergeable = true,
            b'S' => {}
            _ => {
                let message = format!("unknown section flag `{}`", letter.escape_ascii());
                return Err(Fault::new(flags_place, message));
            }
        }
    }
    flags.zero_page |= section::is_zero_page_name(&name);
    cursor.expect_sign(',')?;
    cursor.expect_sign('@')?;
    let type_place = cursor.place();
    flags.without_contents = match cursor.expect_name("`progbits` or `nobits`")?.as_str() {
        "progbits" => false,
        "nobits" => true,
        _ => return Err(Fault::new(type_place, "expected `progbits` or `nobits`")),
    };
    if mergeable {
        // The size of an entry: equal entries are not joined, so it does not matter.
        cursor.expect_sign(',')?;
        expression::parse_constant(cursor, &mut assembly.symbols)?;
    }
    cursor.expect_end()?;
    assembly.enter_section(&name, flags, place)
}

#[derive(Clone, Copy)]
enum Declaration {
    Global,
    ZeroPage,
}

fn declare(
    assembly: &mut Assembly,
    cursor: &mut Cursor,
    declaration: Declaration,
) -> Result<(), Fault> {
    loop {
        let place = cursor.place();
        let name = cursor.expect_name("a symbol")?;
        match declaration {
            Declaration::Global => assembly.symbols.declare_global(&name, place)?,
            Declaration::ZeroPage => assembly.symbols.declare_zero_page(&name, place)?,
        }
        if !cursor.accept_sign(',') {
            return cursor.expect_end();
        }
    }
}

fn data(assembly: &mut Assembly, cursor: &mut Cursor, size: u32) -> Result<(), Fault> {
    loop {
        let place = cursor.place();
        let value = expression::parse(cursor, &mut assembly.symbols)?;
        let part = if cursor.at_sign('@') {
            expect_address(cursor, &assembly.symbols, value, place)?;
            cursor.advance();
            part(cursor, size)?
        } else {
            Part::Whole
        };
        match value.as_constant() {
            Some(number) => {
                let bytes =
                    little_endian(number, size).ok_or_else(|| does_not_fit(place, number, size))?;
                assembly.push(place, ItemKind::Bytes(bytes));
            }
            None => assembly.push(place, ItemKind::Datum { value, part, size }),
        }
        if !cursor.accept_sign(',') {
            return cursor.expect_end();
        }
    }
}

/// Refuses `@` behind anything but an address. llvm-mc joins it to the name before it, if there is one.
fn expect_address(
    cursor: &Cursor,
    symbols: &SymbolTable,
    value: Value,
    place: Place,
) -> Result<(), Fault> {
    let behind_constant =
        matches!(cursor.previous(), Some(TokenKind::Name(name)) if symbols.is_constant(name));
    if behind_constant || value.plus.is_none() || value.minus.is_some() {
        let message = "`@` picks a byte of an address, not of a number";
        return Err(Fault::new(place, message));
    }
    Ok(())
}

fn part(cursor: &mut Cursor, size: u32) -> Result<Part, Fault> {
    let place = cursor.place();
    match (cursor.expect_name("mos16lo or mos16hi")?.as_str(), size) {
        ("mos16lo", 1) => Ok(Part::Low),
        ("mos16hi", 1) => Ok(Part::High),
        _ => Err(Fault::new(
            place,
            "only `.byte` takes @mos16lo and @mos16hi",
        )),
    }
}

fn text(assembly: &mut Assembly, cursor: &mut Cursor, terminated: bool) -> Result<(), Fault> {
    loop {
        let place = cursor.place();
        let mut bytes = cursor.expect_text()?;
        if terminated {
            bytes.push(0);
        }
        assembly.push(place, ItemKind::Bytes(bytes));
        if !cursor.accept_sign(',') {
            return cursor.expect_end();
        }
    }
}

/// `.zero count` or `.zero count, byte`.
fn fill(assembly: &mut Assembly, place: Place, cursor: &mut Cursor) -> Result<(), Fault> {
    let count_place = cursor.place();
    let count = expression::parse_constant(cursor, &mut assembly.symbols)?;
    let count = u16::try_from(count)
        .map_err(|_| Fault::new(count_place, "expected a count from 0 to 65535"))?;
    let byte = optional_byte(assembly, cursor)?.unwrap_or(0);
    cursor.expect_end()?;
    let count = u32::from(count);
    assembly.push(place, ItemKind::Fill { count, byte });
    Ok(())
}

/// `.p2align power` or `.p2align power, byte`.
fn align(assembly: &mut Assembly, place: Place, cursor: &mut Cursor) -> Result<(), Fault> {
    let power_place = cursor.place();
    let power = expression::parse_constant(cursor, &mut assembly.symbols)?;
    if !(0..=MAXIMUM_ALIGNMENT).contains(&power) {
        let message = format!("expected a power of two from 0 to {MAXIMUM_ALIGNMENT}");
        return Err(Fault::new(power_place, message));
    }
    let usual = if assembly.current_flags().executable {
        NOP
    } else {
        0
    };
    let byte = optional_byte(assembly, cursor)?.unwrap_or(usual);
    cursor.expect_end()?;
    let boundary = 1 << power;
    assembly.push(place, ItemKind::Align { boundary, byte });
    Ok(())
}

fn optional_byte(assembly: &mut Assembly, cursor: &mut Cursor) -> Result<Option<u8>, Fault> {
    if !cursor.accept_sign(',') {
        return Ok(None);
    }
    let place = cursor.place();
    let number = expression::parse_constant(cursor, &mut assembly.symbols)?;
    match u8::try_from(number) {
        Ok(byte) => Ok(Some(byte)),
        Err(_) => Err(does_not_fit(place, number, 1)),
    }
}

/// `.type symbol, @function` or `@object`: said to debuggers only.
fn symbol_type(cursor: &mut Cursor) -> Result<(), Fault> {
    cursor.expect_name("a symbol")?;
    cursor.expect_sign(',')?;
    cursor.expect_sign('@')?;
    let place = cursor.place();
    match cursor.expect_name("`function` or `object`")?.as_str() {
        "function" | "object" => cursor.expect_end(),
        _ => Err(Fault::new(place, "expected `function` or `object`")),
    }
}

/// `.size symbol, size`: said to debuggers only.
fn symbol_size(assembly: &mut Assembly, cursor: &mut Cursor) -> Result<(), Fault> {
    cursor.expect_name("a symbol")?;
    cursor.expect_sign(',')?;
    expression::parse(cursor, &mut assembly.symbols)?;
    cursor.expect_end()
}
