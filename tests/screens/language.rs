//! The language of the title's menu, with the emulated drive behind the mock.

use awale::assets::language::Language;
use awale::disk::{Disk, Drive, FileType, Medium};

use crate::player::{ASSETS, Player};

/// The rows of the title's menu, and that of keys and answers.
const ITEMS: std::ops::Range<u8> = 12..24;
const HELP: u8 = 24;

fn connect(player: &mut Player, languages: &[Language]) {
    let mut disk = Disk::new("AWALE", *b"AW").unwrap();
    for &language in languages {
        let file = ASSETS.block(language).unwrap().file();
        let name = language.disk_name();
        disk.write(name, FileType::Sequential, true, &file).unwrap();
    }
    let drive = Drive::new(Some(Medium::in_memory(disk)));
    player.app.hardware().set_drive(Some(Box::new(drive)));
}

#[test]
fn left_and_right_go_round_the_languages() {
    let mut player = Player::new();
    connect(&mut player, &Language::ALL);
    player.press("2");
    player.point_at("Language");
    let items = player.items();
    let [en, fr, es] = Language::ALL;
    let steps = [
        ("RIGHT", fr, "Français"),
        ("RIGHT", es, "Español"),
        ("RIGHT", en, "English"),
        ("LEFT", es, "Español"),
        ("LEFT", fr, "Français"),
        ("RETURN", es, "Español"),
    ];
    for (key, language, name) in steps {
        player.press(key);
        let block = ASSETS.block(language).unwrap().bytes();
        assert!(player.app.hardware().replaced_texts() == block, "{name}");
        // The mock goes on in English.
        assert_eq!(player.pointed_item(), format!("Language {name}"));
        assert_eq!(player.row(HELP), "↑↓ choose  ←→ change  RETURN do");
    }
    player.press("RIGHT");
    assert_eq!(player.items(), items);
    assert!(player.app.hardware().is_visible());
}

#[test]
fn a_language_that_is_not_on_the_disk_changes_nothing() {
    let mut player = Player::new();
    connect(&mut player, &[Language::Fr]);
    player.point_at("Language");
    let rows: Vec<String> = ITEMS.map(|row| player.row(row)).collect();
    player.press("LEFT");
    assert_eq!(player.row(HELP), "62, FILE NOT FOUND,00,00");
    assert!(player.heard_refusal());
    assert!(player.app.hardware().replaced_texts().is_empty());
    let after: Vec<String> = ITEMS.map(|row| player.row(row)).collect();
    assert_eq!(after, rows);
    player.press("RIGHT");
    assert_eq!(player.pointed_item(), "Language Français");
}
