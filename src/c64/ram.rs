use std::ops::RangeInclusive;

/// What RAM holds before anything writes to it.
///
/// Dynamic RAM does not come up as zeros; a program that expects it to does not work on a real machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RamPattern {
    /// 64 bytes of $00, then 64 bytes of $FF, and so on: what many C64s show.
    Stripes,
    /// Bytes that look random; the same seed gives the same bytes.
    Seeded(u64),
}

impl RamPattern {
    fn fill(self) -> Box<[u8; 0x10000]> {
        let mut bytes = Box::new([0; 0x10000]);
        match self {
            Self::Stripes => {
                for (address, byte) in bytes.iter_mut().enumerate() {
                    *byte = if address & 0x40 == 0 { 0x00 } else { 0xFF };
                }
            }
            Self::Seeded(seed) => {
                // SplitMix64 (Steele, Lea, Flood 2014): a counter and a mixing function.
                let mut counter = seed;
                for chunk in bytes.chunks_exact_mut(8) {
                    counter = counter.wrapping_add(0x9E37_79B9_7F4A_7C15);
                    let mut z = counter;
                    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
                    chunk.copy_from_slice(&(z ^ (z >> 31)).to_le_bytes());
                }
            }
        }
        bytes
    }
}

/// 64 KB of RAM that knows which of its bytes have been written.
#[derive(Clone)]
pub(super) struct Ram {
    bytes: Box<[u8; 0x10000]>,
    written: Box<[bool; 0x10000]>,
}

impl Ram {
    pub(super) fn new(pattern: RamPattern) -> Self {
        Self {
            bytes: pattern.fill(),
            written: Box::new([false; 0x10000]),
        }
    }

    #[inline]
    pub(super) fn read(&self, address: u16) -> u8 {
        self.bytes[usize::from(address)]
    }

    #[inline]
    pub(super) fn write(&mut self, address: u16, value: u8) {
        self.bytes[usize::from(address)] = value;
        self.written[usize::from(address)] = true;
    }

    #[inline]
    pub(super) fn is_written(&self, address: u16) -> bool {
        self.written[usize::from(address)]
    }

    /// Makes the bytes count as never written; their values stay.
    pub(super) fn forget(&mut self, range: RangeInclusive<u16>) {
        for address in range {
            self.written[usize::from(address)] = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stripes_change_every_64_bytes() {
        let ram = Ram::new(RamPattern::Stripes);
        assert_eq!(
            [0x0800, 0x083F, 0x0840, 0x087F, 0x0880].map(|address| ram.read(address)),
            [0x00, 0x00, 0xFF, 0xFF, 0x00]
        );
    }

    #[test]
    fn a_seed_gives_the_same_bytes_and_another_seed_others() {
        let bytes = |seed| RamPattern::Seeded(seed).fill();
        assert_eq!(bytes(1), bytes(1));
        assert_ne!(bytes(1), bytes(2));
    }

    #[test]
    fn a_byte_counts_as_written_until_it_is_forgotten() {
        let mut ram = Ram::new(RamPattern::Stripes);
        assert!(!ram.is_written(0x1000));
        ram.write(0x1000, 7);
        assert!(ram.is_written(0x1000));
        assert!(!ram.is_written(0x1001));
        ram.forget(0x0FFF..=0x1000);
        assert!(!ram.is_written(0x1000));
        assert_eq!(ram.read(0x1000), 7);
    }
}
