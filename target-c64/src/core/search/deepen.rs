//! The search in Rust, the reference for the kernels that stand in its place on the C64.

use super::table::Entry;
use super::value::{WIN, collected, from_here, lead, mobility};
use super::{NO_MOVE, Search, TABLE_DEPTH, hash};
use crate::core::position::{MAJORITY, Position};
use crate::core::ruleset::RuleSet;

/// Plies that know nothing of searches before.
const LAST_PLIES: u8 = 3;

impl<const SLOTS: usize> Search<SLOTS> {
    /// Prepares the search of the root in the first node.
    pub(super) fn begin(&mut self, _rules: &RuleSet) {}

    /// Whether the root is worth `goal` or more, searched `depth` plies deep. The move that shows it is
    /// then the root's best. None if aborted.
    pub(super) fn reaches(
        &mut self,
        rules: &RuleSet,
        depth: u8,
        goal: i8,
        abort: &mut impl FnMut(u32) -> bool,
    ) -> Option<bool> {
        let mut ply = 0;
        let mut settled = self.enter(rules, 0, depth, goal);
        loop {
            // A move reaches the mover's goal if no reply to it reaches the opponent's.
            let reached = match settled.take() {
                Some(reached) if ply == 0 => return Some(reached),
                Some(reached) => {
                    ply -= 1;
                    !reached
                }
                None => false,
            };
            if reached || self.nodes[ply as usize].is_done() {
                self.remember(ply, depth - ply, reached);
                settled = Some(reached);
                continue;
            }
            if abort(self.count) {
                return None;
            }
            match self.make(rules, ply, depth - ply) {
                Some(true) => {
                    self.remember(ply, depth - ply, true);
                    settled = Some(true);
                }
                Some(false) => {}
                None => {
                    let goal = 1 - self.nodes[ply as usize].goal;
                    ply += 1;
                    settled = self.enter(rules, ply, depth - ply, goal);
                }
            }
        }
    }

    /// Prepares the node at `ply`, whose position stands there, to be searched `depth` plies deep: its
    /// mover is to reach `goal`. Tells at once whether that succeeds if it is known.
    fn enter(&mut self, rules: &RuleSet, ply: u8, depth: u8, goal: i8) -> Option<bool> {
        let node = &mut self.nodes[ply as usize];
        node.goal = goal;
        let legal = node.position.legal_moves(rules);
        if legal == 0 {
            return Some(collected(&node.position, ply) >= goal);
        }
        if depth == 1 {
            return Some(self.frontier(rules, ply, legal));
        }
        if depth == 2 {
            node.extra = mobility(&node.position);
            node.open_unsorted(rules, legal);
            return None;
        }
        let mut first = NO_MOVE;
        if ply == 0 && depth > LAST_PLIES {
            first = node.best_pit;
        }
        if ply > 0
            && depth >= TABLE_DEPTH
            && let Some(entry) = self.table.find(node.hash)
        {
            first = entry.best;
            let sought = from_here(goal, ply);
            let is_enough = if entry.is_reached {
                sought <= entry.goal
            } else {
                sought >= entry.goal
            };
            if entry.depth == depth && is_enough {
                return Some(entry.is_reached);
            }
        }
        node.open(rules, legal, first);
        None
    }

    /// Whether the node at `ply`, one ply before the depth's end, reaches its goal: no move is made, each
    /// is valued by what it captures, up to the first that suffices.
    fn frontier(&mut self, rules: &RuleSet, ply: u8, legal: u8) -> bool {
        let extra = match ply {
            0 => 0,
            _ => -self.nodes[ply as usize - 1].extra,
        };
        let node = &mut self.nodes[ply as usize];
        let position = &node.position;
        let own = Position::row_start(position.side);
        let store = position.stores[position.side as usize & 1];
        let ahead = lead(position.stores, position.side) + extra;
        for pit in 0..6 {
            if legal & (1 << pit) == 0 {
                continue;
            }
            self.count = self.count.wrapping_add(1);
            let seeds = position.capture(rules, own + pit).seeds;
            let store = store + seeds;
            let value = if store >= MAJORITY {
                WIN - 1 - ply as i8
            } else if seeds > 0 && store == MAJORITY - 1 {
                (ahead + seeds as i8).max(0)
            } else {
                ahead + seeds as i8
            };
            if value >= node.goal {
                node.best_pit = pit;
                return true;
            }
        }
        false
    }

    /// Makes the next move of the node at `ply`, which is searched `depth` plies deep: the position after
    /// it is at the next ply. Tells at once whether it reaches the goal if that is sure.
    fn make(&mut self, rules: &RuleSet, ply: u8, depth: u8) -> Option<bool> {
        self.count = self.count.wrapping_add(1);
        let node = &mut self.nodes[ply as usize];
        let (pit, capture) = node.next_move();
        let (goal, extra) = (node.goal, node.extra);
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
        let store = position.stores[mover as usize & 1];
        if store >= MAJORITY {
            return Some(WIN - 1 - ply as i8 >= goal);
        }
        // Who has 24 cannot lose.
        if capture.pits > 0 && store == MAJORITY - 1 && goal <= 0 {
            return Some(true);
        }
        if let Some(limit) = rules.repetition_limit(&position) {
            let line = self.nodes[1..=ply as usize].iter().map(|node| node.hash);
            let earlier = line.filter(|&other| other == hash).count() as u8;
            if earlier + self.past.count(hash) + 1 >= limit {
                return Some(-collected(&position, ply + 1) >= goal);
            }
        }
        // Any reply keeps the mover from gaining more than this.
        if depth == 2
            && lead(position.stores, mover) + extra < goal
            && position.legal_moves(rules) != 0
        {
            return Some(false);
        }
        // One ply before the depth's end no move is made, so there is a next ply.
        let child = &mut self.nodes[ply as usize + 1];
        child.position = position;
        child.hash = hash;
        None
    }

    /// Keeps what is now known of the node at `ply`, searched `depth` plies deep.
    fn remember(&mut self, ply: u8, depth: u8, reached: bool) {
        let node = &mut self.nodes[ply as usize];
        if reached {
            node.best_pit = node.move_made();
        }
        if ply > 0 && depth >= TABLE_DEPTH {
            let entry = Entry {
                goal: from_here(node.goal, ply),
                is_reached: reached,
                depth,
                best: if reached {
                    node.best_pit
                } else {
                    node.order[0]
                },
            };
            self.table.keep(node.hash, entry);
        }
    }
}
