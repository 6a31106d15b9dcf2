//! Heights, and modes of movement that a creature lacks.

use crate::explain::offers;
use crate::explain::phrase::book;
use crate::field::{Creature, Name};
use crate::grid::{Feet, Height, Placement};
use crate::referee::{HeightFact, InMidair, Referee, Water};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A creature's height, unless it stands on dry floor: `20 ft up`, `at the surface of water 60 ft deep`.
#[must_use]
pub fn height_of(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let Creature { altitude, .. } = creature;
    match Water(referee).depth_around(referee.ruleset().placement(creature), *altitude) {
        Some(depth) if *altitude == Height::ZERO && depth > Feet(0) => Some(say!("height-on-bottom", depth)),
        Some(Feet(0)) if *altitude == Height::ZERO => Some(say!("height-in-water")),
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
pub fn sentence(ruleset: &Ruleset, creature: &Name, from: Option<Placement>, fact: &HeightFact) -> Message {
    match fact {
        HeightFact::BelowGround { square } => say!("height-below-ground", square),
        HeightFact::Ledge { square, feet } => say!("height-ledge", square, feet),
        HeightFact::Drop { square, feet, flies: true, .. } => say!("height-drop-on-wings", square, feet, creature),
        HeightFact::Drop { square, feet, depth, .. } => {
            let beside = from.map(|from| from.anchor).filter(|start| start.is_beside(*square));
            match (beside, *depth > Feet(0)) {
                (Some(start), false) => say!("height-drop-beside", square, feet, start),
                (None, false) => say!("height-drop-away", square, feet),
                (Some(start), true) => say!("height-water-beside", square, depth, start, swims = swims(ruleset)),
                (None, true) => say!("height-water-away", square, depth, swims = swims(ruleset)),
            }
        }
        HeightFact::Falls { who, square, height, depth, aloft: true } => match *depth > Feet(0) {
            true => say!("height-comes-down-in-water", who, square, height, depth),
            false => say!("height-comes-down", who, square, height),
        },
        HeightFact::Falls { who, square, height, depth, .. } if *depth > Feet(0) => {
            say!("height-falls-into-water", who, square, height, depth)
        }
        HeightFact::Falls { who, square, height, .. } => say!("height-falls", who, square, height),
        HeightFact::IntoWater { swims: listed, who, square, depth } => {
            let by = if *listed && ruleset.swim.value.is_known() { "swim" } else { swims(ruleset) };
            say!("height-into-water", square, depth, who, swims = by)
        }
        HeightFact::FliesOn { who, altitude } => say!("height-flies-on", who, altitude),
        HeightFact::GoesNoFurther { goal } => say!("height-goes-no-further", goal),
        HeightFact::Unsupported { height } => say!("height-unsupported", creature, height),
        HeightFact::DepthUntold { square } => {
            let rules = ruleset.applies(RuleId::DeepWater);
            let is = if rules { ruleset.meaning(RuleId::DeepWater) } else { say!("height-water-hampers") };
            say!("height-depth-untold", square, is)
        }
        HeightFact::Underwater { square, shallow: false } => say!("height-underwater", square),
        HeightFact::Underwater { square, .. } => say!("height-underwater-shallow", square),
        HeightFact::HasToSwim { square } => say!("height-has-to-swim", creature, square),
        HeightFact::Hangs { edge: Some(edge), only_forward } => {
            let climbs = if *only_forward { "climb-forward" } else { "climb" };
            say!("going-hangs-below", name = creature, climbs, edge)
        }
        HeightFact::Hangs { edge: None, .. } => say!("going-hangs", name = creature),
        HeightFact::NothingBelow { how, altitude } => match how {
            InMidair::Jumped => say!("going-midair", name = creature),
            InMidair::FlungUp => say!("going-flung-up", name = creature),
            InMidair::PluckedOff => say!("going-plucked-off", name = creature),
            InMidair::WithoutFlight => say!("going-does-not-fly", name = creature, altitude),
        },
        HeightFact::NoMode { who, mode } => {
            let word = mode.word();
            say!("height-no-mode", who, mode, word)
        }
        HeightFact::OnlyGlides { who, to: None } => say!("height-only-glides", who),
        HeightFact::OnlyGlides { who, to: Some(to) } => say!("height-only-glides-to", who, to),
        HeightFact::UnknownMode { mode } => {
            let instead = Message::list(offers::modes(ruleset));
            say!("height-unknown-mode", book = book(ruleset).capitalized(), mode, instead)
        }
    }
}

/// The command that moves a creature without a swim speed in deep water; `none` if the ruleset has no swimming.
fn swims(ruleset: &Ruleset) -> &'static str {
    let swim = ruleset.swim.value;
    match (swim.is_known(), swim.needs_swim_speed()) {
        (false, _) => "none",
        (true, true) => "swim-forward",
        (true, false) => "swim",
    }
}
