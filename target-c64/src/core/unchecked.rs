//! Array access without a bounds check, for the routines that the search lives on.
//!
//! A check costs more on the 6502 than the access itself. Every index used with these comes from a
//! table or a loop bound of this folder; builds with debug assertions check it all the same.

/// The element at `index`, which the caller guarantees to be in range.
#[inline(always)]
pub fn get<T: Copy, const N: usize>(array: &[T; N], index: u8) -> T {
    debug_assert!((index as usize) < N);
    // SAFETY: in range by the caller's contract, asserted above in debug builds.
    unsafe { *array.as_ptr().add(index as usize) }
}

/// The place at `index`, which the caller guarantees to be in range.
#[inline(always)]
pub fn at<T, const N: usize>(array: &mut [T; N], index: u8) -> &mut T {
    debug_assert!((index as usize) < N);
    // SAFETY: in range by the caller's contract, asserted above in debug builds.
    unsafe { &mut *array.as_mut_ptr().add(index as usize) }
}
