//! What the start code makes of the machine. Numbers such as P01 are rows of the list of what goes wrong on
//! C64s.

use awale::c64::{C64, Key, Model};

use super::program::{address, image, machine, run_frames, run_to, started, variable};

const MODELS: [Model; 2] = [Model::Pal, Model::Ntsc];

/// P01 and P02: both `LOAD"*",8` and `LOAD"*",8,1` put the file to the address it names.
#[test]
fn p01_the_file_begins_with_its_address_and_a_basic_line() {
    let stub = [
        0x01, 0x08, 0x0B, 0x08, 0x0A, 0x00, 0x9E, 0x32, 0x30, 0x36, 0x31, 0x00, 0x00, 0x00,
    ];
    assert_eq!(image().prg[..stub.len()], stub);
    assert_eq!(address("_start"), 0x080D);
    let digits = std::str::from_utf8(&stub[7..11]).unwrap();
    assert_eq!(digits.parse(), Ok(address("_start")));
    let link = usize::from(u16::from_le_bytes([stub[2], stub[3]]));
    assert_eq!(stub[2 + link - 0x0801..][..2], [0, 0]);
}

#[test]
fn variables_stack_pictures_and_texts_are_in_place() {
    for model in MODELS {
        let machine = started(model);
        let first_values = address("first_values");
        assert_eq!(
            [0, 1, 2].map(|n| machine.peek_ram(first_values + n)),
            [1, 2, 3]
        );
        let large = address("large");
        assert!((large..large + 700).all(|at| machine.peek_ram(at) == 0));
        let high = address("high");
        assert!((high..high + 6000).all(|at| machine.peek_ram(at) == 0));
        let ring = address("key_ring");
        assert!((ring..ring + 8).all(|at| machine.peek_ram(at) == 0));
        let soft_stack = [variable(&machine, "__rc0"), variable(&machine, "__rc1")];
        assert_eq!(u16::from_le_bytes(soft_stack), 0x0800);
        // The start code itself uses the others.
        let mut registers = address("__rc8")..=address("__rc31");
        assert!(registers.all(|at| machine.peek_ram(at) == 0));
        for (place, label) in [(0xC800, "sprites"), (0xD000, "texts"), (0xE000, "charset")] {
            assert_eq!(address(label), place);
            let part = image()
                .sections
                .iter()
                .find(|part| part.name[1..] == *label);
            let part = part.expect("the section");
            let loaded = usize::from(part.load_address - 0x0801) + 2;
            let loaded = &image().prg[loaded..loaded + part.size as usize];
            assert!(loaded.len() >= 600, "{label}");
            for (offset, byte) in (0..).zip(loaded) {
                let copied = machine.peek_ram(place + offset);
                assert_eq!(copied, *byte, "byte {offset} of the {label}");
            }
        }
    }
}

#[test]
fn the_chips_are_quiet_and_the_picture_is_off_until_the_program_turns_it_on() {
    for model in MODELS {
        let mut machine = machine(model);
        machine.record_sid(true);
        run_to(&mut machine, "wait");
        assert_eq!(machine.peek(0x0001), 0x35);
        assert_eq!(machine.peek(0xD011) & 0x10, 0, "display");
        assert_eq!(machine.peek(0xD015), 0, "sprites");
        assert_eq!(machine.peek(0xDD00) & 0x03, 0, "bank 3");
        let mut silenced: Vec<u8> = Vec::new();
        for write in machine.take_sid_writes() {
            assert_eq!(write.value, 0);
            silenced.push(write.register);
        }
        silenced.sort_unstable();
        assert_eq!(silenced, (0..25).collect::<Vec<u8>>());
    }
}

#[track_caller]
fn run_to_line(machine: &mut C64, line: u16) {
    let elsewhere = |machine: &C64| machine.raster().0 != line;
    let reached = machine.run_while(100_000, elsewhere);
    reached.unwrap_or_else(|stop| panic!("{stop}"));
}

/// P12.
#[test]
fn p12_pal_and_ntsc_are_told_apart_and_both_count_frames() {
    for (model, standard) in [(Model::Pal, 0), (Model::Ntsc, 1)] {
        let mut machine = started(model);
        assert_eq!(variable(&machine, "video_standard"), standard);
        // Away from the line of the interrupt, so that whole frames are counted.
        run_to_line(&mut machine, 100);
        let before = variable(&machine, "frame_counter");
        for _ in 0..50 {
            run_to_line(&mut machine, 200);
            run_to_line(&mut machine, 100);
        }
        let after = variable(&machine, "frame_counter");
        assert_eq!(after.wrapping_sub(before), 50, "{model:?}");
    }
}

/// P04: a program injected into memory finds BASIC's pointers anywhere.
#[test]
fn p04_basic_s_pointers_do_not_matter() {
    for byte in [0x00, 0xFF, 0xA5] {
        let mut machine = machine(Model::Pal);
        for pointer in 0x2B..=0x32 {
            machine.poke(pointer, byte);
        }
        run_to(&mut machine, "wait");
        run_frames(&mut machine, 3);
        assert_ne!(variable(&machine, "frame_counter"), 0);
    }
}

/// P10.
#[test]
fn p10_shift_with_commodore_changes_nothing() {
    let mut machine = started(Model::Pal);
    machine.poke(0xD018, 0x08);
    machine.keyboard_mut().press(Key::Commodore);
    run_frames(&mut machine, 3);
    machine.keyboard_mut().press(Key::LeftShift);
    run_frames(&mut machine, 3);
    machine.keyboard_mut().release_all();
    run_frames(&mut machine, 3);
    assert_eq!(machine.peek(0xD018) & 0xFE, 0x08);
    assert_eq!(variable(&machine, "key_head"), 0, "no key was reported");
}

/// Bank configurations with I/O: RAM alone, with the KERNAL, with the KERNAL and BASIC.
const PORTS: [u8; 3] = [0x35, 0x36, 0x37];

fn press_restore(machine: &mut C64) {
    for down in [true, false] {
        machine.set_restore(down);
        run_frames(machine, 1);
    }
}

/// P11.
#[test]
fn p11_restore_does_nothing_in_any_bank_configuration() {
    for port in PORTS {
        let mut machine = started(Model::Pal);
        machine.poke(0x0001, port);
        let before = variable(&machine, "frame_counter");
        let stack = machine.registers().sp;
        for _ in 0..20 {
            press_restore(&mut machine);
        }
        run_to(&mut machine, "wait");
        assert_eq!(machine.registers().sp, stack);
        let frames = variable(&machine, "frame_counter").wrapping_sub(before);
        assert_eq!(
            frames, 40,
            "the frames' interrupt goes on with port ${port:02X}"
        );
    }
}

#[test]
fn restore_during_the_start_does_nothing_once_the_vectors_stand() {
    let mut machine = machine(Model::Pal);
    run_to(&mut machine, "lock_nmi");
    machine.set_restore(true);
    run_to(&mut machine, "clear_variables");
    machine.set_restore(false);
    run_to(&mut machine, "wait");
    press_restore(&mut machine);
    assert_ne!(variable(&machine, "frame_counter"), 0);
}

#[test]
fn the_return_key_that_ran_the_program_is_not_reported() {
    let mut machine = machine(Model::Pal);
    machine.keyboard_mut().press(Key::Return);
    run_to(&mut machine, "wait");
    run_frames(&mut machine, 5);
    machine.keyboard_mut().release_all();
    run_frames(&mut machine, 3);
    assert_eq!(variable(&machine, "key_head"), 0);
    machine.keyboard_mut().press(Key::Return);
    run_frames(&mut machine, 3);
    assert_eq!(variable(&machine, "key_head"), 1, "the next press is");
}
