//! A hash of a position that a move changes by one table entry, whatever it sows.
//!
//! It is linear: each seed adds the key of the pit or store that holds it, and the mover's side its
//! own key, all modulo 2³². So a sowing's whole change depends on pit and count alone.

use crate::core::position::{PITS, Position, ROW, SEEDS, SOUTH};
use crate::core::sowing::GAIN;
use crate::core::unchecked::get;

const COUNTS: usize = SEEDS as usize + 1;

/// What the hash gains by playing each pit with each count, the change of sides included.
static SOWN: [[u32; COUNTS]; PITS as usize] = sown_table();

/// What it gains by taking two or three seeds from each pit into the other player's store.
static TAKEN: [[u32; 2]; PITS as usize] = taken_table();

/// The hash of `position`, computed afresh.
pub fn hash(position: &Position) -> u32 {
    let mut hash = if position.side == SOUTH { 0 } else { SIDE };
    for pit in 0..PITS {
        hash = hash.wrapping_add(times(get(&KEYS, pit), get(&position.pits, pit)));
    }
    for player in 0..2 {
        hash = hash.wrapping_add(times(get(&STORES, player), get(&position.stores, player)));
    }
    hash
}

/// A key times a count, by adding: the 6502 has no multiplication.
fn times(key: u32, count: u8) -> u32 {
    let mut sum = 0u32;
    let mut power = key;
    let mut left = count;
    while left != 0 {
        if left & 1 != 0 {
            sum = sum.wrapping_add(power);
        }
        power = power.wrapping_add(power);
        left >>= 1;
    }
    sum
}

/// What the hash gains by sowing `seeds` from `pit`, the change of sides included.
#[inline(always)]
pub fn sown(pit: u8, seeds: u8) -> u32 {
    get(&SOWN[pit as usize], seeds)
}

/// What it gains by taking the `seeds` (2 or 3) of `pit` into the other player's store.
#[inline(always)]
pub fn taken(pit: u8, seeds: u8) -> u32 {
    get(&TAKEN[pit as usize], seeds - 2)
}

/// One byte of [`sown`], the lowest being 0.
#[cfg(any(kernels, test))]
pub(super) const fn sown_byte(pit: usize, seeds: usize, byte: usize) -> u8 {
    SOWN[pit][seeds].to_le_bytes()[byte]
}

/// One byte of what taking two (`third` 0) or three (1) seeds of `pit` changes, the lowest being 0.
#[cfg(any(kernels, test))]
pub(super) const fn taken_byte(pit: usize, third: usize, byte: usize) -> u8 {
    TAKEN[pit][third].to_le_bytes()[byte]
}

static KEYS: [u32; PITS as usize] = keys();
static STORES: [u32; 2] = [key(12), key(13)];
const SIDE: u32 = key(14);

/// The n-th of a series of numbers that look random (the finaliser of MurmurHash3).
const fn key(n: u32) -> u32 {
    let mut key = (n + 1).wrapping_mul(0x9E37_79B9);
    key = (key ^ (key >> 16)).wrapping_mul(0x85EB_CA6B);
    key = (key ^ (key >> 13)).wrapping_mul(0xC2B2_AE35);
    key ^ (key >> 16)
}

const fn keys() -> [u32; PITS as usize] {
    let mut keys = [0; PITS as usize];
    let mut pit = 0;
    while pit < PITS as usize {
        keys[pit] = key(pit as u32);
        pit += 1;
    }
    keys
}

const fn sown_table() -> [[u32; COUNTS]; PITS as usize] {
    let mut table = [[0; COUNTS]; PITS as usize];
    let mut pit = 0;
    while pit < PITS as usize {
        let turn = if pit < ROW as usize {
            SIDE
        } else {
            SIDE.wrapping_neg()
        };
        let mut seeds = 0;
        while seeds < COUNTS {
            let mut change = turn.wrapping_sub(KEYS[pit].wrapping_mul(seeds as u32));
            let mut distance = 1;
            while distance < PITS as usize {
                let gained = GAIN[seeds][distance] as u32;
                let target = (pit + distance) % PITS as usize;
                change = change.wrapping_add(KEYS[target].wrapping_mul(gained));
                distance += 1;
            }
            table[pit][seeds] = change;
            seeds += 1;
        }
        pit += 1;
    }
    table
}

const fn taken_table() -> [[u32; 2]; PITS as usize] {
    let mut table = [[0; 2]; PITS as usize];
    let mut pit = 0;
    while pit < PITS as usize {
        let taker = if pit < ROW as usize { 1 } else { 0 };
        let seed = STORES[taker].wrapping_sub(KEYS[pit]);
        table[pit] = [seed.wrapping_mul(2), seed.wrapping_mul(3)];
        pit += 1;
    }
    table
}
