use super::clock::TimeOfDay;
use super::model::Model;
use super::timer::Timer;

/// Interrupt sources: bits of the interrupt control register.
const TIMER_A: u8 = 0x01;
const TIMER_B: u8 = 0x02;
const ALARM: u8 = 0x04;

/// A 6526 complex interface adapter: two ports, two timers, a clock, one interrupt line.
///
/// Facts: MOS 6526 data sheet. Not emulated: the serial register's shifting, and timer output on port B.
#[derive(Clone)]
pub(super) struct Cia {
    port_a: Port,
    port_b: Port,
    timer_a: Timer,
    timer_b: Timer,
    clock: TimeOfDay,
    serial: u8,
    /// Sources that have struck since the register was read.
    struck: u8,
    enabled: u8,
    /// Whether the interrupt line is low.
    interrupt: bool,
}

/// Eight lines, each an input or an output.
#[derive(Clone, Copy, Default)]
struct Port {
    data: u8,
    /// Set bits are outputs.
    direction: u8,
}

impl Port {
    /// The lines as the port drives them: inputs are pulled up.
    const fn lines(self) -> u8 {
        self.data | !self.direction
    }
}

impl Cia {
    pub(super) fn new(model: Model) -> Self {
        Self {
            port_a: Port::default(),
            port_b: Port::default(),
            timer_a: Timer::new(),
            timer_b: Timer::new(),
            clock: TimeOfDay::new(model),
            serial: 0,
            struck: 0,
            enabled: 0,
            interrupt: false,
        }
    }

    /// Whether the interrupt line is low.
    #[inline]
    pub(super) fn interrupt(&self) -> bool {
        self.interrupt
    }

    /// Whether an interrupt can still come: a source is enabled.
    pub(super) fn interrupt_enabled(&self) -> bool {
        self.enabled != 0
    }

    /// The lines of port A and port B as this chip drives them.
    pub(super) fn lines(&self) -> (u8, u8) {
        (self.port_a.lines(), self.port_b.lines())
    }

    /// Lets a cycle pass.
    #[inline]
    pub(super) fn tick(&mut self) {
        // Inputs without anything attached: CNT is high and does not change.
        let a_counts_cycles = self.timer_a.control() & 0x20 == 0;
        let a = self.timer_a.tick(a_counts_cycles);
        let b_pulse = match self.timer_b.control() & 0x60 {
            0x00 => true,
            0x20 => false,
            _ => a,
        };
        let b = self.timer_b.tick(b_pulse);
        let alarm = self.clock.tick(self.timer_a.control() & 0x80 != 0);
        if a || b || alarm {
            let sources = [(a, TIMER_A), (b, TIMER_B), (alarm, ALARM)];
            for (_, source) in sources.into_iter().filter(|&(strikes, _)| strikes) {
                self.struck |= source;
                self.interrupt |= self.enabled & source != 0;
            }
        }
    }

    /// Reads one of the sixteen registers; `inputs` are the lines of the two ports.
    pub(super) fn read(&mut self, address: u16, inputs: (u8, u8)) -> u8 {
        let value = self.peek(address, inputs);
        match address & 0x0F {
            part @ 0x08..=0x0B => {
                self.clock.read(usize::from(part - 0x08));
            }
            0x0D => {
                self.struck = 0;
                self.interrupt = false;
            }
            _ => {}
        }
        value
    }

    /// What [`read`](Self::read) would return.
    pub(super) fn peek(&self, address: u16, inputs: (u8, u8)) -> u8 {
        match address & 0x0F {
            0x00 => inputs.0,
            0x01 => inputs.1,
            0x02 => self.port_a.direction,
            0x03 => self.port_b.direction,
            0x04 => self.timer_a.counter() as u8,
            0x05 => (self.timer_a.counter() >> 8) as u8,
            0x06 => self.timer_b.counter() as u8,
            0x07 => (self.timer_b.counter() >> 8) as u8,
            part @ 0x08..=0x0B => self.clock.peek(usize::from(part - 0x08)),
            0x0C => self.serial,
            0x0D => self.struck | u8::from(self.interrupt) << 7,
            0x0E => self.timer_a.control(),
            _ => self.timer_b.control(),
        }
    }

    /// Writes one of the sixteen registers.
    pub(super) fn write(&mut self, address: u16, value: u8) {
        match address & 0x0F {
            0x00 => self.port_a.data = value,
            0x01 => self.port_b.data = value,
            0x02 => self.port_a.direction = value,
            0x03 => self.port_b.direction = value,
            0x04 => self.timer_a.set_latch_low(value),
            0x05 => self.timer_a.set_latch_high(value),
            0x06 => self.timer_b.set_latch_low(value),
            0x07 => self.timer_b.set_latch_high(value),
            part @ 0x08..=0x0B => {
                let alarm = self.timer_b.control() & 0x80 != 0;
                self.clock.write(usize::from(part - 0x08), value, alarm);
            }
            0x0C => self.serial = value,
            0x0D => {
                if value & 0x80 != 0 {
                    self.enabled |= value & 0x1F;
                } else {
                    self.enabled &= !value;
                }
                self.interrupt |= self.enabled & self.struck != 0;
            }
            0x0E => self.timer_a.set_control(value),
            _ => self.timer_b.set_control(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING_ATTACHED: (u8, u8) = (0xFF, 0xFF);

    fn cia_with(writes: &[(u16, u8)]) -> Cia {
        let mut cia = Cia::new(Model::Pal);
        for &(register, value) in writes {
            cia.write(register, value);
        }
        cia
    }

    /// Ticks until the line falls; the first cycle is 1.
    fn cycles_to_interrupt(cia: &mut Cia) -> Option<u32> {
        (1..100_000).find(|_| {
            cia.tick();
            cia.interrupt()
        })
    }

    /// Started with a load in cycle 0, a timer with latch 10 ends in cycle 13.
    #[test]
    fn an_enabled_timer_interrupts_at_its_end_until_it_is_read() {
        let mut cia = cia_with(&[(0x4, 10), (0x5, 0), (0xD, 0x81), (0xE, 0x11)]);
        assert_eq!(cycles_to_interrupt(&mut cia), Some(13));
        assert_eq!(cia.read(0xD, NOTHING_ATTACHED), 0x81);
        assert!(!cia.interrupt());
        assert_eq!(cia.read(0xD, NOTHING_ATTACHED), 0x00);
    }

    #[test]
    fn a_timer_that_is_not_enabled_only_sets_its_bit() {
        let mut cia = cia_with(&[(0x6, 10), (0x7, 0), (0xF, 0x11)]);
        assert_eq!(cycles_to_interrupt(&mut cia), None);
        assert_eq!(cia.read(0xD, NOTHING_ATTACHED), 0x02);
    }

    #[test]
    fn enabling_a_source_that_has_struck_interrupts() {
        let mut cia = cia_with(&[(0x4, 10), (0x5, 0), (0xE, 0x19)]);
        assert_eq!(cycles_to_interrupt(&mut cia), None);
        cia.write(0xD, 0x81);
        assert_eq!(cycles_to_interrupt(&mut cia), Some(1));
    }

    /// Four ends of A, the first after 102 cycles, and then one cycle until the last shows in B.
    #[test]
    fn timer_b_counts_the_ends_of_timer_a() {
        let mut cia = cia_with(&[
            (0x4, 99),
            (0x5, 0),
            (0x6, 3),
            (0x7, 0),
            (0xD, 0x82),
            (0xF, 0x51),
            (0xE, 0x11),
        ]);
        assert_eq!(cycles_to_interrupt(&mut cia), Some(102 + 3 * 100 + 1));
    }

    #[test]
    fn the_alarm_interrupts() {
        let mut cia = cia_with(&[
            (0xF, 0x80),
            (0xB, 0x01),
            (0xA, 0x00),
            (0x9, 0x00),
            (0x8, 0x01),
            (0xF, 0x00),
            (0xE, 0x80),
            (0xB, 0x01),
            (0xA, 0x00),
            (0x9, 0x00),
            (0x8, 0x00),
            (0xD, 0x84),
        ]);
        let cycles = cycles_to_interrupt(&mut cia).unwrap();
        // A tenth of a second.
        assert!((98_500..98_550).contains(&cycles), "{cycles}");
    }

    #[test]
    fn outputs_are_driven_and_inputs_pulled_up() {
        let cia = cia_with(&[(0x0, 0x0F), (0x2, 0x3C), (0x1, 0x00), (0x3, 0x00)]);
        assert_eq!(cia.lines(), (0xCF, 0xFF));
    }
}
