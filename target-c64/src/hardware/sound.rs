//! Short sounds, each one strike of a SID voice that dies away by itself.

// Registers of the SID: the first three from the start of a voice, the volume from the chip's.
pub const FREQUENCY_LOW: u8 = 0;
pub const FREQUENCY_HIGH: u8 = 1;
pub const PULSE_HIGH: u8 = 3;
pub const CONTROL: u8 = 4;
pub const ATTACK_DECAY: u8 = 5;
pub const SUSTAIN_RELEASE: u8 = 6;
pub const VOLUME: u8 = 24;

/// The bit of the control register that strikes the voice.
pub const GATE: u8 = 0x01;

/// Where the second voice starts; the first starts at 0.
const SECOND_VOICE: u8 = 7;

const TRIANGLE: u8 = 0x10;
const SAWTOOTH: u8 = 0x20;
const PULSE: u8 = 0x40;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A seed falls into a pit that then holds this many.
    Seed(u8),
    /// A pit is captured.
    Capture,
    /// A key is refused.
    Refusal,
    /// The game ends.
    End,
}

impl Sound {
    /// The first register of the voice that plays it.
    pub fn voice(self) -> u8 {
        match self {
            Self::Seed(_) => 0,
            _ => SECOND_VOICE,
        }
    }

    /// The high byte of the frequency: steps of about 15 Hz.
    pub fn pitch(self) -> u8 {
        match self {
            Self::Seed(seeds) => 24 + seeds,
            Self::Capture => 48,
            Self::Refusal => 6,
            Self::End => 16,
        }
    }

    /// Attack and decay, as the register has them.
    pub fn decay(self) -> u8 {
        match self {
            Self::Seed(_) => 0x04,
            Self::Capture => 0x09,
            Self::Refusal => 0x08,
            Self::End => 0x0B,
        }
    }

    /// The waveform bit of the control register.
    pub fn waveform(self) -> u8 {
        match self {
            Self::Seed(_) => TRIANGLE,
            Self::Capture | Self::End => PULSE,
            Self::Refusal => SAWTOOTH,
        }
    }
}
