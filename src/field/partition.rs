use std::collections::BTreeMap;

use super::terrain::Barrier;
use crate::grid::{Area, Crossing, Direction, Mask, PARTS, Placement, Point, Segment, Square, crossings};

/// The most partitions that a board holds.
pub const MAX_PARTITIONS: usize = 20_000;

/// Through how many squares they may run, all together: enough for the longest walls of a map, and few enough to be looked at
/// whenever the board is.
const MOST_SQUARES: i64 = 250_000;

/// A wall or a door that need not lie along the edges of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Partition {
    /// What it is: a wall, a closed or an open door.
    pub barrier: Barrier,
    /// Where it stands.
    pub line: Segment,
}

impl Partition {
    /// Whether such a thing can stand away from the edges of squares.
    #[must_use]
    pub fn can_be(barrier: Barrier) -> bool {
        matches!(barrier, Barrier::Wall | Barrier::Door | Barrier::OpenDoor)
    }
}

/// Whether a board can hold so many of them, so long.
#[must_use]
pub fn can_all_stand(all: &[Partition]) -> bool {
    let squares = |one: &Partition| {
        let (a, b) = one.line.ends();
        ((b.x - a.x).abs() + (b.y - a.y).abs()) / PARTS + 3
    };
    all.len() <= MAX_PARTITIONS && all.iter().map(squares).sum::<i64>() <= MOST_SQUARES
}

/// All partitions of a board, and what they block: worked out once, whenever one of them changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partitions {
    /// In order, none twice.
    all: Vec<Partition>,
    /// Those that block, by every square that they touch.
    near: BTreeMap<Square, Vec<usize>>,
    /// From which squares a step in each direction is crossed, in the order of [`Direction::ALL`].
    crossed: [Mask; 8],
    /// Squares through whose center one runs.
    halved: Mask,
    /// Squares that one touches.
    touched: Mask,
}

impl Partitions {
    /// These partitions on a board so many columns wide and rows high.
    pub(super) fn new(width: u32, height: u32, mut all: Vec<Partition>) -> Self {
        all.sort_unstable();
        all.dedup();
        let nowhere = || Mask::empty(width, height);
        let board = Area::between(Square::new(0, 0), Square::new(width as i32 - 1, height as i32 - 1));
        let mut partitions = Partitions {
            near: BTreeMap::new(),
            crossed: [(); 8].map(|()| nowhere()),
            halved: nowhere(),
            touched: nowhere(),
            all: Vec::new(),
        };
        for (index, Partition { line, .. }) in all.iter().enumerate().filter(|(_, one)| one.barrier.blocks()) {
            for square in line.squares().filter(|square| board.contains(*square)) {
                partitions.near.entry(square).or_default().push(index);
                partitions.touched.insert(square);
                let center = Point::center(square);
                if line.holds(center) {
                    partitions.halved.insert(square);
                }
                for direction in Direction::ALL {
                    let there = square.offset(direction.delta());
                    if line.crosses(center, Point::center(there)) {
                        partitions.crossed[direction as usize].insert(square);
                        partitions.crossed[direction.opposite() as usize].insert(there);
                    }
                }
            }
        }
        partitions.all = all;
        partitions
    }

    /// Every one of them.
    #[must_use]
    pub fn all(&self) -> &[Partition] {
        &self.all
    }

    /// Whether none of them blocks anything.
    #[must_use]
    pub fn block_nothing(&self) -> bool {
        self.near.is_empty()
    }

    /// Squares that one which blocks touches.
    #[must_use]
    pub fn touched(&self) -> &Mask {
        &self.touched
    }

    /// Squares from which a step in this direction is crossed.
    #[must_use]
    pub fn crossed(&self, direction: Direction) -> &Mask {
        &self.crossed[direction as usize]
    }

    /// Anchors at which a space so wide and high cannot stand: one runs through the center of a square of it, or between
    /// the centers of two.
    #[must_use]
    pub fn unfit(&self, width: u32, height: u32) -> Mask {
        let mut unfit = self.halved.any_over(width, height);
        if width > 1 {
            unfit.add(&self.crossed(Direction::East).any_over(width - 1, height));
        }
        if height > 1 {
            unfit.add(&self.crossed(Direction::South).any_over(width, height - 1));
        }
        if width > 1 && height > 1 {
            unfit.add(&self.crossed(Direction::SouthEast).any_over(width - 1, height - 1));
            unfit.add_where(&self.crossed(Direction::SouthWest).any_over(width - 1, height - 1), (1, 0));
        }
        unfit
    }

    fn near(&self, square: Square) -> impl Iterator<Item = Partition> {
        self.near.get(&square).into_iter().flatten().filter_map(|&index| self.all.get(index).copied())
    }

    /// What runs between the centers of two squares beside each other.
    #[must_use]
    pub fn between(&self, a: Square, b: Square) -> Option<Barrier> {
        self.crossing(Point::center(a), Point::center(b), [a, b])
    }

    /// What keeps a space from standing somewhere: the two squares between whose centers it runs, which are one square
    /// where it runs through its center.
    #[must_use]
    pub fn within(&self, space: Placement) -> Option<(Square, Square, Barrier)> {
        if self.near.is_empty() {
            return None;
        }
        let onward = [Direction::East, Direction::SouthEast, Direction::South, Direction::SouthWest];
        space.squares().find_map(|square| {
            let halves = self.near(square).find(|one| one.line.holds(Point::center(square)));
            let parts = || {
                let beside = onward.map(|direction| square.offset(direction.delta()));
                let mut beside = beside.into_iter().filter(|other| space.contains(*other));
                beside.find_map(|other| Some((square, other, self.between(square, other)?)))
            };
            halves.map(|one| (square, square, one.barrier)).or_else(parts)
        })
    }

    /// Whether one crosses the straight line between the centers of two squares.
    #[must_use]
    pub fn cross_line(&self, from: Square, to: Square) -> bool {
        let passed = crossings(from, to).flat_map(|crossing| match crossing {
            Crossing::Edge { into, .. } => [into; 4],
            Crossing::Point { touching, .. } => touching,
        });
        let (start, end) = (Point::center(from), Point::center(to));
        !self.near.is_empty()
            && std::iter::once(from)
                .chain(passed)
                .any(|square| self.near(square).any(|one| one.line.crosses(start, end)))
    }

    /// What crosses the straight line between two points, looking at what touches some squares.
    #[must_use]
    pub fn crossing(&self, from: Point, to: Point, squares: impl IntoIterator<Item = Square>) -> Option<Barrier> {
        if self.near.is_empty() {
            return None;
        }
        let crossing = |square| self.near(square).find(|one| one.line.crosses(from, to));
        squares.into_iter().find_map(crossing).map(|one| one.barrier)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Footprint;
    use proptest::prelude::*;

    const SIDE: i32 = 6;

    /// Both ends in quarters of a square, and what stands there.
    type Drawn = ((i64, i64), (i64, i64), usize);

    fn board(lines: Vec<Drawn>) -> Partitions {
        let point = |(x, y): (i64, i64)| Point { x: x * 250, y: y * 250 };
        let partition = |(a, b, what): Drawn| {
            let barrier = [Barrier::Wall, Barrier::Door, Barrier::OpenDoor][what];
            Some(Partition { barrier, line: Segment::between(point(a), point(b))? })
        };
        Partitions::new(SIDE as u32, SIDE as u32, lines.into_iter().filter_map(partition).collect())
    }

    proptest! {
        #[test]
        fn masks_and_lists_say_what_every_line_says(
            lines in proptest::collection::vec(((0_i64..25, 0_i64..25), (0_i64..25, 0_i64..25), 0_usize..3), 0..6),
            (width, height) in (1_u32..4, 1_u32..4),
        ) {
            let partitions = board(lines);
            let blocks = |from: Point, to: Point| {
                partitions.all().iter().any(|one| one.barrier.blocks() && one.line.crosses(from, to))
            };
            let squares = || Area::between(Square::new(0, 0), Square::new(SIDE - 1, SIDE - 1)).squares();
            for square in squares() {
                let center = Point::center(square);
                for direction in Direction::ALL {
                    let there = square.offset(direction.delta());
                    let crossed = blocks(center, Point::center(there));
                    prop_assert_eq!(partitions.crossed(direction).has(square), crossed, "{} {}", square, direction.word());
                    prop_assert_eq!(partitions.between(square, there).is_some(), crossed);
                }
                for other in squares() {
                    let crossed = blocks(center, Point::center(other));
                    prop_assert_eq!(partitions.cross_line(square, other), crossed, "{} {}", square, other);
                }
                let space = Footprint { width, height }.at(square);
                if space.squares().all(|square| (0..SIDE).contains(&square.x) && (0..SIDE).contains(&square.y)) {
                    let all: Vec<Square> = space.squares().collect();
                    let apart = all.iter().any(|a| all.iter().any(|b| {
                        a.is_beside(*b) && blocks(Point::center(*a), Point::center(*b))
                    }));
                    let mut blocking = partitions.all().iter().filter(|one| one.barrier.blocks());
                    let unfit = apart || blocking.any(|one| all.iter().any(|square| one.line.holds(Point::center(*square))));
                    prop_assert_eq!(partitions.within(space).is_some(), unfit, "{}", space);
                    prop_assert_eq!(partitions.unfit(width, height).has(square), unfit, "{}", space);
                }
            }
        }
    }
}
