/// One of the two 16-bit timers of a CIA.
///
/// A timer counts from its latch down to 0 and starts again; that takes latch + 1 pulses. It begins to count two
/// cycles after it was started or pulsed.
#[derive(Clone)]
pub(super) struct Timer {
    latch: u16,
    counter: u16,
    /// The control register without the strobe bit.
    control: u8,
    /// Pulses on their way to the counter: bit n arrived n cycles ago.
    pulses: u8,
    load: bool,
}

const START: u8 = 0x01;
const ONE_SHOT: u8 = 0x08;
const FORCE_LOAD: u8 = 0x10;

/// The pulse that is counted now.
const DUE: u8 = 1 << 2;

impl Timer {
    pub(super) fn new() -> Self {
        Self {
            latch: 0xFFFF,
            counter: 0xFFFF,
            control: 0,
            pulses: 0,
            load: false,
        }
    }

    pub(super) fn control(&self) -> u8 {
        self.control
    }

    pub(super) fn counter(&self) -> u16 {
        self.counter
    }

    pub(super) fn running(&self) -> bool {
        self.control & START != 0
    }

    pub(super) fn set_control(&mut self, value: u8) {
        self.control = value & !FORCE_LOAD;
        self.load |= value & FORCE_LOAD != 0;
    }

    pub(super) fn set_latch_low(&mut self, value: u8) {
        self.latch = self.latch & 0xFF00 | u16::from(value);
    }

    /// Sets the high byte of the latch; a timer that stands takes over the latch.
    pub(super) fn set_latch_high(&mut self, value: u8) {
        self.latch = self.latch & 0x00FF | u16::from(value) << 8;
        if !self.running() {
            self.load = true;
        }
    }

    /// Lets a cycle pass, with or without a pulse to count. Returns whether the timer came to 0.
    #[inline]
    pub(super) fn tick(&mut self, pulse: bool) -> bool {
        self.pulses = self.pulses << 1 | u8::from(pulse && self.running());
        if self.load {
            self.load = false;
            self.counter = self.latch;
            self.pulses &= !DUE;
            return false;
        }
        if self.pulses & DUE == 0 {
            return false;
        }
        if self.counter > 1 {
            self.counter -= 1;
            return false;
        }
        // The reload takes the place of the next count.
        self.counter = self.latch;
        self.pulses &= !(DUE >> 1);
        if self.control & ONE_SHOT != 0 {
            self.control &= !START;
            self.pulses = 0;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timer(latch: u16, control: u8) -> Timer {
        let mut timer = Timer::new();
        let [low, high] = latch.to_le_bytes();
        timer.set_latch_low(low);
        timer.set_latch_high(high);
        timer.tick(true);
        timer.set_control(control);
        timer
    }

    /// The cycles (the first after the start is 1) in which the timer comes to 0.
    fn underflows(timer: &mut Timer, cycles: u32) -> Vec<u32> {
        (1..=cycles).filter(|_| timer.tick(true)).collect()
    }

    #[test]
    fn a_continuous_timer_has_a_period_of_latch_plus_one() {
        let cycles = underflows(&mut timer(9, START), 45);
        let periods: Vec<u32> = cycles.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(periods, [10, 10, 10]);
    }

    #[test]
    fn a_one_shot_timer_stops_with_the_latch_loaded() {
        let mut timer = timer(9, START | ONE_SHOT);
        assert_eq!(underflows(&mut timer, 45).len(), 1);
        assert!(!timer.running());
        assert_eq!(timer.counter(), 9);
    }

    #[test]
    fn the_count_never_shows_zero() {
        let mut timer = timer(3, START);
        let counts: Vec<u16> = (0..12)
            .map(|_| {
                timer.tick(true);
                timer.counter()
            })
            .collect();
        assert_eq!(counts, [3, 3, 2, 1, 3, 3, 2, 1, 3, 3, 2, 1]);
    }

    #[test]
    fn a_latch_of_a_running_timer_counts_from_the_next_round() {
        let mut timer = timer(5, START);
        timer.tick(true);
        timer.set_latch_high(1);
        assert_eq!(timer.counter(), 5);
        timer.set_control(START | FORCE_LOAD);
        timer.tick(true);
        assert_eq!(timer.counter(), 0x105);
    }

    #[test]
    fn a_stopped_timer_stands_still() {
        let mut timer = timer(5, 0);
        assert!(underflows(&mut timer, 100).is_empty());
        assert_eq!(timer.counter(), 5);
    }
}
