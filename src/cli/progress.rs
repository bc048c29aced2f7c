//! The progress bar of long commands.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, which is seen only on a terminal and leaves nothing behind.
pub struct Progress(ProgressBar);

impl Progress {
    /// Expects `total` steps of what is named in the plural.
    pub fn new(total: usize, what: &str) -> Self {
        let bar = ProgressBar::new(total as u64);
        let template = format!("{{wide_bar}} {{pos}} of {{len}} {what}, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// One more step is done.
    pub fn advance(&self) {
        self.0.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
