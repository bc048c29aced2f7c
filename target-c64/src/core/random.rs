//! Numbers that look random and can be repeated.

/// A 16-bit xorshift generator; its period is 65,535.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Random {
    /// Never 0, from which it would not come away.
    state: u16,
}

impl Random {
    /// The generator that starts from `seed`. Seeds 0 and 1 give the same numbers.
    pub const fn new(seed: u16) -> Self {
        Self {
            state: if seed == 0 { 1 } else { seed },
        }
    }

    /// Lets `event` change what comes from now on.
    pub fn stir(&mut self, event: u8) {
        *self = Self::new(self.state ^ u16::from(event));
        self.draw();
    }

    /// The next number, 0–255.
    #[inline(never)]
    pub fn draw(&mut self) -> u8 {
        // Shifts that go through all states but 0; two of them fall together with bytes.
        self.state ^= self.state << 7;
        self.state ^= self.state >> 9;
        self.state ^= self.state << 8;
        (self.state >> 8) as u8
    }

    /// One of the bits (0–7) that are set in `set`, each as likely. There must be one.
    pub fn draw_bit(&mut self, set: u8) -> u8 {
        debug_assert!(set != 0);
        loop {
            let bit = self.draw() & 7;
            if set & (1 << bit) != 0 {
                return bit;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_comes_once_in_a_period() {
        let mut random = Random::new(1);
        let mut counts = [0u32; 256];
        for _ in 0..65_535 {
            counts[random.draw() as usize] += 1;
        }
        assert_eq!(random, Random::new(1));
        // Each high byte has 256 low ones, and the state 0 never comes.
        assert_eq!(counts[0], 255);
        assert!(counts[1..].iter().all(|&count| count == 256));
    }

    #[test]
    fn no_seed_and_no_event_stops_it() {
        let mut random = Random::new(0);
        random.stir(1);
        let numbers = [random.draw(), random.draw(), random.draw(), random.draw()];
        assert!(numbers.iter().any(|&number| number != 0));
    }

    #[test]
    fn bits_are_drawn_from_the_set_evenly() {
        let mut random = Random::new(7);
        let mut counts = [0u32; 8];
        for _ in 0..4000 {
            counts[random.draw_bit(0b10_1101) as usize] += 1;
        }
        for (bit, &count) in counts.iter().enumerate() {
            if 0b10_1101 >> bit & 1 == 0 {
                assert_eq!(count, 0);
            } else {
                assert!((850..1150).contains(&count), "{counts:?}");
            }
        }
    }
}
