//! Numbers that look random and are the same for the same seed.

/// A generator (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Each seed gives a series of its own.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `limit` - 1; `limit` is 1 or more. So small a limit makes its bias nothing.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        (((bits >> 32) * u64::from(limit)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_and_every_number_comes() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            (0..600).map(|_| random.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        for number in 0..6 {
            let times = draw(1).iter().filter(|&&drawn| drawn == number).count();
            assert!((60..140).contains(&times), "{number}: {times}");
        }
    }
}
