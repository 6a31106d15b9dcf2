//! Where a movement in three dimensions could end.

use std::collections::BTreeSet;

use super::asides::Asides;
use super::judge::SpaceJudge;
use super::search::{Order, Search};
use super::threats::ThreatMap;
use super::{Ends, MovementModel, Pose, Span};
use crate::grid::{Area, HalfFeet, Height, Placement, Square};
use crate::referee::movement::Paces;
use crate::referee::request::Prefer;

/// The work of finding out whether the mover has room at one anchor.
const ROOM_SOUGHT: u32 = 8;

impl<C: MovementModel> SpaceJudge<'_, '_, C> {
    /// The ends within the budget with their least price, as far as the search gets; those in this area, if one is given.
    pub(super) fn reach(&self, area: Option<Area>) -> Ends {
        let (refusals, usable) = Paces(self.referee).pace_refusals(self.mover, self.trip.walk);
        let here = Ends::only(self.start.at.anchor);
        if !usable || !refusals.is_empty() {
            return here;
        }
        let asked = self.trip.stops.last().and_then(|last| last.altitude);
        let goal = |at: Placement| self.elevation_at(self.start, at, asked);
        let board = &self.referee.encounter.battlefield;
        let squares =
            area.map_or(Some(board.area()), |area| area.within(board.area())).into_iter().flat_map(Area::squares);
        // Most squares are too far, which is quicker to find out than whether there is room.
        let budget = HalfFeet::from(self.trip.budget);
        let (from, shapes) = (self.start, self.obstacles.shapes());
        let folds = (shapes.len() > 1).then(|| self.obstacles.most_in_a_step());
        let is_at_most = |to: Pose| self.model.least(Span { from, to, folds }) <= budget;
        let is_near = |anchor: &Square| {
            shapes.iter().any(|shape| {
                let level = Pose { at: shape.at(*anchor), ..from };
                // A way down at half the price may be cheaper than a level one.
                let squares = Span { from, to: level, folds }.steps();
                let below = Pose { elevation: from.elevation - Height::of_squares(squares.cast_signed()), ..level };
                (is_at_most(level) || is_at_most(below)) && is_at_most(Pose { elevation: goal(level.at), ..level })
            })
        };
        let all = squares.filter(is_near).flat_map(|anchor| {
            self.referee.spend(ROOM_SOUGHT);
            self.obstacles.poses_over(anchor, goal)
        });
        let mut possible: Vec<Pose> = all.filter(|pose| board.holds(pose.at)).collect();
        let asides = Asides::among(self.referee, &self.obstacles, &possible);
        if area.is_none() {
            // The ways to the places beside them lead there too.
            possible.retain(|&pose| !self.obstacles.is_aside(pose));
        }
        let heights = || possible.iter().map(|pose| pose.elevation);
        let low = heights().min().unwrap_or(self.start.elevation);
        let high = heights().max().unwrap_or(self.start.elevation);
        let search = Search {
            model: self.model,
            start: self.start,
            waypoints: &[],
            goals: &[],
            budget,
            prefer: Prefer::Shortest,
            ends: true,
            threats: &ThreatMap::none(self.referee, self.mover),
            obstacles: &self.obstacles,
            folds: self.folds(&|from| Pose { elevation: from.elevation.clamp(low, high), ..from }, budget),
            asides: &asides,
            hazards: &|_, _| 0,
            between: (low, high),
            soon: false,
            order: Order::Best,
            open: None,
        };
        let mut ends = search.reach_set(&goal, &possible, area.is_some());
        if ends.all_below.is_some() && search.folds.is_some() {
            let known: BTreeSet<Square> = ends.prices.keys().copied().collect();
            // What is farther is listed at what it costs on the level, or without squeezing.
            let level = Search { order: Order::Level, ..search }.reach_set(&goal, &possible, false);
            let whole = Search { folds: None, order: Order::Unfolded, ..search }.reach_set(&goal, &possible, false);
            for Ends { prices, squeezed, .. } in [level, whole] {
                for (anchor, feet) in prices.into_iter().filter(|(anchor, _)| !known.contains(anchor)) {
                    let narrow = squeezed.get(&anchor).copied();
                    ends.note(narrow.unwrap_or(self.obstacles.whole).at(anchor), narrow.is_some(), feet);
                }
            }
        }
        let plain = |anchor| {
            Paces(self.referee).takes_a_plain_move(self.mover, self.trip.walk.pace, self.mover.full.at(anchor))
        };
        ends.prices.retain(|anchor, _| !plain(*anchor));
        // Staying put costs nothing and keeps the mover's shape.
        let (anchor, footprint) = (self.start.at.anchor, self.start.at.footprint);
        ends.prices.insert(anchor, HalfFeet(0));
        if footprint == self.obstacles.whole {
            ends.squeezed.remove(&anchor);
        } else {
            ends.squeezed.insert(anchor, footprint);
        }
        ends
    }
}
