//! A lesson below the board.
//!
//! ```text
//! row 0   the lesson's number
//!    18   what it is about
//!    19   the task, or whether it is solved
//!    20   what the program answers, as in a game
//!    21   the explanation
//! ```

use super::line::{self, Arguments, TURN};
use crate::hardware::Hardware;
use crate::lessons::LESSONS;
use crate::text::Text;
use crate::tiles::{CYAN, WHITE, YELLOW};

const HEAD: u8 = 0;
/// Where the lesson's number starts, and what tells the keys.
const NUMBER: u8 = 1;
const KEYS: u8 = 19;
const TASK: u8 = TURN + 1;

/// Shows what `lesson` (counted from 0) says.
#[inline(never)]
pub fn draw(hardware: &mut Hardware, lesson: u8) {
    let number = Arguments {
        pit: 0,
        number: lesson + 1,
    };
    line::blank(hardware, HEAD, 0);
    line::print(
        hardware,
        HEAD,
        NUMBER,
        Text::LessonNumber as u8,
        YELLOW,
        number,
    );
    let none = Arguments::NONE;
    line::print(hardware, HEAD, KEYS, Text::LessonKeys as u8, CYAN, none);
    line::page(
        hardware,
        TURN,
        Text::LessonGoal.after(lesson),
        [YELLOW, WHITE, CYAN],
    );
    const { assert!(Text::LessonPresets as u8 - Text::LessonGoal as u8 + 1 == LESSONS) }
}

/// Says whether the task is solved.
pub fn judge(hardware: &mut Hardware, text: Text) {
    hardware.wait_frame();
    line::show(hardware, TASK, text as u8, WHITE, Arguments::NONE);
}
