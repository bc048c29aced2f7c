//! Files by the KERNAL: row P16 of the list of what goes wrong on C64s.

use awale::c64::{C64, Key, Model};
use awale::disk::{Disk, Drive, FileType, Medium};

use super::program::{address, image, run_frames, run_to, started, variable};

// What disk_open and disk_close return.
const DONE: u8 = 0;
const NO_DRIVE: u8 = 1;
const REFUSED: u8 = 2;

/// The channel of files.
const FILE: u8 = 2;
const COMMAND: u8 = 15;

const SPRITES: u16 = 0xD015;

/// A started machine with a disk in its drive that holds a greeting.
fn with_disk(model: Model) -> C64 {
    let mut disk = Disk::new("TEST", *b"01").unwrap();
    disk.write("GREETING", FileType::Sequential, true, b"HELLO")
        .unwrap();
    let mut machine = started(model);
    *machine.drive_mut() = Some(Drive::new(Some(Medium::in_memory(disk))));
    machine
}

#[track_caller]
fn call(machine: &mut C64, routine: &str, a: u8, x: u8) -> (u8, u8) {
    match machine.call(address(routine), a, x, 10_000_000) {
        Ok(registers) => (registers.a, registers.x),
        Err(stop) => panic!("{stop}"),
    }
}

#[track_caller]
fn open(machine: &mut C64, name: &str, channel: u8, write: bool) -> u8 {
    for (at, byte) in (address("disk_name")..).zip(name.bytes()) {
        machine.poke(at, byte);
    }
    machine.poke(address("disk_name_length"), name.len() as u8);
    call(machine, "disk_open", channel, write.into()).0
}

#[track_caller]
fn read_all(machine: &mut C64) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let (byte, _) = call(machine, "disk_read", 0, 0);
        if variable(machine, "disk_nothing") != 0 {
            return bytes;
        }
        bytes.push(byte);
    }
}

#[track_caller]
fn close(machine: &mut C64) -> u8 {
    call(machine, "disk_close", 0, 0).0
}

fn message(machine: &C64) -> String {
    let start = address("disk_message");
    (start..)
        .map(|at| machine.peek(at))
        .take_while(|&byte| byte != 0)
        .map(char::from)
        .collect()
}

/// What calls of the KERNAL must leave as it was: port, vectors, sprites, the program's zero page and the VIC-II's registers.
fn surroundings(machine: &C64) -> Vec<u8> {
    let vectors = (0x0314..=0x0319).chain(0xFFFA..=0xFFFF);
    let registers = (0xD016..=0xD018).chain(0xD01A..=0xD02E);
    let mut seen = vec![machine.peek(1), machine.peek(SPRITES), machine.peek(0xDD02)];
    seen.push(machine.peek(0xDD00) & 0x03);
    seen.extend(vectors.map(|at| machine.peek_ram(at)));
    seen.extend(registers.map(|at| machine.peek(at)));
    seen.extend((address("__rc0")..=address("__rc31")).map(|at| machine.peek_ram(at)));
    seen
}

#[test]
fn files_are_written_and_read_and_the_machine_is_as_before() {
    for model in [Model::Pal, Model::Ntsc] {
        let mut machine = with_disk(model);
        machine.poke(SPRITES, 0x81);
        let before = surroundings(&machine);
        assert_eq!(open(&mut machine, "0:NEW,S,W", FILE, true), DONE);
        for byte in 0..=255 {
            assert_eq!(call(&mut machine, "disk_write", byte, 0).0, 0);
            assert_eq!(machine.peek(SPRITES), 0);
        }
        assert_eq!(close(&mut machine), DONE);
        assert_eq!(message(&machine), "00, OK,00,00");
        assert_eq!(surroundings(&machine), before);
        assert_eq!(open(&mut machine, "0:NEW,S,R", FILE, false), DONE);
        assert_eq!(read_all(&mut machine), (0..=255).collect::<Vec<u8>>());
        assert_eq!(close(&mut machine), DONE);
        assert_eq!(surroundings(&machine), before);
    }
}

/// What is wrong when a file is opened, and when it is read or written.
#[test]
fn every_error_is_told_and_the_machine_is_as_before() {
    type Break = fn(&mut Drive);
    let nothing: Break = |_| {};
    let cases: [(&str, bool, Break, u8, &str); 6] = [
        ("NONE", false, nothing, REFUSED, "62, FILE NOT FOUND,00,00"),
        (
            "GREETING,S,W",
            true,
            nothing,
            REFUSED,
            "63, FILE EXISTS,00,00",
        ),
        (
            "NEW,S,W",
            true,
            |drive| drive.set_write_protected(true),
            REFUSED,
            "26, WRITE PROTECT ON,18,00",
        ),
        (
            "GREETING",
            false,
            |drive| drive.set_read_error(Some(0)),
            REFUSED,
            "20, READ ERROR,18,00",
        ),
        (
            "GREETING",
            false,
            |drive| drive.set_medium(None),
            REFUSED,
            "74,DRIVE NOT READY,00,00",
        ),
        ("GREETING", false, nothing, DONE, "00, OK,00,00"),
    ];
    for (name, write, broken, result, text) in cases {
        let mut machine = with_disk(Model::Pal);
        let before = surroundings(&machine);
        broken(machine.drive_mut().as_mut().unwrap());
        assert_eq!(open(&mut machine, name, FILE, write), result, "{name}");
        assert_eq!(message(&machine), text);
        if result == DONE {
            assert_eq!(close(&mut machine), DONE);
        }
        assert_eq!(surroundings(&machine), before, "{text}");
        // No file stays open.
        assert_eq!(machine.peek(0x98), 0, "{text}");
    }
}

#[test]
fn a_missing_drive_is_no_drive() {
    let mut machine = with_disk(Model::Pal);
    let before = surroundings(&machine);
    *machine.drive_mut() = None;
    for (name, channel) in [("GREETING", FILE), ("S0:GREETING", COMMAND)] {
        assert_eq!(open(&mut machine, name, channel, false), NO_DRIVE);
        assert_eq!(surroundings(&machine), before);
    }
}

#[test]
fn a_drive_that_vanishes_is_noticed() {
    for write in [false, true] {
        let mut machine = with_disk(Model::Pal);
        let name = if write { "NEW,S,W" } else { "GREETING" };
        assert_eq!(open(&mut machine, name, FILE, write), DONE);
        *machine.drive_mut() = None;
        if write {
            // A byte that waits to be sent is not missed yet.
            call(&mut machine, "disk_write", 1, 0);
            assert_ne!(call(&mut machine, "disk_write", 2, 0).0, 0);
        } else {
            assert_eq!(read_all(&mut machine), b"");
        }
        assert_eq!(close(&mut machine), NO_DRIVE);
        assert_eq!(machine.peek(1), 0x35);
    }
}

#[test]
fn a_bad_block_in_the_middle_is_told_at_the_end() {
    let mut machine = with_disk(Model::Pal);
    machine
        .drive_mut()
        .as_mut()
        .unwrap()
        .set_read_error(Some(3));
    assert_eq!(open(&mut machine, "GREETING", FILE, false), DONE);
    assert_eq!(read_all(&mut machine), b"HEL");
    assert_eq!(close(&mut machine), REFUSED);
    assert_eq!(message(&machine), "20, READ ERROR,18,00");
}

#[test]
fn a_disk_that_gets_full_is_told_at_the_end() {
    let mut disk = Disk::new("FULL", *b"01").unwrap();
    disk.add("BIG", &vec![0; 663 * 254]).unwrap();
    let mut machine = started(Model::Pal);
    *machine.drive_mut() = Some(Drive::new(Some(Medium::in_memory(disk))));
    assert_eq!(open(&mut machine, "NEW,S,W", FILE, true), DONE);
    let taken = (0..300).take_while(|_| call(&mut machine, "disk_write", 7, 0).0 == 0);
    assert_eq!(taken.count(), 254 + 2);
    assert_eq!(close(&mut machine), REFUSED);
    assert_eq!(message(&machine), "72, DISK FULL,00,00");
}

#[test]
fn commands_are_executed() {
    let mut machine = with_disk(Model::Pal);
    assert_eq!(open(&mut machine, "S0:GREETING", COMMAND, false), DONE);
    assert_eq!(message(&machine), "01, FILES SCRATCHED,01,00");
    assert_eq!(close(&mut machine), DONE);
    assert_eq!(open(&mut machine, "GREETING", FILE, false), REFUSED);
}

#[test]
fn the_directory_is_a_file_of_channel_0() {
    let mut machine = with_disk(Model::Pal);
    assert_eq!(open(&mut machine, "$0:G*", 0, false), DONE);
    let listing = read_all(&mut machine);
    assert!(String::from_utf8_lossy(&listing).contains("\"GREETING\""));
    assert_eq!(close(&mut machine), DONE);
}

#[test]
fn the_frame_interrupt_goes_on_meanwhile_and_keys_are_heard_once() {
    let mut machine = with_disk(Model::Pal);
    let before = variable(&machine, "frame_counter");
    machine.keyboard_mut().press(Key::A);
    assert_eq!(open(&mut machine, "0:NEW,S,W", FILE, true), DONE);
    for _ in 0..50 {
        call(&mut machine, "disk_write", 0, 0);
    }
    assert_eq!(close(&mut machine), DONE);
    let passed = variable(&machine, "frame_counter").wrapping_sub(before);
    assert!(passed > 5, "{passed} frames");
    run_frames(&mut machine, 5);
    assert_eq!(variable(&machine, "key_head"), 1);
    machine.keyboard_mut().release_all();
    run_to(&mut machine, "wait");
}

/// RESTORE must not get into a transfer either.
#[test]
fn restore_during_a_transfer_does_nothing() {
    let mut machine = with_disk(Model::Pal);
    assert_eq!(open(&mut machine, "GREETING", FILE, false), DONE);
    machine.set_restore(true);
    assert_eq!(read_all(&mut machine), b"HELLO");
    machine.set_restore(false);
    assert_eq!(close(&mut machine), DONE);
}

#[test]
fn the_routines_lie_where_the_kernal_does_not_hide_them() {
    for routine in [
        "disk_open",
        "disk_read",
        "disk_write",
        "disk_close",
        "disk_name",
    ] {
        assert!(image().symbols.address(routine) < Some(0xD000), "{routine}");
    }
}
