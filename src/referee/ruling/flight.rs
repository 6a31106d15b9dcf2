//! What flying by classes of maneuverability can say.

use crate::field::{Maneuverability, Name, Weight};
use crate::grid::{Direction, Feet};
use crate::ruleset::policy::{Degrees, Slope, Turn};

/// What flying by classes of maneuverability has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlightFact {
    /// Nobody told how well it flies.
    NoClass {
        /// Who.
        who: Name,
    },
    /// It carries too much to fly.
    TooLoaded {
        /// What it carries.
        load: Weight,
    },
    /// A four-legged flier wears barding too heavy to fly in.
    Barded {
        /// How heavy that is.
        armor: Weight,
    },
    /// It has not kept its minimum forward speed.
    TooSlow {
        /// How well it flies.
        class: Maneuverability,
        /// Feet that it has to fly in its turn.
        needed: Feet,
        /// Feet that it has flown.
        flown: Feet,
    },
    /// It cannot stay in one place in the air.
    NoHover {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It cannot fly backward.
    NoBackward {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It has not flown far enough since its last turn to turn so far.
    TurnsTooSoon {
        /// How well it flies.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it turns after which distance.
        turn: Turn,
        /// Feet that it has flown since its last turn.
        flown: Feet,
    },
    /// It cannot turn in place.
    NoTurnInPlace {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It would turn too far in one space.
    TurnsTooFar {
        /// How well it flies.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it can.
        most: Degrees,
    },
    /// It would not face where it is to face in the end.
    FacesElsewhere {
        /// Where it is to face.
        asked: Direction,
    },
    /// It climbs too steeply over the whole movement.
    ClimbsTooSteeply {
        /// How well it flies.
        class: Maneuverability,
        /// How steeply it may.
        slope: Slope,
        /// Feet climbed.
        climbed: Feet,
        /// Feet of level way flown.
        level: Feet,
    },
    /// It descends too steeply over the whole movement.
    DescendsTooSteeply {
        /// How well it flies.
        class: Maneuverability,
        /// How steeply it may.
        slope: Slope,
        /// Feet descended.
        descended: Feet,
        /// Feet of level way flown.
        level: Feet,
    },
    /// It climbs too soon after it descended.
    ClimbsTooSoon {
        /// How well it flies.
        class: Maneuverability,
        /// Feet that it has to fly level between.
        needed: Feet,
        /// Feet that it has flown level since it descended.
        flown: Feet,
    },
    /// It has stalled, and falls until it recovers.
    IsStalled {
        /// Feet fallen so far.
        fallen: Feet,
    },
    /// It stalls, or falls on, through the air.
    Drops {
        /// Feet that it falls now.
        feet: Feet,
        /// What its Reflex save in its next turn has to come to.
        dc: i32,
    },
    /// It stalls, or falls on, and hits the ground.
    Crashes {
        /// Feet fallen in all.
        height: Feet,
    },
}
