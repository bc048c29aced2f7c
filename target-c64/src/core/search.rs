//! The computer's choice of a move: negamax with alpha-beta bounds to a fixed depth.

use super::game::Game;
use super::position::Position;
use super::unchecked::at;

/// The deepest search, in plies.
pub const MAX_PLIES: u8 = 12;

/// The value of a game won at once; a win `n` plies away is worth `WIN - n`, a loss the negative.
///
/// Above any difference of stores, so that a win that is seen counts more than seeds.
pub const WIN: i8 = 100;

/// Beyond every value.
const INFINITY: i8 = 127;

/// A position on the line that is searched, and how far its moves are.
#[derive(Clone, Copy)]
#[repr(C)]
struct Node {
    position: Position,
    /// Moves not yet searched, bit n for the n-th pit of the row.
    moves: u8,
    /// The pit being searched, 0–11.
    pit: u8,
    /// The best pit so far, 0–11.
    best_pit: u8,
    /// The best value so far, for the mover.
    best: i8,
    alpha: i8,
    beta: i8,
}

impl Node {
    const EMPTY: Self = Self {
        position: Position::start(0),
        moves: 0,
        pit: 0,
        best_pit: 0,
        best: -INFINITY,
        alpha: -INFINITY,
        beta: INFINITY,
    };

    fn enter(&mut self, moves: u8, alpha: i8, beta: i8) {
        self.moves = moves;
        self.pit = 0;
        self.best = -INFINITY;
        self.alpha = alpha;
        self.beta = beta;
    }

    /// Moves on to the next move to search; false if there is none or none can matter.
    fn next_move(&mut self) -> bool {
        if self.moves == 0 || self.alpha >= self.beta {
            return false;
        }
        let mut pit = Position::row_start(self.position.side);
        let mut bit = 1;
        while self.moves & bit == 0 {
            bit <<= 1;
            pit += 1;
        }
        self.moves &= !bit;
        self.pit = pit;
        true
    }

    fn take_value(&mut self, value: i8) {
        if value > self.best {
            self.best = value;
            self.best_pit = self.pit;
        }
        if value > self.alpha {
            self.alpha = value;
        }
    }
}

/// The memory of a search.
#[repr(C)]
pub struct Search {
    nodes: [Node; MAX_PLIES as usize],
    /// Moves made in the last search, modulo 65,536.
    pub count: u16,
}

impl Search {
    /// What a search starts from.
    pub const EMPTY: Self = Self {
        nodes: [Node::EMPTY; MAX_PLIES as usize],
        count: 0,
    };

    /// The best move of the side to move, `plies` deep (1–[`MAX_PLIES`], held to that range).
    ///
    /// None if the game has ended or `abort`, which is asked once a move searched, says true.
    /// Of equal moves the first in the order of sowing is chosen.
    pub fn choose(
        &mut self,
        game: &Game,
        plies: u8,
        mut abort: impl FnMut() -> bool,
    ) -> Option<u8> {
        let moves = game.legal_moves();
        if moves == 0 {
            return None;
        }
        let depth = plies.clamp(1, MAX_PLIES);
        self.count = 0;
        let mut ply = 0;
        let root = at(&mut self.nodes, 0);
        root.position = game.position;
        root.enter(moves, -INFINITY, INFINITY);
        loop {
            if !at(&mut self.nodes, ply).next_move() {
                let node = at(&mut self.nodes, ply);
                if ply == 0 {
                    return Some(node.best_pit);
                }
                let value = -node.best;
                ply -= 1;
                at(&mut self.nodes, ply).take_value(value);
                continue;
            }
            if abort() {
                return None;
            }
            self.count = self.count.wrapping_add(1);
            let node = at(&mut self.nodes, ply);
            let mut child = node.position;
            child.play(&game.rules, node.pit);
            let moves = child.legal_moves(&game.rules);
            if let Some(value) = settled(&child, moves, ply + 1) {
                node.take_value(value);
            } else if ply + 1 == depth {
                node.take_value(ahead(child.stores, child.opponent()));
            } else {
                let (alpha, beta) = (-node.beta, -node.alpha);
                ply += 1;
                let node = at(&mut self.nodes, ply);
                node.position = child;
                node.enter(moves, alpha, beta);
            }
        }
    }
}

/// The value, for the player who has just moved, of a position that ends the game `ply` plies deep.
fn settled(position: &Position, moves: u8, ply: u8) -> Option<i8> {
    let totals = if position.has_majority() {
        position.stores
    } else if moves == 0 {
        position.collected()
    } else {
        return None;
    };
    let lead = ahead(totals, position.opponent());
    let win = WIN - ply as i8;
    Some(if lead > 0 {
        win
    } else if lead < 0 {
        -win
    } else {
        0
    })
}

/// By how much `player` leads, −48 to 48.
fn ahead(totals: [u8; 2], player: u8) -> i8 {
    let lead = totals[0] as i8 - totals[1] as i8;
    if player == 0 { lead } else { -lead }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::ruleset::RuleSet;

    /// The value for the mover without any pruning.
    fn minimax(position: &Position, rules: &RuleSet, depth: u8, ply: u8) -> i8 {
        let mut best = -INFINITY;
        let moves = position.legal_moves(rules);
        for bit in (0..6).filter(|bit| moves & (1 << bit) != 0) {
            best = best.max(move_value(position, rules, depth, ply, bit));
        }
        best
    }

    fn move_value(position: &Position, rules: &RuleSet, depth: u8, ply: u8, bit: u8) -> i8 {
        let mut child = *position;
        child.play(rules, Position::row_start(position.side) + bit);
        let moves = child.legal_moves(rules);
        match settled(&child, moves, ply + 1) {
            Some(value) => value,
            None if ply + 1 == depth => ahead(child.stores, position.side),
            None => -minimax(&child, rules, depth, ply + 1),
        }
    }

    #[test]
    fn chooses_a_move_of_minimax_value_through_whole_games() {
        let mut search = Search::EMPTY;
        for rules in RuleSet::PRESETS {
            for depth in 1..=4 {
                let mut game = Game::new(rules);
                for _ in 0..60 {
                    let Some(pit) = search.choose(&game, depth, || false) else {
                        break;
                    };
                    let bit = pit - Position::row_start(game.position.side);
                    assert_eq!(
                        move_value(&game.position, &rules, depth, 0, bit),
                        minimax(&game.position, &rules, depth, 0),
                        "{:?} depth {depth}",
                        game.position
                    );
                    game.play(pit).expect("the search chooses legal moves");
                }
            }
        }
    }

    #[test]
    fn takes_the_win_that_is_nearest() {
        let position = Position {
            pits: [0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 5],
            stores: [20, 18],
            side: 0,
        };
        let game = Game::from_position(RuleSet::ABAPA, position);
        let mut search = Search::EMPTY;
        assert_eq!(search.choose(&game, 3, || false), Some(5));
    }

    #[test]
    fn gives_up_when_told_to_and_has_nothing_to_say_after_the_end() {
        let mut game = Game::new(RuleSet::BAOULE);
        let mut search = Search::EMPTY;
        let mut asked = 0;
        let abort = || {
            asked += 1;
            asked == 100
        };
        assert_eq!(search.choose(&game, 9, abort), None);
        assert_eq!(asked, 100);
        game.abandon();
        assert_eq!(search.choose(&game, 3, || false), None);
    }
}
