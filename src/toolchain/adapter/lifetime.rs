//! Marks of where a local variable's life begins and ends. LLVM changed their form in version 22,
//! and the 6502's static stack frames gain nothing from them.

use super::module::Module;
use super::tokens::globals;

/// Drops every call of `llvm.lifetime.start` and `llvm.lifetime.end`.
pub fn remove(module: &mut Module) {
    for function in &mut module.functions {
        function.lines.retain(|line| {
            !(line.text.contains(" call ")
                && globals(&line.text).any(|symbol| symbol.starts_with("llvm.lifetime.")))
        });
    }
}
