//! How far a search may go.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The depth, the time, and the wish of somebody else that end a search.
pub struct Limits<'a> {
    /// Plies, 1–[`MAX_PLIES`](awale_c64::core::search::MAX_PLIES).
    pub depth: u8,
    /// Time on the machine that searches: for the C64 program that of the emulated C64, which the
    /// host emulates in less.
    pub time: Option<Duration>,
    stop: &'a AtomicBool,
    began: Instant,
}

/// What is never set.
static NEVER: AtomicBool = AtomicBool::new(false);

impl Limits<'static> {
    /// Nothing but a depth.
    pub fn depth(depth: u8) -> Self {
        Self::new(depth, None, &NEVER)
    }
}

impl<'a> Limits<'a> {
    /// Limits of a search that begins now and ends when `stop` is set, if not before.
    pub fn new(depth: u8, time: Option<Duration>, stop: &'a AtomicBool) -> Self {
        Self {
            depth,
            time,
            stop,
            began: Instant::now(),
        }
    }

    /// Whether somebody wants the search to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether the host's time is over.
    pub fn is_late(&self) -> bool {
        self.time.is_some_and(|time| self.began.elapsed() >= time)
    }
}
