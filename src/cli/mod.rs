//! The command line: one file a command.

mod bench;
mod build;
mod contestant;
mod core_choice;
mod disk_option;
mod doctor;
mod llvm_mos_option;
mod matches;
mod output;
mod perft;
mod play;
mod progress;
mod questions;
mod rule_arguments;
mod rules;
mod search;
mod shot;
mod tables;
mod uci;
mod vice;

pub use self::output::ReaderGone;

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
enum Command {
    Bench(bench::Bench),
    Build(build::Build),
    Doctor(doctor::Doctor),
    Match(matches::Match),
    Perft(perft::Perft),
    Play(play::Play),
    Rules(rules::Rules),
    Search(search::Search),
    Shot(shot::Shot),
    Tables(tables::Tables),
    Uci(uci::Uci),
    Vice(vice::Vice),
}

/// Parses the command line and runs the command it names.
pub fn run() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    match arguments.command {
        Command::Bench(command) => command.run()?,
        Command::Build(command) => command.run()?,
        Command::Doctor(command) => command.run()?,
        Command::Match(command) => command.run()?,
        Command::Perft(command) => command.run()?,
        Command::Play(command) => command.run()?,
        Command::Rules(command) => command.run()?,
        Command::Search(command) => command.run()?,
        Command::Shot(command) => command.run()?,
        Command::Tables(command) => command.run()?,
        Command::Uci(command) => command.run()?,
        Command::Vice(command) => command.run()?,
    }
    Ok(ExitCode::SUCCESS)
}
