use super::bare::Bare;
use super::labels::Labels;
use super::machine::C64;
use super::registers::Registers;
use super::stop::Stop;

/// What [`Bare`] and [`C64`] have in common: routines in memory that can be called.
pub trait Callable: Clone {
    /// Calls a routine with values in A and X for at most `cap` cycles, and asks `goes_on` before each
    /// instruction whether to execute it.
    ///
    /// # Errors
    /// Why the routine did not return.
    fn call_while(
        &mut self,
        address: u16,
        arguments: [u8; 2],
        cap: u64,
        goes_on: impl FnMut(&Self) -> bool,
    ) -> Result<Registers, Stop>;

    /// The address of the next instruction.
    fn pc(&self) -> u16;

    /// Clock cycles so far.
    fn cycles(&self) -> u64;

    /// A byte of memory.
    fn peek(&self, address: u16) -> u8;

    /// Writes a byte of memory.
    fn poke(&mut self, address: u16, value: u8);

    /// Names of addresses.
    fn labels(&self) -> &Labels;
}

macro_rules! callable {
    ($machine:ty) => {
        impl Callable for $machine {
            fn call_while(
                &mut self,
                address: u16,
                arguments: [u8; 2],
                cap: u64,
                goes_on: impl FnMut(&Self) -> bool,
            ) -> Result<Registers, Stop> {
                self.call_while(address, arguments, cap, goes_on)
            }

            #[inline]
            fn pc(&self) -> u16 {
                self.pc()
            }

            #[inline]
            fn cycles(&self) -> u64 {
                self.cycles()
            }

            fn peek(&self, address: u16) -> u8 {
                self.peek(address)
            }

            fn poke(&mut self, address: u16, value: u8) {
                self.poke(address, value);
            }

            fn labels(&self) -> &Labels {
                self.labels()
            }
        }
    };
}

callable!(Bare);
callable!(C64);
