//! The search by the kernels in 6502 assembly: `target-c64/asm/search`.
//!
//! They do what `deepen.rs` does, node for node, with their own memory for the line that is searched.

use super::Search;
use super::node::Node;
use super::past::Past;
use crate::core::ruleset::RuleSet;

unsafe extern "C" {
    /// Takes over what a search starts from. The past is read until the next call.
    fn search_kernel_begin(
        root: *const Node,
        rules: *const RuleSet,
        table: *mut u8,
        past: *const Past,
    );

    /// Searches the root one ply deeper than before. 1: it is done; 0: a frame has passed.
    fn search_kernel_deepen(depth: u8) -> u8;

    /// Goes on after a frame has passed. Returns what [`search_kernel_deepen`] does.
    fn search_kernel_resume() -> u8;

    static move_count: u32;
    static search_value: i8;
    static search_pit: u8;
}

impl<const SLOTS: usize> Search<SLOTS> {
    /// Prepares the search of the root in the first node.
    pub(super) fn begin(&mut self, rules: &RuleSet) {
        const {
            assert!(
                SLOTS == super::SLOTS,
                "the kernels index a table of this size"
            )
        };
        // SAFETY: there is one search at a time, and it lives as long as the program.
        unsafe {
            search_kernel_begin(
                &raw const self.nodes[0],
                rules,
                (&raw mut self.table).cast(),
                &raw const self.past,
            );
        }
    }

    /// Searches the root `depth` plies deep and leaves the result in its node. False if aborted, which
    /// is asked once a frame.
    pub(super) fn deepen(
        &mut self,
        _rules: &RuleSet,
        depth: u8,
        abort: &mut impl FnMut(u32) -> bool,
    ) -> bool {
        // SAFETY: [`Search::begin`] was called; the statics are written by the routines only.
        unsafe {
            let mut done = search_kernel_deepen(depth);
            while done == 0 && !abort(move_count) {
                done = search_kernel_resume();
            }
            self.count = move_count;
            if done == 0 {
                return false;
            }
            let root = &mut self.nodes[0];
            root.best = search_value;
            root.best_pit = search_pit;
        }
        true
    }
}
