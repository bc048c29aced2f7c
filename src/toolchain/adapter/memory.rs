//! Block operations, whose length is 64 bits wide on the host and 16 on the 6502.

use super::module::Module;
use super::place::Place;
use super::refusal::Refusal;
use super::tokens::{group, name, tokens};

/// The intrinsics' names up to the width of the length.
const INTRINSICS: [&str; 4] = [
    "llvm.memcpy.p0.p0.i64",
    "llvm.memmove.p0.p0.i64",
    "llvm.memset.p0.i64",
    "llvm.memcpy.inline.p0.p0.i64",
];

/// C functions that rustc calls by itself, for comparisons.
const FUNCTIONS: [&str; 2] = ["memcmp", "bcmp"];

/// The third argument is the length in all of them.
const LENGTH: usize = 2;

/// Makes constant lengths 16-bit and refuses all others.
pub fn narrow(module: &mut Module) -> Result<(), Refusal> {
    if let Some(refusal) = refuse_variable_length(module) {
        return Err(refusal);
    }
    for line in module.functions.iter_mut().flat_map(|f| &mut f.lines) {
        if let Some(Ok(narrowed)) = narrow_call(&line.text) {
            line.text = narrowed;
        }
    }
    for declaration in &mut module.declarations {
        if is_block_operation(&declaration.symbol) {
            declaration.symbol = declaration.symbol.replace(".i64", ".i16");
            let head = declaration.head_mut();
            head.text = head
                .text
                .replace(".i64(", ".i16(")
                .replace(", i64", ", i16");
        }
    }
    Ok(())
}

fn refuse_variable_length(module: &Module) -> Option<Refusal> {
    module.functions.iter().find_map(|function| {
        function.lines.iter().find_map(|line| {
            let cause = narrow_call(&line.text)?.err()?;
            Some(Refusal {
                place: Place::new(module, function, line),
                cause,
                remedy: "copy, fill or compare whole arrays of a fixed size, \
                         or loop over the bytes with a u8 index",
            })
        })
    })
}

/// Whether `symbol` is one of the operations on blocks of memory.
pub fn is_block_operation(symbol: &str) -> bool {
    INTRINSICS.contains(&symbol) || FUNCTIONS.contains(&symbol)
}

/// The line with its length narrowed, the reason why it cannot be, or nothing if it calls no block
/// operation.
fn narrow_call(line: &str) -> Option<Result<String, String>> {
    let words = tokens(line);
    let callee = words
        .iter()
        .position(|word| word.starts_with('@') && is_block_operation(name(word)))?;
    if !words[..callee].contains(&"call") {
        return None;
    }
    let list = callee + 1;
    let end = list + group(&words[list..]);
    let mut commas = 0;
    let mut depth = 0;
    let mut length = None;
    for (index, word) in words[list..end].iter().enumerate() {
        match *word {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "," if depth == 1 => commas += 1,
            "i64" if commas == LENGTH && length.is_none() => length = Some(list + index),
            _ => {}
        }
    }
    let length = length?;
    // Between the type and the value there may be attributes (`noundef`).
    let value = words[length + 1..end]
        .iter()
        .position(|word| *word == "," || *word == ")")
        .and_then(|stop| {
            let argument = &words[length + 1..][..stop];
            argument.iter().rfind(|word| !word.trim().is_empty())
        });
    if value.is_none_or(|value| value.parse::<u16>().is_err()) {
        return Some(Err(format!(
            "the length of a {} is not a constant below 65536",
            operation(name(words[callee]))
        )));
    }
    let symbol = words[callee].replace(".i64", ".i16");
    let mut narrowed = words.clone();
    narrowed[callee] = &symbol;
    narrowed[length] = "i16";
    Some(Ok(narrowed.concat()))
}

fn operation(symbol: &str) -> &str {
    let symbol = symbol.trim_start_matches("llvm.");
    symbol.split('.').next().unwrap_or(symbol)
}
