//! Route search: the board prepared for one mover, and the searches over it.
//!
//! A [`StepTable`] stores in masks over anchors where a space fits, and for each kind of step where it can lead and what it
//! meets. The effects of the ground are computed once and shared by tables with and without other creatures (`ground`).
//! Squeezed spaces are shapes like the full one. A reach set is a wave over the table: everything reached at one price is
//! found at once.
//!
//! Routes settle labels in the order of what makes a route better: feet, opponents provoked, steps for `shortest`; opponents,
//! hazardous squares, feet, steps for `safest`. Among routes that are equal in these, the best is the one a person would draw
//! ([`cost`]): the one with the fewest hazardous squares, then the straightest, then the one with the fewest turns. A label
//! is a placement with its diagonal count, the waypoints passed and the *set* of opponents provoked: provocations are a set,
//! not a sum, and leaving out the count or the set gives wrong routes. A label is dropped only if another one at the same
//! place is at least as good whatever follows. Finding the route with the fewest provocations can be made arbitrarily hard,
//! so the work is bounded; beyond that the cheapest way in feet is read off the wave (`trail`), and a ruling whose route was
//! not proven optimal says so. All searches of a command share its allowance ([`Work`](crate::referee::Work)): each leaves
//! half of what is left to those after it, and if there are many, each leaves all but a small part.
//!
//! Such a search estimates what remains from the distance to its goal. If that doesn't find the way soon, a wave backward
//! from the goal says what remains from every place (`ahead`), and no label is made that can't become a route. The route is
//! the same either way, since labels are ranked alike.
//!
//! A searched route may squeeze anywhere: narrow spaces are shapes like the full one, and their price keeps them to places
//! where the full space has no room or only a long way around. Squares that are named say which way is meant; there, `walk`
//! squeezes only a mover without room. Off the ground, too, only a mover without room squeezes (`space`).
//!
//! [`labels`] holds the labels and settles them, for every search of the referee: routes on the ground, in three dimensions,
//! and of forced movement. Each defines its labels, when one dominates another, and where it leads.

mod ahead;
pub(crate) mod bound;
pub(crate) mod cost;
pub(crate) mod fillers;
pub(crate) mod floors;
pub(crate) mod ground;
pub(crate) mod labels;
pub(crate) mod masks;
pub(crate) mod reach;
pub(crate) mod route;
mod sheet;
mod sparse;
pub(crate) mod steps;
pub(crate) mod straight;
mod trail;
pub(crate) mod wave;
mod ways;

pub(crate) use labels::SearchLimit;
pub(crate) use reach::End;
pub use reach::Reach;
pub use route::MOST_THROUGH;
pub(crate) use route::{ExplicitPath, Objective, RouteGoal};
pub(crate) use steps::{ShapeId, StepTable};
pub(crate) use wave::Layer;
