//! What is heard in a game. The notes are in `assets/music/sounds.txt`.

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A pit is captured.
    Capture,
    /// A key is refused.
    Refusal,
    /// The game ends.
    End,
    /// A seed falls into a pit that then holds this many.
    Seed(u8),
}

/// The first stream that is no track of the title's tune.
const FIRST: u8 = 3;

/// The high byte of the frequency, in steps of about 15 Hz, of a seed that falls into an empty pit, less one.
const SEED_PITCH: u8 = 24;

impl Sound {
    /// The number of its stream, but for a seed's.
    pub fn stream(self) -> u8 {
        match self {
            Self::Capture => FIRST,
            Self::Refusal => FIRST + 1,
            Self::End | Self::Seed(_) => FIRST + 2,
        }
    }
}

/// The high byte of the frequency of a seed that falls into a pit that then holds `seeds`.
pub fn seed_pitch(seeds: u8) -> u8 {
    SEED_PITCH + seeds
}
