//! Heights, and modes of movement that a creature lacks.

use crate::explain::phrase::book;
use crate::field::Creature;
use crate::grid::{Feet, Height};
use crate::referee::{HeightFact, Referee, Ruling, Water};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// How high a creature is, unless it stands on the floor: `20 ft up`, `at the surface of water 60 ft deep`.
#[must_use]
pub fn height_of(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let Creature { altitude, .. } = creature;
    match Water(referee).water_around(creature) {
        Some(depth) if Height::from(depth) == *altitude => Some(say!("height-at-surface", depth)),
        Some(depth) => {
            let below = Height::from(depth).above(*altitude);
            Some(say!("height-below-surface", below, depth))
        }
        None if *altitude > Height::ZERO => Some(say!("height-up", altitude)),
        None if *altitude < Height::ZERO => Some(say!("height-under-ground", feet = Feet(altitude.0.unsigned_abs()))),
        None => None,
    }
}

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, ruling: &Ruling, fact: &HeightFact) -> Message {
    let creature = &ruling.creature;
    match fact {
        HeightFact::BelowGround { square } => say!("height-below-ground", square),
        HeightFact::Ledge { square, feet } => say!("height-ledge", square, feet),
        HeightFact::Drop { square, feet } => {
            let start = ruling.from.anchor;
            match start.is_beside(*square) {
                true => say!("height-drop-beside", square, feet, start),
                false => say!("height-drop-away", square, feet),
            }
        }
        HeightFact::Falls { who, square, height, depth } if *depth > Feet(0) => {
            say!("height-falls-into-water", who, square, height, depth)
        }
        HeightFact::Falls { who, square, height, .. } => say!("height-falls", who, square, height),
        HeightFact::IntoWater { who, square, depth } => say!("height-into-water", square, depth, who),
        HeightFact::GoesNoFurther { goal } => say!("height-goes-no-further", goal),
        HeightFact::Unsupported { height } => say!("height-unsupported", creature, height),
        HeightFact::NoMode { who, mode } => {
            let word = mode.word();
            say!("height-no-mode", who, mode, word)
        }
        HeightFact::UnknownMode { mode } => say!("height-unknown-mode", book = book(ruleset).capitalized(), mode),
    }
}
