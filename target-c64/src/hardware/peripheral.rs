/// A drive, as it is seen from the other end of the serial bus.
pub trait Peripheral {
    /// Opens a channel (0–15) by a name, or executes a command.
    fn open(&mut self, channel: u8, name: &[u8]);

    /// Closes a channel (0–15).
    fn close(&mut self, channel: u8);

    /// The next byte of a channel (0–15), and whether it is the last. None if there is nothing to send.
    fn send(&mut self, channel: u8) -> Option<(u8, bool)>;

    /// Takes a byte for a channel (0–15). False if it does not listen.
    fn receive(&mut self, channel: u8, byte: u8) -> bool;
}
