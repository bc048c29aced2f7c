//! What a search does with its time.

use serde::Serialize;

/// A part of the work of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// Making moves on the board: sowing.
    Sowing,
    /// Making moves on the board: taking what they capture.
    Capturing,
    /// Taking moves back.
    Undo,
    /// Finding the legal moves and which of them capture.
    Legality,
    /// Putting them in order.
    Ordering,
    /// Keeping the hash up to date.
    Hash,
    /// Looking up in the transposition table, and keeping there.
    Table,
    /// Valuing positions: the last two plies.
    Valuing,
    /// Going from node to node.
    Walking,
    /// All else: the interrupt, and what the kernels are called from.
    Rest,
}

/// How the labels of the kernels begin (`target-c64/asm/search`), in which a job is done up to the next label.
const BEGINNINGS: [(Job, &[&str]); 9] = [
    (Job::Sowing, &["sow_", "make_any"]),
    (
        Job::Capturing,
        &["harvest", "attack_", "kernel_attack", "find_last"],
    ),
    (Job::Undo, &["unsow_", "unmake_any", "put_back"]),
    (
        Job::Legality,
        &["list_", "judge", "look_at_row", "is_feeding"],
    ),
    (Job::Ordering, &["order_", "put_first"]),
    (Job::Hash, &["hash_"]),
    (Job::Table, &["recall", "keep", "seen_from_here"]),
    (
        Job::Valuing,
        &[
            "second_",
            "try",
            "reply",
            "frontier_",
            "find_",
            "judge_need",
            "judge_pits",
            "collected",
        ],
    ),
    (
        Job::Walking,
        &[
            "enter_",
            "make_south",
            "make_north",
            "make_deeper_",
            "answer_",
            "third_",
            "root_is_settled",
            "kernel_inner",
            "kernel_count",
            "count_last",
            "carry_count",
            "leave_line",
        ],
    ),
];

impl Job {
    /// All, in the order of the report.
    pub const ALL: [Self; 10] = [
        Self::Sowing,
        Self::Capturing,
        Self::Undo,
        Self::Legality,
        Self::Ordering,
        Self::Hash,
        Self::Table,
        Self::Valuing,
        Self::Walking,
        Self::Rest,
    ];

    /// What is done from `label` on: that of the longest beginning that fits.
    pub fn at(label: &str) -> Self {
        let fitting = BEGINNINGS.iter().flat_map(|(job, beginnings)| {
            let fits = beginnings.iter().filter(|start| label.starts_with(**start));
            fits.map(|start| (start.len(), *job))
        });
        fitting.max().map_or(Self::Rest, |(_, job)| job)
    }

    /// Its name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sowing => "sowing",
            Self::Capturing => "capturing",
            Self::Undo => "undo",
            Self::Legality => "legality",
            Self::Ordering => "ordering",
            Self::Hash => "hash",
            Self::Table => "table",
            Self::Valuing => "valuing the last two plies",
            Self::Walking => "going from node to node",
            Self::Rest => "the rest",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_beginning_says_what_is_done() {
        assert_eq!(Job::at("sow_chains"), Job::Sowing);
        assert_eq!(Job::at("unsow_any"), Job::Undo);
        assert_eq!(Job::at("find_last"), Job::Capturing);
        assert_eq!(Job::at("find_south"), Job::Valuing);
        assert_eq!(Job::at("judge_need"), Job::Valuing);
        assert_eq!(Job::at("frame_interrupt"), Job::Rest);
    }
}
