//! A draw that is offered.

use crate::app::App;
use crate::hardware::{Stage, key};
use crate::screens::line::{self, Arguments};
use crate::text::Text;

impl App {
    /// Offers a draw to the opponent of the player to move, once a move. The computer accepts if it does not see
    /// itself ahead; a player is asked.
    pub(crate) fn offer_draw(&mut self) {
        let side = self.game.position.side;
        if self.is_offered {
            self.refuse(Text::OneOffer as u8, Arguments::NONE);
            return;
        }
        if !self.setup.is_computer(side ^ 1) {
            self.is_offered = true;
            let text = Text::SouthOffers.after(side);
            line::message(&mut self.hardware, text, Arguments::NONE);
            self.enter(Stage::Offer);
            return;
        }
        if let Some(best) = self.consult() {
            self.is_offered = true;
            self.answer_offer(best.value >= 0);
        }
    }

    /// Answers a key of the player who is offered a draw: RETURN accepts.
    pub(crate) fn offer_key(&mut self, key: u8) {
        if key == key::ABANDON {
            self.abandon();
        } else {
            self.answer_offer(key == key::RETURN);
        }
    }

    #[inline(never)]
    fn answer_offer(&mut self, accepts: bool) {
        if accepts {
            self.game.agree_draw();
            self.go_on();
        } else {
            let text = Text::SouthDeclines.after(self.game.position.side ^ 1);
            self.enter(Stage::Playing);
            line::message(&mut self.hardware, text, Arguments::NONE);
        }
    }
}
