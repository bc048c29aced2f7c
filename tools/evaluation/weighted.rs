//! A search like the program's whose positions are worth their captured seeds and a term.

use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use awale::notation::pits_of;
use awale::search::{Found, Limits, Record, Searcher};
use awale_c64::core::position::{Position, SEEDS};
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{Choice, WIN};
use clap::ValueEnum;

use super::term::Term;

/// Parts of a seed that values count.
pub const PARTS: i16 = 16;

/// Beyond every value, with room for what is added.
const INFINITY: i16 = 16_000;

/// Where on a line the term is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Place {
    /// After the last move
    Leaf,
    /// Before the last move, once for all that it may be
    Frontier,
    /// Before the last two moves, once for all that they may be
    LastTwo,
    /// Before the last three moves
    LastThree,
    /// After the first move, to choose among moves that are worth the same
    Root,
}

/// A negamax with alpha-beta to one depth. The root knows the game's past; the search does not.
#[derive(Clone)]
pub struct Weighted {
    pub term: Term,
    pub place: Place,
    /// What one of the term is worth, in [`PARTS`] of a seed.
    pub weight: i16,
    /// Moves searched by all copies.
    pub nodes: Arc<AtomicU64>,
}

impl Searcher for Weighted {
    fn deepen(
        &mut self,
        record: &Record,
        limits: &Limits,
        report: &mut dyn FnMut(&Found),
    ) -> Result<Option<Found>> {
        let game = record.game();
        let mut moves = pits_of(game.position.side, game.legal_moves()).collect::<Vec<_>>();
        moves.sort_by_key(|&pit| {
            let mut next = game.position;
            let capture = next.play(&game.rules, pit);
            // The opponent moves next.
            let extra = self.extra(Place::Root, &game.rules, &next);
            (extra, Reverse(capture.seeds))
        });
        if moves.is_empty() {
            return Ok(None);
        }
        let mut nodes = 0;
        let window = (-INFINITY, INFINITY);
        let (value, pit) = self.best(
            &game.rules,
            &game.position,
            limits.depth,
            window,
            &moves,
            &mut nodes,
        );
        self.nodes.fetch_add(u64::from(nodes), Ordering::Relaxed);
        let found = Found {
            choice: Choice {
                pit,
                value: (value / PARTS) as i8,
                depth: limits.depth,
            },
            nodes,
            variation: vec![pit],
            cycles: None,
        };
        report(&found);
        Ok(Some(found))
    }
}

impl Weighted {
    /// The value of a position for its mover, within the window.
    fn value(
        &self,
        rules: &RuleSet,
        position: &Position,
        depth: u8,
        (alpha, beta): (i16, i16),
        nodes: &mut u32,
    ) -> i16 {
        if depth == 0 {
            let lead = lead(position.stores, position.side) * PARTS;
            return lead + self.extra(Place::Leaf, rules, position);
        }
        // What is counted before the last moves moves the window for them.
        let extra = match depth {
            1 => self.extra(Place::Frontier, rules, position),
            2 => self.extra(Place::LastTwo, rules, position),
            3 => self.extra(Place::LastThree, rules, position),
            _ => 0,
        };
        let (alpha, beta) = (alpha - extra, beta - extra);
        let mut moves: Vec<_> = pits_of(position.side, position.legal_moves(rules))
            .map(|pit| (position.capture(rules, pit).seeds, pit))
            .collect();
        if moves.is_empty() {
            return lead(position.collected(), position.side).signum() * win(depth);
        }
        moves.sort_by_key(|&(seeds, _)| Reverse(seeds));
        let moves: Vec<_> = moves.into_iter().map(|(_, pit)| pit).collect();
        let best = self
            .best(rules, position, depth, (alpha, beta), &moves, nodes)
            .0;
        // A win is a win whatever else there is.
        if best.abs() > i16::from(SEEDS) * PARTS {
            best
        } else {
            best + extra
        }
    }

    /// The first of the best of `moves`, after its value within the window.
    fn best(
        &self,
        rules: &RuleSet,
        position: &Position,
        depth: u8,
        (alpha, beta): (i16, i16),
        moves: &[u8],
        nodes: &mut u32,
    ) -> (i16, u8) {
        let mut best = (-INFINITY, moves[0]);
        for &pit in moves {
            *nodes += 1;
            let mut next = *position;
            next.play(rules, pit);
            let value = if next.has_majority() {
                win(depth)
            } else {
                let window = (-beta, -alpha.max(best.0));
                -self.value(rules, &next, depth - 1, window, nodes)
            };
            if value > best.0 {
                best = (value, pit);
            }
            if value >= beta {
                break;
            }
        }
        best
    }

    /// What the term adds in a position at `place`, for its mover.
    fn extra(&self, place: Place, rules: &RuleSet, position: &Position) -> i16 {
        match place == self.place {
            true => self.weight * self.term.lead(position, rules),
            false => 0,
        }
    }
}

/// The value of a game that is won `depth` plies before the search's end.
fn win(depth: u8) -> i16 {
    i16::from(WIN) * PARTS + i16::from(depth)
}

fn lead([south, north]: [u8; 2], side: u8) -> i16 {
    let lead = i16::from(south) - i16::from(north);
    if side == 0 { lead } else { -lead }
}
