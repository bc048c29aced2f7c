//! The C64 program, built once for all tests of a file.

use std::path::PathBuf;
use std::sync::OnceLock;

use awale::c64::{C64, Labels, Model, RamPattern};
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

/// A machine with the program loaded and none of it executed, which watches for reads of unwritten memory.
pub fn loaded(model: Model) -> C64 {
    let image = &program().image;
    let labels = Labels::from_vice(&image.symbols.vice_labels()).expect("labels");
    let mut machine = C64::new(model, RamPattern::Stripes);
    machine.load_and_run(&image.prg).expect("a PRG");
    machine.set_labels(labels);
    machine.set_watch_unwritten(true);
    machine.set_drawing(false);
    machine
}
