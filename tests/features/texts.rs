use awale::assets::language::Language;
use awale::c64::{C64, Model};
use awale_c64::hardware::{CELLS, Hardware};

use crate::common::program::program;
use crate::rig::{ASSETS, Rig};

const SCREEN: u16 = 0xC000;
const COLOURS: u16 = 0xD800;
const TEXTS: u16 = 0xD000;

/// The processor's port, and its values for RAM alone and for RAM with I/O.
const PORT: u16 = 0x0001;
const RAM: u8 = 0x34;
const RAM_WITH_IO: u8 = 0x35;

/// More lines than any text has.
const LINES: u8 = 8;

/// A second, in which any text is printed.
const PATIENCE: u64 = 1_000_000;

/// Prints all lines of a text from the top of an empty screen on, and gives the columns after them.
#[track_caller]
fn print(machine: &mut C64, text: u8, column: u8, arguments: [u8; 3]) -> Vec<u8> {
    for cell in 0..CELLS {
        machine.poke(SCREEN + cell, 0);
        machine.poke(COLOURS + cell, 0);
    }
    let symbols = &program().image.symbols;
    let address = |name| symbols.address(name).expect("a symbol");
    let (begin, line, first) = (
        address("text_begin"),
        address("text_line"),
        address("__rc2"),
    );
    machine
        .call(begin, text, 0, PATIENCE)
        .unwrap_or_else(|stop| panic!("{stop}"));
    let lines = 0..LINES;
    let columns = lines.map(|row| {
        for (register, argument) in (first..).zip(arguments) {
            machine.poke(register, argument);
        }
        let registers = machine.call(line, row, column, PATIENCE);
        registers.unwrap_or_else(|stop| panic!("{stop}")).a
    });
    columns.collect()
}

#[test]
fn every_text_of_every_language_is_printed_as_on_the_host() {
    let mut machine = Rig::new(Model::Ntsc).machine;
    for language in Language::ALL {
        machine.poke(PORT, RAM);
        let block = ASSETS.block(language).expect("a block");
        for (address, byte) in (TEXTS..).zip(block.bytes()) {
            machine.poke(address, byte);
        }
        machine.poke(PORT, RAM_WITH_IO);
        let texts = ASSETS.texts[usize::from(language.number())].as_slice();
        for text in 0..texts.len() as u8 {
            let (column, colour) = (text % 2, 1 + text % 7);
            let (pit, number) = (text % 12, text.wrapping_mul(7) % 100);
            let mut host = Hardware::new(texts.to_vec());
            host.text_begin(text);
            let columns: Vec<u8> = (0..LINES)
                .map(|row| host.text_line(row, column, colour, pit, number))
                .collect();
            let printed = print(&mut machine, text, column, [colour, pit, number]);
            assert_eq!(printed, columns, "{language:?}, text {text}");
            let colours = machine.screen_colours().map(|colour| colour & 15);
            assert!(
                machine.screen_codes()[..] == *host.screen(),
                "{language:?}, text {text}"
            );
            assert!(colours[..] == *host.colours(), "{language:?}, text {text}");
        }
    }
}
