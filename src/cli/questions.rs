//! Questions asked by arguments, or by lines of JSON on standard input.

use std::fmt::Display;
use std::io::BufRead;

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::output;
use crate::json;

/// How a command is asked and answers; it also has the argument `position`.
#[derive(Args)]
pub struct Questions {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Read a request in JSON from each line of standard input, and answer with a line each
    #[arg(long, conflicts_with_all = ["position", "preset", "Options"])]
    batch: bool,
}

impl Questions {
    /// Prints the answer to `request`, which the arguments make; or to each line of a batch, a bad one
    /// being answered with its error.
    pub fn answer<Q: DeserializeOwned, A: Serialize + Display>(
        &self,
        request: &Q,
        mut answer: impl FnMut(&Q) -> Result<A>,
    ) -> Result<()> {
        if self.batch {
            return answer_lines(|line| answer(&json::request(line)?));
        }
        let answer = answer(request)?;
        if self.json {
            output::print(serde_json::to_string(&answer)? + "\n")
        } else {
            output::print(answer)
        }
    }
}

fn answer_lines<A: Serialize>(mut answer: impl FnMut(&str) -> Result<A>) -> Result<()> {
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
        output::print(reply + "\n")?;
    }
    Ok(())
}
