//! Fills addresses into the sections' bytes, as `lld/ELF/Arch/MOS.cpp` does.

use super::addresses::Addresses;
use super::error::LinkError;
use super::layout::Layout;
use super::resolve::SymbolIndex;
use crate::toolchain::object::{Object, Relocation, RelocationKind};

/// The bytes of a placed section with all relocations done.
pub(super) fn relocated_bytes(
    objects: &[Object],
    (object, section): (usize, usize),
    layout: &Layout,
    addresses: &Addresses,
) -> Result<Vec<u8>, LinkError> {
    let contents = &objects[object].sections[section];
    let base = i64::from(layout.address(object, section).unwrap_or_default());
    let mut bytes = contents.bytes.clone();
    for relocation in &contents.relocations {
        let index = SymbolIndex {
            object,
            symbol: relocation.symbol,
        };
        let complain = |value: i64, range| {
            let object = &objects[object];
            let symbol = &object.symbols[relocation.symbol].name;
            let message = format!("`{symbol}` gives {value} here, which is not in {range}");
            LinkError::Range(object.complaint(relocation.place, message))
        };
        // Undefined symbols were reported when the needed sections were marked.
        let symbol = addresses.of_symbol(index).unwrap_or_default();
        let target = symbol.saturating_add(relocation.addend);
        let place = base + i64::from(relocation.offset);
        let field =
            field(relocation, target, place).map_err(|(value, range)| complain(value, range))?;
        let start = relocation.offset as usize;
        let size = relocation.kind.size();
        bytes[start..start + size].copy_from_slice(&field.to_le_bytes()[..size]);
    }
    Ok(bytes)
}

/// What to write for an address `target` at `place`; else the value that does not fit its range.
fn field(relocation: &Relocation, target: i64, place: i64) -> Result<i64, (i64, &'static str)> {
    let within = |value: i64, lowest: i64, highest: i64, range| {
        if (lowest..=highest).contains(&value) {
            Ok(value)
        } else {
            Err((value, range))
        }
    };
    match relocation.kind {
        RelocationKind::Imm8 => within(target, -128, 255, "−128 to 255"),
        RelocationKind::Addr8 => within(target & 0xFFFF, 0, 255, "the zero page, 0 to 255"),
        RelocationKind::Pcrel8 => {
            within(target.saturating_sub(place + 1), -128, 127, "−128 to 127")
        }
        RelocationKind::Data4 => within(target, -0x8000_0000, 0xFFFF_FFFF, "32 bits"),
        // A table's address less its first index may lie below 0, or be written modulo 65536.
        RelocationKind::Addr16 | RelocationKind::Addr16Low | RelocationKind::Addr16High => {
            let value = within(target, -0xFFFF, 0x1_FFFF, "16 bits")?;
            Ok(match relocation.kind {
                RelocationKind::Addr16High => value >> 8,
                _ => value,
            })
        }
    }
}
