use std::collections::BTreeMap;

use super::terrain::{Barrier, Passing};
use crate::grid::{Area, Crossing, Direction, Mask, PARTS, Placement, Point, Segment, Square, crossings};

/// The most partitions on a board.
pub const MAX_PARTITIONS: usize = 20_000;

/// The most squares they may run through in total: enough for the longest walls on a map, few enough to index on every
/// change.
const MOST_SQUARES: i64 = 250_000;

/// Every direction or its opposite, once.
const ONWARD: [Direction; 4] = [Direction::East, Direction::SouthEast, Direction::South, Direction::SouthWest];

/// A wall, a door, a window or the like off the grid lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Partition {
    /// What kind of wall or opening it is.
    pub barrier: Barrier,
    /// Its position.
    pub line: Segment,
}

impl Partition {
    /// Whether a barrier can stand off the grid lines.
    #[must_use]
    pub fn can_be(barrier: Barrier) -> bool {
        !matches!(barrier, Barrier::None | Barrier::Low | Barrier::Narrow(_))
    }

    /// Whether it stops something that comes from this point.
    #[must_use]
    pub fn stops(&self, what: Passing, from: Point) -> bool {
        let lets_through = match self.barrier {
            Barrier::OneWayLeft => self.line.side_of(from) == 1,
            Barrier::OneWayRight => self.line.side_of(from) == -1,
            _ => false,
        };
        self.barrier.stops(what) && !lets_through
    }
}

/// Whether these are within the limits for a board.
#[must_use]
pub fn can_all_stand(all: &[Partition]) -> bool {
    let squares = |one: &Partition| {
        let (a, b) = one.line.ends();
        ((b.x - a.x).abs() + (b.y - a.y).abs()) / PARTS + 3
    };
    all.len() <= MAX_PARTITIONS && all.iter().map(squares).sum::<i64>() <= MOST_SQUARES
}

/// All partitions of a board and what they block, indexed whenever one changes. A partition blocks the steps and lines
/// between centers that it crosses, and touching is crossing. A space cannot stand where one crosses between the
/// centers of two of its squares or through the center of one, since the creature would be on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partitions {
    /// Sorted, without duplicates.
    all: Vec<Partition>,
    /// Indices of those that stop anything, by each square that they touch.
    near: BTreeMap<Square, Vec<usize>>,
    /// The squares from which a step in each direction crosses one, in the order of [`Direction::ALL`].
    crossed: [Mask; 8],
    /// The squares separated by one from their neighbor, in the order of [`ONWARD`]. No space covers both.
    parted: [Mask; 4],
    /// The squares with one through their center.
    halved: Mask,
    /// The squares touched by one that stops strikes.
    touched: Mask,
    /// Whether any of them stops a step.
    stop_steps: bool,
}

impl Partitions {
    /// Indexes these partitions of a board of this width and height.
    pub(super) fn new(width: u32, height: u32, mut all: Vec<Partition>) -> Self {
        all.sort_unstable();
        all.dedup();
        let nowhere = || Mask::empty(width, height);
        let board = Area::between(Square::new(0, 0), Square::new(width as i32 - 1, height as i32 - 1));
        let mut partitions = Partitions {
            near: BTreeMap::new(),
            crossed: [(); 8].map(|()| nowhere()),
            parted: [(); 4].map(|()| nowhere()),
            halved: nowhere(),
            touched: nowhere(),
            stop_steps: all.iter().any(|one| one.barrier.stops(Passing::Step)),
            all: Vec::new(),
        };
        let kinds = [Passing::Step, Passing::Strike, Passing::Sight];
        let stopping = |(_, one): &(usize, &Partition)| kinds.into_iter().any(|what| one.barrier.stops(what));
        for (index, one @ Partition { barrier, line }) in all.iter().enumerate().filter(stopping) {
            for square in line.squares().filter(|square| board.contains(*square)) {
                partitions.near.entry(square).or_default().push(index);
                if barrier.stops(Passing::Strike) {
                    partitions.touched.insert(square);
                }
                if !barrier.stops(Passing::Step) {
                    continue;
                }
                let center = Point::center(square);
                if line.holds(center) {
                    partitions.halved.insert(square);
                }
                for direction in Direction::ALL {
                    let there = square.offset(direction.delta());
                    if !line.crosses(center, Point::center(there)) {
                        continue;
                    }
                    if one.stops(Passing::Step, center) {
                        partitions.crossed[direction as usize].insert(square);
                    }
                    if one.stops(Passing::Step, Point::center(there)) {
                        partitions.crossed[direction.opposite() as usize].insert(there);
                    }
                    let onward = |way: Direction| ONWARD.iter().position(|other| *other == way);
                    if let Some(nth) = onward(direction) {
                        partitions.parted[nth].insert(square);
                    }
                    if let Some(nth) = onward(direction.opposite()) {
                        partitions.parted[nth].insert(there);
                    }
                }
            }
        }
        partitions.all = all;
        partitions
    }

    /// All partitions, open doors included.
    #[must_use]
    pub fn all(&self) -> &[Partition] {
        &self.all
    }

    /// Whether none of them stops a step.
    #[must_use]
    pub fn block_nothing(&self) -> bool {
        !self.stop_steps
    }

    /// The squares touched by one that stops strikes.
    #[must_use]
    pub fn touched(&self) -> &Mask {
        &self.touched
    }

    /// The squares from which a step in this direction crosses one that stops it.
    #[must_use]
    pub fn crossed(&self, direction: Direction) -> &Mask {
        &self.crossed[direction as usize]
    }

    /// The anchors at which no space of this size fits.
    #[must_use]
    pub fn unfit(&self, width: u32, height: u32) -> Mask {
        let mut unfit = self.halved.any_over(width, height);
        if width > 1 {
            unfit.add(&self.parted[0].any_over(width - 1, height));
        }
        if height > 1 {
            unfit.add(&self.parted[2].any_over(width, height - 1));
        }
        if width > 1 && height > 1 {
            unfit.add(&self.parted[1].any_over(width - 1, height - 1));
            unfit.add_where(&self.parted[3].any_over(width - 1, height - 1), (1, 0));
        }
        unfit
    }

    fn near(&self, square: Square, what: Passing) -> impl Iterator<Item = Partition> {
        let near = self.near.get(&square).into_iter().flatten();
        near.filter_map(|&index| self.all.get(index).copied()).filter(move |one| one.barrier.stops(what))
    }

    /// The partition that stops a step between the centers of two adjacent squares.
    #[must_use]
    pub fn between(&self, a: Square, b: Square) -> Option<Barrier> {
        self.crossing(Point::center(a), Point::center(b), [a, b], Passing::Step)
    }

    /// What keeps a space from standing somewhere: the two squares between whose centers a partition runs, or the same
    /// square twice if it runs through its center.
    #[must_use]
    pub fn within(&self, space: Placement) -> Option<(Square, Square, Barrier)> {
        if self.near.is_empty() {
            return None;
        }
        space.squares().find_map(|square| {
            let halves = self.near(square, Passing::Step).find(|one| one.line.holds(Point::center(square)));
            let parts = || {
                let beside = ONWARD.map(|direction| square.offset(direction.delta()));
                let mut beside = beside.into_iter().filter(|other| space.contains(*other));
                let either = |other| self.between(square, other).or_else(|| self.between(other, square));
                beside.find_map(|other| Some((square, other, either(other)?)))
            };
            halves.map(|one| (square, square, one.barrier)).or_else(parts)
        })
    }

    /// Whether one of them blocks the line between the centers of two squares.
    #[must_use]
    pub fn cross_line(&self, from: Square, to: Square, what: Passing) -> bool {
        let passed = crossings(from, to).flat_map(|crossing| match crossing {
            Crossing::Edge { into, .. } => [into; 4],
            Crossing::Point { touching, .. } => touching,
        });
        let (start, end) = (Point::center(from), Point::center(to));
        !self.near.is_empty()
            && std::iter::once(from)
                .chain(passed)
                .any(|square| self.near(square, what).any(|one| one.line.crosses(start, end) && one.stops(what, start)))
    }

    /// The barrier that blocks the line between two points, among those that touch the given squares.
    #[must_use]
    pub fn crossing(
        &self,
        from: Point,
        to: Point,
        squares: impl IntoIterator<Item = Square>,
        what: Passing,
    ) -> Option<Barrier> {
        if self.near.is_empty() {
            return None;
        }
        let crossing = |square| self.near(square, what).find(|one| one.line.crosses(from, to) && one.stops(what, from));
        squares.into_iter().find_map(crossing).map(|one| one.barrier)
    }
}
