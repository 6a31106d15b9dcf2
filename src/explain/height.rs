//! Heights, and ways of moving that somebody does not have.

use super::fact::capital;
use crate::field::Creature;
use crate::grid::{Feet, Height};
use crate::referee::{HeightFact, Referee, Ruling};
use crate::ruleset::Ruleset;
use crate::words::Words;

/// How high somebody is, where that is not on the floor: `20 ft up`, `at the surface of water 60 ft deep`.
#[must_use]
pub fn height_of(referee: &Referee<'_>, creature: &Creature) -> Option<Words> {
    let Creature { altitude, .. } = creature;
    match referee.water_around(creature) {
        Some(depth) if Height::from(depth) == *altitude => Some(format!("at the surface of water {depth} deep").into()),
        Some(depth) => {
            let below = Height::from(depth).above(*altitude);
            Some(format!("{below} below the surface of water {depth} deep").into())
        }
        None if *altitude > Height::ZERO => Some(format!("{altitude} up").into()),
        None if *altitude < Height::ZERO => {
            Some(format!("{} below the ground", Feet(altitude.0.unsigned_abs())).into())
        }
        None => None,
    }
}

/// A fact in a sentence.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &HeightFact) -> String {
    let creature = &ruling.creature;
    match fact {
        HeightFact::BelowGround { square } => format!("The floor of {square} is higher than that."),
        HeightFact::Ledge { square, feet } => {
            format!("The floor of {square} is {feet} further up: that takes climbing, jumping or flying.")
        }
        HeightFact::Drop { square, feet } => {
            let start = ruling.from.anchor;
            let path = match start.is_beside(*square) {
                true => format!("to:\"{start} {square}\" leads over the edge"),
                false => "a path that names each square leads over the edge".to_owned(),
            };
            format!("The floor of {square} is {feet} further down: {path}.")
        }
        HeightFact::Falls { who, square, height, depth } if *depth > Feet(0) => {
            format!("{who} goes over the edge at {square} and falls {height} into water {depth} deep.")
        }
        HeightFact::Falls { who, square, height, .. } => {
            format!("{who} goes over the edge at {square} and falls {height}.")
        }
        HeightFact::IntoWater { who, square, depth } => format!(
            "The water of {square} is {depth} deep: {who} is in over its head, and swims or sinks. /swim moves it on."
        ),
        HeightFact::GoesNoFurther { goal } => format!("Its movement ends there, and not at {goal}."),
        HeightFact::Unsupported { height } => format!("Nothing bears {creature} there: it falls {height}."),
        HeightFact::NoMode { who, mode } => {
            let word = mode.word();
            format!("{who} has no {word} speed: /creature edit creature:\"{who}\" modes:\"{word} 30\" tells one.")
        }
        HeightFact::UnknownMode { mode } => {
            format!("{} does not tell of this way of moving: {}.", capital(&ruleset.called), mode.word())
        }
    }
}
