//! The list of exceptions by which the C64 program plays its endgames: see [`awale_c64::core::endgame`].

use std::collections::BTreeMap;

use anyhow::Result;
use awale_c64::core::endgame::{END, FAR, FAR_STEP, MOST_SEEDS, place, rule_of_thumb};
use awale_c64::core::position::{Position, ROW, SEEDS};
use awale_c64::core::ruleset::RuleSet;

use super::places::{self, positions};
use super::{Table, of_mover, seen_by_mover};
use crate::notation::pits_of;

/// Pits to play (0–5) by the places of the positions.
type Moves = BTreeMap<u16, u8>;

/// The list in the form that the program reads, and where in it the exceptions begin that all rules have in common.
pub fn exceptions() -> Result<(Vec<u8>, usize)> {
    let [common, yucata] = [RuleSet::BAOULE, RuleSet::YUCATA].map(Endings::solve);
    let (common, yucata) = (common?, yucata?);
    // Moves that are good by both rules leave few exceptions to the second.
    let thumb = |position: &Position| rule_of_thumb(&common.rules, position);
    let moves = common.exceptions(thumb, |position, pit| yucata.is_best(position, pit));
    let habit = |position: &Position| match moves.get(&place(position)) {
        Some(pit) => *pit,
        None => rule_of_thumb(&yucata.rules, position),
    };
    let mut list = packed(&yucata.exceptions(habit, |_, _| true));
    let common_at = list.len();
    list.extend(packed(&moves));
    Ok((list, common_at))
}

fn packed(moves: &Moves) -> Vec<u8> {
    let mut list = Vec::new();
    for pit in (0..ROW).rev() {
        let mut at = 0;
        for (&place, _) in moves.iter().filter(|(_, wanted)| **wanted == pit) {
            while place - at >= FAR.into() {
                let steps = ((place - at - 1) / FAR_STEP).min((u8::MAX - FAR + 1).into());
                list.push(FAR + (steps - 1) as u8);
                at += steps * FAR_STEP;
            }
            list.push((place - at) as u8);
            at = place;
        }
        list.push(END);
    }
    list
}

/// The solved endgames of a rule set.
struct Endings {
    rules: RuleSet,
    table: Table,
}

/// A legal move of a position.
struct Move {
    pit: u8,
    is_best: bool,
    /// The place of the next position in its layer, if the move captures nothing.
    quiet: Option<usize>,
}

impl Endings {
    fn solve(rules: RuleSet) -> Result<Self> {
        let table = Table::solve(&rules, MOST_SEEDS, |_| ())?;
        Ok(Self { rules, table })
    }

    fn value(&self, position: &Position) -> i8 {
        self.table.value(position).unwrap_or_default()
    }

    fn is_best(&self, position: &Position, pit: u8) -> bool {
        let legal = position.legal_moves(&self.rules);
        let mut next = *position;
        legal & (1 << pit) != 0 && {
            let captured = next.play(&self.rules, pit).seeds as i8;
            captured - self.value(&next) == self.value(position)
        }
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let legal = pits_of(position.side, position.legal_moves(&self.rules));
        let moves = legal.map(|pit| {
            let mut next = *position;
            let captured = next.play(&self.rules, pit).seeds;
            let quiet = (captured == 0).then(|| places::place(&seen_by_mover(&next)));
            let is_best = self.is_best(position, pit);
            Move {
                pit,
                is_best,
                quiet,
            }
        });
        moves.collect()
    }

    /// The positions in which `habit` does not do, and what to play there: preferably what is `welcome`.
    fn exceptions(
        &self,
        habit: impl Fn(&Position) -> u8,
        welcome: impl Fn(&Position, u8) -> bool,
    ) -> Moves {
        let mut exceptions = Moves::new();
        for seeds in 1..=MOST_SEEDS {
            let layer = Layer::new(self, seeds, &habit);
            for (number, fitting) in layer.exceptions() {
                let position = &layer.positions[number];
                let chosen = fitting
                    .into_iter()
                    .max_by_key(|&pit| welcome(position, pit));
                exceptions.extend(chosen.map(|pit| (place(position), pit)));
            }
        }
        exceptions
    }
}

/// The positions with as many seeds.
struct Layer {
    positions: Vec<Position>,
    moves: Vec<Vec<Move>>,
    /// Whether the mover can move and gets more than the opponent.
    wins: Vec<bool>,
    /// What is played by habit.
    habits: Vec<u8>,
}

impl Layer {
    fn new(endings: &Endings, seeds: u8, habit: impl Fn(&Position) -> u8) -> Self {
        let positions = positions(seeds).into_iter().map(|pits| Position {
            stores: [SEEDS - seeds, 0],
            ..of_mover(pits)
        });
        let positions: Vec<_> = positions.collect();
        let moves = positions.iter().map(|position| endings.moves(position));
        let moves: Vec<_> = moves.collect();
        let can_win = |(position, moves): (&Position, &Vec<Move>)| {
            !moves.is_empty() && endings.value(position) > 0
        };
        let wins = positions.iter().zip(&moves).map(can_win).collect();
        let habits = positions.iter().map(habit).collect();
        Self {
            positions,
            moves,
            wins,
            habits,
        }
    }

    /// The positions in which the habit does not do, by their numbers, and the pits that do.
    fn exceptions(&self) -> Vec<(usize, Vec<u8>)> {
        let mut exceptions = Vec::new();
        let all = (0..self.positions.len()).filter(|&number| !self.moves[number].is_empty());
        let (mut open, held): (Vec<_>, Vec<_>) = all.partition(|&number| self.wins[number]);
        // Who wins nothing has but to hold on.
        for number in held {
            if !self.does_by_habit(number, |choice| choice.is_best) {
                exceptions.push((number, self.fitting(number, |choice| choice.is_best)));
            }
        }
        // Whoever wins seeds must come nearer to them, whatever the opponent does.
        let mut is_sure: Vec<_> = self.wins.iter().map(|wins| !wins).collect();
        while !open.is_empty() {
            let before = open.len();
            open.retain(|&number| {
                is_sure[number] =
                    self.does_by_habit(number, |choice| self.secures(choice, &is_sure));
                !is_sure[number]
            });
            if open.len() < before {
                continue;
            }
            let fitting = |&number: &usize| {
                let fitting = self.fitting(number, |choice| self.secures(choice, &is_sure));
                (!fitting.is_empty()).then_some((number, fitting))
            };
            let news: Vec<_> = open.iter().filter_map(fitting).collect();
            if news.is_empty() {
                break;
            }
            for (number, _) in &news {
                is_sure[*number] = true;
            }
            open.retain(|&number| !is_sure[number]);
            exceptions.extend(news);
        }
        exceptions
    }

    fn does_by_habit(&self, number: usize, does: impl Fn(&Move) -> bool) -> bool {
        let habit = self.habits[number];
        let mut moves = self.moves[number].iter();
        moves.any(|choice| choice.pit == habit && does(choice))
    }

    fn fitting(&self, number: usize, fits: impl Fn(&Move) -> bool) -> Vec<u8> {
        let fitting = self.moves[number].iter().filter(|choice| fits(choice));
        fitting.map(|choice| choice.pit).collect()
    }

    /// Whether a move is a best one and leads to nothing but captures and positions that are sure, whatever the
    /// opponent's reply.
    fn secures(&self, choice: &Move, is_sure: &[bool]) -> bool {
        let replies = choice.quiet.map(|next| &self.moves[next]);
        let mut quiet = replies
            .into_iter()
            .flatten()
            .filter_map(|reply| reply.quiet);
        choice.is_best && quiet.all(|number| is_sure[number])
    }
}
