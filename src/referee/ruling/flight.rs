//! Findings about flying by classes of maneuverability.

use crate::field::{Maneuverability, Name, Weight};
use crate::grid::{Direction, Feet};
use crate::ruleset::policy::{Degrees, Slope, Turn};

/// A finding about flying by classes of maneuverability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlightFact {
    /// Its maneuverability was not given.
    NoClass {
        /// The flier.
        who: Name,
    },
    /// It carries too much to fly.
    TooLoaded {
        /// Its load.
        load: Weight,
    },
    /// A four-legged flier wears barding too heavy to fly in.
    Barded {
        /// The weight class of the barding.
        armor: Weight,
    },
    /// It has not kept its minimum forward speed.
    TooSlow {
        /// Its maneuverability.
        class: Maneuverability,
        /// Feet that it has to fly in its turn.
        needed: Feet,
        /// Feet that it has flown.
        flown: Feet,
        /// Whether it may fly further or choose to stall, as a plain flight may.
        is_plain: bool,
    },
    /// It cannot stay in one place in the air.
    NoHover {
        /// Its maneuverability.
        class: Maneuverability,
    },
    /// It cannot fly backward.
    NoBackward {
        /// Its maneuverability.
        class: Maneuverability,
    },
    /// It hasn't flown far enough since its last turn to turn this far.
    TurnsTooSoon {
        /// Its maneuverability.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it may turn, and after what distance.
        turn: Turn,
        /// Feet it has flown since its last turn.
        flown: Feet,
    },
    /// It cannot turn in place.
    NoTurnInPlace {
        /// Its maneuverability.
        class: Maneuverability,
    },
    /// It would turn too far in one space.
    TurnsTooFar {
        /// Its maneuverability.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it may.
        most: Degrees,
    },
    /// It would not end facing the direction asked for.
    FacesElsewhere {
        /// The direction asked for.
        asked: Direction,
    },
    /// It climbs too steeply over the whole movement.
    ClimbsTooSteeply {
        /// Its maneuverability.
        class: Maneuverability,
        /// How steeply it may climb.
        slope: Slope,
        /// Feet climbed.
        climbed: Feet,
        /// Feet flown horizontally.
        level: Feet,
    },
    /// It descends too steeply over the whole movement.
    DescendsTooSteeply {
        /// Its maneuverability.
        class: Maneuverability,
        /// How steeply it may descend.
        slope: Slope,
        /// Feet descended.
        descended: Feet,
        /// Feet flown horizontally.
        level: Feet,
    },
    /// It climbs too soon after it descended.
    ClimbsTooSoon {
        /// Its maneuverability.
        class: Maneuverability,
        /// Feet that it has to fly level in between.
        needed: Feet,
        /// Feet that it has flown level since it descended.
        flown: Feet,
    },
    /// It pays for turning in place.
    TurnsInPlace {
        /// Its maneuverability.
        class: Maneuverability,
        /// What the turn costs, in feet.
        feet: Feet,
    },
    /// It halts in midair, or flies on from there, by its Hover feat.
    Hovers,
    /// It turns by its Wingover feat.
    Wheels,
    /// It has already used its Wingover feat this round.
    WheeledAlready,
    /// A flier that wheels round by its feat gains no height in that round.
    NoClimbWithWingover,
    /// It has stalled, and falls until it recovers.
    IsStalled {
        /// Feet fallen so far.
        fallen: Feet,
        /// The DC of its Reflex save to recover.
        dc: i32,
        /// Feet that it falls at most if it doesn't.
        later: Feet,
    },
    /// It stalls, or goes on falling, through the air.
    Drops {
        /// Feet that it falls now.
        feet: Feet,
        /// The DC of its Reflex save next turn.
        dc: i32,
    },
    /// It stalls, and could land instead.
    CouldLand {
        /// The way down, as it is typed.
        path: String,
    },
    /// It stalls, or goes on falling, and hits the ground.
    Crashes {
        /// Feet fallen in all.
        height: Feet,
    },
}
