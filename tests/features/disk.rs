//! Saving and loading on device 8: rows P05 and P16 of the list of what goes wrong on C64s, with the whole program.

use awale::c64::{Key, Model};
use awale::disk::{Disk, Drive, FileType, Medium};
use awale_c64::core::game::{LENGTH_AT, LOG_AT};
use awale_c64::hardware::Stage;

use crate::common::program::program;
use crate::rig::{MODELS, Rig};

/// The row of keys and answers.
const HELP: u8 = 24;

fn drive() -> Drive {
    let disk = Disk::new("GAMES", *b"01").unwrap();
    Drive::new(Some(Medium::in_memory(disk)))
}

fn disk_of(rig: &mut Rig) -> Disk {
    match rig.machine.drive_mut().as_ref().and_then(Drive::medium) {
        Some(Medium::Image { disk, .. }) => disk.clone(),
        _ => panic!("no disk"),
    }
}

/// The bytes of the game in progress, up to the last move of its log.
fn game_of(rig: &Rig) -> Vec<u8> {
    let start = program().image.symbols.address("GAME").expect("the game");
    let byte = |offset: usize| rig.machine.peek_ram(start + offset as u16);
    let moves = u16::from_le_bytes([byte(LENGTH_AT), byte(LENGTH_AT + 1)]);
    (0..LOG_AT + usize::from(moves)).map(byte).collect()
}

/// What the KERNAL's calls must leave alone: vectors, port, the VIC-II's registers and bank. Looked at when the program
/// waits for a frame: while it prints, it has the RAM below the I/O in view.
fn surroundings(rig: &mut Rig) -> Vec<u8> {
    let symbols = &program().image.symbols;
    let wait = symbols.address("awale_c64.hardware.machine.Hardware.wait_frame");
    let run = rig.machine.run_until(wait.expect("a label"), 100_000);
    run.unwrap_or_else(|stop| panic!("{stop}"));
    let machine = &rig.machine;
    let vectors = (0x0314..=0x0319).chain(0xFFFA..=0xFFFF);
    let mut seen: Vec<u8> = vectors.map(|at| machine.peek_ram(at)).collect();
    let registers = (0xD015..=0xD018).chain(0xD01A..=0xD024);
    seen.extend(registers.map(|at| machine.peek(at)));
    seen.extend([machine.peek(1), machine.peek(0xDD00) & 3]);
    seen
}

/// In a game two moves old, with the page for saving open.
fn saving(model: Model) -> Rig {
    let mut rig = Rig::two_players(model);
    *rig.machine.drive_mut() = Some(drive());
    rig.sow(Key::A);
    rig.sow(Key::G);
    rig.press(&[Key::F1]);
    rig.act("Save the game");
    rig.run_to(Stage::Disk);
    rig
}

#[test]
fn a_game_survives_the_machine() {
    for model in MODELS {
        let mut rig = saving(model);
        let before = surroundings(&mut rig);
        rig.type_keys(&[Key::B, Key::Digit2, Key::Return]);
        rig.run_to_words(HELP, "The game is saved.");
        assert_eq!(surroundings(&mut rig), before);
        let saved = game_of(&rig);
        let disk = disk_of(&mut rig);
        let entries = disk.entries().unwrap();
        assert_eq!(entries.len(), 1);
        assert_eq!(entries[0].name, "AW.B2");
        assert_eq!(entries[0].file_type, FileType::Sequential);
        assert!(entries[0].closed);
        assert_eq!(disk.free_blocks(), 664 - usize::from(entries[0].blocks));
        // The game that it was saved from goes on.
        rig.press(&[Key::Space]);
        rig.press(&[Key::F1]);
        rig.run_to(Stage::Playing);
        rig.sow(Key::B);

        let mut rig = Rig::new(model);
        *rig.machine.drive_mut() = Some(Drive::new(Some(Medium::in_memory(disk))));
        rig.act("Load a game");
        rig.run_to_words(HELP, "RETURN load");
        assert_eq!(rig.row(12), "→ B2");
        rig.press(&[Key::Return]);
        rig.run_to(Stage::Playing);
        assert_eq!(game_of(&rig), saved);
        assert_eq!(rig.row(18), "South to move");
        rig.sow(Key::B);
    }
}

#[test]
fn every_error_of_the_drive_is_told_and_the_game_goes_on() {
    type Break = fn(&mut Option<Drive>);
    let cases: [(Break, &str); 4] = [
        (|drive| *drive = None, "No drive answers as device 8."),
        (
            |drive| drive.as_mut().unwrap().set_write_protected(true),
            "26, WRITE PROTECT ON,18,00",
        ),
        (
            |drive| drive.as_mut().unwrap().set_medium(None),
            "74,DRIVE NOT READY,00,00",
        ),
        (
            |drive| {
                let mut disk = Disk::new("FULL", *b"01").unwrap();
                disk.add("BIG", &vec![0; 664 * 254]).unwrap();
                let medium = Medium::in_memory(disk);
                drive.as_mut().unwrap().set_medium(Some(medium));
            },
            "72, DISK FULL,00,00",
        ),
    ];
    for (model, (break_it, message)) in MODELS.into_iter().cycle().zip(cases) {
        let mut rig = saving(model);
        let before = (game_of(&rig), surroundings(&mut rig));
        break_it(rig.machine.drive_mut());
        rig.type_keys(&[Key::B, Key::Return]);
        rig.run_to_words(HELP, message);
        assert!(
            before == (game_of(&rig), surroundings(&mut rig)),
            "{message}"
        );
        rig.type_keys(&[Key::LeftArrow, Key::LeftArrow]);
        rig.run_to(Stage::Playing);
        rig.sow(Key::B);
    }
}

#[test]
fn a_damaged_file_and_a_bad_disk_leave_the_game_alone() {
    let mut rig = saving(Model::Pal);
    rig.type_keys(&[Key::B, Key::Return]);
    rig.run_to_words(HELP, "The game is saved.");
    let mut disk = disk_of(&mut rig);
    let mut bytes = disk.read("AW.B").unwrap();
    bytes[30] ^= 0x10;
    disk.write("AW.C", FileType::Sequential, true, &bytes)
        .unwrap();
    let drive = rig.machine.drive_mut().as_mut().unwrap();
    drive.set_medium(Some(Medium::in_memory(disk)));
    rig.press(&[Key::Space]);
    rig.act("Load a game");
    rig.run_to_words(HELP, "RETURN load");
    rig.press(&[Key::CursorDown]);
    assert_eq!(rig.row(19), "→ C");
    let before = (game_of(&rig), surroundings(&mut rig));
    rig.press(&[Key::Return]);
    rig.run_to_words(HELP, "The file is damaged.");
    assert!(before == (game_of(&rig), surroundings(&mut rig)));
    let drive = rig.machine.drive_mut().as_mut().unwrap();
    drive.set_read_error(Some(20));
    rig.press(&[Key::Return]);
    rig.run_to_words(HELP, "20, READ ERROR,18,00");
    assert!(before == (game_of(&rig), surroundings(&mut rig)));
}

/// Keys that are pressed while the disk is busy do nothing afterwards.
#[test]
fn keys_of_meanwhile_are_forgotten() {
    let mut rig = saving(Model::Pal);
    rig.press(&[Key::B]);
    rig.machine.keyboard_mut().press(Key::Return);
    rig.run_frames(4);
    rig.machine.keyboard_mut().release_all();
    rig.run_frames(4);
    rig.press(&[Key::Space]);
    rig.run_to_words(HELP, "The game is saved.");
    rig.run_frames(20);
    assert_eq!(rig.row(HELP), "The game is saved. Any key: back");
}
