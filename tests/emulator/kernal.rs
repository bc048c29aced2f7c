//! The KERNAL's calls for files, and the drive behind them.

use awale::c64::{C64, Model, RamPattern, Registers, Stop, StopReason};
use awale::disk::{Disk, Drive, FileType, Medium};

use crate::support::{machine, prg};

const SETMSG: u16 = 0xFF90;
const SECOND: u16 = 0xFF93;
const TKSA: u16 = 0xFF96;
const ACPTR: u16 = 0xFFA5;
const CIOUT: u16 = 0xFFA8;
const UNTLK: u16 = 0xFFAB;
const UNLSN: u16 = 0xFFAE;
const LISTEN: u16 = 0xFFB1;
const TALK: u16 = 0xFFB4;
const READST: u16 = 0xFFB7;
const SETLFS: u16 = 0xFFBA;
const SETNAM: u16 = 0xFFBD;
const OPEN: u16 = 0xFFC0;
const CLOSE: u16 = 0xFFC3;
const CHKIN: u16 = 0xFFC6;
const CHKOUT: u16 = 0xFFC9;
const CLRCHN: u16 = 0xFFCC;
const CHRIN: u16 = 0xFFCF;
const CHROUT: u16 = 0xFFD2;
const CLALL: u16 = 0xFFE7;

/// Where names are put.
const NAME: u16 = 0x0340;

const CARRY: u8 = 0x01;
const INTERRUPTS_OFF: u8 = 0x04;

/// A machine with a drive and a program that does nothing; the KERNAL is called from outside.
struct Caller {
    machine: C64,
}

impl Caller {
    fn new() -> Self {
        let mut disk = Disk::new("TEST", *b"01").unwrap();
        disk.write("GREETING", FileType::Sequential, true, b"HELLO")
            .unwrap();
        let mut machine = machine(&[0x60]);
        *machine.drive_mut() = Some(Drive::new(Some(Medium::in_memory(disk))));
        Self { machine }
    }

    #[track_caller]
    fn call(&mut self, address: u16, [a, x, y]: [u8; 3]) -> Registers {
        let registers = self.machine.registers();
        self.machine.set_registers(Registers { y, ..registers });
        match self.machine.call(address, a, x, 10_000_000) {
            Ok(after) => after,
            Err(stop) => panic!("{stop}"),
        }
    }

    /// OPEN file,8,secondary,name. Gives the error, if there is one.
    #[track_caller]
    fn open(&mut self, file: u8, secondary: u8, name: &str) -> Option<u8> {
        for (address, byte) in (NAME..).zip(name.bytes()) {
            self.machine.poke(address, byte);
        }
        let [low, high] = NAME.to_le_bytes();
        self.call(SETNAM, [name.len() as u8, low, high]);
        self.call(SETLFS, [file, 8, secondary]);
        error(self.call(OPEN, [0; 3]))
    }

    /// Reads a file until the status is not 0. Gives the bytes and the status.
    #[track_caller]
    fn read(&mut self, file: u8) -> (Vec<u8>, u8) {
        assert_eq!(error(self.call(CHKIN, [0, file, 0])), None);
        let mut bytes = Vec::new();
        loop {
            bytes.push(self.call(CHRIN, [0; 3]).a);
            let status = self.status();
            if status != 0 {
                self.call(CLRCHN, [0; 3]);
                return (bytes, status);
            }
        }
    }

    fn status(&mut self) -> u8 {
        self.call(READST, [0; 3]).a
    }

    /// What the drive says.
    fn message(&mut self) -> String {
        assert_eq!(self.open(15, 15, ""), None);
        let (bytes, status) = self.read(15);
        assert_eq!(status, 0x40);
        self.call(CLOSE, [15, 0, 0]);
        String::from_utf8(bytes).unwrap()
    }
}

/// What a call returned in A, if it failed.
fn error(registers: Registers) -> Option<u8> {
    (registers.p & CARRY != 0).then_some(registers.a)
}

#[test]
fn a_file_is_read_to_its_end() {
    let mut caller = Caller::new();
    assert_eq!(caller.open(2, 2, "0:GREETING,S,R"), None);
    assert_eq!(caller.read(2), (b"HELLO".to_vec(), 0x40));
    // After the end there are only RETURNs, until the status is cleared; then there is nothing.
    assert_eq!(error(caller.call(CHKIN, [0, 2, 0])), None);
    caller.call(CHRIN, [0; 3]);
    assert_eq!(caller.status(), 0x42);
    assert_eq!(caller.call(CHRIN, [0; 3]).a, 0x0D);
    assert_eq!(caller.message(), "00, OK,00,00\r");
}

#[test]
fn a_file_is_written_a_byte_late() {
    let mut caller = Caller::new();
    assert_eq!(caller.open(2, 2, "NEW,S,W"), None);
    assert_eq!(error(caller.call(CHKOUT, [0, 2, 0])), None);
    for byte in *b"ABC" {
        let after = caller.call(CHROUT, [byte, 1, 2]);
        assert_eq!((after.a, after.x, after.y), (byte, 1, 2));
        assert_eq!(caller.status(), 0);
    }
    // The last byte waits for what comes next.
    assert_eq!(caller.machine.peek(0x94), 0x80);
    assert_eq!(caller.machine.peek(0x95), b'C');
    caller.call(CLRCHN, [0; 3]);
    assert_eq!(caller.machine.peek(0x94), 0);
    caller.call(CLOSE, [2, 0, 0]);
    assert_eq!(caller.message(), "00, OK,00,00\r");
    assert_eq!(caller.open(3, 3, "NEW"), None);
    assert_eq!(caller.read(3), (b"ABC".to_vec(), 0x40));
}

#[test]
fn what_the_drive_refuses_is_seen_in_its_message_only() {
    let mut caller = Caller::new();
    assert_eq!(caller.open(2, 2, "NONE"), None);
    assert_eq!(caller.status(), 0);
    let (bytes, status) = caller.read(2);
    assert_eq!((bytes.len(), status), (1, 0x42));
    assert_eq!(caller.message(), "62, FILE NOT FOUND,00,00\r");
}

#[test]
fn a_drive_that_does_not_listen_looks_absent() {
    let mut caller = Caller::new();
    assert_eq!(caller.open(2, 2, "GREETING,S,W"), None);
    assert_eq!(error(caller.call(CHKOUT, [0, 2, 0])), None);
    caller.call(CHROUT, [b'A', 0, 0]);
    assert_eq!(caller.status(), 0);
    caller.call(CHROUT, [b'B', 0, 0]);
    assert_eq!(caller.status(), 0x80);
    caller.call(CLRCHN, [0; 3]);
    assert_eq!(caller.message(), "63, FILE EXISTS,00,00\r");
}

#[test]
fn without_a_drive_calls_of_it_fail() {
    let mut caller = Caller::new();
    *caller.machine.drive_mut() = None;
    assert_eq!(caller.open(2, 2, "GREETING"), Some(5));
    assert_eq!(caller.status(), 0x80);
    // The file stays in the tables.
    assert_eq!(caller.machine.peek(0x98), 1);
    assert_eq!(caller.open(2, 2, "GREETING"), Some(2));
    // Without a name nobody is called yet.
    assert_eq!(caller.open(15, 15, ""), None);
    assert_eq!(error(caller.call(CHKIN, [0, 15, 0])), Some(5));
    assert_eq!(error(caller.call(CHKOUT, [0, 15, 0])), Some(5));
    caller.call(CLALL, [0; 3]);
    assert_eq!(caller.machine.peek(0x98), 0);
}

#[test]
fn another_device_is_not_there() {
    let mut caller = Caller::new();
    caller.call(SETNAM, [1, 0x40, 0x03]);
    caller.call(SETLFS, [2, 9, 2]);
    assert_eq!(error(caller.call(OPEN, [0; 3])), Some(5));
}

#[test]
fn files_are_kept_in_tables_of_ten() {
    let mut caller = Caller::new();
    for file in 1..=10 {
        assert_eq!(caller.open(file, 15, ""), None);
        let place = u16::from(file) - 1;
        assert_eq!(caller.machine.peek(0x0259 + place), file);
        assert_eq!(caller.machine.peek(0x0263 + place), 8);
        assert_eq!(caller.machine.peek(0x026D + place), 0x6F);
    }
    assert_eq!(caller.open(11, 15, ""), Some(1));
    assert_eq!(caller.open(10, 15, ""), Some(2));
    assert_eq!(caller.open(0, 15, ""), Some(6));
    assert_eq!(error(caller.call(CHKIN, [0, 12, 0])), Some(3));
    // The last moves into the place of one that is closed.
    assert_eq!(error(caller.call(CLOSE, [3, 0, 0])), None);
    assert_eq!(caller.machine.peek(0x0259 + 2), 10);
    assert_eq!(caller.machine.peek(0x98), 9);
    assert_eq!(error(caller.call(CLOSE, [3, 0, 0])), None);
}

#[test]
fn calls_leave_marks_in_the_kernal_s_memory() {
    let mut caller = Caller::new();
    caller.call(SETMSG, [0xC0, 0, 0]);
    assert_eq!(caller.machine.peek(0x9D), 0xC0);
    assert_eq!(caller.open(2, 5, "GREETING"), None);
    for (address, value) in [
        (0xB7, 8),
        (0xB8, 2),
        (0xB9, 0x65),
        (0xBA, 8),
        (0xBB, 0x40),
        (0xBC, 0x03),
        (0x99, 0),
        (0x9A, 3),
    ] {
        assert_eq!(caller.machine.peek(address), value, "${address:02X}");
    }
    caller.call(CHKIN, [0, 2, 0]);
    assert_eq!(caller.machine.peek(0x99), 8);
    caller.call(CLRCHN, [0; 3]);
    assert_eq!(caller.machine.peek(0x99), 0);
}

#[test]
fn the_serial_bus_turns_interrupts_on() {
    let mut caller = Caller::new();
    let registers = caller.machine.registers();
    caller.machine.set_registers(Registers {
        p: registers.p | INTERRUPTS_OFF,
        ..registers
    });
    let after = caller.call(SETLFS, [2, 8, 2]);
    assert_ne!(after.p & INTERRUPTS_OFF, 0);
    assert_eq!(caller.open(2, 2, "GREETING"), None);
    let after = caller.call(CHKIN, [0, 2, 0]);
    assert_eq!(after.p & INTERRUPTS_OFF, 0);
}

#[test]
fn calls_go_through_the_vectors() {
    let mut caller = Caller::new();
    for (address, byte) in (0x0350..).zip([0xA9, 0x2A, 0x18, 0x60]) {
        caller.machine.poke(address, byte); // lda #$2A, clc, rts
    }
    caller.machine.poke(0x0324, 0x50);
    caller.machine.poke(0x0325, 0x03);
    assert_eq!(caller.call(CHRIN, [0; 3]).a, 0x2A);
}

#[test]
fn the_serial_bus_can_be_used_by_its_own_calls() {
    let mut caller = Caller::new();
    assert_eq!(caller.open(2, 2, "NEW,S,W"), None);
    for (call, a) in [
        (LISTEN, 8),
        (SECOND, 0x62),
        (CIOUT, b'A'),
        (CIOUT, b'B'),
        (UNLSN, 0),
        (LISTEN, 8),
        (SECOND, 0xE2),
        (UNLSN, 0),
    ] {
        caller.call(call, [a, 0, 0]);
        assert_eq!(caller.status(), 0);
    }
    assert_eq!(caller.open(3, 3, "NEW"), None);
    caller.call(TALK, [8, 0, 0]);
    caller.call(TKSA, [0x63, 0, 0]);
    assert_eq!(caller.call(ACPTR, [0; 3]).a, b'A');
    assert_eq!(caller.call(ACPTR, [0; 3]).a, b'B');
    assert_eq!(caller.status(), 0x40);
    caller.call(UNTLK, [0; 3]);
    caller.call(LISTEN, [9, 0, 0]);
    assert_eq!(caller.status(), 0xC0);
}

#[track_caller]
fn stop_of(code: &[u8]) -> Stop {
    let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
    machine.load_and_run(&prg(code)).unwrap();
    machine.run_until(0x0001, 1_000_000).unwrap_err()
}

#[test]
fn keyboard_and_screen_are_absent() {
    for call in [0xCF, 0xD2] {
        let stop = stop_of(&[0x20, call, 0xFF]);
        assert!(matches!(stop.reason, StopReason::NoRom(_)), "{stop}");
    }
}

#[test]
fn a_call_with_the_kernal_switched_off_stops() {
    let code = [
        0x78, // sei
        0xA9, 0x35, 0x85, 0x01, // RAM and I/O
        0x20, 0xC0, 0xFF, // jsr OPEN
    ];
    let stop = stop_of(&code);
    assert_eq!(stop.reason, StopReason::NoKernal(0xFFC0));
    let report = stop.to_string();
    assert!(
        report.starts_with("call of $FFC0 with the KERNAL switched off"),
        "{report}"
    );
}
