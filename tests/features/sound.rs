use awale::c64::{Key, Model, SidWrite};
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

const VOLUME: u8 = 24;
const CONTROLS: [u8; 3] = [4, 11, 18];
const GATE: u8 = 1;

/// Six seconds of frames.
fn six_seconds(model: Model) -> u64 {
    match model {
        Model::Pal => 300,
        Model::Ntsc => 360,
    }
}

/// What was written while so many frames passed.
fn written(rig: &mut Rig, frames: u64) -> Vec<SidWrite> {
    rig.machine.record_sid(true);
    rig.run_frames(frames);
    let writes = rig.machine.take_sid_writes();
    rig.machine.record_sid(false);
    writes
}

/// How often each voice is struck.
fn strikes(writes: &[SidWrite]) -> [usize; 3] {
    CONTROLS.map(|control| {
        let of_voice = writes.iter().filter(|write| write.register == control);
        of_voice.filter(|write| write.value & GATE != 0).count()
    })
}

#[test]
fn the_tune_has_three_voices_and_the_same_tempo_on_pal_and_ntsc() {
    let [pal, ntsc] = MODELS.map(|model| {
        let mut rig = Rig::new(model);
        strikes(&written(&mut rig, six_seconds(model)))
    });
    assert!(pal.iter().all(|&count| count > 10), "{pal:?}");
    for (pal, ntsc) in pal.into_iter().zip(ntsc) {
        assert!(pal.abs_diff(ntsc) <= 1, "{pal} and {ntsc} strikes");
    }
}

#[test]
fn every_note_begins_with_its_voice_released() {
    let mut rig = Rig::new(Model::Pal);
    let writes = written(&mut rig, 100);
    for control in CONTROLS {
        let of_voice = writes.iter().filter(|write| write.register == control);
        let gates: Vec<u8> = of_voice.map(|write| write.value & GATE).collect();
        assert!(gates.windows(2).all(|pair| pair != [GATE; 2]), "{gates:?}");
    }
}

#[test]
fn f7_silences_everything_at_once_on_every_screen() {
    for model in MODELS {
        let mut rig = Rig::new(model);
        rig.press(&[Key::F7]);
        assert!(rig.machine.peek(0xD418) == 0 || written(&mut rig, 50).is_empty());
        assert_eq!(strikes(&written(&mut rig, 100)), [0; 3]);
        rig.press(&[Key::F7]);
        assert!(strikes(&written(&mut rig, 100))[0] > 2);
    }
}

#[test]
fn f7_works_while_the_computer_thinks_and_stops_no_search() {
    let mut rig = Rig::new(Model::Pal);
    rig.type_keys(&[Key::Return]);
    rig.run_to(Stage::Thinking);
    rig.machine.record_sid(true);
    rig.press(&[Key::F7]);
    let writes = rig.machine.take_sid_writes();
    assert!(
        writes
            .iter()
            .any(|write| (write.register, write.value) == (VOLUME, 0))
    );
    rig.run_to(Stage::Sowing);
    assert_eq!(strikes(&written(&mut rig, 60)), [0; 3]);
}

#[test]
fn falling_seeds_are_heard() {
    let mut rig = Rig::two_players(Model::Pal);
    rig.type_keys(&[Key::C, Key::Return]);
    rig.run_to(Stage::Sowing);
    assert!(strikes(&written(&mut rig, 200))[0] >= 4);
}

#[test]
fn a_refused_key_is_heard_over_the_tune() {
    let mut rig = Rig::new(Model::Pal);
    rig.machine.record_sid(true);
    rig.press(&[Key::X]);
    let writes = rig.machine.take_sid_writes();
    assert!(
        writes
            .iter()
            .any(|write| (write.register, write.value) == (11, 0x21))
    );
}
