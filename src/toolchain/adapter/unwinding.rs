//! Nothing unwinds under `panic=abort`, but the core library's functions still carry the blocks
//! that would resume it, unreachable as they are.

use super::module::Module;
use super::tokens::tokens;

/// Ends the blocks that resume unwinding with `unreachable`, and drops the personality routine.
pub fn remove(module: &mut Module) {
    for function in &mut module.functions {
        for line in &mut function.lines {
            if line.text.trim_start().starts_with("resume ") {
                line.text = "  unreachable".to_owned();
            }
        }
        let head = function.head_mut();
        let words = tokens(&head.text);
        if let Some(start) = words.iter().position(|word| *word == "personality") {
            // ` personality ptr @rust_eh_personality`: three words with spaces between.
            head.text = [&words[..start], &words[(start + 6).min(words.len())..]]
                .concat()
                .concat();
        }
    }
}
