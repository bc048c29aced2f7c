//! The computer's move, and how it thinks.

use crate::app::App;
use crate::core::search::Choice;
use crate::hardware::{Stage, key};
use crate::screens::thinking::Display;
use crate::watch::Watch;

impl App {
    /// Finds the computer's move and plays it, unless the game is abandoned meanwhile.
    #[inline(never)]
    pub(crate) fn play_computer_move(&mut self) {
        if self.setup.is_demo() && self.analysis.is_on() {
            self.analyse();
            if self.next_key != key::NONE {
                let key = self.take_key();
                self.stop(key);
                return;
            }
        }
        let side = self.game.position.side;
        let level = self.setup.level(side);
        if let Some(pit) = level.known_move(&self.game) {
            Display::clear(&mut self.hardware);
            self.play(pit);
            return;
        }
        let limit = self.setup.frames(side, self.hardware.video_standard());
        match self.think(level.plies, limit, self.setup.is_demo(), Stage::Sowing) {
            Ok(best) => {
                let pit = level.pit(&self.game, best.pit, &mut self.random);
                self.play(pit);
            }
            Err(key) => self.stop(key),
        }
    }

    /// Ends the game because of a key, unless that changes the analysis of a demonstration: then the
    /// turn begins anew.
    #[inline(never)]
    fn stop(&mut self, key: u8) {
        if self.setup.is_demo() && self.analysis.answer(key) {
            self.go_on();
        } else {
            self.abandon();
        }
    }

    /// Searches a game that goes on, up to `plies` deep ([`MAX_PLIES`](crate::core::search::MAX_PLIES) at the most), for
    /// at most `limit` frames, and shows what is found. Once it has found a move it enters `next`. Gives the key that
    /// stopped it instead, if one did: any key, or only that to abandon the game; then the caller is to say at once
    /// what follows.
    #[inline(never)]
    pub(crate) fn think(
        &mut self,
        plies: u8,
        limit: u16,
        any_key: bool,
        next: Stage,
    ) -> Result<Choice, u8> {
        self.hardware.wait_frame();
        Display::draw(&mut self.hardware);
        // It thinks from when there is a move to be hurried to.
        self.search.start(&self.game);
        let mut best = Choice::NONE;
        self.search
            .go_deeper(&self.game, &mut best, &mut |_, _| false);
        self.enter(Stage::Thinking);
        let hardware = &mut self.hardware;
        let mut watch = Watch::start(hardware, limit, any_key);
        while best.depth != plies
            && !watch.stops(hardware, &best, self.search.count)
            && self
                .search
                .go_deeper(&self.game, &mut best, &mut |best, count| {
                    watch.stops(hardware, best, count)
                })
        {}
        hardware.set_watching(false);
        if watch.key != key::NONE {
            return Err(watch.key);
        }
        self.enter(next);
        watch.end(&mut self.hardware, &best, self.search.count);
        Ok(best)
    }
}
