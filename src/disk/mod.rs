//! Disk images.
