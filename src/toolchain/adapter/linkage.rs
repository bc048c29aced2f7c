//! Who sees a symbol. The program is one module: all that Rust does not export by name becomes
//! internal to it, so that llvm-mos optimises the whole program at once.

use std::collections::{HashMap, HashSet};

use super::module::{Item, Module};
use super::symbol;
use super::tokens::{name, tokens};

/// Words that say who sees a definition; `internal` replaces them.
const LINKAGES: [&str; 16] = [
    "private",
    "internal",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "common",
    "external",
    "hidden",
    "protected",
    "default",
    "dso_local",
    "dso_preemptable",
    "dllexport",
    "dllimport",
];

/// Makes every definition with a mangled name internal, and names it by its Rust path: labels and
/// maps can be read then, and do not change with the compiler's hashes.
pub fn internalise(module: &mut Module) {
    let mut names = HashMap::new();
    let mut taken = HashSet::new();
    for item in module.globals.iter_mut().chain(&mut module.functions) {
        drop_comdat(item);
        if !symbol::is_mangled(&item.symbol) {
            continue;
        }
        make_internal(item);
        let path = symbol::label(&item.title);
        let mut label = path.clone();
        let mut count = 1;
        while !taken.insert(label.clone()) {
            count += 1;
            label = format!("{path}.{count}");
        }
        names.insert(item.symbol.clone(), label);
    }
    for line in module
        .globals
        .iter_mut()
        .flat_map(|item| &mut item.lines)
        .chain(module.functions.iter_mut().flat_map(|item| &mut item.lines))
    {
        let renamed: Vec<String> = tokens(&line.text)
            .into_iter()
            .map(|token| match token.strip_prefix('@') {
                Some(_) => names
                    .get(name(token))
                    .map_or_else(|| token.to_owned(), |label| format!("@{label}")),
                None => token.to_owned(),
            })
            .collect();
        line.text = renamed.concat();
    }
}

fn make_internal(item: &mut Item) {
    let head = item.head_mut();
    let mut words = tokens(&head.text);
    // `define [linkage…] …` or `@symbol = [linkage…] …`; an external global has no definition.
    let start = words
        .iter()
        .position(|word| matches!(*word, "define" | "="))
        .map_or(0, |position| position + 1);
    if words.get(start + 1) == Some(&"external") {
        return;
    }
    while words
        .get(start + 1)
        .is_some_and(|word| LINKAGES.contains(word))
    {
        words.drain(start..start + 2);
    }
    words.splice(start..start, [" ", "internal"]);
    head.text = words.concat();
}

/// Groups that a linker keeps one of: hosts whose object format has them only.
fn drop_comdat(item: &mut Item) {
    let head = item.head_mut();
    let mut words = tokens(&head.text);
    if let Some(comdat) = words.iter().position(|word| *word == "comdat") {
        let arguments = words.get(comdat + 1) == Some(&"(");
        let end = comdat
            + 1
            + if arguments {
                super::tokens::group(&words[comdat + 1..])
            } else {
                0
            };
        let start = words[..comdat]
            .iter()
            .rposition(|word| *word != "," && !word.trim().is_empty())
            .map_or(0, |position| position + 1);
        words.drain(start..end);
        head.text = words.concat();
    }
}
