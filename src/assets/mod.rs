//! PNG and text files made into bytes for the C64.
