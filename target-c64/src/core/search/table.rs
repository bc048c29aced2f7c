//! The transposition table: what is known of positions searched before.

use super::{SPARE, Spare};

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value that was asked for, seen from the position itself: see [`super::value`].
    pub goal: i8,
    /// Whether the position is worth that or more.
    pub is_reached: bool,
    /// Plies it was searched deep.
    pub depth: u8,
    /// The move to try first, 0–5 in the mover's row.
    pub best: u8,
}

/// A table of `SLOTS` entries (a power of two). A newer one takes the place of an older, but for one that
/// was searched deeper by two plies or more.
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
    /// The best move, plus 8 if the goal is reached.
    reached_best: [u8; SLOTS],
    goal: [i8; SLOTS],
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
        reached_best: [0; SLOTS],
        goal: [0; SLOTS],
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
        let reached_best = self.reached_best[slot];
        Some(Entry {
            goal: self.goal[slot],
            is_reached: reached_best & REACHED != 0,
            depth: self.depth[slot],
            best: reached_best & 7,
        })
    }

    /// Keeps `entry` for the position with this hash, unless its place holds a much deeper one.
    pub fn keep(&mut self, hash: u32, entry: Entry) {
        let slot = Self::slot(hash);
        if self.depth[slot] > entry.depth + 1 {
            return;
        }
        [self.check_low[slot], self.check_high[slot]] = Self::check(hash);
        self.goal[slot] = entry.goal;
        self.depth[slot] = entry.depth;
        self.reached_best[slot] = if entry.is_reached { REACHED } else { 0 } | entry.best;
    }

    fn check(hash: u32) -> [u8; 2] {
        ((hash >> 16) as u16).to_le_bytes()
    }

    fn slot(hash: u32) -> usize {
        (hash as u16 & Self::MASK) as usize
    }
}

/// Beside the move in a byte of the table.
const REACHED: u8 = 8;
