//! Writes the list by which the C64 program plays endgames: `cargo run --release --example endgames`.

use std::fmt::Write;

use anyhow::{Context, Result};
use awale::endgame::exceptions;
use awale::toolchain::project::Project;

const FILE: &str = "target-c64/src/core/endgame/exceptions.rs";

/// Bytes on a line.
const LINE: usize = 20;

fn main() -> Result<()> {
    let (list, common_at) = exceptions()?;
    let mut text = format!(
        "//! Made by `cargo run --release --example endgames`.\n\n\
         /// Where the exceptions that all rules have in common begin; before them are those of forbidden grand slams.\n\
         pub const COMMON_AT: u8 = {common_at};\n\n\
         /// The exceptions from the rule of thumb.\n\
         #[rustfmt::skip]\n\
         pub static EXCEPTIONS: [u8; {}] = [\n",
        list.len()
    );
    for line in list.chunks(LINE) {
        let bytes: Vec<_> = line.iter().map(u8::to_string).collect();
        writeln!(text, "    {},", bytes.join(", "))?;
    }
    text.push_str("];\n");
    let path = Project::find()?.path(FILE);
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} bytes", path.display(), list.len());
    Ok(())
}
