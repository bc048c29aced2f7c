//! What the codes of the character set show; the sheet is `assets/charset.png`.
//!
//! ```text
//! $00–$8F  standard characters: text, ASCII from the space on, then accents and signs
//! $90–$93  standard characters: what points at a pit or its letter
//! $94–$AC  a pit: its five by five cells in reading order, empty
//! $AD–$C5  the same with a seed each; the corners hold none
//! $C6–$D2  from the first inner cell on: the nine inner cells with two seeds each
//! ```
//!
//! All other codes from `PIT` on, those left out above among them, are pieces of the pictures `board.png` and `title.png`.

/// The first code that is multicolour; those below are standard characters.
pub const FIRST_MULTICOLOUR: u8 = PIT;

/// The colour code of the background, $D021.
pub const BACKGROUND: u8 = BLACK;
/// The colour codes that all multicolour characters share, $D022 and $D023: wood, and its shade.
pub const SHARED: [u8; 2] = [8, 9];

// A cell's own colour is one of the first eight. With `MULTICOLOUR` set the cell is multicolour.
pub const BLACK: u8 = 0;
pub const WHITE: u8 = 1;
pub const RED: u8 = 2;
pub const CYAN: u8 = 3;
pub const GREEN: u8 = 5;
pub const YELLOW: u8 = 7;
pub const MULTICOLOUR: u8 = 8;

/// The standard character that is empty.
pub const SPACE: u8 = 0;
/// The standard digit 0; 1–9 follow.
pub const DIGIT: u8 = b'0' - b' ';
pub const PLUS: u8 = b'+' - b' ';
pub const TIMES: u8 = 0x8C;
/// The standard letter A; B–Z follow.
pub const LETTER: u8 = b'A' - b' ';
/// The standard arrow that points right.
pub const ARROW_RIGHT: u8 = 0x88;
/// In a text, stands for the number that is printed with it.
pub const NUMBER_MARK: u8 = b'%' - b' ';
/// Starts a new line in a text.
pub const LINE_MARK: u8 = b'|' - b' ';
/// In a text, stands for the pit letter that is printed with it.
pub const LETTER_MARK: u8 = b'#' - b' ';
/// In a text, stands for the label of the pit, A1–B6, that is printed with it.
pub const LABEL_MARK: u8 = b'&' - b' ';
/// In a text, the first token that stands for two codes or tokens, `TEXT_END` - `TEXT_TOKEN` in all.
pub const TEXT_TOKEN: u8 = 0x94;
const _: () = assert!(TEXT_TOKEN >= FIRST_MULTICOLOUR);
/// What ends a text.
pub const TEXT_END: u8 = 0xFF;

/// Points right at the letter of the chosen pit.
pub const POINTER_RIGHT: u8 = 0x90;
/// Points left at the letter of the chosen pit.
pub const POINTER_LEFT: u8 = 0x91;
/// Points up at the pit that a sowing would end in.
pub const POINTER_UP: u8 = 0x92;
/// Points down at it.
pub const POINTER_DOWN: u8 = 0x93;

/// The first cell of an empty pit.
pub const PIT: u8 = 0x94;
/// The first cell of a pit with a seed in each cell but the corners.
pub const PIT_ONE: u8 = PIT + 25;
/// Where the first cell of a pit with two seeds in each inner cell would be; only inner cells are.
pub const PIT_TWO: u8 = PIT_ONE + 25 - 6;
