use super::display::Cell;
use super::registers::Mode;
use super::source::Source;

/// One pixel of text or bitmap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pixel {
    pub(super) source: Source,
    /// Foreground hides sprites of low priority and collides with all.
    pub(super) foreground: bool,
}

impl Pixel {
    /// What is shown where there are no graphics.
    pub(super) const EMPTY: Self = Self {
        source: Source::background(0),
        foreground: false,
    };
}

/// Shifts out the pixels of the cells, XSCROLL pixels late.
#[derive(Clone)]
pub(super) struct Sequencer {
    cell: Cell,
    /// Pixels of `cell` that have been shown.
    shown: u8,
}

impl Sequencer {
    pub(super) fn new() -> Self {
        Self {
            cell: Cell::default(),
            shown: 8,
        }
    }

    /// Takes the next eight pixels.
    #[inline]
    pub(super) fn load(&mut self, cell: Cell) {
        self.cell = cell;
        self.shown = 0;
    }

    /// The next pixel. After the eighth come pixels of value 0 until the next [`load`](Self::load).
    #[inline]
    pub(super) fn next(&mut self, mode: Mode) -> Pixel {
        let shown = self.shown;
        self.shown = (shown + 1).min(8);
        let multicolour = match mode {
            0b001 | 0b101 => self.cell.colour & 8 != 0,
            0b011 | 0b111 => true,
            _ => false,
        };
        // The value is 0–3; single bits count as 0 and 3.
        let (value, foreground) = if multicolour {
            let value = (u16::from(self.cell.graphics) << (shown & !1) >> 6 & 3) as u8;
            (value, value & 2 != 0)
        } else {
            let set = u16::from(self.cell.graphics) << shown & 0x80 != 0;
            (if set { 3 } else { 0 }, set)
        };
        let Cell { screen, colour, .. } = self.cell;
        let source = match (mode, value) {
            (0b000 | 0b001 | 0b011, 0) => Source::background(0),
            (0b000, _) => Source::Memory(colour),
            (0b001, 3) => Source::Memory(colour & 7),
            (0b001, _) => Source::background(value),
            (0b010, 0) | (0b011, 2) => Source::Memory(screen & 0x0F),
            (0b010, _) | (0b011, 1) => Source::Memory(screen >> 4),
            (0b011, _) => Source::Memory(colour),
            (0b100, 0) => Source::background(screen >> 6),
            (0b100, _) => Source::Memory(colour),
            // ECM together with BMM or MCM.
            _ => Source::BLACK,
        };
        Pixel { source, foreground }
    }
}
