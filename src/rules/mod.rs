//! Questions about the rules, answered by the native core or by the C64 program's own routines.

mod answer;
mod core;
mod machine;

mod native;
mod options;
mod perft;
mod request;

pub use answer::{Answer, MoveAnswer, Outcome, captured_labels};
pub use core::RulesCore;
pub use machine::MachineCore;

pub use native::NativeCore;
pub use options::{Options, PRESET_NAMES, preset_name, rule_set};
pub use perft::perft;
pub use request::Request;
