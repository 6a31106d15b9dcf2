//! A flight, and the conditions around it.

use super::stop::Stop;
use super::walk::Walk;
use crate::field::Weather;
use crate::grid::{Direction, Feet};
use crate::referee::ruling::Rolled;

/// The conditions of a flight that the map does not show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlightConditions {
    /// The weather.
    pub weather: Vec<Weather>,
    /// Whether the flier is beside a ceiling or another surface that the map doesn't show.
    pub ceiling: bool,
    /// Whether it soars, which lets it go higher.
    pub soaring: bool,
    /// Height above the floor, in feet, of the highest thing that would support it, if any.
    pub support: Option<Feet>,
    /// Whether it carries more than it can.
    pub overloaded: bool,
}

/// A request to fly.
#[derive(Clone, Debug, Default)]
pub struct Flying {
    /// The places to pass in order; the last is the end. If empty, the flier stays where it is.
    pub stops: Vec<Stop>,
    /// How it moves; the stops in it are ignored.
    pub walk: Walk,
    /// Whether it glides.
    pub glides: bool,
    /// Where it faces at the end, in rulebooks that track facing.
    pub facing: Option<Direction>,
    /// Whether it may fall below its minimum speed, if the rulebook sets one, and stall.
    pub stall: bool,
    /// Whether it turns by the feat Wingover.
    pub wheels: bool,
    /// Whether it halts in midair, or flies on from there, by the feat Hover.
    pub hovers: bool,
    /// Whether something stopped it where it ends, so that the end need not be legal.
    pub stopped: bool,
    /// Whether the GM forces it against the rules.
    pub forced: bool,
    /// The conditions of the flight.
    pub conditions: FlightConditions,
    /// The result of its check, if it was rolled.
    pub rolled: Option<Rolled>,
}
