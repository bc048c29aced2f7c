//! interrupts
