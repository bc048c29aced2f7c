//! What commands print on standard output.

use std::fmt::{self, Display};
use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

/// Nobody reads what is printed any more, as when `head` has seen enough: nothing is wrong, and nothing more to do.
#[derive(Debug)]
pub struct ReaderGone;

impl Display for ReaderGone {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("nobody reads the output")
    }
}

impl std::error::Error for ReaderGone {}

/// Prints `text` at once, as it is.
pub fn print(text: impl Display) -> Result<()> {
    let mut output = io::stdout().lock();
    match write!(output, "{text}").and_then(|()| output.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Err(ReaderGone.into()),
        written => written.context("cannot write to standard output"),
    }
}
