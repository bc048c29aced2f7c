//! Functions that assembly supplies to Rust.

use super::memory::is_block_operation;
use super::module::{Item, Module};
use super::place::Place;
use super::refusal::Refusal;
use super::symbol;
use super::tokens::tokens;

/// Refuses one that takes or returns the host's `usize`, which assembly could satisfy only by
/// chance.
pub fn refuse_wide_arguments(module: &Module) -> Result<(), Refusal> {
    let wide = module.declarations.iter().find(|declaration| {
        is_external(declaration) && tokens(&declaration.head().text).contains(&"i64")
    });
    match wide {
        Some(declaration) => Err(Refusal {
            place: Place::of_use(module, declaration),
            cause: format!("`{}` takes or returns 64 bits", declaration.title),
            remedy: "declare it with u8 and u16: a usize has 64 bits in rustc's IR",
        }),
        None => Ok(()),
    }
}

/// Promises that assembly does not call Rust back. Without it llvm-mos would take every function
/// that may panic for a recursive one, and keep its variables on the slow soft stack.
pub fn promise_no_callback(module: &mut Module) {
    for declaration in &mut module.declarations {
        if is_external(declaration) {
            declaration.head_mut().text.push_str(" nocallback");
        }
    }
}

fn is_external(declaration: &Item) -> bool {
    !declaration.symbol.starts_with("llvm.")
        && !symbol::is_mangled(&declaration.symbol)
        && !is_block_operation(&declaration.symbol)
}
