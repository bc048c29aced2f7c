//! What the VIC shows and what it costs. Pictures are checked pixel by pixel.

use awale::c64::{C64, Frame, Model, Registers};

use crate::support::{ENTRY, machine, machine_of};

/// Where the picture of a 25 by 40 window starts in a PAL frame.
const LEFT: usize = 32;
const TOP: usize = 51 - 16;

/// A machine that does nothing that shows: screen at $0400, characters at $2000, both empty; border 14, background 6.
/// Interrupts are off.
fn canvas_of(model: Model) -> C64 {
    let mut machine = machine_of(model, &[0xE8, 0x4C, 0x0D, 0x08]); // inx, jmp back
    let registers = machine.registers();
    machine.set_registers(Registers {
        p: 0x04,
        ..registers
    });
    machine.poke(0xD018, 0x18);
    for address in 0x2000..0x4000 {
        machine.poke(address, 0);
    }
    machine
}

fn canvas() -> C64 {
    canvas_of(Model::Pal)
}

fn poke_all(machine: &mut C64, address: u16, bytes: &[u8]) {
    for (address, &byte) in (address..).zip(bytes) {
        machine.poke(address, byte);
    }
}

/// The picture after two more frames, the last of which is whole.
fn shown(machine: &mut C64) -> &Frame {
    machine.run_frames(2).unwrap();
    machine.frame()
}

/// A row of pixels as hexadecimal digits.
fn row(frame: &Frame, x: usize, y: usize, width: usize) -> String {
    (x..x + width)
        .map(|x| char::from_digit(u32::from(frame.pixel(x, y)), 16).unwrap())
        .collect()
}

#[track_caller]
fn assert_rows(frame: &Frame, x: usize, y: usize, rows: &[&str]) {
    let found: Vec<String> = (y..)
        .zip(rows)
        .map(|(y, expected)| row(frame, x, y, expected.len()))
        .collect();
    assert_eq!(found, rows);
}

/// The pattern that the text modes show: a frame with a dot.
const PATTERN: [u8; 8] = [
    0b1111_1111,
    0b1000_0001,
    0b1000_0001,
    0b1001_1001,
    0b1001_1001,
    0b1000_0001,
    0b1000_0001,
    0b1110_0100,
];

#[test]
fn a_window_of_40_by_25_cells_stands_in_the_border() {
    let mut machine = canvas();
    let frame = shown(&mut machine);
    assert_eq!((frame.width, frame.height), (384, 272));
    for (x, y, colour) in [
        (0, 0, 14),
        (LEFT - 1, TOP, 14),
        (LEFT, TOP - 1, 14),
        (LEFT, TOP, 6),
        (LEFT + 319, TOP + 199, 6),
        (LEFT + 320, TOP + 199, 14),
        (LEFT + 319, TOP + 200, 14),
        (383, 271, 14),
    ] {
        assert_eq!(frame.pixel(x, y), colour, "{x},{y}");
    }
}

#[test]
fn the_ntsc_picture_has_fewer_lines_and_the_same_window() {
    let mut machine = canvas_of(Model::Ntsc);
    let frame = shown(&mut machine);
    assert_eq!((frame.width, frame.height), (384, 247));
    let top = 51 - 28;
    for (x, y, colour) in [
        (LEFT - 1, top, 14),
        (LEFT, top - 1, 14),
        (LEFT, top, 6),
        (LEFT + 319, top + 199, 6),
        (LEFT + 320, top + 199, 14),
        (LEFT + 319, top + 200, 14),
        (383, 246, 14),
    ] {
        assert_eq!(frame.pixel(x, y), colour, "{x},{y}");
    }
}

#[test]
fn standard_text_has_a_colour_for_each_cell() {
    let mut machine = canvas();
    poke_all(&mut machine, 0x2008, &PATTERN);
    machine.poke(0x0400, 1);
    machine.poke(0xD800, 5);
    // The last cell of the screen as well.
    machine.poke(0x07E7, 1);
    machine.poke(0xDBE7, 2);
    let frame = shown(&mut machine);
    assert_rows(
        frame,
        LEFT,
        TOP,
        &[
            "555555556",
            "566666656",
            "566666656",
            "566556656",
            "566556656",
            "566666656",
            "566666656",
            "555665666",
            "666666666",
        ],
    );
    assert_rows(frame, LEFT + 312, TOP + 192, &["22222222e", "26666662e"]);
    assert_rows(frame, LEFT + 312, TOP + 199, &["22266266e", "eeeeeeeee"]);
}

#[test]
fn multicolour_text_has_four_colours_where_the_cell_says_so() {
    let mut machine = canvas();
    machine.poke(0xD016, 0x18);
    machine.poke(0xD022, 8);
    machine.poke(0xD023, 7);
    poke_all(&mut machine, 0x2008, &[0b00_01_10_11]);
    poke_all(&mut machine, 0x0400, &[1, 1]);
    machine.poke(0xD800, 8 | 5);
    machine.poke(0xD801, 5);
    // Pixels of two; then the same byte in a standard cell.
    assert_rows(shown(&mut machine), LEFT, TOP, &["6688775566655655"]);
}

#[test]
fn extended_text_takes_the_background_from_the_code() {
    let mut machine = canvas();
    machine.poke(0xD011, 0x5B);
    poke_all(&mut machine, 0xD021, &[1, 2, 3, 4]);
    poke_all(&mut machine, 0x2008, &[0b1111_0000]);
    poke_all(&mut machine, 0x0400, &[0x01, 0x41, 0x81, 0xC1]);
    poke_all(&mut machine, 0xD800, &[10, 10, 10, 10]);
    assert_rows(
        shown(&mut machine),
        LEFT,
        TOP,
        &["aaaa1111aaaa2222aaaa3333aaaa4444"],
    );
}

#[test]
fn a_hires_bitmap_has_two_colours_for_each_cell() {
    let mut machine = canvas();
    machine.poke(0xD011, 0x3B);
    poke_all(&mut machine, 0x2000, &[0b1010_0000, 0b0000_0011]);
    poke_all(&mut machine, 0x2000 + 40 * 8, &[0b1111_0000]);
    machine.poke(0x0400, 0x5A);
    machine.poke(0x0400 + 40, 0x12);
    let frame = shown(&mut machine);
    assert_rows(frame, LEFT, TOP, &["5a5aaaaa", "aaaaaa55"]);
    assert_rows(frame, LEFT, TOP + 8, &["11112222"]);
}

#[test]
fn a_multicolour_bitmap_has_three_colours_for_each_cell() {
    let mut machine = canvas();
    machine.poke(0xD011, 0x3B);
    machine.poke(0xD016, 0x18);
    poke_all(&mut machine, 0x2000, &[0b00_01_10_11]);
    machine.poke(0x0400, 0x5A);
    machine.poke(0xD800, 0x02);
    assert_rows(shown(&mut machine), LEFT, TOP, &["6655aa22"]);
}

#[test]
fn invalid_modes_are_black() {
    for (control_1, control_2) in [(0x5B, 0x18), (0x7B, 0x08), (0x7B, 0x18)] {
        let mut machine = canvas();
        machine.poke(0xD011, control_1);
        machine.poke(0xD016, control_2);
        poke_all(&mut machine, 0x2000, &[0xFF]);
        assert_rows(shown(&mut machine), LEFT, TOP, &["00000000"]);
    }
}

#[test]
fn scrolling_moves_the_picture_under_a_smaller_window() {
    let mut machine = canvas();
    poke_all(
        &mut machine,
        0x2008,
        &[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    );
    machine.poke(0x0400, 1);
    machine.poke(0xD800, 5);
    machine.poke(0xD016, 0x0B); // 40 columns, three to the right
    assert_rows(shown(&mut machine), LEFT - 1, TOP, &["e666555555556"]);
    machine.poke(0xD016, 0x00); // 38 columns
    machine.poke(0xD011, 0x15); // 24 rows, two down
    let frame = shown(&mut machine);
    assert_rows(frame, LEFT, TOP + 4, &["eeeeeee56", "eeeeeee56"]);
    assert_eq!(row(frame, LEFT, TOP + 3, 9), "eeeeeeeee");
    assert_rows(frame, LEFT, TOP + 9, &["eeeeeee56", "eeeeeee66"]);
}

#[test]
fn a_display_switched_off_is_all_border() {
    let mut machine = canvas();
    machine.poke(0xD011, 0x0B);
    let frame = shown(&mut machine);
    assert!(frame.pixels.iter().all(|&colour| colour == 14));
}

/// Colours change where the beam is: the border in the middle of the picture, exactly at the line.
#[test]
fn a_write_in_the_middle_of_the_frame_splits_it() {
    let mut machine = canvas();
    machine.run_frames(1).unwrap();
    machine
        .run_while(20_000, |machine| machine.raster().0 != 150)
        .unwrap();
    machine.poke(0xD020, 2);
    machine
        .run_while(20_000, |machine| machine.raster().0 != 200)
        .unwrap();
    machine.poke(0xD020, 14);
    machine.run_frames(1).unwrap();
    let frame = machine.frame();
    let column: Vec<u8> = [149, 150, 199, 200]
        .map(|line| frame.pixel(0, line - 16))
        .to_vec();
    assert_eq!(column, [14, 2, 2, 14]);
}

/// Sprite 0: a pattern of 24 pixels in all 21 lines, its pointer at $07F8.
fn sprite(machine: &mut C64, number: u16, x: u8, y: u8, line: [u8; 3]) {
    let block = 0x0E + number;
    machine.poke(0x07F8 + number, block as u8);
    for row in 0..21 {
        poke_all(machine, block * 64 + row * 3, &line);
    }
    machine.poke(0xD000 + number * 2, x);
    machine.poke(0xD001 + number * 2, y);
    let enabled = machine.peek(0xD015);
    machine.poke(0xD015, enabled | 1 << number);
}

#[test]
fn a_sprite_stands_at_its_position() {
    let mut machine = canvas();
    // 24, 50 is the upper left corner of the window; the first line shows one below Y.
    sprite(&mut machine, 0, 24, 50, [0b1100_0000, 0x00, 0b0000_0011]);
    machine.poke(0xD027, 1);
    let frame = shown(&mut machine);
    assert_rows(frame, LEFT - 1, TOP - 1, &["eeeeeeeeeeeeeeeeeeeeeeeeeee"]);
    assert_rows(frame, LEFT - 1, TOP, &["e1166666666666666666666116"]);
    assert_rows(frame, LEFT - 1, TOP + 20, &["e1166666666666666666666116"]);
    assert_rows(frame, LEFT - 1, TOP + 21, &["e6666666666666666666666666"]);
}

#[test]
fn an_expanded_sprite_has_twice_the_size() {
    let mut machine = canvas();
    sprite(&mut machine, 0, 24, 50, [0b1000_0000, 0x00, 0x01]);
    machine.poke(0xD027, 1);
    machine.poke(0xD01D, 1);
    machine.poke(0xD017, 1);
    let frame = shown(&mut machine);
    let line = format!("11{}116", "6".repeat(44));
    assert_rows(frame, LEFT, TOP, &[&line]);
    assert_rows(frame, LEFT, TOP + 41, &[&line]);
    assert_eq!(row(frame, LEFT, TOP + 42, 4), "6666");
}

#[test]
fn a_multicolour_sprite_has_three_colours() {
    let mut machine = canvas();
    sprite(&mut machine, 3, 24, 50, [0b00_01_10_11, 0x00, 0x00]);
    machine.poke(0xD01C, 0x08);
    machine.poke(0xD025, 2);
    machine.poke(0xD026, 3);
    machine.poke(0xD02A, 5);
    assert_rows(shown(&mut machine), LEFT, TOP, &["6622553366"]);
}

#[test]
fn positions_beyond_255_are_reached_by_the_ninth_bit() {
    let mut machine = canvas();
    sprite(&mut machine, 0, 24, 100, [0xFF, 0, 0]);
    machine.poke(0xD010, 1); // 280
    machine.poke(0xD027, 1);
    let frame = shown(&mut machine);
    assert_eq!(row(frame, LEFT + 255, 101 - 16, 10), "6111111116");
}

#[test]
fn the_sprite_with_the_lower_number_is_in_front() {
    let mut machine = canvas();
    sprite(&mut machine, 0, 28, 50, [0xF0, 0, 0]);
    sprite(&mut machine, 1, 24, 50, [0xFF, 0, 0]);
    machine.poke(0xD027, 1);
    machine.poke(0xD028, 2);
    assert_rows(shown(&mut machine), LEFT, TOP, &["2222111166"]);
    assert_eq!(machine.peek(0xD01E), 0x03, "they have collided");
}

#[test]
fn a_sprite_may_stand_behind_the_foreground() {
    let mut machine = canvas();
    poke_all(&mut machine, 0x2008, &[0b0000_1111]);
    machine.poke(0x0400, 1);
    machine.poke(0xD800, 5);
    sprite(&mut machine, 0, 24, 50, [0xFF, 0, 0]);
    machine.poke(0xD027, 1);
    assert_rows(shown(&mut machine), LEFT, TOP, &["11111111"]);
    machine.poke(0xD01B, 1);
    assert_rows(shown(&mut machine), LEFT, TOP, &["11115555"]);
    assert_eq!(machine.peek(0xD01F), 0x01, "it has collided with the text");
}

/// A program that reads the collision registers clears them, and an interrupt comes with the first collision.
#[test]
fn collisions_are_kept_until_they_are_read() {
    let mut machine = canvas();
    sprite(&mut machine, 0, 24, 50, [0xFF, 0, 0]);
    sprite(&mut machine, 1, 24, 50, [0xFF, 0, 0]);
    machine.poke(0xD019, 0x0F);
    shown(&mut machine);
    assert_eq!(machine.peek(0xD019) & 0x06, 0x04);
    // lda $D01E at $3000
    poke_all(&mut machine, 0x3000, &[0xAD, 0x1E, 0xD0]);
    let registers = machine.registers();
    machine.set_registers(Registers {
        pc: 0x3000,
        ..registers
    });
    machine.step().unwrap();
    assert_eq!(machine.registers().a, 0x03);
    assert_eq!(machine.peek(0xD01E), 0x00);
}

#[test]
fn the_border_covers_sprites() {
    let mut machine = canvas();
    sprite(&mut machine, 0, 20, 50, [0xFF, 0, 0]);
    machine.poke(0xD027, 1);
    assert_rows(shown(&mut machine), LEFT - 4, TOP, &["eeee11116"]);
}

/// Runs `count` instructions from the start of a line, and returns the cycles that they waited for the bus: those that
/// passed beyond their own.
fn stolen_from(code: &[u8], count: u32, own: u64, prepare: impl Fn(&mut C64), line: u16) -> u64 {
    let mut machine = machine(code);
    let registers = machine.registers();
    machine.set_registers(Registers {
        pc: 0x2000,
        p: 0x04,
        ..registers
    });
    // Until then, and at the line's start: nops that do not end.
    poke_all(&mut machine, 0x2000, &[0xEA; 0x400]);
    poke_all(&mut machine, 0x2400, &[0x4C, 0x00, 0x20]);
    prepare(&mut machine);
    machine.run_frames(2).unwrap();
    machine
        .run_while(20_000, |machine| machine.raster().0 != line)
        .unwrap();
    let registers = machine.registers();
    machine.set_registers(Registers {
        pc: ENTRY,
        ..registers
    });
    let before = machine.cycles();
    for _ in 0..count {
        machine.step().unwrap();
    }
    machine.cycles() - before - own
}

/// What one line takes away from `nop`s, which only read.
fn stolen(prepare: impl Fn(&mut C64), line: u16) -> u64 {
    stolen_from(&[0xEA; 40], 40, 80, prepare, line)
}

#[test]
fn a_bad_line_takes_43_cycles_from_a_processor_that_only_reads() {
    let nothing = |_: &mut C64| {};
    // YSCROLL is 3: lines 51, 59, …
    assert_eq!(stolen(nothing, 51), 43);
    assert_eq!(stolen(nothing, 243), 43);
    assert_eq!(stolen(nothing, 52), 0);
    assert_eq!(stolen(nothing, 251), 0);
    assert_eq!(stolen(|machine| machine.poke(0xD011, 0x1D), 53), 43);
    assert_eq!(stolen(|machine| machine.poke(0xD011, 0x0B), 51), 0);
}

/// Three cycles of warning and two of fetching for one sprite; neighbours share the warning.
#[test]
fn sprites_take_5_to_19_cycles() {
    let with = |enabled: u8| {
        move |machine: &mut C64| {
            machine.poke(0xD011, 0x0B);
            for sprite in 0..8 {
                machine.poke(0xD001 + sprite * 2, 100);
            }
            machine.poke(0xD015, enabled);
        }
    };
    // From line 101 to 120 the same cycles are taken in every line; in line 110 all of them.
    assert_eq!(stolen(with(0x00), 110), 0);
    assert_eq!(stolen(with(0x01), 110), 5);
    assert_eq!(stolen(with(0x03), 110), 7);
    assert_eq!(stolen(with(0x05), 110), 9);
    assert_eq!(stolen(with(0x09), 110), 10);
    assert_eq!(stolen(with(0xFF), 110), 19);
    assert_eq!(stolen(with(0xFF), 130), 0);
}

/// What a bad line takes away from an instruction of 3 or 5 cycles that is repeated, after all numbers of cycles.
fn stolen_in_all_phases(instruction: &[u8], cycles: u64) -> Vec<u64> {
    let mut amounts: Vec<u64> = (0..12u64)
        .map(|nops| {
            let mut code = vec![0xEA; nops as usize];
            code.extend(instruction.repeat(30));
            let own = nops * 2 + 30 * cycles;
            stolen_from(
                &code,
                nops as u32 + 30,
                own,
                |machine| machine.poke(0x22, 0),
                51,
            )
        })
        .collect();
    amounts.sort_unstable();
    amounts.dedup();
    amounts
}

/// While the VIC asks for the bus, the processor may still write: what it writes then is not waited for.
#[test]
fn writes_go_on_when_the_bus_is_asked_for() {
    // bit $22: no writes.
    assert_eq!(stolen_in_all_phases(&[0x24, 0x22], 3), [43]);
    // sta $22: one.
    assert_eq!(stolen_in_all_phases(&[0x85, 0x22], 3), [42, 43]);
    // inc $22: two.
    assert_eq!(stolen_in_all_phases(&[0xE6, 0x22], 5), [41, 42, 43]);
}

/// Row P12: a frame is as long as the model says, and the program runs at its pace.
#[test]
fn frames_have_the_cycles_of_the_model() {
    for (model, cycles) in [(Model::Pal, 19_656), (Model::Ntsc, 17_095)] {
        let mut machine = canvas_of(model);
        machine.run_frames(1).unwrap();
        let before = machine.cycles();
        machine.run_frames(10).unwrap();
        let passed = machine.cycles() - before;
        assert!(passed.abs_diff(10 * cycles) < 8 + 43, "{passed}");
    }
}

#[test]
fn raster_lines_are_counted_to_the_last_of_the_model() {
    for (model, last) in [(Model::Pal, 311), (Model::Ntsc, 262)] {
        let mut machine = canvas_of(model);
        machine.run_frames(1).unwrap();
        let mut highest = 0;
        let end = machine.frames() + 1;
        while machine.frames() < end {
            let line =
                u16::from(machine.peek(0xD012)) | u16::from(machine.peek(0xD011) & 0x80) << 1;
            assert_eq!(line, machine.raster().0);
            highest = highest.max(line);
            machine.step().unwrap();
        }
        assert_eq!(highest, last);
    }
}
