use super::*;
use crate::core::random::Random;
use crate::core::ruleset::RuleSet;

/// Calls `check` for every position that a search of `depth` plies makes from a few games' positions.
fn for_each_made(depth: u8, mut check: impl FnMut(&Node)) {
    let mut search = Search::<256>::EMPTY;
    let mut game = Game::new(RuleSet::FREE);
    for turn in 0..40 {
        let moves = game.legal_moves();
        if moves == 0 {
            break;
        }
        // Another move each time, so that games differ in their captures and second laps.
        let place = turn % moves.count_ones();
        let bit = (0..6)
            .filter(|bit| moves & (1 << bit) != 0)
            .nth(place as usize)
            .unwrap_or(0);
        search.choose(&game, depth, |_, _| false);
        for node in &search.nodes[..depth as usize] {
            check(node);
        }
        let pit = Position::row_start(game.position.side) + bit;
        game.play(pit).expect("it is legal");
    }
}

#[test]
fn the_hash_kept_up_to_date_is_the_hash_computed_afresh() {
    let mut checked = 0;
    for_each_made(6, |node| {
        assert_eq!(node.hash, hash::hash(&node.position));
        assert!(node.position.is_valid());
        checked += 1;
    });
    assert!(checked > 100);
}

#[test]
fn an_aborted_search_answers_with_the_last_complete_depth() {
    let game = Game::new(RuleSet::BAOULE);
    let mut search = Search::<1024>::EMPTY;
    for limit in (1..3000).step_by(97) {
        let mut asked = 0;
        let mut told = (Choice::NONE, 0);
        let choice = search.choose(&game, 9, |&best, count| {
            asked += 1;
            told = (best, count);
            asked == limit
        });
        assert_eq!(choice, (told.0.depth != 0).then_some(told.0));
        assert_eq!(told.1, search.count);
        let mut fresh = Search::<1024>::EMPTY;
        let complete = choice.and_then(|choice| fresh.choose(&game, choice.depth, |_, _| false));
        assert_eq!(choice, complete);
    }
}

#[test]
fn an_aborted_search_leaves_all_as_it_was() {
    let mut random = Random::new(11);
    let mut search = Search::<1024>::EMPTY;
    for rules in RuleSet::PRESETS {
        let game = Game::new(rules);
        let before = game.clone();
        let mut fresh = Search::<1024>::EMPTY;
        let expected = fresh.choose(&game, 7, |_, _| false);
        for _ in 0..20 {
            let mut left = u16::from(random.draw()) << 2;
            search.choose(&game, 7, |_, _| {
                left = left.saturating_sub(1);
                left == 0
            });
            assert_eq!(game, before);
            assert_eq!(search.nodes[0].position, game.position);
            assert_eq!(search.nodes[0].hash, hash::hash(&game.position));
            assert_eq!(search.choose(&game, 7, |_, _| false), expected);
            assert_eq!(search.count, fresh.count);
        }
    }
}

#[test]
fn takes_the_win_that_is_nearest() {
    let position = Position {
        pits: [0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 5],
        stores: [20, 18],
        side: 0,
    };
    let game = Game::from_position(RuleSet::ABAPA, position);
    let mut search = Search::<64>::EMPTY;
    let choice = search.choose(&game, 3, |_, _| false);
    let expected = Choice {
        pit: 5,
        value: WIN - 1,
        depth: 3,
    };
    assert_eq!(choice, Some(expected));
}

#[test]
fn has_nothing_to_say_after_the_end() {
    let mut game = Game::new(RuleSet::BAOULE);
    game.abandon();
    let mut search = Search::<64>::EMPTY;
    assert_eq!(search.choose(&game, 3, |_, _| false), None);
}
