//! A section while its file is being read.

use super::expression::Value;
use super::opcodes::Instruction;
use super::operand::{Operand, Part};
use crate::toolchain::object::SectionFlags;
use crate::toolchain::source_error::Place;

/// A section and what was put into it so far.
#[derive(Debug)]
pub(super) struct SectionBuilder {
    pub name: String,
    pub flags: SectionFlags,
    pub items: Vec<Item>,
}

/// A piece of a section, with where it was written.
#[derive(Debug)]
pub(super) struct Item {
    pub place: Place,
    pub kind: ItemKind,
}

#[derive(Debug)]
pub(super) enum ItemKind {
    Bytes(Vec<u8>),
    /// `size` bytes (1, 2 or 4) of a value, low byte first.
    Datum {
        value: Value,
        part: Part,
        size: u32,
    },
    /// `count` times the same byte.
    Fill {
        count: u32,
        byte: u8,
    },
    /// As many bytes as it takes to reach a multiple of `boundary`, a power of two.
    Align {
        boundary: u32,
        byte: u8,
    },
    Instruction {
        instruction: &'static Instruction,
        operand: Operand,
    },
}

/// What the names and flags of the standard sections are.
pub(super) fn standard(directive: &str) -> Option<SectionFlags> {
    let allocated = SectionFlags {
        allocated: true,
        ..SectionFlags::default()
    };
    match directive {
        ".text" => Some(SectionFlags {
            executable: true,
            ..allocated
        }),
        ".data" => Some(SectionFlags {
            writable: true,
            ..allocated
        }),
        ".bss" => Some(SectionFlags {
            writable: true,
            without_contents: true,
            ..allocated
        }),
        _ => None,
    }
}

/// llvm-mos takes everything in sections of these names for zero page.
pub(super) fn is_zero_page_name(name: &str) -> bool {
    [".zp", ".zeropage", ".directpage"].iter().any(|prefix| {
        name.strip_prefix(prefix)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    })
}
