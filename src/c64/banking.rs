/// What the processor sees at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    /// The processor's own port, $0000 and $0001.
    Port,
    Ram,
    Basic,
    Kernal,
    Characters,
    Io,
}

/// The processor's port at $0000 and $0001, whose lower three bits say what is seen from $A000 up.
#[derive(Clone)]
pub(super) struct Banking {
    direction: u8,
    data: u8,
}

/// Bits of the port.
const LORAM: u8 = 0x01;
const HIRAM: u8 = 0x02;
const CHAREN: u8 = 0x04;
/// Lines pulled up from outside: the three above and the cassette's switch.
const PULLED_UP: u8 = 0x17;

impl Banking {
    /// The port after power-on: all inputs.
    pub(super) fn new() -> Self {
        Self {
            direction: 0x00,
            data: 0x00,
        }
    }

    fn lines(&self) -> u8 {
        self.data & self.direction | PULLED_UP & !self.direction
    }

    /// Reads $0000 or $0001.
    pub(super) fn read(&self, address: u16) -> u8 {
        if address == 0 {
            self.direction
        } else {
            self.lines()
        }
    }

    /// Writes $0000 or $0001.
    pub(super) fn write(&mut self, address: u16, value: u8) {
        if address == 0 {
            self.direction = value;
        } else {
            self.data = value;
        }
    }

    /// What a read of an address reaches. No cartridge is plugged in.
    #[inline]
    pub(super) fn area(&self, address: u16) -> Area {
        if address < 0xA000 {
            return if address < 2 { Area::Port } else { Area::Ram };
        }
        let lines = self.lines();
        match address >> 12 {
            0xA | 0xB if lines & (LORAM | HIRAM) == LORAM | HIRAM => Area::Basic,
            0xD if lines & (LORAM | HIRAM) != 0 => {
                if lines & CHAREN != 0 {
                    Area::Io
                } else {
                    Area::Characters
                }
            }
            0xE | 0xF if lines & HIRAM != 0 => Area::Kernal,
            _ => Area::Ram,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of Bauer's article, section 2.4.1, without cartridge.
    #[test]
    fn the_eight_configurations_are_those_of_the_machine() {
        use Area::{Basic, Characters, Io, Kernal, Ram};
        for (bits, at_a000, at_d000, at_e000) in [
            (0, Ram, Ram, Ram),
            (1, Ram, Characters, Ram),
            (2, Ram, Characters, Kernal),
            (3, Basic, Characters, Kernal),
            (4, Ram, Ram, Ram),
            (5, Ram, Io, Ram),
            (6, Ram, Io, Kernal),
            (7, Basic, Io, Kernal),
        ] {
            let mut banking = Banking::new();
            banking.write(0, 0x2F);
            banking.write(1, 0x30 | bits);
            for (first, last, area) in [
                (0x0002, 0x9FFF, Ram),
                (0xA000, 0xBFFF, at_a000),
                (0xC000, 0xCFFF, Ram),
                (0xD000, 0xDFFF, at_d000),
                (0xE000, 0xFFFF, at_e000),
            ] {
                assert_eq!(banking.area(first), area, "${first:04X} with {bits}");
                assert_eq!(banking.area(last), area, "${last:04X} with {bits}");
            }
        }
    }

    #[test]
    fn inputs_are_pulled_up() {
        let mut banking = Banking::new();
        assert_eq!(banking.read(1), 0x17);
        assert_eq!(banking.area(0xA000), Area::Basic);
        banking.write(0, 0x2F);
        banking.write(1, 0x35);
        assert_eq!(banking.read(0), 0x2F);
        assert_eq!(banking.read(1), 0x35);
        banking.write(0, 0x00);
        assert_eq!(banking.read(1), 0x17);
    }
}
