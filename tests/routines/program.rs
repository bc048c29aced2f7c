//! A program of the assembly sources alone, with a main program that only waits.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use awale::c64::{Bare, C64, Labels, Model, RamPattern, Registers};
use awale::toolchain::assembler::assemble;
use awale::toolchain::linker::{Image, link};

/// Routines of which some are reached only by compiled code.
const ROUTINES: &str =
    "EXTERN(wait fail disk_open first_values large high filler memcpy memmove memset __memset
    __mulqi3 __mulhi3 __udivqi3 __umodqi3 __udivmodqi4 __divqi3 __modqi3
    __udivhi3 __umodhi3 __udivmodhi4
    __ashlqi3 __lshrqi3 __ashrqi3 __ashlhi3 __lshrhi3 __ashrhi3)";

/// The linked program; every test shares it.
pub fn image() -> &'static Image {
    static IMAGE: OnceLock<Image> = OnceLock::new();
    IMAGE.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files: Vec<_> = fs::read_dir(root.join("target-c64/asm"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            // The search's folder needs compiled tables; it is tested with the whole program.
            .filter(|path| path.is_file())
            .collect();
        files.push(root.join("tests/fixtures/c64/main.s"));
        files.sort();
        let mut objects = Vec::new();
        for file in files {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let source = fs::read_to_string(&file).unwrap();
            objects.push(assemble(&name, &source).unwrap_or_else(|error| panic!("{error}")));
        }
        let script = fs::read_to_string(root.join("linker/c64.ld")).unwrap() + ROUTINES;
        link("c64.ld", &script, objects).unwrap_or_else(|error| panic!("{error}"))
    })
}

/// The address of a symbol, from the map.
#[track_caller]
pub fn address(symbol: &str) -> u16 {
    let found = image().symbols.address(symbol);
    found.unwrap_or_else(|| panic!("no symbol {symbol}"))
}

fn labels() -> Labels {
    Labels::from_vice(&image().symbols.vice_labels()).unwrap()
}

/// A processor with the program in memory, none of it executed.
pub fn bare() -> Bare {
    let mut bare = Bare::load(&image().prg, RamPattern::Stripes).unwrap();
    bare.set_labels(labels());
    bare
}

/// Calls a routine with A, X and bytes from `__rc2` on.
#[track_caller]
pub fn call(bare: &mut Bare, routine: &str, a: u8, x: u8, rc2: &[u8]) -> Registers {
    let first = address("__rc2");
    for (register, byte) in (first..).zip(rc2) {
        bare.poke(register, *byte);
    }
    let result = bare.call(address(routine), a, x, 2_000_000);
    result.unwrap_or_else(|stop| panic!("{stop}"))
}

/// A machine before the program's first instruction, with the watch for unwritten memory on.
pub fn machine(model: Model) -> C64 {
    let mut machine = C64::new(model, RamPattern::Stripes);
    machine.load_and_run(&image().prg).unwrap();
    machine.set_labels(labels());
    machine.set_watch_unwritten(true);
    machine.set_drawing(false);
    machine
}

/// Runs to a label within three seconds.
#[track_caller]
pub fn run_to(machine: &mut C64, label: &str) {
    if let Err(stop) = machine.run_until(address(label), 3_000_000) {
        panic!("{stop}");
    }
}

/// A machine whose start code has run.
#[track_caller]
pub fn started(model: Model) -> C64 {
    static PAL: OnceLock<C64> = OnceLock::new();
    static NTSC: OnceLock<C64> = OnceLock::new();
    let machine = match model {
        Model::Pal => &PAL,
        Model::Ntsc => &NTSC,
    };
    let start = || {
        let mut machine = self::machine(model);
        run_to(&mut machine, "wait");
        machine
    };
    machine.get_or_init(start).clone()
}

#[track_caller]
pub fn run_frames(machine: &mut C64, count: u64) {
    if let Err(stop) = machine.run_frames(count) {
        panic!("{stop}");
    }
}

/// A byte variable of the program.
#[track_caller]
pub fn variable(machine: &C64, symbol: &str) -> u8 {
    machine.peek_ram(address(symbol))
}
