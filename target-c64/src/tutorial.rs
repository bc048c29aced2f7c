//! The tutorial: lessons on the live board, page by page. Coming back resumes with the page that was left.

use crate::app::App;
use crate::core::position::{BIT, ROW};
use crate::core::ruleset::RuleSet;
use crate::core::unchecked::get;
use crate::hardware::sound::Sound;
use crate::hardware::{Stage, key};
use crate::lessons::{ALL, LESSONS, NO_REPLY, Step};
use crate::screens::lesson;
use crate::screens::line::Arguments;
use crate::text::Text;

/// Frames that a move of South stays in view before North answers.
const REPLY_FRAMES: u8 = 60;

/// How far the player has come with a task.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Task {
    /// South is to find a move.
    Open,
    /// A right move was played, and North answers.
    Answering,
    /// All moves were right.
    Solved,
    /// The last move was not.
    Missed,
}

/// The page of the tutorial that is open, or was open last.
pub struct Tutorial {
    pub(crate) lesson: u8,
    step: u8,
    task: Task,
    /// Whether moves are those of a lesson and not of a game.
    is_open: bool,
}

impl Tutorial {
    /// Before the first lesson.
    #[cfg(not(c64))]
    pub const EMPTY: Self = Self {
        lesson: 0,
        step: 0,
        task: Task::Open,
        is_open: false,
    };

    /// Whether moves are those of a lesson and not of a game.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    fn step(&self) -> Step {
        get(&get(&ALL, self.lesson).steps, self.step)
    }
}

impl App {
    /// Goes on with the lesson that was left.
    pub(crate) fn open_tutorial(&mut self) {
        self.tutorial.is_open = true;
        self.show_lesson(self.tutorial.lesson);
    }

    /// Shows a lesson from its beginning; after the last one, the title.
    #[inline(never)]
    fn show_lesson(&mut self, lesson: u8) {
        if lesson >= LESSONS {
            self.tutorial.lesson = 0;
            self.leave_tutorial();
            return;
        }
        self.tutorial.lesson = lesson;
        self.tutorial.step = 0;
        let page = &ALL[lesson as usize];
        self.game.rules = RuleSet::PRESETS[page.preset as usize];
        self.game.position = page.position();
        self.game.begin();
        self.show_game();
        self.open_task();
    }

    fn leave_tutorial(&mut self) {
        self.tutorial.is_open = false;
        self.show_title();
    }

    /// Waits for South's next move.
    fn open_task(&mut self) {
        self.show_marks(self.game.legal_moves());
        self.set_task(Task::Open);
    }

    fn set_task(&mut self, task: Task) {
        self.tutorial.task = task;
        self.enter(Stage::Tutorial);
    }

    /// Does what is due in a frame of a lesson.
    pub(crate) fn step_tutorial(&mut self) {
        if self.tutorial.task == Task::Answering {
            let reply = self.tutorial.step().reply;
            self.tutorial.step += 1;
            self.pause(REPLY_FRAMES);
            self.play(reply);
            return;
        }
        let key = self.hardware.next_key();
        if key != key::NONE {
            self.lesson_key(key);
        }
    }

    fn lesson_key(&mut self, key: u8) {
        let lesson = self.tutorial.lesson;
        match (key, self.tutorial.task) {
            (key::BACK | key::ABANDON, _) => self.leave_tutorial(),
            (key::DOWN, _) | (key::RETURN, Task::Solved) => self.show_lesson(lesson + 1),
            (key::UP, _) => self.show_lesson(lesson.saturating_sub(1)),
            (_, Task::Missed) => self.show_lesson(lesson),
            (b'A'..=b'L' | b'1'..=b'6' | key::LEFT | key::RIGHT | key::RETURN, Task::Open) => {
                self.play_key(key);
            }
            _ => self.refuse(Text::UnknownKey as u8, Arguments::NONE),
        }
    }

    /// Judges the move that was played and shown.
    #[inline(never)]
    pub(crate) fn judge_lesson_move(&mut self) {
        let pit = self.game.logged(self.game.len() - 1);
        if pit >= ROW {
            self.open_task();
            return;
        }
        let step = self.tutorial.step();
        if step.right & get(&BIT, pit) == 0 {
            lesson::judge(&mut self.hardware, Text::LessonMissed);
            self.hardware.play(Sound::Refusal);
            self.set_task(Task::Missed);
        } else if step.reply != NO_REPLY {
            self.set_task(Task::Answering);
        } else {
            lesson::judge(&mut self.hardware, Text::LessonSolved);
            self.hardware.play(Sound::End);
            self.set_task(Task::Solved);
        }
    }
}
