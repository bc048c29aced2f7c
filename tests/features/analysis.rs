use awale::c64::Key;
use awale_c64::core::game::Game;
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::{SLOTS, Search};
use awale_c64::hardware::Stage;

use crate::rig::{MODELS, Rig};

#[test]
fn each_legal_move_gets_its_value() {
    for model in MODELS {
        let mut rig = Rig::two_players(model);
        rig.sow(Key::C);
        rig.press(&[Key::LeftShift, Key::CursorDown]);
        rig.run_to(Stage::Log);
        rig.run_frames(30);
        rig.press(&[Key::F3]);
        rig.run_to(Stage::Thinking);
        rig.run_to_words(20, "7 plies deep");
        rig.run_to(Stage::Log);
        let values: Vec<i8> = rig
            .row(17)
            .split_whitespace()
            .map(|value| value.parse().expect("a number"))
            .collect();
        assert_eq!(values, start_values(7));
        // A key stops the next one, and is answered.
        rig.press(&[Key::Plus]);
        rig.run_to(Stage::Thinking);
        rig.press(&[Key::LeftArrow]);
        rig.run_to(Stage::Playing);
        assert_eq!(rig.row(17), "");
    }
}

/// What the native core finds the six moves of the start to be worth.
fn start_values(plies: u8) -> Vec<i8> {
    let mut search = Box::new(Search::<SLOTS>::EMPTY);
    let mut value = |pit| {
        let mut game = Game::from_position(RuleSet::BAOULE, Position::start(0));
        game.play(pit).expect("it is legal");
        let reply = search.choose(&game, plies - 1, |_, _| false);
        -reply.expect("the game goes on").value
    };
    (0..6).map(&mut value).collect()
}
