//! The title's picture: the game's name carved in wood, and a hand that sows. A menu stands below it.

use super::picture::TITLE;
use crate::hand::Hand;
use crate::hardware::Hardware;
use crate::hardware::sprite::{LEFT, TOP};

/// The hand at the right of the name, and for how many frames its seed has been falling.
static HAND: Hand = Hand::new(LEFT + 152, TOP + 32);
const HAND_DROP: u8 = 3;

/// Draws the picture and nothing else. Takes several frames: the display should be off.
pub fn draw(hardware: &mut Hardware) {
    super::clear(hardware);
    TITLE.draw(hardware);
    HAND.appear(hardware);
    HAND.drop(hardware, HAND_DROP);
}
