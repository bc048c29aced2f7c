use std::collections::VecDeque;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::c64::{C64, GAP_FRAMES, HOLD_FRAMES, Key};

/// Keys of the C64 to be pressed at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// These of the matrix.
    Keys(Vec<Key>),
    /// RESTORE.
    Restore,
}

/// What a key of the terminal means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Keys of the C64.
    Press(Press),
    /// End the emulator.
    Quit,
}

impl Command {
    /// The meaning of a key event; `None` if it has none.
    pub(super) fn of(event: KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let chord = event
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        let keys = match event.code {
            KeyCode::Char('c' | 'C') if event.modifiers.contains(KeyModifiers::CONTROL) => {
                return Some(Self::Quit);
            }
            KeyCode::Char('q' | 'Q') if chord => vec![Key::Commodore, Key::Q],
            KeyCode::Char(_) if chord => return None,
            // Letters are the C64's unshifted ones, whatever CAPS LOCK is on here.
            KeyCode::Char(character) => match Key::for_character(character.to_ascii_lowercase())? {
                (key, false) => vec![key],
                (key, true) => vec![Key::LeftShift, key],
            },
            KeyCode::Enter => vec![Key::Return],
            KeyCode::Backspace | KeyCode::Delete => vec![Key::Delete],
            KeyCode::Home => vec![Key::Home],
            KeyCode::Esc => vec![Key::RunStop],
            KeyCode::Right => vec![Key::CursorRight],
            KeyCode::Left => vec![Key::LeftShift, Key::CursorRight],
            KeyCode::Down => vec![Key::CursorDown],
            KeyCode::Up => vec![Key::LeftShift, Key::CursorDown],
            KeyCode::F(number @ 1..=8) => function_key(number),
            KeyCode::PageUp => return Some(Self::Press(Press::Restore)),
            _ => return None,
        };
        Some(Self::Press(Press::Keys(keys)))
    }
}

/// The even ones are the odd ones with SHIFT.
fn function_key(number: u8) -> Vec<Key> {
    let key = match number {
        1 | 2 => Key::F1,
        3 | 4 => Key::F3,
        5 | 6 => Key::F5,
        _ => Key::F7,
    };
    if number.is_multiple_of(2) {
        vec![Key::LeftShift, key]
    } else {
        vec![key]
    }
}

/// Plays key presses one after the other into the matrix: a terminal tells of presses only, and the C64 wants each key
/// down for some frames and then up for some.
#[derive(Default)]
pub(super) struct KeyQueue {
    waiting: VecDeque<Press>,
    /// Frames until the key that is down goes up, or until the next may go down.
    frames: u16,
    down: bool,
}

/// Presses that can wait. More are dropped: nobody wants to wait for keys of long ago.
const CAPACITY: usize = 32;

impl KeyQueue {
    /// Takes a press.
    pub(super) fn push(&mut self, press: Press) {
        if self.waiting.len() < CAPACITY {
            self.waiting.push_back(press);
        }
    }

    /// Moves keys as is due before the next frame.
    pub(super) fn before_frame(&mut self, machine: &mut C64) {
        if self.frames > 0 {
            self.frames -= 1;
        }
        if self.frames > 0 {
            return;
        }
        if self.down {
            machine.keyboard_mut().release_all();
            machine.set_restore(false);
            self.down = false;
            self.frames = GAP_FRAMES;
            return;
        }
        match self.waiting.pop_front() {
            Some(Press::Keys(keys)) => {
                for key in keys {
                    machine.keyboard_mut().press(key);
                }
            }
            Some(Press::Restore) => machine.set_restore(true),
            None => return,
        }
        self.down = true;
        self.frames = HOLD_FRAMES;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::c64::{Model, RamPattern};

    #[track_caller]
    fn assert_keys(code: KeyCode, modifiers: KeyModifiers, keys: &[Key]) {
        assert_eq!(
            Command::of(KeyEvent::new(code, modifiers)),
            Some(Command::Press(Press::Keys(keys.to_vec())))
        );
    }

    #[test]
    fn keys_mean_what_is_printed_on_them() {
        let none = KeyModifiers::NONE;
        assert_keys(KeyCode::Char('a'), none, &[Key::A]);
        assert_keys(KeyCode::Char('A'), KeyModifiers::SHIFT, &[Key::A]);
        assert_keys(
            KeyCode::Char('?'),
            KeyModifiers::SHIFT,
            &[Key::LeftShift, Key::Slash],
        );
        assert_keys(KeyCode::Enter, none, &[Key::Return]);
        assert_keys(KeyCode::Left, none, &[Key::LeftShift, Key::CursorRight]);
        assert_keys(KeyCode::F(3), none, &[Key::F3]);
        assert_keys(KeyCode::F(4), none, &[Key::LeftShift, Key::F3]);
        assert_keys(
            KeyCode::Char('q'),
            KeyModifiers::CONTROL,
            &[Key::Commodore, Key::Q],
        );
        assert_keys(
            KeyCode::Char('q'),
            KeyModifiers::ALT,
            &[Key::Commodore, Key::Q],
        );
    }

    #[test]
    fn ctrl_c_quits_and_unknown_keys_do_nothing() {
        let of = |code, modifiers| Command::of(KeyEvent::new(code, modifiers));
        assert_eq!(
            of(KeyCode::Char('c'), KeyModifiers::CONTROL),
            Some(Command::Quit)
        );
        assert_eq!(of(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
        assert_eq!(of(KeyCode::Char('é'), KeyModifiers::NONE), None);
        assert_eq!(of(KeyCode::F(12), KeyModifiers::NONE), None);
        assert_eq!(
            of(KeyCode::PageUp, KeyModifiers::NONE),
            Some(Command::Press(Press::Restore))
        );
    }

    #[test]
    fn releases_mean_nothing() {
        let mut event = KeyEvent::new(KeyCode::Char('a'), KeyModifiers::NONE);
        event.kind = KeyEventKind::Release;
        assert_eq!(Command::of(event), None);
    }

    /// Per frame, whether A and B show in the matrix.
    #[test]
    fn each_press_is_down_and_up_for_three_frames() {
        let mut machine = C64::new(Model::Pal, RamPattern::Stripes);
        machine.poke(0x0001, 0x37);
        machine.poke(0xDC02, 0xFF);
        let mut queue = KeyQueue::default();
        queue.push(Press::Keys(vec![Key::A]));
        queue.push(Press::Keys(vec![Key::B]));
        let mut seen = String::new();
        for _ in 0..14 {
            queue.before_frame(&mut machine);
            machine.poke(0xDC00, !0x02);
            let a = machine.peek(0xDC01) != 0xFF;
            machine.poke(0xDC00, !0x08);
            let b = machine.peek(0xDC01) != 0xFF;
            seen.push(match (a, b) {
                (false, false) => '.',
                (true, false) => 'a',
                (false, true) => 'b',
                (true, true) => '!',
            });
        }
        assert_eq!(seen, "aaa...bbb.....");
    }

    #[test]
    fn too_many_presses_are_dropped() {
        let mut queue = KeyQueue::default();
        for _ in 0..1000 {
            queue.push(Press::Keys(vec![Key::A]));
        }
        assert_eq!(queue.waiting.len(), CAPACITY);
    }
}
