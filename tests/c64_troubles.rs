//! What goes wrong on C64s, tried with the whole program in the emulated machine. The numbers are those of the
//! list that the program is checked against; what concerns the start code alone is in `tests/routines`.

mod common;

use awale::c64::{C64, Joystick, Key, Model, Port};
use common::program::{loaded, program};

/// Values of `app_state`, as `hardware::Stage` numbers them.
const TITLE: u8 = 0;
const PLAYING: u8 = 1;
const THINKING: u8 = 3;

/// Pits, stores and side of the game in progress.
const POSITION: u16 = 15;

/// Frames in which a turn's marks and words are drawn.
const SHOWN: u64 = 12;

/// Two minutes, which no move takes.
const PATIENCE: u64 = 120_000_000;

#[track_caller]
fn address(symbol: &str) -> u16 {
    let found = program().image.symbols.address(symbol);
    found.unwrap_or_else(|| panic!("no symbol {symbol}"))
}

fn stage(machine: &C64) -> u8 {
    machine.peek_ram(address("app_state"))
}

#[track_caller]
fn run_frames(machine: &mut C64, count: u64) {
    let run = machine.run_frames(count);
    run.unwrap_or_else(|stop| panic!("{stop}"));
}

#[track_caller]
fn run_to_stage(machine: &mut C64, wanted: u8) {
    let run = machine.run_while(PATIENCE, |machine| stage(machine) != wanted);
    run.unwrap_or_else(|stop| panic!("{stop}"));
}

#[track_caller]
fn press(machine: &mut C64, key: Key) {
    machine.keyboard_mut().press(key);
    run_frames(machine, 4);
    machine.keyboard_mut().release_all();
    run_frames(machine, 4);
}

/// The machine when the title is shown.
fn at_title(model: Model) -> C64 {
    let mut machine = loaded(model);
    run_frames(&mut machine, 60);
    assert_eq!(stage(&machine), TITLE);
    machine
}

/// The machine when the computer, which begins, has just begun to think.
fn thinking(model: Model) -> C64 {
    begun(at_title(model))
}

/// The title's machine when a game has begun and the computer is thinking.
fn begun(mut machine: C64) -> C64 {
    machine.keyboard_mut().press(Key::Return);
    run_to_stage(&mut machine, THINKING);
    machine.keyboard_mut().release_all();
    machine
}

/// The machine when the computer has played and South is to choose.
fn playing(model: Model) -> C64 {
    let mut machine = thinking(model);
    run_to_stage(&mut machine, PLAYING);
    run_frames(&mut machine, SHOWN);
    machine
}

fn position(machine: &C64) -> Vec<u8> {
    let game = address("GAME");
    (game..game + POSITION)
        .map(|at| machine.peek_ram(at))
        .collect()
}

fn restore_twenty_times(machine: &mut C64) {
    for _ in 0..20 {
        for down in [true, false] {
            machine.set_restore(down);
            run_frames(machine, 1);
        }
    }
}

#[test]
fn p04_basic_s_pointers_do_not_matter() {
    let title = at_title(Model::Pal).screen_codes();
    for byte in [0x00, 0xFF] {
        let mut machine = loaded(Model::Pal);
        for pointer in 0x2B..=0x32 {
            machine.poke(pointer, byte);
        }
        run_frames(&mut machine, 60);
        assert!(machine.screen_codes() == title, "pointers ${byte:02X}");
    }
}

#[test]
fn p06_joystick_1_is_no_key_in_the_title_and_in_play() {
    for mut machine in [at_title(Model::Pal), playing(Model::Pal)] {
        let before = (stage(&machine), machine.screen_codes(), position(&machine));
        for joystick in [
            Joystick::UP,
            Joystick::DOWN,
            Joystick::LEFT,
            Joystick::RIGHT,
            Joystick::FIRE,
        ] {
            machine.set_joystick(Port::One, joystick);
            run_frames(&mut machine, 5);
            machine.set_joystick(Port::One, Joystick::NONE);
            run_frames(&mut machine, 5);
        }
        let after = (stage(&machine), machine.screen_codes(), position(&machine));
        assert!(before == after);
    }
}

#[test]
fn p10_shift_with_commodore_changes_no_characters() {
    let mut machine = at_title(Model::Pal);
    let before = (machine.peek(0xD018), machine.screen_codes());
    machine.keyboard_mut().press(Key::LeftShift);
    machine.keyboard_mut().press(Key::Commodore);
    run_frames(&mut machine, 10);
    machine.keyboard_mut().release_all();
    run_frames(&mut machine, 10);
    assert!(before == (machine.peek(0xD018), machine.screen_codes()));
}

#[test]
fn p11_restore_does_nothing_in_the_title() {
    let mut machine = at_title(Model::Pal);
    let before = machine.screen_codes();
    restore_twenty_times(&mut machine);
    assert_eq!(stage(&machine), TITLE);
    assert!(machine.screen_codes() == before);
    machine.keyboard_mut().press(Key::Return);
    run_to_stage(&mut machine, THINKING);
}

#[test]
fn p11_restore_does_nothing_in_play() {
    let mut machine = playing(Model::Pal);
    let before = (machine.screen_codes(), position(&machine));
    restore_twenty_times(&mut machine);
    assert_eq!(stage(&machine), PLAYING);
    assert!(before == (machine.screen_codes(), position(&machine)));
}

#[test]
fn p11_restore_does_nothing_while_the_computer_thinks() {
    let mut machine = thinking(Model::Pal);
    restore_twenty_times(&mut machine);
    run_to_stage(&mut machine, PLAYING);
    assert_eq!(position(&machine), position(&playing(Model::Pal)));
}

#[test]
fn p12_pal_and_ntsc_play_the_same() {
    let models = [Model::Pal, Model::Ntsc];
    let [pal, ntsc] = models.map(|model| {
        let mut machine = at_title(model);
        // A level that does not err: errors depend on the frame in which a key comes.
        let keys = [&[Key::CursorDown; 3][..], &[Key::CursorRight]];
        for key in keys.concat() {
            press(&mut machine, key);
        }
        machine.keyboard_mut().press(Key::LeftShift);
        for _ in 0..3 {
            machine.keyboard_mut().press(Key::CursorDown);
            run_frames(&mut machine, 4);
            machine.keyboard_mut().release(Key::CursorDown);
            run_frames(&mut machine, 4);
        }
        machine.keyboard_mut().release_all();
        let mut machine = begun(machine);
        run_to_stage(&mut machine, PLAYING);
        run_frames(&mut machine, SHOWN);
        let mut seen = vec![(position(&machine), machine.screen_codes())];
        for key in [Key::C, Key::Return] {
            press(&mut machine, key);
        }
        run_to_stage(&mut machine, THINKING);
        run_to_stage(&mut machine, PLAYING);
        run_frames(&mut machine, SHOWN);
        seen.push((position(&machine), machine.screen_codes()));
        seen
    });
    assert!(pal == ntsc);
}
