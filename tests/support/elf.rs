//! Reads the relocatable objects that llvm-mos writes, as far as the comparison needs it, into a form
//! that does not depend on how symbols are numbered.

use awale::toolchain::object::{Definition, Object, RelocationKind};

/// A section that takes memory.
#[derive(Debug, Eq, PartialEq)]
pub struct PlainSection {
    pub name: String,
    pub bytes: Vec<u8>,
    pub alignment: u32,
    /// `offset kind target`, where the target is a section or an undefined symbol, plus a number.
    pub relocations: Vec<String>,
}

const SECTION_NOBITS: u32 = 8;
const SECTION_RELA: u32 = 4;
const SECTION_SYMTAB: u32 = 2;
const FLAG_ALLOC: u32 = 2;
const INDEX_UNDEFINED: u16 = 0;
const INDEX_ABSOLUTE: u16 = 0xFFF1;
/// `R_MOS_PCREL_8`.
const PCREL_8: u8 = 6;

struct Header {
    name: u32,
    kind: u32,
    flags: u32,
    offset: usize,
    size: usize,
    link: usize,
    info: usize,
    alignment: u32,
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn half(&self, at: usize) -> u16 {
        u16::from_le_bytes(self.0[at..at + 2].try_into().unwrap())
    }

    fn word(&self, at: usize) -> u32 {
        u32::from_le_bytes(self.0[at..at + 4].try_into().unwrap())
    }

    fn string(&self, at: usize) -> String {
        let length = self.0[at..].iter().position(|&byte| byte == 0).unwrap();
        String::from_utf8(self.0[at..at + length].to_vec()).unwrap()
    }

    fn headers(&self) -> Vec<Header> {
        let table = self.word(32) as usize;
        (0..usize::from(self.half(48)))
            .map(|index| {
                let word = |field: usize| self.word(table + 40 * index + 4 * field);
                Header {
                    name: word(0),
                    kind: word(1),
                    flags: word(2),
                    offset: word(4) as usize,
                    size: word(5) as usize,
                    link: word(6) as usize,
                    info: word(7) as usize,
                    alignment: word(8).max(1),
                }
            })
            .collect()
    }
}

/// The sections of an ELF object that take memory and are not empty.
pub fn read(bytes: &[u8]) -> Vec<PlainSection> {
    let elf = Reader(bytes);
    let headers = elf.headers();
    let names = headers[usize::from(elf.half(50))].offset;
    let name = |index: usize| elf.string(names + headers[index].name as usize);
    let symbols = headers.iter().find(|h| h.kind == SECTION_SYMTAB).unwrap();
    let symbol_names = headers[symbols.link].offset;
    let mut sections: Vec<PlainSection> = Vec::new();
    for (index, header) in headers.iter().enumerate() {
        if header.flags & FLAG_ALLOC == 0 || header.size == 0 {
            continue;
        }
        let mut contents = match header.kind {
            SECTION_NOBITS => vec![0; header.size],
            _ => bytes[header.offset..header.offset + header.size].to_vec(),
        };
        let mut relocations = Vec::new();
        for rela in headers
            .iter()
            .filter(|h| h.kind == SECTION_RELA && h.info == index)
        {
            for entry in (rela.offset..rela.offset + rela.size).step_by(12) {
                let offset = elf.word(entry);
                let info = elf.word(entry + 4);
                let addend = i64::from(elf.word(entry + 8).cast_signed());
                let symbol = symbols.offset + 16 * (info >> 8) as usize;
                let value = i64::from(elf.word(symbol + 4)) + addend;
                let kind = info.to_le_bytes()[0];
                let target = match elf.half(symbol + 14) {
                    INDEX_UNDEFINED => elf.string(symbol_names + elf.word(symbol) as usize),
                    INDEX_ABSOLUTE => "absolute".to_owned(),
                    section => name(usize::from(section)),
                };
                if kind == PCREL_8 && target == name(index) {
                    // llvm-mc leaves branches to global symbols of the same section to the linker.
                    let distance = i8::try_from(value - i64::from(offset) - 1).unwrap();
                    contents[offset as usize] = distance.cast_unsigned();
                } else {
                    relocations.push(format!("{offset} {kind} {target}{value:+}"));
                }
            }
        }
        relocations.sort();
        sections.push(PlainSection {
            name: name(index),
            bytes: contents,
            alignment: header.alignment,
            relocations,
        });
    }
    sections
}

/// The same of an object of our own.
pub fn plain(object: &Object) -> Vec<PlainSection> {
    let sections = object.sections.iter();
    sections
        .filter(|section| section.flags.allocated && !section.bytes.is_empty())
        .map(|section| {
            let mut relocations: Vec<String> = section
                .relocations
                .iter()
                .map(|relocation| {
                    let symbol = &object.symbols[relocation.symbol];
                    let (target, value) = match symbol.definition {
                        Definition::Undefined => (symbol.name.as_str(), 0),
                        Definition::Absolute(number) => ("absolute", number),
                        Definition::Section { section, offset } => {
                            (object.sections[section].name.as_str(), i64::from(offset))
                        }
                    };
                    let kind = elf_kind(relocation.kind);
                    let value = value + relocation.addend;
                    format!("{} {kind} {target}{value:+}", relocation.offset)
                })
                .collect();
            relocations.sort();
            PlainSection {
                name: section.name.clone(),
                bytes: section.bytes.clone(),
                alignment: section.alignment,
                relocations,
            }
        })
        .collect()
}

/// The number of the relocation in llvm-mos's `ELFRelocs/MOS.def`.
fn elf_kind(kind: RelocationKind) -> u8 {
    match kind {
        RelocationKind::Imm8 => 1,
        RelocationKind::Addr8 => 2,
        RelocationKind::Addr16 => 3,
        RelocationKind::Addr16Low => 4,
        RelocationKind::Addr16High => 5,
        RelocationKind::Pcrel8 => PCREL_8,
        RelocationKind::Data4 => 13,
    }
}
