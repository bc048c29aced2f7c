//! ADC and SBC in decimal mode as the NMOS 6502 does them, flags and invalid digits included.
//!
//! The mos6502 crate takes N, V and Z from the decimal result; the chip does not. The rules are those of
//! Bruce Clark, "Decimal mode in NMOS 6500 series", appendix A (6502.org/tutorials/decimal_mode.html).

/// The accumulator and the four flags that an addition or subtraction sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) result: u8,
    pub(super) negative: bool,
    pub(super) overflow: bool,
    pub(super) zero: bool,
    pub(super) carry: bool,
}

/// ADC with the decimal flag set.
pub(super) fn add(a: u8, value: u8, carry: bool) -> Sum {
    let mut low = (a & 0x0F) + (value & 0x0F) + u8::from(carry);
    if low >= 0x0A {
        low = ((low + 0x06) & 0x0F) + 0x10;
    }
    let high = i16::from(a & 0xF0) + i16::from(value & 0xF0) + i16::from(low);
    let signed = i16::from((a & 0xF0) as i8) + i16::from((value & 0xF0) as i8) + i16::from(low);
    let corrected = if high >= 0xA0 { high + 0x60 } else { high };
    Sum {
        result: corrected as u8,
        negative: signed & 0x80 != 0,
        overflow: !(-128..=127).contains(&signed),
        zero: a.wrapping_add(value).wrapping_add(u8::from(carry)) == 0,
        carry: corrected >= 0x100,
    }
}

/// SBC with the decimal flag set: the flags are those of the binary subtraction.
pub(super) fn subtract(a: u8, value: u8, carry: bool) -> Sum {
    let borrow = i16::from(!carry);
    let binary = i16::from(a) - i16::from(value) - borrow;
    let mut low = i16::from(a & 0x0F) - i16::from(value & 0x0F) - borrow;
    if low < 0 {
        low = ((low - 0x06) & 0x0F) - 0x10;
    }
    let mut result = i16::from(a & 0xF0) - i16::from(value & 0xF0) + low;
    if result < 0 {
        result -= 0x60;
    }
    Sum {
        result: result as u8,
        negative: binary & 0x80 != 0,
        overflow: (a ^ value) & (a ^ binary as u8) & 0x80 != 0,
        zero: binary as u8 == 0,
        carry: binary >= 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_digits_add_and_subtract_as_decimal_numbers() {
        let digits = |number: u8| ((number / 10) << 4) | (number % 10);
        for left in 0..100 {
            for right in 0..100 {
                for carry in [false, true] {
                    let sum = left + right + u8::from(carry);
                    let added = add(digits(left), digits(right), carry);
                    assert_eq!(
                        (added.result, added.carry),
                        (digits(sum % 100), sum >= 100),
                        "{left} + {right}"
                    );
                    let difference = 100 + left - right - u8::from(!carry);
                    let subtracted = subtract(digits(left), digits(right), carry);
                    assert_eq!(
                        (subtracted.result, subtracted.carry),
                        (digits(difference % 100), difference >= 100),
                        "{left} - {right}"
                    );
                }
            }
        }
    }

    /// The examples of appendix A, and flags that differ from those of the result.
    #[test]
    fn flags_and_invalid_digits_are_those_of_the_chip() {
        // 99 + 01: the result is 00 with carry, but Z and N are set from before the corrections.
        let sum = add(0x99, 0x01, false);
        assert_eq!(
            (sum.result, sum.carry, sum.zero, sum.negative),
            (0x00, true, false, true)
        );
        // 79 + 00 + 1 = 80, with N and V as for the binary sum of the high digits.
        let sum = add(0x79, 0x00, true);
        assert_eq!((sum.result, sum.negative, sum.overflow), (0x80, true, true));
        // Invalid digits: 0F + 01 gives 16; 0F - 01 gives 0E (there is no borrow to correct).
        assert_eq!(add(0x0F, 0x01, false).result, 0x16);
        assert_eq!(subtract(0x0F, 0x01, true).result, 0x0E);
        // 00 - 01: 99 with borrow.
        let difference = subtract(0x00, 0x01, true);
        assert_eq!(
            (difference.result, difference.carry, difference.negative),
            (0x99, false, true)
        );
    }
}
