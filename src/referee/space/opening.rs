//! What a maneuver opens to its mover on a way through space: other creatures' cubes to pass, and those it has to
//! pass.

use super::judge::SpaceJudge;
use super::{MovementModel, Pose, Space, Trip};
use crate::field::Name;
use crate::grid::{Height, Placement};
use crate::referee::board::Occupancy;
use crate::referee::context::{Levels, Mover};
use crate::referee::ruling::Ruling;

/// What changes for a mover that makes a maneuver along its way. Its action is claimed elsewhere.
#[derive(Clone)]
pub(crate) struct Opening<'o, 'a> {
    /// The others at any height, as it meets them.
    pub(crate) everybody: Occupancy<'a>,
    /// The opponents it doesn't provoke.
    pub(crate) quiet: &'o [Name],
    /// The cubes it leads through, in order.
    pub(crate) through: Vec<Inside>,
}

/// A creature's cubes that a mover of this height, in squares, has to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Inside {
    pub(crate) space: Placement,
    pub(crate) levels: Levels,
    pub(crate) tall: u32,
}

impl Inside {
    /// Whether a mover in this pose is in some of them.
    pub(super) fn holds(self, pose: Pose) -> bool {
        pose.at.overlaps(self.space) && Levels::of(pose.elevation.squares(), self.tall).overlap(self.levels)
    }

    /// Whether a mover whose feet are in this pose has all its squares over theirs, and its feet among them.
    pub(crate) fn has_room_for(&self, pose: Pose) -> bool {
        let levels = self.levels.lowest()..self.levels.highest();
        pose.at.lies_in(self.space) && levels.contains(&pose.elevation.squares())
    }

    /// The elevations at which a mover over those squares is in some of them.
    pub(super) fn elevations(self) -> impl Iterator<Item = Height> {
        let lowest = self.levels.lowest() + 1 - self.tall.cast_signed();
        (lowest..=self.levels.highest()).map(Height::of_squares)
    }

    /// The pose nearest to this one over those squares, heights aside.
    pub(super) fn nearest(self, like: Pose) -> Pose {
        let (of, to) = (like.at.footprint, self.space);
        let within = |at: i32, from: i32, theirs: u32, mine: u32| {
            at.clamp(from + 1 - mine.cast_signed(), from + theirs.cast_signed() - 1)
        };
        let mut anchor = like.at.anchor;
        anchor.x = within(anchor.x, to.anchor.x, to.footprint.width, of.width);
        anchor.y = within(anchor.y, to.anchor.y, to.footprint.height, of.height);
        Pose { at: of.at(anchor), ..like }
    }
}

impl<'a> Space<'a> {
    /// Judges the way of a maneuver as a movement in three dimensions.
    pub(crate) fn judge_opened<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        opening: Opening<'_, 'a>,
    ) -> (Ruling, Option<C::State>) {
        let judge = SpaceJudge::new(self.0, mover, model, trip);
        let Opening { everybody, quiet, through } = opening;
        let (threats, obstacles) = (judge.threats.without(quiet), judge.obstacles.among(everybody));
        SpaceJudge { threats, obstacles, maneuver: Some(through), ..judge }.judge()
    }
}
