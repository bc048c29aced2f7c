use super::model::Model;

/// The time of day of a CIA: tenths, seconds, minutes, hours in BCD; bit 7 of the hours is set in the afternoon.
#[derive(Clone)]
pub(super) struct TimeOfDay {
    time: [u8; 4],
    alarm: [u8; 4],
    /// The time as it was when the hours were read: shown until the tenths are read.
    latched: Option<[u8; 4]>,
    /// Since the hours were written, until the tenths are.
    stopped: bool,
    model: Model,
    /// Clock cycles times mains frequency since the last pulse of the mains.
    fraction: u32,
    pulses: u8,
}

impl TimeOfDay {
    pub(super) fn new(model: Model) -> Self {
        Self {
            time: [0, 0, 0, 1],
            alarm: [0; 4],
            latched: None,
            stopped: true,
            model,
            fraction: 0,
            pulses: 0,
        }
    }

    /// Lets a cycle pass; `mains_50` tells the chip that the mains have 50 Hz. Returns whether the alarm rings.
    #[inline]
    pub(super) fn tick(&mut self, mains_50: bool) -> bool {
        if self.stopped {
            return false;
        }
        self.fraction += self.model.mains_hz();
        if self.fraction < self.model.clock_hz() {
            return false;
        }
        self.fraction -= self.model.clock_hz();
        self.pulses += 1;
        if self.pulses < if mains_50 { 5 } else { 6 } {
            return false;
        }
        self.pulses = 0;
        self.next_tenth();
        self.time == self.alarm
    }

    fn next_tenth(&mut self) {
        let [tenths, seconds, minutes, hours] = &mut self.time;
        *tenths = (*tenths + 1) % 10;
        if *tenths != 0 {
            return;
        }
        *seconds = next_bcd(*seconds, 0x59, 0x00);
        if *seconds != 0 {
            return;
        }
        *minutes = next_bcd(*minutes, 0x59, 0x00);
        if *minutes != 0 {
            return;
        }
        let afternoon = *hours & 0x80;
        let hour = next_bcd(*hours & 0x1F, 0x12, 0x01);
        // Eleven is followed by twelve of the other half of the day.
        *hours = hour
            | if hour == 0x12 {
                afternoon ^ 0x80
            } else {
                afternoon
            };
    }

    /// Reads tenths (0), seconds, minutes or hours (3).
    pub(super) fn read(&mut self, part: usize) -> u8 {
        let value = self.peek(part);
        match part {
            0 => self.latched = None,
            3 => self.latched = Some(self.time),
            _ => {}
        }
        value
    }

    /// What [`read`](Self::read) would return.
    pub(super) fn peek(&self, part: usize) -> u8 {
        self.latched.unwrap_or(self.time)[part]
    }

    /// Writes a part of the time or of the alarm.
    pub(super) fn write(&mut self, part: usize, value: u8, alarm: bool) {
        let value = value & [0x0F, 0x7F, 0x7F, 0x9F][part];
        if alarm {
            self.alarm[part] = value;
            return;
        }
        self.time[part] = value;
        match part {
            0 => self.stopped = false,
            3 => self.stopped = true,
            _ => {}
        }
    }
}

fn next_bcd(value: u8, last: u8, first: u8) -> u8 {
    if value == last {
        first
    } else if value & 0x0F == 9 {
        (value & 0xF0) + 0x10
    } else {
        value + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(time: [u8; 4]) -> TimeOfDay {
        let mut clock = TimeOfDay::new(Model::Pal);
        for part in (0..4).rev() {
            clock.write(part, time[part], false);
        }
        clock
    }

    #[test]
    fn a_second_has_as_many_cycles_as_the_machine_runs() {
        let mut clock = clock([0, 0, 0, 1]);
        for _ in 0..Model::Pal.clock_hz() {
            clock.tick(true);
        }
        assert_eq!(clock.time, [0, 1, 0, 1]);
    }

    #[test]
    fn the_day_has_two_halves() {
        let next = |time| {
            let mut clock = clock(time);
            clock.next_tenth();
            clock.time
        };
        assert_eq!(next([9, 0x59, 0x59, 0x09]), [0, 0, 0, 0x10]);
        assert_eq!(next([9, 0x59, 0x59, 0x11]), [0, 0, 0, 0x92]);
        assert_eq!(next([9, 0x59, 0x59, 0x92]), [0, 0, 0, 0x81]);
        assert_eq!(next([9, 0x59, 0x59, 0x91]), [0, 0, 0, 0x12]);
        assert_eq!(next([9, 0x09, 0x00, 0x01]), [0, 0x10, 0x00, 0x01]);
    }

    #[test]
    fn reading_the_hours_holds_the_time() {
        let mut clock = clock([0, 0, 0, 1]);
        assert_eq!(clock.read(3), 1);
        clock.next_tenth();
        assert_eq!(clock.read(0), 0);
        assert_eq!(clock.read(0), 1);
    }

    #[test]
    fn writing_the_hours_stops_the_clock_until_the_tenths() {
        let mut clock = clock([0, 0, 0, 1]);
        clock.write(3, 2, false);
        for _ in 0..Model::Pal.clock_hz() {
            clock.tick(true);
        }
        assert_eq!(clock.time, [0, 0, 0, 2]);
    }
}
