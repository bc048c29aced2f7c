use super::joystick::Joystick;
use super::key::Key;

/// The keyboard matrix with the joysticks, which share its lines: port 1 the rows ($DC01), port 2 the columns ($DC00).
#[derive(Clone, Default)]
pub struct Keyboard {
    /// Per column, the rows of the keys that are down.
    down: [u8; 8],
    joysticks: [Joystick; 2],
}

impl Keyboard {
    /// Holds a key down.
    pub fn press(&mut self, key: Key) {
        self.down[key.column()] |= key.row_mask();
    }

    /// Lets a key up.
    pub fn release(&mut self, key: Key) {
        self.down[key.column()] &= !key.row_mask();
    }

    /// Lets all keys up.
    pub fn release_all(&mut self) {
        self.down = [0; 8];
    }

    pub(super) fn joystick_mut(&mut self, port: Port) -> &mut Joystick {
        &mut self.joysticks[port as usize]
    }

    /// The lines of $DC00 and $DC01 when the CIA drives them as given.
    ///
    /// A line is low if anything on it pulls it low: the CIA, a joystick, or, through a key, another line. So three
    /// keys at the corners of a rectangle show the fourth, and a joystick shows keys.
    pub(super) fn lines(&self, (driven_a, driven_b): (u8, u8)) -> (u8, u8) {
        let [joystick_1, joystick_2] = self.joysticks;
        let mut low_columns = !driven_a | joystick_2.bits();
        let mut low_rows = !driven_b | joystick_1.bits();
        loop {
            let before = (low_columns, low_rows);
            for (column, &keys) in self.down.iter().enumerate() {
                if low_columns >> column & 1 != 0 {
                    low_rows |= keys;
                } else if low_rows & keys != 0 {
                    low_columns |= 1 << column;
                }
            }
            if before == (low_columns, low_rows) {
                return (!low_columns, !low_rows);
            }
        }
    }
}

/// A control port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Control port 1, on the rows of the keyboard.
    One,
    /// Control port 2, on the columns of the keyboard.
    Two,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows (low bits set) seen when a column alone is driven low.
    fn rows(keyboard: &Keyboard, column: u8) -> u8 {
        !keyboard.lines((!(1 << column), 0xFF)).1
    }

    fn keyboard(keys: &[Key]) -> Keyboard {
        let mut keyboard = Keyboard::default();
        for &key in keys {
            keyboard.press(key);
        }
        keyboard
    }

    #[test]
    fn each_key_shows_in_its_column_and_row_only() {
        for key in Key::ALL {
            let keyboard = keyboard(&[key]);
            for column in 0..8 {
                let expected = if usize::from(column) == key.column() {
                    key.row_mask()
                } else {
                    0
                };
                assert_eq!(rows(&keyboard, column), expected, "{key:?} column {column}");
            }
        }
    }

    #[test]
    fn a_released_key_is_gone() {
        let mut keyboard = keyboard(&[Key::A, Key::B]);
        keyboard.release(Key::A);
        assert_eq!(rows(&keyboard, 1), 0);
        assert_eq!(rows(&keyboard, 3), Key::B.row_mask());
        keyboard.release_all();
        assert_eq!(rows(&keyboard, 3), 0);
    }

    /// Left SHIFT is at 1/7, C= at 7/5, S at 1/5: RUN/STOP, the fourth corner, is at 7/7.
    #[test]
    fn three_corners_of_a_rectangle_show_the_fourth() {
        let keyboard = keyboard(&[Key::LeftShift, Key::Commodore, Key::S]);
        assert_eq!(
            rows(&keyboard, 7),
            Key::Commodore.row_mask() | Key::RunStop.row_mask()
        );
    }

    #[test]
    fn the_matrix_can_be_scanned_from_the_rows_as_well() {
        let (columns, _) = keyboard(&[Key::A]).lines((0xFF, !Key::A.row_mask()));
        assert_eq!(columns, !(1 << 1));
    }

    /// Row P06 of the list of known troubles: joystick 1 pulls rows low, whatever column is driven.
    #[test]
    fn joystick_1_looks_like_keys_in_every_column() {
        let mut keyboard = Keyboard::default();
        *keyboard.joystick_mut(Port::One) = Joystick::UP | Joystick::FIRE;
        for column in 0..8 {
            assert_eq!(rows(&keyboard, column), 0x11);
        }
        assert_eq!(keyboard.lines((0xFF, 0xFF)), (0xFF, 0xEE));
    }

    #[test]
    fn joystick_2_selects_columns() {
        let mut keyboard = keyboard(&[Key::A]);
        *keyboard.joystick_mut(Port::Two) = Joystick::DOWN;
        // Nothing is driven, and yet A (column 1) shows, for DOWN pulls column 1 low.
        assert_eq!(keyboard.lines((0xFF, 0xFF)), (!0x02, !Key::A.row_mask()));
    }
}
