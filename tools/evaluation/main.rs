//! Whether a term of the evaluation pays: `docs/evaluation.md` tells what it found.
//!
//!     cargo run --release --example evaluation -- --help

mod term;
mod weighted;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Result;
use awale::contest::{Effort, Player, Score, openings, play_match};
use awale::rules::rule_set;
use clap::{Parser, ValueEnum};

use term::Term;
use weighted::{PARTS, Place, Weighted};

/// Let a search that counts a term play one that counts captured seeds only
///
/// Games begin with random openings that are about even; each is played with either side South.
#[derive(Parser)]
struct Arguments {
    /// The terms; all of them unless some are named
    #[arg(long, value_enum, value_delimiter = ',')]
    terms: Vec<Term>,
    /// What one of a term is worth, in sixteenths of a seed
    #[arg(
        long,
        value_delimiter = ',',
        allow_hyphen_values = true,
        default_value = "-8,-2,-1,1,2,8"
    )]
    weights: Vec<i16>,
    /// Where on a line the term is counted
    #[arg(long, value_enum, default_value_t = Place::Leaf)]
    place: Place,
    /// Plies that the search with the term looks ahead
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// Plies that the other one does
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=12))]
    against: u8,
    /// Games for each weight; an even number
    #[arg(long, default_value_t = 400)]
    games: usize,
    /// The preset of the rules
    #[arg(long, default_value = "baoule")]
    preset: String,
    /// What the openings are drawn by
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Random moves that a game begins with.
const OPENING_MOVES: u32 = 8;

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let rules = rule_set(Some(&arguments.preset), None)?;
    let openings = openings(&rules, OPENING_MOVES, arguments.games / 2, arguments.seed)?;
    let terms = match arguments.terms.as_slice() {
        [] => Term::value_variants(),
        some => some,
    };
    for &term in terms {
        for &weight in &arguments.weights {
            let [weighted, plain] = [weight, 0].map(|weight| Weighted {
                term,
                place: arguments.place,
                weight,
                nodes: Arc::default(),
            });
            let players = [
                player(&weighted, arguments.depth),
                player(&plain, arguments.against),
            ];
            let games = play_match(&openings, &players, arguments.seed, |_| Ok(()))?;
            let [nodes, others] =
                [weighted, plain].map(|search| search.nodes.load(Ordering::Relaxed) as f64);
            println!(
                "{:?} {term:?} {weight:+}/{PARTS}: {}, {:.2} times the nodes",
                arguments.place,
                Score::of(&games),
                nodes / others
            );
        }
    }
    Ok(())
}

fn player(searcher: &Weighted, depth: u8) -> Player {
    let searcher = searcher.clone();
    Player::with(Effort::Depth(depth), move || Box::new(searcher.clone()))
}
