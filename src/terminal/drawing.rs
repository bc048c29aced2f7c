use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Color, Colors, Print, ResetColor, SetColors};
use crossterm::terminal::{Clear, ClearType};

use super::cell::{COLUMNS, Cell, Cells, LINES};
use super::colour::ColourDepth;

/// Writes the commands that make a terminal show `after` where it shows `before` (nothing, if `None`), with the
/// picture's upper left corner at `origin` (column, line).
pub(super) fn draw(
    out: &mut impl Write,
    before: Option<&Cells>,
    after: &Cells,
    origin: (u16, u16),
    depth: ColourDepth,
) -> io::Result<()> {
    if before.is_none() {
        queue!(out, ResetColor, Clear(ClearType::All))?;
    }
    let mut colours: Option<(u8, u8)> = None;
    for (y, line) in after.lines().enumerate() {
        // The column where the cursor is in this line, if it is there.
        let mut cursor = None;
        for (x, &cell) in line.iter().enumerate() {
            if before.is_some_and(|before| before.get(x, y) == cell) {
                continue;
            }
            if cursor != Some(x) {
                queue!(out, MoveTo(origin.0 + x as u16, origin.1 + y as u16))?;
            }
            let Cell {
                character,
                foreground,
                background,
            } = cell;
            if colours != Some((foreground, background)) {
                let pair = Colors::new(depth.colour(foreground), depth.colour(background));
                queue!(out, SetColors(pair))?;
                colours = Some((foreground, background));
            }
            queue!(out, Print(character))?;
            cursor = Some(x + 1);
        }
    }
    if colours.is_some() {
        queue!(out, ResetColor)?;
    }
    Ok(())
}

/// Writes the commands that make a terminal say that it is too small.
pub(super) fn draw_too_small(out: &mut impl Write, columns: u16, lines: u16) -> io::Result<()> {
    queue!(
        out,
        ResetColor,
        Clear(ClearType::All),
        MoveTo(0, 0),
        SetColors(Colors::new(Color::Reset, Color::Reset)),
        Print(format!(
            "Awale needs {COLUMNS}x{LINES}; this is {columns}x{lines}."
        )),
        MoveTo(0, 1),
        Print("Enlarge it; Ctrl-C quits."),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(character: char, foreground: u8, background: u8) -> Cell {
        Cell {
            character,
            foreground,
            background,
        }
    }

    fn drawn(before: Option<&Cells>, after: &Cells) -> String {
        let mut out = Vec::new();
        draw(&mut out, before, after, (3, 1), ColourDepth::Indexed).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn nothing_changed_draws_nothing() {
        let cells = Cells::blank(6);
        assert_eq!(drawn(Some(&cells), &cells), "");
    }

    #[test]
    fn a_changed_run_is_one_move_and_one_colour() {
        let before = Cells::blank(0);
        let mut after = before.clone();
        after.set(5, 2, cell('4', 1, 0));
        after.set(6, 2, cell('8', 1, 0));
        // Lines and columns count from 1 in the escape sequence: column 3 + 5 + 1, line 1 + 2 + 1.
        assert_eq!(
            drawn(Some(&before), &after),
            "\x1b[4;9H\x1b[38;5;231;48;5;16m48\x1b[0m"
        );
    }

    #[test]
    fn a_gap_is_jumped_and_colours_change_where_they_must() {
        let before = Cells::blank(0);
        let mut after = before.clone();
        after.set(0, 0, cell('a', 1, 0));
        after.set(2, 0, cell('b', 0, 1));
        assert_eq!(
            drawn(Some(&before), &after),
            "\x1b[2;4H\x1b[38;5;231;48;5;16ma\x1b[2;6H\x1b[38;5;16;48;5;231mb\x1b[0m"
        );
    }

    #[test]
    fn the_first_picture_clears_the_screen_and_has_all_cells() {
        let text = drawn(None, &Cells::blank(0));
        assert!(text.starts_with("\x1b[0m\x1b[2J\x1b[2;4H"), "{text:?}");
        assert_eq!(text.matches(' ').count(), COLUMNS * LINES);
    }

    #[test]
    fn a_small_terminal_is_told_both_sizes() {
        let mut out = Vec::new();
        draw_too_small(&mut out, 40, 24).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(
            text.contains("Awale needs 42x27; this is 40x24."),
            "{text:?}"
        );
    }
}
