//! Presses keys and moves the joystick at random: `cargo run --release --example random_keys -- PRESSES [SEED]`, on a PAL
//! and on an NTSC machine at once. Says which screens it saw, or what went wrong and after how many presses.

use std::thread;

use anyhow::{Context, Result};
use awale::c64::Model;
use awale::random_input::RandomInput;
use awale::toolchain::build::Program;
use awale::toolchain::project::Project;
use awale_c64::hardware::Stage;

const PRESSES: u32 = 200_000;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u32| match arguments.next() {
        Some(text) => text.parse().with_context(|| format!("{text} is no number")),
        None => Ok(usual),
    };
    let (presses, seed) = (number(PRESSES)?, number(1)?);
    let program = Program::build(&Project::find()?, None)?;
    thread::scope(|scope| {
        let runs = [Model::Pal, Model::Ntsc].map(|model| {
            let program = &program;
            scope.spawn(move || press(program, model, presses / 2, u64::from(seed)))
        });
        for run in runs {
            match run.join() {
                Ok(result) => result?,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(())
    })
}

fn press(program: &Program, model: Model, presses: u32, seed: u64) -> Result<()> {
    let mut input = RandomInput::new(program, model, seed)?;
    for press in 0..presses {
        let done = input.press();
        done.with_context(|| format!("{model:?}, seed {seed}, press {press}"))?;
    }
    let seen: Vec<String> = Stage::ALL
        .iter()
        .map(|&stage| format!("{stage:?} {}", input.seen(stage)))
        .collect();
    println!("{model:?}: {presses} presses; {}", seen.join(", "));
    Ok(())
}
