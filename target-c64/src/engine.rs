//! The one search of the program, and where its memory is.
//!
//! On the C64 it lies above everything else, in RAM that the rest has no use for.

use core::ops::{Deref, DerefMut};

use crate::core::search::{SLOTS, Search};

#[cfg(c64)]
use core::mem::MaybeUninit;

/// The memory of the search on the C64, first of all the transposition table, which begins on a page. The start code clears it.
#[cfg(c64)]
#[unsafe(export_name = "SEARCH")]
#[unsafe(link_section = ".bss.high")]
static mut SEARCH: MaybeUninit<Search<SLOTS>> = MaybeUninit::zeroed();

/// The search. There is one in a program, which owns it.
pub struct Engine {
    #[cfg(not(c64))]
    search: Search<SLOTS>,
}

impl Engine {
    /// Before any search.
    #[cfg(not(c64))]
    pub const NEW: Self = Self {
        search: Search::EMPTY,
    };
}

impl Deref for Engine {
    type Target = Search<SLOTS>;

    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        #[cfg(c64)]
        // SAFETY: all zero bits are a valid search, and the one engine is borrowed.
        unsafe {
            &*(&raw const SEARCH).cast()
        }
        #[cfg(not(c64))]
        &self.search
    }
}

impl DerefMut for Engine {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        #[cfg(c64)]
        // SAFETY: all zero bits are a valid search, and the one engine is borrowed for writing.
        unsafe {
            &mut *(&raw mut SEARCH).cast()
        }
        #[cfg(not(c64))]
        &mut self.search
    }
}
