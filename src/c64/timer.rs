/// One of the two 16-bit timers of a CIA.
///
/// A timer counts from its latch down to 0 and starts again; that takes latch + 1 pulses. A pulse is counted two cycles
/// after it came; a load comes two cycles after it was asked for, and takes the place of the next count. (Measured with
/// programs in VICE 3.7.1, whose CIA passes the tests made on real machines.)
#[derive(Clone)]
pub(super) struct Timer {
    latch: u16,
    counter: u16,
    /// The control register without the strobe bit.
    control: u8,
    /// Pulses on their way to the counter: bit n arrived n cycles ago.
    pulses: u8,
    /// Cycles until the latch is loaded; 0 if it is not to be.
    load_in: u8,
}

const START: u8 = 0x01;
const ONE_SHOT: u8 = 0x08;
const FORCE_LOAD: u8 = 0x10;

/// The pulses that are counted now and in the next cycle.
const DUE: u8 = 1 << 2;
const DUE_NEXT: u8 = 1 << 1;

/// Cycles from asking for a load to the load.
const LOAD_DELAY: u8 = 2;

impl Timer {
    pub(super) fn new() -> Self {
        Self {
            latch: 0xFFFF,
            counter: 0xFFFF,
            control: 0,
            pulses: 0,
            load_in: 0,
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
        if value & FORCE_LOAD != 0 {
            self.load_in = LOAD_DELAY;
        }
    }

    pub(super) fn set_latch_low(&mut self, value: u8) {
        self.latch = self.latch & 0xFF00 | u16::from(value);
    }

    /// Sets the high byte of the latch; a timer that stands takes over the latch.
    pub(super) fn set_latch_high(&mut self, value: u8) {
        self.latch = self.latch & 0x00FF | u16::from(value) << 8;
        if !self.running() {
            self.load_in = LOAD_DELAY;
        }
    }

    /// Lets a cycle pass, with or without a pulse to count. Returns whether the timer came to 0.
    #[inline]
    pub(super) fn tick(&mut self, pulse: bool) -> bool {
        if self.is_at_rest() {
            return false;
        }
        self.pulses = self.pulses << 1 | u8::from(pulse && self.running());
        if self.load_in > 0 {
            self.load_in -= 1;
            if self.load_in == 0 {
                self.reload();
                return false;
            }
        }
        if self.pulses & DUE != 0 {
            self.counter = self.counter.wrapping_sub(1);
        }
        // At 0 the next pulse does not count but ends the round.
        if self.counter != 0 || self.pulses & DUE_NEXT == 0 {
            return false;
        }
        self.reload();
        if self.control & ONE_SHOT != 0 {
            self.control &= !START;
            self.pulses = 0;
        }
        true
    }

    /// Whether nothing happens until a register is written: most timers, most of the time.
    #[inline]
    fn is_at_rest(&self) -> bool {
        !self.running() && self.pulses | self.load_in == 0
    }

    fn reload(&mut self) {
        self.counter = self.latch;
        self.pulses &= !DUE_NEXT;
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
        for _ in 0..LOAD_DELAY {
            timer.tick(true);
        }
        timer.set_control(control);
        timer
    }

    /// What the timer shows in so many cycles.
    fn counts(timer: &mut Timer, cycles: usize) -> Vec<u16> {
        let tick = |_| {
            timer.tick(true);
            timer.counter()
        };
        (0..cycles).map(tick).collect()
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
    fn the_count_starts_two_cycles_late_and_never_shows_zero() {
        let mut timer = timer(3, START);
        assert_eq!(counts(&mut timer, 10), [3, 3, 2, 1, 3, 3, 2, 1, 3, 3]);
    }

    /// Only a timer that counts every cycle has its next pulse under way when it gets to 0.
    #[test]
    fn pulses_that_come_seldom_show_zero() {
        let mut timer = timer(2, START);
        let tick = |cycle: u32| {
            timer.tick(cycle.is_multiple_of(4));
            timer.counter()
        };
        let counts: Vec<u16> = (0..24).map(tick).collect();
        assert_eq!(
            counts,
            [
                2, 2, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2
            ]
        );
    }

    #[test]
    fn a_forced_load_delays_the_count_by_one() {
        let mut timer = timer(3, START | FORCE_LOAD);
        assert_eq!(counts(&mut timer, 10), [3, 3, 3, 2, 1, 3, 3, 2, 1, 3]);
    }

    #[test]
    fn a_timer_that_is_stopped_counts_the_two_pulses_on_their_way() {
        let mut timer = timer(100, START);
        counts(&mut timer, 10);
        timer.set_control(0);
        assert_eq!(counts(&mut timer, 4), [91, 90, 90, 90]);
    }

    #[test]
    fn a_latch_of_a_running_timer_counts_from_the_next_round() {
        let mut timer = timer(5, START);
        timer.set_latch_high(1);
        assert_eq!(counts(&mut timer, 3), [5, 5, 4]);
        timer.set_control(START | FORCE_LOAD);
        assert_eq!(counts(&mut timer, 4), [3, 0x105, 0x105, 0x104]);
    }

    #[test]
    fn a_stopped_timer_stands_still() {
        let mut timer = timer(5, 0);
        assert!(underflows(&mut timer, 100).is_empty());
        assert_eq!(timer.counter(), 5);
    }
}
