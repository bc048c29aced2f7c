use super::*;

/// A program of `length` bytes, each different from its neighbours.
fn program(length: usize) -> Vec<u8> {
    (0..length).map(|index| (index % 251) as u8).collect()
}

#[track_caller]
fn disk_with(length: usize) -> Disk {
    let mut disk = Disk::new("AWALE", *b"AW").unwrap();
    disk.add("AWALE", &program(length)).unwrap();
    disk
}

/// Row P05 of the machine's list: every number of the image agrees with every other.
#[track_caller]
fn ok_image(length: usize) {
    let disk = disk_with(length);
    let bytes = disk.as_bytes();
    assert_eq!(bytes.len(), 174_848);
    let blocks = length.div_ceil(254);

    // The directory starts at 18/1 and its first entry is the program, closed.
    let map = 0x16500;
    assert_eq!(bytes[map..map + 3], [18, 1, b'A']);
    let entry = &bytes[map + 0x100..][..32];
    assert_eq!(entry[..3], [0, 0xFF, 0x82]);
    assert_eq!(
        &entry[5..21],
        b"AWALE\xA0\xA0\xA0\xA0\xA0\xA0\xA0\xA0\xA0\xA0\xA0"
    );
    assert_eq!(
        usize::from(entry[30]) + 256 * usize::from(entry[31]),
        blocks
    );

    // The chain is as long as the entry says, and its last link is the index of the last byte.
    let mut address = Address {
        track: entry[3],
        sector: entry[4],
    };
    let mut chain = 1;
    loop {
        let sector = &bytes[address.offset()..][..256];
        if sector[0] == 0 {
            assert_eq!(usize::from(sector[1]), (length - 1) % 254 + 2);
            break;
        }
        address = Address {
            track: sector[0],
            sector: sector[1],
        };
        chain += 1;
    }
    assert_eq!(chain, blocks);

    // Each track's count is the number of its bits, and what is free is what is not used.
    let mut free = 0;
    for track in 1..=35 {
        let entry = &bytes[map + 4 * track..][..4];
        let bits = entry[1..].iter().map(|byte| byte.count_ones()).sum::<u32>();
        assert_eq!(u32::from(entry[0]), bits, "track {track}");
        if track == 18 {
            assert_eq!(bits, 17);
        } else {
            free += bits as usize;
        }
    }
    assert_eq!(free, 664 - blocks);
    assert_eq!(disk.free_blocks(), free);

    assert_eq!(disk.read("AWALE").unwrap(), program(length));
}

#[test]
fn images_are_consistent() {
    for length in [1, 2, 253, 254, 255, 508, 509, 30_000, 47_000, 664 * 254] {
        ok_image(length);
    }
}

#[test]
fn blocks_lie_ten_sectors_apart_on_track_17_first() {
    let disk = disk_with(4 * 254);
    let chain = disk.chain(disk.entries().unwrap()[0].first).unwrap();
    let chain: Vec<_> = chain.iter().map(|a| (a.track, a.sector)).collect();
    assert_eq!(chain, [(17, 0), (17, 10), (17, 20), (17, 8)]);
}

#[test]
fn files_keep_their_order_past_one_directory_sector() {
    let mut disk = Disk::new("MANY", *b"01").unwrap();
    let names: Vec<String> = (0..20).map(|number| format!("FILE {number}")).collect();
    for (length, name) in names.iter().enumerate() {
        disk.add(name, &program(length + 1)).unwrap();
    }
    let listed = disk.entries().unwrap();
    assert!(listed.iter().map(|entry| &entry.name).eq(&names));
    for (length, name) in names.iter().enumerate() {
        assert_eq!(disk.read(name).unwrap(), program(length + 1));
    }
}

#[test]
fn the_directory_holds_144_files() {
    let mut disk = Disk::new("FULL", *b"01").unwrap();
    for number in 0..144 {
        disk.add(&format!("{number}"), &[1, 8]).unwrap();
    }
    assert_eq!(disk.add("144", &[1, 8]), Err(DiskError::DirectoryFull));
}

#[test]
fn a_full_disk_stays_as_it_is() {
    let mut disk = disk_with(600 * 254);
    let before = disk.clone();
    assert_eq!(
        disk.add("MORE", &program(65 * 254)),
        Err(DiskError::Full {
            needed: 65,
            free: 64
        })
    );
    assert!(disk == before);
    disk.add("LESS", &program(64 * 254)).unwrap();
    assert_eq!(disk.free_blocks(), 0);
}

#[test]
fn names_are_checked() {
    let mut disk = disk_with(1);
    let mut err = |name: &str| disk.add(name, &[]).unwrap_err();
    assert_eq!(err(""), DiskError::NameLength(String::new()));
    assert_eq!(
        err("SEVENTEEN LETTERS"),
        DiskError::NameLength("SEVENTEEN LETTERS".to_owned())
    );
    assert_eq!(
        err("awale"),
        DiskError::NameCharacter {
            name: "awale".to_owned(),
            character: 'a'
        }
    );
    assert_eq!(err("AWALE"), DiskError::Exists("AWALE".to_owned()));
}

#[test]
fn damaged_images_are_refused() {
    assert_eq!(
        Disk::from_bytes(vec![0; 10]).err(),
        Some(DiskError::ImageSize(10))
    );
    let mut bytes = disk_with(300).as_bytes().to_vec();
    let first = Address {
        track: 17,
        sector: 0,
    };
    bytes[first.offset()] = 36;
    let disk = Disk::from_bytes(bytes).unwrap();
    assert_eq!(
        disk.read("AWALE"),
        Err(DiskError::BadLink {
            track: 36,
            sector: 10
        })
    );
    assert_eq!(
        disk.read("NONE"),
        Err(DiskError::NotFound("NONE".to_owned()))
    );
}

/// What the map says of each sector, against what directory and chains take.
#[track_caller]
fn assert_map_is_right(disk: &Disk) {
    let mut used = disk.chain(DIRECTORY).unwrap();
    used.push(MAP);
    for entry in disk.entries().unwrap() {
        let chain = disk.chain(entry.first).unwrap();
        assert_eq!(chain.len(), usize::from(entry.blocks), "{}", entry.name);
        used.extend(chain);
    }
    for track in 1..=TRACKS {
        let mut free = 0;
        for sector in 0..sectors(track) {
            let address = Address { track, sector };
            let taken = used.iter().filter(|&&used| used == address).count();
            assert_eq!(usize::from(!disk.is_free(address)), taken, "{address:?}");
            free += u8::from(taken == 0);
        }
        assert_eq!(disk.sector(MAP)[4 * usize::from(track)], free);
    }
}

#[test]
fn scratched_files_leave_their_blocks_and_entries_to_others() {
    let mut disk = disk_with(3000);
    disk.write("NOTES", FileType::Sequential, true, &program(1000))
        .unwrap();
    assert_map_is_right(&disk);
    disk.scratch("AWALE").unwrap();
    assert_map_is_right(&disk);
    assert_eq!(disk.free_blocks(), 660);
    assert_eq!(
        disk.scratch("AWALE"),
        Err(DiskError::NotFound("AWALE".to_owned()))
    );
    disk.write("MORE", FileType::Sequential, false, &program(2))
        .unwrap();
    let listed = disk.entries().unwrap();
    let listed: Vec<_> = listed
        .iter()
        .map(|entry| (&*entry.name, entry.file_type, entry.closed, entry.blocks))
        .collect();
    let sequential = FileType::Sequential;
    assert_eq!(
        listed,
        [
            ("MORE", sequential, false, 1),
            ("NOTES", sequential, true, 4)
        ]
    );
    assert_eq!(disk.read("NOTES").unwrap(), program(1000));
    assert_map_is_right(&disk);
}

#[test]
fn files_are_renamed_unless_the_name_is_taken() {
    let mut disk = disk_with(10);
    disk.add("OTHER", &program(20)).unwrap();
    assert_eq!(
        disk.rename("AWALE", "OTHER"),
        Err(DiskError::Exists("OTHER".to_owned()))
    );
    assert_eq!(
        disk.rename("NONE", "NEW"),
        Err(DiskError::NotFound("NONE".to_owned()))
    );
    disk.rename("AWALE", "NEW").unwrap();
    assert_eq!(disk.read("NEW").unwrap(), program(10));
    assert_eq!(disk.entries().unwrap()[0].name, "NEW");
}

#[test]
fn a_disk_tells_its_name() {
    assert_eq!(disk_with(1).title(), ("AWALE".to_owned(), *b"AW"));
}
