//! Where a movement leads: its stops as poses, each with the height and shape the mover has there.

use super::folds::{NEAR, NarrowPart};
use super::judge::SpaceJudge;
use super::waypoint::Waypoint;
use super::{HalfFeet, MovementModel, Pose, Span};
use crate::grid::{Height, Placement};
use crate::referee::request::Stop;

/// The margin, in half feet, by which a way past a narrow place may be cheaper than the bounds to the places beside it.
const BESIDE: HalfFeet = HalfFeet(40);

impl<C: MovementModel> SpaceJudge<'_, '_, C> {
    /// A stop as a waypoint for the search. The last one, and each with a given altitude, has a fixed elevation.
    fn waypoint(&self, index: usize, stop: &Stop) -> Waypoint {
        let last = index + 1 == self.trip.stops.len();
        let there = self.elevation_at(self.before(index), self.obstacles.whole.at(stop.anchor), stop.altitude);
        let elevation = (last || stop.altitude.is_some()).then_some(there);
        Waypoint { anchor: stop.anchor, elevation, inside: None }
    }

    /// The places it leads over, in order: its stops, and before the last of them any whose cubes a maneuver passes.
    pub(super) fn waypoints(&self) -> Vec<Waypoint> {
        let stops = self.trip.stops.iter().enumerate().map(|(index, stop)| self.waypoint(index, stop));
        let mut waypoints: Vec<Waypoint> = stops.collect();
        let last = waypoints.len().saturating_sub(1);
        let through = self.maneuver.iter().flatten().map(|&inside| {
            let anchor = inside.space.anchor;
            Waypoint { anchor, elevation: None, inside: Some(inside) }
        });
        waypoints.splice(last..last, through);
        waypoints
    }

    /// The pose from which a stop is approached, as far as that decides its height: the stop before if something has to hold
    /// the mover at every stop, otherwise the start.
    fn before(&self, index: usize) -> Pose {
        let mut before = self.start;
        if self.model.ends_over(self.start, self.start.at).is_some() {
            for stop in &self.trip.stops[..index] {
                let at = self.obstacles.whole.at(stop.anchor);
                before = Pose { at, elevation: self.elevation_at(before, at, stop.altitude) };
            }
        }
        before
    }

    /// The elevation over these squares for a mover coming from this pose: the given altitude above the floor, or else where
    /// something holds it, or else that of level flight, or the floor if that is higher.
    pub(super) fn elevation_at(&self, from: Pose, at: Placement, altitude: Option<Height>) -> Height {
        let floor = self.obstacles.floor(at);
        let level = || if self.model.is_underground() { from.elevation } else { from.elevation.max(floor) };
        let held = || self.model.ends_over(from, at).unwrap_or_else(level);
        altitude.map_or_else(held, |altitude| floor + altitude)
    }

    /// The poses in which it may end, at least one: in its own space, or squeezed if that has no room.
    pub(super) fn goals(&self) -> Vec<Pose> {
        let Some((stop, earlier)) = self.trip.stops.split_last() else { return vec![self.start] };
        let before = self.before(earlier.len());
        let elevation = |at: Placement| self.elevation_at(before, at, stop.altitude);
        let stays = stop.anchor == self.start.at.anchor && elevation(self.start.at) == self.start.elevation;
        if stays { vec![self.start] } else { self.obstacles.poses_over(stop.anchor, elevation) }
    }

    /// How far a side of the mover's space moves at most in one step of a way within this budget, if it leads past a narrow
    /// place and on from there to where `ahead` says; `None` if every such way keeps its shape.
    pub(super) fn folds(&self, ahead: &dyn Fn(Pose) -> Pose, budget: HalfFeet) -> Option<u32> {
        let most = self.obstacles.most_in_a_step();
        if self.start.at.footprint != self.obstacles.whole {
            return Some(most);
        }
        let least = |from: Pose, to: Pose| self.model.least(Span { from, to, folds: Some(most) });
        let leads_past = |part: NarrowPart| {
            let beside = part.anchors.grown((NEAR + 1) * self.obstacles.whole.width as i32);
            let at = self.obstacles.whole.at(beside.clamp(self.start.at.anchor));
            let heights = [self.start.elevation.clamp(part.lowest, part.highest), part.lowest, part.highest];
            heights.into_iter().any(|elevation| {
                let there = Pose { at, elevation };
                least(self.start, there) + least(there, ahead(there)) <= budget + BESIDE
            })
        };
        self.obstacles.is_narrow_in(leads_past).then_some(most)
    }

    /// Whether the mover could pass there squeezed, although its own space has no room.
    pub(super) fn squeezes_at(&self, pose: Pose) -> bool {
        let elevation = |_: Placement| pose.elevation;
        self.obstacles.poses_over(pose.at.anchor, elevation).iter().any(|at| at.at.footprint != self.obstacles.whole)
    }
}
