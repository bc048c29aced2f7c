//! The lessons of the tutorial: positions, and the moves that solve their tasks.
//!
//! The player is always South. What a lesson says is in the text with its place after `Text::Lesson`.

use crate::core::position::{PITS, Position, SEEDS, SOUTH};
use crate::core::ruleset::RuleSet;

/// Moves of South that a task may ask for.
pub const STEPS: usize = 3;

/// No answer.
pub const NO_REPLY: u8 = 0xFF;

/// A move that South is to find, and what North answers.
#[derive(Clone, Copy)]
pub struct Step {
    /// The moves that are right, bit n for South's n-th pit; none after the last step.
    pub right: u8,
    /// North's pit (6–11), or [`NO_REPLY`] after the last move.
    pub reply: u8,
}

/// A position with a task.
#[derive(Clone, Copy)]
pub struct Lesson {
    pub pits: [u8; PITS as usize],
    /// What South has captured; the rest of the seeds is North's.
    pub store: u8,
    /// The place of its rules among [`RuleSet::PRESETS`].
    pub preset: u8,
    pub steps: [Step; STEPS],
}

impl Lesson {
    /// The position it begins with.
    pub fn position(&self) -> Position {
        let mut north = SEEDS - self.store;
        for seeds in self.pits {
            north -= seeds;
        }
        Position {
            pits: self.pits,
            stores: [self.store, north],
            side: SOUTH,
        }
    }
}

const NO_STEP: Step = Step {
    right: 0,
    reply: NO_REPLY,
};

// Places among `RuleSet::PRESETS`.
const BAOULE: u8 = 0;
const ABAPA: u8 = 1;
const YUCATA: u8 = 2;
const FREE: u8 = 3;
const _: () = assert!(RuleSet::PRESETS.len() == 5);

/// A lesson whose task is one of the moves in `right`.
const fn one(pits: [u8; 12], store: u8, preset: u8, right: u8) -> Lesson {
    line(
        pits,
        store,
        preset,
        [(right, NO_REPLY), (0, NO_REPLY), (0, NO_REPLY)],
    )
}

/// A lesson whose task takes up to three moves, each with North's answer.
const fn line(pits: [u8; 12], store: u8, preset: u8, steps: [(u8, u8); STEPS]) -> Lesson {
    let mut lesson = Lesson {
        pits,
        store,
        preset,
        steps: [NO_STEP; STEPS],
    };
    let mut place = 0;
    while place < STEPS {
        let (right, reply) = steps[place];
        lesson.steps[place] = Step { right, reply };
        place += 1;
    }
    lesson
}

// South's pits as bits, and North's as numbers.
const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 4;
const D: u8 = 8;
const E: u8 = 16;
const F: u8 = 32;
const G: u8 = 6;
const H: u8 = 7;
const L: u8 = 11;

/// How many lessons there are.
pub const LESSONS: u8 = 18;

/// All lessons, in the order of their texts.
#[rustfmt::skip]
pub static ALL: [Lesson; LESSONS as usize] = [
    // The goal, a move, a second move, a single seed, twelve seeds.
    one([4, 4, 4, 4, 4, 4,  4, 4, 4, 4, 4, 4], 0, BAOULE, A | B | C | D | E | F),
    one([4, 4, 4, 4, 4, 4,  4, 4, 4, 4, 4, 4], 0, BAOULE, C),
    one([5, 5, 0, 5, 5, 5,  5, 4, 4, 0, 5, 5], 0, BAOULE, A | B),
    one([0, 2, 0, 1, 0, 3,  4, 0, 5, 1, 6, 2], 12, BAOULE, D),
    one([1, 0, 12, 2, 1, 4,  3, 2, 5, 0, 4, 2], 6, BAOULE, C),
    // Capturing three, capturing several, the limit of four, where a chain stops.
    one([0, 4, 0, 0, 6, 1,  1, 2, 4, 5, 2, 3], 10, BAOULE, E),
    one([3, 0, 4, 0, 5, 1,  1, 2, 1, 1, 4, 6], 10, BAOULE, E),
    one([2, 0, 1, 8, 1, 5,  1, 2, 2, 1, 1, 4], 10, FREE, F),
    one([0, 1, 8, 0, 7, 4,  1, 2, 4, 1, 1, 2], 8, BAOULE, E),
    // Feeding, the end, repeated positions.
    one([2, 0, 3, 1, 4, 0,  0, 0, 0, 0, 0, 0], 19, BAOULE, E),
    one([0, 0, 1, 0, 0, 1,  1, 1, 1, 0, 0, 0], 23, BAOULE, F),
    one([1, 0, 0, 0, 0, 0,  1, 0, 0, 0, 0, 0], 23, ABAPA, A),
    // The krou, a node against a krou, the fork, forcing, holding back.
    one([1, 0, 16, 1, 0, 2,  0, 1, 0, 1, 4, 3], 10, BAOULE, C),
    one([1, 1, 1, 2, 0, 1,  0, 1, 2, 0, 15, 2], 11, BAOULE, B),
    line([0, 0, 4, 1, 1, 1,  0, 1, 0, 2, 0, 0], 19, BAOULE, [(C, H), (E, NO_REPLY), (0, NO_REPLY)]),
    line([1, 1, 1, 0, 3, 1,  0, 0, 0, 0, 0, 1], 20, BAOULE, [(A, L), (F, G), (E, NO_REPLY)]),
    one([0, 1, 2, 1, 1, 0,  0, 0, 0, 0, 0, 1], 21, BAOULE, B),
    // What presets change.
    one([1, 0, 2, 0, 1, 2,  1, 1, 0, 0, 0, 0], 20, YUCATA, A | C | E),
];
