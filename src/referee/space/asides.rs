//! Squeezed ends where the mover's whole space has no room with the same anchor, but with another. A single step leads
//! there from a place where it passes, and none leads on: on its way the mover keeps its shape.

use rustc_hash::FxHashSet;

use super::Pose;
use super::obstacles::Obstacles;
use crate::grid::Mask;
use crate::referee::context::Referee;

/// Squeezed ends.
pub(crate) struct Asides {
    /// The numbers of their poses.
    poses: FxHashSet<u64>,
    /// The anchors from which a step may lead to one of them; `None` if there are none.
    near: Option<Mask>,
}

impl Asides {
    /// Those among these ends.
    pub(super) fn among(referee: Referee<'_>, obstacles: &Obstacles<'_, '_>, ends: &[Pose]) -> Self {
        let (mut poses, mut near) = (FxHashSet::default(), None);
        for &end in ends.iter().filter(|&&end| obstacles.is_aside(end)) {
            poses.insert(end.number());
            let empty = || Mask::empty_like(referee.encounter.battlefield.open_squares());
            near.get_or_insert_with(empty).insert(end.at.anchor);
        }
        if let Some(near) = near.as_mut() {
            near.grow(obstacles.whole.width);
        }
        Asides { poses, near }
    }

    /// Those to which a step from this pose may lead.
    pub(super) fn beside<'o>(
        &'o self,
        obstacles: &'o Obstacles<'_, '_>,
        pose: Pose,
    ) -> impl Iterator<Item = Pose> + 'o {
        let near = self.near.as_ref().filter(|near| near.has(pose.at.anchor));
        let reshaped = near.into_iter().flat_map(move |_| obstacles.reshaped(pose));
        reshaped.filter(|end| self.poses.contains(&end.number()))
    }
}
