//! Requests and answers as lines of JSON.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use serde::Serialize;

/// Answers each line of standard input with a line; a bad one with its error.
pub fn answer_lines<A: Serialize>(mut answer: impl FnMut(&str) -> Result<A>) -> Result<()> {
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line.context("reading standard input")?;
        let answer = std::str::from_utf8(&line)
            .context("not text in UTF-8")
            .and_then(&mut answer);
        let reply = match answer {
            Ok(answer) => serde_json::to_string(&answer)?,
            Err(error) => serde_json::json!({ "error": format!("{error:#}") }).to_string(),
        };
        // Each line at once: the one who asks may wait for it before asking on.
        writeln!(output, "{reply}").and_then(|()| output.flush())?;
    }
    Ok(())
}
