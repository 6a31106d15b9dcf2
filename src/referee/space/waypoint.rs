//! The places a way leads over.

use super::{Inside, Pose};
use crate::grid::{Height, Square};

/// A place to pass, with an elevation if one is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waypoint {
    pub(crate) anchor: Square,
    pub(crate) elevation: Option<Height>,
    /// A creature's cubes, if passing any of them will do.
    pub(crate) inside: Option<Inside>,
}

impl Waypoint {
    /// Whether a pose is at this waypoint.
    pub(crate) fn is_at(self, pose: Pose) -> bool {
        if let Some(inside) = self.inside {
            return inside.holds(pose);
        }
        pose.at.anchor == self.anchor && self.elevation.is_none_or(|elevation| elevation == pose.elevation)
    }

    /// The pose at this waypoint with the space of `like`, and with its elevation unless one is required.
    pub(crate) fn pose(self, like: Pose) -> Pose {
        if let Some(inside) = self.inside {
            return inside.nearest(like);
        }
        let at = like.at.footprint.at(self.anchor);
        Pose { at, elevation: self.elevation.unwrap_or(like.elevation) }
    }

    /// The nearest poses at this waypoint, at every height at which it can be passed if a creature's cubes are.
    pub(super) fn poses(self, like: Pose) -> impl Iterator<Item = Pose> {
        let pose = self.pose(like);
        let level = self.inside.is_none().then_some(pose.elevation);
        let heights = self.inside.into_iter().flat_map(Inside::elevations);
        level.into_iter().chain(heights).map(move |elevation| Pose { elevation, ..pose })
    }
}
