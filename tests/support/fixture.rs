//! Fixtures of several parts in one file.

use std::fs;
use std::path::Path;

/// The parts of a fixture: each begins with a line `=== name`.
pub fn parts(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).unwrap();
    text.split("=== ")
        .skip(1)
        .map(|part| {
            let (name, text) = part.split_once('\n').unwrap();
            (name.to_owned(), text.to_owned())
        })
        .collect()
}
