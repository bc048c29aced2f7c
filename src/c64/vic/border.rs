use super::registers::Registers;

/// The two border flip-flops (Bauer, section 3.9).
#[derive(Clone)]
pub(super) struct Border {
    /// Set: the border colour covers everything.
    main: bool,
    /// Set: neither graphics nor the end of the side border.
    pub(super) vertical: bool,
}

impl Border {
    pub(super) fn new() -> Self {
        Self {
            main: true,
            vertical: true,
        }
    }

    /// Does what happens in the eight pixels of one cycle (from 1) of a line.
    /// Returns the pixels (bit 7 is the leftmost) that the border covers.
    #[inline]
    pub(super) fn tick(
        &mut self,
        cycle: u8,
        last_cycle: u8,
        line: u16,
        registers: &Registers,
    ) -> u8 {
        let before = self.main;
        let covered = |main: bool| if main { 0xFF } else { 0x00 };
        let wide = registers.columns_40();
        match cycle {
            // Position 24 is the first pixel of cycle 17, position 31 its last.
            17 => {
                self.compare_lines(line, registers);
                self.main &= self.vertical;
                if wide {
                    covered(self.main)
                } else {
                    covered(before) & 0xFE | covered(self.main) & 0x01
                }
            }
            // Position 335 is the last pixel of cycle 55, position 344 the first of cycle 57.
            55 if !wide => {
                self.main = true;
                covered(before) | 0x01
            }
            57 if wide => {
                self.main = true;
                covered(true)
            }
            _ => {
                if cycle == last_cycle {
                    self.compare_lines(line, registers);
                }
                covered(self.main)
            }
        }
    }

    fn compare_lines(&mut self, line: u16, registers: &Registers) {
        let (top, bottom) = if registers.rows_25() {
            (51, 251)
        } else {
            (55, 247)
        };
        if line == bottom {
            self.vertical = true;
        } else if line == top && registers.display_enabled() {
            self.vertical = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First and one past last open pixel of a line, counted from position 0 (4 pixels into cycle 13 on PAL;
    /// cycle 14 starts at position 0 here).
    fn opening(border: &mut Border, line: u16, registers: &Registers) -> Option<(usize, usize)> {
        let covered: Vec<bool> = (1..=63)
            .flat_map(|cycle| {
                let mask = border.tick(cycle, 63, line, registers);
                (0..8).map(move |pixel| mask & 0x80 >> pixel != 0)
            })
            .skip(13 * 8)
            .collect();
        let first = covered.iter().position(|&covered| !covered)?;
        let last = covered.iter().rposition(|&covered| !covered)?;
        Some((first, last + 1))
    }

    fn registers(control_1: u8, control_2: u8) -> Registers {
        let mut registers = Registers::new();
        registers.set(0x11, control_1);
        registers.set(0x16, control_2);
        registers
    }

    #[test]
    fn forty_columns_open_at_24_and_close_at_344() {
        let registers = registers(0x1B, 0x08);
        let mut border = Border::new();
        assert_eq!(opening(&mut border, 50, &registers), None);
        assert_eq!(opening(&mut border, 51, &registers), Some((24, 344)));
        assert_eq!(opening(&mut border, 250, &registers), Some((24, 344)));
        assert_eq!(opening(&mut border, 251, &registers), None);
    }

    #[test]
    fn thirty_eight_columns_open_at_31_and_close_at_335() {
        let registers = registers(0x1B, 0x00);
        let mut border = Border::new();
        assert_eq!(opening(&mut border, 51, &registers), Some((31, 335)));
    }

    #[test]
    fn twenty_four_rows_open_at_55_and_close_at_247() {
        let registers = registers(0x13, 0x08);
        let mut border = Border::new();
        assert_eq!(opening(&mut border, 54, &registers), None);
        assert!(opening(&mut border, 55, &registers).is_some());
        assert!(opening(&mut border, 246, &registers).is_some());
        assert_eq!(opening(&mut border, 247, &registers), None);
    }

    #[test]
    fn a_display_switched_off_stays_covered() {
        let registers = registers(0x0B, 0x08);
        let mut border = Border::new();
        assert_eq!(opening(&mut border, 51, &registers), None);
    }
}
