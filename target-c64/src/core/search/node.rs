//! The nodes on the line that is searched, one a ply.

use crate::core::moves::Capture;
use crate::core::position::Position;
use crate::core::ruleset::RuleSet;
use crate::core::unchecked::get;

/// A node whose moves are searched one by one until one reaches the goal.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Node {
    /// The position, and its hash.
    pub position: Position,
    pub hash: u32,
    /// The value that a move must have.
    pub goal: i8,
    /// What the line's values get for the position: see [`super::value::mobility`].
    pub extra: i8,
    /// The pit that reached it (0–5 in the mover's row); of the root, the latest that ever did.
    pub best_pit: u8,
    /// The moves in the order of search, and what each captures.
    pub order: [u8; 6],
    pub captures: [Capture; 6],
    pub count: u8,
    /// The place in the order of the move that is searched next.
    pub next: u8,
}

impl Node {
    pub const EMPTY: Self = Self {
        position: Position::start(0),
        hash: 0,
        goal: 0,
        extra: 0,
        best_pit: 0,
        order: [0; 6],
        captures: [Capture::none(0); 6],
        count: 0,
        next: 0,
    };

    /// Begins the search of the node: lists its `legal` moves, `first` first.
    ///
    /// Captures follow, then the others: those that sow the fewest seeds first, as big pits are better
    /// kept; 12 and more are alike. Equal ones are in the order of sowing.
    pub fn open(&mut self, rules: &RuleSet, legal: u8, first: u8) {
        let own = Position::row_start(self.position.side);
        let mut costs = [0; 6];
        self.count = 0;
        self.next = 0;
        for pit in 0..6 {
            if legal & (1 << pit) == 0 {
                continue;
            }
            let capture = self.position.capture(rules, own + pit);
            let cost = if pit == first {
                0
            } else if capture.pits > 0 {
                1
            } else {
                1 + get(&self.position.pits, own + pit).min(MANY)
            };
            let mut place = self.count as usize;
            while place > 0 && costs[place - 1] > cost {
                costs[place] = costs[place - 1];
                self.order[place] = self.order[place - 1];
                self.captures[place] = self.captures[place - 1];
                place -= 1;
            }
            costs[place] = cost;
            self.order[place] = pit;
            self.captures[place] = capture;
            self.count += 1;
        }
    }

    /// Begins the search of a node whose moves are tried as they come: in the order of sowing.
    pub fn open_unsorted(&mut self, rules: &RuleSet, legal: u8) {
        let own = Position::row_start(self.position.side);
        self.count = 0;
        self.next = 0;
        for pit in 0..6 {
            if legal & (1 << pit) != 0 {
                self.order[self.count as usize % 6] = pit;
                self.captures[self.count as usize % 6] = self.position.capture(rules, own + pit);
                self.count += 1;
            }
        }
    }

    /// The next move in order and its capture, which then is the one being searched.
    pub fn next_move(&mut self) -> (u8, Capture) {
        let place = self.next as usize % 6;
        self.next += 1;
        (self.order[place], self.captures[place])
    }

    /// The move being searched.
    pub fn move_made(&self) -> u8 {
        self.order[(self.next - 1) as usize % 6]
    }

    /// Whether all moves are searched.
    pub fn is_done(&self) -> bool {
        self.next == self.count
    }
}

/// Seeds from which on moves are alike.
const MANY: u8 = 12;
