//! Matches: many games between two players, each opening once with either colour.

mod effort;
mod opening;
mod play_match;
mod played;
mod player;
mod score;

pub use effort::Effort;
pub use opening::openings;
pub use play_match::play_match;
pub use played::{PlayedGame, Side, play};
pub use player::{Mind, Player};
pub use score::Score;
