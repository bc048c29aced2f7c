//! A picture of a program that has run in the emulated C64.

use anyhow::Result;

use crate::Failure;
use crate::c64::{C64, Frame, KeyScript, Labels, Model, RamPattern};

/// Frames that the program has to start before the first key.
const START_FRAMES: u64 = 50;

/// Starts `prg`, lets 50 frames pass, presses the keys, lets `frames` (at least one) more pass, and
/// gives the last whole frame.
pub fn take(
    prg: &[u8],
    labels: Labels,
    model: Model,
    script: &KeyScript,
    frames: u64,
) -> Result<Frame> {
    let mut machine = C64::new(model, RamPattern::Stripes);
    machine.set_labels(labels);
    take_of(machine, prg, script, frames)
}

/// The same on a machine that nothing has run on yet.
pub fn take_of(mut machine: C64, prg: &[u8], script: &KeyScript, frames: u64) -> Result<Frame> {
    machine
        .load_and_run(prg)
        .map_err(|error| Failure::new(error.to_string(), "give a program that RUN starts"))?;
    machine
        .run_frames(START_FRAMES)
        .and_then(|()| script.run(&mut machine))
        .and_then(|()| machine.run_frames(frames.max(1)))
        .map_err(|stop| {
            let cause = format!("the program stopped: {stop}");
            Failure::new(cause, "find the address in target/c64/awale.map")
        })?;
    Ok(machine.frame().clone())
}
