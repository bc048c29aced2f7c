//! Marks the sections that the program needs.

use std::collections::BTreeMap;

use super::error::{LinkError, UndefinedSymbol};
use super::resolve::{Global, Globals, SymbolIndex};
use super::script::{OutputPiece, Script, SectionCommand, Statement};
use crate::toolchain::object::{Definition, Object};
use crate::toolchain::source_error::Place;

/// For each object and section whether it is needed.
pub(super) struct Live(Vec<Vec<bool>>);

impl Live {
    pub fn contains(&self, object: usize, section: usize) -> bool {
        self.0[object][section]
    }
}

/// Follows relocations from the script's roots: `ENTRY`, `EXTERN`, `KEEP` and the symbols that its
/// expressions name.
pub(super) fn mark(
    objects: &[Object],
    script: &Script,
    globals: &Globals,
) -> Result<Live, LinkError> {
    let mut marker = Marker {
        objects,
        globals,
        live: objects
            .iter()
            .map(|object| vec![false; object.sections.len()])
            .collect(),
        pending: Vec::new(),
        undefined: BTreeMap::new(),
    };
    for root in &script.roots {
        marker.mark_name(root);
    }
    for_each_expression_symbol(script, &mut |name| marker.mark_name(name));
    for (index, object) in objects.iter().enumerate() {
        for (section, contents) in object.sections.iter().enumerate() {
            if contents.flags.allocated && is_kept(script, &contents.name) {
                marker.mark_section(index, section);
            }
        }
    }
    while let Some((object, section)) = marker.pending.pop() {
        for relocation in &objects[object].sections[section].relocations {
            let index = SymbolIndex {
                object,
                symbol: relocation.symbol,
            };
            marker.mark_symbol(index, relocation.place);
        }
    }
    if marker.undefined.is_empty() {
        Ok(Live(marker.live))
    } else {
        Err(LinkError::Undefined(
            marker.undefined.into_values().collect(),
        ))
    }
}

struct Marker<'a> {
    objects: &'a [Object],
    globals: &'a Globals,
    live: Vec<Vec<bool>>,
    pending: Vec<(usize, usize)>,
    undefined: BTreeMap<String, UndefinedSymbol>,
}

impl Marker<'_> {
    fn mark_section(&mut self, object: usize, section: usize) {
        if !std::mem::replace(&mut self.live[object][section], true) {
            self.pending.push((object, section));
        }
    }

    fn mark_global(&mut self, global: Global) {
        if let Global::Object(SymbolIndex { object, symbol }) = global
            && let Definition::Section { section, .. } =
                self.objects[object].symbols[symbol].definition
        {
            self.mark_section(object, section);
        }
    }

    fn mark_symbol(&mut self, index: SymbolIndex, place: Place) {
        match self.globals.resolve(self.objects, index) {
            Some(global) => self.mark_global(global),
            None => {
                let object = &self.objects[index.object];
                let symbol = &object.symbols[index.symbol].name;
                self.undefined.entry(symbol.clone()).or_insert_with(|| {
                    let message = format!("undefined symbol `{symbol}`");
                    UndefinedSymbol::Used(object.complaint(place, message))
                });
            }
        }
    }

    fn mark_name(&mut self, name: &str) {
        match self.globals.find(name) {
            Some(global) => self.mark_global(global),
            None => {
                self.undefined
                    .entry(name.to_owned())
                    .or_insert_with(|| UndefinedSymbol::InScript(name.to_owned()));
            }
        }
    }
}

fn is_kept(script: &Script, section: &str) -> bool {
    script.statements.iter().any(|statement| {
        match statement {
        Statement::Section(output) => output.commands.iter().any(|command| {
            matches!(command, SectionCommand::Inputs(inputs) if inputs.keep && inputs.take(section))
        }),
        _ => false,
    }
    })
}

fn for_each_expression_symbol(script: &Script, each: &mut dyn FnMut(&str)) {
    for statement in &script.statements {
        match statement {
            Statement::Assignment(assignment) => assignment.value.for_each_symbol(each),
            Statement::Assertion { condition, .. } => condition.for_each_symbol(each),
            Statement::Section(output) => {
                for command in &output.commands {
                    match command {
                        SectionCommand::Inputs(_) => {}
                        SectionCommand::Assignment(assignment) => {
                            assignment.value.for_each_symbol(each);
                        }
                        SectionCommand::Move { value, .. } => value.for_each_symbol(each),
                    }
                }
            }
        }
    }
    for piece in &script.output {
        if let OutputPiece::Number { value, .. } = piece {
            value.for_each_symbol(each);
        }
    }
}
