//! Takes the pictures of the README and of the golden screens anew.
//!
//! Look at each before it is committed: from then on it is what the tests ask for.

use std::path::Path;

use anyhow::Result;
use awale::scene::{self, Scene};
use awale::toolchain::build::Program;
use awale::toolchain::project::Project;

/// The README's pictures: a golden scene each, enlarged.
const README: [(&str, &str); 2] = [("title", "title"), ("pit-chosen", "board")];

fn main() -> Result<()> {
    let project = Project::find()?;
    let program = Program::build(&project, None)?;
    for scene in Scene::parse_list(scene::LIST, &project.read(scene::LIST)?)? {
        let name = &scene.name;
        let frame = scene.take(&program)?;
        frame.write_png(&project.path(&format!("tests/golden/{name}.png")), 1)?;
        for (_, picture) in README.iter().filter(|(scene, _)| scene == name) {
            let path = project.path(&format!("docs/{picture}.png"));
            std::fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
            frame.write_png(&path, 2)?;
        }
        println!("{name}");
    }
    Ok(())
}
