//! What stands where the machine has ROM. There are no ROM images here: only the few bytes of the KERNAL through
//! which interrupts reach a program, and the ways to the routines that [`kernal`](super::kernal) does. Any other call
//! stops the run.
//!
//! Addresses and behaviour: the disassembly of the KERNAL 901227-03 (entries $FF48, $FE43, $EA31, $EA81, $FE47,
//! $FE66 and the hardware vectors). The bytes are our own.

use super::kernal::{JUMP_TABLE, Target};

/// An opcode that is not documented, so that running into absent ROM stops.
const ABSENT: u8 = 0x02;

const JMP: u8 = 0x4C;
const JMP_INDIRECT: u8 = 0x6C;
const RTS: u8 = 0x60;

/// Where BASIC's SYS continues after the machine program returns.
pub(super) const BASIC_RETURN: u16 = 0xE147;

/// Code at an address.
struct Routine {
    address: u16,
    bytes: &'static [u8],
}

const ROUTINES: &[Routine] = &[
    // IRQ and BRK: save the registers, go on through $0314 or $0316.
    Routine {
        address: 0xFF48,
        bytes: &[
            0x48, // pha
            0x8A, // txa
            0x48, // pha
            0x98, // tya
            0x48, // pha
            0xBA, // tsx
            0xBD, 0x04, 0x01, // lda $0104,x: the status pushed
            0x29, 0x10, // and #$10: BRK?
            0xF0, 0x03, // beq +3
            0x6C, 0x16, 0x03, // jmp ($0316)
            0x6C, 0x14, 0x03, // jmp ($0314)
        ],
    },
    // The KERNAL's own interrupt, without its work: acknowledge the timer and return.
    Routine {
        address: 0xEA31,
        bytes: &[0x4C, 0x7E, 0xEA], // jmp $EA7E
    },
    Routine {
        address: 0xEA7E,
        bytes: &[
            0xAD, 0x0D, 0xDC, // lda $DC0D
            0x68, // $EA81: pla
            0xA8, // tay
            0x68, // pla
            0xAA, // tax
            0x68, // pla
            0x40, // rti
        ],
    },
    // NMI: go on through $0318.
    Routine {
        address: 0xFE43,
        bytes: &[
            0x78, // sei
            0x6C, 0x18, 0x03, // jmp ($0318)
        ],
    },
    // RESTORE: without RUN/STOP it does nothing but enable itself again.
    Routine {
        address: 0xFE47,
        bytes: &[
            0x48, // pha
            0x8A, // txa
            0x48, // pha
            0x98, // tya
            0x48, // pha
            0xA9, 0x7F, // lda #$7F
            0x8D, 0x0D, 0xDD, // sta $DD0D
            0xAC, 0x0D, 0xDD, // ldy $DD0D
            0xA9, 0x7F, // lda #$7F
            0x8D, 0x00, 0xDC, // sta $DC00
            0xAD, 0x01, 0xDC, // lda $DC01
            0x29, 0x80, // and #$80: RUN/STOP?
            0xF0, 0x06, // beq +6
            0x68, // pla
            0xA8, // tay
            0x68, // pla
            0xAA, // tax
            0x68, // pla
            0x40, // rti
            0x4C, 0x66, 0xFE, // jmp $FE66: the warm start, which is absent
        ],
    },
    Routine {
        address: 0xFFFA,
        bytes: &[
            0x43, 0xFE, // NMI
            0xE2, 0xFC, // reset
            0x48, 0xFF, // IRQ
        ],
    },
];

/// The 8 KB of KERNAL ROM at $E000.
pub(super) fn kernal() -> Box<[u8; 0x2000]> {
    let mut rom = Box::new([ABSENT; 0x2000]);
    let mut put = |address: u16, bytes: &[u8]| {
        let start = usize::from(address - 0xE000);
        rom[start..start + bytes.len()].copy_from_slice(bytes);
    };
    for routine in ROUTINES {
        put(routine.address, routine.bytes);
    }
    for (entry, target) in JUMP_TABLE {
        let (jump, to) = match target {
            Target::Routine(address) => (JMP, address),
            Target::Vector(address, _) => (JMP_INDIRECT, address),
        };
        let [low, high] = to.to_le_bytes();
        put(entry, &[jump, low, high]);
        // What is done there is not done by the processor, which only returns.
        put(target.routine(), &[ABSENT, RTS]);
    }
    rom
}

/// Any byte of BASIC ROM, which is absent altogether.
pub(super) const BASIC: u8 = ABSENT;
