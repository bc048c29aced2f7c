//! Positions and rule sets of every kind, the same ones every time.

use awale_c64::core::game::{End, Game};
use awale_c64::core::position::{PITS, Position, SEEDS};
use awale_c64::core::ruleset::{GrandSlam, OverMax, Repetition, RuleSet};

/// A small generator of numbers that look random (xorshift64*).
pub struct Random(u64);

impl Random {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to `limit` - 1.
    pub fn below(&mut self, limit: u8) -> u8 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let bits = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (bits % u64::from(limit)) as u8
    }

    /// One of some values.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[usize::from(self.below(values.len() as u8))]
    }
}

/// `count` positions: reached by play, sparse, with heavy pits, and with empty rows, for both sides.
pub fn positions(random: &mut Random, count: usize) -> Vec<Position> {
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        match positions.len() % 4 {
            0 => positions.push(reached(random)),
            1 => {
                let seeds = 1 + random.below(10);
                positions.push(scattered(random, seeds, 12));
            }
            2 => {
                let seeds = 12 + random.below(37);
                positions.push(scattered(random, seeds, 3));
            }
            _ => positions.push(one_sided(random)),
        }
    }
    positions
}

/// A rule set with every option drawn by itself.
pub fn options(random: &mut Random) -> RuleSet {
    RuleSet {
        grand_slam: random.pick(&[
            GrandSlam::Captures,
            GrandSlam::CapturesNothing,
            GrandSlam::Forbidden,
            GrandSlam::ForbiddenUnlessOnly,
        ]),
        only_grand_slam_captures: random.pick(&[true, false]),
        max_pits: random.pick(&[4, 5, 6]),
        over_max: random.pick(&[OverMax::Last, OverMax::Nothing]),
        repetition: random.pick(&[
            Repetition::None,
            Repetition::First,
            Repetition::Third,
            Repetition::ThirdWithoutCapture,
        ]),
        ..RuleSet::BAOULE
    }
}

/// A position from a random game of some rule set.
fn reached(random: &mut Random) -> Position {
    let mut game = Game::new(options(random));
    for _ in 0..random.below(90) {
        let moves = game.legal_moves();
        let pits: Vec<u8> = awale::notation::pits_of(game.position.side, moves).collect();
        if game.end != End::None {
            break;
        }
        game.play(random.pick(&pits)).expect("it is legal");
    }
    game.position
}

/// `seeds` seeds thrown into at most `pits` pits, the rest in the stores.
fn scattered(random: &mut Random, seeds: u8, pits: u8) -> Position {
    let targets: Vec<u8> = (0..pits).map(|_| random.below(PITS)).collect();
    let mut position = Position::start(random.below(2));
    position.pits = [0; PITS as usize];
    for _ in 0..seeds {
        position.pits[usize::from(random.pick(&targets))] += 1;
    }
    share_the_rest(random, &mut position);
    position
}

/// A position in which one row, often the opponent's, is empty or nearly so.
fn one_sided(random: &mut Random) -> Position {
    let mut position = Position::start(random.below(2));
    position.pits = [0; PITS as usize];
    let rich = Position::row_start(random.below(2));
    for _ in 0..1 + random.below(30) {
        position.pits[usize::from(rich + random.below(6))] += 1;
    }
    for _ in 0..random.below(3) {
        let poor = 6 - rich;
        position.pits[usize::from(poor + random.below(6))] += 1;
    }
    share_the_rest(random, &mut position);
    position
}

/// Puts what is not on the board into the stores.
fn share_the_rest(random: &mut Random, position: &mut Position) {
    let rest = SEEDS - position.pits.iter().sum::<u8>();
    let south = if random.below(4) == 0 {
        random.below(rest + 1)
    } else {
        // Close to half each, so that nobody has won yet.
        rest / 2
    };
    position.stores = [south, rest - south];
}
