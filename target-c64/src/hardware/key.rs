//! Keys, by the PETSCII codes they have without SHIFT.

/// No key was pressed.
pub const NONE: u8 = 0x00;
pub const RETURN: u8 = 0x0D;
pub const DOWN: u8 = 0x11;
pub const HOME: u8 = 0x13;
pub const DELETE: u8 = 0x14;
pub const RIGHT: u8 = 0x1D;
pub const SPACE: u8 = 0x20;
/// The left arrow, or RUN/STOP.
pub const BACK: u8 = 0x5F;
pub const F1: u8 = 0x85;
pub const F3: u8 = 0x86;
pub const F5: u8 = 0x87;
pub const F7: u8 = 0x88;
pub const UP: u8 = 0x91;
pub const CLR: u8 = 0x93;
pub const LEFT: u8 = 0x9D;
/// C= with Q.
pub const ABANDON: u8 = 0xAB;
/// A key or chord that means nothing to this program.
pub const UNKNOWN: u8 = 0xFF;

// What the interrupt adds to the place of a key in the matrix (column times eight plus row).
const SHIFT: u8 = 0x40;
const COMMODORE: u8 = 0x80;
const PLACE: u8 = 0x3F;

/// The place of Q in the matrix.
const Q: u8 = 62;

/// The code of each place of the matrix (C64 Programmer's Reference Guide, appendix I).
#[rustfmt::skip]
static CODES: [u8; 64] = [
    DELETE, RETURN, RIGHT, F7, F1, F3, F5, DOWN,
    b'3', b'W', b'A', b'4', b'Z', b'S', b'E', UNKNOWN,
    b'5', b'R', b'D', b'6', b'C', b'F', b'T', b'X',
    b'7', b'Y', b'G', b'8', b'B', b'H', b'U', b'V',
    b'9', b'I', b'J', b'0', b'M', b'K', b'O', b'N',
    b'+', b'P', b'L', b'-', b'.', b':', b'@', b',',
    0x5C, b'*', b';', HOME, UNKNOWN, b'=', 0x5E, b'/',
    b'1', BACK, UNKNOWN, b'2', SPACE, UNKNOWN, b'Q', BACK,
];

/// The code of an entry of the key ring. SHIFT changes the cursor keys and HOME only.
pub fn decode(entry: u8) -> u8 {
    let place = entry & PLACE;
    if entry & COMMODORE != 0 {
        return if place == Q { ABANDON } else { UNKNOWN };
    }
    let code = CODES[place as usize];
    match code {
        DOWN if entry & SHIFT != 0 => UP,
        RIGHT if entry & SHIFT != 0 => LEFT,
        HOME if entry & SHIFT != 0 => CLR,
        _ => code,
    }
}

// Directions of the joystick, as bits.
pub const JOYSTICK_UP: u8 = 1;
pub const JOYSTICK_DOWN: u8 = 2;
pub const JOYSTICK_LEFT: u8 = 4;
pub const JOYSTICK_RIGHT: u8 = 8;
pub const JOYSTICK_FIRE: u8 = 16;

/// The key that a push of the joystick stands for; fire comes before directions.
pub fn of_joystick(pushed: u8) -> u8 {
    if pushed & JOYSTICK_FIRE != 0 {
        RETURN
    } else if pushed & JOYSTICK_LEFT != 0 {
        LEFT
    } else if pushed & JOYSTICK_RIGHT != 0 {
        RIGHT
    } else if pushed & JOYSTICK_UP != 0 {
        UP
    } else if pushed & JOYSTICK_DOWN != 0 {
        DOWN
    } else {
        NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_are_themselves_with_and_without_shift() {
        for (entry, code) in [(10, b'A'), (42, b'L'), (56, b'1'), (19, b'6'), (1, RETURN)] {
            assert_eq!(decode(entry), code);
            assert_eq!(decode(entry | SHIFT), code);
        }
    }

    #[test]
    fn every_letter_and_digit_has_one_place() {
        for code in (b'A'..=b'Z').chain(b'0'..=b'9') {
            assert_eq!(CODES.iter().filter(|&&c| c == code).count(), 1, "{code}");
        }
    }

    #[test]
    fn shift_turns_the_cursor_round() {
        assert_eq!([decode(7), decode(7 | SHIFT)], [DOWN, UP]);
        assert_eq!([decode(2), decode(2 | SHIFT)], [RIGHT, LEFT]);
        assert_eq!([decode(51), decode(51 | SHIFT)], [HOME, CLR]);
    }

    #[test]
    fn the_left_arrow_and_run_stop_lead_back() {
        assert_eq!([decode(57), decode(63)], [BACK, BACK]);
    }

    #[test]
    fn commodore_is_known_with_q_only() {
        assert_eq!(decode(62), b'Q');
        assert_eq!(decode(62 | COMMODORE), ABANDON);
        assert_eq!(decode(62 | COMMODORE | SHIFT), ABANDON);
        assert_eq!(decode(10 | COMMODORE), UNKNOWN);
    }

    #[test]
    fn the_joystick_moves_and_confirms() {
        assert_eq!(of_joystick(0), NONE);
        assert_eq!(of_joystick(JOYSTICK_FIRE | JOYSTICK_UP), RETURN);
        assert_eq!([1, 2, 4, 8].map(of_joystick), [UP, DOWN, LEFT, RIGHT]);
    }
}
