//! What the assembler hands to the linker: one file's sections, relocations and symbols.

use super::source_error::{Fault, Place, SourceError};

/// One assembled file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Object {
    /// Name of the source file, as it appears in messages.
    pub file: String,
    /// The source text, for messages.
    pub source: String,
    pub sections: Vec<Section>,
    /// Every symbol that is defined here or referred to by a relocation; relocations index it.
    pub symbols: Vec<Symbol>,
}

impl Object {
    /// A complaint about a place in the source.
    pub(super) fn complaint(&self, place: Place, message: impl Into<String>) -> SourceError {
        SourceError::new(&self.file, &self.source, Fault::new(place, message))
    }
}

/// A named run of bytes that the linker places as a whole.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Section {
    pub name: String,
    pub flags: SectionFlags,
    /// The bytes, with zeros where relocations go; zeros only in a section without contents.
    pub bytes: Vec<u8>,
    /// Boundary the section must start on, in bytes: a power of two, 1 to 16,384.
    pub alignment: u32,
    pub relocations: Vec<Relocation>,
}

/// What a section's flags and type say of it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct SectionFlags {
    /// `a`: takes memory in the running program.
    pub allocated: bool,
    /// `w`: the program writes to it.
    pub writable: bool,
    /// `x`: holds instructions.
    pub executable: bool,
    /// `z`, or a name that begins with `.zp`: lies in the zero page.
    pub zero_page: bool,
    /// `@nobits`: takes memory but no bytes in the file.
    pub without_contents: bool,
}

/// A name and what it stands for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Symbol {
    pub name: String,
    /// Visible to other files. An undefined symbol always is.
    pub global: bool,
    pub definition: Definition,
    /// Where it is defined, or where it is first used if it is undefined.
    pub place: Place,
}

/// Where a symbol's value comes from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Definition {
    /// Another file or the linker script must define it.
    Undefined,
    /// An offset in bytes into a section of the same object (an index of [`Object::sections`]).
    Section { section: usize, offset: u32 },
    /// A fixed number.
    Absolute(i64),
}

/// A place in a section that the linker fills in once addresses are known.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Relocation {
    /// Bytes from the start of the section.
    pub offset: u32,
    pub kind: RelocationKind,
    /// Index of [`Object::symbols`].
    pub symbol: usize,
    /// Added to the symbol's address.
    pub addend: i64,
    /// Where the source asks for it.
    pub place: Place,
}

/// How an address becomes bytes; the names follow llvm-mos's `R_MOS_…` relocations.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum RelocationKind {
    /// An immediate byte, −128 to 255.
    Imm8,
    /// A zero-page address, 0 to 255.
    Addr8,
    /// Two bytes, low byte first, modulo 65,536.
    Addr16,
    /// The low byte of an address.
    Addr16Low,
    /// The high byte of an address.
    Addr16High,
    /// Four bytes, low byte first.
    Data4,
    /// A branch distance from the following instruction, −128 to 127.
    Pcrel8,
}

impl RelocationKind {
    /// Bytes it fills in.
    pub fn size(self) -> usize {
        match self {
            Self::Imm8 | Self::Addr8 | Self::Addr16Low | Self::Addr16High | Self::Pcrel8 => 1,
            Self::Addr16 => 2,
            Self::Data4 => 4,
        }
    }
}
