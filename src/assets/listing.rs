//! Bytes written as assembly text.

use std::fmt::Write;

/// Bytes on a line.
const LINE: usize = 16;

/// Assembly source of tables, in the part of llvm-mos's language that the assembler takes.
pub struct Listing {
    text: String,
}

impl Listing {
    /// A listing that opens with a comment of one line.
    pub fn new(comment: &str) -> Self {
        Self {
            text: format!("; {comment}\n"),
        }
    }

    /// Adds a read-only table that other modules know as `symbol`.
    pub fn table(&mut self, symbol: &str, bytes: &[u8]) {
        self.table_in(".rodata", symbol, bytes);
    }

    /// The same in a section that the linker script has a place for.
    pub fn table_in(&mut self, section: &str, symbol: &str, bytes: &[u8]) {
        let text = &mut self.text;
        // Writing to a String cannot fail.
        let _ = write!(text, "\n\t.section {section},\"a\",@progbits\n");
        let _ = write!(text, "\t.globl {symbol}\n{symbol}:\n");
        for line in bytes.chunks(LINE) {
            let values: Vec<String> = line.iter().map(u8::to_string).collect();
            let _ = writeln!(text, "\t.byte {}", values.join(", "));
        }
    }

    /// The whole source.
    pub fn into_text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_lines_of_sixteen_bytes() {
        let mut listing = Listing::new("Two tables.");
        listing.table("one", &[7]);
        listing.table("many", &(0..18).collect::<Vec<u8>>());
        assert_eq!(
            listing.into_text(),
            "; Two tables.\n\
             \n\t.section .rodata,\"a\",@progbits\n\t.globl one\none:\n\t.byte 7\n\
             \n\t.section .rodata,\"a\",@progbits\n\t.globl many\nmany:\n\
             \t.byte 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\
             \t.byte 16, 17\n"
        );
    }
}
