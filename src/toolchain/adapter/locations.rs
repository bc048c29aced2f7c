//! The source locations that panics would report: structures with a pointer to a file's name.
//! Panic calls carry them no more, but functions marked `track_caller` (`ptr::read_volatile`,
//! slice indexing) still pass them on.

use std::collections::HashSet;

use super::module::{Item, Line, Module};
use super::tokens::{globals, name, tokens};

/// Stands for every location. It has no definition, so that a program that really reads one
/// fails to link by this name instead of reading something else.
pub const SYMBOL: &str = "panic_locations_are_not_kept";

/// Replaces every location by [`SYMBOL`].
pub fn remove(module: &mut Module) {
    let files: HashSet<&str> = module
        .globals
        .iter()
        .filter(|global| global.head().text.contains(".rs\\00\""))
        .map(|global| global.symbol.as_str())
        .collect();
    let locations: HashSet<String> = module
        .globals
        .iter()
        .filter(|global| is_location(global, &files))
        .map(|global| global.symbol.clone())
        .collect();
    let mut used = false;
    for line in module.functions.iter_mut().flat_map(|f| &mut f.lines) {
        if !globals(&line.text).any(|symbol| locations.contains(symbol)) {
            continue;
        }
        used = true;
        let words = tokens(&line.text).into_iter().map(|word| {
            if word.starts_with('@') && locations.contains(name(word)) {
                format!("@{SYMBOL}")
            } else {
                word.to_owned()
            }
        });
        line.text = words.collect::<Vec<_>>().concat();
    }
    module
        .globals
        .retain(|global| !locations.contains(&global.symbol));
    if used {
        module.globals.push(Item {
            symbol: SYMBOL.to_owned(),
            title: SYMBOL.to_owned(),
            lines: vec![Line {
                number: 0,
                text: format!("@{SYMBOL} = external global [24 x i8]"),
            }],
        });
    }
}

/// `core::panic::Location` is a file's name, its length, a line and a column.
fn is_location(global: &Item, files: &HashSet<&str>) -> bool {
    let text = &global.head().text;
    text.contains(" constant <{ ptr, [16 x i8] }> <{ ptr @")
        && globals(text).skip(1).all(|symbol| files.contains(symbol))
}
