/// Which television standard the machine was built for.
///
/// Timing facts: Christian Bauer, "The MOS 6567/6569 video controller (VIC-II)", sections 3.4 and 3.6
/// (6569 and 6567R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// 6569: 312 lines of 63 cycles at 985,248 Hz.
    Pal,
    /// 6567R8: 263 lines of 65 cycles at 1,022,727 Hz.
    Ntsc,
}

impl Model {
    /// Clock cycles in one raster line.
    pub const fn cycles_per_line(self) -> u8 {
        match self {
            Self::Pal => 63,
            Self::Ntsc => 65,
        }
    }

    /// Raster lines in one frame.
    pub const fn lines(self) -> u16 {
        match self {
            Self::Pal => 312,
            Self::Ntsc => 263,
        }
    }

    /// Clock cycles in one frame.
    pub const fn cycles_per_frame(self) -> u64 {
        self.cycles_per_line() as u64 * self.lines() as u64
    }

    /// Clock cycles in one second.
    pub const fn clock_hz(self) -> u32 {
        match self {
            Self::Pal => 985_248,
            Self::Ntsc => 1_022_727,
        }
    }

    /// Frequency of the mains, which the time-of-day clocks of the CIAs count.
    pub(super) const fn mains_hz(self) -> u32 {
        match self {
            Self::Pal => 50,
            Self::Ntsc => 60,
        }
    }

    /// The cycle (from 1) in which the pointer of sprite 0 is fetched; sprite n follows 2n cycles later.
    pub(super) const fn first_sprite_cycle(self) -> u8 {
        match self {
            Self::Pal => 58,
            Self::Ntsc => 59,
        }
    }

    /// The first raster line of the picture.
    pub const fn first_visible_line(self) -> u16 {
        match self {
            Self::Pal => 16,
            Self::Ntsc => 28,
        }
    }

    /// Lines in the picture. On NTSC the picture goes on after the last raster line with lines 0 to 11.
    pub const fn visible_lines(self) -> u16 {
        match self {
            Self::Pal => 272,
            Self::Ntsc => 247,
        }
    }

    /// The first sprite position that lies left of position 0, and the number of positions in a line.
    pub(super) const fn sprite_wrap(self) -> (u16, u16) {
        match self {
            Self::Pal => (404, 504),
            Self::Ntsc => (412, 512),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Model;

    #[test]
    fn frames_have_the_published_lengths() {
        assert_eq!(Model::Pal.cycles_per_frame(), 19_656);
        assert_eq!(Model::Ntsc.cycles_per_frame(), 17_095);
    }
}
