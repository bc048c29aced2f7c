//! The computer's choice of a move: negamax with null windows only, deepened ply by ply.
//!
//! A search answers one question: is the position worth this goal or more to its mover? So no node keeps a
//! window or a value, and every cut-off is the first possible. The value is found by asking with one goal
//! after another (MTD, Plaat et al., "Best-first fixed-depth minimax algorithms", 1996), from a good guess
//! in two or three.
//!
//! Every value is that of a plain negamax to the same depth: a position at the depth's end counts the
//! difference of stores (25 wins, and who captures the 24th seed cannot lose) and of the pits that held
//! seeds two plies before ([`value::mobility`]); one before the end also knows when the game ends for want of a legal
//! move or by repetition.

mod bracket;
#[cfg(not(kernels))]
mod deepen;
mod hash;
#[cfg(kernels)]
mod kernel;
#[cfg(any(kernels, test))]
mod kernel_tables;
mod node;
mod past;
mod table;
mod value;

use self::bracket::Bracket;
use self::node::Node;
use self::past::Past;
use self::table::Table;
use super::game::Game;
use super::position::{Position, SEEDS};

pub use self::value::{WIN, lead};

/// The deepest search, in plies.
pub const MAX_PLIES: u8 = 24;

/// Entries of the C64 program's table, 5 KB; with as many, the host searches the same nodes.
pub const SLOTS: usize = 1024;

/// Memory that a search leaves to others.
pub type Spare = [u8; SPARE];
/// Its bytes.
pub const SPARE: usize = 4096;

/// Plies from which on positions are looked up in the table and kept there: the last plies would only fill it.
const TABLE_DEPTH: u8 = 5;

/// Nodes of a line that are kept here; the kernels keep all but the root's themselves.
const NODES: usize = if cfg!(kernels) { 1 } else { MAX_PLIES as usize };

/// No move of a row.
const NO_MOVE: u8 = 7;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Choice {
    /// The best move, 0–11.
    pub pit: u8,
    /// Its value for the mover: see [`WIN`]; otherwise seeds ahead, and pits ahead that hold any.
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

    /// Whether the game is won or lost by force: looking deeper finds nothing better.
    pub fn is_decided(&self) -> bool {
        self.value.unsigned_abs() > SEEDS
    }
}

/// A line of play: pits 0–11.
pub type Variation = [u8; MAX_PLIES as usize];

/// The memory of a search, with a transposition table of `SLOTS` entries.
#[repr(C)]
pub struct Search<const SLOTS: usize> {
    table: Table<SLOTS>,
    nodes: [Node; NODES],
    past: Past,
    /// The values of the last two depths. They go up and down in turn: the next one lies between.
    before: i8,
    latest: i8,
    /// Moves searched since [`Search::choose`] began, whether made on the board or valued from tables.
    pub count: u32,
}

impl<const SLOTS: usize> Search<SLOTS> {
    /// What a search starts from.
    pub const EMPTY: Self = Self {
        table: Table::EMPTY,
        nodes: [Node::EMPTY; NODES],
        past: Past::EMPTY,
        before: 0,
        latest: 0,
        count: 0,
    };

    /// The best move of the side to move, `plies` deep (1–[`MAX_PLIES`], held to that range).
    ///
    /// `abort` is asked again and again, at most once a move made, and told the choice of the last depth
    /// searched completely ([`Choice::NONE`] at first) and the moves searched so far. When it says true,
    /// that choice is the answer, or none if there is none. None too if the game has ended.
    pub fn choose(
        &mut self,
        game: &Game,
        plies: u8,
        mut abort: impl FnMut(&Choice, u32) -> bool,
    ) -> Option<Choice> {
        let mut choice = Choice::NONE;
        let plies = plies.clamp(1, MAX_PLIES);
        if self.start(game) {
            while choice.depth != plies && self.go_deeper(game, &mut choice, &mut abort) {}
        }
        (choice.depth != 0).then_some(choice)
    }

    /// Begins a search that [`Search::go_deeper`] makes. False if the game has ended.
    pub fn start(&mut self, game: &Game) -> bool {
        self.count = 0;
        if game.legal_moves() == 0 {
            return false;
        }
        let hash = self.past.recall(game);
        let root = &mut self.nodes[0];
        root.position = game.position;
        root.hash = hash;
        root.best_pit = NO_MOVE;
        self.begin(&game.rules);
        self.latest = lead(game.position.stores, game.position.side);
        self.before = self.latest;
        true
    }

    /// Searches one ply deeper than `choice` ([`Choice::NONE`] at first, [`MAX_PLIES`] at the most), and
    /// makes it what that finds. False if aborted, see [`Search::choose`]; then the search is over and
    /// `choice` is as it was.
    pub fn go_deeper(
        &mut self,
        game: &Game,
        choice: &mut Choice,
        abort: &mut impl FnMut(&Choice, u32) -> bool,
    ) -> bool {
        let depth = choice.depth + 1;
        if depth == TABLE_DEPTH {
            self.table.clear();
        }
        let mut abort = |count| abort(choice, count);
        let mut bracket = Bracket::around(mean(self.before, self.latest));
        while let Some(goal) = bracket.goal() {
            let Some(reached) = self.reaches(&game.rules, depth, goal, &mut abort) else {
                return false;
            };
            bracket.narrow(reached);
        }
        self.before = self.latest;
        self.latest = bracket.value();
        let root = &self.nodes[0];
        *choice = Choice {
            pit: Position::row_start(root.position.side) + root.best_pit,
            value: self.latest,
            depth,
        };
        true
    }

    /// The table's memory, for others to use until the next search, which clears it when it comes to use it.
    pub fn spare(&mut self) -> &mut Spare {
        self.table.spare()
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
            let is_over = length == choice.depth || position.has_majority();
            if is_over || choice.depth < TABLE_DEPTH {
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
}

/// The mean of two values, rounded up.
fn mean(a: i8, b: i8) -> i8 {
    (a >> 1) + (b >> 1) + ((a | b) & 1)
}

#[cfg(test)]
mod tests;
