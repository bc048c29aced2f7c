//! The nodes on the line that is searched, one a ply.

use super::value::INFINITY;
use crate::core::moves::Capture;
use crate::core::position::Position;
use crate::core::ruleset::RuleSet;

/// A node whose moves are searched one by one.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Node {
    /// The position, and its hash.
    pub position: Position,
    pub hash: u32,
    /// The window: values outside it need not be exact.
    pub alpha: i8,
    pub beta: i8,
    /// Alpha as the node was entered.
    pub floor: i8,
    /// The best value so far and its pit (0–5 in the mover's row).
    pub best: i8,
    pub best_pit: u8,
    /// The moves in the order of search, and what each captures.
    pub order: [u8; 6],
    pub captures: [Capture; 6],
    pub count: u8,
    /// The place in the order of the move that is searched next.
    pub next: u8,
    /// The move on the board is searched with a window of one point only.
    pub is_scouted: bool,
}

impl Node {
    pub const EMPTY: Self = Self {
        position: Position::start(0),
        hash: 0,
        alpha: -INFINITY,
        beta: INFINITY,
        floor: -INFINITY,
        best: -INFINITY,
        best_pit: 0,
        order: [0; 6],
        captures: [Capture::none(0); 6],
        count: 0,
        next: 0,
        is_scouted: false,
    };

    /// Begins the search of the node with this window.
    pub fn open(&mut self, alpha: i8, beta: i8) {
        self.alpha = alpha;
        self.beta = beta;
        self.floor = alpha;
        self.best = -INFINITY;
        self.count = 0;
        self.next = 0;
        self.is_scouted = false;
    }

    /// Lists the `legal` moves: `first` first, then those that capture, most seeds first, then the
    /// others; equal ones in the order of sowing.
    pub fn list(&mut self, rules: &RuleSet, legal: u8, first: u8) {
        let own = Position::row_start(self.position.side);
        let mut merits = [0; 6];
        for pit in 0..6 {
            if legal & (1 << pit) == 0 {
                continue;
            }
            let capture = self.position.capture(rules, own + pit);
            let merit = if pit == first { FIRST } else { capture.seeds };
            let mut place = self.count as usize;
            while place > 0 && merits[place - 1] < merit {
                merits[place] = merits[place - 1];
                self.order[place] = self.order[place - 1];
                self.captures[place] = self.captures[place - 1];
                place -= 1;
            }
            merits[place] = merit;
            self.order[place] = pit;
            self.captures[place] = capture;
            self.count += 1;
        }
    }

    /// The next move in order and its capture, which then is the one being searched.
    pub fn next_move(&mut self) -> (u8, Capture) {
        let place = self.next as usize % 6;
        self.next += 1;
        (self.order[place], self.captures[place])
    }

    /// Whether all moves are searched, or the rest cannot matter.
    pub fn is_done(&self) -> bool {
        self.next == self.count || self.alpha >= self.beta
    }

    /// The window for the position after the move being searched: the whole one for the first move,
    /// for others one that only tells whether they are better.
    pub fn child_window(&mut self) -> (i8, i8) {
        self.is_scouted = self.next > 1 && self.beta > self.alpha + 1;
        let beta = if self.is_scouted {
            self.alpha + 1
        } else {
            self.beta
        };
        (-beta, -self.alpha)
    }

    /// Whether `value`, found by the narrow window, is better than what was hoped for but not exact.
    pub fn is_beaten_by(&self, value: i8) -> bool {
        self.is_scouted && value > self.alpha && value < self.beta
    }

    /// Takes the value of the move being searched.
    pub fn offer(&mut self, value: i8) {
        if value > self.best {
            self.best = value;
            self.best_pit = self.order[(self.next - 1) as usize % 6];
        }
        if value > self.alpha {
            self.alpha = value;
        }
    }
}

/// More than any capture.
const FIRST: u8 = 255;
