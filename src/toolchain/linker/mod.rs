//! Linker: reads `linker/c64.ld`, places the sections of all objects and makes the PRG.
//!
//! It understands the part of the GNU linker script language that the script uses and gives the bytes
//! that llvm-mos's `ld.lld --gc-sections -O0` gives for the same script; anything else in a script is
//! refused with its place. Sections that nothing refers to are left out.

mod addresses;
mod error;
mod expression;
mod image;
mod layout;
mod lexer;
mod live;
mod parser;
mod relocate;
mod resolve;
mod script;
mod symbol_map;

pub use error::{LinkError, UndefinedSymbol};
pub use image::{Image, MemoryUse, PlacedInput, PlacedSection};
pub use symbol_map::{MappedSymbol, SymbolMap};

use super::object::Object;
use addresses::Addresses;
use error::Problem;

/// Links `objects`, in this order, as `script_text` says.
///
/// # Errors
/// A script that is not understood, symbols that are missing or defined twice, a section without a
/// place, a region that is too small, an assertion of the script that fails, or an address that
/// does not fit where it is used.
pub fn link(
    script_name: &str,
    script_text: &str,
    objects: Vec<Object>,
) -> Result<Image, LinkError> {
    let script = parser::parse(script_text)
        .map_err(|fault| LinkError::script(script_name, script_text, fault))?;
    let globals = resolve::Globals::new(&objects, &script)?;
    let live = live::mark(&objects, &script, &globals)?;
    let in_script = |problem: Problem| problem.into_error(script_name, script_text);
    let layout = layout::place(&objects, &script, &live).map_err(in_script)?;
    let addresses = Addresses::new(&objects, &script, &globals, &layout).map_err(in_script)?;
    image::build(&objects, &script, &layout, &addresses).map_err(in_script)
}
