//! A picture of whole rows of the screen, made into codes of the character set.

use anyhow::Result;
use awale_c64::hardware::COLUMNS;

use super::charset::Charset;
use super::sheet::Sheet;
use crate::Failure;

/// Converts a picture of `rows` rows to the codes of its cells, row by row; `name` is what errors call it.
///
/// Each cell must be a multicolour character of the sheet, colour by colour.
pub fn cells(name: &str, png: &[u8], rows: u8, charset: &Charset) -> Result<Vec<u8>> {
    let (columns, rows) = (u32::from(COLUMNS), u32::from(rows));
    let sheet = Sheet::from_png(name, png, columns * 8, rows * 8)?;
    let mut codes = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let code = charset.find(&sheet.cell(column, row));
            codes.push(code.ok_or_else(|| {
                let (x, y) = (column * 8, row * 8);
                let place = format!("{name}: cell {column},{row} (from pixel {x},{y})");
                let remedy = "draw it there too, or paint the cell as one that is there";
                Failure::new(format!("{place} is no character of charset.png"), remedy)
            })?);
        }
    }
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::super::testing::png;
    use super::*;
    use crate::c64::PALETTE;
    use awale_c64::tiles::{FIRST_MULTICOLOUR, SHARED};

    /// A character set whose first multicolour character is of the first shared colour, and all else empty.
    fn charset() -> Charset {
        let (left, top) = (FIRST_MULTICOLOUR % 16, FIRST_MULTICOLOUR / 16);
        let sheet = png(128, 128, |x, y| {
            let is_full = (x / 8, y / 8) == (u32::from(left), u32::from(top));
            PALETTE[if is_full { usize::from(SHARED[0]) } else { 0 }]
        });
        Charset::from_png("c.png", &sheet).unwrap()
    }

    #[test]
    fn cells_become_codes() {
        let picture = png(320, 8, |x, _| {
            PALETTE[if x / 8 == 3 {
                usize::from(SHARED[0])
            } else {
                0
            }]
        });
        let cells = cells("p.png", &picture, 1, &charset()).unwrap();
        let full: Vec<bool> = cells.iter().map(|&c| c == FIRST_MULTICOLOUR).collect();
        assert_eq!(full, (0..40).map(|c| c == 3).collect::<Vec<_>>());
        assert!(cells.iter().all(|&code| code >= FIRST_MULTICOLOUR));
    }

    #[test]
    fn a_cell_that_is_no_character_is_named() {
        let picture = png(320, 16, |x, y| {
            PALETTE[if (x, y) == (17, 15) {
                usize::from(SHARED[0])
            } else {
                0
            }]
        });
        let error = cells("p.png", &picture, 2, &charset()).unwrap_err();
        let start = "p.png: cell 2,1 (from pixel 16,8) is no character of charset.png\n";
        assert!(error.to_string().starts_with(start), "{error}");
    }
}
