use super::item::Action::{
    Abandon, Analysis, Continue, Editor, Load, OfferDraw, Save, Settings, Start, Title, Tutorial,
};
use super::item::Item::{self, Action, Setting};
use crate::core::unchecked::get;
use crate::setup::Setting::{
    Begins, GrandSlam, Language, MostPits, NorthLevel, OnlySlam, OverMost, Players, Preset,
    Repetition, Side, Sound, SouthLevel, Time,
};

/// Gives each page its items, from top to bottom.
macro_rules! pages {
    ($($(#[$doc:meta])* $page:ident: $($item:expr),+;)+) => {
        /// A page of the menus.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Page { $($(#[$doc])* $page),+ }

        /// The lengths of the pages.
        const LENGTHS: &[usize] = &[$([$($item),+].len()),+];

        /// The items of all pages, one page after the other.
        pub static ITEMS: [Item; sum(LENGTHS.len())] = [$($($item),+),+];
    };
}

pages! {
    /// What can be chosen before a game.
    Title:
        Action(Start),
        Setting(Players),
        Setting(Side),
        Setting(SouthLevel),
        Setting(NorthLevel),
        Setting(Time),
        Setting(Preset),
        Setting(Begins),
        Setting(Language),
        Setting(Sound),
        Action(Editor),
        Action(Load),
        Action(Tutorial);
    /// The options of the rules.
    Options:
        Setting(GrandSlam),
        Setting(OnlySlam),
        Setting(MostPits),
        Setting(OverMost),
        Setting(Repetition),
        Setting(Begins);
    /// What can be done during a game.
    Game:
        Action(Continue),
        Action(OfferDraw),
        Action(Analysis),
        Action(Editor),
        Action(Settings),
        Action(Save),
        Action(Load),
        Action(Abandon),
        Action(Title);
    /// What can be chosen during a game.
    Settings:
        Setting(SouthLevel),
        Setting(NorthLevel),
        Setting(Time),
        Setting(Sound);
}

/// Where each page starts among [`ITEMS`], and where the last one ends.
static STARTS: [u8; LENGTHS.len() + 1] = starts();

const fn starts() -> [u8; LENGTHS.len() + 1] {
    let mut starts = [0; LENGTHS.len() + 1];
    let mut page = 0;
    while page < starts.len() {
        starts[page] = sum(page) as u8;
        page += 1;
    }
    starts
}

/// How many items the first `pages` pages have.
const fn sum(pages: usize) -> usize {
    let mut sum = 0;
    let mut page = 0;
    while page < pages {
        sum += LENGTHS[page];
        page += 1;
    }
    sum
}

impl Page {
    /// Where its items start among [`ITEMS`].
    pub fn start(self) -> u8 {
        get(&STARTS, self as u8)
    }

    /// Where its items end among [`ITEMS`].
    pub fn end(self) -> u8 {
        get(&STARTS, self as u8 + 1)
    }
}
