//! What tests have told of a value: it lies between two bounds.

use super::value::WIN;

/// Tests in steps of one point; then steps double, so that a win or loss far away is found soon.
const SHORT_STEPS: u8 = 4;

/// The bounds of a value that is found by asking again and again: is it this or more?
pub struct Bracket {
    /// The value is this or more.
    low: i8,
    /// The value is this or less.
    high: i8,
    /// What is to be asked next.
    goal: i8,
    tests: u8,
    step: u8,
}

impl Bracket {
    /// Any value (−[`WIN`] to [`WIN`]), first asked for at `guess`.
    pub fn around(guess: i8) -> Self {
        Self {
            low: -WIN,
            high: WIN,
            goal: guess.clamp(-WIN + 1, WIN),
            tests: 0,
            step: 1,
        }
    }

    /// What is to be asked next, above the low bound and not above the high one; none if the two have met.
    pub fn goal(&self) -> Option<i8> {
        (self.low < self.high).then_some(self.goal)
    }

    /// The value, once there is no goal.
    pub fn value(&self) -> i8 {
        self.low
    }

    /// Takes the answer: whether the value is the goal or more.
    pub fn narrow(&mut self, reached: bool) {
        self.tests += 1;
        if self.tests > SHORT_STEPS {
            self.step = self.step.saturating_mul(2);
        }
        if reached {
            self.low = self.goal;
        } else {
            self.high = self.goal - 1;
        }
        // The whole range is 200.
        let room = self.high.wrapping_sub(self.low) as u8;
        self.goal = if reached && self.high == WIN {
            self.low.wrapping_add(self.step.min(room) as i8)
        } else if !reached && self.low == -WIN {
            self.high
                .wrapping_sub((self.step - 1).min(room.saturating_sub(1)) as i8)
        } else {
            self.high.wrapping_sub((room >> 1) as i8)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many tests it takes to find `value`.
    fn tests(guess: i8, value: i8) -> u8 {
        let mut bracket = Bracket::around(guess);
        let mut tests = 0;
        while let Some(goal) = bracket.goal() {
            assert!(bracket.low < goal && goal <= bracket.high);
            bracket.narrow(value >= goal);
            tests += 1;
            assert!(tests < 32, "{value} from {guess}");
        }
        assert_eq!(bracket.value(), value, "from {guess}");
        tests
    }

    #[test]
    fn finds_every_value_from_every_guess() {
        for value in -WIN..=WIN {
            for guess in -WIN..=WIN {
                tests(guess, value);
            }
        }
    }

    #[test]
    fn a_good_guess_takes_two_tests_and_a_near_one_three() {
        assert_eq!(tests(3, 3), 2);
        assert_eq!(tests(2, 3), 3);
        assert_eq!(tests(4, 3), 2);
        assert!(tests(0, WIN - 5) < 20);
    }
}
