//! The emulated Commodore 64.
//!
//! [`C64`] is the whole machine; [`Bare`] a processor and RAM for calling routines many times. Both stop with a
//! [`Stop`] that says why, where, and with what in the registers.

mod banking;
mod bare;
mod board;
mod boot;
mod callable;
mod cia;
mod clock;
mod cpu;
mod decimal;
mod frame;
mod joystick;
mod kernal;
mod key;
mod key_script;
mod keyboard;
mod labels;
mod machine;
mod model;
mod opcode;
mod palette;
mod ram;
mod registers;
mod rom;
mod sid;
mod stop;
mod stub;
mod timer;
mod vic;

pub use bare::Bare;
pub use callable::Callable;
pub use frame::Frame;
pub use joystick::Joystick;
pub use key::Key;
pub use key_script::{GAP_FRAMES, HOLD_FRAMES, KeyScript, KeyScriptError};
pub use keyboard::{Keyboard, Port};
pub use labels::Labels;
pub use machine::C64;
pub use model::Model;
pub use palette::PALETTE;
pub use ram::RamPattern;
pub use registers::Registers;
pub use sid::SidWrite;
pub use stop::{Stop, StopReason};
pub use stub::StubError;
