//! The menus: pages of settings and actions, for the title and during a game.
//!
//! To add a line: a variant of [`Action`] (or of [`crate::setup::Setting`]) with its text at the same place among
//! those of `text.rs` and of every language; its place in a page of `menu/page.rs`; and what it does in
//! [`App::act`]. An action that shows something of its own enters its own [`Stage`], and comes back by
//! [`App::show_title`] or [`App::close_menu`]. What is not always of use is left out by [`App::is_offered`].

pub mod item;
pub mod page;

use crate::app::{App, NO_PIT};
use crate::core::position::{NORTH, ROW, SOUTH};
use crate::core::ruleset::GrandSlam;
use crate::core::unchecked::{at, get};
use crate::hardware::sound::Sound;
use crate::hardware::{Stage, key};
use crate::screens::line::{self, TURN};
use crate::screens::menu::{NO_TEXT, Window, help};
use crate::setup::Setting;
use crate::text::Text;
use item::{Action, Item};
use page::{ITEMS, Page};

/// The most items that are seen at once.
const MOST: usize = 12;

/// The page that is open.
pub struct Menu {
    page: Page,
    window: Window,
    /// Places among [`ITEMS`] of the items in view.
    shown: [u8; MOST],
    /// How many there are.
    count: u8,
    /// Which of them is pointed at.
    chosen: u8,
    /// The last key was refused.
    is_refused: bool,
    /// What was last seen of the sound.
    is_sound_off: bool,
}

impl Menu {
    /// Before a page was opened.
    pub const EMPTY: Self = Self {
        page: Page::Title,
        window: Window::TITLE,
        shown: [0; MOST],
        count: 0,
        chosen: 0,
        is_refused: false,
        is_sound_off: false,
    };

    /// The place of the item pointed at.
    pub(crate) fn chosen(&self) -> u8 {
        self.chosen
    }

    fn item(&self, place: u8) -> Item {
        get(&ITEMS, get(&self.shown, place))
    }
}

impl App {
    /// Opens the menu of a game that is played.
    pub(crate) fn open_game_menu(&mut self) {
        self.enter(Stage::Menu);
        // The heading stands where South's notes are, which come back with the choice.
        let chosen = self.chosen;
        self.chosen = NO_PIT;
        self.show_marks(self.game.legal_moves());
        self.chosen = chosen;
        self.open(Page::Game);
    }

    /// Shows a page, on the title below its picture, otherwise below the board.
    #[inline(never)]
    pub(crate) fn open(&mut self, page: Page) {
        self.menu.page = page;
        self.menu.window = if self.stage == Stage::Title {
            Window::TITLE
        } else {
            Window::GAME
        };
        self.menu.chosen = 0;
        self.menu.count = 0;
        self.menu.is_refused = false;
        self.hardware.wait_frame();
        let heading = Text::Subtitle.after(page as u8);
        self.menu.window.frame(&mut self.hardware, heading);
        self.list();
    }

    /// Goes back to the game from one of its pages.
    #[inline(never)]
    pub(crate) fn close_menu(&mut self) {
        self.enter(Stage::Playing);
        if self.menu.page == Page::Settings {
            self.draw_game();
        } else {
            self.hardware.wait_frame();
            line::blank(&mut self.hardware, TURN - 1, 0);
            self.show_keys();
        }
        self.show_turn();
    }

    /// Answers a key.
    #[inline(never)]
    pub(crate) fn menu_key(&mut self, key: u8) {
        if self.menu.is_refused {
            self.menu.is_refused = false;
            help(&mut self.hardware, Text::MenuHelp);
            self.hardware.wait_frame();
        }
        let menu = &self.menu;
        let (chosen, count, rows) = (menu.chosen, menu.count, menu.window.rows);
        let item = menu.item(chosen);
        match (key, item) {
            (key::DOWN, _) => self.point_at(if chosen + 1 == count { 0 } else { chosen + 1 }),
            (key::UP, _) => self.point_at(if chosen == 0 { count - 1 } else { chosen - 1 }),
            (key::LEFT | key::RIGHT, Item::Setting(setting)) => {
                self.change(setting, key == key::RIGHT);
            }
            (key::RIGHT, _) if chosen + rows < count => self.point_at(chosen + rows),
            (key::LEFT, _) if chosen >= rows => self.point_at(chosen - rows),
            (key::RETURN, Item::Setting(Setting::Preset)) => self.open(Page::Options),
            (key::RETURN, Item::Setting(setting)) => self.change(setting, true),
            (key::RETURN, Item::Action(action)) => self.act(action),
            (key::BACK, _) if self.stage == Stage::Menu => self.close_menu(),
            (key::F1, _) if self.stage == Stage::Menu => self.close_menu(),
            (key::ABANDON, _) if self.stage == Stage::Menu => self.act(Action::Abandon),
            (key::BACK, _) if self.menu.page != Page::Title => self.open(Page::Title),
            (b'0'..=b'2', _) if self.menu.page == Page::Title => {
                self.setup.set(Setting::Players, key - b'0');
                self.list();
            }
            _ => {
                self.menu.is_refused = true;
                help(&mut self.hardware, Text::UnknownKey);
                self.hardware.play(Sound::Refusal);
            }
        }
    }

    /// Does what an item says.
    fn act(&mut self, action: Action) {
        match action {
            Action::Start => self.start_game(),
            Action::Continue => self.close_menu(),
            Action::Settings => self.open(Page::Settings),
            Action::Save => self.open_saving(),
            Action::Load => self.open_loading(),
            Action::Abandon => {
                self.close_menu();
                self.abandon();
            }
            Action::Title => self.show_title(),
            Action::Tutorial => self.open_tutorial(),
            Action::OfferDraw => {
                self.close_menu();
                self.offer_draw();
            }
            Action::Analysis => {
                self.close_menu();
                self.open_analysis();
            }
            Action::Editor => self.open_editor(),
        }
    }

    /// Whether an item is of any use now.
    #[inline(never)]
    fn is_offered(&self, item: Item) -> bool {
        match item {
            Item::Action(Action::OfferDraw) => self.game.rules.draw_offer,
            Item::Setting(Setting::Side) => self.setup.value(Setting::Players) == 1,
            Item::Setting(Setting::SouthLevel) => self.setup.is_computer(SOUTH),
            Item::Setting(Setting::NorthLevel) => self.setup.is_computer(NORTH),
            Item::Setting(Setting::Time) => self.setup.has_clock(),
            Item::Setting(Setting::OnlySlam) => {
                self.setup.rules().grand_slam == GrandSlam::ForbiddenUnlessOnly
            }
            Item::Setting(Setting::OverMost) => self.setup.rules().max_pits < ROW,
            _ => true,
        }
    }

    fn change(&mut self, setting: Setting, forward: bool) {
        match setting {
            Setting::Language => {
                self.menu.is_refused = true;
                self.change_language(forward);
                return;
            }
            Setting::Sound => {
                self.hardware.switch_sound();
                self.menu.is_sound_off = self.hardware.is_sound_off();
            }
            setting => self.setup.change(setting, forward),
        }
        self.list();
    }

    /// Shows whether anything is to be heard, if that has changed without this menu.
    pub(crate) fn show_sound(&mut self) {
        let is_off = self.hardware.is_sound_off();
        if self.menu.is_sound_off == is_off {
            return;
        }
        self.menu.is_sound_off = is_off;
        for place in 0..self.menu.count {
            if self.menu.item(place) == Item::Setting(Setting::Sound) {
                self.show_item(place);
            }
        }
    }

    /// Points at the item at a place.
    pub(crate) fn point_at(&mut self, place: u8) {
        let window = self.menu.window;
        window.choose(&mut self.hardware, self.menu.chosen, false);
        window.choose(&mut self.hardware, place, true);
        self.menu.chosen = place;
    }

    /// Finds the items of the page that are of use, and shows what has changed: the value pointed
    /// at, or all if other items are of use than before.
    #[inline(never)]
    fn list(&mut self) {
        let before = get(&self.menu.shown, self.menu.chosen);
        let mut count = 0;
        let mut is_changed = false;
        for item in self.menu.page.start()..self.menu.page.end() {
            if self.is_offered(get(&ITEMS, item)) {
                let shown = at(&mut self.menu.shown, count);
                is_changed |= *shown != item;
                *shown = item;
                if item == before {
                    self.menu.chosen = count;
                }
                count += 1;
            }
        }
        is_changed |= self.menu.count != count;
        self.menu.count = count;
        if !is_changed {
            self.show_item(self.menu.chosen);
            return;
        }
        self.hardware.wait_frame();
        for place in 0..self.menu.window.fit(count) {
            self.show_item(place);
            self.hardware.wait_frame();
        }
    }

    #[inline(never)]
    fn show_item(&mut self, place: u8) {
        let window = self.menu.window;
        let mut label = NO_TEXT;
        let mut value = NO_TEXT;
        if place < self.menu.count {
            let item = self.menu.item(place);
            label = item.label();
            if let Item::Setting(setting) = item {
                value = match setting {
                    Setting::Sound => Text::SoundOff.after(u8::from(!self.hardware.is_sound_off())),
                    Setting::Language => Text::English.after(self.language),
                    setting => self.setup.text(setting),
                };
            }
        }
        window.item(&mut self.hardware, place, label, value);
        if place == self.menu.chosen {
            window.choose(&mut self.hardware, place, true);
        }
    }
}
