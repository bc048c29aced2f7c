use super::cell::{COLUMNS, Cell, Cells, LINES};
use crate::assets::chart::Chart;
use crate::c64::{C64, PALETTE};

/// What the lower border says.
const HELP: &str = "Ctrl-C quits   Ctrl-Q or Alt-Q is C= Q";

/// Bits of $D011 and $D016.
const EXTENDED: u8 = 0x40;
const BITMAP: u8 = 0x20;
const DISPLAY: u8 = 0x10;
const MULTICOLOUR: u8 = 0x10;

/// The position of a cell's own colour that makes it multicolour.
const MULTICOLOUR_CELL: u8 = 0x08;

/// The picture that the VIC shows, in characters: those that stand for the codes on the text screen, or half blocks
/// where it shows a bitmap. Sprites are not shown.
pub(super) fn picture(machine: &C64, chart: &Chart) -> Cells {
    let border = machine.vic_register(0x20) & 0x0F;
    let mut cells = Cells::blank(border);
    if machine.vic_register(0x11) & DISPLAY != 0 {
        let screen = Screen::of(machine, chart);
        for row in 0..LINES - 2 {
            for column in 0..COLUMNS - 2 {
                cells.set(column + 1, row + 1, screen.cell(column, row));
            }
        }
    }
    cells.write(2, LINES - 1, HELP, readable_on(border));
    cells
}

/// Whether [`picture`] needs pixels: they must have been drawn then.
pub(super) fn needs_pixels(machine: &C64) -> bool {
    machine.vic_register(0x11) & BITMAP != 0
}

/// White or black, whichever differs more.
fn readable_on(background: u8) -> u8 {
    let brightness: u16 = PALETTE[usize::from(background)].map(u16::from).iter().sum();
    if brightness < 3 * 0x80 { 1 } else { 0 }
}

/// All that decides how the cells look.
struct Screen<'a> {
    machine: &'a C64,
    chart: &'a Chart,
    codes: [u8; 1000],
    colours: [u8; 1000],
    /// Background colours 0–3, $D021–$D024.
    backgrounds: [u8; 4],
    bitmap: bool,
    extended: bool,
    multicolour: bool,
    /// Where the VIC finds the characters.
    patterns: u16,
}

impl<'a> Screen<'a> {
    fn of(machine: &'a C64, chart: &'a Chart) -> Self {
        let control_1 = machine.vic_register(0x11);
        let memory = machine.vic_register(0x18);
        Self {
            machine,
            chart,
            codes: machine.screen_codes(),
            colours: machine.screen_colours(),
            backgrounds: [0x21, 0x22, 0x23, 0x24].map(|index| machine.vic_register(index) & 0x0F),
            bitmap: control_1 & BITMAP != 0,
            extended: control_1 & EXTENDED != 0,
            multicolour: machine.vic_register(0x16) & MULTICOLOUR != 0,
            patterns: u16::from(memory & 0x0E) << 10,
        }
    }

    fn cell(&self, column: usize, row: usize) -> Cell {
        if self.bitmap {
            return self.half_blocks(column, row);
        }
        let code = self.codes[row * 40 + column];
        let colour = self.colours[row * 40 + column];
        if self.multicolour && colour & MULTICOLOUR_CELL != 0 {
            return self.multicolour_cell(code, colour & 7);
        }
        let (code, background) = if self.extended {
            (code & 0x3F, self.backgrounds[usize::from(code >> 6)])
        } else {
            (code, self.backgrounds[0])
        };
        Cell {
            character: self.chart.character(code),
            foreground: colour,
            background,
        }
    }

    /// A cell of up to four colours, of which a terminal has two: the most frequent is the background, the next one
    /// the character's. A cell of one colour is a space.
    fn multicolour_cell(&self, code: u8, own: u8) -> Cell {
        let colours = [
            self.backgrounds[0],
            self.backgrounds[1],
            self.backgrounds[2],
            own,
        ];
        let mut counts = [0u8; 16];
        for line in 0..8 {
            let pattern = self
                .machine
                .vic_memory(self.patterns + u16::from(code) * 8 + line);
            for shift in [6, 4, 2, 0] {
                counts[usize::from(colours[usize::from(pattern >> shift & 3)])] += 1;
            }
        }
        let background = most_frequent(&counts);
        counts[usize::from(background)] = 0;
        let foreground = most_frequent(&counts);
        let plain = counts[usize::from(foreground)] == 0;
        Cell {
            character: if plain {
                ' '
            } else {
                self.chart.character(code)
            },
            foreground,
            background,
        }
    }

    /// The most frequent colours of a cell's upper and lower half, from the pixels of the last frame.
    fn half_blocks(&self, column: usize, row: usize) -> Cell {
        let frame = self.machine.frame();
        // The window of 25 rows starts in line 51, at pixel 32.
        let top = 51 - usize::from(self.machine.model().first_visible_line()) + row * 8;
        let left = 32 + column * 8;
        let colour = |half: usize| {
            let mut counts = [0u8; 16];
            for y in 0..4 {
                for x in 0..8 {
                    let pixel = frame.pixel(left + x, top + half * 4 + y);
                    counts[usize::from(pixel & 0x0F)] += 1;
                }
            }
            most_frequent(&counts)
        };
        Cell {
            character: '▀',
            foreground: colour(0),
            background: colour(1),
        }
    }
}

/// The colour that occurs most often; the first of several.
fn most_frequent(counts: &[u8; 16]) -> u8 {
    (0..16)
        .rev()
        .max_by_key(|&colour| counts[usize::from(colour)])
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::c64::{Model, RamPattern};

    /// Codes stand for U+0100 and those after it.
    fn chart() -> Chart {
        let rows: Vec<String> = (0..16u32)
            .map(|row| {
                (0..16)
                    .filter_map(|column| char::from_u32(0x100 + row * 16 + column))
                    .collect()
            })
            .collect();
        Chart::parse("test", &rows.join("\n")).unwrap()
    }

    fn code_character(code: u8) -> char {
        char::from_u32(0x100 + u32::from(code)).unwrap()
    }

    /// A machine with the screen at $0400 and the characters at $2000, display on.
    fn machine(writes: &[(u16, u8)]) -> C64 {
        let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
        for &(address, value) in [
            (0x0000, 0x2F),
            (0x0001, 0x37),
            (0xD011, 0x1B),
            (0xD016, 0x08),
            (0xD018, 0x18),
            (0xD020, 6),
            (0xD021, 11),
        ]
        .iter()
        .chain(writes)
        {
            machine.poke(address, value);
        }
        machine
    }

    fn first_cell(writes: &[(u16, u8)]) -> Cell {
        picture(&machine(writes), &chart()).get(1, 1)
    }

    #[test]
    fn a_standard_cell_has_its_character_and_colours() {
        let cell = first_cell(&[(0x0400, 65), (0xD800, 5)]);
        assert_eq!(
            cell,
            Cell {
                character: code_character(65),
                foreground: 5,
                background: 11
            }
        );
    }

    #[test]
    fn the_border_is_around_and_tells_how_to_quit() {
        let cells = picture(&machine(&[]), &chart());
        for (column, line) in [(0, 0), (41, 0), (0, 26), (41, 26), (0, 13), (41, 13)] {
            assert_eq!(cells.get(column, line).background, 6);
        }
        let text: String = (0..COLUMNS).map(|x| cells.get(x, 26).character).collect();
        assert!(text.contains("Ctrl-C quits"), "{text}");
        assert_eq!(cells.get(2, 26).foreground, 1, "white on blue");
    }

    #[test]
    fn a_display_that_is_off_shows_the_border_only() {
        let cells = picture(&machine(&[(0xD011, 0x0B), (0x0400, 65)]), &chart());
        assert_eq!(cells.get(1, 1), Cells::blank(6).get(0, 0));
    }

    #[test]
    fn an_extended_cell_chooses_its_background() {
        let cell = first_cell(&[(0xD011, 0x5B), (0xD023, 7), (0x0400, 0x80 | 3), (0xD800, 2)]);
        assert_eq!(
            cell,
            Cell {
                character: code_character(3),
                foreground: 2,
                background: 7
            }
        );
    }

    /// The pattern of code 1: three quarters $D022, one quarter of the cell's own colour.
    const MULTICOLOUR_PATTERN: [(u16, u8); 12] = [
        (0xD016, 0x18),
        (0xD022, 8),
        (0xD023, 7),
        (0x0400, 1),
        (0x2008, 0b01_01_01_11),
        (0x2009, 0b01_01_01_11),
        (0x200A, 0b01_01_01_11),
        (0x200B, 0b01_01_01_11),
        (0x200C, 0b01_01_01_11),
        (0x200D, 0b01_01_01_11),
        (0x200E, 0b01_01_01_11),
        (0x200F, 0b01_01_01_11),
    ];

    #[test]
    fn a_multicolour_cell_shows_its_two_most_frequent_colours() {
        let mut writes = MULTICOLOUR_PATTERN.to_vec();
        writes.push((0xD800, 8 | 2));
        assert_eq!(
            first_cell(&writes),
            Cell {
                character: code_character(1),
                foreground: 2,
                background: 8
            }
        );
    }

    #[test]
    fn a_cell_without_the_multicolour_bit_is_a_standard_one() {
        let mut writes = MULTICOLOUR_PATTERN.to_vec();
        writes.push((0xD800, 2));
        assert_eq!(first_cell(&writes).background, 11);
    }

    #[test]
    fn a_multicolour_cell_of_one_colour_is_a_space() {
        let mut writes = MULTICOLOUR_PATTERN.to_vec();
        writes.extend((0x2008..0x2010).map(|address| (address, 0xFF)));
        writes.push((0xD800, 8 | 2));
        let cell = first_cell(&writes);
        assert_eq!((cell.character, cell.background), (' ', 2));
    }

    #[test]
    fn a_bitmap_is_shown_in_half_blocks() {
        // Hires bitmap at $2000; cell 0: upper half set (colour 2), lower half clear (colour 5).
        let mut writes = vec![(0xD011, 0x3B), (0x0400, 0x25)];
        writes.extend((0x2000..0x2004).map(|address| (address, 0xFF)));
        writes.extend((0x2004..0x2008).map(|address| (address, 0x00)));
        // inx, jmp back
        writes.extend([
            (0x1000, 0xE8),
            (0x1001, 0x4C),
            (0x1002, 0x00),
            (0x1003, 0x10),
        ]);
        let mut machine = machine(&writes);
        assert!(needs_pixels(&machine));
        let registers = machine.registers();
        machine.set_registers(crate::c64::Registers {
            pc: 0x1000,
            ..registers
        });
        machine.run_frames(2).unwrap();
        assert_eq!(
            picture(&machine, &chart()).get(1, 1),
            Cell {
                character: '▀',
                foreground: 2,
                background: 5
            }
        );
    }
}
