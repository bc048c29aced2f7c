//! The C64 program, built once for all tests of a file.

use std::path::PathBuf;
use std::sync::OnceLock;

use awale::toolchain::build::Program;
use awale::toolchain::project::Project;

/// The program, from the sources and the compiler output that are checked in.
pub fn program() -> &'static Program {
    static PROGRAM: OnceLock<Program> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let project = Project::at(root).expect("the tests run in the repository");
        Program::build(&project, None).unwrap_or_else(|error| panic!("{error}"))
    })
}
