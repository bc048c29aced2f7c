/// One character of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) character: char,
    /// Colours of the C64, 0–15.
    pub(super) foreground: u8,
    pub(super) background: u8,
}

/// Columns and lines of the picture: 40 by 25 cells with a border of one.
pub(super) const COLUMNS: usize = 42;
pub(super) const LINES: usize = 27;

/// The picture, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cells(Vec<Cell>);

impl Cells {
    /// A picture of spaces in one colour.
    pub(super) fn blank(colour: u8) -> Self {
        let cell = Cell {
            character: ' ',
            foreground: colour,
            background: colour,
        };
        Self(vec![cell; COLUMNS * LINES])
    }

    pub(super) fn get(&self, column: usize, line: usize) -> Cell {
        self.0[line * COLUMNS + column]
    }

    pub(super) fn set(&mut self, column: usize, line: usize, cell: Cell) {
        self.0[line * COLUMNS + column] = cell;
    }

    /// Writes a text over the cells, keeping their background; what does not fit is cut off.
    pub(super) fn write(&mut self, column: usize, line: usize, text: &str, foreground: u8) {
        for (character, column) in text.chars().zip(column..COLUMNS) {
            let background = self.get(column, line).background;
            let cell = Cell {
                character,
                foreground,
                background,
            };
            self.set(column, line, cell);
        }
    }

    /// The lines of the picture.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[Cell]> {
        self.0.chunks_exact(COLUMNS)
    }
}
