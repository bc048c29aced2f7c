//! The routines that copy and fill memory, against Rust's.

use awale::c64::Bare;
use proptest::prelude::*;

use super::program::{address, bare, call};

/// The memory that copies may touch: above the program, to the top and around.
const FIRST: u16 = 0x4000;

/// Lengths at which a byte counter could go wrong, and any others.
fn length() -> impl Strategy<Value = u16> {
    prop_oneof![
        prop::sample::select(vec![0, 1, 2, 127, 128, 255, 256, 257, 511, 512, 513, 4096]),
        0_u16..3000,
    ]
}

/// Two areas of the same length, often overlapping or touching.
fn areas() -> impl Strategy<Value = (u16, u16, u16)> {
    (FIRST..0xC000, -600_i32..600, length()).prop_map(|(source, distance, length)| {
        let target = i32::from(source) + distance;
        (source, target.max(i32::from(FIRST)) as u16, length)
    })
}

fn fill(bare: &mut Bare) -> Vec<u8> {
    let mut memory = vec![0; 0x1_0000];
    for at in FIRST..=0xFFFF {
        let byte = (at ^ (at >> 7)).wrapping_mul(31).to_le_bytes()[0];
        bare.poke(at, byte);
        memory[usize::from(at)] = byte;
    }
    memory
}

fn copied(routine: &str, source: u16, target: u16, length: u16) -> (Vec<u8>, Vec<u8>) {
    let mut bare = bare();
    let mut expected = fill(&mut bare);
    let bytes = expected[usize::from(source)..][..usize::from(length)].to_vec();
    expected[usize::from(target)..][..usize::from(length)].copy_from_slice(&bytes);
    let [low, high] = length.to_le_bytes();
    let pointers = [target.to_le_bytes(), source.to_le_bytes()].concat();
    call(&mut bare, routine, low, high, &pointers);
    let returned = [0, 1].map(|byte| bare.peek(address("__rc2") + byte));
    assert_eq!(
        u16::from_le_bytes(returned),
        target,
        "the target is returned"
    );
    let range = usize::from(FIRST)..0x1_0000;
    let found = range.clone().map(|at| bare.peek(at as u16)).collect();
    (found, expected[range].to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn memmove_copies_overlapping_areas((source, target, length) in areas()) {
        let (found, expected) = copied("memmove", source, target, length);
        prop_assert!(found == expected);
    }

    #[test]
    fn memcpy_copies_areas_apart(source in FIRST..0x7000, target in 0x8000_u16..0xC000, length in length()) {
        let (found, expected) = copied("memcpy", source, target, length);
        prop_assert!(found == expected);
    }

    #[test]
    fn memset_fills_by_either_convention(target in FIRST..0xC000, length in length(), byte: u8) {
        let [low, high] = length.to_le_bytes();
        let [target_low, target_high] = target.to_le_bytes();
        for (routine, x, arguments) in [
            ("__memset", low, [target_low, target_high, high, 0xAA]),
            ("memset", 0, [target_low, target_high, low, high]),
        ] {
            let mut bare = bare();
            let mut expected = fill(&mut bare);
            expected[usize::from(target)..][..usize::from(length)].fill(byte);
            call(&mut bare, routine, byte, x, &arguments);
            let first = usize::from(FIRST);
            let found: Vec<u8> = (first..0x1_0000).map(|at| bare.peek(at as u16)).collect();
            prop_assert!(found == expected[first..], "{routine}");
            prop_assert_eq!(bare.peek(address("__rc2")), target_low);
            prop_assert_eq!(bare.peek(address("__rc2") + 1), target_high);
        }
    }
}

#[test]
fn the_longest_copy_runs_round_the_top_of_memory() {
    let mut bare = bare();
    for at in 0x0100..=0xFFFF {
        bare.poke(at, at.to_le_bytes()[0]);
    }
    // The routine itself lies in what is copied onto itself.
    for (symbol, at) in [
        ("memmove", address("memmove")),
        ("memcpy", address("memcpy")),
    ] {
        let program = super::program::bare();
        for offset in 0..0x80 {
            bare.poke(at + offset, program.peek(at + offset));
        }
        call(&mut bare, symbol, 0xFF, 0xFF, &[0x00, 0x01, 0x00, 0x01]);
        assert_eq!(bare.peek(0x5678), 0x78, "{symbol}");
    }
}
