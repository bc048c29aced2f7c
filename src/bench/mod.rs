//! The speed of the search, measured over a suite of positions: on the emulated C64 and on the host.

mod host;
mod measure;
mod profile;
mod report;
mod suite;
mod without_kernels;

pub use host::{HostSpeed, measure_host};
pub use measure::{measure, profile};
pub use profile::{Profile, RoutineShare};
pub use report::{DepthReport, PositionReport, Report, Seconds};
pub use suite::{STANDARD_SUITE, parse_suite};
pub use without_kernels::WithoutKernels;
