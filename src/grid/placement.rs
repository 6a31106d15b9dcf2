use std::fmt;

use super::area::Area;
use super::direction::Direction;
use super::square::Square;

/// The size of a creature's space in columns and rows, each at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Footprint {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

impl Footprint {
    /// A space of `side` by `side` squares; 0 counts as 1, since even the smallest creature is in some square.
    #[must_use]
    pub fn square(side: u32) -> Self {
        let side = side.max(1);
        Footprint { width: side, height: side }
    }

    /// The offsets, in columns and rows, by which one step from this space to one of another shape can move the anchor. With
    /// `rises`, the step also leads up or down, so it may stay over squares that the space already covers.
    #[must_use]
    pub fn steps_to(self, to: Footprint, rises: bool) -> Vec<(i32, i32)> {
        let origin = self.at(Square::new(0, 0));
        // Even with a turn, the new space overlaps the old one or lies at most one square beside it.
        let along = |from: u32, to: u32| {
            let further = from as i32 - to as i32;
            further.min(0) - 1..=further.max(0) + 1
        };
        let around = along(self.height, to.height).flat_map(|dy| along(self.width, to.width).map(move |dx| (dx, dy)));
        let there = |offset: (i32, i32)| to.at(Square::new(offset.0, offset.1));
        let may = |at: Placement| if rises { origin.is_one_rise_from(at) } else { origin.is_one_step_from(at) };
        around.filter(|&offset| may(there(offset))).collect()
    }

    /// The anchors at which it shares squares with a placement.
    #[must_use]
    pub fn meeting(self, other: Placement) -> Area {
        let area = other.area();
        let first = area.north_west().offset((1 - self.width as i32, 1 - self.height as i32));
        Area::between(first, area.south_east())
    }

    /// This space with its north-west square at the anchor.
    #[must_use]
    pub fn at(self, anchor: Square) -> Placement {
        Placement { anchor, footprint: self }
    }
}

/// A space at a position on the board, named by its anchor, the north-west square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The north-west square.
    pub anchor: Square,
    /// The size of the space.
    pub footprint: Footprint,
}

impl Placement {
    /// The squares of the space as a rectangle.
    #[must_use]
    pub fn area(self) -> Area {
        let east = self.footprint.width as i32 - 1;
        let south = self.footprint.height as i32 - 1;
        Area::between(self.anchor, self.anchor.offset((east, south)))
    }

    /// Its squares in reading order.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.area().squares()
    }

    /// Whether the square is one of its squares.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.area().contains(square)
    }

    /// Whether all its squares are also the other's.
    #[must_use]
    pub fn lies_in(self, other: Placement) -> bool {
        self.squares().all(|square| other.contains(square))
    }

    /// Whether the two spaces share a square.
    #[must_use]
    pub fn overlaps(self, other: Placement) -> bool {
        self.area().overlaps(other.area())
    }

    /// The same space one square further in a direction.
    #[must_use]
    pub fn toward(self, direction: Direction) -> Placement {
        self.footprint.at(self.anchor.offset(direction.delta()))
    }

    /// The squares that a step to the other placement leaves: its squares outside that one, in reading order.
    pub fn outside(self, other: Placement) -> impl Iterator<Item = Square> {
        self.squares().filter(move |&square| !other.contains(square))
    }

    /// Whether a single step leads to the other placement: it stays within one square around this one and enters at
    /// least one new square, or it is this narrow space turned, or the whole space of which this is a narrow part.
    #[must_use]
    pub fn is_one_step_from(self, other: Placement) -> bool {
        (self.is_around(other) && other.outside(self).next().is_some())
            || self.turns_into(other)
            || self.unfolds_into(other)
    }

    /// Whether a single step that also leads up or down can end over the other placement, where all cubes are new.
    #[must_use]
    pub fn is_one_rise_from(self, other: Placement) -> bool {
        self.is_around(other) || self.turns_into(other) || self.unfolds_into(other)
    }

    /// Whether the other placement is this narrow space turned around a square block that both cover.
    #[must_use]
    pub fn turns_into(self, other: Placement) -> bool {
        let Footprint { width, height } = self.footprint;
        let turned = other.footprint == Footprint { width: height, height: width } && width != height;
        let narrow = width.min(height);
        let shared = self.area().within(other.area());
        turned && shared.is_some_and(|block| block.width() == narrow && block.height() == narrow)
    }

    /// Whether the other placement is a whole space, as wide each way as this narrow one is long, that covers it. Only true
    /// of spaces that do not fit within one square around the narrow one.
    #[must_use]
    pub fn unfolds_into(self, other: Placement) -> bool {
        let Footprint { width, height } = self.footprint;
        let (there, here) = (other.area(), self.area());
        width.abs_diff(height) > 2
            && other.footprint == Footprint::square(width.max(height))
            && there.contains(here.north_west())
            && there.contains(here.south_east())
    }

    /// Whether the other placement stays within one square around this one.
    fn is_around(self, other: Placement) -> bool {
        let around = self.area().grown(1);
        let there = other.area();
        around.contains(there.north_west()) && around.contains(there.south_east())
    }

    /// By how many columns and rows one of its sides moves outward on the way to the other placement.
    #[must_use]
    pub fn outward(self, other: Placement) -> (u32, u32) {
        let (from, to) = (self.area(), other.area());
        let (first, last) = (from.north_west().to(to.north_west()), from.south_east().to(to.south_east()));
        let along = |first: i32, last: i32| (-first).max(last).max(0).unsigned_abs();
        (along(first.0, last.0), along(first.1, last.1))
    }

    /// The axes that a step to the other placement moves along, as -1, 0 or 1 for columns and rows. An axis moved if
    /// neither interval contains the other.
    #[must_use]
    pub fn axes_moved(self, other: Placement) -> (i32, i32) {
        let (a, b) = (self.area(), other.area());
        let axis = |a0: i32, a1: i32, b0: i32, b1: i32| {
            let contained = (a0 <= b0 && b1 <= a1) || (b0 <= a0 && a1 <= b1);
            if contained { 0 } else { (b0 - a0).signum() }
        };
        (
            axis(a.north_west().x, a.south_east().x, b.north_west().x, b.south_east().x),
            axis(a.north_west().y, a.south_east().y, b.north_west().y, b.south_east().y),
        )
    }
}

/// `E5` for a single square, `E5:F6` for more.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.area().fmt(f)
    }
}
