//! The value of every symbol, once everything has its place.

use std::collections::HashMap;

use super::error::Problem;
use super::expression::{Context, Property};
use super::layout::{Layout, region_property};
use super::resolve::{Global, Globals, SymbolIndex};
use super::script::{Script, Statement};
use crate::toolchain::object::{Definition, Object};
use crate::toolchain::source_error::Fault;

/// Answers what symbols, sections and regions are worth.
pub(super) struct Addresses<'a> {
    objects: &'a [Object],
    script: &'a Script,
    globals: &'a Globals,
    layout: &'a Layout,
    /// Symbols assigned in the script, as far as it is read.
    assigned: HashMap<String, i64>,
}

impl<'a> Addresses<'a> {
    /// Carries out the assignments outside of output sections in order, then checks the assertions.
    pub fn new(
        objects: &'a [Object],
        script: &'a Script,
        globals: &'a Globals,
        layout: &'a Layout,
    ) -> Result<Self, Problem> {
        let mut addresses = Self {
            objects,
            script,
            globals,
            layout,
            assigned: layout.inner_symbols.clone(),
        };
        for statement in &script.statements {
            if let Statement::Assignment(assignment) = statement {
                let value = assignment.value.evaluate(&addresses)?;
                addresses.assigned.insert(assignment.symbol.clone(), value);
            }
        }
        for statement in &script.statements {
            if let Statement::Assertion {
                condition,
                message,
                place,
            } = statement
                && condition.evaluate(&addresses)? == 0
            {
                return Err(Fault::new(*place, message.as_str()).into());
            }
        }
        Ok(addresses)
    }

    /// Symbols that the script assigns, with their values.
    pub fn assigned(&self) -> impl Iterator<Item = (&str, i64)> {
        self.assigned
            .iter()
            .map(|(name, value)| (name.as_str(), *value))
    }

    /// The value of a symbol of an object; none for one in a section that is left out.
    pub fn of_symbol(&self, index: SymbolIndex) -> Option<i64> {
        let symbol = &self.objects[index.object].symbols[index.symbol];
        match symbol.definition {
            Definition::Absolute(number) => Some(number),
            Definition::Section { section, offset } => {
                let address = self.layout.address(index.object, section)?;
                Some(i64::from(address) + i64::from(offset))
            }
            Definition::Undefined => self.symbol(&symbol.name),
        }
    }
}

impl Context for Addresses<'_> {
    fn symbol(&self, name: &str) -> Option<i64> {
        match self.globals.find(name)? {
            Global::Object(index) => self.of_symbol(index),
            Global::Script => self.assigned.get(name).copied(),
        }
    }

    fn dot(&self) -> Option<i64> {
        None
    }

    fn property(&self, property: Property, name: &str) -> Option<i64> {
        let Some(output) = self.layout.output(name) else {
            return region_property(self.script, property, name);
        };
        match property {
            Property::Address => Some(i64::from(output.address)),
            Property::LoadAddress => Some(i64::from(output.load_address)),
            Property::Size => Some(i64::from(output.size)),
            Property::Origin | Property::Length => None,
        }
    }
}
