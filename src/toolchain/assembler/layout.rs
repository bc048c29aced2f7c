//! Sizes and places of everything, and the choice between zero-page and absolute addressing on which
//! they depend.

use super::expression::Value;
use super::opcodes::{Instruction, Mode};
use super::operand::Operand;
use super::section::{ItemKind, SectionBuilder};
use super::symbols::{Meaning, SymbolId, SymbolTable};
use crate::toolchain::source_error::{Fault, Place};

/// No section can be larger than the machine's memory.
const MAXIMUM_SECTION_SIZE: u32 = 0x1_0000;

/// Where every item of every section lies.
pub(super) struct Layout<'a> {
    pub symbols: &'a SymbolTable,
    pub sections: &'a [SectionBuilder],
    /// For each section the offset of each item, and the section's size at the end.
    offsets: Vec<Vec<u32>>,
}

impl<'a> Layout<'a> {
    pub fn new(symbols: &'a SymbolTable, sections: &'a [SectionBuilder]) -> Result<Self, Fault> {
        let mut layout = Self {
            symbols,
            sections,
            offsets: Vec::new(),
        };
        layout.offsets = sections
            .iter()
            .map(|section| layout.item_offsets(section))
            .collect::<Result<_, _>>()?;
        Ok(layout)
    }

    fn item_offsets(&self, section: &SectionBuilder) -> Result<Vec<u32>, Fault> {
        let mut offsets = vec![0];
        let mut offset = 0_u32;
        for item in &section.items {
            offset += match &item.kind {
                ItemKind::Bytes(bytes) => u32::try_from(bytes.len()).unwrap_or(u32::MAX / 2),
                ItemKind::Datum { size, .. } => *size,
                ItemKind::Fill { count, .. } => *count,
                ItemKind::Align { boundary, .. } => offset.next_multiple_of(*boundary) - offset,
                ItemKind::Instruction {
                    instruction,
                    operand,
                } => self
                    .mode(instruction, *operand, item.place)?
                    .instruction_size(),
            };
            if offset > MAXIMUM_SECTION_SIZE {
                let message = format!("section `{}` grows beyond 65536 bytes here", section.name);
                return Err(Fault::new(item.place, message));
            }
            offsets.push(offset);
        }
        Ok(offsets)
    }

    /// The addressing mode that llvm-mos takes for this operand.
    pub fn mode(
        &self,
        instruction: &Instruction,
        operand: Operand,
        place: Place,
    ) -> Result<Mode, Fault> {
        let mode = match operand {
            Operand::None if instruction.has(Mode::Accumulator) => Mode::Accumulator,
            Operand::None => Mode::Implied,
            Operand::Immediate { .. } => Mode::Immediate,
            Operand::Fixed { mode, .. } => mode,
            Operand::Address {
                value,
                zero_page,
                absolute,
                forced,
            } => {
                let near = match value.as_constant() {
                    _ if forced => true,
                    Some(number) => u8::try_from(number).is_ok(),
                    None => self.is_in_zero_page(value),
                };
                let only_zero_page = instruction.has(zero_page) && !instruction.has(absolute);
                if near && instruction.has(zero_page) {
                    zero_page
                } else if only_zero_page && value.as_constant().is_none() {
                    // llvm-mc would write an opcode that the 6502 does not have.
                    let message = format!(
                        "`{}` reaches only the zero page so: declare the symbol `.zeropage`",
                        instruction.mnemonic
                    );
                    return Err(Fault::new(place, message));
                } else {
                    absolute
                }
            }
        };
        if instruction.has(mode) {
            return Ok(mode);
        }
        let mnemonic = instruction.mnemonic;
        Err(Fault::new(
            place,
            match mode {
                Mode::Implied => format!("`{mnemonic}` needs an operand"),
                _ => format!("`{mnemonic}` does not take such an operand"),
            },
        ))
    }

    /// Whether llvm-mos knows the value for a zero-page address: the symbol is declared
    /// `.zeropage`, or is a label in a zero-page section.
    fn is_in_zero_page(&self, value: Value) -> bool {
        let declared = |id: SymbolId| self.symbols.entry(id).zero_page;
        let placed = |id: SymbolId| {
            let (target, _) = self.symbols.resolve(id)?;
            match self.symbols.entry(target).meaning {
                Some(Meaning::Label { section, .. }) => {
                    Some(self.sections[section].flags.zero_page)
                }
                _ => None,
            }
        };
        value
            .plus
            .is_some_and(|id| declared(id) || placed(id) == Some(true))
    }

    /// Section and offset of a symbol of this file; none if it is defined elsewhere.
    pub fn position(&self, id: SymbolId) -> Result<Option<(usize, i64)>, Fault> {
        let entry = self.symbols.entry(id);
        let (target, offset) = self.symbols.resolve(id).ok_or_else(|| {
            let message = format!("`{}` is defined by itself", entry.name);
            Fault::new(self.symbols.place(id), message)
        })?;
        match self.symbols.entry(target).meaning {
            Some(Meaning::Label { section, item }) => {
                let base = i64::from(self.offsets[section][item]);
                Ok(Some((section, base + offset)))
            }
            _ if target != id => {
                let message = format!("`{}` does not stand for a label of this file", entry.name);
                Err(Fault::new(self.symbols.place(id), message))
            }
            _ => Ok(None),
        }
    }

    /// The distance between two labels of the same section.
    pub fn difference(&self, plus: SymbolId, minus: SymbolId, place: Place) -> Result<i64, Fault> {
        match (self.position(plus)?, self.position(minus)?) {
            (Some((a, plus)), Some((b, minus))) if a == b => Ok(plus - minus),
            _ => Err(Fault::new(
                place,
                "a difference needs two labels of one section of this file",
            )),
        }
    }
}
