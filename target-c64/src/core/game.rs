//! A game: its rules, where it started, and the moves played.
//!
//! Moves are all that is kept of the past. Taking back and counting repeated positions replay them,
//! which costs little at the pace of play and needs one byte a move.

use core::mem::{MaybeUninit, offset_of};

use super::moves::{Capture, Refusal};
use super::position::{Position, SOUTH};
use super::ruleset::RuleSet;
use super::unchecked::get;

/// Moves that are remembered. Longer games forget their oldest [`FORGOTTEN`] moves at a time.
pub const LOG_CAPACITY: u16 = 1024;
/// Moves that a full log forgets at once.
const FORGOTTEN: u16 = 256;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum End {
    /// It goes on.
    None,
    /// Somebody captured 25 or more.
    Majority,
    /// The player to move has no legal move.
    NoMove,
    /// A position occurred as often as the rules allow.
    Repetition,
    /// A player abandoned it.
    Abandoned,
    /// The players agreed on a draw.
    DrawAgreed,
}

const ABANDONED: u8 = End::Abandoned as u8;
const DRAW_AGREED: u8 = End::DrawAgreed as u8;

impl End {
    /// All ends, each at its own number.
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Majority,
        Self::NoMove,
        Self::Repetition,
        Self::Abandoned,
        Self::DrawAgreed,
    ];
}

/// Who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Winner {
    South,
    North,
    Draw,
}

/// A place in a game to come back to, see [`Game::bookmark`].
pub struct Bookmark {
    /// All of the game from `position` to before `log`.
    state: MaybeUninit<[u8; LOG_AT - STATE_AT]>,
    len: u16,
    /// What stands in the log after the last move.
    next: u8,
}

/// Where that part of a game begins.
const STATE_AT: usize = offset_of!(Game, position);

/// A game in progress or ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Game {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// The position now; after the end, the one before the final collecting.
    pub position: Position,
    /// The position before the first move of the log.
    start: Position,
    /// The position after the last capture, and the moves of the log up to it: before that, no
    /// position can occur again.
    anchor: Position,
    anchor_len: u16,
    len: u16,
    /// How it ended, if it has.
    pub end: End,
    /// With room for a move that is only tried out.
    log: [u8; LOG_CAPACITY as usize + 1],
}

/// A game as it lies in memory, the same on every machine. What the log does not fill means nothing.
pub type Image = [u8; LOG_AT + LOG_CAPACITY as usize];

// Where parts of it lie.
pub const LENGTH_AT: usize = offset_of!(Game, len);
const POSITION_AT: u8 = offset_of!(Game, position) as u8;
const END_AT: usize = offset_of!(Game, end);
pub const LOG_AT: usize = offset_of!(Game, log);
const _: () = assert!(LOG_AT == size_of::<RuleSet>() + 3 * size_of::<Position>() + 5);

impl Game {
    /// A game from the start position.
    pub fn new(rules: RuleSet) -> Self {
        Self::from_position(rules, Position::start(rules.first_player))
    }

    /// A game from any valid position. It may have ended already.
    pub fn from_position(rules: RuleSet, position: Position) -> Self {
        let mut game = Self::EMPTY;
        game.rules = rules;
        game.position = position;
        game.begin();
        game
    }

    /// What the static game of the C64 program holds before one is begun.
    pub const EMPTY: Self = Self {
        rules: RuleSet::BAOULE,
        position: Position::start(SOUTH),
        start: Position::start(SOUTH),
        anchor: Position::start(SOUTH),
        anchor_len: 0,
        len: 0,
        end: End::None,
        log: [0; LOG_CAPACITY as usize + 1],
    };

    /// Begins a new game by `rules` from the start position, in place.
    pub fn restart(&mut self, rules: &RuleSet) {
        self.rules = *rules;
        self.position = Position::start(rules.first_player);
        self.begin();
    }

    /// Makes the present `position` and `rules` the beginning of a new game.
    pub fn begin(&mut self) {
        self.start = self.position;
        self.anchor = self.position;
        self.anchor_len = 0;
        self.len = 0;
        self.end = self.natural_end();
    }

    /// Moves in the log, 0–[`LOG_CAPACITY`].
    pub fn len(&self) -> u16 {
        self.len
    }

    /// Whether no move has been played (or none is remembered).
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The pit (0–11) of a move in the log; `ply` counts from 0 and is below [`Game::len`].
    pub fn logged(&self, ply: u16) -> u8 {
        if ply < self.len {
            self.log[ply as usize]
        } else {
            0
        }
    }

    /// The mover's legal moves, bit n for the n-th pit of the row; none after the end.
    pub fn legal_moves(&self) -> u8 {
        if self.end == End::None {
            self.position.legal_moves(&self.rules)
        } else {
            0
        }
    }

    /// Why `pit` (0–11) cannot be played now, or none if it can.
    pub fn refusal(&self, pit: u8) -> Option<Refusal> {
        if self.end == End::None {
            self.position.refusal(&self.rules, pit)
        } else {
            Some(Refusal::GameOver)
        }
    }

    /// Plays `pit` (0–11), or refuses and changes nothing.
    pub fn play(&mut self, pit: u8) -> Result<Capture, Refusal> {
        if let Some(refusal) = self.refusal(pit) {
            return Err(refusal);
        }
        if self.len == LOG_CAPACITY {
            self.forget_oldest();
        }
        Ok(self.try_out(pit))
    }

    /// Plays `pit` (0–11), which must be legal, forgetting nothing even if the log is full. From there
    /// [`Game::return_to`] leads back; there is no room for a second move.
    pub fn try_out(&mut self, pit: u8) -> Capture {
        self.log[self.len as usize] = pit;
        let capture = self.advance();
        self.end = self.natural_end();
        capture
    }

    /// Where the game is now.
    #[cfg_attr(c64, inline(never))]
    pub fn bookmark(&self) -> Bookmark {
        Bookmark {
            // SAFETY: these bytes are the game's, whatever is in them.
            state: unsafe { *(&raw const *self).byte_add(STATE_AT).cast() },
            len: self.len,
            next: self.log[self.len as usize],
        }
    }

    /// Returns to a place in the same game from which no more happened than [`Game::try_out`], or [`Game::begin`].
    #[cfg_attr(c64, inline(never))]
    pub fn return_to(&mut self, place: &Bookmark) {
        // SAFETY: these bytes were the game's.
        unsafe { *(&raw mut *self).byte_add(STATE_AT).cast() = place.state };
        self.log[place.len as usize] = place.next;
    }

    /// The game as it lies in memory.
    pub fn image(&self) -> &Image {
        // SAFETY: the fields follow each other without gaps.
        unsafe { &*(&raw const *self).cast() }
    }

    /// Goes on with the game of an image, with at most [`LOG_CAPACITY`] moves, played by `rules`. False if one of its moves
    /// is not legal or they do not lead where it says; then the game is what it was. `kept` is memory to use.
    pub fn resume(&mut self, image: &Image, rules: &RuleSet, kept: &mut Image) -> bool {
        *kept = *self.image();
        let is_good = self.replay(image, rules);
        if !is_good {
            self.copy_from(kept);
        }
        is_good
    }

    fn replay(&mut self, image: &Image, rules: &RuleSet) -> bool {
        self.copy_from(image);
        self.rules = *rules;
        if !self.start.is_valid() {
            return false;
        }
        let moves = self.len;
        self.go_to(0);
        while self.len < moves {
            let pit = self.log[self.len as usize];
            if self.position.has_majority() || self.refusal(pit).is_some() {
                return false;
            }
            self.advance();
        }
        self.end = self.natural_end();
        // What the moves do not tell.
        match image[END_AT] {
            ABANDONED => self.abandon(),
            DRAW_AGREED => self.agree_draw(),
            _ => {}
        }
        // What the image says beside the rules, the start and the moves.
        for place in POSITION_AT..POSITION_AT + size_of::<Position>() as u8 {
            if get(self.image(), place) != get(image, place) {
                return false;
            }
        }
        self.end as u8 == image[END_AT]
    }

    /// Makes its memory that of an image. What in it may be no value of its type is to be replaced before it is looked at:
    /// the rules and the end.
    #[inline(never)]
    fn copy_from(&mut self, image: &Image) {
        // SAFETY: the fields follow each other without gaps; all others are bytes of any value.
        unsafe { *(&raw mut *self).cast() = *image }
    }

    /// Takes the last move back, and the end of the game with it. False if there is none.
    pub fn take_back(&mut self) -> bool {
        if self.len == 0 {
            return false;
        }
        self.go_to(self.len - 1);
        true
    }

    /// Goes to the position after the first `len` moves of the log, and gives what the last of them
    /// captured: nothing if there is none. The moves after it stay in the log until others are played.
    ///
    /// `len` may be as high as [`Game::len`] has been since the log last changed.
    pub fn go_to(&mut self, len: u16) -> Capture {
        self.position = self.start;
        self.anchor = self.start;
        self.anchor_len = 0;
        self.len = 0;
        let mut capture = Capture::none(0);
        while self.len < len {
            capture = self.advance();
        }
        self.end = self.natural_end();
        capture
    }

    /// Plays the next move of the log, of which there must be one, whatever the end of the game would be.
    pub fn advance(&mut self) -> Capture {
        let pit = self.log[self.len as usize];
        self.len += 1;
        let capture = self.position.play(&self.rules, pit);
        if capture.pits != 0 {
            self.anchor = self.position;
            self.anchor_len = self.len;
        }
        capture
    }

    /// Ends the game at once; captured seeds decide. A game that has ended stays as it is.
    pub fn abandon(&mut self) {
        self.end_by(End::Abandoned);
    }

    /// Ends the game as a draw by agreement. A game that has ended stays as it is.
    pub fn agree_draw(&mut self) {
        self.end_by(End::DrawAgreed);
    }

    fn end_by(&mut self, end: End) {
        if self.end == End::None {
            self.end = end;
        }
    }

    /// What each player has: the stores, with the own row added where the end is one that collects.
    pub fn totals(&self) -> [u8; 2] {
        match self.end {
            End::NoMove | End::Repetition => self.position.collected(),
            _ => self.position.stores,
        }
    }

    /// Who has won a game that has ended (or who is ahead in one that has not).
    pub fn winner(&self) -> Winner {
        let totals = self.totals();
        if self.end == End::DrawAgreed || totals[0] == totals[1] {
            Winner::Draw
        } else if totals[0] > totals[1] {
            Winner::South
        } else {
            Winner::North
        }
    }

    /// The end that the rules give the present position, with the log as its past.
    fn natural_end(&self) -> End {
        if self.position.has_majority() {
            End::Majority
        } else if self.position.legal_moves(&self.rules) == 0 {
            End::NoMove
        } else if self.is_repeated_enough() {
            End::Repetition
        } else {
            End::None
        }
    }

    fn is_repeated_enough(&self) -> bool {
        match self.rules.repetition_limit(&self.position) {
            Some(limit) => self.occurs_at_least(limit),
            None => false,
        }
    }

    /// Whether the present position has occurred `limit` times since the last capture, this time included.
    fn occurs_at_least(&self, limit: u8) -> bool {
        let mut seen = 0;
        self.since_capture(|past| {
            if past.side == self.position.side && past.pits == self.position.pits {
                seen += 1;
            }
        });
        seen >= limit
    }

    /// Shows `visit` each position since the last capture in turn, the present one last.
    pub fn since_capture(&self, mut visit: impl FnMut(&Position)) {
        let mut past = self.anchor;
        for ply in self.anchor_len..self.len {
            visit(&past);
            past.play(&self.rules, self.log[ply as usize]);
        }
        visit(&past);
    }

    fn forget_oldest(&mut self) {
        for ply in 0..FORGOTTEN {
            self.start.play(&self.rules, self.log[ply as usize]);
        }
        for ply in FORGOTTEN..self.len {
            self.log[(ply - FORGOTTEN) as usize] = self.log[ply as usize];
        }
        self.len -= FORGOTTEN;
        if self.anchor_len < FORGOTTEN {
            self.anchor = self.start;
            self.anchor_len = 0;
        } else {
            self.anchor_len -= FORGOTTEN;
        }
    }
}
