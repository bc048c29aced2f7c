//! The texts of another language, from the disk in device 8.

use awale::assets::language::Language;
use awale::c64::{Key, Model};
use awale::disk::{Disk, Drive, FileType, Medium};
use awale_c64::hardware::Stage;

use crate::common::program::program;
use crate::rig::{ASSETS, MODELS, Rig};

/// The row of the heading of the title's menu, and that of keys and answers.
const HEADING: u8 = 10;
const HELP: u8 = 24;
const LEFT: [Key; 2] = [Key::LeftShift, Key::CursorRight];
/// Where the texts are.
const TEXTS: u16 = 0xD000;

/// The file that a language is loaded from.
fn file(language: Language) -> Vec<u8> {
    ASSETS.block(language).expect("a block").file()
}

fn drive(files: &[(Language, &[u8])]) -> Drive {
    let mut disk = Disk::new("AWALE", *b"AW").expect("a disk");
    for (language, bytes) in files {
        let written = disk.write(language.disk_name(), FileType::Sequential, true, bytes);
        written.expect("it fits");
    }
    Drive::new(Some(Medium::in_memory(disk)))
}

fn insert(rig: &mut Rig, files: &[(Language, &[u8])]) {
    *rig.machine.drive_mut() = Some(drive(files));
}

/// In front of the title, pointing at the language; there is no drive.
fn at_language(model: Model) -> Rig {
    let mut rig = Rig::new(model);
    *rig.machine.drive_mut() = None;
    rig.point_at("Language");
    rig
}

#[track_caller]
fn assert_texts(rig: &Rig, language: Language) {
    let expected = ASSETS.block(language).expect("a block").bytes();
    let found: Vec<u8> = (TEXTS..)
        .take(expected.len())
        .map(|at| rig.machine.peek_ram(at))
        .collect();
    assert!(found == expected, "not all texts are {language:?}");
}

/// Memory from a label on.
fn memory(rig: &Rig, label: &str, length: u16) -> Vec<u8> {
    let start = program().image.symbols.address(label).expect(label);
    (start..start + length)
        .map(|at| rig.machine.peek_ram(at))
        .collect()
}

#[test]
fn every_language_is_loaded_from_the_disk_and_the_first_one_again() {
    let files = Language::ALL.map(|language| (language, file(language)));
    let files = files
        .each_ref()
        .map(|(language, file)| (*language, &file[..]));
    let mut rig = at_language(Model::Pal);
    let title = rig.screen();
    insert(&mut rig, &files);
    let steps = [
        (
            Key::CursorRight,
            Language::Fr,
            "Le jeu de semailles et de récoltes",
            "Langue",
            "Français",
        ),
        (
            Key::Return,
            Language::Es,
            "El juego de sembrar y cosechar",
            "Idioma",
            "Español",
        ),
        (
            Key::CursorRight,
            Language::En,
            "The game of sowing and reaping",
            "Language",
            "English",
        ),
    ];
    for (key, language, heading, label, name) in steps {
        rig.press(&[key]);
        rig.run_to_words(HEADING, heading);
        rig.run_to_words(HELP, "RETURN");
        assert_texts(&rig, language);
        // The arrow stays where it was.
        rig.set(label, name);
    }
    assert_eq!(rig.screen(), title);
}

#[test]
fn the_game_and_its_settings_stay() {
    let french = file(Language::Fr);
    let mut rig = Rig::two_players(Model::Ntsc);
    rig.sow(Key::A);
    rig.press(&[Key::F1]);
    rig.act("Back to title");
    rig.run_to(Stage::Title);
    insert(&mut rig, &[(Language::Fr, &french)]);
    rig.point_at("Language");
    let before = memory(&rig, "GAME", 200);
    rig.press(&[Key::CursorRight]);
    rig.run_to_words(HELP, "choisir");
    assert_eq!(memory(&rig, "GAME", 200), before);
    rig.set("Joueurs", "2");
    rig.set("Règles", "Abapa");
}

#[test]
fn what_the_drive_says_is_shown_and_the_language_stays() {
    type Break = fn(&mut Rig);
    let cases: [(Break, &str); 3] = [
        (|_| {}, "No drive answers as device 8."),
        (
            |rig| *rig.machine.drive_mut() = Some(Drive::new(None)),
            "74,DRIVE NOT READY,00,00",
        ),
        (|rig| insert(rig, &[]), "62, FILE NOT FOUND,00,00"),
    ];
    for (model, (break_it, message)) in MODELS.into_iter().cycle().zip(cases) {
        let mut rig = at_language(model);
        let before = rig.screen();
        break_it(&mut rig);
        rig.press(&LEFT);
        rig.run_to_words(HELP, message);
        assert_texts(&rig, Language::En);
        // The next key puts the keys' row back, and nothing else has changed.
        rig.press(&[Key::CursorDown]);
        rig.press(&[Key::LeftShift, Key::CursorDown]);
        assert_eq!(rig.screen(), before);
    }
}

#[test]
fn foreign_and_damaged_texts_are_refused() {
    let whole = file(Language::Fr);
    let changed = |at: usize| {
        let mut file = whole.clone();
        file[at] ^= 1;
        file
    };
    let mut longer = whole.clone();
    longer.push(0);
    let files = [
        changed(0),
        changed(3),
        changed(5),
        changed(500),
        whole[..500].to_vec(),
        b"A".to_vec(),
        longer,
    ];
    let title = at_language(Model::Pal);
    for file in files {
        let mut rig = title.clone();
        insert(&mut rig, &[(Language::Fr, &file)]);
        rig.press(&[Key::CursorRight]);
        rig.run_to_words(HELP, "These are no texts for this program.");
        assert_texts(&rig, Language::En);
        assert_eq!(rig.row(HEADING), title.row(HEADING));
    }
}
