//! The search in Rust, the reference for the kernels that stand in its place on the C64.

use super::table::{Bound, Entry};
use super::value::{INFINITY, WIN, collected, from_here, from_root, lead};
use super::{NO_MOVE, Search, hash};
use crate::core::position::{MAJORITY, Position};
use crate::core::ruleset::RuleSet;

impl<const SLOTS: usize> Search<SLOTS> {
    /// Prepares the search of the root in the first node.
    pub(super) fn begin(&mut self, _rules: &RuleSet) {}

    /// Searches the root `depth` plies deep and leaves the result in its node. False if aborted.
    pub(super) fn deepen(
        &mut self,
        rules: &RuleSet,
        depth: u8,
        abort: &mut impl FnMut(u32) -> bool,
    ) -> bool {
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
            if abort(self.count) {
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
