//! Searches, by the native core or by the C64 program's own.

mod answer;
mod limits;
mod machine;
mod machine_search;
mod native;
mod record;
mod request;
mod searcher;
pub mod variation;

pub use answer::SearchAnswer;
pub use limits::Limits;
pub use machine::MachineSearcher;
pub use native::{NativeSearch, NativeSearcher};
pub use record::Record;
pub use request::SearchRequest;
pub use searcher::{Found, Searcher};
