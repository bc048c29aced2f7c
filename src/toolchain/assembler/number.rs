//! Numbers as bytes.

use crate::toolchain::source_error::{Fault, Place};

/// `number` in `size` bytes if it fits them, signed or unsigned.
pub(super) fn little_endian(number: i64, size: u32) -> Option<Vec<u8>> {
    let limit = 1_i64 << (8 * size);
    (-limit / 2..limit)
        .contains(&number)
        .then(|| number.to_le_bytes()[..size as usize].to_vec())
}

pub(super) fn does_not_fit(place: Place, number: i64, size: u32) -> Fault {
    let bytes = if size == 1 {
        "one byte".to_owned()
    } else {
        format!("{size} bytes")
    };
    Fault::new(place, format!("{number} does not fit {bytes}"))
}
