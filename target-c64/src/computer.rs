//! The computer's move.

use crate::app::App;
use crate::core::level;
use crate::core::search::Choice;
use crate::hardware::Stage;
use crate::screens::thinking::Display;
use crate::watch::Watch;

impl App {
    /// Finds the computer's move and plays it, unless the game is abandoned meanwhile.
    #[inline(never)]
    pub(crate) fn play_computer_move(&mut self) {
        if let Some(pit) = level::forced_move(&self.game) {
            Display::clear(&mut self.hardware);
            self.play(pit);
            return;
        }
        Display::draw(&mut self.hardware);
        match self.think() {
            Some(best) => {
                let level = self.setup.level();
                let pit = level.pit(&self.game, best.pit, &mut self.random);
                self.play(pit);
            }
            None => self.abandon(),
        }
    }

    /// Searches as the level has it. None if the game is abandoned.
    fn think(&mut self) -> Option<Choice> {
        self.enter(Stage::Thinking);
        let hardware = &mut self.hardware;
        let limit = self.setup.frames(hardware.video_standard());
        let mut watch = Watch::start(hardware, limit);
        let plies = self.setup.level().plies;
        let best = self.search.choose(&self.game, plies, |best, count| {
            watch.stops(hardware, best, count)
        })?;
        if watch.is_abandoned {
            return None;
        }
        watch.end(hardware, &best, self.search.count);
        Some(best)
    }
}
