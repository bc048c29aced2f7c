use std::ops::BitOr;

/// What a joystick does: any of up, down, left, right and fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Joystick(u8);

impl Joystick {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// Stick up.
    pub const UP: Self = Self(1);
    /// Stick down.
    pub const DOWN: Self = Self(2);
    /// Stick left.
    pub const LEFT: Self = Self(4);
    /// Stick right.
    pub const RIGHT: Self = Self(8);
    /// Button.
    pub const FIRE: Self = Self(16);

    /// The lines that are pulled low, as set bits.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl BitOr for Joystick {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
