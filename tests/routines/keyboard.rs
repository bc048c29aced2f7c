//! From the keyboard's matrix to the ring of reported keys.

use awale::c64::{C64, Joystick, Key, Model, Port};
use proptest::prelude::*;

use super::program::{address, run_frames, started, variable};

const SHIFT: u8 = 0x40;
const COMMODORE: u8 = 0x80;

/// No entry of the ring.
const NOTHING: [u8; 0] = [];

/// Cycles of a frame.
const FRAME: u64 = 19_656;

#[track_caller]
fn run_cycles(machine: &mut C64, count: u64) {
    let end = machine.cycles() + count;
    let run = machine.run_while(count + 10, |machine| machine.cycles() < end);
    run.unwrap_or_else(|stop| panic!("{stop}"));
}

/// A machine whose keyboard is moved frame by frame, and what it has reported.
struct Typist {
    machine: C64,
}

impl Typist {
    fn new() -> Self {
        let mut machine = started(Model::Pal);
        run_frames(&mut machine, 2);
        Self { machine }
    }

    /// Holds exactly these keys down for some frames.
    fn hold(&mut self, keys: &[Key], frames: u64) -> &mut Self {
        self.machine.keyboard_mut().release_all();
        for key in keys {
            self.machine.keyboard_mut().press(*key);
        }
        run_frames(&mut self.machine, frames);
        self
    }

    /// Takes everything out of the ring, as the main program does.
    fn taken(&mut self) -> Vec<u8> {
        let mut entries = Vec::new();
        let mut tail = variable(&self.machine, "key_tail");
        while tail != variable(&self.machine, "key_head") {
            entries.push(self.machine.peek_ram(address("key_ring") + u16::from(tail)));
            tail = (tail + 1) & 7;
        }
        self.machine.poke(address("key_tail"), tail);
        entries
    }
}

/// Keys that are reported, which the modifiers are not, nor F7: it turns the sound off and on.
fn reported_keys() -> impl Iterator<Item = Key> {
    let others = [Key::LeftShift, Key::RightShift, Key::Commodore, Key::F7];
    Key::ALL
        .into_iter()
        .filter(move |key| !others.contains(key))
}

#[test]
fn f7_turns_the_sound_off_and_on_and_is_not_reported() {
    let mut typist = Typist::new();
    for is_off in [1, 0, 1] {
        assert_eq!(typist.hold(&[Key::F7], 10).taken(), NOTHING);
        assert_eq!(variable(&typist.machine, "is_sound_off"), is_off);
        typist.hold(&[], 3);
    }
}

#[test]
fn every_key_is_reported_once_a_press_by_its_place() {
    let mut typist = Typist::new();
    for key in reported_keys() {
        assert_eq!(typist.hold(&[key], 10).taken(), [key.position()], "{key:?}");
        assert_eq!(typist.hold(&[], 3).taken(), NOTHING, "{key:?} released");
    }
}

#[test]
fn modifiers_are_added_and_are_no_keys() {
    let mut typist = Typist::new();
    for (modifier, bit) in [
        (Key::LeftShift, SHIFT),
        (Key::RightShift, SHIFT),
        (Key::Commodore, COMMODORE),
    ] {
        assert_eq!(
            typist.hold(&[modifier], 5).taken(),
            NOTHING,
            "{modifier:?} alone"
        );
        for key in [Key::Q, Key::A, Key::Return, Key::CursorDown] {
            let entry = key.position() | bit;
            assert_eq!(
                typist.hold(&[modifier, key], 5).taken(),
                [entry],
                "{modifier:?} {key:?}"
            );
            assert_eq!(typist.hold(&[modifier], 3).taken(), NOTHING);
        }
        typist.hold(&[], 3);
    }
    let both = [Key::LeftShift, Key::Commodore, Key::Q];
    let entry = Key::Q.position() | SHIFT | COMMODORE;
    assert_eq!(typist.hold(&both, 5).taken(), [entry]);
}

#[test]
fn a_key_must_be_down_in_two_frames_and_up_in_two() {
    let mut typist = Typist::new();
    assert_eq!(
        typist.hold(&[Key::A], 1).hold(&[], 3).taken(),
        NOTHING,
        "one frame"
    );
    assert_eq!(
        typist.hold(&[Key::A], 2).taken(),
        [Key::A.position()],
        "two frames"
    );
    assert_eq!(
        typist.hold(&[], 1).hold(&[Key::A], 5).taken(),
        NOTHING,
        "bounced"
    );
    assert_eq!(
        typist.hold(&[], 2).hold(&[Key::A], 2).taken(),
        [Key::A.position()]
    );
}

/// SPACE and C= with Q, and what they are reported as.
const URGENT: [(&[Key], u8); 2] = [
    (&[Key::Space], 60),
    (&[Key::Commodore, Key::Q], 62 | COMMODORE),
];

#[test]
fn an_urgent_key_is_reported_within_half_a_frame_and_once() {
    for (keys, entry) in URGENT {
        // Wherever in the frame it goes down.
        for phase in 0..40 {
            let mut typist = Typist::new();
            run_cycles(&mut typist.machine, phase * 499);
            for key in keys {
                typist.machine.keyboard_mut().press(*key);
            }
            run_cycles(&mut typist.machine, FRAME / 2 + 1000);
            assert_eq!(typist.taken(), [entry], "{phase}");
            assert_eq!(typist.hold(keys, 5).taken(), NOTHING);
            // Bounces, at each line on which it is looked at.
            for _ in 0..5 {
                run_cycles(&mut typist.machine, FRAME * 2 / 3);
                typist.hold(&[], 0).hold(keys, 0);
                run_cycles(&mut typist.machine, FRAME / 3);
                typist.hold(&[], 0);
            }
            assert_eq!(typist.taken(), NOTHING, "{phase}");
            assert_eq!(typist.hold(&[], 3).hold(keys, 1).taken(), [entry]);
        }
    }
}

#[test]
fn nothing_looks_like_an_urgent_key() {
    let mut typist = Typist::new();
    for keys in [
        &[Key::Q][..],
        &[Key::LeftShift, Key::Q],
        &[Key::Commodore],
        &[Key::Commodore, Key::Space],
        &[Key::Commodore, Key::Q, Key::A],
        &[Key::Space, Key::Return],
    ] {
        assert_eq!(typist.hold(keys, 1).taken(), NOTHING, "{keys:?}");
        typist.hold(&[], 3).taken();
    }
    // Joystick 1 pulls the rows of SPACE low in all columns.
    typist.machine.set_joystick(Port::One, Joystick::FIRE);
    assert_eq!(typist.hold(&[], 3).taken(), NOTHING);
    assert_eq!(typist.hold(&[Key::Space], 3).taken(), NOTHING);
}

#[test]
fn a_key_rolled_over_to_is_reported_when_it_is_alone() {
    let mut typist = Typist::new();
    assert_eq!(typist.hold(&[Key::A], 3).taken(), [Key::A.position()]);
    assert_eq!(
        typist.hold(&[Key::A, Key::B], 5).taken(),
        NOTHING,
        "two keys"
    );
    assert_eq!(typist.hold(&[Key::B], 3).taken(), [Key::B.position()]);
    assert_eq!(
        typist.hold(&[Key::B, Key::C], 5).taken(),
        NOTHING,
        "two keys"
    );
    assert_eq!(
        typist.hold(&[Key::B], 5).taken(),
        NOTHING,
        "still the same press"
    );
}

#[test]
fn no_two_keys_are_ever_reported_together() {
    let mut typist = Typist::new();
    let keys: Vec<Key> = reported_keys().step_by(3).collect();
    for (index, first) in keys.iter().enumerate() {
        for second in &keys[index + 1..] {
            let reported = typist.hold(&[*first, *second], 3).taken();
            assert_eq!(reported, NOTHING, "{first:?} {second:?}");
        }
    }
}

/// A, D and S with the fourth corner F: rows 2 and 5, columns 1 and 2.
#[test]
fn three_corners_of_a_rectangle_report_nothing() {
    let mut typist = Typist::new();
    assert_eq!(typist.hold(&[Key::A, Key::S, Key::D], 5).taken(), NOTHING);
    let with_modifiers = [Key::LeftShift, Key::Commodore, Key::S];
    assert_eq!(typist.hold(&with_modifiers, 5).taken(), NOTHING);
}

#[test]
fn a_full_ring_drops_keys_and_goes_on_once_there_is_room() {
    let mut typist = Typist::new();
    let keys: Vec<Key> = reported_keys().take(10).collect();
    for key in &keys {
        typist.hold(&[*key], 2).hold(&[], 2);
    }
    let kept: Vec<u8> = keys[..7].iter().map(|key| key.position()).collect();
    assert_eq!(typist.taken(), kept);
    assert_eq!(typist.hold(&[Key::A], 2).taken(), [Key::A.position()]);
}

/// P06.
#[test]
fn p06_joystick_1_types_nothing() {
    let mut typist = Typist::new();
    for bits in [
        Joystick::UP,
        Joystick::DOWN,
        Joystick::LEFT,
        Joystick::RIGHT,
        Joystick::FIRE,
    ] {
        typist.machine.set_joystick(Port::One, bits);
        assert_eq!(typist.hold(&[], 5).taken(), NOTHING, "{bits:?}");
        assert_eq!(
            typist.hold(&[Key::A], 5).taken(),
            NOTHING,
            "{bits:?} with a key"
        );
        typist.machine.set_joystick(Port::One, Joystick::NONE);
        assert_eq!(
            typist.hold(&[Key::A], 3).taken(),
            [Key::A.position()],
            "{bits:?} let go"
        );
        typist.hold(&[], 3);
    }
}

/// Keys on lines that joystick 2 pulls low show in every column.
#[test]
fn joystick_2_never_turns_a_key_into_another() {
    let mut typist = Typist::new();
    for joystick in [
        Joystick::UP,
        Joystick::DOWN | Joystick::LEFT,
        Joystick::FIRE,
    ] {
        for key in reported_keys() {
            typist.machine.set_joystick(Port::Two, joystick);
            for entry in typist.hold(&[key], 3).taken() {
                assert_eq!(entry, key.position(), "{joystick:?}");
            }
            typist.machine.set_joystick(Port::Two, Joystick::NONE);
            typist.hold(&[], 3).taken();
        }
    }
}

/// The rule for reported keys, in Rust: the sample of each frame in, the report out.
#[derive(Default)]
struct Rule {
    before: Option<Vec<Key>>,
    reported: Vec<Key>,
}

impl Rule {
    fn frame(&mut self, keys: &[Key]) -> Option<Key> {
        let same = self.before.as_deref() == Some(keys);
        self.before = Some(keys.to_vec());
        if !same || keys.len() > 1 || keys == self.reported {
            return None;
        }
        self.reported = keys.to_vec();
        keys.first().copied()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_typing_is_reported_by_the_rule(
        frames in prop::collection::vec(
            (prop::sample::subsequence(vec![Key::A, Key::S, Key::Return], 0..=2), 1..4_u64),
            1..25,
        )
    ) {
        let mut typist = Typist::new();
        let mut rule = Rule { before: Some(Vec::new()), ..Rule::default() };
        for (keys, count) in frames {
            for _ in 0..count {
                let expected: Vec<u8> = rule.frame(&keys).map(Key::position).into_iter().collect();
                prop_assert_eq!(typist.hold(&keys, 1).taken(), expected);
            }
        }
    }
}
