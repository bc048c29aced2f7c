//! The C64 itself.

use core::ptr::{addr_of, addr_of_mut, read_volatile, write_volatile};

use super::disk::{Answer, NAME_BYTES};
use super::sound::{self, Sound};
use super::{Stage, key, sprite};
use crate::core::search::Spare;
use crate::core::unchecked::get;
use crate::tiles::{BACKGROUND, BLACK, FIRST_MULTICOLOUR, SHARED};

const SCREEN: u16 = 0xC000;
const COLOUR_RAM: u16 = 0xD800;

/// What each sprite shows: the number of a block of 64 bytes in the VIC-II's bank.
const SPRITE_BLOCKS: u16 = SCREEN + 0x03F8;
/// The block of the first picture, at $C800.
const FIRST_BLOCK: u8 = 0x20;

// Registers of the VIC-II.
const VIC: u16 = 0xD000;
const SPRITE_HIGH_X: u16 = 0xD010;
const CONTROL_1: u16 = 0xD011;
const RASTER: u16 = 0xD012;
const SPRITES: u16 = 0xD015;
const CONTROL_2: u16 = 0xD016;
const SPRITE_TALL: u16 = 0xD017;
const MEMORY: u16 = 0xD018;
const SPRITE_BEHIND: u16 = 0xD01B;
const SPRITE_MULTICOLOUR: u16 = 0xD01C;
const SPRITE_WIDE: u16 = 0xD01D;
const BORDER_COLOUR: u16 = 0xD020;
const BACKGROUND_COLOUR: u16 = 0xD021;
const SHARED_COLOURS: u16 = 0xD022;
const SPRITE_SHARED_COLOURS: u16 = 0xD025;
const SPRITE_COLOURS: u16 = 0xD027;

/// In the first control register: the beam is at line 256 or below.
const HIGH_LINE: u8 = 0x80;
/// The line of the interrupt.
const INTERRUPT_LINE: u8 = 251;
/// From there, modulo 256, to line 128: 75 above the first row below the board.
const FAR_LINES: u8 = 133;

/// 25 rows, not scrolled, and the picture on.
const DISPLAY_ON: u8 = 0x1B;
/// The same with border all over.
const DISPLAY_OFF: u8 = 0x0B;
/// 40 columns, not scrolled, multicolour.
const MULTICOLOUR_TEXT: u8 = 0x18;
/// The screen at the start of the VIC-II's bank and the character set $2000 above.
const SCREEN_AND_CHARSET: u8 = 0x08;
/// The sprites that are multicolour.
const MULTICOLOUR_SPRITES: u8 = 0xF0;

/// The bit of each sprite in registers of one bit a sprite.
static BITS: [u8; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// What is written once: registers of the VIC-II and their values.
static SETTINGS: [(u8, u8); 12] = [
    (CONTROL_2 as u8, MULTICOLOUR_TEXT),
    (MEMORY as u8, SCREEN_AND_CHARSET),
    (BORDER_COLOUR as u8, BLACK),
    (BACKGROUND_COLOUR as u8, BACKGROUND),
    (SHARED_COLOURS as u8, SHARED[0]),
    (SHARED_COLOURS as u8 + 1, SHARED[1]),
    (SPRITE_TALL as u8, 0),
    (SPRITE_WIDE as u8, 0),
    (SPRITE_BEHIND as u8, 0),
    (SPRITE_MULTICOLOUR as u8, MULTICOLOUR_SPRITES),
    (SPRITE_SHARED_COLOURS as u8, sprite::SHARED[0]),
    (SPRITE_SHARED_COLOURS as u8 + 1, sprite::SHARED[1]),
];

/// Entries of the key ring less one.
const RING_MASK: u8 = 7;

unsafe extern "C" {
    static mut frame_counter: u8;
    static video_standard: u8;
    static mut key_ring: [u8; 8];
    static mut key_head: u8;
    static mut key_tail: u8;
    static mut joystick: u8;
    static mut joystick_again: u8;
    static mut search_watch: u8;
    fn disk_open(channel: u8, write: bool) -> Answer;
    fn disk_read() -> u8;
    static disk_nothing: u8;
    fn disk_write(byte: u8) -> bool;
    fn disk_close() -> Answer;
    static mut disk_name: [u8; NAME_BYTES];
    static mut disk_name_length: u8;
    static disk_message: u8;
    static text_language: u8;
    fn replace_texts(texts: *const u8, length: u16);
    fn text_begin(text: u8);
    fn text_line(row: u8, column: u8, colour: u8, pit: u8, number: u8) -> u8;
    fn fill_cells(row: u8, column: u8, end: u8);
    fn sound_start(stream: u8);
    fn sound_seed(pitch: u8);
    fn tune_start();
    fn tune_stop();
    fn switch_sound();
    static is_sound_off: u8;
    static picture_cells: u8;
    static own_colours: u8;
    static sprite_colours: u8;
}

/// Nonzero while the computer looks for its move.
#[unsafe(no_mangle)]
static mut thinking: u8 = 0;
/// What the program is doing, a [`Stage`].
#[unsafe(no_mangle)]
static mut app_state: u8 = 0;

/// The machine. There is one, so it needs no memory of its own but for what must be compared.
pub struct Hardware {
    joystick_before: u8,
}

impl Hardware {
    /// Puts character `code` into the cell `offset` after `first` (0–999 together).
    #[inline]
    pub fn put(&mut self, first: u16, offset: u8, code: u8) {
        write_after(SCREEN + first, offset, code);
    }

    /// Gives the cell `offset` after `first` (0–999 together) its own colour, 0–7, or 8–15 for
    /// multicolour.
    #[inline]
    pub fn paint(&mut self, first: u16, offset: u8, colour: u8) {
        write_after(COLOUR_RAM + first, offset, colour);
    }

    /// Sets colours and mode, and shows the screen or hides it from the next frame on.
    #[inline(never)]
    pub fn display(&mut self, on: bool) {
        for index in 0..SETTINGS.len() as u8 {
            let (register, value) = get(&SETTINGS, index);
            write_after(VIC, register, value);
        }
        write(CONTROL_1, if on { DISPLAY_ON } else { DISPLAY_OFF });
    }

    /// The character in the cell `offset` after `first` of all pictures.
    #[inline]
    pub fn picture_cell(&self, first: u16, offset: u8) -> u8 {
        // SAFETY: a read-only table made by the build, with all cells of all pictures.
        unsafe {
            *addr_of!(picture_cells)
                .add(first as usize)
                .add(offset as usize)
        }
    }

    /// The colour of a multicolour character as it was drawn, with `MULTICOLOUR` set.
    #[inline]
    pub fn own_colour(&self, code: u8) -> u8 {
        // SAFETY: a read-only table made by the build, with an entry for every multicolour character.
        unsafe { *addr_of!(own_colours).add((code - FIRST_MULTICOLOUR) as usize) }
    }

    /// Lets a sprite (0–7) show a picture of [`sprite`] in its colours.
    #[inline(never)]
    pub fn set_sprite(&mut self, sprite: u8, picture: u8) {
        // SAFETY: a read-only table made by the build, with an entry for every picture.
        let colour = unsafe { *addr_of!(sprite_colours).add(picture as usize) };
        write_after(SPRITE_BLOCKS, sprite, FIRST_BLOCK + picture);
        write_after(SPRITE_COLOURS, sprite, colour);
    }

    /// Puts the upper left corner of a sprite (0–7) at `x`, in pairs of pixels, and line `y`; [`sprite::LEFT`] and
    /// [`sprite::TOP`] are the screen's.
    #[inline(never)]
    pub fn move_sprite(&mut self, sprite: u8, x: u8, y: u8) {
        write_after(VIC, sprite << 1, x << 1);
        write_after(VIC, (sprite << 1) + 1, y);
        let bit = get(&BITS, sprite);
        // SAFETY: a register that reading does not change.
        let mut high = unsafe { read_volatile(SPRITE_HIGH_X as usize as *const u8) } & !bit;
        if x & 0x80 != 0 {
            high |= bit;
        }
        write(SPRITE_HIGH_X, high);
    }

    /// Shows the sprites whose bits are set, and no others.
    #[inline]
    pub fn show_sprites(&mut self, sprites: u8) {
        write(SPRITES, sprites);
    }

    /// Goes to the first line of a text (a number of [`crate::text::Text`]).
    #[inline]
    pub fn text_begin(&mut self, text: u8) {
        // SAFETY: writes the routine's own variables only.
        unsafe { text_begin(text) }
    }

    /// Prints a line of the text from `column` of `row` on and goes to the next one; gives the column after it.
    /// After the last line there is nothing to print. `pit` (0–11) gives the letter and the label, `number`
    /// (0–99) the number that stand in place of their marks.
    #[inline]
    pub fn text_line(&mut self, row: u8, column: u8, colour: u8, pit: u8, number: u8) -> u8 {
        // SAFETY: writes the screen and the colours only.
        unsafe { text_line(row, column, colour, pit, number) }
    }

    /// The language that the program was built with.
    pub fn first_language(&self) -> u8 {
        // SAFETY: a read-only byte.
        unsafe { text_language }
    }

    /// Puts other texts in place of those that there are.
    pub fn replace_texts(&mut self, texts: &Spare, length: u16) {
        // SAFETY: writes the memory of the texts only; they are no longer than that, by the caller's contract.
        unsafe { replace_texts(texts.as_ptr(), length) }
    }

    /// Empties the cells of `row` from `column` up to `end`, which is not emptied.
    #[inline]
    pub fn fill(&mut self, row: u8, column: u8, end: u8) {
        // SAFETY: writes the screen and the colours only.
        unsafe { fill_cells(row, column, end) }
    }

    /// The count of frames so far, modulo 256.
    #[inline(always)]
    pub fn frame(&mut self) -> u8 {
        // SAFETY: one byte that the interrupt writes and nobody else.
        unsafe { read_volatile(addr_of!(frame_counter)) }
    }

    /// Whether the beam is so far above the rows below the board that it will not come there before half a row is
    /// written.
    pub fn is_beam_far(&self) -> bool {
        // SAFETY: registers that reading does not change.
        let (line, control) = unsafe {
            (
                read_volatile(RASTER as usize as *const u8),
                read_volatile(CONTROL_1 as usize as *const u8),
            )
        };
        // From the interrupt's line on, through those above 255, to the middle of the board.
        control & HIGH_LINE != 0 || line.wrapping_sub(INTERRUPT_LINE) < FAR_LINES
    }

    /// 0 for PAL, 1 for NTSC.
    pub fn video_standard(&self) -> u8 {
        // SAFETY: one byte that the start code has written.
        unsafe { video_standard }
    }

    /// Waits until the beam has passed the last line of the screen.
    #[inline(never)]
    pub fn wait_frame(&mut self) {
        let before = self.frame();
        while self.frame() == before {}
    }

    /// Tells whether SPACE and the key to abandon the game end a search at once, whatever it does. It may then not go
    /// on; the key is the next that [`Hardware::next_key`] gives.
    pub fn set_watching(&mut self, on: bool) {
        // SAFETY: one byte that says to the interrupt what it may do, and that the kernels look at.
        unsafe { write_volatile(addr_of_mut!(search_watch), on as u8) };
    }

    /// Whether a key is in the ring or the joystick has moved.
    #[inline(always)]
    pub fn has_input(&self) -> bool {
        // SAFETY: bytes that the interrupt writes, and the tail, which only this program's routines do.
        unsafe {
            read_volatile(addr_of!(key_head)) != read_volatile(addr_of!(key_tail))
                || read_volatile(addr_of!(joystick)) != self.joystick_before
        }
    }

    /// The oldest entry of the key ring that was not taken yet.
    pub fn take_key(&mut self) -> Option<u8> {
        // SAFETY: the interrupt writes the head and the free entries, this routine the tail; where the interrupt empties
        // the ring in between, nothing but that is undone.
        unsafe {
            let tail = read_volatile(addr_of!(key_tail));
            if tail == read_volatile(addr_of!(key_head)) {
                return None;
            }
            let entry = read_volatile(addr_of!(key_ring).cast::<u8>().add(tail as usize));
            write_volatile(addr_of_mut!(key_tail), (tail + 1) & RING_MASK);
            Some(entry)
        }
    }

    /// Directions of the joystick that are pushed now and were not when last asked, or have been held long.
    pub fn joystick_pushed(&mut self) -> u8 {
        // SAFETY: one byte that the interrupt writes and nobody else, and one that it sets and this clears.
        let now = unsafe {
            if read_volatile(addr_of!(joystick_again)) != 0 {
                write_volatile(addr_of_mut!(joystick_again), 0);
                self.joystick_before &= key::JOYSTICK_FIRE;
            }
            read_volatile(addr_of!(joystick))
        };
        let pushed = now & !self.joystick_before;
        self.joystick_before = now;
        pushed
    }

    /// Starts a sound; one that is still heard ends, but for seeds and others, which do not disturb each other.
    #[inline(never)]
    pub fn play(&mut self, sound: Sound) {
        // SAFETY: writes the routines' own variables only.
        unsafe {
            match sound {
                Sound::Seed(seeds) => sound_seed(sound::seed_pitch(seeds)),
                sound => sound_start(sound.stream()),
            }
        }
    }

    /// Begins the title's tune.
    pub fn start_tune(&mut self) {
        // SAFETY: writes the routine's own variables only.
        unsafe { tune_start() }
    }

    /// Ends the title's tune.
    pub fn stop_tune(&mut self) {
        // SAFETY: writes the routine's own variables and the SID only.
        unsafe { tune_stop() }
    }

    /// Whether the player wants to hear nothing.
    pub fn is_sound_off(&self) -> bool {
        // SAFETY: a byte that the interrupt writes.
        unsafe { read_volatile(addr_of!(is_sound_off)) != 0 }
    }

    /// Turns all sound off or on again.
    pub fn switch_sound(&mut self) {
        // SAFETY: writes the routine's own variable and the SID only.
        unsafe { switch_sound() }
    }

    /// Begins a name of a file or a command.
    pub fn disk_name_start(&mut self) {
        // SAFETY: one byte that only these routines use.
        unsafe { disk_name_length = 0 };
    }

    /// Adds a byte to the name; there is room for [`NAME_BYTES`].
    #[inline(never)]
    pub fn disk_name_push(&mut self, byte: u8) {
        // SAFETY: bytes that only these routines use; names have their limits.
        unsafe {
            let length = disk_name_length;
            *addr_of_mut!(disk_name).cast::<u8>().add(length as usize) = byte;
            disk_name_length = length + 1;
        }
    }

    /// Opens what was put together, on a channel of the drive. If that is not [`Answer::Done`] it is closed again.
    pub fn disk_open(&mut self, channel: u8, write: bool) -> Answer {
        // SAFETY: a routine that returns numbers of `Answer`.
        unsafe { disk_open(channel, write) }
    }

    /// The next byte of the open file; none after the last, or if the drive fails.
    pub fn disk_read_byte(&mut self) -> Option<u8> {
        // SAFETY: touches nothing of the program's but the byte that tells of the other.
        unsafe {
            let byte = disk_read();
            if read_volatile(addr_of!(disk_nothing)) == 0 {
                Some(byte)
            } else {
                None
            }
        }
    }

    /// Writes a byte to the open file. False if the drive does not take it.
    pub fn disk_write_byte(&mut self, byte: u8) -> bool {
        // SAFETY: touches nothing of the program's.
        unsafe { !disk_write(byte) }
    }

    /// Closes the open file, and tells whether all went well until now.
    pub fn disk_close(&mut self) -> Answer {
        // SAFETY: a routine that returns numbers of `Answer`.
        unsafe { disk_close() }
    }

    /// A byte of what the drive said last, in PETSCII; 0 behind the last.
    pub fn disk_message(&self, index: u8) -> u8 {
        // SAFETY: read only; a 0 ends it.
        unsafe { *addr_of!(disk_message).add(index as usize) }
    }

    /// Tells what the program is doing to whoever looks at it from outside.
    pub fn set_stage(&mut self, stage: Stage) {
        // SAFETY: bytes that nothing but this routine writes.
        unsafe {
            write_volatile(addr_of_mut!(app_state), stage as u8);
            write_volatile(
                addr_of_mut!(thinking),
                (stage as u8 == Stage::Thinking as u8) as u8,
            );
        }
    }
}

/// A byte offset from a changing base is what the 6502 adds by itself.
#[inline(always)]
fn write_after(address: u16, offset: u8, value: u8) {
    // SAFETY: screen or colour memory, which holds nothing of the program's.
    unsafe { write_volatile((address as usize as *mut u8).add(offset as usize), value) }
}

#[inline(always)]
fn write(address: u16, value: u8) {
    // SAFETY: a register of a chip, which holds nothing of the program's.
    unsafe { write_volatile(address as usize as *mut u8, value) }
}
