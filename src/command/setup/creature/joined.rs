//! A player's own character: reads its traits and finds room for it.

use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::Opt;
use crate::command::input::options::{AT, NAME, SIZE};
use crate::command::input::user_error::UserError;
use crate::command::setup::creature::add::{check_room, heroes};
use crate::command::setup::creature::put;
use crate::command::setup::creature::traits::{
    ARMOR, LOAD, MODES, RACE, REACH, SHAPE, SPEED, THREATENS, Traits, WEAPON_REACH,
};
use crate::field::{Creature, Name};
use crate::grid::Square;
use crate::referee::{Referee, SharedSquares};
use crate::say;

/// What a player can set for their own character; `/creature sheet` takes the rest.
pub(crate) const JOINED: &[Opt] =
    &[NAME.needed(), AT, SIZE, SPEED, REACH, WEAPON_REACH, SHAPE, RACE, ARMOR, LOAD, MODES, THREATENS];

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
        check_room(referee.encounter(), 1)?;
        let mut plain = Creature { owner: Some(table.person.id), ..self.plain.clone() };
        if self.at.is_none() {
            let shaped = self.traits.onto(referee, plain.clone())?;
            plain.anchor = free_square(referee, &shaped).ok_or_else(|| UserError::new(say!("join-no-square")))?;
        }
        put(table, None, &plain, &self.traits)
    }
}

/// Makes the caller the owner of a creature on the table.
pub(crate) fn put_owned(table: &Table<'_>, there: &Creature) -> Result<Outcome, UserError> {
    let owned = Creature { owner: Some(table.person.id), ..there.clone() };
    put(table, Some(&there.name), &owned, &Traits::default())
}

/// The square nearest to the creature's own side with free ground all to itself; without allies on the table, the
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
