//! Finds what each symbol means across files.

use std::collections::HashMap;

use super::error::LinkError;
use super::script::{Script, SectionCommand, Statement};
use crate::toolchain::object::{Definition, Object};

/// A symbol of an object: indices of the object and of its symbol.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct SymbolIndex {
    pub object: usize,
    pub symbol: usize,
}

/// What a name that is known to all files stands for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Global {
    Object(SymbolIndex),
    /// Assigned in the linker script.
    Script,
}

/// The names known to all files.
pub(super) struct Globals {
    by_name: HashMap<String, Global>,
}

impl Globals {
    pub fn new(objects: &[Object], script: &Script) -> Result<Self, LinkError> {
        let mut globals = Self {
            by_name: HashMap::new(),
        };
        for name in assigned_symbols(script) {
            if globals
                .by_name
                .insert(name.to_owned(), Global::Script)
                .is_some()
            {
                return Err(LinkError::AssignedTwice(name.to_owned()));
            }
        }
        for (object, contents) in objects.iter().enumerate() {
            for (symbol, named) in contents.symbols.iter().enumerate() {
                if !named.global || named.definition == Definition::Undefined {
                    continue;
                }
                let global = Global::Object(SymbolIndex { object, symbol });
                if let Some(first) = globals.by_name.insert(named.name.clone(), global) {
                    let first = match first {
                        Global::Object(index) => &objects[index.object].file,
                        Global::Script => "the linker script",
                    };
                    let message = format!("symbol `{}` is already defined in {first}", named.name);
                    let error = contents.complaint(named.place, message);
                    return Err(LinkError::Duplicate(error));
                }
            }
        }
        Ok(globals)
    }

    pub fn find(&self, name: &str) -> Option<Global> {
        self.by_name.get(name).copied()
    }

    /// What a symbol of an object means: itself if it is defined there, else the global name.
    pub fn resolve(&self, objects: &[Object], index: SymbolIndex) -> Option<Global> {
        let symbol = &objects[index.object].symbols[index.symbol];
        match symbol.definition {
            Definition::Undefined => self.find(&symbol.name),
            _ => Some(Global::Object(index)),
        }
    }
}

/// The names that the script gives a value.
fn assigned_symbols(script: &Script) -> impl Iterator<Item = &str> {
    script.statements.iter().flat_map(|statement| {
        let names: Vec<&str> = match statement {
            Statement::Assignment(assignment) => vec![&assignment.symbol],
            Statement::Assertion { .. } => vec![],
            Statement::Section(section) => section
                .commands
                .iter()
                .filter_map(|command| match command {
                    SectionCommand::Assignment(assignment) => Some(assignment.symbol.as_str()),
                    _ => None,
                })
                .collect(),
        };
        names
    })
}
