//! The screens that somebody has looked at: each a name, and the keys that lead to it.

use anyhow::Result;

use crate::Failure;
use crate::c64::{Frame, KeyScript, Model};
use crate::shot;
use crate::toolchain::build::Program;

/// Where the list of scenes is, in the project; each scene's picture stands beside it.
pub const LIST: &str = "tests/golden/scenes.txt";

/// Frames from the last key to the picture.
const FRAMES: u64 = 25;

/// One screen of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The name of its picture, without the extension.
    pub name: String,
    script: KeyScript,
}

impl Scene {
    /// Reads a list of scenes: a name and keys (see `awale shot --help`) in each line; empty lines and those
    /// that begin with `#` are skipped.
    ///
    /// # Errors
    /// The first line whose keys are not understood; `file` is what the error calls the list.
    pub fn parse_list(file: &str, text: &str) -> Result<Vec<Self>> {
        let mut scenes = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, keys) = line.split_once(' ').unwrap_or((line, ""));
            let script = KeyScript::parse(keys).map_err(|error| {
                let cause = format!("{file}:{number}: the keys of {name}, {error}");
                Failure::new(cause, "see `awale shot --help`")
            })?;
            let name = name.to_owned();
            scenes.push(Self { name, script });
        }
        Ok(scenes)
    }

    /// Plays the scene on a PAL machine and gives the picture.
    pub fn take(&self, program: &Program) -> Result<Frame> {
        let prg = &program.image.prg;
        shot::take(prg, program.labels(), Model::Pal, &self.script, FRAMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_empty_lines_are_no_scenes() {
        let list = "# a list\n\ntitle\n  board   1 <return>  \n";
        let scenes = Scene::parse_list("s.txt", list).unwrap();
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name.as_str()).collect();
        assert_eq!(names, ["title", "board"]);
        assert_eq!(scenes[1].script, KeyScript::parse("1<return>").unwrap());
    }

    #[test]
    fn bad_keys_are_named_with_their_line() {
        let error = Scene::parse_list("s.txt", "title\nboard <retur\n").unwrap_err();
        let error = error.to_string();
        assert!(
            error.starts_with("s.txt:2: the keys of board, column "),
            "{error}"
        );
    }
}
