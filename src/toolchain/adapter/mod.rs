//! From rustc's LLVM IR for the host to IR that llvm-mos compiles for the 6502: text to text.
//!
//! rustc lays data out for a 64-bit host and writes for its own, newer LLVM. Each file here holds
//! one thing that must be changed, or refused because no change could make it right.

mod aggregates;
mod attributes;
mod comparisons;
mod externals;
mod header;
mod lifetime;
mod linkage;
mod locations;
mod memory;
mod module;
mod panics;
mod place;
mod pointers;
mod reach;
mod refusal;
mod symbol;
mod tokens;
mod unwinding;

use std::collections::HashSet;

use module::Module;
pub use panics::ROUTINE as PANIC_ROUTINE;
pub use place::Place;
pub use refusal::Refusal;

/// Raised when the adapter's result changes: part of the digest of the compiler's output.
pub const VERSION: u32 = 1;

/// Makes IR for llvm-mos from `ir`, the unoptimised IR that rustc wrote for the host.
///
/// What the program's exported functions and statics cannot reach is left out first, so that
/// nothing is refused that would not be in the program.
pub fn adapt(ir: &str) -> Result<String, Refusal> {
    let mut module = Module::parse(ir);
    unwinding::remove(&mut module);
    panics::redirect(&mut module);
    panics::drop_messages(&mut module);
    locations::remove(&mut module);
    lifetime::remove(&mut module);
    reach::prune(&mut module);
    pointers::refuse_in_data(&module)?;
    panics::refuse_missing_core(&module)?;
    externals::refuse_wide_arguments(&module)?;
    memory::narrow(&mut module)?;
    comparisons::expand(&mut module);
    aggregates::flatten(&mut module);
    attributes::translate(&mut module);
    externals::promise_no_callback(&mut module);
    linkage::internalise(&mut module);
    Ok(module.print(header::TEXT))
}

/// The symbols that `line` mentions.
fn mentioned(line: &str) -> HashSet<String> {
    tokens::globals(line).map(str::to_owned).collect()
}
