use crate::c64::ram::Ram;

/// The 16 KB of memory that the VIC sees, and colour RAM.
pub(in crate::c64) struct Memory<'a> {
    pub(in crate::c64) ram: &'a Ram,
    pub(in crate::c64) colour: &'a [u8; 0x400],
    /// $0000, $4000, $8000 or $C000.
    pub(in crate::c64) bank: u16,
}

impl Memory<'_> {
    /// Reads a byte at a 14-bit address. There is no character ROM here: at $1000–$1FFF in banks 0 and 2, where the
    /// machine has it, all characters are blank.
    #[inline]
    pub(in crate::c64) fn read(&self, address: u16) -> u8 {
        let address = address & 0x3FFF;
        if self.bank & 0x4000 == 0 && address & 0x3000 == 0x1000 {
            return 0;
        }
        self.ram.read(self.bank | address)
    }

    #[inline]
    pub(super) fn colour(&self, index: u16) -> u8 {
        self.colour[usize::from(index & 0x3FF)] & 0x0F
    }
}
