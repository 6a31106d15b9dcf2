//! Lower bounds on what the rest of a route costs.

use super::search::{Order, Search};
use super::{MovementModel, Pose, Span};
use crate::grid::{Footprint, HalfFeet};

impl<C: MovementModel> Search<'_, '_, C> {
    pub(super) fn span(&self, from: Pose, to: Pose) -> Span {
        Span { from, to, folds: self.folds }
    }

    /// The minimum of this measure over the ways from a pose to the mover's possible poses at the next waypoint; `None` past
    /// the last.
    pub(super) fn to_next<T: Ord>(&self, from: Pose, passed: usize, measure: impl Fn(Span) -> T) -> Option<T> {
        let waypoint = self.waypoints.get(passed)?;
        if passed + 1 == self.waypoints.len() {
            return self.to_goal(from, measure);
        }
        let over = |from: Pose| waypoint.poses(from).map(|to| measure(self.span(from, to))).min();
        if self.folds.is_none() {
            return over(from);
        }
        let in_shape = |&shape: &Footprint| Pose { at: shape.at(from.at.anchor), ..from };
        let there = |shape: &Footprint| waypoint.poses(in_shape(shape)).map(|to| measure(self.span(from, to))).min();
        self.obstacles.shapes().iter().filter_map(there).min()
    }

    /// The same for the ways to the end.
    fn to_goal<T: Ord>(&self, from: Pose, measure: impl Fn(Span) -> T) -> Option<T> {
        self.goals.iter().map(|&goal| measure(self.span(from, goal))).min()
    }

    /// The minimum price of the rest of a route that has passed this many waypoints, whatever its state: to the next one, or
    /// straight to the end if that is farther.
    pub(super) fn least_on(&self, from: Pose, passed: usize) -> HalfFeet {
        let least = |span: Span| self.model.least(span);
        // The last waypoint is the end.
        let beyond = passed + 1 < self.waypoints.len();
        let end = if beyond { self.to_goal(from, least) } else { None };
        self.to_next(from, passed, least).max(end).unwrap_or_default()
    }

    /// The minimum price of the rest of a best route from this pose in this state, as far as the state decides it.
    pub(super) fn least_ahead(&self, state: &C::State, from: Pose) -> HalfFeet {
        match self.goals {
            [goal] if self.order == Order::Best && self.model.looks_ahead() => {
                self.model.least_ahead(state, self.span(from, *goal), self.ends)
            }
            _ => HalfFeet(0),
        }
    }
}
