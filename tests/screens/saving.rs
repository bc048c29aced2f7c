//! Saving and loading, with the emulated drive behind the mock.

use std::cell::{RefCell, RefMut};
use std::rc::Rc;

use awale::disk::{Disk, Drive, FileType, Medium};
use awale_c64::core::game::{End, LOG_AT};
use awale_c64::hardware::{Peripheral, Stage, key};

use crate::player::Player;

const POSITION: &str = "4-0-5-5-5-5-4-4-4-4-4-4-0-0-S";

/// A drive that a program uses and a test looks into.
#[derive(Clone)]
struct Shared(Rc<RefCell<Drive>>);

impl Shared {
    fn new(disk: Disk) -> Self {
        let drive = Drive::new(Some(Medium::in_memory(disk)));
        Self(Rc::new(RefCell::new(drive)))
    }

    fn empty() -> Self {
        Self::new(Disk::new("GAMES", *b"01").unwrap())
    }

    fn drive(&self) -> RefMut<'_, Drive> {
        self.0.borrow_mut()
    }

    fn disk(&self) -> Disk {
        match self.0.borrow().medium() {
            Some(Medium::Image { disk, .. }) => disk.clone(),
            _ => panic!("no disk"),
        }
    }

    fn set_disk(&self, disk: Disk) {
        self.drive().set_medium(Some(Medium::in_memory(disk)));
    }

    fn names(&self) -> Vec<String> {
        let entries = self.disk().entries().unwrap();
        entries.into_iter().map(|entry| entry.name).collect()
    }
}

impl Peripheral for Shared {
    fn open(&mut self, channel: u8, name: &[u8]) {
        self.drive().open(channel, name);
    }

    fn close(&mut self, channel: u8) {
        self.drive().close(channel);
    }

    fn send(&mut self, channel: u8) -> Option<(u8, bool)> {
        self.drive().send(channel)
    }

    fn receive(&mut self, channel: u8, byte: u8) -> bool {
        self.drive().receive(channel, byte)
    }
}

fn connect(player: &mut Player, drive: &Shared) {
    let hardware = player.app.hardware();
    hardware.set_drive(Some(Box::new(drive.clone())));
}

/// In a game by the rules Abapa, some moves old.
fn in_game(drive: &Shared) -> Player {
    let mut player = Player::two_players(1, POSITION);
    connect(&mut player, drive);
    player.press("C RETURN SPACE");
    player.press("G RETURN SPACE");
    assert_eq!(player.game().len(), 2);
    player
}

#[track_caller]
fn save_as(player: &mut Player, keys: &str) {
    player.press("F1");
    player.act("Save the game");
    assert_eq!(player.stage(), Stage::Disk);
    player.press(keys);
    player.press("RETURN");
}

/// The answer to the last key.
fn answer(player: &mut Player) -> String {
    player.row(24)
}

/// A disk with a game on it, called BAG.
fn with_game() -> (Player, Shared) {
    let drive = Shared::empty();
    let mut player = in_game(&drive);
    save_as(&mut player, "B A G");
    assert_eq!(answer(&mut player), "The game is saved. Any key: back");
    player.press("SPACE");
    assert_eq!(player.stage(), Stage::Menu);
    (player, drive)
}

#[track_caller]
fn load_from_title(drive: &Shared) -> Player {
    let mut player = Player::new();
    connect(&mut player, drive);
    player.act("Load a game");
    player
}

/// Everything that makes a game.
fn everything(player: &Player) -> Vec<u8> {
    let game = player.game();
    game.image()[..LOG_AT + usize::from(game.len())].to_vec()
}

#[test]
fn a_game_goes_on_where_it_was_saved() {
    let (saved, drive) = with_game();
    assert_eq!(drive.names(), ["AW.BAG"]);
    let entry = drive.disk().entries().unwrap().remove(0);
    assert_eq!(
        (entry.file_type, entry.closed),
        (FileType::Sequential, true)
    );
    let mut loaded = load_from_title(&drive);
    assert_eq!(loaded.pointed_item(), "BAG");
    loaded.press("RETURN");
    assert_eq!(loaded.stage(), Stage::Playing);
    assert_eq!(everything(&loaded), everything(&saved));
    assert_eq!(loaded.shown(), loaded.position());
    assert!(loaded.head().contains("Abapa"), "{}", loaded.head());
    // The settings came with it: it is a game of two.
    loaded.press("A RETURN SPACE");
    assert_eq!(loaded.game().len(), 3);
    assert_eq!(loaded.turn(), "North to move");
}

#[test]
fn a_name_is_typed_and_corrected() {
    let drive = Shared::empty();
    let mut player = in_game(&drive);
    player.press("F1");
    player.act("Save the game");
    assert_eq!(player.row(17), "Save the game");
    assert_eq!(player.row(19).split_whitespace().last(), Some("_"));
    player.press("RETURN");
    assert_eq!(answer(&mut player), "Type a name first.");
    assert!(player.heard_refusal());
    player.press("A B DEL LEFT M 2 SPACE C");
    assert!(player.row(19).ends_with("M2 C_"), "{}", player.row(19));
    // With the cursor keys, or the joystick, alone: a letter more, and another one in its place.
    player.press("RIGHT");
    for direction in [key::JOYSTICK_UP, key::JOYSTICK_UP, key::JOYSTICK_DOWN] {
        player.app.hardware().push_joystick(direction);
        player.run();
    }
    assert!(player.row(19).ends_with("M2 CB_"), "{}", player.row(19));
    player.press("DOWN DOWN");
    assert_eq!(answer(&mut player), "Unknown key.");
    assert!(player.row(19).ends_with("M2 CA_"), "{}", player.row(19));
    player.press("F3");
    assert_eq!(answer(&mut player), "Unknown key.");
    player.press("1 2 3 4 5 6 7 1 2 3");
    assert!(
        player.row(19).ends_with("M2 CA12345671"),
        "{}",
        player.row(19)
    );
    assert_eq!(answer(&mut player), "Unknown key.");
    player.press("RETURN");
    assert_eq!(drive.names(), ["AW.M2 CA12345671"]);
}

#[test]
fn an_older_game_is_replaced_only_if_that_is_wanted() {
    let (mut player, drive) = with_game();
    let old = drive.disk().read("AW.BAG").unwrap();
    player.press("BACK A RETURN SPACE");
    save_as(&mut player, "");
    assert_eq!(answer(&mut player), "There is one. RETURN replace  ← back");
    player.press("BACK RETURN");
    assert_eq!(answer(&mut player), "There is one. RETURN replace  ← back");
    assert_eq!(drive.disk().read("AW.BAG").unwrap(), old);
    player.press("RETURN");
    assert_eq!(answer(&mut player), "The game is saved. Any key: back");
    assert_eq!(drive.names(), ["AW.BAG"]);
    assert_eq!(drive.disk().read("AW.BAG").unwrap().len(), old.len() + 1);
}

/// What is broken, and what is said.
type Breakage = (fn(&Shared), &'static str);

const BREAKAGES: [Breakage; 3] = [
    (
        |drive| drive.drive().set_write_protected(true),
        "26, WRITE PROTECT ON,18,00",
    ),
    (
        |drive| drive.drive().set_medium(None),
        "74,DRIVE NOT READY,00,00",
    ),
    (
        |drive| {
            let mut disk = drive.disk();
            let blocks = disk.free_blocks();
            disk.add("BIG", &vec![0; blocks * 254]).unwrap();
            drive.set_disk(disk);
        },
        "72, DISK FULL,00,00",
    ),
];

#[test]
fn whatever_goes_wrong_with_saving_is_told_and_the_game_goes_on() {
    for (break_it, message) in BREAKAGES {
        let drive = Shared::empty();
        let mut player = in_game(&drive);
        break_it(&drive);
        let before = everything(&player);
        save_as(&mut player, "A");
        assert_eq!(answer(&mut player), message);
        assert!(player.heard_refusal());
        player.press("BACK BACK");
        assert_eq!(player.stage(), Stage::Playing);
        assert_eq!(everything(&player), before);
    }
}

#[test]
fn a_game_that_cannot_be_replaced_stays() {
    for (break_it, message) in [BREAKAGES[0], BREAKAGES[2]] {
        let (mut player, drive) = with_game();
        let old = drive.disk().read("AW.BAG").unwrap();
        player.press("BACK A RETURN SPACE");
        break_it(&drive);
        save_as(&mut player, "");
        player.press("RETURN");
        assert_eq!(answer(&mut player), message);
        assert_eq!(drive.disk().read("AW.BAG").unwrap(), old);
    }
}

#[test]
fn without_a_drive_that_is_said() {
    let drive = Shared::empty();
    let mut player = in_game(&drive);
    player.app.hardware().set_drive(None);
    save_as(&mut player, "A");
    assert_eq!(answer(&mut player), "No drive answers as device 8.");
    player.press("BACK");
    player.act("Load a game");
    assert_eq!(answer(&mut player), "No drive answers as device 8.");
    player.press("RETURN");
    assert_eq!(answer(&mut player), "Unknown key.");
    player.press("BACK BACK");
    assert_eq!(player.stage(), Stage::Playing);
}

#[test]
fn a_disk_without_games_says_so() {
    let mut disk = Disk::new("OTHER", *b"01").unwrap();
    disk.add("AWALE", &[1, 8, 0]).unwrap();
    disk.add("ZAW.GAME", &[1, 8, 0]).unwrap();
    let mut player = load_from_title(&Shared::new(disk));
    assert_eq!(answer(&mut player), "There is no saved game on this disk.");
    player.press("BACK");
    assert_eq!(player.stage(), Stage::Title);
    assert_eq!(player.pointed_item(), "Start the game");
}

/// A disk with so many games, and other files between them.
fn many(games: usize) -> Shared {
    let mut disk = Disk::new("MANY", *b"01").unwrap();
    for game in 1..=games {
        let name = format!("AW.GAME {game}");
        disk.write(&name, FileType::Sequential, true, b"AWALE")
            .unwrap();
        disk.add(&format!("PROGRAM {game}"), &[1, 8]).unwrap();
    }
    Shared::new(disk)
}

#[test]
fn games_are_listed_a_dozen_at_a_time() {
    let mut player = load_from_title(&many(30));
    assert_eq!(player.pointed_item(), "GAME 1");
    assert_eq!(player.row(23), "GAME 12");
    player.press("DOWN RIGHT");
    assert_eq!(player.pointed_item(), "GAME 8");
    player.press("RIGHT");
    assert_eq!(answer(&mut player), "Unknown key.");
    player.press("DOWN DOWN DOWN DOWN DOWN");
    assert_eq!(player.pointed_item(), "GAME 13");
    player.press("LEFT");
    assert_eq!(answer(&mut player), "Unknown key.");
    player.press("UP");
    assert_eq!(player.pointed_item(), "GAME 12");
    for _ in 0..18 {
        player.press("DOWN");
    }
    assert_eq!(player.pointed_item(), "GAME 30");
    assert_eq!(player.row(18), "");
    player.press("DOWN");
    assert_eq!(answer(&mut player), "Unknown key.");
}

#[test]
fn games_are_listed_in_two_columns_below_the_board() {
    let drive = many(8);
    let mut player = in_game(&drive);
    player.press("F1");
    player.act("Load a game");
    assert_eq!(player.pointed_item(), "GAME 1 GAME 7");
    player.press("RIGHT DOWN");
    assert!(player.row(19).ends_with("→ GAME 8"), "{}", player.row(19));
    player.press("LEFT");
    assert_eq!(player.pointed_item(), "GAME 2 GAME 8");
}

#[test]
fn files_that_are_no_games_are_refused_and_the_game_goes_on() {
    let (_, drive) = with_game();
    let good = drive.disk().read("AW.BAG").unwrap();
    let with = |at: usize, value: u8| {
        let mut bytes = good.clone();
        bytes[at] = value;
        bytes
    };
    let long: Vec<u8> = good.iter().copied().cycle().take(5000).collect();
    for (bytes, message) in [
        (b"HELLO, WORLD".to_vec(), "This is no saved game of Awale."),
        (with(5, 2), "Another version of Awale saved this."),
        (good[..good.len() - 1].to_vec(), "The file is too short."),
        ([&good[..], &[0]].concat(), "The file is too long."),
        (long, "The file is too long."),
        (with(20, 99), "The file is damaged."),
    ] {
        let mut player = in_game(&drive);
        player.press("A RETURN SPACE");
        let before = everything(&player);
        let mut disk = Disk::new("BAD", *b"01").unwrap();
        disk.write("AW.BAD", FileType::Sequential, true, &bytes)
            .unwrap();
        drive.set_disk(disk);
        player.press("F1");
        player.act("Load a game");
        player.press("RETURN");
        assert_eq!(answer(&mut player), message);
        assert!(player.heard_refusal());
        // The list is still there.
        player.press("DOWN");
        assert_eq!(player.pointed_item(), "BAD");
        player.press("BACK BACK");
        assert_eq!(player.stage(), Stage::Playing);
        assert_eq!(everything(&player), before);
    }
}

#[test]
fn a_disk_that_cannot_be_read_everywhere_is_told() {
    let (_, drive) = with_game();
    let mut player = load_from_title(&drive);
    drive.drive().set_read_error(Some(40));
    player.press("RETURN");
    assert_eq!(answer(&mut player), "20, READ ERROR,18,00");
    drive.drive().set_read_error(None);
    let mut disk = drive.disk();
    disk.scratch("AW.BAG").unwrap();
    drive.set_disk(disk);
    player.press("RETURN");
    assert_eq!(answer(&mut player), "62, FILE NOT FOUND,00,00");
}

#[test]
fn abandoning_is_possible_while_a_name_is_typed() {
    let drive = Shared::empty();
    let mut player = in_game(&drive);
    player.press("F1");
    player.act("Save the game");
    player.press("A C=Q");
    assert_eq!(player.game().end, End::Abandoned);
    assert_eq!(player.stage(), Stage::Result);
}
