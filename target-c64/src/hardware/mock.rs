//! What stands for the C64 on the host.

use std::boxed::Box;
use std::collections::VecDeque;
use std::vec;
use std::vec::Vec;

use super::disk::{Answer, COMMAND, NAME_BYTES};
use super::sound::Sound;
use super::{CELLS, Peripheral, Stage, row_start};
use crate::core::position::ROW;
use crate::core::search::Spare;
use crate::tiles::{
    DIGIT, FIRST_MULTICOLOUR, LABEL_MARK, LETTER, LETTER_MARK, LINE_MARK, NUMBER_MARK, SPACE, WHITE,
};

/// How often a frame is asked for its number.
const ASKED_IN_A_FRAME: u8 = 16;

/// A sprite as it was last set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sprite {
    /// Whether it is shown.
    pub shown: bool,
    /// The picture it shows.
    pub picture: u8,
    /// Its upper left corner in pairs of pixels and lines.
    pub place: (u8, u8),
}

/// Arrays in place of screen and chips, and a script in place of fingers.
pub struct Hardware {
    screen: Vec<u8>,
    colours: Vec<u8>,
    texts: Vec<Vec<u8>>,
    text_left: VecDeque<u8>,
    replaced_texts: Vec<u8>,
    pictures: Vec<u8>,
    own_colours: Vec<u8>,
    sprites: [Sprite; 8],
    visible: bool,
    frames: u32,
    asked: u8,
    writes_in_frame: u16,
    most_writes_in_frame: u16,
    script: VecDeque<(u32, u8)>,
    joystick: u8,
    sounds: Vec<Sound>,
    has_tune: bool,
    is_sound_off: bool,
    stages: Vec<Stage>,
    recording: bool,
    recorded: Vec<Vec<u8>>,
    recorded_sprites: Vec<Sprite>,
    drive: Option<Box<dyn Peripheral>>,
    disk_name: Vec<u8>,
    disk_channel: u8,
    disk_ended: bool,
    disk_failed: bool,
    disk_message: Vec<u8>,
}

impl Hardware {
    /// A machine whose screen is off, with `texts` in character codes, without end marks.
    pub fn new(texts: Vec<Vec<u8>>) -> Self {
        Self {
            screen: vec![0; usize::from(CELLS)],
            colours: vec![0; usize::from(CELLS)],
            texts,
            text_left: VecDeque::new(),
            replaced_texts: Vec::new(),
            pictures: Vec::new(),
            own_colours: Vec::new(),
            sprites: [Sprite::default(); 8],
            visible: false,
            frames: 0,
            asked: 0,
            writes_in_frame: 0,
            most_writes_in_frame: 0,
            script: VecDeque::new(),
            joystick: 0,
            sounds: Vec::new(),
            has_tune: false,
            is_sound_off: false,
            stages: Vec::new(),
            recording: false,
            recorded: Vec::new(),
            recorded_sprites: Vec::new(),
            drive: None,
            disk_name: Vec::new(),
            disk_channel: 0,
            disk_ended: false,
            disk_failed: false,
            disk_message: Vec::new(),
        }
    }

    /// The same machine with the cells of all pictures and the colours of multicolour characters.
    pub fn with_pictures(mut self, pictures: Vec<u8>, own_colours: Vec<u8>) -> Self {
        self.pictures = pictures;
        self.own_colours = own_colours;
        self
    }

    /// Puts character `code` into the cell `offset` after `first` (0–999 together).
    pub fn put(&mut self, first: u16, offset: u8, code: u8) {
        self.screen[usize::from(first + u16::from(offset))] = code;
        self.count_write();
    }

    /// Gives the cell `offset` after `first` (0–999 together) its own colour, 0–7, or 8–15 for
    /// multicolour.
    pub fn paint(&mut self, first: u16, offset: u8, colour: u8) {
        assert!(colour < 16);
        self.colours[usize::from(first + u16::from(offset))] = colour;
        self.count_write();
    }

    /// Shows the screen or hides it.
    pub fn display(&mut self, on: bool) {
        self.visible = on;
    }

    /// The character in the cell `offset` after `first` of all pictures.
    pub fn picture_cell(&self, first: u16, offset: u8) -> u8 {
        self.pictures[usize::from(first) + usize::from(offset)]
    }

    /// The colour of a multicolour character as it was drawn, with `MULTICOLOUR` set.
    pub fn own_colour(&self, code: u8) -> u8 {
        self.own_colours[usize::from(code - FIRST_MULTICOLOUR)]
    }

    /// Lets a sprite (0–7) show a picture.
    pub fn set_sprite(&mut self, sprite: u8, picture: u8) {
        self.sprites[usize::from(sprite)].picture = picture;
    }

    /// Puts the upper left corner of a sprite (0–7) at `x`, in pairs of pixels, and line `y`.
    pub fn move_sprite(&mut self, sprite: u8, x: u8, y: u8) {
        self.sprites[usize::from(sprite)].place = (x, y);
    }

    /// Shows the sprites whose bits are set, and no others.
    pub fn show_sprites(&mut self, sprites: u8) {
        for (number, sprite) in self.sprites.iter_mut().enumerate() {
            sprite.shown = sprites >> number & 1 != 0;
        }
    }

    /// Goes to the first line of a text (a number of [`crate::text::Text`]).
    pub fn text_begin(&mut self, text: u8) {
        self.text_left = self.texts[usize::from(text)].iter().copied().collect();
    }

    /// Prints a line of the text from `column` of `row` on and goes to the next one; gives the column after it.
    /// After the last line there is nothing to print. `pit` (0–11) gives the letter and the label, `number`
    /// (0–99) the number that stand in place of their marks.
    pub fn text_line(&mut self, row: u8, column: u8, colour: u8, pit: u8, number: u8) -> u8 {
        let mut column = column;
        while let Some(code) = self.text_left.pop_front() {
            let codes = match code {
                LINE_MARK => break,
                LETTER_MARK => vec![LETTER + pit],
                LABEL_MARK => vec![LETTER + pit / ROW, DIGIT + 1 + pit % ROW],
                NUMBER_MARK if number < 10 => vec![DIGIT + number],
                NUMBER_MARK => vec![DIGIT + number / 10, DIGIT + number % 10],
                code => vec![code],
            };
            self.write_row(row, column, &codes, colour);
            column += codes.len() as u8;
        }
        column
    }

    /// The language that the program was built with; here always English.
    pub fn first_language(&self) -> u8 {
        0
    }

    /// Puts other texts in place of those that there are; here they are only kept for tests to see.
    pub fn replace_texts(&mut self, texts: &Spare, length: u16) {
        self.replaced_texts = texts[..usize::from(length)].to_vec();
    }

    /// Empties the cells of `row` from `column` up to `end`, which is not emptied.
    pub fn fill(&mut self, row: u8, column: u8, end: u8) {
        let blanks = vec![SPACE; usize::from(end.saturating_sub(column))];
        self.write_row(row, column, &blanks, WHITE);
    }

    fn write_row(&mut self, row: u8, column: u8, codes: &[u8], colour: u8) {
        for (offset, &code) in (0..).zip(codes) {
            self.put(row_start(row), column + offset, code);
            self.paint(row_start(row), column + offset, colour);
        }
    }

    /// The count of frames so far, modulo 256. Time passes by asking: now and then it is a frame later.
    pub fn frame(&mut self) -> u8 {
        self.asked += 1;
        if self.asked == ASKED_IN_A_FRAME {
            self.asked = 0;
            self.wait_frame();
        }
        self.frames as u8
    }

    /// Whether the beam is far above the rows below the board; here it always is.
    pub fn is_beam_far(&self) -> bool {
        true
    }

    /// 0 for PAL, 1 for NTSC; here always PAL.
    pub fn video_standard(&self) -> u8 {
        0
    }

    /// Lets a frame pass.
    pub fn wait_frame(&mut self) {
        if self.recording {
            self.recorded.push(self.screen.clone());
            self.recorded_sprites.push(self.sprites[0]);
        }
        self.frames += 1;
        self.writes_in_frame = 0;
    }

    /// Whether a key's frame has come or the joystick is pushed.
    pub fn has_input(&self) -> bool {
        let next = self.script.front();
        self.joystick != 0 || next.is_some_and(|&(frame, _)| frame <= self.frames)
    }

    /// Tells whether urgent keys end a search at once; here a search asks for keys often enough.
    pub fn set_watching(&mut self, _on: bool) {}

    /// The next key of the script whose frame has come.
    pub fn take_key(&mut self) -> Option<u8> {
        match self.script.front() {
            Some(&(frame, entry)) if frame <= self.frames => {
                self.script.pop_front();
                Some(entry)
            }
            _ => None,
        }
    }

    /// Directions of the joystick that were pushed since last asked.
    pub fn joystick_pushed(&mut self) -> u8 {
        std::mem::take(&mut self.joystick)
    }

    /// Notes a sound.
    pub fn play(&mut self, sound: Sound) {
        self.sounds.push(sound);
    }

    /// Begins the title's tune.
    pub fn start_tune(&mut self) {
        self.has_tune = true;
    }

    /// Ends the title's tune.
    pub fn stop_tune(&mut self) {
        self.has_tune = false;
    }

    /// Whether the player wants to hear nothing.
    pub fn is_sound_off(&self) -> bool {
        self.is_sound_off
    }

    /// Turns all sound off or on again.
    pub fn switch_sound(&mut self) {
        self.is_sound_off = !self.is_sound_off;
    }

    /// Begins a name of a file or a command.
    pub fn disk_name_start(&mut self) {
        self.disk_name.clear();
    }

    /// Adds a byte to the name; there is room for [`NAME_BYTES`].
    pub fn disk_name_push(&mut self, byte: u8) {
        assert!(self.disk_name.len() < NAME_BYTES);
        self.disk_name.push(byte);
    }

    /// Opens what was put together, on a channel of the drive. If that is not [`Answer::Done`] it is closed again.
    pub fn disk_open(&mut self, channel: u8, _write: bool) -> Answer {
        self.disk_channel = channel;
        self.disk_ended = false;
        self.disk_failed = false;
        if let Some(drive) = &mut self.drive {
            drive.open(channel, &self.disk_name);
        }
        let answer = self.hear_message();
        if answer != Answer::Done
            && let Some(drive) = &mut self.drive
        {
            drive.close(channel);
        }
        answer
    }

    /// The next byte of the open file; none after the last, or if the drive fails.
    pub fn disk_read_byte(&mut self) -> Option<u8> {
        if self.disk_ended {
            return None;
        }
        let sent = self
            .drive
            .as_mut()
            .and_then(|drive| drive.send(self.disk_channel));
        self.disk_failed = sent.is_none();
        let (byte, last) = sent?;
        self.disk_ended = last;
        Some(byte)
    }

    /// Writes a byte to the open file. False if the drive does not take it.
    pub fn disk_write_byte(&mut self, byte: u8) -> bool {
        let channel = self.disk_channel;
        let drive = self.drive.as_mut();
        self.disk_failed = !drive.is_some_and(|drive| drive.receive(channel, byte));
        !self.disk_failed
    }

    /// Closes the open file, and tells whether all went well until now.
    pub fn disk_close(&mut self) -> Answer {
        if let Some(drive) = &mut self.drive {
            drive.close(self.disk_channel);
        }
        match self.hear_message() {
            Answer::Done if self.disk_failed => Answer::NoDrive,
            answer => answer,
        }
    }

    /// A byte of what the drive said last, in PETSCII; 0 behind the last.
    pub fn disk_message(&self, index: u8) -> u8 {
        let byte = self.disk_message.get(usize::from(index));
        byte.copied().unwrap_or(0)
    }

    fn hear_message(&mut self) -> Answer {
        let Some(drive) = &mut self.drive else {
            return Answer::NoDrive;
        };
        self.disk_message.clear();
        while let Some((byte, last)) = drive.send(COMMAND) {
            if last {
                break;
            }
            self.disk_message.push(byte);
        }
        match self.disk_message.first() {
            None => Answer::NoDrive,
            Some(b'0' | b'1') => Answer::Done,
            Some(_) => Answer::Refused,
        }
    }

    /// Notes what the program is doing, if it did something else before.
    pub fn set_stage(&mut self, stage: Stage) {
        if self.stages.last() != Some(&stage) {
            self.stages.push(stage);
        }
    }

    fn count_write(&mut self) {
        if self.visible {
            self.writes_in_frame += 1;
            self.most_writes_in_frame = self.most_writes_in_frame.max(self.writes_in_frame);
        }
    }
}

/// What tests do to the machine and see of it.
impl Hardware {
    /// Presses a key (an entry of the key ring) `delay` frames from now.
    pub fn press(&mut self, delay: u32, entry: u8) {
        self.script.push_back((self.frames + delay, entry));
    }

    /// Pushes the joystick.
    pub fn push_joystick(&mut self, directions: u8) {
        self.joystick = directions;
    }

    /// Connects a drive as device 8, or disconnects it.
    pub fn set_drive(&mut self, drive: Option<Box<dyn Peripheral>>) {
        self.drive = drive;
    }

    /// Keys of the script that were not taken yet.
    pub fn keys_left(&self) -> usize {
        self.script.len()
    }

    /// The 1,000 characters of the screen.
    pub fn screen(&self) -> &[u8] {
        &self.screen
    }

    /// The sprites.
    pub fn sprites(&self) -> &[Sprite; 8] {
        &self.sprites
    }

    /// The own colours of the 1,000 cells.
    pub fn colours(&self) -> &[u8] {
        &self.colours
    }

    /// Keeps the characters of the screen and the first sprite at the end of every frame from now on.
    pub fn record(&mut self) {
        self.recording = true;
        self.recorded.clear();
        self.recorded_sprites.clear();
    }

    /// The screens kept since [`Hardware::record`].
    pub fn recorded(&self) -> &[Vec<u8>] {
        &self.recorded
    }

    /// Where the first sprite was in each frame since [`Hardware::record`] that showed it.
    pub fn recorded_sprites(&self) -> impl Iterator<Item = (u8, u8)> {
        let shown = self.recorded_sprites.iter().filter(|sprite| sprite.shown);
        shown.map(|sprite| sprite.place)
    }

    /// Whether the screen is on.
    pub fn is_visible(&self) -> bool {
        self.visible
    }

    /// Frames that have passed.
    pub fn frames(&self) -> u32 {
        self.frames
    }

    /// The most cells that were written between two frames while the screen was on.
    pub fn most_writes_in_frame(&self) -> u16 {
        self.most_writes_in_frame
    }

    /// The texts that were put in place of the first ones.
    pub fn replaced_texts(&self) -> &[u8] {
        &self.replaced_texts
    }

    /// Every sound, in order.
    pub fn sounds(&self) -> &[Sound] {
        &self.sounds
    }

    /// Whether the title's tune is played.
    pub fn has_tune(&self) -> bool {
        self.has_tune
    }

    /// What the program has been doing, in order.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }
}
