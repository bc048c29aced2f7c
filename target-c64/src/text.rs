//! The texts of the program: what there is to say, and how long it may be.
//!
//! The words are in `assets/text`, one file a language, which the build packs into character codes.

/// Gives each text a number for the program, and a key and a limit for the build.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $key:literal $limit:literal $(* $lines:literal)?)*) => {
        /// A text; its value is its place in the packed table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Text { $($(#[$doc])* $name),* }

        /// Key, greatest width in characters and most lines of each text, in the order of [`Text`].
        pub const KEYS: &[(&str, u8, u8)] = &[$(($key, $limit, 1 $(* $lines)?)),*];

        /// How many texts there are.
        pub const COUNT: usize = [$(Text::$name),*].len();
    };
}

/// The room for the texts of a language, in bytes.
pub const ROOM: u16 = 4096;

/// How a file of texts starts. What follows: the length of the texts, they, and the sum of their bytes modulo 65,536;
/// numbers of two bytes, the low one first.
pub const FILE_START: [u8; 4] = [b'A', b'T', EDITION as u8, (EDITION >> 8) as u8];

/// A number that tells the texts of one version of the program from those of another: a file of texts
/// that has it has a text for each [`Text`].
const EDITION: u16 = edition();

const fn edition() -> u16 {
    let mut edition = 0u16;
    let mut text = 0;
    while text < KEYS.len() {
        let key = KEYS[text].0.as_bytes();
        let mut letter = 0;
        while letter < key.len() {
            edition = edition.wrapping_mul(31).wrapping_add(key[letter] as u16);
            letter += 1;
        }
        edition = edition.wrapping_mul(31).wrapping_add(KEYS[text].1 as u16);
        text += 1;
    }
    edition
}

// `#` in a text stands for a pit's letter, `%` for a number of up to two digits,
// `&` for a pit's label, A1–B6, `|` for a new line.
texts! {
    // What stands above each page of the menus, in the order of `Page`.
    Subtitle "subtitle" 38
    OptionsHeading "options_heading" 38
    GameHeading "game_heading" 38
    SettingsHeading "settings_heading" 38
    // The settings, in the order of `Setting`.
    MenuPlayers "menu_players" 15
    MenuSide "menu_side" 15
    MenuSouthLevel "menu_south_level" 15
    MenuNorthLevel "menu_north_level" 15
    MenuTime "menu_time" 15
    MenuBegins "menu_begins" 15
    MenuPreset "menu_preset" 15
    MenuGrandSlam "menu_grand_slam" 15
    MenuOnlySlam "menu_only_slam" 15
    MenuMostPits "menu_most_pits" 15
    MenuOverMost "menu_over_most" 15
    MenuRepetition "menu_repetition" 15
    MenuSound "menu_sound" 15
    MenuLanguage "menu_language" 15
    // What can be done, in the order of `Action`.
    MenuStart "menu_start" 15
    MenuContinue "menu_continue" 15
    MenuSettings "menu_settings" 15
    MenuSave "menu_save" 15
    MenuLoad "menu_load" 15
    MenuAbandon "menu_abandon" 15
    MenuTitle "menu_title" 15
    MenuTutorial "menu_tutorial" 15
    MenuOfferDraw "menu_offer_draw" 15
    MenuAnalysis "menu_analysis" 15
    MenuEditor "menu_editor" 15
    /// The keys of the menus.
    MenuHelp "menu_help" 38
    // How many players are at the keyboard, from none.
    NoPlayers "no_players" 18
    OnePlayer "one_player" 18
    TwoPlayers "two_players" 18
    // Which side a player plays, in the order of the sides.
    PlaySouth "play_south" 18
    PlayNorth "play_north" 18
    // Who begins: as the rules say, and in the order of the sides.
    RulesBegin "rules_begin" 18
    SouthBegins "south_begins" 18
    NorthBegins "north_begins" 18
    // The presets, in the order of `RuleSet::PRESETS`, and rules of the player's own.
    Baoule "preset_baoule" 10
    Abapa "preset_abapa" 10
    Yucata "preset_yucata" 10
    Free "preset_free" 10
    Classic "preset_classic" 10
    Custom "preset_custom" 10
    // The options of the rules, in the order of the types in `ruleset.rs`.
    SlamCaptures "slam_captures" 18
    SlamCapturesNothing "slam_captures_nothing" 18
    SlamForbidden "slam_forbidden" 18
    SlamForbiddenUnlessOnly "slam_forbidden_unless_only" 18
    OnlySlamNothing "only_slam_nothing" 18
    OnlySlamCaptures "only_slam_captures" 18
    FourPits "four_pits" 18
    FivePits "five_pits" 18
    SixPits "six_pits" 18
    OverMostLast "over_most_last" 18
    OverMostNothing "over_most_nothing" 18
    RepetitionNever "repetition_never" 18
    RepetitionFirst "repetition_first" 18
    RepetitionThird "repetition_third" 18
    RepetitionThirdWithoutCapture "repetition_third_without_capture" 18
    // The languages, each in its own.
    English "english" 12
    French "french" 12
    Spanish "spanish" 12
    SoundOff "sound_off" 12
    SoundOn "sound_on" 12
    // The levels, in the order of `LEVELS`.
    Beginner "beginner" 12
    Amateur "amateur" 12
    Intermediate "intermediate" 12
    Expert "expert" 12
    Master "master" 8
    // Master's times, in the order of `TIMES`.
    Seconds5 "seconds_5" 6
    Seconds10 "seconds_10" 6
    Seconds20 "seconds_20" 6
    Seconds30 "seconds_30" 6
    Minutes1 "minutes_1" 6
    Minutes2 "minutes_2" 6
    Minutes5 "minutes_5" 6
    Minutes10 "minutes_10" 6
    /// The game's name at the head of the board.
    Name "name" 16
    South "south" 5
    North "north" 5
    // Whose turn it is, in the order of the players.
    SouthMoves "south_moves" 38
    NorthMoves "north_moves" 38
    // That the computer is thinking, in the order of the sides, and that SPACE lets it move at once.
    SouthThinks "south_thinks" 38
    NorthThinks "north_thinks" 38
    MoveNow "move_now" 38
    // What stands beside the numbers while the computer thinks.
    Depth "depth" 5
    Nodes "nodes" 6
    Best "best" 5
    Won "won" 6
    Lost "lost" 6
    /// A number of up to two digits.
    Number "number" 2
    // Seeds ahead or behind, or as many as the opponent.
    Ahead "ahead" 4
    Behind "behind" 4
    Even "even" 4
    /// Which pit was sown.
    Sown "sown" 38
    /// Which pit was sown and how many seeds that captured.
    SownAndCaptured "sown_and_captured" 38
    // What sowing the chosen pit would do: the pit and its only seed, or its number of seeds; then
    // where the last one falls, or also how many that captures.
    PreviewOne "preview_one" 19
    PreviewSeeds "preview_seeds" 19
    PreviewTo "preview_to" 18
    PreviewCapture "preview_capture" 18
    ChooseFirst "choose_first" 38
    /// Which pit the computer would play; what it is worth follows.
    Hint "hint" 31
    /// That a key has stopped the search.
    Stopped "stopped" 38
    // A move in the log, and one that captures so many seeds.
    LogMove "log_move" 5
    LogCapture "log_capture" 5
    /// How deep an analysis is, and its keys.
    Analysis "analysis" 38
    // The keys of the position editor.
    EditorHelp1 "editor_help_1" 38
    EditorHelp2 "editor_help_2" 38
    EditorHelp3 "editor_help_3" 38
    EditorSeeds "editor_seeds" 38
    // Why a position cannot be played from.
    SeedsMissing "seeds_missing" 38
    SeedsTooMany "seeds_too_many" 38
    EditorOver "editor_over" 38
    // That a player offers a draw, in the order of the players.
    SouthOffers "south_offers" 38
    NorthOffers "north_offers" 38
    // That a player declines.
    SouthDeclines "south_declines" 38
    NorthDeclines "north_declines" 38
    OneOffer "one_offer" 38
    /// The keys of the log.
    LogHelp "log_help" 38
    /// That there are no moves before the first or after the last.
    LogEnds "log_ends" 38
    /// That the moves after the one shown are dropped.
    LogDropped "log_dropped" 38
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
    SouthTotal "south_total" 24
    NorthTotal "north_total" 24
    /// How many of these were collected from the own row in the end.
    OwnRow "own_row" 14
    ResultHelp "result_help" 38
    /// Which of all lessons it is.
    LessonNumber "lesson_number" 16
    /// The keys that go to other pages and out of the tutorial.
    LessonKeys "lesson_keys" 20
    /// That a task of the tutorial is solved, and that the last move did not solve it.
    LessonSolved "lesson_solved" 38
    LessonMissed "lesson_missed" 38
    // The lessons, in the order of `lessons::ALL`: title, task, an empty line for answers, and up to four lines that explain.
    LessonGoal "lesson_goal" 38 * 7
    LessonMove "lesson_move" 38 * 7
    LessonSecond "lesson_second" 38 * 7
    LessonSingle "lesson_single" 38 * 7
    LessonLap "lesson_lap" 38 * 7
    LessonCapture "lesson_capture" 38 * 7
    LessonSeveral "lesson_several" 38 * 7
    LessonLimit "lesson_limit" 38 * 7
    LessonChain "lesson_chain" 38 * 7
    LessonFeeding "lesson_feeding" 38 * 7
    LessonEnd "lesson_end" 38 * 7
    LessonRepeat "lesson_repeat" 38 * 7
    LessonKrou "lesson_krou" 38 * 7
    LessonNode "lesson_node" 38 * 7
    LessonFork "lesson_fork" 38 * 7
    LessonForce "lesson_force" 38 * 7
    LessonTempo "lesson_tempo" 38 * 7
    LessonPresets "lesson_presets" 38 * 7
    /// What stands before the name of a game that is saved.
    GameName "game_name" 15
    SaveHelp "save_help" 38
    LoadHelp "load_help" 38
    /// Whether to replace a game on the disk.
    Replace "replace" 38
    GameSaved "game_saved" 38
    NameMissing "name_missing" 38
    NoGames "no_games" 38
    DiskBusy "disk_busy" 38
    NoDrive "no_drive" 38
    /// That a file has no texts for this program.
    ForeignTexts "foreign_texts" 38
    // Why a file is no game, in the order of `Fault`.
    Foreign "foreign" 38
    OtherVersion "other_version" 38
    TooShort "too_short" 38
    TooLong "too_long" 38
    Damaged "damaged" 38
}

impl Text {
    /// The text `steps` places after this one; the caller knows that there is one.
    pub fn after(self, steps: u8) -> u8 {
        self as u8 + steps
    }
}
