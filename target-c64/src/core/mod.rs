//! The rules of play and the search, the same source on the host and on the C64.
