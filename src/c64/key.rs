/// Makes the enum, the list of all keys and their names from one table.
macro_rules! keys {
    ($($key:ident $name:literal,)*) => {
        /// A key of the matrix, in the order column * 8 + row. RESTORE is not in the matrix.
        ///
        /// A column is a bit of $DC00, a row a bit of $DC01.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Key {
            $($key,)*
        }

        impl Key {
            /// All keys, by position.
            pub const ALL: [Key; 64] = [$(Key::$key,)*];

            /// The key's name in key scripts: what is printed on it in lower case, or a short word.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Key::$key => $name,)*
                }
            }
        }
    };
}

keys! {
    Delete "del", Return "return", CursorRight "right", F7 "f7", F1 "f1", F3 "f3", F5 "f5", CursorDown "down",
    Digit3 "3", W "w", A "a", Digit4 "4", Z "z", S "s", E "e", LeftShift "shift",
    Digit5 "5", R "r", D "d", Digit6 "6", C "c", F "f", T "t", X "x",
    Digit7 "7", Y "y", G "g", Digit8 "8", B "b", H "h", U "u", V "v",
    Digit9 "9", I "i", J "j", Digit0 "0", M "m", K "k", O "o", N "n",
    Plus "+", P "p", L "l", Minus "-", Period ".", Colon ":", At "@", Comma ",",
    Pound "pound", Asterisk "*", Semicolon ";", Home "home", RightShift "rshift", Equals "=", UpArrow "^", Slash "/",
    Digit1 "1", LeftArrow "leftarrow", Control "ctrl", Digit2 "2", Space "space", Commodore "cbm", Q "q", RunStop "stop",
}

impl Key {
    /// Column * 8 + row.
    pub const fn position(self) -> u8 {
        self as u8
    }

    /// The bit of $DC00 that selects the key.
    pub(super) const fn column(self) -> usize {
        self as usize >> 3
    }

    /// The bit of $DC01 in which it shows, as a mask.
    pub(super) const fn row_mask(self) -> u8 {
        1 << (self as u8 & 7)
    }

    /// The key of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name() == name)
    }

    /// The keys that give a character: one, or SHIFT and another.
    pub fn for_character(character: char) -> Option<(Self, bool)> {
        let (name, shifted) = match character {
            ' ' => return Some((Self::Space, false)),
            'A'..='Z' => (character.to_ascii_lowercase(), true),
            '!' => ('1', true),
            '"' => ('2', true),
            '#' => ('3', true),
            '$' => ('4', true),
            '%' => ('5', true),
            '&' => ('6', true),
            '\'' => ('7', true),
            '(' => ('8', true),
            ')' => ('9', true),
            '?' => ('/', true),
            '[' => (':', true),
            ']' => (';', true),
            _ => (character, false),
        };
        let mut buffer = [0; 4];
        Self::from_name(name.encode_utf8(&mut buffer)).map(|key| (key, shifted))
    }
}

#[cfg(test)]
mod tests {
    use super::Key;

    /// Positions from the KERNAL's keyboard table ($EB81), which is in the order of the matrix.
    #[test]
    fn keys_are_where_the_machine_has_them() {
        for (key, column, row) in [
            (Key::Return, 0, 1),
            (Key::A, 1, 2),
            (Key::LeftShift, 1, 7),
            (Key::X, 2, 7),
            (Key::N, 4, 7),
            (Key::Digit0, 4, 3),
            (Key::RightShift, 6, 4),
            (Key::Commodore, 7, 5),
            (Key::Q, 7, 6),
            (Key::RunStop, 7, 7),
        ] {
            assert_eq!(key.position(), column * 8 + row, "{key:?}");
            assert_eq!(key.column(), usize::from(column));
            assert_eq!(key.row_mask(), 1 << row);
        }
    }

    #[test]
    fn names_are_unique() {
        for key in Key::ALL {
            assert_eq!(Key::from_name(key.name()), Some(key));
        }
    }

    #[test]
    fn characters_have_keys() {
        assert_eq!(Key::for_character('a'), Some((Key::A, false)));
        assert_eq!(Key::for_character('A'), Some((Key::A, true)));
        assert_eq!(Key::for_character('?'), Some((Key::Slash, true)));
        assert_eq!(Key::for_character(' '), Some((Key::Space, false)));
        assert_eq!(Key::for_character('é'), None);
    }
}
