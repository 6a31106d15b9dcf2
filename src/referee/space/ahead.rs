//! The heuristic over all remaining waypoints.

use super::waypoint::Waypoint;
use super::{MovementModel, Pose, Span};
use crate::grid::{HalfFeet, Height, Square};

/// A lower bound on what a route over several waypoints still costs.
///
/// If a waypoint may be passed at any elevation, height lost on the way there is regained on the way on, unless the route
/// ends lower. So only required elevations count, and the legs between them are laid end to end: a step makes up for at
/// most one square of one leg, in whatever direction.
pub(super) struct Ahead<'s, C> {
    model: &'s C,
    waypoints: &'s [Waypoint],
    /// For each waypoint, what follows it.
    beyond: Vec<Beyond>,
}

/// What follows a waypoint: the legs up to the next required elevation, and the price from there on.
#[derive(Clone, Copy, Default)]
struct Beyond {
    legs: Legs,
    required: Option<Height>,
    price: HalfFeet,
}

/// The longer and the shorter sides of some legs, in squares.
#[derive(Clone, Copy, Default)]
struct Legs {
    long: i32,
    short: i32,
}

impl Legs {
    fn and(self, from: Square, to: Square) -> Legs {
        let (dx, dy) = from.to(to);
        let (dx, dy) = (dx.abs(), dy.abs());
        Legs { long: self.long + dx.max(dy), short: self.short + dx.min(dy) }
    }
}

impl<'s, C: MovementModel> Ahead<'s, C> {
    pub(super) fn new(model: &'s C, like: Pose, waypoints: &'s [Waypoint]) -> Self {
        let mut ahead = Ahead { model, waypoints, beyond: vec![Beyond::default(); waypoints.len()] };
        for index in (1..waypoints.len()).rev() {
            let (before, waypoint, after) = (waypoints[index - 1], waypoints[index], ahead.beyond[index]);
            ahead.beyond[index - 1] = match waypoint.elevation {
                None => Beyond { legs: after.legs.and(before.anchor, waypoint.anchor), ..after },
                Some(elevation) => Beyond {
                    legs: Legs::default().and(before.anchor, waypoint.anchor),
                    required: Some(elevation),
                    price: after.price + ahead.price_over(Pose { elevation, ..like }, after.legs, after.required),
                },
            };
        }
        ahead
    }

    /// The minimum that remains from a pose with `passed` waypoints behind it.
    pub(super) fn remaining(&self, from: Pose, passed: usize) -> HalfFeet {
        let Some(waypoint) = self.waypoints.get(passed) else { return HalfFeet(0) };
        let beyond = self.beyond[passed];
        match waypoint.elevation {
            None => {
                self.price_over(from, beyond.legs.and(from.at.anchor, waypoint.anchor), beyond.required) + beyond.price
            }
            Some(elevation) => {
                let onward = self.price_over(Pose { elevation, ..from }, beyond.legs, beyond.required);
                self.model.least(Span { from, to: waypoint.pose(from), folds: None }) + onward + beyond.price
            }
        }
    }

    /// The minimum price of these legs, laid end to end, up to the next required elevation.
    fn price_over(&self, from: Pose, Legs { long, short }: Legs, required: Option<Height>) -> HalfFeet {
        let there = from.at.footprint.at(from.at.anchor.offset((long, short)));
        // Without a required elevation they may lead down all the way, which can be cheaper than level.
        let down = from.elevation - Height::of_squares(long);
        let ends = match required {
            Some(elevation) => [elevation; 2],
            None => [from.elevation, down],
        };
        let [one, other] =
            ends.map(|elevation| self.model.least(Span { from, to: Pose { at: there, elevation }, folds: None }));
        one.min(other)
    }
}
