//! The lane of a charge: the squares and edges between its start and its end that have to be clear.

use crate::field::{Barrier, Condition, Fill, Name, Passing, Terrain};
use crate::grid::{Edge, Feet, Footprint, Height, PARTS, Placement, Point, Square};
use crate::referee::board::{Crossings, Hindrance, Occupancy, Occupant, Supports, Water};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::movement::{FloorEdges, StepPrices};
use crate::referee::ruling::{ChargeFact, Fact, Finding, HeightFact};
use crate::ruleset::RuleId;

/// The lane from one space to another of the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Where it begins.
    pub start: Placement,
    /// Where it ends.
    pub end: Placement,
    /// Whether the lane is everything the space sweeps over, or only the line between the centers.
    pub swept: bool,
}

/// Part of the way along a lane, from one fraction of it to another.
#[derive(Clone, Copy)]
struct Part {
    low: (i64, i64),
    high: (i64, i64),
    closed: bool,
}

impl Part {
    const WHOLE: Part = Part { low: (0, 1), high: (1, 1), closed: true };
    /// From before the start to beyond the end, so that it is always met.
    const ALWAYS: Part = Part { low: (-1, 1), high: (2, 1), closed: true };

    fn is_crossed(self) -> bool {
        self.precedes(self)
    }

    /// Whether this part begins before the other has ended.
    fn precedes(self, other: Part) -> bool {
        let (low, high) = (self.low.0 * other.high.1, other.high.0 * self.low.1);
        low < high || (low == high && self.closed && other.closed)
    }

    fn meets(self, other: Part) -> bool {
        self.precedes(other) && other.precedes(self)
    }
}

impl Lane {
    /// The squares it covers between its start and its end, in reading order.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        let ends = |square: &Square| self.start.contains(*square) || self.end.contains(*square);
        self.covered().filter(|square| !ends(square)).collect()
    }

    /// Every square it covers, including those of its start and end.
    pub(super) fn covered(&self) -> impl Iterator<Item = Square> + use<'_> {
        let around = self.start.area().around(self.end.area());
        let near = around.squares().filter(|square| self.is_near(*square));
        near.filter(|square| self.covers((square.x, square.y), (square.x + 1, square.y + 1)))
    }

    /// Whether a square is close enough to the line that the lane may touch it. Most squares around a long lane
    /// aren't.
    fn is_near(&self, square: Square) -> bool {
        let ((dx, dy), (x, y)) = (self.start.anchor.to(self.end.anchor), self.start.anchor.to(square));
        let aside = i64::from(dx) * i64::from(y) - i64::from(dy) * i64::from(x);
        let wide = i64::from(self.start.footprint.width) + 1;
        aside.abs() <= (i64::from(dx).abs() + i64::from(dy).abs()) * wide
    }

    /// Whether it crosses an edge in its interior, not just at one of its ends.
    #[must_use]
    pub fn crosses(&self, edge: Edge) -> bool {
        let (_, beyond) = edge.squares();
        if !self.is_near(beyond) {
            return false;
        }
        let along = if edge.is_horizontal() { (1, 0) } else { (0, 1) };
        self.covers((beyond.x, beyond.y), (beyond.x + along.0, beyond.y + along.1))
    }

    /// Whether it covers any of the interior of the box between two grid points, or of the edge between them. A line
    /// along a border covers both squares beside it, and the border.
    fn covers(&self, low: (i32, i32), high: (i32, i32)) -> bool {
        let (dx, dy) = self.start.anchor.to(self.end.anchor);
        let from = self.start.anchor;
        let side = self.start.footprint.width;
        let across = self.along((from.x, dx), side, (low.0, high.0), low.1 == high.1);
        let down = self.along((from.y, dy), side, (low.1, high.1), low.0 == high.0);
        let parts = [across, down, Part::WHOLE];
        parts.iter().all(|part| part.is_crossed())
            && across.meets(down)
            && parts[..2].iter().all(|p| p.meets(Part::WHOLE))
    }

    /// Whether a body as many levels high as `tall`, which begins at a level and rises along the lane, sweeps through any of the
    /// cubes of a creature; if only the line between the centers counts, whether its center does.
    pub(super) fn sweeps_through(
        &self,
        (level, rise, tall): (i32, i32, u32),
        (space, levels): (Placement, Levels),
    ) -> bool {
        let ((dx, dy), from, at) = (self.start.anchor.to(self.end.anchor), self.start.anchor, space.anchor);
        let (side, Footprint { width, height }) = (self.start.footprint.width, space.footprint);
        let axes = [
            self.along((from.x, dx), side, (at.x, at.x + width as i32), false),
            self.along((from.y, dy), side, (at.y, at.y + height as i32), false),
            self.along((level, rise), tall, (levels.lowest(), levels.highest()), false),
            Part::WHOLE,
        ];
        axes.iter().all(|part| part.is_crossed() && axes.iter().all(|other| part.meets(*other)))
    }

    /// The part of the way on which some of the space, or its center, lies between two grid lines of one axis. With
    /// `edge`, the lines are the ends of an edge along this axis, and are excluded.
    fn along(&self, (from, by): (i32, i32), side: u32, (low, high): (i32, i32), edge: bool) -> Part {
        let (from, by, side) = (2 * i64::from(from), 2 * i64::from(by), i64::from(side));
        let (low, high) = (2 * i64::from(low), 2 * i64::from(high));
        // How far the space may have come: more than `least` and less than `most`, in half squares.
        let (least, most) =
            if self.swept { (low - 2 * side - from, high - from) } else { (low - side - from, high - side - from) };
        let closed = !self.swept && (least == most || (by == 0 && !edge));
        match by {
            0 if least < 0 && 0 < most || (closed && least <= 0 && 0 <= most) => Part::ALWAYS,
            0 => Part { low: (1, 1), high: (0, 1), closed: false },
            by if by > 0 => Part { low: (least, by), high: (most, by), closed },
            by => Part { low: (-most, -by), high: (-least, -by), closed },
        }
    }
}

/// The lane that a charge needs clear.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes<'a>(pub(crate) Referee<'a>);

impl<'a> Lanes<'a> {
    /// The lane of a charge between two spaces.
    pub(crate) fn lane(&self, start: Placement, end: Placement) -> Lane {
        Lane { start, end, swept: self.0.ruleset.charge_lane.value.is_swept() }
    }

    /// Everything that spoils the lane, except the creatures in `past`, the target first of all.
    pub(crate) fn lane_refusals(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        lane: &Lane,
        target: Placement,
        past: &[&Name],
    ) -> Vec<Finding> {
        let board = &self.0.encounter.battlefield;
        let mode = Supports(self.0).locomotion(mover.creature).mode;
        let own = |square: Square| lane.start.contains(square) || (!lane.swept && target.contains(square));
        let mut found = Vec::new();
        let squares: Vec<Square> = lane.covered().filter(|&square| !own(square)).collect();
        // A trench slows creatures that stand in it and leave it.
        let dug = |square: Square| board.ground(square).layers.count(Terrain::Trench) > 0;
        let slow_out = mover.full == Footprint::square(1)
            && StepPrices(self.0).minds_trenches(mover.creature, mode)
            && !lane.end.squares().all(dug);
        for &square in &squares {
            found.extend(self.filled(mover, square));
            let alone = Footprint::square(1).at(square);
            if (slow_out && dug(square))
                || StepPrices(self.0).terrain_layers(mover, mode, alone) > 0
                || StepPrices(self.0).is_impeded(mover.creature, square)
            {
                found.push(Finding::refusal(RuleId::ChargeOver, ChargeFact::SlowGround { square }));
            }
        }
        for (edge, barrier) in board.barriers() {
            let (a, b) = edge.squares();
            if (own(a) && own(b)) || !lane.crosses(edge) {
                continue;
            }
            match Crossings(self.0).hindrance(mover.creature, barrier) {
                Hindrance::None => {}
                Hindrance::Blocks if barrier != Barrier::Low => found.push(walled(edge, barrier)),
                _ => found.push(Finding::refusal(RuleId::ChargeOver, ChargeFact::LowOrNarrow { edge })),
            }
        }
        found.extend(self.parted(mover, lane));
        found.extend(self.ledges_across(mover, lane, own));
        let near = |other: &&Occupant<'a>| other.space.squares().any(|square| lane.is_near(square));
        let others = occupancy.occupants.iter().filter(near);
        for occupant in others.filter(|other| !past.contains(&&other.creature.name)) {
            let Some(&square) =
                squares.iter().find(|&&square| occupancy.shares(occupant, Footprint::square(1).at(square)))
            else {
                continue;
            };
            let who = occupant.creature.name.clone();
            if self.stops_a_charge(occupant) {
                found.push(Finding::refusal(RuleId::ChargePast, Fact::InTheWay { who, square }));
            } else if let Some(rule) = occupant.hampers {
                found.push(Finding::refusal(rule, ChargeFact::SlowBody { who, square }));
            }
        }
        found
    }

    /// What closes the lane at every height: filled squares and walls.
    pub(crate) fn closed_at_every_height(&self, mover: &Mover<'a>, lane: &Lane, target: Placement) -> Vec<Finding> {
        let own = |square: Square| lane.start.contains(square) || (!lane.swept && target.contains(square));
        let squares = lane.covered().filter(|&square| !own(square));
        let mut found: Vec<Finding> = squares.filter_map(|square| self.filled(mover, square)).collect();
        for (edge, barrier) in self.0.encounter.battlefield.barriers().filter(|(_, barrier)| *barrier != Barrier::Low) {
            let (a, b) = edge.squares();
            let blocks = || Crossings(self.0).hindrance(mover.creature, barrier) == Hindrance::Blocks;
            if !(own(a) && own(b)) && lane.crosses(edge) && blocks() {
                found.push(walled(edge, barrier));
            }
        }
        found.extend(self.parted(mover, lane));
        found
    }

    /// The low walls in a lane.
    pub(crate) fn low_in(&self, lane: &Lane) -> impl Iterator<Item = Finding> {
        let own =
            |edge: Edge| [edge.squares().0, edge.squares().1].into_iter().all(|square| lane.start.contains(square));
        let low = self.0.encounter.battlefield.barriers().filter(|(_, barrier)| *barrier == Barrier::Low);
        let crossed = low.map(|(edge, _)| edge).filter(move |&edge| !own(edge) && lane.crosses(edge));
        crossed.map(|edge| Finding::refusal(RuleId::ChargeOver, ChargeFact::LowOrNarrow { edge }))
    }

    /// The refusal of a lane through a square that is filled.
    fn filled(&self, mover: &Mover<'a>, square: Square) -> Option<Finding> {
        let board = &self.0.encounter.battlefield;
        let closed = board.fill(square) != Fill::Open && !Crossings(self.0).passes_walls(mover.creature);
        let with = board.index(square).map(|_| board.fill(square));
        closed.then(|| Finding::refusal(RuleId::ChargeLane, Fact::Filled { square, with }))
    }

    /// The refusal of a lane through a wall or closed door off the grid's edges.
    fn parted(&self, mover: &Mover<'a>, lane: &Lane) -> Option<Finding> {
        let barrier = self.parts_lane(lane).filter(|_| !Crossings(self.0).passes_walls(mover.creature))?;
        let fact = Fact::Parted { from: lane.start.anchor, to: lane.end.anchor, barrier: barrier.as_seen() };
        Some(Finding::refusal(RuleId::ChargeLane, fact))
    }

    /// A wall or closed door off the grid's edges that crosses the lane: the path of the center of any of its squares
    /// if the whole space sweeps, otherwise the path of the space's own center.
    fn parts_lane(&self, lane: &Lane) -> Option<Barrier> {
        let partitions = self.0.encounter.battlefield.partitions();
        if partitions.block_nothing() {
            return None;
        }
        let (by, around) = (lane.start.anchor.to(lane.end.anchor), lane.start.area().around(lane.end.area()));
        let crossing = |from, to| partitions.crossing(from, to, around.squares(), Passing::Step);
        if lane.swept {
            let ways = lane.start.squares().map(|square| (Point::center(square), Point::center(square.offset(by))));
            return ways.into_iter().find_map(|(from, to)| crossing(from, to));
        }
        let center = |space: Placement| {
            let corner = Point::corner(space.anchor);
            let half = |side: u32| i64::from(side) * PARTS / 2;
            Point { x: corner.x + half(space.footprint.width), y: corner.y + half(space.footprint.height) }
        };
        crossing(center(lane.start), center(lane.end))
    }

    /// The edges where a lane leads up or down farther than a stair.
    fn ledges_across(&self, mover: &Mover<'a>, lane: &Lane, own: impl Fn(Square) -> bool) -> Vec<Finding> {
        let board = &self.0.encounter.battlefield;
        let mut found: Vec<Finding> = Vec::new();
        if board.is_level() {
            return found;
        }
        let beside = |square: Square| [square.offset((1, 0)), square.offset((0, 1))].map(|beyond| (square, beyond));
        let around = lane.start.area().around(lane.end.area());
        let pairs = around
            .squares()
            .filter(|square| lane.is_near(*square))
            .flat_map(beside)
            .filter(|&(a, b)| !(own(a) && own(b)));
        for (a, b) in pairs {
            let Some(higher) = FloorEdges(self.0).parts_floors(mover.creature, a, b) else { continue };
            if around.contains(b) && Edge::between(a, b).is_some_and(|edge| lane.crosses(edge)) {
                let lower = if higher == a { b } else { a };
                let (feet, level) = (board.floor(a).apart(board.floor(b)), board.floor_under(lane.start));
                // A pit in the lane is what spoils it, not the ground around the pit.
                let sinks = board.floor(higher) <= level;
                let fact = match sinks {
                    true => Fact::Charge(ChargeFact::DropInLane { square: lower, feet, depth: self.depth_of(lower) }),
                    false => Fact::Height(HeightFact::Ledge { square: higher, feet }),
                };
                if !found.iter().any(|known| known.fact == fact) {
                    found.push(Finding::refusal(RuleId::Heights, fact));
                }
            }
        }
        found
    }

    /// The depth of a square's water for a creature coming from above, in feet; 0 on dry ground.
    fn depth_of(&self, square: Square) -> Feet {
        Water(self.0).surface_over_floor(Footprint::square(1).at(square)).above(Height::ZERO)
    }

    /// Whether this occupant keeps others from charging past it.
    pub(crate) fn stops_a_charge(&self, occupant: &Occupant<'a>) -> bool {
        let body = occupant.passage.0 == RuleId::Dead;
        let helpless = occupant.creature.is(Condition::Helpless) && !occupant.creature.fills;
        let passed = self.0.ruleset.charge_past.value.lets_through(helpless);
        !body && !passed
    }
}

/// The refusal of a lane through a wall or closed door on an edge.
fn walled(edge: Edge, barrier: Barrier) -> Finding {
    Finding::refusal(RuleId::ChargeLane, Fact::Walled { edge, barrier: barrier.as_seen() })
}
