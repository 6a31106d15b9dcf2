//! The doors and windows of a board by name. What people call one door may be several edges in a line, or a piece off
//! the grid.

use std::collections::BTreeMap;

use super::battlefield::Battlefield;
use super::partition::Partition;
use super::terrain::Barrier;
use crate::grid::{Cardinal, Edge, PARTS, Point, Segment, Square};

/// A door, a window, a grate or a curtain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Which of these it is.
    pub barrier: Barrier,
    edges: Vec<Edge>,
    lines: Vec<Segment>,
}

impl Opening {
    /// The segments of its pieces.
    fn segments(&self) -> impl Iterator<Item = Segment> {
        self.edges.iter().map(|edge| edge.segment()).chain(self.lines.iter().copied())
    }

    /// The middle of its first piece.
    fn middle(&self) -> Point {
        let ends = self.segments().next().map(Segment::ends);
        ends.map_or(Point { x: 0, y: 0 }, |(a, b)| Point { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    }

    /// Its name: the squares on either side, or the one that it stands in.
    #[must_use]
    pub fn name(&self) -> String {
        if let Some(edge) = self.edges.first() {
            return edge.to_string();
        }
        let Point { x, y } = self.middle();
        let square = |x: i64, y: i64| Square::new(x.div_euclid(PARTS) as i32, y.div_euclid(PARTS) as i32);
        // Along a grid line it separates two squares although it covers no whole edge.
        let (a, b) = self.lines.first().map_or((self.middle(), self.middle()), |line| line.ends());
        match () {
            () if a.x == b.x && x % PARTS == 0 => format!("{}/{}", square(x - 1, y), square(x, y)),
            () if a.y == b.y && y % PARTS == 0 => format!("{}/{}", square(x, y - 1), square(x, y)),
            () => square(x, y).to_string(),
        }
    }

    /// Whether it stands in a square or at one of its sides.
    #[must_use]
    pub fn is_at(&self, square: Square) -> bool {
        let inside = |point: Point| {
            let corner = Point::corner(square);
            (corner.x..=corner.x + PARTS).contains(&point.x) && (corner.y..=corner.y + PARTS).contains(&point.y)
        };
        self.segments().any(|line| {
            let (a, b) = line.ends();
            inside(Point { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
        })
    }

    /// Whether any of it touches a square.
    #[must_use]
    pub fn touches(&self, square: Square) -> bool {
        let corner = Point::corner(square);
        let far = Point { x: corner.x + PARTS, y: corner.y + PARTS };
        self.is_at(square)
            || self.segments().any(|line| {
                let (a, b) = line.ends();
                let reaches = |low: i64, high: i64, from: i64, to: i64| low.max(from.min(to)) <= high.min(from.max(to));
                let near = reaches(corner.x, far.x, a.x, b.x) && reaches(corner.y, far.y, a.y, b.y);
                near && line.squares().any(|other| other == square)
            })
    }

    /// Whether it is on the edge between two squares, or otherwise separates them.
    #[must_use]
    pub fn parts(&self, a: Square, b: Square) -> bool {
        let on_edge = Edge::between(a, b).is_some_and(|edge| self.edges.contains(&edge));
        on_edge || self.lines.iter().any(|line| line.crosses(Point::center(a), Point::center(b)))
    }

    /// Whether it is on this side of the square.
    #[must_use]
    pub fn is_on_side(&self, square: Square, side: Cardinal) -> bool {
        let (a, b) = Edge::of(square, side).squares();
        self.parts(a, b)
    }

    /// The squares that it touches.
    #[must_use]
    pub fn squares(&self, board: &Battlefield) -> Vec<Square> {
        let all = self.segments().flat_map(Segment::squares).filter(|square| board.area().contains(*square));
        let mut all: Vec<Square> = all.filter(|square| self.touches(*square)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Battlefield {
    /// Every door, window, grate and curtain, with pieces in one line counted as one.
    #[must_use]
    pub fn openings(&self) -> Vec<Opening> {
        let is_one = |barrier: Barrier| {
            barrier.is_door() || matches!(barrier, Barrier::Window | Barrier::Grate | Barrier::Curtain)
        };
        let edges = self.barriers().map(|(edge, barrier)| (edge.segment(), barrier, Some(edge)));
        let lines = self.partitions().all().iter().map(|one| (one.line, one.barrier, None));
        let pieces: Vec<(Segment, Barrier, Option<Edge>)> =
            edges.chain(lines).filter(|(_, barrier, _)| is_one(*barrier)).collect();
        // A piece that continues another in the same line belongs to it.
        let mut of: Vec<usize> = (0..pieces.len()).collect();
        let mut ends: BTreeMap<(Point, Barrier), Vec<usize>> = BTreeMap::new();
        for (nth, (line, barrier, _)) in pieces.iter().enumerate() {
            for end in [line.ends().0, line.ends().1] {
                ends.entry((end, *barrier)).or_default().push(nth);
            }
        }
        let root = |of: &[usize], mut nth: usize| {
            while of[nth] != nth {
                nth = of[nth];
            }
            nth
        };
        for meeting in ends.values() {
            for (at, &one) in meeting.iter().enumerate() {
                for &other in &meeting[at + 1..] {
                    if goes_on(pieces[one].0, pieces[other].0) {
                        let (one, other) = (root(&of, one), root(&of, other));
                        of[one.max(other)] = one.min(other);
                    }
                }
            }
        }
        let mut openings: BTreeMap<usize, Opening> = BTreeMap::new();
        for (nth, (line, barrier, edge)) in pieces.into_iter().enumerate() {
            let whole = Opening { barrier, edges: Vec::new(), lines: Vec::new() };
            let opening = openings.entry(root(&of, nth)).or_insert(whole);
            match edge {
                Some(edge) => opening.edges.push(edge),
                None => opening.lines.push(line),
            }
        }
        openings.into_values().collect()
    }

    /// Turns an opening into another barrier.
    pub fn set_opening(&mut self, opening: &Opening, barrier: Barrier) {
        for edge in &opening.edges {
            self.set_barrier(*edge, barrier);
        }
        if !opening.lines.is_empty() {
            let turned = |one: &Partition| {
                let it = one.barrier == opening.barrier && opening.lines.contains(&one.line);
                Partition { barrier: if it { barrier } else { one.barrier }, ..*one }
            };
            self.set_partitions(self.partitions().all().iter().map(turned).collect());
        }
    }
}

/// Whether two segments that share an end continue each other in a straight line.
fn goes_on(one: Segment, other: Segment) -> bool {
    let ((a, b), (c, d)) = (one.ends(), other.ends());
    let along = other.side_of(a) == 0 && other.side_of(b) == 0;
    along && (b == c || a == d)
}
