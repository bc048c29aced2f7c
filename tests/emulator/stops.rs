//! Each reason to stop, with the whole report.

use awale::c64::{Labels, StopReason};

use crate::support::{ENTRY, machine, run_to_stop};

/// Runs a program to its stop, which must be at an offset from the entry, and returns the reason.
#[track_caller]
fn reason(code: &[u8], offset: u16) -> StopReason {
    let stop = run_to_stop(&mut machine(code));
    assert_eq!(stop.registers.pc, ENTRY + offset, "{stop}");
    stop.reason
}

/// The harness can fail: this program is wrong on purpose, and the whole report must say how.
#[test]
fn a_program_that_is_wrong_on_purpose_is_reported_in_full() {
    let mut machine = machine(&[
        0xA9, 0x2A, // lda #$2A
        0xA2, 0x01, // ldx #$01
        0x38, // sec
        0x02, // not an opcode
    ]);
    machine.set_labels(Labels::from_iter([
        (ENTRY, "_start"),
        (ENTRY + 4, "broken"),
    ]));
    assert_eq!(
        run_to_stop(&mut machine).to_string(),
        "undocumented opcode $02 at broken+$01 \
         (PC=$0812 A=$2A X=$01 Y=$00 SP=$F6 P=..-B...C, cycle 6)"
    );
}

/// The same for the harness's own check: an expectation that does not hold fails the test.
#[test]
#[should_panic(expected = "read of $2000, which nothing has written")]
fn a_test_of_a_wrong_program_fails() {
    let mut machine = machine(&[
        0xAD, 0x00, 0x20, // lda $2000
        0x60, // rts
    ]);
    crate::support::run_to(&mut machine, ENTRY + 3);
}

#[test]
fn an_undocumented_opcode_stops() {
    // Beside JAM: a one-byte NOP, and the double of SBC.
    assert_eq!(
        reason(&[0xEA, 0x1A], 1),
        StopReason::UndocumentedOpcode(0x1A)
    );
    assert_eq!(
        reason(&[0xEB, 0x00], 0),
        StopReason::UndocumentedOpcode(0xEB)
    );
}

#[test]
fn brk_stops() {
    assert_eq!(reason(&[0xEA, 0x00], 1), StopReason::Brk);
}

#[test]
fn a_return_to_basic_stops() {
    let stop = run_to_stop(&mut machine(&[0x60])); // rts
    assert_eq!(stop.reason, StopReason::Returned);
}

#[test]
fn a_call_of_absent_rom_stops_at_the_routine() {
    // jsr $FFE4
    let stop = run_to_stop(&mut machine(&[0x20, 0xE4, 0xFF]));
    assert_eq!(stop.reason, StopReason::NoRom(0xFFE4));
    assert_eq!(stop.registers.pc, 0xFFE4);
}

#[test]
fn a_jump_to_itself_without_interrupts_is_stuck_at_once() {
    let mut machine = machine(&[
        0x78, // sei
        0x4C, 0x0E, 0x08, // jmp *
    ]);
    let stop = run_to_stop(&mut machine);
    assert_eq!(stop.reason, StopReason::Stuck);
    assert_eq!(stop.cycles, 2 + 3);
}

#[test]
fn a_branch_to_itself_is_stuck_as_well() {
    assert_eq!(
        reason(&[0x78, 0xA9, 0x01, 0xD0, 0xFE], 3),
        StopReason::Stuck
    ); // sei, lda #1, bne *
}

#[test]
fn a_jump_to_itself_under_a_running_interrupt_is_a_legal_idle_loop() {
    // cli, jmp *: the KERNAL's timer interrupts sixty times a second.
    let mut machine = machine(&[0x58, 0x4C, 0x0E, 0x08]);
    machine.run_frames(200).unwrap();
}

#[test]
fn waiting_for_an_interrupt_that_never_comes_is_stuck() {
    let mut machine = machine(&[
        0x78, // sei
        0xA9, 0x7F, // lda #$7F
        0x8D, 0x0D, 0xDC, // sta $DC0D: no timer
        0xA9, 0x82, // lda #$82
        0x8D, 0x0D, 0xDC, // sta $DC0D: timer B, which stands
        0x58, // cli
        0x4C, 0x19, 0x08, // jmp *
    ]);
    let stop = run_to_stop(&mut machine);
    assert_eq!(stop.reason, StopReason::Stuck);
    assert!((1_000_000..1_100_000).contains(&stop.cycles), "{stop}");
}

#[test]
fn a_run_ends_at_its_cap() {
    let mut machine = machine(&[0xE8, 0x4C, 0x0D, 0x08]); // inx, jmp back
    let stop = machine.run_until(0x0001, 1000).unwrap_err();
    assert_eq!(stop.reason, StopReason::CycleCap(1000));
    assert!((1000..1010).contains(&stop.cycles), "{stop}");
}

#[test]
fn memory_written_by_the_program_or_loaded_may_be_read() {
    let mut machine = machine(&[
        0x8D, 0x00, 0x20, // sta $2000
        0xAD, 0x00, 0x20, // lda $2000
        0xAD, 0x0D, 0x08, // lda $080D
        0x48, // pha
        0x68, // pla
        0xA5, 0x01, // lda $01
        0xAD, 0x14, 0x03, // lda $0314: a vector, to be restored later
        0x60, // rts
    ]);
    assert_eq!(run_to_stop(&mut machine).reason, StopReason::Returned);
}

#[test]
fn what_the_kernal_left_counts_as_not_written() {
    assert_eq!(reason(&[0xA5, 0xFB], 0), StopReason::UnwrittenRead(0x00FB)); // lda $FB
    assert_eq!(
        reason(&[0xAD, 0x00, 0x04], 0),
        StopReason::UnwrittenRead(0x0400)
    ); // lda $0400
}

#[test]
fn pointers_and_code_that_nothing_has_written_are_seen() {
    assert_eq!(
        reason(&[0xA0, 0x00, 0xB1, 0xFB], 2),
        StopReason::UnwrittenRead(0x00FB)
    ); // lda ($FB),y
    let stop = run_to_stop(&mut machine(&[0x4C, 0x40, 0x20])); // jmp $2040
    assert_eq!(stop.reason, StopReason::UnwrittenRead(0x2040));
    assert_eq!(stop.registers.pc, 0x2040);
}

/// Only what the instruction asked for counts: indexing across a page reads a wrong address first.
#[test]
fn dummy_reads_do_not_count() {
    let mut machine = machine(&[
        0x8D, 0x10, 0x21, // sta $2110
        0xA2, 0x20, // ldx #$20
        0xBD, 0xF0, 0x20, // lda $20F0,x: reads $2010 first
        0x60, // rts
    ]);
    assert_eq!(run_to_stop(&mut machine).reason, StopReason::Returned);
}

#[test]
fn without_the_watch_memory_reads_as_its_pattern() {
    let mut machine = machine(&[0xAD, 0x40, 0x20, 0x60]); // lda $2040, rts
    machine.set_watch_unwritten(false);
    machine.run_until(ENTRY + 3, 100).unwrap();
    assert_eq!(machine.registers().a, 0xFF);
}
