//! What the codes of the character set show; the sheet is `assets/charset.png`.
//!
//! ```text
//! $00–$8F  standard characters: text, ASCII from the space on, then accents and signs
//! $90–$B3  the twelve edge cells of a pit with no, one, two seeds
//! $B4–$B7  the four corner cells of a pit, which hold no seeds
//! $B8–$BD  an inner cell of a pit with 0–3 seeds, then two other ways for one seed to lie
//! $C0–$CB  digits on wood, then what points at a letter from the left and from the right
//! $D0–$DB  the letters A–L on wood
//! $E0–$E9  wood: plain and three grains, then corners, upper and lower edge of the board
//! ```

/// The first code that is multicolour; those below are standard characters.
pub const FIRST_MULTICOLOUR: u8 = 0x90;

/// The colour code of the background, $D021.
pub const BACKGROUND: u8 = BLACK;
/// The colour codes that all multicolour characters share, $D022 and $D023: wood, and seeds.
pub const SHARED: [u8; 2] = [8, 7];

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

/// The first edge cell of a pit without seeds; in reading order, then with one seed, then with two.
pub const EDGE: u8 = 0x90;
/// The corner cells of a pit: upper left, upper right, lower left, lower right.
pub const CORNER: u8 = 0xB4;
/// An inner cell of a pit without seeds; with one, two, three seeds follow.
pub const INNER: u8 = 0xB8;
/// The first of two other inner cells with one seed.
pub const INNER_VARIANT: u8 = 0xBC;
/// The digit 0 on wood; 1–9 follow.
pub const WOOD_DIGIT: u8 = 0xC0;
/// Points right at the letter of the chosen pit.
pub const POINTER_RIGHT: u8 = 0xCA;
/// Points left at the letter of the chosen pit.
pub const POINTER_LEFT: u8 = 0xCB;
/// The letter A on wood; B–L follow.
pub const WOOD_LETTER: u8 = 0xD0;
/// Plain wood; three pieces with grain follow.
pub const WOOD: u8 = 0xE0;
/// Corners of the board: upper left, upper right, lower left, lower right.
pub const BOARD_CORNER: u8 = 0xE4;
/// The board's upper edge; its lower edge follows.
pub const BOARD_EDGE: u8 = 0xE8;
