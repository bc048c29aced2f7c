//! Which moves are legal and what a move does.

use super::position::{MAJORITY, PITS, Position, ROW};
use super::ruleset::{GrandSlam, OverMax, RuleSet};
use super::sowing::{DISTANCE, PREVIOUS, gains, last_pit};
#[cfg(c64)]
use super::sowing::{NEXT, reach};
use super::unchecked::{at, get};
#[cfg(not(c64))]
use super::wide;

/// What a move captures: `pits` pits, counted backwards from the one that got the last seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Capture {
    /// The pit where the sowing ended, 0–11.
    pub last: u8,
    /// Pits captured, 0–6: `last` and those before it.
    pub pits: u8,
    /// Seeds captured, 0–18.
    pub seeds: u8,
}

impl Capture {
    /// Nothing, by a sowing that ended in `last`.
    pub const fn none(last: u8) -> Self {
        Self {
            last,
            pits: 0,
            seeds: 0,
        }
    }
}

/// Why a pit cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Refusal {
    /// The pit belongs to the other player.
    NotYourPit,
    /// There are no seeds in it.
    EmptyPit,
    /// The opponent's row is empty and the sowing would not reach it.
    MustFeed,
    /// It would capture all of the opponent's seeds, which the rules forbid.
    GrandSlam,
    /// The game is over.
    GameOver,
}

impl Refusal {
    /// All refusals, each at its own number.
    pub const ALL: [Self; 5] = [
        Self::NotYourPit,
        Self::EmptyPit,
        Self::MustFeed,
        Self::GrandSlam,
        Self::GameOver,
    ];
}

impl Position {
    /// The mover's legal moves as a set: bit n for the n-th pit of the row (A1 or B1 is bit 0).
    #[cfg_attr(not(c64), inline)]
    pub fn legal_moves(&self, rules: &RuleSet) -> u8 {
        let candidates = self.feeding_moves();
        match rules.grand_slam {
            GrandSlam::Captures | GrandSlam::CapturesNothing => candidates,
            GrandSlam::Forbidden => candidates & !self.grand_slams(rules, candidates),
            GrandSlam::ForbiddenUnlessOnly => {
                let others = candidates & !self.grand_slams(rules, candidates);
                if others == 0 { candidates } else { others }
            }
        }
    }

    /// Why `pit` (0–11) cannot be played, or none if it can.
    pub fn refusal(&self, rules: &RuleSet, pit: u8) -> Option<Refusal> {
        let own = Self::row_start(self.side);
        if pit < own || pit >= own + ROW {
            return Some(Refusal::NotYourPit);
        }
        let bit = 1 << (pit - own);
        if get(&self.pits, pit) == 0 {
            Some(Refusal::EmptyPit)
        } else if self.feeding_moves() & bit == 0 {
            Some(Refusal::MustFeed)
        } else if self.legal_moves(rules) & bit == 0 {
            Some(Refusal::GrandSlam)
        } else {
            None
        }
    }

    /// Plays `pit` (0–11), which must be legal: sows, captures and passes the turn.
    #[cfg_attr(not(c64), inline)]
    pub fn play(&mut self, rules: &RuleSet, pit: u8) -> Capture {
        let capture = self.capture(rules, pit);
        self.sow(pit);
        self.harvest(capture);
        self.side = self.opponent();
        capture
    }

    /// What playing `pit` (0–11) captures, by all the rules. The pit must be the mover's and hold seeds.
    #[cfg_attr(not(c64), inline)]
    pub fn capture(&self, rules: &RuleSet, pit: u8) -> Capture {
        let attack = self.attack(rules, pit);
        let slam_captures = match rules.grand_slam {
            GrandSlam::Captures | GrandSlam::Forbidden => true,
            GrandSlam::CapturesNothing => false,
            GrandSlam::ForbiddenUnlessOnly => rules.only_grand_slam_captures,
        };
        if slam_captures || !self.is_grand_slam(pit, attack) {
            attack
        } else {
            Capture::none(attack.last)
        }
    }

    /// Takes the seeds of `pit` and sows them.
    #[cfg(not(c64))]
    #[inline]
    pub(super) fn sow(&mut self, pit: u8) {
        wide::sow(&mut self.pits, pit);
    }

    /// Takes the seeds of `pit` and sows them.
    #[cfg(c64)]
    #[inline]
    pub(super) fn sow(&mut self, pit: u8) {
        let seeds = get(&self.pits, pit);
        *at(&mut self.pits, pit) = 0;
        let gains = gains(seeds);
        let mut target = pit;
        let mut distance = 1;
        let reach = reach(seeds);
        while distance <= reach {
            target = get(&NEXT, target);
            *at(&mut self.pits, target) += get(gains, distance);
            distance += 1;
        }
    }

    /// What playing `pit` attacks, by the limit of pits but before a grand slam is judged.
    #[inline]
    fn attack(&self, rules: &RuleSet, pit: u8) -> Capture {
        let seeds = get(&self.pits, pit);
        let last = last_pit(pit, seeds);
        let theirs = Self::row_start(self.opponent());
        let mut attack = Capture::none(last);
        if last < theirs || last >= theirs + ROW {
            return attack;
        }
        // The board after the sowing, without sowing: what is there and what each pit gains.
        let gains = gains(seeds);
        let mut distance = get(&DISTANCE, seeds);
        let mut target = last;
        loop {
            let after = get(&self.pits, target) + get(gains, distance);
            if !(2..=3).contains(&after) {
                break;
            }
            if attack.pits == rules.max_pits {
                if rules.over_max == OverMax::Nothing {
                    return Capture::none(last);
                }
                break;
            }
            attack.pits += 1;
            attack.seeds += after;
            if target == theirs {
                break;
            }
            target -= 1;
            distance -= 1;
        }
        attack
    }

    /// Whether `attack`, made by playing `pit`, takes every seed that the opponent then has.
    #[cfg_attr(not(c64), inline)]
    fn is_grand_slam(&self, pit: u8, attack: Capture) -> bool {
        if attack.pits == 0 {
            return false;
        }
        let gains = gains(get(&self.pits, pit));
        let theirs = Self::row_start(self.opponent());
        // The opponent's first pit comes after the last of the own row.
        let first = Self::row_start(self.side) + ROW - pit;
        let mut seeds = 0;
        for place in 0..ROW {
            seeds += get(&self.pits, theirs + place) + get(gains, first + place);
        }
        seeds == attack.seeds
    }

    /// Moves the captured seeds into the mover's store.
    #[cfg_attr(not(c64), inline)]
    pub(super) fn harvest(&mut self, capture: Capture) {
        let mut pit = capture.last;
        for _ in 0..capture.pits {
            *at(&mut self.pits, pit) = 0;
            pit = get(&PREVIOUS, pit);
        }
        let side = self.side;
        *at(&mut self.stores, side) += capture.seeds;
    }

    /// Moves of non-empty pits that feed the opponent if the opponent has no seeds.
    #[cfg(not(c64))]
    #[inline]
    fn feeding_moves(&self) -> u8 {
        wide::feeding_moves(&self.pits, Self::row_start(self.side))
    }

    /// Moves of non-empty pits that feed the opponent if the opponent has no seeds.
    #[cfg(c64)]
    fn feeding_moves(&self) -> u8 {
        let must_feed = self.row_seeds(self.opponent()) == 0;
        let own = Self::row_start(self.side);
        let mut moves = 0;
        // Seeds that reach the other row: six from the first pit of a row, one from the last.
        let mut needed = if must_feed { ROW } else { 1 };
        let mut bit = 1;
        for pit in own..own + ROW {
            if get(&self.pits, pit) >= needed {
                moves |= bit;
            }
            if must_feed {
                needed -= 1;
            }
            bit <<= 1;
        }
        moves
    }

    /// Which of the `candidates` are grand slams.
    fn grand_slams(&self, rules: &RuleSet, candidates: u8) -> u8 {
        let mut slams = 0;
        let own = Self::row_start(self.side);
        let mut bit = 1;
        for pit in own..own + ROW {
            if candidates & bit != 0 && self.is_grand_slam(pit, self.attack(rules, pit)) {
                slams |= bit;
            }
            bit <<= 1;
        }
        slams
    }

    /// Whether somebody has captured 25 or more.
    #[inline(always)]
    pub fn has_majority(&self) -> bool {
        self.stores[0] >= MAJORITY || self.stores[1] >= MAJORITY
    }

    /// The stores after each player has added the seeds of their own row.
    pub fn collected(&self) -> [u8; 2] {
        [
            self.stores[0] + self.row_seeds(0),
            self.stores[1] + self.row_seeds(1),
        ]
    }
}

const _: () = assert!(PITS == 2 * ROW, "a row is half of the board");
