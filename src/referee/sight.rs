//! What stands in a straight line between two squares.

use super::Referee;
use crate::field::{Barrier, Fill};
use crate::grid::{Crossing, Edge, Square, crossings};
use crate::ruleset::policy::Cover;

/// Where on the board something stands that could stop a line, so that most lines need no second look: for each square how
/// many such things lie north and west of it.
pub(super) struct Clutter {
    width: usize,
    sums: Vec<u32>,
}

impl Clutter {
    /// Whether nothing that could stop a line stands in the rectangle that the two squares span, or on its rim.
    fn is_clear(&self, a: Square, b: Square) -> bool {
        let rows = self.sums.len() / self.width;
        let at = |x: i32, y: i32| {
            let x = usize::try_from(x.max(0)).unwrap_or(0).min(self.width - 1);
            let y = usize::try_from(y.max(0)).unwrap_or(0).min(rows - 1);
            self.sums[y * self.width + x]
        };
        // A wall is kept with the square west or north of it, and touches the next grid point: hence the rim.
        let (west, east) = (a.x.min(b.x) - 1, a.x.max(b.x) + 2);
        let (north, south) = (a.y.min(b.y) - 1, a.y.max(b.y) + 2);
        at(east, south) + at(west, north) == at(west, south) + at(east, north)
    }
}

impl Referee<'_> {
    /// Takes stock of what could stop a line.
    pub(super) fn clutter(&self) -> Clutter {
        let board = &self.encounter.battlefield;
        let (width, height) = (board.width() as usize + 1, board.height() as usize + 1);
        let mut sums = vec![0_u32; width * height];
        for (square, ground) in board.grounds().filter(|(_, ground)| ground.fill == Fill::Solid) {
            let _ = ground;
            sums[(square.y as usize + 1) * width + square.x as usize + 1] += 1;
        }
        for (edge, barrier) in board.barriers() {
            if barrier.blocks() || matches!(barrier, Barrier::Narrow(_)) {
                let square = edge.squares().0;
                sums[(square.y as usize + 1) * width + square.x as usize + 1] += 1;
            }
        }
        for at in width..sums.len() {
            sums[at] += sums[at - width];
            if at % width > 0 {
                // The row above is summed up already; what lies west in this row is in the square before.
                sums[at] += sums[at - 1] - sums[at - width - 1];
            }
        }
        Clutter { width, sums }
    }

    /// Whether nothing stands in the straight line between the centers of two squares. Walls reach from floor to ceiling,
    /// so heights do not matter.
    pub(super) fn is_line_clear(&self, clutter: &Clutter, from: Square, to: Square) -> bool {
        clutter.is_clear(from, to) || self.is_line_free(from, to)
    }

    fn is_line_free(&self, from: Square, to: Square) -> bool {
        let Cover::WallsAndCorners = self.ruleset.cover.is;
        let board = &self.encounter.battlefield;
        let solid = |square: Square| board.fill(square) == Fill::Solid;
        // A line goes through a gap in a wall, not through the post beside it.
        let post = |edge: Edge| {
            let barrier = board.barrier(edge);
            barrier.blocks() || matches!(barrier, Barrier::Narrow(_))
        };
        !solid(from)
            && crossings(from, to).all(|crossing| match crossing {
                Crossing::Edge { edge, into } => !board.barrier(edge).blocks() && !solid(into),
                Crossing::Point { edges, touching, .. } => {
                    !edges.into_iter().any(post) && !touching.into_iter().any(solid)
                }
            })
    }
}
