//! The emulated C64, seen from the programs that run on it. Each test is a small machine program written as bytes.

mod bare;
mod boot;
mod cpu;
mod interrupts;
mod kernal;
mod keys;
mod ports;
mod stops;
mod support;
mod timers;
mod video;
