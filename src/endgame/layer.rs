//! All positions with as many seeds, solved by going backwards from what is known.

use awale_c64::core::ruleset::RuleSet;

use super::places::{place, positions};
use super::{of_mover, seen_by_mover};
use crate::notation::pits_of;

/// Where a move leads.
enum Move {
    /// A capture, or the game's end: worth this to the mover.
    Known(i8),
    /// To another position of the layer, in which the opponent moves.
    Quiet,
}

/// What the mover of a position can be forced to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Open,
    Reached,
    Suffered,
}

/// The values of all positions with `seeds` on the board, by their places; `fewer` has those of all
/// with fewer seeds.
pub fn solve(rules: &RuleSet, seeds: u8, fewer: &[Vec<i8>]) -> Vec<i8> {
    let layer = Layer::new(rules, seeds, fewer);
    let mut values = vec![0; layer.moves.len()];
    // Who can get more can get less.
    for goal in 1..=seeds as i8 {
        for (value, outcome) in values.iter_mut().zip(layer.outcomes(goal)) {
            match outcome {
                Outcome::Open => {}
                Outcome::Reached => *value = goal,
                Outcome::Suffered => *value = -goal,
            }
        }
    }
    values
}

/// The layer as a graph.
struct Layer {
    moves: Vec<Vec<Move>>,
    /// For each position, those from which a quiet move leads to it.
    sources: Vec<Vec<usize>>,
}

impl Layer {
    fn new(rules: &RuleSet, seeds: u8, fewer: &[Vec<i8>]) -> Self {
        let positions = positions(seeds);
        let mut sources = vec![Vec::new(); positions.len()];
        let mut moves = Vec::with_capacity(positions.len());
        for (source, &pits) in positions.iter().enumerate() {
            let position = of_mover(pits);
            let mut own = Vec::new();
            for pit in pits_of(position.side, position.legal_moves(rules)) {
                let mut next = position;
                let captured = next.play(rules, pit).seeds;
                let target = place(&seen_by_mover(&next));
                own.push(if captured == 0 {
                    sources[target].push(source);
                    Move::Quiet
                } else {
                    let rest = fewer[usize::from(seeds - captured)][target];
                    Move::Known(captured as i8 - rest)
                });
            }
            if own.is_empty() {
                // Each takes the own row.
                let [mine, theirs] = position.collected();
                own.push(Move::Known(mine as i8 - theirs as i8));
            }
            moves.push(own);
        }
        Self { moves, sources }
    }

    /// For each position whether its mover can force a lead of `goal` or more, or can be forced to the
    /// reverse.
    fn outcomes(&self, goal: i8) -> Vec<Outcome> {
        let mut outcomes = vec![Outcome::Open; self.moves.len()];
        // Moves that may still save the mover from the reverse.
        let mut saving = vec![0; self.moves.len()];
        let mut news = Vec::new();
        for (position, moves) in self.moves.iter().enumerate() {
            for choice in moves {
                match choice {
                    Move::Known(value) if *value >= goal => outcomes[position] = Outcome::Reached,
                    Move::Known(value) if *value <= -goal => {}
                    _ => saving[position] += 1,
                }
            }
            if outcomes[position] == Outcome::Open && saving[position] == 0 {
                outcomes[position] = Outcome::Suffered;
            }
            if outcomes[position] != Outcome::Open {
                news.push(position);
            }
        }
        while let Some(position) = news.pop() {
            for &source in &self.sources[position] {
                if outcomes[source] != Outcome::Open {
                    continue;
                }
                if outcomes[position] == Outcome::Suffered {
                    outcomes[source] = Outcome::Reached;
                } else {
                    saving[source] -= 1;
                    if saving[source] > 0 {
                        continue;
                    }
                    outcomes[source] = Outcome::Suffered;
                }
                news.push(source);
            }
        }
        outcomes
    }
}
