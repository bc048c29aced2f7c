use std::io::{Write, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use crossterm::event::{self, Event};
use crossterm::terminal;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

use super::cell::{COLUMNS, Cells, LINES};
use super::colour::ColourDepth;
use super::drawing::{draw, draw_too_small};
use super::guard::TerminalGuard;
use super::keys::{Command, KeyQueue};
use super::picture::{needs_pixels, picture};
use crate::Failure;
use crate::assets::chart::Chart;
use crate::c64::{C64, Stop};

/// What the terminal shows.
enum Shown {
    /// Anything.
    Unknown,
    /// That it is too small.
    TooSmall,
    Picture(Cells),
}

/// Plays a machine in the terminal: its screen there, the terminal's keys in its matrix, in real time.
pub struct Player {
    machine: C64,
    chart: Chart,
    /// The address of a byte that is not 0 while the program computes: the machine is not held back then.
    thinking: Option<u16>,
    depth: ColourDepth,
    keys: KeyQueue,
    shown: Shown,
    /// Columns and lines of the terminal.
    size: (u16, u16),
}

impl Player {
    /// A player of a machine in which a program has been started.
    pub fn new(machine: C64, chart: Chart, thinking: Option<u16>, depth: ColourDepth) -> Self {
        Self {
            machine,
            chart,
            thinking,
            depth,
            keys: KeyQueue::default(),
            shown: Shown::Unknown,
            size: (0, 0),
        }
    }

    /// Plays until Ctrl-C, SIGHUP, SIGTERM or SIGINT.
    ///
    /// # Errors
    /// A terminal that does not work, or a program that stopped. The terminal is as before in any case.
    pub fn run(mut self) -> Result<()> {
        let ended = Arc::new(AtomicBool::new(false));
        for signal in [SIGHUP, SIGTERM, SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&ended))
                .context("cannot catch signals")?;
        }
        let _guard = TerminalGuard::enter()?;
        self.size = terminal::size().context("cannot tell the size of the terminal")?;
        let mut due = Instant::now();
        while !ended.load(Ordering::Relaxed) {
            due = (due + self.frame_time()).max(Instant::now());
            if self.handle_events(due)? {
                break;
            }
            if self.fits() {
                self.advance().map_err(|stop| {
                    let cause = format!("the program stopped: {stop}");
                    Failure::new(cause, "find the address in target/c64/awale.map")
                })?;
            }
            self.show().context("cannot write to the terminal")?;
        }
        Ok(())
    }

    /// The time of one frame of the machine.
    fn frame_time(&self) -> Duration {
        let model = self.machine.model();
        Duration::from_secs(1) * model.cycles_per_frame() as u32 / model.clock_hz()
    }

    fn fits(&self) -> bool {
        usize::from(self.size.0) >= COLUMNS && usize::from(self.size.1) >= LINES
    }

    /// Takes keys and sizes until a time. Returns whether the user wants to quit.
    fn handle_events(&mut self, until: Instant) -> Result<bool> {
        while event::poll(until.saturating_duration_since(Instant::now()))
            .context("cannot read the keyboard")?
        {
            match event::read().context("cannot read the keyboard")? {
                Event::Key(key) => match Command::of(key) {
                    Some(Command::Quit) => return Ok(true),
                    Some(Command::Press(press)) => self.keys.push(press),
                    None => {}
                },
                Event::Resize(columns, lines) => {
                    self.size = (columns, lines);
                    self.shown = Shown::Unknown;
                }
                _ => {}
            }
        }
        Ok(false)
    }

    /// Runs a frame, or, while the program thinks, as many as fit in the time of one.
    fn advance(&mut self) -> Result<(), Stop> {
        let end = Instant::now() + self.frame_time();
        loop {
            self.keys.before_frame(&mut self.machine);
            self.machine.set_drawing(needs_pixels(&self.machine));
            self.machine.run_frames(1)?;
            if !self.is_thinking() || Instant::now() >= end {
                return Ok(());
            }
        }
    }

    fn is_thinking(&self) -> bool {
        self.thinking
            .is_some_and(|address| self.machine.peek_ram(address) != 0)
    }

    /// Brings the terminal up to date, in one write.
    fn show(&mut self) -> std::io::Result<()> {
        let mut bytes = Vec::new();
        let (columns, lines) = self.size;
        if self.fits() {
            let cells = picture(&self.machine, &self.chart);
            let origin = ((columns - COLUMNS as u16) / 2, (lines - LINES as u16) / 2);
            let before = match &self.shown {
                Shown::Picture(cells) => Some(cells),
                _ => None,
            };
            draw(&mut bytes, before, &cells, origin, self.depth)?;
            self.shown = Shown::Picture(cells);
        } else if !matches!(self.shown, Shown::TooSmall) {
            draw_too_small(&mut bytes, columns, lines)?;
            self.shown = Shown::TooSmall;
        }
        let mut out = stdout().lock();
        out.write_all(&bytes)?;
        out.flush()
    }
}
