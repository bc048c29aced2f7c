//! The arithmetic that the compiler calls, against Rust's.

use proptest::prelude::*;

use super::program::{address, bare, call};

/// Numbers at which carries and signs go wrong, and any others.
fn word() -> impl Strategy<Value = u16> {
    prop_oneof![
        prop::sample::select(vec![
            0, 1, 2, 0x7F, 0x80, 0xFF, 0x100, 0x101, 0x7FFF, 0x8000, 0x8001, 0xFF00, 0xFFFF
        ]),
        any::<u16>(),
        0_u16..300,
    ]
}

#[track_caller]
fn bytes(routine: &str, a: u8, x: u8) -> u8 {
    call(&mut bare(), routine, a, x, &[]).a
}

#[track_caller]
fn words(routine: &str, left: u16, right: u16) -> u16 {
    let [low, high] = left.to_le_bytes();
    let result = call(&mut bare(), routine, low, high, &right.to_le_bytes());
    u16::from_le_bytes([result.a, result.x])
}

#[test]
fn bytes_are_multiplied_and_divided_for_every_pair() {
    let mut bare = bare();
    let remainder = 0x5000_u16;
    for left in 0..=255_u8 {
        for right in 0..=255_u8 {
            let mut result = |routine| call(&mut bare, routine, left, right, &[]).a;
            assert_eq!(result("__mulqi3"), left.wrapping_mul(right));
            let quotient = left.checked_div(right).unwrap_or(255);
            let rest = left.checked_rem(right).unwrap_or(left);
            assert_eq!(result("__udivqi3"), quotient, "{left} / {right}");
            assert_eq!(result("__umodqi3"), rest, "{left} % {right}");
            let pointer = remainder.to_le_bytes();
            let both = call(&mut bare, "__udivmodqi4", left, right, &pointer).a;
            assert_eq!(
                (both, bare.peek(remainder)),
                (quotient, rest),
                "{left}, {right}"
            );
        }
    }
}

#[test]
fn signed_bytes_are_divided_for_every_pair() {
    let mut bare = bare();
    for left in i8::MIN..=i8::MAX {
        for right in (i8::MIN..=i8::MAX).filter(|right| *right != 0) {
            let (a, x) = (left.cast_unsigned(), right.cast_unsigned());
            let mut result = |routine| call(&mut bare, routine, a, x, &[]).a.cast_signed();
            assert_eq!(
                result("__divqi3"),
                left.wrapping_div(right),
                "{left} / {right}"
            );
            assert_eq!(
                result("__modqi3"),
                left.wrapping_rem(right),
                "{left} % {right}"
            );
        }
    }
}

#[test]
fn bytes_are_shifted_by_every_amount() {
    for value in 0..=255_u8 {
        for amount in 0..8_u8 {
            assert_eq!(bytes("__ashlqi3", value, amount), value << amount);
            assert_eq!(bytes("__lshrqi3", value, amount), value >> amount);
            let signed = value.cast_signed() >> amount;
            assert_eq!(bytes("__ashrqi3", value, amount), signed.cast_unsigned());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn words_are_multiplied(left in word(), right in word()) {
        prop_assert_eq!(words("__mulhi3", left, right), left.wrapping_mul(right));
    }

    #[test]
    fn words_are_divided(left in word(), right in word()) {
        let quotient = left.checked_div(right).unwrap_or(0xFFFF);
        let rest = left.checked_rem(right).unwrap_or(left);
        prop_assert_eq!(words("__udivhi3", left, right), quotient);
        prop_assert_eq!(words("__umodhi3", left, right), rest);
        let mut bare = bare();
        let [low, high] = left.to_le_bytes();
        let remainder = 0x5000_u16;
        let arguments = [right.to_le_bytes(), remainder.to_le_bytes()].concat();
        let result = call(&mut bare, "__udivmodhi4", low, high, &arguments);
        prop_assert_eq!(u16::from_le_bytes([result.a, result.x]), quotient);
        let stored = [bare.peek(remainder), bare.peek(remainder + 1)];
        prop_assert_eq!(u16::from_le_bytes(stored), rest);
    }

    #[test]
    fn words_are_shifted(value in word(), amount in 0_u16..16) {
        prop_assert_eq!(words("__ashlhi3", value, amount), value << amount);
        prop_assert_eq!(words("__lshrhi3", value, amount), value >> amount);
        let signed = value.cast_signed() >> amount;
        prop_assert_eq!(words("__ashrhi3", value, amount), signed.cast_unsigned());
    }

    /// The caller counts on `__rc0`, `__rc1` and `__rc20` to `__rc31`.
    #[test]
    fn no_routine_touches_what_its_caller_keeps(left in word(), right in word()) {
        let kept: Vec<u16> = ["__rc0", "__rc1"]
            .into_iter()
            .map(address)
            .chain(address("__rc20")..=address("__rc31"))
            .collect();
        for routine in ["__mulqi3", "__divqi3", "__modqi3", "__mulhi3", "__udivhi3", "__ashrhi3"] {
            let mut bare = bare();
            for (register, byte) in kept.iter().zip(0x50..) {
                bare.poke(*register, byte);
            }
            let [low, high] = left.to_le_bytes();
            call(&mut bare, routine, low, high, &right.to_le_bytes());
            for (register, byte) in kept.iter().zip(0x50..) {
                prop_assert_eq!(bare.peek(*register), byte, "{}", routine);
            }
        }
    }
}
