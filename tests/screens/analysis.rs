//! Analysis: the value of each legal move.

use awale_c64::core::game::{End, Game, Winner};
use awale_c64::core::position::Position;
use awale_c64::core::ruleset::RuleSet;
use awale_c64::core::search::Search;
use awale_c64::hardware::Stage;

use crate::player::{Player, entry, parse};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/// A position in which A captures, and another move loses much.
const MIDDLE: &str = "5-0-2-1-7-1-1-2-0-8-1-0-10-10-S";

/// The values above and below the board, from the left.
fn values(player: &mut Player) -> [Vec<String>; 2] {
    [1, 17].map(|row| {
        let row = player.row(row);
        row.split_whitespace().map(str::to_owned).collect()
    })
}

/// What each legal move is worth, found by playing it and searching on.
fn expected(game: &Game, plies: u8) -> Vec<i8> {
    let side = game.position.side;
    let first = Position::row_start(side);
    let legal = (first..first + 6).filter(|&pit| game.refusal(pit).is_none());
    let value = |pit| {
        let mut game = game.clone();
        game.play(pit).expect("it is legal");
        if game.end != End::None {
            return match game.winner() {
                Winner::Draw => 0,
                winner if winner as u8 == side => 99,
                _ => -99,
            };
        }
        let mut search = Box::new(Search::<1024>::EMPTY);
        let best = search.choose(&game, plies - 1, |_, _| false);
        -best.expect("the game goes on").value
    };
    legal.map(value).collect()
}

fn words(values: &[i8]) -> Vec<String> {
    let word = |&value: &i8| match value {
        49.. => "won".to_owned(),
        ..-48 => "lost".to_owned(),
        0 => "0".to_owned(),
        _ => format!("{value:+}"),
    };
    values.iter().map(word).collect()
}

/// Two players in the log at `position`, one move back.
fn in_log(position: &str) -> Player {
    let mut player = Player::two_players(1, position);
    player.press("1 2 3 4 5 6 RETURN UP");
    player
}

#[test]
fn f3_shows_what_each_legal_move_is_worth() {
    for position in [START, MIDDLE] {
        let mut player = in_log(position);
        player.press("F3");
        let game = Game::from_position(RuleSet::ABAPA, parse(position));
        let worth = expected(&game, 7);
        assert_eq!(values(&mut player), [vec![], words(&worth)]);
        assert_eq!(player.message(), "7 plies deep: + - change, F3 ends");
        assert_eq!(player.stage(), Stage::Log);
        assert_eq!(player.game().len(), 0);
        // The best of them is what the search finds.
        let mut search = Box::new(Search::<1024>::EMPTY);
        let best = search.choose(&game, 7, |_, _| false).expect("a move");
        assert_eq!(worth.iter().max(), Some(&best.value));
    }
}

#[test]
fn values_stand_beside_their_pits_and_the_best_stand_out() {
    let mut player = in_log("0-0-0-0-0-1-2-0-0-4-4-4-23-10-S");
    player.press("F3");
    // F, the sixth pit, captures three and wins.
    let colours = &player.app.hardware().colours()[17 * 40..18 * 40];
    assert_eq!(colours[31], 7);
    let row: String = player.row(17);
    assert_eq!(row, "won");
    assert_eq!(player.rim("F"), "plain");
}

#[test]
fn plus_and_minus_change_the_depth_and_f3_turns_it_off() {
    let mut player = in_log(MIDDLE);
    let game = Game::from_position(RuleSet::ABAPA, parse(MIDDLE));
    player.press("F3 + +");
    assert_eq!(player.message(), "9 plies deep: + - change, F3 ends");
    assert_eq!(values(&mut player)[1], words(&expected(&game, 9)));
    player.press("- - - - - - -");
    assert_eq!(values(&mut player)[1], words(&expected(&game, 2)));
    player.press("-");
    // A move is worth the difference of the stores after it.
    assert_eq!(
        values(&mut player)[1].len(),
        game.legal_moves().count_ones() as usize
    );
    player.press("-");
    assert_eq!(values(&mut player)[1].len(), 0);
    player.press("+ + F3");
    assert_eq!(values(&mut player)[1].len(), 0);
    assert!(player.message().starts_with("↑↓"));
    player.press("F3");
    for _ in 0..8 {
        player.press("+");
    }
    assert!(
        player.message().starts_with("12 plies"),
        "{}",
        player.message()
    );
}

#[test]
fn each_position_on_the_walk_is_analysed() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN G RETURN A RETURN UP F3");
    assert_eq!(values(&mut player)[1].len(), 5);
    player.press("UP");
    assert_eq!(values(&mut player)[0].len(), 6);
    assert_eq!(values(&mut player)[1].len(), 0);
    player.press("BACK");
    assert_eq!(values(&mut player), [vec![], Vec::<String>::new()]);
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 3);
}

#[test]
fn a_key_stops_it_and_is_answered() {
    let mut player = Player::two_players(1, START);
    player.press("C RETURN G RETURN A RETURN UP");
    player.app.hardware().press(0, entry("F3"));
    player.press_later(4, "UP");
    while player.game().len() != 1 {
        player.run();
    }
    assert_eq!(values(&mut player)[0].len(), 6);
    player.app.hardware().press(0, entry("DOWN"));
    player.press_later(14, "BACK");
    player.run();
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.game().len(), 3);
    assert_eq!(player.game().position, {
        let mut game = Game::new(RuleSet::ABAPA);
        for pit in [2, 6, 0] {
            game.play(pit).expect("it is legal");
        }
        game.position
    });
}

#[test]
fn the_end_of_a_game_has_no_values() {
    let mut player = Player::two_players(0, "0-0-0-0-0-1-2-0-0-4-4-4-24-9-S");
    player.press("F RETURN UP F3 DOWN");
    assert_eq!(values(&mut player), [vec![], Vec::<String>::new()]);
}

#[test]
fn the_menu_opens_it_where_the_game_is() {
    let mut player = Player::two_players(1, START);
    player.press("F1");
    player.act("Analysis");
    assert_eq!(player.stage(), Stage::Log);
    assert_eq!(values(&mut player)[1].len(), 6);
    player.press("BACK");
    assert_eq!(player.stage(), Stage::Playing);
    assert_eq!(player.turn(), "South to move");
}

#[test]
fn a_demonstration_is_analysed() {
    let mut player = Player::new();
    player.press("0");
    player.set("Rules", "Abapa");
    player.point_at("Start");
    player.app.hardware().press(0, entry("RETURN"));
    player.app.step();
    player.app.hardware().press(1, entry("F3"));
    // The key stops the computer, which then analyses before it moves.
    player.app.step();
    player.app.hardware().record();
    player.app.step();
    assert_eq!(player.game().len(), 1);
    let screens = player.app.hardware().recorded();
    let seen = screens
        .iter()
        .any(|screen| screen[17 * 40..18 * 40].iter().any(|&code| code != 0));
    assert!(seen);
    assert_eq!(player.stage(), Stage::Playing);
    player.app.hardware().press(0, entry("A"));
    player.app.step();
    player.app.step();
    assert_eq!(player.stage(), Stage::Title);
}
