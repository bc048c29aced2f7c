//! Machines with test programs in them.

use awale::c64::{C64, Model, RamPattern, Stop};

/// Where the code of test programs starts.
pub const ENTRY: u16 = 0x080D;

/// A PRG file: `10 SYS2061` and the code behind it.
pub fn prg(code: &[u8]) -> Vec<u8> {
    let mut file = vec![
        0x01, 0x08, // load address
        0x0B, 0x08, 0x0A, 0x00, 0x9E, b'2', b'0', b'6', b'1', 0x00, // 10 SYS2061
        0x00, 0x00,
    ];
    file.extend(code);
    file
}

/// A machine of the model at the program's first instruction, with the watch for unwritten memory on.
#[track_caller]
pub fn machine_of(model: Model, code: &[u8]) -> C64 {
    let mut machine = C64::new(model, RamPattern::Stripes);
    machine
        .load_and_run(&prg(code))
        .expect("the stub of a test program is right");
    machine.set_watch_unwritten(true);
    machine
}

/// A PAL machine at the program's first instruction.
#[track_caller]
pub fn machine(code: &[u8]) -> C64 {
    machine_of(Model::Pal, code)
}

/// Runs to an address within a second.
#[track_caller]
pub fn run_to(machine: &mut C64, address: u16) {
    if let Err(stop) = machine.run_until(address, 1_000_000) {
        panic!("{stop}");
    }
}

/// Runs until the program stops by itself, within ten seconds.
#[track_caller]
pub fn run_to_stop(machine: &mut C64) -> Stop {
    machine
        .run_until(0x0001, 10_000_000)
        .expect_err("no program gets there")
}
