//! The speed of the search, measured over a suite of positions: on the emulated C64 and on the host.

mod host;
mod job;
mod measure;
mod profile;
mod report;
mod suite;
mod without_kernels;

pub use host::{HostSpeed, measure_host};
pub use job::Job;
pub use measure::{cycles_by_address, measure};
pub use profile::{Profile, RoutineShare};
pub use report::{DepthReport, PositionReport, Report, Seconds};
pub use suite::{STANDARD_SUITE, parse_suite};
pub use without_kernels::WithoutKernels;
