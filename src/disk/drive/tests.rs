use super::super::d64::Disk;
use super::*;

fn drive() -> Drive {
    let disk = Disk::new("AWALE", *b"AW").unwrap();
    Drive::new(Some(Medium::in_memory(disk)))
}

fn read(drive: &mut Drive, channel: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some((byte, last)) = drive.send(channel) {
        bytes.push(byte);
        if last {
            break;
        }
    }
    bytes
}

/// What the error channel says now.
fn status(drive: &mut Drive) -> String {
    let message = String::from_utf8(read(drive, COMMAND)).unwrap();
    message.strip_suffix('\r').unwrap().to_owned()
}

#[track_caller]
fn write(drive: &mut Drive, name: &[u8], data: &[u8]) {
    drive.open(2, name);
    assert_eq!(drive.status(), Status::Ok);
    for byte in data {
        assert!(drive.receive(2, *byte));
    }
    drive.close(2);
}

#[test]
fn says_what_it_is_once_and_then_that_all_is_well() {
    let mut drive = drive();
    assert_eq!(status(&mut drive), "73,CBM DOS V2.6 1541,00,00");
    assert_eq!(status(&mut drive), "00, OK,00,00");
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let mut drive = drive();
    let data: Vec<u8> = (0..1000u16).map(|n| n as u8).collect();
    write(&mut drive, b"0:DATA,S,W", &data);
    drive.open(5, b"0:D*,S,R");
    assert_eq!(status(&mut drive), "00, OK,00,00");
    assert_eq!(read(&mut drive, 5), data);
    assert_eq!(drive.send(5), None);
    drive.close(5);
    assert!(!drive.receive(5, 0));
}

#[test]
fn errors_are_told_once() {
    let mut drive = drive();
    write(&mut drive, b"THERE,S,W", b"x");
    for (channel, name, message) in [
        (2, &b"NONE"[..], "62, FILE NOT FOUND,00,00"),
        (2, b"THERE,S,W", "63, FILE EXISTS,00,00"),
        (2, b"THERE,P", "64, FILE TYPE MISMATCH,00,00"),
        (2, b"", "34, SYNTAX ERROR,00,00"),
        (1, b"lower", "33, SYNTAX ERROR,00,00"),
        (15, b"X", "31, SYNTAX ERROR,00,00"),
        (15, b"R0:THERE=NONE", "63, FILE EXISTS,00,00"),
        (15, b"R0:NEW=NONE", "62, FILE NOT FOUND,00,00"),
        (15, b"S0:NONE", "01, FILES SCRATCHED,00,00"),
        (15, b"I0", "00, OK,00,00"),
    ] {
        drive.open(channel, name);
        assert_eq!(drive.send(channel % 15), None);
        assert_eq!(status(&mut drive), message);
        assert_eq!(status(&mut drive), "00, OK,00,00");
    }
}

#[test]
fn commands_come_by_open_or_byte_by_byte() {
    let mut drive = drive();
    write(&mut drive, b"ONE,S,W", b"1");
    drive.open(COMMAND, b"R0:TWO=0:ONE");
    assert_eq!(status(&mut drive), "00, OK,00,00");
    for byte in *b"S0:T*\r" {
        assert!(drive.receive(COMMAND, byte));
    }
    drive.unlisten();
    assert_eq!(status(&mut drive), "01, FILES SCRATCHED,01,00");
    drive.open(2, b"TWO");
    assert_eq!(status(&mut drive), "62, FILE NOT FOUND,00,00");
}

#[test]
fn a_protected_disk_is_read_only() {
    let mut drive = drive();
    write(&mut drive, b"ONE,S,W", b"1");
    drive.set_write_protected(true);
    for (channel, name) in [
        (2, &b"NEW,S,W"[..]),
        (COMMAND, b"S0:ONE"),
        (COMMAND, b"R0:A=ONE"),
    ] {
        drive.open(channel, name);
        assert_eq!(status(&mut drive), "26, WRITE PROTECT ON,18,00");
    }
    drive.open(2, b"ONE");
    assert_eq!(read(&mut drive, 2), b"1");
}

#[test]
fn without_a_disk_nothing_works() {
    let mut drive = Drive::new(None);
    for (channel, name) in [(0, &b"$"[..]), (2, b"ONE"), (COMMAND, b"S0:ONE")] {
        drive.open(channel, name);
        assert_eq!(status(&mut drive), "74,DRIVE NOT READY,00,00");
    }
}

#[test]
fn a_full_disk_stops_listening_and_keeps_a_broken_file() {
    let mut disk = Disk::new("FULL", *b"01").unwrap();
    disk.add("BIG", &vec![0; 662 * 254]).unwrap();
    let mut drive = Drive::new(Some(Medium::in_memory(disk)));
    drive.open(2, b"MORE,S,W");
    let taken = (0..1000).take_while(|_| drive.receive(2, 7)).count();
    assert_eq!(taken, 2 * 254 + 1);
    drive.close(2);
    assert_eq!(status(&mut drive), "72, DISK FULL,00,00");
    drive.open(2, b"MORE,S,R");
    assert_eq!(status(&mut drive), "60, WRITE FILE OPEN,00,00");
    drive.open(0, b"$0:M*");
    let listing = read(&mut drive, 0);
    let listing = String::from_utf8_lossy(&listing);
    assert!(listing.contains("\"MORE\"            *SEQ"), "{listing}");
    drive.open(COMMAND, b"S0:MORE");
    assert_eq!(status(&mut drive), "01, FILES SCRATCHED,01,00");
    write(&mut drive, b"LESS,S,W", &[7; 2 * 254]);
    assert_eq!(status(&mut drive), "00, OK,00,00");
}

#[test]
fn a_bad_block_ends_a_file_early() {
    let mut drive = drive();
    write(&mut drive, b"DATA,S,W", &[1; 600]);
    for (after, read_well) in [(0, 0), (254, 254), (600, 600)] {
        drive.set_read_error(Some(after));
        drive.open(2, b"DATA");
        let bytes = read(&mut drive, 2);
        assert_eq!(bytes.len(), read_well);
        let expected = if after < 600 {
            "20, READ ERROR,18,00"
        } else {
            "00, OK,00,00"
        };
        assert_eq!(status(&mut drive), expected);
    }
}

#[test]
fn the_directory_lists_what_fits_its_pattern() {
    let mut drive = drive();
    write(&mut drive, b"ONE,S,W", b"1");
    write(&mut drive, b"TWO,P,W", &[2; 300]);
    drive.open(0, b"$0:T*");
    let listing = read(&mut drive, 0);
    let listing = String::from_utf8_lossy(&listing);
    assert!(listing.contains("\"AWALE           \" AW 2A"), "{listing}");
    assert!(listing.contains("\"TWO\"              PRG"), "{listing}");
    assert!(!listing.contains("ONE"), "{listing}");
    assert!(listing.contains("BLOCKS FREE."), "{listing}");
}

#[test]
fn closing_the_command_channel_closes_all_files() {
    let mut drive = drive();
    drive.open(2, b"ONE,S,W");
    assert!(drive.receive(2, 1));
    drive.close(COMMAND);
    drive.open(3, b"ONE");
    assert_eq!(read(&mut drive, 3), [1]);
}

#[test]
fn an_empty_file_holds_a_return() {
    let mut drive = drive();
    write(&mut drive, b"NOTHING,S,W", b"");
    drive.open(2, b"NOTHING");
    assert_eq!(read(&mut drive, 2), b"\r");
}

#[test]
fn an_image_s_file_follows_it() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.d64");
    let disk = Disk::new("GAMES", *b"01").unwrap();
    let mut drive = Drive::new(Some(Medium::Image {
        disk,
        file: Some(file.clone()),
    }));
    write(&mut drive, b"ONE,S,W", b"hello");
    let kept = Disk::from_bytes(std::fs::read(file).unwrap()).unwrap();
    assert_eq!(kept.read("ONE").unwrap(), b"hello");
}
