//! A rule set: one value of each option that variants of the game differ in.

use super::position::{NORTH, Position, SOUTH};

/// What becomes of a move that would capture every seed the opponent has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum GrandSlam {
    /// Legal, and it captures everything.
    Captures,
    /// Legal, but nothing is captured.
    CapturesNothing,
    /// May not be chosen.
    Forbidden,
    /// May be chosen only if every other move is illegal.
    ForbiddenUnlessOnly,
}

/// What becomes of a move that attacks more than [`RuleSet::max_pits`] pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum OverMax {
    /// The `max_pits` pits nearest the last seed are captured.
    Last,
    /// Nothing is captured.
    Nothing,
}

/// When a position that occurs again ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Repetition {
    /// Never.
    None,
    /// As soon as an earlier position recurs.
    First,
    /// At the third occurrence of a position.
    Third,
    /// At the third occurrence since the last capture, but never while a row is empty.
    ThirdWithoutCapture,
}

/// The rules of one game, as data that the one rules routine reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct RuleSet {
    /// See [`GrandSlam`].
    pub grand_slam: GrandSlam,
    /// Under [`GrandSlam::ForbiddenUnlessOnly`]: whether a grand slam that is played captures.
    pub only_grand_slam_captures: bool,
    /// The most pits that one move may capture, 4–6.
    pub max_pits: u8,
    /// See [`OverMax`].
    pub over_max: OverMax,
    /// See [`Repetition`].
    pub repetition: Repetition,
    /// Who moves first: [`SOUTH`] or [`NORTH`].
    pub first_player: u8,
    /// Whether a player may offer a draw.
    pub draw_offer: bool,
}

impl RuleSet {
    /// The original C64 game.
    pub const BAOULE: Self = Self {
        grand_slam: GrandSlam::Captures,
        only_grand_slam_captures: true,
        max_pits: 6,
        over_max: OverMax::Last,
        repetition: Repetition::None,
        first_player: NORTH,
        draw_offer: false,
    };
    /// Abapa, the tournament rules.
    pub const ABAPA: Self = Self {
        grand_slam: GrandSlam::CapturesNothing,
        repetition: Repetition::Third,
        first_player: SOUTH,
        ..Self::BAOULE
    };
    /// As played on Yucata.
    pub const YUCATA: Self = Self {
        grand_slam: GrandSlam::Forbidden,
        first_player: SOUTH,
        draw_offer: true,
        ..Self::BAOULE
    };
    /// Free Awale: at most four pits a move.
    pub const FREE: Self = Self {
        max_pits: 4,
        repetition: Repetition::First,
        first_player: SOUTH,
        ..Self::BAOULE
    };
    /// Awalé by the Spanish rules.
    pub const CLASSIC: Self = Self {
        grand_slam: GrandSlam::CapturesNothing,
        repetition: Repetition::ThirdWithoutCapture,
        first_player: SOUTH,
        ..Self::BAOULE
    };

    /// The presets in the order of the menus: baoule, abapa, yucata, free, classic.
    pub const PRESETS: [Self; 5] = [
        Self::BAOULE,
        Self::ABAPA,
        Self::YUCATA,
        Self::FREE,
        Self::CLASSIC,
    ];

    /// At which occurrence `position` ends the game, if it can.
    #[cfg_attr(not(c64), inline)]
    pub fn repetition_limit(&self, position: &Position) -> Option<u8> {
        match self.repetition {
            Repetition::None => None,
            Repetition::First => Some(2),
            Repetition::Third => Some(3),
            Repetition::ThirdWithoutCapture => {
                let fed = position.row_seeds(SOUTH) != 0 && position.row_seeds(NORTH) != 0;
                if fed { Some(3) } else { None }
            }
        }
    }
}
