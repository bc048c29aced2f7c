//! Names and addresses of the finished program.

use std::fmt::Write;

/// A symbol of the program.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct MappedSymbol {
    pub address: u16,
    pub name: String,
    /// Known to all files. Others are labels of one file, whose names may recur.
    pub global: bool,
    /// Lies in a section. Others are numbers given by the sources or the linker script.
    pub label: bool,
}

/// The program's symbols in order of their addresses.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SymbolMap {
    symbols: Vec<MappedSymbol>,
}

impl SymbolMap {
    pub(super) fn new(mut symbols: Vec<MappedSymbol>) -> Self {
        symbols.sort();
        Self { symbols }
    }

    /// Every symbol, sorted by address, then by name.
    pub fn iter(&self) -> impl Iterator<Item = &MappedSymbol> {
        self.symbols.iter()
    }

    /// The address of `name`; a global symbol is preferred to a file's own.
    pub fn address(&self, name: &str) -> Option<u16> {
        let named = || self.symbols.iter().filter(|symbol| symbol.name == name);
        let found = named()
            .find(|symbol| symbol.global)
            .or_else(|| named().next());
        found.map(|symbol| symbol.address)
    }

    /// The last label at or below `address`, and how many bytes beyond it `address` is.
    pub fn nearest(&self, address: u16) -> Option<(&str, u16)> {
        let end = self
            .symbols
            .partition_point(|symbol| symbol.address <= address);
        let labels = || {
            self.symbols[..end]
                .iter()
                .rev()
                .filter(|symbol| symbol.label)
        };
        let nearest = labels().next()?.address;
        let same = || labels().take_while(|symbol| symbol.address == nearest);
        let best = same()
            .find(|symbol| symbol.global)
            .or_else(|| same().next())?;
        Some((&best.name, address - nearest))
    }

    /// The labels as VICE's monitor reads them (`ll "awale.labels"`): `al C:080d ._start`.
    pub fn vice_labels(&self) -> String {
        let mut text = String::new();
        for symbol in self.symbols.iter().filter(|symbol| symbol.label) {
            let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let name = symbol.name.replace(|c| !in_word(c), "_");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "al C:{:04x} .{name}", symbol.address);
        }
        text
    }
}
