//! Assembler for the part of llvm-mos's assembly language that the compiler's output and the
//! hand-written sources use. Whatever it does not know it refuses; it never guesses.
//!
//! No crate does this: asm6502, customasm and c64-assembler each have a syntax of their own and none
//! reads llvm-mos's directives, modifiers (`mos16lo(…)`, `mos8(…)`) or its rule for zero-page
//! addressing, and none writes relocatable objects.
//!
//! [`macros`] are written out first. Then the work goes line by line: [`lexer`] cuts a line into tokens,
//! [`directive`] and [`operand`] read them with [`expression`], the result waits as
//! [`section::Item`]s. When the whole file is known,
//! [`layout`] chooses between zero-page and absolute addressing and finds each item's place, and
//! [`encode`] writes bytes and relocations. The source of the rules is llvm-mos itself
//! (`llvm/lib/Target/MOS`, `AsmParser` and `MCTargetDesc`); `tests/llvm_mos.rs` compares both where
//! llvm-mos is installed.

mod cursor;
mod directive;
mod encode;
mod expression;
mod layout;
mod lexer;
mod macros;
mod number;
mod opcodes;
mod operand;
mod section;
mod statement;
mod symbols;

pub use crate::toolchain::source_error::SourceError as AsmError;

use super::object::Object;
use crate::toolchain::source_error::Fault;
use statement::Assembly;

/// Assembles the text of one file.
///
/// # Errors
/// The first line that is not understood or cannot be encoded, with its place.
pub fn assemble(file_name: &str, source: &str) -> Result<Object, AsmError> {
    let locate = |fault: Fault| AsmError::new(file_name, source, fault);
    let mut assembly = Assembly::new();
    for (number, line) in macros::expand(source).map_err(locate)? {
        assembly.read_line(number, &line).map_err(locate)?;
    }
    assembly.finish(file_name, source).map_err(locate)
}
