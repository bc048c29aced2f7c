//! The directory as the drive sends it: a BASIC program whose lines are the files.

use super::medium::Listed;

/// Where the program says that it belongs. BASIC relocates it.
const LOAD_ADDRESS: u16 = 0x0401;
/// In place of the links between lines, which BASIC makes anew.
const LINK: u16 = 0x0101;
/// Characters of a line before its end mark.
const LINE: usize = 27;

const REVERSE_ON: char = '\x12';

/// The program for a disk with this title and these files.
pub(super) fn program(
    (name, id): (String, [u8; 2]),
    files: &[Listed],
    free_blocks: usize,
) -> Vec<u8> {
    let mut bytes = LOAD_ADDRESS.to_le_bytes().to_vec();
    let [first, second] = id.map(char::from);
    line(
        &mut bytes,
        0,
        &format!("{REVERSE_ON}\"{name:16}\" {first}{second} 2A"),
    );
    for file in files {
        // The number is printed without padding: the text makes up for it.
        let indent = 4_usize.saturating_sub(file.blocks.to_string().len());
        let quoted = format!("\"{}\"", file.name);
        let open = if file.closed { ' ' } else { '*' };
        let lock = if file.locked { '<' } else { ' ' };
        let kind = file.file_type.name();
        line(
            &mut bytes,
            file.blocks,
            &format!("{:indent$}{quoted:18}{open}{kind}{lock}", ""),
        );
    }
    line(&mut bytes, free_blocks as u16, "BLOCKS FREE.");
    bytes.extend([0, 0]);
    bytes
}

fn line(bytes: &mut Vec<u8>, number: u16, text: &str) {
    bytes.extend(LINK.to_le_bytes());
    bytes.extend(number.to_le_bytes());
    let padded = text.chars().chain(std::iter::repeat(' ')).take(LINE);
    bytes.extend(padded.map(|character| character as u8));
    bytes.push(0);
}

#[cfg(test)]
mod tests {
    use super::super::file_type::FileType;
    use super::*;

    #[test]
    fn lines_have_32_bytes_and_names_stand_below_each_other() {
        let file = |name: &str, blocks, closed| Listed {
            name: name.to_owned(),
            file_type: FileType::Sequential,
            closed,
            locked: false,
            blocks,
        };
        let files = [file("ONE", 1, true), file("SIXTEEN LETTERS!", 120, false)];
        let bytes = program(("AWALE".to_owned(), *b"AW"), &files, 540);
        assert_eq!(bytes.len(), 2 + 4 * 32 + 2);
        assert_eq!(bytes[..6], [0x01, 0x04, 0x01, 0x01, 0, 0]);
        let lines: Vec<_> = bytes[2..2 + 4 * 32]
            .chunks(32)
            .map(|line| {
                let number = u16::from_le_bytes([line[2], line[3]]);
                format!("{number} {}", String::from_utf8_lossy(&line[4..31]))
            })
            .collect();
        assert_eq!(
            lines,
            [
                "0 \x12\"AWALE           \" AW 2A  ",
                "1    \"ONE\"              SEQ  ",
                "120  \"SIXTEEN LETTERS!\"*SEQ    ",
                "540 BLOCKS FREE.               ",
            ]
        );
    }
}
