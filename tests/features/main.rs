//! Features of the program in the emulated C64, each by its keys on the matrix and its words on the screen, on PAL
//! and on NTSC machines. What they do in detail is tested on the mock, in `tests/screens`.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod disk;
mod draw;
mod editor;
mod hint;
mod joystick;
mod language;
mod log;
mod rig;
mod sound;
mod take_back;
mod texts;
mod tutorial;
