//! The hand-written assembly in the emulator: the routines that the compiler calls, the start code, the
//! frame's interrupt with keyboard and joystick, files by the KERNAL, and what happens when the program fails.

mod arithmetic;
mod disk;
mod interrupt;
mod joystick;
mod keyboard;
mod memory;
mod panic;
mod program;
mod start;
