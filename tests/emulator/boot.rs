//! The state after LOAD and RUN.

use awale::c64::{C64, Model, RamPattern, StubError};

use crate::support::{ENTRY, machine, machine_of, prg};

#[test]
fn the_program_is_loaded_and_its_sys_is_done() {
    let machine = machine(&[0x60]);
    assert_eq!(machine.registers().pc, ENTRY);
    assert_eq!(machine.peek(ENTRY), 0x60);
    // Row P02: a 0 before the program.
    assert_eq!(machine.peek(0x0800), 0x00);
    // The return address, as a routine called by SYS finds it.
    let sp = u16::from(machine.registers().sp);
    assert_eq!(machine.peek(0x0101 + sp), 0x46);
    assert_eq!(machine.peek(0x0102 + sp), 0xE1);
}

#[test]
fn the_chips_are_as_the_kernal_leaves_them() {
    let machine = machine(&[0x60]);
    for (address, value) in [
        (0x0000, 0x2F),
        (0x0001, 0x37),
        (0xD016, 0xC8),
        (0xD018, 0x15),
        (0xD020, 0xFE),
        (0xD021, 0xF6),
        (0xDC02, 0xFF),
        (0xDC03, 0x00),
        (0xDD00, 0x97),
        (0xDD02, 0x3F),
        (0x0314, 0x31),
        (0x0315, 0xEA),
        (0x0318, 0x47),
        (0x0319, 0xFE),
        (0x0288, 0x04),
        (0x00BA, 0x08),
    ] {
        assert_eq!(machine.peek(address), value, "${address:04X}");
    }
    assert_eq!(machine.screen_codes(), [b' '; 1000]);
    assert_eq!(machine.screen_colours(), [0x0E; 1000]);
}

#[test]
fn pal_and_ntsc_differ_in_their_flag() {
    assert_eq!(machine_of(Model::Pal, &[0x60]).peek(0x02A6), 1);
    assert_eq!(machine_of(Model::Ntsc, &[0x60]).peek(0x02A6), 0);
}

#[test]
fn basic_pointers_go_behind_the_program() {
    let machine = machine(&[0x60]);
    for pointer in [0x2D, 0x2F, 0x31] {
        assert_eq!(
            [machine.peek(pointer), machine.peek(pointer + 1)],
            [0x0E, 0x08]
        );
    }
}

#[test]
fn ram_that_nothing_wrote_holds_the_pattern() {
    let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
    machine.load_and_run(&prg(&[0x60])).unwrap();
    assert_eq!([machine.peek(0x2000), machine.peek(0x2040)], [0x00, 0xFF]);
}

#[test]
fn a_bad_stub_is_an_error_and_changes_nothing() {
    let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
    let mut file = prg(&[0x60]);
    file[6] = 0x99; // PRINT
    assert_eq!(machine.load_and_run(&file), Err(StubError::NotSys(0x0805)));
    assert_eq!(machine.peek_ram(ENTRY), 0x00);
    assert_eq!(
        StubError::NotSys(0x0805).to_string(),
        "the BASIC line is not SYS and a decimal number (byte at $0805)"
    );
}
