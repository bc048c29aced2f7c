//! The emulated C64's screen in a text terminal.

mod cell;
mod colour;
mod drawing;
mod guard;
mod keys;
mod picture;
mod player;

pub use colour::ColourDepth;
pub use player::Player;
