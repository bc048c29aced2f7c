//! Takes the pictures of the README and of the golden screens anew.
//!
//! Look at each before it is committed: from then on it is what the tests ask for.

use std::path::Path;

use anyhow::{Context, Result};
use awale::c64::{KeyScript, Model};
use awale::shot;
use awale::toolchain::build::Program;
use awale::toolchain::project::Project;

/// The README's pictures: a golden scene each, enlarged.
const README: [(&str, &str); 2] = [("title", "title"), ("pit-chosen", "board")];

/// Frames from the last key to a picture, as in the test.
const FRAMES: u64 = 25;

fn main() -> Result<()> {
    let project = Project::find()?;
    let program = Program::build(&project, None)?;
    for line in project.read("tests/golden/scenes.txt")?.lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, keys) = line.split_once(' ').unwrap_or((line, ""));
        let script = KeyScript::parse(keys).with_context(|| format!("the keys of {name}"))?;
        let frame = shot::take(
            &program.image.prg,
            program.labels(),
            Model::Pal,
            &script,
            FRAMES,
        )?;
        frame.write_png(&project.path(&format!("tests/golden/{name}.png")), 1)?;
        for (_, picture) in README.iter().filter(|(scene, _)| *scene == name) {
            let path = project.path(&format!("docs/{picture}.png"));
            std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
            frame.write_png(&path, 2)?;
        }
        println!("{name}");
    }
    Ok(())
}
