//! Searches, by the native core or by the C64 program's own.

mod answer;
mod machine;
mod native;
mod request;
mod searcher;

pub use answer::SearchAnswer;
pub use machine::MachineSearcher;
pub use native::NativeSearcher;
pub use request::SearchRequest;
pub use searcher::{Found, Searcher};
