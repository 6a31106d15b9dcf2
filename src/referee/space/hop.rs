//! One step in three dimensions, and what lies between two poses that are farther apart.

use super::Pose;
use crate::grid::{Direction, Footprint, Height, Placement, Square};

/// One step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    pub(crate) from: Pose,
    pub(crate) to: Pose,
    /// Whether the mover squeezes: into a narrow space, or through a gap.
    pub(crate) squeezes: bool,
}

impl Hop {
    /// A level, unhampered step in this direction.
    pub(crate) fn level_to(way: Direction) -> Hop {
        let at = Footprint::square(1).at(Square::new(0, 0));
        let from = Pose { at, elevation: Height::ZERO };
        Hop { from, to: Pose { at: at.toward(way), ..from }, squeezes: false }
    }

    /// The direction along the ground; `None` straight up or down, and for a space that unfolds in place.
    pub(crate) fn way(self) -> Option<Direction> {
        Direction::of(self.from.at.axes_moved(self.to.at))
    }

    /// The spaces it leads from and to.
    pub(crate) fn places(self) -> (Placement, Placement) {
        (self.from.at, self.to.at)
    }

    /// Squares up; negative if down.
    pub(crate) fn rise(self) -> i32 {
        (self.to.elevation - self.from.elevation).squares()
    }

    /// Whether it leads along two or three axes at once.
    pub(crate) fn is_diagonal(self) -> bool {
        let (columns, rows) = self.from.at.axes_moved(self.to.at);
        columns.abs() + rows.abs() + self.rise().abs() > 1
    }

    /// The same step without its rise.
    pub(crate) fn level(self) -> Hop {
        Hop { to: Pose { elevation: self.from.elevation, ..self.to }, ..self }
    }
}

/// From one pose to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) from: Pose,
    pub(crate) to: Pose,
    /// How many squares a side of the mover's space moves at most in one step, if it may change its shape on the way;
    /// `None` for a mover that keeps its shape.
    pub(crate) folds: Option<u32>,
}

impl Span {
    /// The minimum steps along the longer and the shorter level axis, and the squares up, negative if down.
    pub(crate) fn squares(self) -> (u32, u32, i32) {
        let rise = (self.to.elevation - self.from.elevation).squares();
        let (dx, dy) = match self.folds {
            None => {
                let (dx, dy) = self.from.at.anchor.to(self.to.at.anchor);
                (dx.unsigned_abs(), dy.unsigned_abs())
            }
            Some(most) => {
                let (columns, rows) = self.from.at.outward(self.to.at);
                (columns.div_ceil(most.max(1)), rows.div_ceil(most.max(1)))
            }
        };
        (dx.max(dy), dx.min(dy), rise)
    }

    /// The minimum number of steps from one to the other.
    pub(crate) fn steps(self) -> u32 {
        let (long, _, rise) = self.squares();
        long.max(rise.unsigned_abs())
    }
}
