//! Turns what was read into bytes and relocations, once every symbol of the file is known.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::expression::Value;
use super::layout::Layout;
use super::number::{does_not_fit, little_endian};
use super::opcodes::{Instruction, Mode};
use super::operand::{Operand, Part};
use super::section::{Item, ItemKind, SectionBuilder};
use super::symbols::{Meaning, SymbolId, SymbolTable};
use crate::toolchain::object::{Definition, Object, Relocation, RelocationKind, Section, Symbol};
use crate::toolchain::source_error::{Fault, Place};

/// What may be added to an address. The compiler also subtracts by adding modulo 65,536.
const ADDENDS: RangeInclusive<i64> = -0x1_FFFF..=0x1_FFFF;

pub(super) fn encode(
    file_name: &str,
    source: &str,
    symbols: &SymbolTable,
    sections: &[SectionBuilder],
) -> Result<Object, Fault> {
    let layout = Layout::new(symbols, sections)?;
    let mut exported = ExportedSymbols::new(&layout)?;
    let sections = (0..sections.len())
        .map(|index| Writer::new(&layout, &mut exported, index).write())
        .collect::<Result<_, _>>()?;
    Ok(Object {
        file: file_name.to_owned(),
        source: source.to_owned(),
        sections,
        symbols: exported.symbols,
    })
}

/// The object's symbols and how to find them.
struct ExportedSymbols {
    symbols: Vec<Symbol>,
    indices: HashMap<SymbolId, usize>,
}

impl ExportedSymbols {
    /// Begins with the symbols that are defined; undefined ones follow when they are referred to.
    fn new(layout: &Layout) -> Result<Self, Fault> {
        let mut exported = Self {
            symbols: Vec::new(),
            indices: HashMap::new(),
        };
        for (id, entry) in layout.symbols.iter() {
            let definition = match entry.meaning {
                None => continue,
                Some(Meaning::Constant(number)) => Definition::Absolute(number),
                Some(_) => {
                    let position = layout.position(id)?;
                    let position = position.and_then(|(section, offset)| {
                        let offset = u32::try_from(offset).ok()?;
                        Some(Definition::Section { section, offset })
                    });
                    position.ok_or_else(|| {
                        let message = format!("`{}` lies before its section", entry.name);
                        Fault::new(layout.symbols.place(id), message)
                    })?
                }
            };
            exported.add(id, layout.symbols, definition);
        }
        Ok(exported)
    }

    fn index(&mut self, id: SymbolId, symbols: &SymbolTable) -> usize {
        match self.indices.get(&id) {
            Some(&index) => index,
            None => self.add(id, symbols, Definition::Undefined),
        }
    }

    fn add(&mut self, id: SymbolId, symbols: &SymbolTable, definition: Definition) -> usize {
        let entry = symbols.entry(id);
        let index = self.symbols.len();
        self.indices.insert(id, index);
        self.symbols.push(Symbol {
            name: entry.name.clone(),
            global: entry.global || definition == Definition::Undefined,
            definition,
            place: entry.defined_at.unwrap_or_else(|| symbols.place(id)),
        });
        index
    }
}

/// Writes one section.
struct Writer<'a> {
    layout: &'a Layout<'a>,
    exported: &'a mut ExportedSymbols,
    index: usize,
    bytes: Vec<u8>,
    relocations: Vec<Relocation>,
}

impl<'a> Writer<'a> {
    fn new(layout: &'a Layout<'a>, exported: &'a mut ExportedSymbols, index: usize) -> Self {
        Self {
            layout,
            exported,
            index,
            bytes: Vec::new(),
            relocations: Vec::new(),
        }
    }

    fn write(mut self) -> Result<Section, Fault> {
        let section = &self.layout.sections[self.index];
        let mut alignment = 1;
        for item in &section.items {
            let start = self.bytes.len();
            self.item(item)?;
            if let ItemKind::Align { boundary, .. } = item.kind {
                alignment = alignment.max(boundary);
            }
            let blank = self.bytes[start..].iter().all(|&byte| byte == 0);
            let code = matches!(item.kind, ItemKind::Instruction { .. });
            if section.flags.without_contents && (code || !blank || !self.relocations.is_empty()) {
                let message = format!("section `{}` has no contents but zeros", section.name);
                return Err(Fault::new(item.place, message));
            }
        }
        Ok(Section {
            name: section.name.clone(),
            flags: section.flags,
            bytes: self.bytes,
            alignment,
            relocations: self.relocations,
        })
    }

    fn item(&mut self, item: &Item) -> Result<(), Fault> {
        match &item.kind {
            ItemKind::Bytes(bytes) => {
                self.bytes.extend_from_slice(bytes);
                Ok(())
            }
            ItemKind::Fill { count, byte } => {
                let size = self.bytes.len() + *count as usize;
                self.bytes.resize(size, *byte);
                Ok(())
            }
            ItemKind::Align { boundary, byte } => {
                let size = self.bytes.len().next_multiple_of(*boundary as usize);
                self.bytes.resize(size, *byte);
                Ok(())
            }
            ItemKind::Datum { value, part, size } => {
                let kind = match (part, size) {
                    (Part::Low, _) => RelocationKind::Addr16Low,
                    (Part::High, _) => RelocationKind::Addr16High,
                    (Part::Whole, 1) => RelocationKind::Addr8,
                    (Part::Whole, 2) => RelocationKind::Addr16,
                    (Part::Whole, _) => RelocationKind::Data4,
                };
                self.value(*value, kind, item.place)
            }
            ItemKind::Instruction {
                instruction,
                operand,
            } => self.instruction(instruction, *operand, item.place),
        }
    }

    fn instruction(
        &mut self,
        instruction: &Instruction,
        operand: Operand,
        place: Place,
    ) -> Result<(), Fault> {
        let mode = self.layout.mode(instruction, operand, place)?;
        self.bytes.extend(instruction.opcode(mode));
        match operand {
            Operand::None => Ok(()),
            Operand::Immediate { value, part } => {
                let kind = match part {
                    Part::Whole => RelocationKind::Imm8,
                    Part::Low => RelocationKind::Addr16Low,
                    Part::High => RelocationKind::Addr16High,
                };
                self.value(value, kind, place)
            }
            Operand::Fixed { value, .. } if mode == Mode::Relative => self.branch(value, place),
            Operand::Fixed { value, .. } | Operand::Address { value, .. } => {
                if value.minus.is_some() {
                    return Err(Fault::new(place, "an address cannot be a difference"));
                }
                let zero_page_asked = matches!(operand, Operand::Address { forced: true, .. });
                match mode.instruction_size() {
                    2 => self.value(value, RelocationKind::Addr8, place),
                    // A zero-page address where there is no zero-page mode: its high byte is 0.
                    _ if zero_page_asked => {
                        self.value(value, RelocationKind::Addr8, place)?;
                        self.bytes.push(0);
                        Ok(())
                    }
                    _ => self.value(value, RelocationKind::Addr16, place),
                }
            }
        }
    }

    /// Writes a value, or zeros and a relocation if only the linker knows it.
    fn value(&mut self, value: Value, kind: RelocationKind, place: Place) -> Result<(), Fault> {
        let number = match (value.plus, value.minus) {
            (Some(symbol), None) => {
                return self.relocate(symbol, value.number, kind, place);
            }
            (None, None) => value.number,
            (Some(plus), Some(minus)) => {
                let difference = self.layout.difference(plus, minus, place)?;
                difference
                    .checked_add(value.number)
                    .ok_or_else(|| Fault::new(place, "the result does not fit 64 bits"))?
            }
            (None, Some(_)) => return Err(Fault::new(place, "an address cannot be negated")),
        };
        // A whole number below an opcode counts as unsigned, as it does for llvm-mc.
        let size = kind.size() as u32;
        let unsigned = matches!(
            kind,
            RelocationKind::Imm8 | RelocationKind::Addr8 | RelocationKind::Addr16
        );
        let bytes = match kind {
            RelocationKind::Addr16Low => Some(vec![number.to_le_bytes()[0]]),
            RelocationKind::Addr16High => Some(vec![number.to_le_bytes()[1]]),
            _ if unsigned && number < 0 => None,
            _ => little_endian(number, size),
        };
        let bytes = bytes.ok_or_else(|| does_not_fit(place, number, size))?;
        self.bytes.extend_from_slice(&bytes);
        Ok(())
    }

    fn branch(&mut self, value: Value, place: Place) -> Result<(), Fault> {
        let (Some(target), None) = (value.plus, value.minus) else {
            return Err(Fault::new(place, "a branch needs a label"));
        };
        match self.layout.position(target)? {
            Some((section, offset)) if section == self.index => {
                let next = self.bytes.len() as i64 + 1;
                let distance = (offset - next).checked_add(value.number);
                let distance = distance.and_then(|d| i8::try_from(d).ok()).ok_or_else(|| {
                    let away = offset - next;
                    let message = format!("the target is {away} bytes away, beyond −128 to 127");
                    Fault::new(place, message)
                })?;
                self.bytes.extend(distance.to_le_bytes());
                Ok(())
            }
            _ => self.relocate(target, value.number, RelocationKind::Pcrel8, place),
        }
    }

    fn relocate(
        &mut self,
        symbol: SymbolId,
        addend: i64,
        kind: RelocationKind,
        place: Place,
    ) -> Result<(), Fault> {
        if !ADDENDS.contains(&addend) {
            let message = format!("{addend} bytes from a symbol is beyond all memory");
            return Err(Fault::new(place, message));
        }
        let offset = self.bytes.len();
        self.relocations.push(Relocation {
            offset: offset as u32,
            kind,
            symbol: self.exported.index(symbol, self.layout.symbols),
            addend,
            place,
        });
        self.bytes.resize(offset + kind.size(), 0);
        Ok(())
    }
}
