//! Lines of sight and effect: what is on the straight line between two squares.

use super::crossing::ways_round;
use super::elevation::Elevations;
use crate::field::{Barrier, Condition, Creature, Fill, Partition, Passing};
use crate::grid::{Area, Crossing, Edge, Mask, Placement, Square, crossings};
use crate::referee::context::{Levels, Referee};
use crate::referee::tally::Tally;
use crate::ruleset::policy::Cover;

/// The work of following a line from square to square.
const LINE: u32 = 5;

/// The squares with something that could stop a line inside, or on their east or south side. Most lines pass none and
/// need no closer look.
pub(crate) struct Clutter {
    squares: Mask,
    /// Whether this includes a curtain, which hides what a blow could still reach.
    pub(crate) curtained: bool,
}

impl Clutter {
    /// Whether the rectangle spanned by the two squares, and its rim, contain nothing that could stop a line.
    fn is_clear(&self, a: Square, b: Square) -> bool {
        // The rim matters because a wall is stored with the square west or north of it, and touches the next grid
        // point.
        !self.squares.meets(Area::between(a, b).grown(1))
    }
}

/// What ground beside a grid point does to a line through that point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corners {
    /// It gives cover.
    Cover,
    /// It can be reached past if one side is open.
    Peek,
    /// Like `Peek`, for a line of sight, which runs from the top of one cube to the top of the other.
    Look,
}

/// What creatures see, and which lines are clear.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a>(pub Referee<'a>);

impl Sight<'_> {
    /// Everything on the board that could stop a line.
    pub(crate) fn clutter(&self) -> Clutter {
        let board = &self.0.encounter.battlefield;
        let mut clutter = board.solid_squares().clone();
        for (barrier, sides) in board.barrier_masks() {
            if barrier.stops(Passing::Strike) || matches!(barrier, Barrier::Narrow(_)) {
                sides.iter().for_each(|side| clutter.add(side));
            }
        }
        clutter.add(board.partitions().touched());
        Clutter { squares: clutter, curtained: self.is_curtained() }
    }

    /// Whether the straight line between the centers of two cubes (for sight, between their tops) stays above ground,
    /// so that no floor it passes rises above it. A line along the top of a floor passes. No line starts or ends in the
    /// earth.
    pub(crate) fn passes_over_ground(
        &self,
        (from, low): (Square, Levels),
        (to, high): (Square, Levels),
        corners: Corners,
    ) -> bool {
        let board = &self.0.encounter.battlefield;
        if board.is_level() && low.lowest().min(high.lowest()) >= 0 {
            return true;
        }
        // In half squares, so that centers are integers too.
        let up = if corners == Corners::Look { 2 } else { 1 };
        let (start, end) = (2 * i64::from(low.lowest()) + up, 2 * i64::from(high.lowest()) + up);
        self.0.spend(LINE);
        let floor = |square: Square| 2 * i64::from(board.floor(square).squares());
        let (dx, dy) = from.to(to);
        let mut at = from;
        let over = |from: i32, at: i32, into: i32, by: i32, ground: i64| {
            // The part of the line before it meets the grid line, as a fraction.
            let (gone, whole) = (2 * i64::from(at.max(into)) - 2 * i64::from(from) - 1, 2 * i64::from(by));
            let (gone, whole) = (gone * whole.signum(), whole.abs());
            start * whole + (end - start) * gone >= ground * whole
        };
        floor(from) < start
            && floor(to) < end
            && crossings(from, to).all(|crossing| {
                let into = match crossing {
                    Crossing::Edge { into, .. } | Crossing::Point { into, .. } => into,
                };
                let over = |ground: i64| {
                    if at.x == into.x {
                        over(from.y, at.y, into.y, dy, ground)
                    } else {
                        over(from.x, at.x, into.x, dx, ground)
                    }
                };
                let mut passes = over(floor(at).max(floor(into)));
                if let Crossing::Point { .. } = crossing {
                    let beside = ways_round(at, into).map(floor);
                    let [one, other] = beside;
                    passes &= match corners {
                        Corners::Cover => over(one.max(other)),
                        Corners::Peek | Corners::Look => over(one.min(other)),
                    };
                }
                at = into;
                passes
            })
    }

    /// Whether nothing is on the straight line between the centers of two squares. Walls reach from floor to ceiling,
    /// so heights don't matter.
    pub(crate) fn is_line_clear(&self, clutter: &Clutter, from: Square, to: Square) -> bool {
        clutter.is_clear(from, to) || self.is_line_free(from, to)
    }

    /// Whether one creature sees another: it is not blinded, the other is not hidden from it, and an open line runs
    /// between some square of each.
    #[must_use]
    pub fn sees(&self, seer: &Creature, target: &Creature) -> bool {
        let hides = target.is_unseen() && seer.side.opposes(&target.side);
        !hides && !seer.is(Condition::Blinded) && self.has_line_of_sight(seer, target)
    }

    /// Whether there is a curtain on the board.
    fn is_curtained(&self) -> bool {
        let board = &self.0.encounter.battlefield;
        let leaf = |one: &Partition| one.barrier == Barrier::Curtain;
        board.barrier_masks().any(|(barrier, _)| barrier == Barrier::Curtain)
            || board.partitions().all().iter().any(leaf)
    }

    /// Whether a creature in this space sees into a square.
    pub(crate) fn sees_into(&self, space: Placement, square: Square) -> bool {
        space.squares().any(|from| self.is_in_sight(from, square))
    }

    /// Whether only curtains keep one creature from seeing where the other is.
    pub(crate) fn is_curtained_off(&self, seer: &Creature, target: &Creature) -> bool {
        let board = &self.0.encounter.battlefield;
        let curtains: Vec<Edge> =
            board.barriers().filter(|(_, barrier)| *barrier == Barrier::Curtain).map(|(edge, _)| edge).collect();
        let hangs = |one: &Partition| one.barrier == Barrier::Curtain;
        let partitions = board.partitions().all();
        if !self.is_curtained() || self.has_line_of_sight(seer, target) {
            return false;
        }
        let mut drawn_back = self.0.encounter.clone();
        for edge in curtains {
            drawn_back.battlefield.set_barrier(edge, Barrier::None);
        }
        drawn_back.battlefield.set_partitions(partitions.iter().filter(|one| !hangs(one)).copied().collect());
        Sight(Referee { encounter: &drawn_back, ..self.0 }).has_line_of_sight(seer, target)
    }

    /// Whether an open line runs between some square of each.
    pub(crate) fn has_line_of_sight(&self, seer: &Creature, target: &Creature) -> bool {
        let (here, there) = (self.0.space_of(seer), self.0.space_of(target));
        let (low, high) = (Elevations(self.0).levels(seer), Elevations(self.0).levels(target));
        let over_ground = |from, to| {
            let passes = |one, other| self.passes_over_ground((from, one), (to, other), Corners::Look);
            low.each().any(|one| high.each().any(|other| passes(one, other)))
        };
        let open = |from, to| self.is_in_sight(from, to) && over_ground(from, to);
        here.squares().any(|from| there.squares().any(|to| open(from, to)))
    }

    /// Whether the line between the centers of two squares is open to sight: it passes a grid point if one way around
    /// it is open.
    fn is_in_sight(&self, from: Square, to: Square) -> bool {
        let board = &self.0.encounter.battlefield;
        let solid = |square: Square| board.fill(square) == Fill::Solid;
        let closed =
            |a: Square, b: Square| Edge::between(a, b).is_some_and(|edge| board.barrier(edge).stops(Passing::Sight));
        let mut at = from;
        crossings(from, to).all(|crossing| {
            let (open, into) = match crossing {
                Crossing::Edge { into, .. } => (!closed(at, into), into),
                Crossing::Point { into, .. } => {
                    let way = |by: &Square| !solid(*by) && !closed(at, *by) && !closed(*by, into);
                    (ways_round(at, into).iter().any(way), into)
                }
            };
            at = into;
            open && !solid(into)
        }) && !board.partitions().cross_line(from, to, Passing::Sight)
    }

    fn is_line_free(&self, from: Square, to: Square) -> bool {
        Tally::count_line();
        self.0.spend(LINE);
        let Cover::WallsAndCorners = self.0.ruleset.cover.value;
        let board = &self.0.encounter.battlefield;
        let solid = |square: Square| board.fill(square) == Fill::Solid;
        // A line passes through a gap in a wall, but not through the post beside it.
        let post = |edge: Edge| {
            let barrier = board.barrier(edge);
            barrier.stops(Passing::Strike) || matches!(barrier, Barrier::Narrow(_))
        };
        !solid(from)
            && crossings(from, to).all(|crossing| match crossing {
                Crossing::Edge { edge, into } => !board.barrier(edge).stops(Passing::Strike) && !solid(into),
                Crossing::Point { edges, touching, .. } => {
                    !edges.into_iter().any(post) && !touching.into_iter().any(solid)
                }
            })
            && !board.partitions().cross_line(from, to, Passing::Strike)
    }
}
