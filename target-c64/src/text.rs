//! The texts of the program: what there is to say, and how long it may be.
//!
//! The words are in `assets/text`, one file a language, which the build packs into character codes.

/// Gives each text a number for the program, and a key and a limit for the build.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $key:literal $limit:literal)*) => {
        /// A text; its value is its place in the packed table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Text { $($(#[$doc])* $name),* }

        /// Key and greatest width in characters of each text, in the order of [`Text`].
        #[cfg(not(c64))]
        pub const KEYS: &[(&str, u8)] = &[$(($key, $limit)),*];

        /// How many texts there are.
        pub const COUNT: usize = [$(Text::$name),*].len();
    };
}

// `#` in a text stands for a pit's letter, `%` for a number of up to two digits.
texts! {
    /// The line under the title.
    Subtitle "subtitle" 38
    OnePlayer "one_player" 38
    TwoPlayers "two_players" 38
    Rules "rules" 20
    // The presets, in the order of `RuleSet::PRESETS`.
    Baoule "preset_baoule" 16
    Abapa "preset_abapa" 16
    Yucata "preset_yucata" 16
    Free "preset_free" 16
    Classic "preset_classic" 16
    Level "level" 20
    // The levels, in the order of `LEVELS`.
    Beginner "beginner" 12
    Amateur "amateur" 12
    Intermediate "intermediate" 12
    Expert "expert" 12
    Master "master" 8
    /// What stands before Master's time.
    Time "time" 20
    // Master's time: so many seconds or minutes.
    Seconds "seconds" 6
    Minutes "minutes" 6
    SouthBegins "south_begins" 38
    NorthBegins "north_begins" 38
    ComputerBegins "computer_begins" 38
    TitleHelp1 "title_help_1" 38
    TitleHelp2 "title_help_2" 38
    /// The game's name at the head of the board.
    Name "name" 16
    South "south" 5
    North "north" 5
    // Whose turn it is, in the order of the players.
    SouthMoves "south_moves" 38
    NorthMoves "north_moves" 38
    /// That the computer is thinking, and that SPACE lets it move at once.
    Thinking "thinking" 38
    // What stands beside the numbers while the computer thinks.
    Depth "depth" 5
    Nodes "nodes" 6
    Best "best" 5
    Won "won" 4
    Lost "lost" 4
    // Seeds ahead or behind, or as many as the opponent.
    Ahead "ahead" 4
    Behind "behind" 4
    Even "even" 4
    /// Which pit was sown.
    Sown "sown" 38
    /// Which pit was sown and how many seeds that captured.
    SownAndCaptured "sown_and_captured" 38
    /// Which pit is chosen, and that RETURN plays it.
    Chosen "chosen" 38
    ChooseFirst "choose_first" 38
    /// Which pit the computer would play; what it is worth follows.
    Hint "hint" 34
    /// That a key has stopped the search.
    Stopped "stopped" 38
    TakenBack "taken_back" 38
    NothingToTakeBack "nothing_to_take_back" 38
    UnknownKey "unknown_key" 38
    // Why a pit cannot be played, in the order of `Refusal`.
    NotYourPit "not_your_pit" 38
    EmptyPit "empty_pit" 38
    MustFeed "must_feed" 38
    GrandSlam "grand_slam" 38
    GameOver "game_over" 38
    PlayHelp1 "play_help_1" 38
    PlayHelp2 "play_help_2" 38
    PlayHelp3 "play_help_3" 38
    // How a game ended, in the order of `End`, of which the first never is one.
    EndMajority "end_majority" 38
    EndNoMove "end_no_move" 38
    EndRepetition "end_repetition" 38
    EndAbandoned "end_abandoned" 38
    EndDrawAgreed "end_draw_agreed" 38
    // Who has won, in the order of `Winner`.
    SouthWins "south_wins" 38
    NorthWins "north_wins" 38
    Draw "draw" 38
    SouthTotal "south_total" 38
    NorthTotal "north_total" 38
    ResultHelp "result_help" 38
}

impl Text {
    /// The text `steps` places after this one; the caller knows that there is one.
    pub fn after(self, steps: u8) -> u8 {
        self as u8 + steps
    }
}
