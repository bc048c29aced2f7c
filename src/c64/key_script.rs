use std::fmt;

use super::joystick::Joystick;
use super::key::Key;
use super::keyboard::Port;
use super::machine::C64;
use super::stop::Stop;

/// Frames that a key is held down unless the script says otherwise.
pub const HOLD_FRAMES: u16 = 3;

/// Frames without a key after each key.
pub const GAP_FRAMES: u16 = 3;

/// One step of a key script.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    /// Keys held down together for so many frames.
    Keys(Vec<Key>, u16),
    /// RESTORE held down for so many frames.
    Restore(u16),
    /// A joystick held for so many frames.
    Joystick(Port, Joystick, u16),
    /// So many frames of nothing.
    Wait(u16),
}

/// What to do with the keys of a machine, and when.
///
/// A script is characters, which stand for the keys that give them, and words in angle brackets:
///
/// | word | does |
/// |---|---|
/// | `a` `7` `?` | types the character (SHIFT is added where the C64 needs it); white space is skipped |
/// | `<return>` `<space>` `<f1>` `<del>` `<home>` `<up>` `<down>` `<left>` `<right>` `<stop>` | presses a key |
/// | `<cbm+q>` `<shift+a>` `<ctrl+1>` | presses keys together |
/// | `<a:20>` | holds for 20 frames; 3 is usual |
/// | `<wait 50>` | waits for 50 frames |
/// | `<restore>` | presses RESTORE |
/// | `<joy2 up+fire>` `<joy1 left:10>` | moves a joystick; `none` is nothing |
///
/// Each key and joystick move is followed by 3 frames of nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyScript {
    actions: Vec<Action>,
}

/// What is wrong with a key script, and in which character (from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyScriptError {
    /// The character, counted from 1.
    pub column: usize,
    message: String,
}

impl fmt::Display for KeyScriptError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for KeyScriptError {}

impl KeyScript {
    /// Reads a script.
    ///
    /// # Errors
    /// The first thing that is not understood, with its column.
    pub fn parse(text: &str) -> Result<Self, KeyScriptError> {
        let mut actions = Vec::new();
        let mut characters = text.chars().zip(1..);
        while let Some((character, column)) = characters.next() {
            let action = match character {
                '<' => {
                    let mut word = String::new();
                    loop {
                        match characters.next() {
                            Some(('>', _)) => break,
                            Some((character, _)) => word.push(character),
                            None => return Err(error(column, "this `<` has no `>`")),
                        }
                    }
                    parse_word(&word).map_err(|message| error(column, message))?
                }
                ' ' | '\t' | '\n' | '\r' => continue,
                _ => type_character(character).map_err(|message| error(column, message))?,
            };
            actions.push(action);
        }
        Ok(Self { actions })
    }

    /// Does all that the script says.
    ///
    /// # Errors
    /// Why the machine stopped before the end of the script.
    pub fn run(&self, machine: &mut C64) -> Result<(), Stop> {
        self.actions
            .iter()
            .try_for_each(|action| action.run(machine))
    }
}

impl Action {
    fn run(&self, machine: &mut C64) -> Result<(), Stop> {
        match self {
            Self::Wait(frames) => return machine.run_frames(u64::from(*frames)),
            Self::Keys(keys, frames) => {
                for &key in keys {
                    machine.keyboard_mut().press(key);
                }
                machine.run_frames(u64::from(*frames))?;
                for &key in keys {
                    machine.keyboard_mut().release(key);
                }
            }
            Self::Restore(frames) => {
                machine.set_restore(true);
                machine.run_frames(u64::from(*frames))?;
                machine.set_restore(false);
            }
            &Self::Joystick(port, joystick, frames) => {
                machine.set_joystick(port, joystick);
                machine.run_frames(u64::from(frames))?;
                machine.set_joystick(port, Joystick::NONE);
            }
        }
        machine.run_frames(u64::from(GAP_FRAMES))
    }
}

fn error(column: usize, message: impl Into<String>) -> KeyScriptError {
    KeyScriptError {
        column,
        message: message.into(),
    }
}

fn type_character(character: char) -> Result<Action, String> {
    let (key, shifted) =
        Key::for_character(character).ok_or_else(|| format!("no key gives `{character}`"))?;
    let mut keys = Vec::new();
    if shifted {
        keys.push(Key::LeftShift);
    }
    keys.push(key);
    Ok(Action::Keys(keys, HOLD_FRAMES))
}

/// Reads what stands between angle brackets.
fn parse_word(word: &str) -> Result<Action, String> {
    if let Some(count) = word.strip_prefix("wait ") {
        return Ok(Action::Wait(parse_frames(count)?));
    }
    let (what, frames) = match word.rsplit_once(':') {
        Some((what, count)) => (what, parse_frames(count)?),
        None => (word, HOLD_FRAMES),
    };
    if let Some(directions) = what.strip_prefix("joy1 ") {
        return Ok(Action::Joystick(
            Port::One,
            parse_joystick(directions)?,
            frames,
        ));
    }
    if let Some(directions) = what.strip_prefix("joy2 ") {
        return Ok(Action::Joystick(
            Port::Two,
            parse_joystick(directions)?,
            frames,
        ));
    }
    if what == "restore" {
        return Ok(Action::Restore(frames));
    }
    let mut keys = Vec::new();
    for name in what.split('+') {
        match name {
            "up" => keys.extend([Key::LeftShift, Key::CursorDown]),
            "left" => keys.extend([Key::LeftShift, Key::CursorRight]),
            _ => {
                keys.push(Key::from_name(name).ok_or_else(|| format!("no key is called `{name}`"))?)
            }
        }
    }
    Ok(Action::Keys(keys, frames))
}

fn parse_frames(count: &str) -> Result<u16, String> {
    match count.trim().parse() {
        Ok(frames) if frames > 0 => Ok(frames),
        _ => Err(format!("`{count}` is not a number of frames (1 to 65535)")),
    }
}

fn parse_joystick(directions: &str) -> Result<Joystick, String> {
    directions
        .split('+')
        .try_fold(Joystick::NONE, |joystick, direction| {
            let direction = match direction.trim() {
                "none" => Joystick::NONE,
                "up" => Joystick::UP,
                "down" => Joystick::DOWN,
                "left" => Joystick::LEFT,
                "right" => Joystick::RIGHT,
                "fire" => Joystick::FIRE,
                other => return Err(format!("a joystick has no `{other}`")),
            };
            Ok(joystick | direction)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn actions(text: &str) -> Vec<Action> {
        KeyScript::parse(text).unwrap().actions
    }

    fn keys(keys: &[Key]) -> Action {
        Action::Keys(keys.to_vec(), HOLD_FRAMES)
    }

    #[test]
    fn characters_are_typed_and_white_space_is_skipped() {
        assert_eq!(
            actions("a 7\n?"),
            [
                keys(&[Key::A]),
                keys(&[Key::Digit7]),
                keys(&[Key::LeftShift, Key::Slash]),
            ]
        );
    }

    #[test]
    fn words_name_keys_chords_and_times() {
        assert_eq!(
            actions("<return><cbm+q><left><a:20><wait 50><restore>"),
            [
                keys(&[Key::Return]),
                keys(&[Key::Commodore, Key::Q]),
                keys(&[Key::LeftShift, Key::CursorRight]),
                Action::Keys(vec![Key::A], 20),
                Action::Wait(50),
                Action::Restore(HOLD_FRAMES),
            ]
        );
    }

    #[test]
    fn joysticks_are_moved() {
        assert_eq!(
            actions("<joy2 up+fire><joy1 left:10><joy2 none>"),
            [
                Action::Joystick(Port::Two, Joystick::UP | Joystick::FIRE, HOLD_FRAMES),
                Action::Joystick(Port::One, Joystick::LEFT, 10),
                Action::Joystick(Port::Two, Joystick::NONE, HOLD_FRAMES),
            ]
        );
    }

    #[test]
    fn an_empty_script_does_nothing() {
        assert_eq!(actions(" "), []);
    }

    #[test]
    fn errors_name_the_column() {
        for (text, message) in [
            ("ab<return", "column 3: this `<` has no `>`"),
            ("a<enter>", "column 2: no key is called `enter`"),
            ("é", "column 1: no key gives `é`"),
            ("ab>", "column 3: no key gives `>`"),
            (
                "<wait x>",
                "column 1: `x` is not a number of frames (1 to 65535)",
            ),
            (
                "<a:0>",
                "column 1: `0` is not a number of frames (1 to 65535)",
            ),
            ("<joy2 upp>", "column 1: a joystick has no `upp`"),
            ("<>", "column 1: no key is called ``"),
            ("<cbm+>", "column 1: no key is called ``"),
        ] {
            assert_eq!(KeyScript::parse(text).unwrap_err().to_string(), message);
        }
    }
}
