use crate::setup::Setting;
use crate::text::Text;

/// What RETURN or fire does in a line of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Action {
    /// Begins a game.
    Start,
    /// Goes back to the game.
    Continue,
    /// Opens the settings that can be changed during a game.
    Settings,
    /// Saves the game on the disk.
    Save,
    /// Goes on with a game from the disk.
    Load,
    /// Ends the game; captured seeds decide.
    Abandon,
    /// Goes back to the title.
    Title,
    /// Goes on with the tutorial.
    Tutorial,
    /// Offers the opponent a draw.
    OfferDraw,
    /// Shows what each move is worth, in the log.
    Analysis,
    /// Opens the position editor.
    Editor,
}

/// A line of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A setting, whose values left and right go through.
    Setting(Setting),
    /// Something to do.
    Action(Action),
}

impl Item {
    /// The text that names it.
    pub fn label(self) -> u8 {
        match self {
            Self::Setting(setting) => Text::MenuPlayers.after(setting as u8),
            Self::Action(action) => Text::MenuStart.after(action as u8),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::String;

    use super::super::page::ITEMS;
    use super::*;
    use crate::text::KEYS;

    /// `menu_most_pits` for `MostPits`.
    fn key(name: &str) -> String {
        let mut key = String::from("menu");
        for letter in name.chars() {
            if letter.is_ascii_uppercase() {
                key.push('_');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }

    #[test]
    fn every_item_has_the_text_of_its_name() {
        for item in ITEMS {
            let name = match item {
                Item::Setting(setting) => format!("{setting:?}"),
                Item::Action(action) => format!("{action:?}"),
            };
            assert_eq!(KEYS[usize::from(item.label())].0, key(&name));
        }
    }
}
