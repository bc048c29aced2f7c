//! The search by the kernels in 6502 assembly: `target-c64/asm/search`.
//!
//! They do what `deepen.rs` does, node for node, with their own memory for the line that is searched.

use core::mem::offset_of;

use super::Search;
use super::node::Node;
use super::past::Past;
use crate::core::ruleset::RuleSet;

unsafe extern "C" {
    /// Takes over what a search starts from. The past is read until the next call.
    fn search_kernel_begin(root: *const Node, rules: *const RuleSet, past: *const Past);

    /// Whether the root, searched `depth` plies deep, is worth `goal` or more: [`REACHED`] or not,
    /// or [`GOES_ON`] if a frame has passed, or if an urgent key has ended the search, which then may not go on.
    fn search_kernel_reaches(depth: u8, goal: i8) -> u8;

    /// Goes on after a frame has passed. Returns what [`search_kernel_reaches`] does.
    fn search_kernel_resume() -> u8;

    static move_count: u32;
    static search_pit: u8;
}

const GOES_ON: u8 = 0;
const REACHED: u8 = 2;

impl<const SLOTS: usize> Search<SLOTS> {
    /// Prepares the search of the root in the first node.
    pub(super) fn begin(&mut self, rules: &RuleSet) {
        const {
            assert!(
                SLOTS == super::SLOTS && offset_of!(Self, table) == 0,
                "the kernels index a table of this size at the beginning of SEARCH"
            )
        };
        // SAFETY: there is one search at a time, and it lives as long as the program.
        unsafe {
            search_kernel_begin(&raw const self.nodes[0], rules, &raw const self.past);
        }
    }

    /// Whether the root is worth `goal` or more, searched `depth` plies deep. The move that shows it is
    /// then the root's best. None if aborted, which is asked once a frame.
    pub(super) fn reaches(
        &mut self,
        _rules: &RuleSet,
        depth: u8,
        goal: i8,
        abort: &mut impl FnMut(u32) -> bool,
    ) -> Option<bool> {
        // SAFETY: [`Search::begin`] was called; the statics are written by the routines only.
        unsafe {
            let mut answer = search_kernel_reaches(depth, goal);
            while answer == GOES_ON && !abort(move_count) {
                answer = search_kernel_resume();
            }
            self.count = move_count;
            if answer == REACHED {
                self.nodes[0].best_pit = search_pit;
            }
            (answer != GOES_ON).then_some(answer == REACHED)
        }
    }
}
