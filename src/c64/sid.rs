/// One write to a register of the SID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidWrite {
    /// The clock cycle of the write.
    pub cycle: u64,
    /// 0–24.
    pub register: u8,
    /// The byte.
    pub value: u8,
}

/// The sound chip, as far as programs can see it: a record of what is written, and the registers that can be read.
///
/// It makes no sound. Voice 3's oscillator runs, for programs that take random numbers from it.
#[derive(Clone)]
pub(super) struct Sid {
    registers: [u8; 0x20],
    /// The byte on the chip's bus: reads of registers that cannot be read give it back.
    bus: u8,
    writes: Option<Vec<SidWrite>>,
    voice_3: Oscillator,
}

/// Register numbers of voice 3.
const FREQUENCY_LOW: usize = 0x0E;
const FREQUENCY_HIGH: usize = 0x0F;
const PULSE_LOW: usize = 0x10;
const PULSE_HIGH: usize = 0x11;
const CONTROL: usize = 0x12;

/// Bits of the control register.
const GATE: u8 = 0x01;
const TEST: u8 = 0x08;

impl Sid {
    pub(super) fn new() -> Self {
        Self {
            registers: [0; 0x20],
            bus: 0,
            writes: None,
            voice_3: Oscillator::new(),
        }
    }

    /// Starts or stops the record.
    pub(super) fn set_recording(&mut self, recording: bool) {
        self.writes = recording.then(Vec::new);
    }

    /// The writes recorded since the last call.
    pub(super) fn take_writes(&mut self) -> Vec<SidWrite> {
        self.writes.as_mut().map(std::mem::take).unwrap_or_default()
    }

    pub(super) fn write(&mut self, cycle: u64, address: u16, value: u8) {
        let register = address & 0x1F;
        self.voice_3.advance(cycle, self.frequency(), self.test());
        self.registers[usize::from(register)] = value;
        self.bus = value;
        if let Some(writes) = &mut self.writes {
            writes.push(SidWrite {
                cycle,
                register: register as u8,
                value,
            });
        }
    }

    pub(super) fn read(&mut self, cycle: u64, address: u16) -> u8 {
        self.voice_3.advance(cycle, self.frequency(), self.test());
        self.bus = self.peek(address);
        self.bus
    }

    /// What a read of the register gave last or would give without time passing.
    pub(super) fn peek(&self, address: u16) -> u8 {
        match address & 0x1F {
            // Paddles, of which there are none.
            0x19 | 0x1A => 0xFF,
            0x1B => self.wave(),
            // The envelope, as if attack and release took no time.
            0x1C if self.registers[CONTROL] & GATE != 0 => 0xFF,
            0x1C => 0x00,
            _ => self.bus,
        }
    }

    fn frequency(&self) -> u16 {
        u16::from_le_bytes([
            self.registers[FREQUENCY_LOW],
            self.registers[FREQUENCY_HIGH],
        ])
    }

    fn test(&self) -> bool {
        self.registers[CONTROL] & TEST != 0
    }

    /// The upper eight bits of voice 3's wave; several waves at once are combined by AND.
    fn wave(&self) -> u8 {
        let control = self.registers[CONTROL];
        let phase = self.voice_3.phase;
        let saw = (phase >> 16) as u8;
        let pulse_width = u32::from(self.registers[PULSE_HIGH] & 0x0F) << 8
            | u32::from(self.registers[PULSE_LOW]);
        let waves = [
            (0x10, saw << 1 ^ if saw & 0x80 != 0 { 0xFF } else { 0x00 }),
            (0x20, saw),
            (
                0x40,
                if phase >> 12 >= pulse_width {
                    0xFF
                } else {
                    0x00
                },
            ),
            (0x80, self.voice_3.noise_byte()),
        ];
        waves
            .into_iter()
            .filter(|(bit, _)| control & bit != 0)
            .map(|(_, value)| value)
            .reduce(|left, right| left & right)
            .unwrap_or(0)
    }
}

/// A 24-bit phase and the 23-bit shift register that its bit 19 clocks.
#[derive(Clone)]
struct Oscillator {
    phase: u32,
    noise: u32,
    /// The clock cycle up to which it has run.
    cycle: u64,
}

const PHASE_MASK: u64 = 0xFF_FFFF;

impl Oscillator {
    fn new() -> Self {
        Self {
            phase: 0,
            noise: 0x7F_FFF8,
            cycle: 0,
        }
    }

    fn advance(&mut self, cycle: u64, frequency: u16, test: bool) {
        let elapsed = cycle.saturating_sub(self.cycle);
        self.cycle = cycle;
        if test {
            self.phase = 0;
            return;
        }
        let phase = u64::from(self.phase) + elapsed.wrapping_mul(u64::from(frequency));
        // Bit 19 rises once in 2^20 steps of the phase, in the middle. The register repeats after 2^23 - 1 steps.
        let rises = |phase: u64| (phase + (1 << 19)) >> 20;
        let steps = (rises(phase) - rises(u64::from(self.phase))) % ((1 << 23) - 1);
        for _ in 0..steps {
            let bit = (self.noise >> 22 ^ self.noise >> 17) & 1;
            self.noise = self.noise << 1 & 0x7F_FFFF | bit;
        }
        self.phase = (phase & PHASE_MASK) as u32;
    }

    /// The eight bits of the register that are wired to the output.
    fn noise_byte(&self) -> u8 {
        [20, 18, 14, 11, 9, 5, 2, 0]
            .into_iter()
            .fold(0, |byte, bit| byte << 1 | (self.noise >> bit & 1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_are_recorded_with_their_cycles_while_recording() {
        let mut sid = Sid::new();
        sid.write(5, 0xD418, 1);
        sid.set_recording(true);
        sid.write(10, 0xD418, 15);
        sid.write(12, 0xD420, 7);
        let write = |cycle, register, value| SidWrite {
            cycle,
            register,
            value,
        };
        assert_eq!(sid.take_writes(), [write(10, 24, 15), write(12, 0, 7)]);
        assert_eq!(sid.take_writes(), []);
    }

    #[test]
    fn the_saw_rises_with_the_frequency() {
        let mut sid = Sid::new();
        sid.write(0, 0xD40F, 0x10);
        sid.write(0, 0xD412, 0x20);
        // $1000 a cycle: the upper eight bits rise by one in 16 cycles.
        assert_eq!(
            [0, 16, 32, 16 * 255, 16 * 256].map(|cycle| sid.read(cycle, 0xD41B)),
            [0, 1, 2, 255, 0]
        );
    }

    #[test]
    fn noise_changes_and_does_not_depend_on_how_often_it_is_read() {
        let noise = |reads: &[u64]| {
            let mut sid = Sid::new();
            sid.write(0, 0xD40F, 0xFF);
            sid.write(0, 0xD412, 0x80);
            reads
                .iter()
                .map(|&cycle| sid.read(cycle, 0xD41B))
                .collect::<Vec<_>>()
        };
        let values = noise(&[1000, 2000, 3000, 4000]);
        assert!(values.windows(2).any(|pair| pair[0] != pair[1]));
        assert_eq!(noise(&[4000]), values[3..]);
    }

    #[test]
    fn nothing_is_attached_to_the_paddle_inputs() {
        let mut sid = Sid::new();
        assert_eq!(sid.read(0, 0xD419), 0xFF);
        assert_eq!(sid.read(0, 0xD41A), 0xFF);
    }
}
