//! A flight, and the conditions around it.

use super::stop::Stop;
use super::walk::Walk;
use crate::field::Weather;
use crate::grid::{Direction, Feet};
use crate::referee::ruling::Rolled;

/// What is around somebody who flies, and how it flies, as far as the table has to tell that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlightConditions {
    /// The weather.
    pub weather: Vec<Weather>,
    /// Whether a ceiling or another surface that the map does not show is beside it.
    pub ceiling: bool,
    /// Whether it soars, and may so go higher than else.
    pub soaring: bool,
    /// How high above the floor the highest thing is that would bear it, if there is one.
    pub support: Option<Feet>,
    /// Whether it carries more than it can.
    pub overloaded: bool,
}

/// A flight that somebody asks for.
#[derive(Clone, Debug, Default)]
pub struct Flying {
    /// The places to pass in their order; the last is where it ends. None: it stays where it is.
    pub stops: Vec<Stop>,
    /// How it goes about it; its own stops are not looked at.
    pub walk: Walk,
    /// Whether it glides.
    pub glides: bool,
    /// Where it is to face in the end, where the rulebook minds.
    pub facing: Option<Direction>,
    /// Whether it may fail to keep itself in the air, where the rulebook asks for a speed: it then stalls.
    pub stall: bool,
    /// Whether something stopped it where it ends: it need not be a good end then.
    pub stopped: bool,
    /// Whether it is made whatever the rules say.
    pub forced: bool,
    /// What is around it.
    pub sky: FlightConditions,
    /// What its check came to, if it was rolled.
    pub rolled: Option<Rolled>,
}
