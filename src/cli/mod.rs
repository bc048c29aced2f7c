//! The command line: one file a command.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Awale (oware) for the Commodore 64: build it, play it, test it.
#[derive(Parser)]
#[command(version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {}

/// Parses the command line and runs the command it names.
pub fn run() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    match arguments.command {}
}
