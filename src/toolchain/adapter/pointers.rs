//! Pointers kept in data. rustc gives a pointer eight bytes and llvm-mos two, so that everything
//! after it in a static would lie elsewhere than the program looks.

use super::module::{Item, Module};
use super::place::Place;
use super::refusal::Refusal;
use super::symbol;
use super::tokens::tokens;

/// Refuses a global whose value holds a pointer, as `ptr` in its type or value tells.
pub fn refuse_in_data(module: &Module) -> Result<(), Refusal> {
    match module.globals.iter().find(|global| holds_pointer(global)) {
        Some(global) => Err(refusal(module, global)),
        None => Ok(()),
    }
}

fn holds_pointer(global: &Item) -> bool {
    tokens(&global.head().text).contains(&"ptr")
}

/// A constant that the programmer named is refused where it stands, one without a name where it
/// is used.
fn refusal(module: &Module, global: &Item) -> Refusal {
    let place = if symbol::is_mangled(&global.symbol) {
        Place::new(module, global, global.head())
    } else {
        Place::of_use(module, global)
    };
    let (cause, remedy) = if global.symbol.starts_with("vtable.") {
        (
            "a trait object needs a table of pointers in data",
            "call the function itself, or match on an enum",
        )
    } else {
        (
            "a pointer is kept in data, where rustc gives it 8 bytes and the 6502 has 2",
            "keep no reference, slice, str or fn in statics and constants: \
             store u16 offsets into one byte array, or match on a number",
        )
    };
    Refusal {
        place,
        cause: cause.to_owned(),
        remedy,
    }
}
