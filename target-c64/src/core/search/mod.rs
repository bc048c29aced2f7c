//! The computer's choice of a move: negamax with null windows, deepened ply by ply.
//!
//! Every value is that of a plain negamax to the same depth: a position at the depth's end counts the
//! difference of stores (25 wins), one before it also knows when the game ends for want of a legal
//! move or by repetition.

mod hash;
mod node;
mod past;
mod table;
mod value;

use self::node::Node;
use self::past::Past;
use self::table::{Bound, Entry, Table};
use self::value::{INFINITY, collected, from_here, from_root, lead};
use super::game::Game;
use super::position::{MAJORITY, Position};
use super::ruleset::RuleSet;

pub use self::value::WIN;

/// The deepest search, in plies.
pub const MAX_PLIES: u8 = 24;

/// Entries of the C64 program's table, 5 KB; with as many, the host searches the same nodes.
pub const SLOTS: usize = 1024;

/// No move of a row.
const NO_MOVE: u8 = 7;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Choice {
    /// The best move, 0–11.
    pub pit: u8,
    /// Its value for the mover: see [`WIN`]; otherwise seeds ahead.
    pub value: i8,
    /// Plies searched completely.
    pub depth: u8,
}

impl Choice {
    /// Before a search.
    pub const NONE: Self = Self {
        pit: 0,
        value: 0,
        depth: 0,
    };
}

/// A line of play: pits 0–11.
pub type Variation = [u8; MAX_PLIES as usize];

/// The memory of a search, with a transposition table of `SLOTS` entries.
#[repr(C)]
pub struct Search<const SLOTS: usize> {
    table: Table<SLOTS>,
    nodes: [Node; MAX_PLIES as usize],
    past: Past,
    /// Moves searched since [`Search::choose`] began, whether made on the board or valued from tables.
    pub count: u32,
}

impl<const SLOTS: usize> Search<SLOTS> {
    /// What a search starts from.
    pub const EMPTY: Self = Self {
        table: Table::EMPTY,
        nodes: [Node::EMPTY; MAX_PLIES as usize],
        past: Past::EMPTY,
        count: 0,
    };

    /// The best move of the side to move, `plies` deep (1–[`MAX_PLIES`], held to that range).
    ///
    /// `abort` is asked once a move made. When it says true, the choice is that of the last depth
    /// searched completely, or none if there is none. None too if the game has ended.
    pub fn choose(
        &mut self,
        game: &Game,
        plies: u8,
        mut abort: impl FnMut() -> bool,
    ) -> Option<Choice> {
        self.count = 0;
        if game.legal_moves() == 0 {
            return None;
        }
        self.table.clear();
        self.past.recall(game);
        let root = &mut self.nodes[0];
        root.position = game.position;
        root.hash = hash::hash(&game.position);
        root.best_pit = NO_MOVE;
        let mut choice = None;
        for depth in 1..=plies.clamp(1, MAX_PLIES) {
            if !self.deepen(&game.rules, depth, &mut abort) {
                break;
            }
            let root = &self.nodes[0];
            choice = Some(Choice {
                pit: Position::row_start(root.position.side) + root.best_pit,
                value: root.best,
                depth,
            });
        }
        choice
    }

    /// The line that both sides play after `choice`, found by [`Search::choose`] for `game`, as far as
    /// the table still holds it. Writes the pits (0–11) and gives how many.
    pub fn variation(&self, game: &Game, choice: &Choice, line: &mut Variation) -> u8 {
        let mut position = game.position;
        let mut pit = choice.pit;
        let mut length = 0;
        loop {
            line[length as usize] = pit;
            length += 1;
            position.play(&game.rules, pit);
            if length == choice.depth || position.has_majority() {
                return length;
            }
            let Some(entry) = self.table.find(hash::hash(&position)) else {
                return length;
            };
            if position.legal_moves(&game.rules) & (1 << entry.best) == 0 {
                return length;
            }
            pit = Position::row_start(position.side) + entry.best;
        }
    }

    /// Searches the root `depth` plies deep and leaves the result in its node. False if aborted.
    fn deepen(&mut self, rules: &RuleSet, depth: u8, abort: &mut impl FnMut() -> bool) -> bool {
        let mut ply = 0;
        let mut settled = self.enter(rules, 0, depth, -INFINITY, INFINITY);
        loop {
            // A node that is settled is worth this to its mover.
            if let Some(value) = settled.take() {
                if ply == 0 {
                    return true;
                }
                let parent = &mut self.nodes[ply as usize - 1];
                if parent.is_beaten_by(-value) {
                    parent.is_scouted = false;
                    let (alpha, beta) = (-parent.beta, -parent.alpha);
                    settled = self.enter(rules, ply, depth - ply, alpha, beta);
                    continue;
                }
                parent.offer(-value);
                ply -= 1;
            }
            if self.nodes[ply as usize].is_done() {
                settled = Some(self.nodes[ply as usize].best);
                self.remember(ply, depth - ply);
                continue;
            }
            if abort() {
                return false;
            }
            match self.make(rules, ply) {
                Some(value) => self.nodes[ply as usize].offer(value),
                None => {
                    let (alpha, beta) = self.nodes[ply as usize].child_window();
                    ply += 1;
                    settled = self.enter(rules, ply, depth - ply, alpha, beta);
                }
            }
        }
    }

    /// Prepares the node at `ply`, whose position stands there, to be searched `depth` plies deep.
    ///
    /// Gives its value at once if it is known, or is sure to lie outside the window: then a value at
    /// or below alpha is an upper bound, one at or above beta a lower bound.
    fn enter(&mut self, rules: &RuleSet, ply: u8, depth: u8, alpha: i8, beta: i8) -> Option<i8> {
        let node = &mut self.nodes[ply as usize];
        let position = &node.position;
        let legal = position.legal_moves(rules);
        if legal == 0 {
            return Some(collected(position, ply));
        }
        let [mine, theirs] = [position.side, position.opponent()].map(|player| {
            // SAFETY of the index: a side is 0 or 1.
            position.stores[player as usize & 1]
        });
        // Who has 24 cannot lose, and nobody can win more than what is left.
        if ply > 0 && (theirs == MAJORITY - 1 && alpha >= 0 || mine == MAJORITY - 1 && beta <= 0) {
            return Some(0);
        }
        if depth == 1 {
            return Some(self.frontier(rules, ply, legal, beta));
        }
        let mut first = if ply == 0 { node.best_pit } else { NO_MOVE };
        if let Some(entry) = self.table.find(node.hash) {
            first = entry.best;
            if ply > 0 && entry.depth == depth {
                let value = from_root(entry.value, ply);
                let is_enough = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if is_enough {
                    return Some(value);
                }
            }
        }
        node.open(alpha, beta);
        node.list(rules, legal, first);
        None
    }

    /// The value of a node one ply before the depth's end: no move is made, each is valued by what it
    /// captures, up to the first that reaches `beta`.
    fn frontier(&mut self, rules: &RuleSet, ply: u8, legal: u8, beta: i8) -> i8 {
        let node = &mut self.nodes[ply as usize];
        let position = &node.position;
        let own = Position::row_start(position.side);
        let store = position.stores[position.side as usize & 1];
        let ahead = lead(position.stores, position.side);
        node.best = -INFINITY;
        for pit in 0..6 {
            if legal & (1 << pit) == 0 {
                continue;
            }
            self.count = self.count.wrapping_add(1);
            let seeds = position.capture(rules, own + pit).seeds;
            let value = if store + seeds >= MAJORITY {
                WIN - 1 - ply as i8
            } else {
                ahead + seeds as i8
            };
            if value > node.best {
                node.best = value;
                node.best_pit = pit;
                if value >= beta {
                    break;
                }
            }
        }
        node.best
    }

    /// Makes the next move of the node at `ply`: the position after it is at the next ply. Gives the
    /// move's value if it ends the game.
    fn make(&mut self, rules: &RuleSet, ply: u8) -> Option<i8> {
        self.count = self.count.wrapping_add(1);
        let node = &mut self.nodes[ply as usize];
        let (pit, capture) = node.next_move();
        let mut position = node.position;
        let mover = position.side;
        let pit = Position::row_start(mover) + pit;
        let mut hash = node.hash;
        hash = hash.wrapping_add(hash::sown(pit, position.pits[pit as usize % 12]));
        position.sow(pit);
        let mut taken = capture.last;
        for _ in 0..capture.pits {
            hash = hash.wrapping_add(hash::taken(taken, position.pits[taken as usize % 12]));
            taken -= 1;
        }
        position.harvest(capture);
        position.side = position.opponent();
        if position.stores[mover as usize & 1] >= MAJORITY {
            return Some(WIN - 1 - ply as i8);
        }
        if let Some(limit) = rules.repetition_limit(&position) {
            let line = self.nodes[1..=ply as usize].iter().map(|node| node.hash);
            let earlier = line.filter(|&other| other == hash).count() as u8;
            if earlier + self.past.count(hash) + 1 >= limit {
                return Some(-collected(&position, ply + 1));
            }
        }
        // One ply before the depth's end no move is made, so there is a next ply.
        let child = &mut self.nodes[ply as usize + 1];
        child.position = position;
        child.hash = hash;
        None
    }

    /// Keeps what is now known of the node at `ply`, searched `depth` plies deep.
    fn remember(&mut self, ply: u8, depth: u8) {
        let node = &self.nodes[ply as usize];
        let bound = if node.best >= node.beta {
            Bound::Lower
        } else if node.best <= node.floor {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let entry = Entry {
            value: from_here(node.best, ply),
            bound,
            depth,
            best: node.best_pit,
        };
        self.table.keep(node.hash, entry);
    }
}

#[cfg(test)]
mod tests;
