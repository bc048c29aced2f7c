//! The D64 image: a 35-track disk as the 1541's DOS formats and fills it.
//!
//! Layout after the 1541's own documentation: the block availability map in 18/0, the directory
//! from 18/1 on, files as chains of sectors with a link of two bytes before 254 bytes of data.

use super::error::DiskError;
use super::file_type::FileType;
use super::geometry::{Address, IMAGE_BYTES, SECTOR_BYTES, TRACKS, sectors};
use super::name::{self, NAME_BYTES, PADDING};

/// The track in the middle, which holds the map and the directory.
const DIRECTORY_TRACK: u8 = 18;
const MAP: Address = Address {
    track: DIRECTORY_TRACK,
    sector: 0,
};
const DIRECTORY: Address = Address {
    track: DIRECTORY_TRACK,
    sector: 1,
};

/// Sectors from one block of a file to its next on the same track, and of the directory.
const FILE_INTERLEAVE: u8 = 10;
const DIRECTORY_INTERLEAVE: u8 = 3;

/// Data bytes in a block: a sector without its link.
pub(super) const BLOCK_BYTES: usize = SECTOR_BYTES - 2;

/// In the type byte of a directory entry: the file was closed, and it may not be scratched.
const CLOSED: u8 = 0x80;
const LOCKED: u8 = 0x40;

/// Directory entries have 32 bytes, the first two of which are the sector's link or unused.
const ENTRY_BYTES: usize = 32;

/// A disk image in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct Disk {
    bytes: Vec<u8>,
}

/// A file as the directory lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub file_type: FileType,
    /// Whether it was closed after it was written. The others are broken.
    pub closed: bool,
    /// Whether it may not be scratched.
    pub locked: bool,
    /// Length in blocks of 254 bytes.
    pub blocks: u16,
    first: Address,
    /// Where the entry lies in the image.
    place: usize,
}

impl Disk {
    /// An empty, formatted disk. `name` has 1 to 16 characters, `id` is the two characters that
    /// the drive tells disks apart by.
    pub fn new(name: &str, id: [u8; 2]) -> Result<Self, DiskError> {
        let mut disk = Self {
            bytes: vec![0; IMAGE_BYTES],
        };
        let name = name::padded(name)?;
        let map = disk.sector_mut(MAP);
        map[0] = DIRECTORY.track;
        map[1] = DIRECTORY.sector;
        map[2] = b'A';
        map[0x90..0xAB].fill(PADDING);
        map[0x90..0xA0].copy_from_slice(&name);
        map[0xA2..0xA4].copy_from_slice(&id);
        map[0xA5..0xA7].copy_from_slice(b"2A");
        for track in 1..=TRACKS {
            for sector in 0..sectors(track) {
                disk.set_free(Address { track, sector }, true);
            }
        }
        disk.set_free(MAP, false);
        disk.set_free(DIRECTORY, false);
        disk.sector_mut(DIRECTORY)[..2].copy_from_slice(&[0, 0xFF]);
        Ok(disk)
    }

    /// Reads an image of 174,848 bytes.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, DiskError> {
        if bytes.len() == IMAGE_BYTES {
            Ok(Self { bytes })
        } else {
            Err(DiskError::ImageSize(bytes.len()))
        }
    }

    /// The image as a file holds it.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Free blocks outside the directory track, as the drive reports them: 664 on an empty disk.
    pub fn free_blocks(&self) -> usize {
        (1..=TRACKS)
            .filter(|track| *track != DIRECTORY_TRACK)
            .map(|track| usize::from(self.sector(MAP)[4 * usize::from(track)]))
            .sum()
    }

    /// The disk's name and the two characters that drives tell disks apart by.
    pub fn title(&self) -> (String, [u8; 2]) {
        let map = self.sector(MAP);
        (name::from_padded(&map[0x90..0xA0]), [map[0xA2], map[0xA3]])
    }

    /// Adds a program file in the first free entry of the directory. `data` starts with its load address.
    /// Nothing is changed on error.
    pub fn add(&mut self, name: &str, data: &[u8]) -> Result<(), DiskError> {
        self.write(name, FileType::Program, true, data)
    }

    /// Adds a file in the first free entry of the directory; one that was not `closed` cannot be read. Nothing is changed
    /// on error.
    pub fn write(
        &mut self,
        name: &str,
        file_type: FileType,
        closed: bool,
        data: &[u8],
    ) -> Result<(), DiskError> {
        let padded = name::padded(name)?;
        if self.entries()?.iter().any(|entry| entry.name == name) {
            return Err(DiskError::Exists(name.to_owned()));
        }
        let blocks = data.len().div_ceil(BLOCK_BYTES).max(1);
        let free = self.free_blocks();
        if blocks > free {
            return Err(DiskError::Full {
                needed: blocks,
                free,
            });
        }
        let slot = self.free_slot()?;
        let first = self.write_chain(data, blocks)?;
        let entry = &mut self.bytes[slot..slot + ENTRY_BYTES];
        entry[2] = file_type as u8 | if closed { CLOSED } else { 0 };
        entry[3] = first.track;
        entry[4] = first.sector;
        entry[5..5 + NAME_BYTES].copy_from_slice(&padded);
        entry[30..32].copy_from_slice(&(blocks as u16).to_le_bytes());
        Ok(())
    }

    /// The files in the order of the directory.
    pub fn entries(&self) -> Result<Vec<Entry>, DiskError> {
        let mut entries = Vec::new();
        for address in self.chain(DIRECTORY)? {
            for (number, entry) in self.sector(address).chunks_exact(ENTRY_BYTES).enumerate() {
                if entry[2] != 0 {
                    entries.push(Entry {
                        name: name::from_padded(&entry[5..5 + NAME_BYTES]),
                        file_type: FileType::of_byte(entry[2]),
                        closed: entry[2] & CLOSED != 0,
                        locked: entry[2] & LOCKED != 0,
                        place: address.offset() + number * ENTRY_BYTES,
                        blocks: u16::from_le_bytes([entry[30], entry[31]]),
                        first: Address {
                            track: entry[3],
                            sector: entry[4],
                        },
                    });
                }
            }
        }
        Ok(entries)
    }

    fn entry(&self, name: &str) -> Result<Entry, DiskError> {
        let mut entries = self.entries()?.into_iter();
        let entry = entries.find(|entry| entry.name == name);
        entry.ok_or_else(|| DiskError::NotFound(name.to_owned()))
    }

    /// Removes a file and frees its blocks. Nothing is changed on error.
    pub fn scratch(&mut self, name: &str) -> Result<(), DiskError> {
        let entry = self.entry(name)?;
        for address in self.chain(entry.first)? {
            if !self.is_free(address) {
                self.set_free(address, true);
            }
        }
        self.bytes[entry.place + 2] = 0;
        Ok(())
    }

    /// Gives a file another name, which no file may have yet. Nothing is changed on error.
    pub fn rename(&mut self, old: &str, new: &str) -> Result<(), DiskError> {
        let padded = name::padded(new)?;
        let entry = self.entry(old)?;
        if self.entry(new).is_ok() {
            return Err(DiskError::Exists(new.to_owned()));
        }
        let start = entry.place + 5;
        self.bytes[start..start + NAME_BYTES].copy_from_slice(&padded);
        Ok(())
    }

    /// The bytes of a file, of a program the load address first.
    pub fn read(&self, name: &str) -> Result<Vec<u8>, DiskError> {
        let entry = self.entry(name)?;
        let mut data = Vec::new();
        for address in self.chain(entry.first)? {
            let sector = self.sector(address);
            // In the last sector the link's second byte is the index of the last byte in use.
            let end = match sector[0] {
                0 => usize::from(sector[1]) + 1,
                _ => SECTOR_BYTES,
            };
            data.extend_from_slice(sector.get(2..end).unwrap_or_default());
        }
        Ok(data)
    }

    /// The sectors from `first` along their links.
    fn chain(&self, first: Address) -> Result<Vec<Address>, DiskError> {
        let mut chain = Vec::new();
        let mut next = first;
        loop {
            if !next.exists() || chain.contains(&next) {
                return Err(DiskError::BadLink {
                    track: next.track,
                    sector: next.sector,
                });
            }
            chain.push(next);
            let sector = self.sector(next);
            if sector[0] == 0 {
                return Ok(chain);
            }
            next = Address {
                track: sector[0],
                sector: sector[1],
            };
        }
    }

    /// Writes a file's blocks and gives the first. There must be `blocks` free ones.
    fn write_chain(&mut self, data: &[u8], blocks: usize) -> Result<Address, DiskError> {
        let full = DiskError::Full {
            needed: blocks,
            free: self.free_blocks(),
        };
        let mut addresses: Vec<Address> = Vec::with_capacity(blocks);
        while addresses.len() < blocks {
            let next = self.next_free(addresses.last().copied());
            let address = next.ok_or_else(|| full.clone())?;
            self.set_free(address, false);
            addresses.push(address);
        }
        for (index, address) in addresses.iter().enumerate() {
            let start = (index * BLOCK_BYTES).min(data.len());
            let part = &data[start..(start + BLOCK_BYTES).min(data.len())];
            let link = match addresses.get(index + 1) {
                Some(next) => [next.track, next.sector],
                None => [0, (part.len() + 1) as u8],
            };
            let sector = self.sector_mut(*address);
            sector[..2].copy_from_slice(&link);
            sector[2..2 + part.len()].copy_from_slice(part);
        }
        Ok(addresses[0])
    }

    /// The block that the 1541 takes after `last`: ten sectors on, or else on the next track away
    /// from the directory; down to track 1 first, then up from 19.
    fn next_free(&self, last: Option<Address>) -> Option<Address> {
        let (start, wanted) = match last {
            None => (DIRECTORY_TRACK - 1, 0),
            Some(last) => (last.track, step(last, FILE_INTERLEAVE)),
        };
        let tracks = if start < DIRECTORY_TRACK {
            (1..=start)
                .rev()
                .chain(DIRECTORY_TRACK + 1..=TRACKS)
                .collect::<Vec<_>>()
        } else {
            (start..=TRACKS).chain((1..DIRECTORY_TRACK).rev()).collect()
        };
        tracks
            .into_iter()
            .find_map(|track| self.free_sector(track, wanted))
    }

    /// The first free sector of `track` from `wanted` on, going round.
    fn free_sector(&self, track: u8, wanted: u8) -> Option<Address> {
        let count = sectors(track);
        (0..count)
            .map(|offset| Address {
                track,
                sector: (wanted + offset) % count,
            })
            .find(|address| self.is_free(*address))
    }

    /// The offset of an unused directory entry; a sector is added to the directory if need be.
    fn free_slot(&mut self) -> Result<usize, DiskError> {
        let chain = self.chain(DIRECTORY)?;
        for address in &chain {
            for entry in (0..SECTOR_BYTES).step_by(ENTRY_BYTES) {
                if self.sector(*address)[entry + 2] == 0 {
                    return Ok(address.offset() + entry);
                }
            }
        }
        let last = chain[chain.len() - 1];
        let next = self
            .free_sector(DIRECTORY_TRACK, step(last, DIRECTORY_INTERLEAVE))
            .ok_or(DiskError::DirectoryFull)?;
        self.set_free(next, false);
        self.sector_mut(last)[..2].copy_from_slice(&[next.track, next.sector]);
        self.sector_mut(next)[..2].copy_from_slice(&[0, 0xFF]);
        Ok(next.offset())
    }

    fn is_free(&self, address: Address) -> bool {
        let (byte, bit) = map_bit(address);
        self.sector(MAP)[byte] & bit != 0
    }

    /// Sets a sector's bit in the map and keeps the track's count; the bit must change.
    fn set_free(&mut self, address: Address, free: bool) {
        let (byte, bit) = map_bit(address);
        let count = 4 * usize::from(address.track);
        let map = self.sector_mut(MAP);
        map[byte] ^= bit;
        if free {
            map[count] += 1;
        } else {
            map[count] -= 1;
        }
    }

    fn sector(&self, address: Address) -> &[u8] {
        &self.bytes[address.offset()..][..SECTOR_BYTES]
    }

    fn sector_mut(&mut self, address: Address) -> &mut [u8] {
        &mut self.bytes[address.offset()..][..SECTOR_BYTES]
    }
}

/// A sector's bit in the map: four bytes a track from byte 4 on, a count and three of bits.
fn map_bit(address: Address) -> (usize, u8) {
    let byte = 4 * usize::from(address.track) + 1 + usize::from(address.sector / 8);
    (byte, 1 << (address.sector % 8))
}

/// The sector to try after `last`, by the rule of the 1541's DOS: past the end of the track it
/// goes on one sector earlier than a plain wrap would.
fn step(last: Address, interleave: u8) -> u8 {
    let count = sectors(last.track);
    let sector = last.sector + interleave;
    if sector < count {
        sector
    } else {
        (sector - count).saturating_sub(1)
    }
}

#[cfg(test)]
mod tests;
