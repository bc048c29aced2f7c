//! The names of one file.

use std::collections::HashMap;

use super::expression::Value;
use crate::toolchain::source_error::{Fault, Place};

/// Index of a symbol in its table.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct SymbolId(usize);

/// What a name was defined as.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    /// Before the item `item` of section `section`.
    Label { section: usize, item: usize },
    /// Assigned a number.
    Constant(i64),
    /// Assigned another symbol plus a number.
    Alias { target: SymbolId, offset: i64 },
}

#[derive(Debug)]
pub(super) struct Entry {
    pub name: String,
    pub global: bool,
    /// Named by `.zeropage`.
    pub zero_page: bool,
    pub meaning: Option<Meaning>,
    /// Where it was defined.
    pub defined_at: Option<Place>,
    /// Where it was first used.
    used_at: Option<Place>,
}

#[derive(Debug, Default)]
pub(super) struct SymbolTable {
    entries: Vec<Entry>,
    by_name: HashMap<String, SymbolId>,
}

impl SymbolTable {
    pub fn entry(&self, id: SymbolId) -> &Entry {
        &self.entries[id.0]
    }

    /// Every symbol in order of its first mention.
    pub fn iter(&self) -> impl Iterator<Item = (SymbolId, &Entry)> {
        let ids = (0..).map(SymbolId);
        ids.zip(&self.entries)
    }

    pub fn declare_global(&mut self, name: &str, place: Place) -> Result<(), Fault> {
        let id = self.intern(name, place)?;
        self.entries[id.0].global = true;
        Ok(())
    }

    pub fn declare_zero_page(&mut self, name: &str, place: Place) -> Result<(), Fault> {
        let id = self.intern(name, place)?;
        self.entries[id.0].zero_page = true;
        Ok(())
    }

    /// Gives `name` its meaning; it may have only one.
    pub fn define(&mut self, name: &str, meaning: Meaning, place: Place) -> Result<(), Fault> {
        let id = self.intern(name, place)?;
        let entry = &mut self.entries[id.0];
        if let Some(first) = entry.defined_at {
            let message = format!("`{name}` is already defined in line {}", first.line);
            return Err(Fault::new(place, message));
        }
        if let (Meaning::Constant(_), Some(used)) = (meaning, entry.used_at) {
            // llvm-mc would have chosen the instruction's size without knowing the number.
            let message = format!(
                "`{name}` was used in line {} before it has a value",
                used.line
            );
            return Err(Fault::new(place, message));
        }
        entry.meaning = Some(meaning);
        entry.defined_at = Some(place);
        Ok(())
    }

    /// The value that `name` stands for in an expression.
    pub fn reference(&mut self, name: &str, place: Place) -> Result<Value, Fault> {
        let id = self.intern(name, place)?;
        let entry = &mut self.entries[id.0];
        if let Some(Meaning::Constant(number)) = entry.meaning {
            return Ok(Value::constant(number));
        }
        entry.used_at.get_or_insert(place);
        Ok(Value {
            plus: Some(id),
            ..Value::default()
        })
    }

    /// Whether `name` was assigned a number.
    pub fn is_constant(&self, name: &str) -> bool {
        let id = self.by_name.get(name);
        id.is_some_and(|&id| matches!(self.entry(id).meaning, Some(Meaning::Constant(_))))
    }

    /// Follows aliases to a symbol that is none, with the offsets' sum.
    pub fn resolve(&self, id: SymbolId) -> Option<(SymbolId, i64)> {
        let mut found = (id, 0_i64);
        // A chain longer than the table runs in a circle.
        for _ in 0..=self.entries.len() {
            match self.entry(found.0).meaning {
                Some(Meaning::Alias { target, offset }) => {
                    found = (target, found.1 + offset);
                }
                _ => return Some(found),
            }
        }
        None
    }

    /// Where `id` was first used, else defined.
    pub fn place(&self, id: SymbolId) -> Place {
        let entry = self.entry(id);
        let nowhere = Place { line: 1, column: 1 };
        entry.used_at.or(entry.defined_at).unwrap_or(nowhere)
    }

    fn intern(&mut self, name: &str, place: Place) -> Result<SymbolId, Fault> {
        if is_register(name) {
            return Err(Fault::new(place, format!("`{name}` is a register")));
        }
        if name == "." {
            return Err(Fault::new(place, "`.` is not supported: use a label"));
        }
        if let Some(&id) = self.by_name.get(name) {
            return Ok(id);
        }
        let id = SymbolId(self.entries.len());
        self.by_name.insert(name.to_owned(), id);
        self.entries.push(Entry {
            name: name.to_owned(),
            global: false,
            zero_page: false,
            meaning: None,
            defined_at: None,
            used_at: None,
        });
        Ok(id)
    }
}

/// Names that llvm-mc reads as registers, in either case, where an operand begins.
fn is_register(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let imaginary = name.strip_prefix("rc").or_else(|| name.strip_prefix("rs"));
    let numbered =
        imaginary.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    let fixed = ["a", "c", "r", "s", "x", "y", "z", "rp", "sp", "ya", "psw"];
    numbered || fixed.contains(&name.as_str())
}
