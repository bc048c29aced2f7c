//! What the program can reach from the symbols it exports.

use std::collections::{HashMap, HashSet};

use super::module::Module;
use super::{mentioned, symbol};

/// Leaves out every global, function and declaration that no exported symbol leads to.
pub fn prune(module: &mut Module) {
    let items = module.globals.iter().chain(&module.functions);
    let mentions: HashMap<&str, HashSet<String>> = items
        .map(|item| {
            let symbols = item.lines.iter().flat_map(|line| mentioned(&line.text));
            (item.symbol.as_str(), symbols.collect())
        })
        .collect();

    let mut reached: HashSet<String> = HashSet::new();
    let mut next: Vec<String> = mentions
        .keys()
        .filter(|symbol| is_exported(symbol))
        .map(|symbol| (*symbol).to_owned())
        .collect();
    while let Some(symbol) = next.pop() {
        if let Some(symbols) = mentions.get(symbol.as_str()) {
            next.extend(symbols.iter().filter(|s| !reached.contains(*s)).cloned());
        }
        reached.insert(symbol);
    }

    for items in [
        &mut module.globals,
        &mut module.functions,
        &mut module.declarations,
    ] {
        items.retain(|item| reached.contains(&item.symbol));
    }
}

/// Whether the programmer gave the symbol its name. rustc's own names for constants
/// (`alloc_…`, `anon.…`, `vtable.…`) are no such symbols.
fn is_exported(name: &str) -> bool {
    !symbol::is_mangled(name)
        && !["alloc_", "anon.", "vtable.", "switch.table", "str."]
            .iter()
            .any(|own| name.starts_with(own))
}
