//! A player's own character: reads its traits and finds room for it.

use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::user_error::UserError;
use crate::command::setup::creature::add::{heroes, is_room};
use crate::command::setup::creature::put;
use crate::command::setup::creature::traits::{ALTITUDE, TRAITS, Traits};
use crate::field::{Creature, Name};
use crate::grid::Square;
use crate::referee::{Referee, SharedSquares};
use crate::say;

/// What a player can say of their own character; `/creature sheet` takes the rest.
pub(crate) const JOINED: [Opt; 12] = [
    needs("name", Kind::Text),
    may("at", Kind::Square),
    trait_of("size"),
    trait_of("speed"),
    trait_of("reach"),
    trait_of("weapon-reach"),
    trait_of("shape"),
    trait_of("race"),
    trait_of("armor"),
    trait_of("load"),
    trait_of("modes"),
    trait_of("threatens"),
];

/// The option of this name among [`TRAITS`], found at compile time.
const fn trait_of(name: &str) -> Opt {
    let mut at = 0;
    while at < TRAITS.len() {
        if same(TRAITS[at].name, name) {
            return TRAITS[at];
        }
        at += 1;
    }
    ALTITUDE
}

/// Compares two words at compile time.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// A character that a player adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Newcomer {
    plain: Creature,
    at: Option<Square>,
    traits: Traits,
}

impl Newcomer {
    pub(crate) fn parse(name: Name, options: &Options<'_>) -> Result<Self, UserError> {
        let traits = Traits::parse(options)?;
        Ok(Newcomer { plain: Creature::plain(name, Square::new(0, 0), heroes()?), at: traits.at, traits })
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        is_room(referee.encounter(), 1)?;
        let mut plain = Creature { owner: Some(table.person.id), ..self.plain.clone() };
        if self.at.is_none() {
            let shaped = self.traits.onto(referee.ruleset(), plain.clone())?;
            plain.anchor = free_square(referee, &shaped).ok_or_else(|| UserError::new(say!("join-no-square")))?;
        }
        put(table, None, &plain, &self.traits)
    }
}

/// Makes the person who asks the owner of a creature on the table.
pub(crate) fn put_owned(table: &Table<'_>, there: &Creature) -> Result<Outcome, UserError> {
    let owned = Creature { owner: Some(table.person.id), ..there.clone() };
    put(table, Some(&there.name), &owned, &Traits::default())
}

/// The square nearest to the creature's own side where it has free ground to itself; without allies on the table, the
/// northernmost and then westernmost one.
fn free_square(referee: Referee<'_>, creature: &Creature) -> Option<Square> {
    let encounter = referee.encounter();
    let friends: Vec<&Creature> = encounter.creatures().iter().filter(|one| one.side == creature.side).collect();
    let steps = |square: Square| {
        let to = |one: &&Creature| (one.anchor.x - square.x).abs().max((one.anchor.y - square.y).abs());
        friends.iter().map(to).min().unwrap_or(0)
    };
    let mut squares: Vec<Square> = encounter.battlefield.area().squares().collect();
    squares.sort_by_key(|&square| (steps(square), square.y, square.x));
    squares.into_iter().find(|&anchor| {
        let there = Creature { anchor, ..creature.clone() };
        let fits = encounter.battlefield.holds(referee.ruleset().placement(&there));
        fits && matches!(SharedSquares(referee).standing_in(&there), (with, true) if with.is_empty())
    })
}
