use std::io::{self, stdout};
use std::panic;

use anyhow::{Context, Result};
use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::style::ResetColor;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// The terminal in raw mode on its second screen; back to normal when this is dropped, and before a panic is reported.
pub(super) struct TerminalGuard;

impl TerminalGuard {
    /// Takes the terminal.
    pub(super) fn enter() -> Result<Self> {
        enable_raw_mode().context("cannot switch the terminal to raw mode")?;
        // From here on dropping it undoes what has been done.
        let guard = Self;
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // Where even that fails, the report matters more.
            let _ = leave();
            report(info);
        }));
        execute!(stdout(), EnterAlternateScreen, Hide).context("cannot write to the terminal")?;
        Ok(guard)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        // There is nobody left to tell.
        let _ = leave();
    }
}

fn leave() -> io::Result<()> {
    let written = execute!(stdout(), ResetColor, Show, LeaveAlternateScreen);
    disable_raw_mode().and(written)
}
