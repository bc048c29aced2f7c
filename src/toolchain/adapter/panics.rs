//! The core library's precompiled functions. None exists for the 6502: those that panic become one
//! routine of the program, and the rest is refused.

use std::collections::HashSet;

use super::module::{Item, Line, Module};
use super::place::Place;
use super::refusal::Refusal;
use super::symbol;
use super::tokens::{name, tokens};

/// The routine that reports a panic and stops: no arguments, never returns. The program supplies it.
pub const ROUTINE: &str = "awale_panic";

/// Turns each call of a panicking function into one of [`ROUTINE`]. The location and message that
/// it would have been given are then used no more.
///
/// A function of core panics if it lies in `core::panicking`, or if it never returns
/// (`core::option::unwrap_failed` and the like). `llvm.trap` stands for an abort and is treated
/// the same way.
pub fn redirect(module: &mut Module) {
    let never_returning: Vec<String> = module
        .attributes
        .iter()
        .filter(|line| tokens(&line.text).contains(&"noreturn"))
        .filter_map(|line| tokens(&line.text).get(2).map(|group| (*group).to_owned()))
        .collect();
    let panicking: Vec<String> = module
        .declarations
        .iter()
        .filter(|declaration| {
            declaration.symbol == "llvm.trap"
                || declaration.title.starts_with("core::panicking::")
                || (symbol::is_mangled(&declaration.symbol)
                    && tokens(&declaration.head().text)
                        .iter()
                        .any(|token| never_returning.iter().any(|group| group == token)))
        })
        .map(|declaration| declaration.symbol.clone())
        .collect();

    let mut redirected = false;
    for line in module.functions.iter_mut().flat_map(|f| &mut f.lines) {
        if callee(&line.text).is_some_and(|symbol| panicking.iter().any(|p| p == symbol)) {
            line.text = format!("  call void @{ROUTINE}()");
            redirected = true;
        }
    }
    let supplied = |items: &[Item]| items.iter().any(|item| item.symbol == ROUTINE);
    if redirected && !supplied(&module.functions) && !supplied(&module.declarations) {
        module.declarations.push(Item {
            symbol: ROUTINE.to_owned(),
            title: ROUTINE.to_owned(),
            lines: vec![Line {
                number: 0,
                text: format!("declare void @{ROUTINE}() cold noreturn nounwind"),
            }],
        });
    }
}

/// Leaves out of each block that ends in a panic what only made up the message. Nothing after
/// the block can see it, since the routine never returns.
pub fn drop_messages(module: &mut Module) {
    let formatting: HashSet<String> = module
        .functions
        .iter()
        .filter(|function| {
            function
                .title
                .trim_start_matches('<')
                .starts_with("core::fmt::")
        })
        .map(|function| function.symbol.clone())
        .collect();
    for function in &mut module.functions {
        let mut kept: Vec<Line> = Vec::with_capacity(function.lines.len());
        // Where the instructions start that nobody but the panic at the end of the block needs.
        let mut message = 1;
        for line in function.lines.drain(..) {
            if callee(&line.text) == Some(ROUTINE) {
                kept.truncate(message);
            }
            let is_label = !line.text.starts_with([' ', ';', ']']);
            let has_effect = is_label || has_effect(&line.text, &formatting);
            kept.push(line);
            if has_effect {
                message = kept.len();
            }
        }
        function.lines = kept;
    }
}

/// Whether an instruction does more than compute a value or write to memory.
fn has_effect(line: &str, formatting: &HashSet<String>) -> bool {
    let words = tokens(line);
    if words.contains(&"volatile") {
        return true;
    }
    words.contains(&"call")
        && !callee(line)
            .is_some_and(|symbol| symbol.starts_with("llvm.") || formatting.contains(symbol))
}

/// Refuses a declaration that only the core library's object code could satisfy.
pub fn refuse_missing_core(module: &Module) -> Result<(), Refusal> {
    let missing = module
        .declarations
        .iter()
        .find(|declaration| symbol::is_mangled(&declaration.symbol));
    match missing {
        Some(declaration) => Err(Refusal {
            place: Place::of_use(module, declaration),
            cause: format!("`{}` exists only compiled for the host", declaration.title),
            remedy: "write the loop or table yourself: no formatting, sorting or floating-point \
                     functions of core",
        }),
        None => Ok(()),
    }
}

/// The symbol that a line calls directly.
fn callee(line: &str) -> Option<&str> {
    let words = tokens(line);
    let call = words.iter().position(|word| *word == "call")?;
    let rest = &words[call..];
    let callee = rest
        .windows(2)
        .find(|pair| pair[0].starts_with('@') && pair[1] == "(")?;
    Some(name(callee[0]))
}
