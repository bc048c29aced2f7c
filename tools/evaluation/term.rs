//! What an evaluation could count besides captured seeds.

use awale_c64::core::position::{Position, ROW};
use awale_c64::core::ruleset::RuleSet;
use clap::ValueEnum;

/// Seeds from which a pit goes all the way round.
const KROU: u8 = 12;

/// Something that a player has more of than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Term {
    /// Pits that hold seeds: moves to choose from
    Mobility,
    /// The same of the player to move alone
    OwnMobility,
    /// Seeds in the own row
    Row,
    /// Pits with twelve seeds or more
    Krou,
    /// Seeds in the first pit, the farthest from the opponent's row
    FirstPit,
    /// Seeds in the last pit, the nearest to the opponent's row
    LastPit,
    /// Pits with one or two seeds, which can be captured
    Exposed,
    /// Pits with one or two seeds that the opponent has a pit to capture by
    Attacked,
    /// Moves that keep all their seeds in the own row: time to wait
    Tempo,
    /// The right to move
    Move,
}

impl Term {
    /// How much more of it the player to move has.
    pub fn lead(self, position: &Position, rules: &RuleSet) -> i16 {
        let [mine, theirs] =
            [position.side, position.opponent()].map(|player| self.count(position, rules, player));
        mine - theirs
    }

    fn count(self, position: &Position, rules: &RuleSet, player: u8) -> i16 {
        let first = usize::from(Position::row_start(player));
        let row = &position.pits[first..first + usize::from(ROW)];
        let pits = |counts: fn(u8) -> bool| row.iter().filter(|&&seeds| counts(seeds)).count();
        let count = match self {
            Self::Mobility => pits(|seeds| seeds > 0),
            Self::OwnMobility if player != position.side => 0,
            Self::OwnMobility => pits(|seeds| seeds > 0),
            Self::Row => usize::from(position.row_seeds(player)),
            Self::Krou => pits(|seeds| seeds >= KROU),
            Self::FirstPit => usize::from(row[0]),
            Self::LastPit => usize::from(row[row.len() - 1]),
            Self::Exposed => pits(|seeds| seeds == 1 || seeds == 2),
            Self::Attacked => return attacked(position, rules, player),
            Self::Tempo => row
                .iter()
                .enumerate()
                .filter(|&(place, &seeds)| seeds > 0 && place + usize::from(seeds) < row.len())
                .count(),
            Self::Move => usize::from(player == position.side),
        };
        count as i16
    }
}

/// Pits of `player` that the other one could capture with the next move, by each pit at its best.
fn attacked(position: &Position, rules: &RuleSet, player: u8) -> i16 {
    let mut turned = *position;
    turned.side = player ^ 1;
    let own = Position::row_start(turned.side);
    let pits = (own..own + ROW).filter(|&pit| turned.pits[usize::from(pit)] > 0);
    let most = pits.map(|pit| turned.capture(rules, pit).pits).max();
    i16::from(most.unwrap_or(0))
}
