//! The emulated Commodore 64.
