//! The transposition table: what is known of positions searched before.

use super::{SPARE, Spare};

/// How a value in the table bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Seen from the position itself, see [`super::value`].
    pub value: i8,
    pub bound: Bound,
    /// Plies it was searched deep, 2 or more.
    pub depth: u8,
    /// The best move, 0–5 in the mover's row.
    pub best: u8,
}

/// A table of `SLOTS` entries (a power of two), each newer one in place of an older.
///
/// The place of a position is in the low half of its hash, its check in the high half. Parts of an
/// entry lie in arrays of their own: the 6502 indexes bytes.
/// The 6502 indexes them by the hash's lowest byte and picks the page by the next, so arrays begin on pages.
#[repr(C)]
#[cfg_attr(c64, repr(align(256)))]
pub struct Table<const SLOTS: usize> {
    /// The highest byte of the hash, and the one below it.
    check_high: [u8; SLOTS],
    check_low: [u8; SLOTS],
    /// 0 in an empty slot.
    depth: [u8; SLOTS],
    /// Bound times 8 plus best move.
    bound_best: [u8; SLOTS],
    value: [i8; SLOTS],
}

impl<const SLOTS: usize> Table<SLOTS> {
    const MASK: u16 = {
        assert!(SLOTS.is_power_of_two() && SLOTS <= 1 << 16);
        (SLOTS - 1) as u16
    };

    /// A table that knows nothing.
    pub const EMPTY: Self = Self {
        check_high: [0; SLOTS],
        check_low: [0; SLOTS],
        depth: [0; SLOTS],
        bound_best: [0; SLOTS],
        value: [0; SLOTS],
    };

    /// Its first bytes, as memory for anything. [`Table::clear`] before the table is one again.
    pub fn spare(&mut self) -> &mut Spare {
        const { assert!(size_of::<Self>() >= SPARE) };
        // SAFETY: the table is made of bytes, each of which may have any value.
        unsafe { &mut *(&raw mut *self).cast() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.depth = [0; SLOTS];
    }

    /// What is known of the position with this hash.
    pub fn find(&self, hash: u32) -> Option<Entry> {
        let slot = Self::slot(hash);
        let check = [self.check_low[slot], self.check_high[slot]];
        if self.depth[slot] == 0 || check != Self::check(hash) {
            return None;
        }
        let bound_best = self.bound_best[slot];
        Some(Entry {
            value: self.value[slot],
            bound: match bound_best >> 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            depth: self.depth[slot],
            best: bound_best & 7,
        })
    }

    /// Keeps `entry` for the position with this hash.
    pub fn keep(&mut self, hash: u32, entry: Entry) {
        let slot = Self::slot(hash);
        [self.check_low[slot], self.check_high[slot]] = Self::check(hash);
        self.value[slot] = entry.value;
        self.depth[slot] = entry.depth;
        self.bound_best[slot] = (entry.bound as u8) << 3 | entry.best;
    }

    fn check(hash: u32) -> [u8; 2] {
        ((hash >> 16) as u16).to_le_bytes()
    }

    fn slot(hash: u32) -> usize {
        (hash as u16 & Self::MASK) as usize
    }
}
