//! The 1541's tracks and sectors, as its DOS lays them out: 35 tracks, the outer ones longer.

/// Tracks are numbered from 1 to this.
pub const TRACKS: u8 = 35;

/// Bytes in a sector.
pub const SECTOR_BYTES: usize = 256;

/// Bytes in an image: 683 sectors.
pub const IMAGE_BYTES: usize = 683 * SECTOR_BYTES;

/// A sector's address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Address {
    /// 1 to 35.
    pub track: u8,
    /// 0 to the track's number of sectors, less one.
    pub sector: u8,
}

impl Address {
    /// Whether the disk has such a sector.
    pub fn exists(self) -> bool {
        (1..=TRACKS).contains(&self.track) && self.sector < sectors(self.track)
    }

    /// Where the sector starts in the image. The address must exist.
    pub fn offset(self) -> usize {
        let before: usize = (1..self.track)
            .map(|track| usize::from(sectors(track)))
            .sum();
        (before + usize::from(self.sector)) * SECTOR_BYTES
    }
}

/// The number of sectors on a track, 1 to 35.
pub const fn sectors(track: u8) -> u8 {
    match track {
        ..=17 => 21,
        18..=24 => 19,
        25..=30 => 18,
        _ => 17,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tracks_fill_the_image() {
        let last = Address {
            track: TRACKS,
            sector: sectors(TRACKS) - 1,
        };
        assert_eq!(last.offset() + SECTOR_BYTES, IMAGE_BYTES);
        assert_eq!(IMAGE_BYTES, 174_848);
    }

    #[test]
    fn addresses_off_the_disk_do_not_exist() {
        for (track, sector, exists) in [
            (0, 0, false),
            (1, 20, true),
            (17, 21, false),
            (18, 18, true),
            (18, 19, false),
            (30, 17, true),
            (35, 16, true),
            (35, 17, false),
            (36, 0, false),
        ] {
            assert_eq!(
                Address { track, sector }.exists(),
                exists,
                "{track}/{sector}"
            );
        }
    }
}
