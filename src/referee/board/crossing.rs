//! Walls and corners between squares: whether a mover gets from one square to the next, and what it crosses on the way.

use super::elevation::Elevations;
use super::support::Supports;
use crate::field::{Barrier, Condition, Creature, Fill, Passing, Size, Terrain};
use crate::grid::{Edge, Feet, Height, Placement, Square};
use crate::referee::context::{Mover, Referee};
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Blocking, Corner, SqueezeWidth, Unhampered};

/// What an edge does to a mover crossing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hindrance {
    None,
    /// The mover has to get over a low barrier.
    Low,
    /// The mover has to squeeze through a gap.
    Squeeze,
    Blocks,
}

/// How wide a crawlway is, in quarters of a foot.
const CRAWLWAY: u32 = 10;

/// What the ground and its walls allow: where a creature fits, and which steps are open.
#[derive(Clone, Copy, Debug)]
pub struct Crossings<'a>(pub Referee<'a>);

impl<'a> Crossings<'a> {
    /// Whether things on the ground don't hamper the creature, because it flies or is incorporeal.
    fn is_above_the_ground(&self, creature: &Creature) -> bool {
        let Unhampered::AirborneAndIncorporeal = self.0.ruleset.unhampered.value;
        !Supports(self.0).is_on_the_ground(creature)
    }

    /// Whether the creature passes through walls and solid squares.
    pub(crate) fn passes_walls(&self, creature: &Creature) -> bool {
        creature.is(Condition::Incorporeal) && self.0.ruleset.incorporeal.value.passes_walls()
    }

    /// What a barrier does to this creature.
    pub(crate) fn hindrance(&self, creature: &Creature, barrier: Barrier) -> Hindrance {
        match barrier {
            Barrier::None | Barrier::OpenDoor | Barrier::Curtain => Hindrance::None,
            _ if self.passes_walls(creature) => Hindrance::None,
            Barrier::Wall | Barrier::Door | Barrier::LockedDoor | Barrier::SecretDoor => Hindrance::Blocks,
            Barrier::Window | Barrier::Grate | Barrier::OneWayLeft | Barrier::OneWayRight => Hindrance::Blocks,
            Barrier::Low if self.is_above_the_ground(creature) || creature.ignores.low_barriers() => Hindrance::None,
            // If nobody can walk over it, a climber on top of it is past it.
            Barrier::Low if self.0.ruleset.low_barrier.value.blocks() => match creature.is_airborne() {
                true => Hindrance::None,
                false => Hindrance::Blocks,
            },
            Barrier::Low => Hindrance::Low,
            Barrier::Narrow(fits) => self.through_gap(creature, fits),
        }
    }

    /// What a crawlway on this square does to the creature.
    fn tightness(&self, creature: &Creature, square: Square) -> Hindrance {
        let tight = self.0.encounter.battlefield.ground(square).layers.count(Terrain::Crawlway) > 0;
        if tight { self.in_a_crawlway(creature) } else { Hindrance::None }
    }

    /// What any crawlway does to the creature.
    pub(crate) fn in_a_crawlway(&self, creature: &Creature) -> Hindrance {
        if self.passes_walls(creature) || creature.ignores.terrain(Terrain::Crawlway) {
            return Hindrance::None;
        }
        let fits = |size: &Size| self.0.ruleset.size_profile(*size).width <= CRAWLWAY;
        self.through_gap(creature, Size::ALL.into_iter().rfind(fits).unwrap_or(Size::Fine))
    }

    /// What a gap does to this creature; creatures up to the size `fits` pass it upright.
    fn through_gap(&self, creature: &Creature, fits: Size) -> Hindrance {
        let rules = self.0.ruleset;
        let (bulk, gap) = (rules.profile_of(creature), rules.size_profile(fits).width);
        let own = creature.squares.and_then(|_| rules.squeezed_side(creature));
        let (upright, squeezes) = match (rules.squeeze_width.value, own) {
            (SqueezeWidth::Half, _) => (gap >= bulk.width, gap * 2 >= bulk.width),
            (SqueezeWidth::OneSquare, _) => {
                let one_square = rules.size_profile(Size::Medium).width;
                (gap >= bulk.width, gap * 2 >= bulk.width || gap >= one_square)
            }
            (SqueezeWidth::NextSmaller, None) => (creature.size <= fits, creature.size.apart(fits) <= 1),
            (SqueezeWidth::NextSmaller, Some(narrow)) => (gap >= bulk.width, gap * bulk.space >= bulk.width * narrow),
        };
        match (upright, squeezes) {
            (true, _) => Hindrance::None,
            (false, true) => Hindrance::Squeeze,
            (false, false) => Hindrance::Blocks,
        }
    }

    /// What keeps the creature off this ground, other creatures aside: solid squares, pillars, the map's border, and
    /// barriers between its own squares that it can't cross.
    pub(crate) fn ground_refusals(&self, creature: &Creature, at: Placement) -> Vec<(RuleId, Fact)> {
        let board = &self.0.encounter.battlefield;
        let passes = self.passes_walls(creature);
        let bars = |square: Square| board.fill(square) != Fill::Open && !(passes && board.area().contains(square));
        let filled = at.squares().filter(|&square| bars(square));
        let with = |square| board.index(square).map(|_| board.fill(square));
        let mut facts: Vec<(RuleId, Fact)> =
            filled.map(|square| (RuleId::Blocking, Fact::Filled { square, with: with(square) })).collect();
        for edge in inner_edges(at) {
            facts.extend(self.edge_refusal(creature, edge));
        }
        let tight = at.squares().filter(|&square| self.tightness(creature, square) == Hindrance::Blocks);
        facts.extend(tight.map(|square| (RuleId::Tighter, Fact::Tight { square })));
        let within = board.partitions().within(at).filter(|_| !passes);
        facts.extend(
            within.map(|(from, to, barrier)| (RuleId::Blocking, Fact::Parted { from, to, barrier: barrier.as_seen() })),
        );
        facts
    }

    /// Whether the creature squeezes here because a gap runs between its own squares, or because it is in a crawlway.
    pub(crate) fn stands_in_a_gap(&self, creature: &Creature, at: Placement) -> bool {
        let board = &self.0.encounter.battlefield;
        inner_edges(at).any(|edge| self.hindrance(creature, board.barrier(edge)) == Hindrance::Squeeze)
            || at.squares().any(|square| self.tightness(creature, square) == Hindrance::Squeeze)
    }

    /// Whether the creature squeezes here because it shares a square with an obstacle that fills it.
    pub(crate) fn squeezes_with_obstacle(&self, creature: &Creature, at: Placement) -> bool {
        let obstacle = |square: Square| {
            self.0.encounter.battlefield.ground(square).layers.count(crate::field::Terrain::Obstacle) > 0
        };
        self.0.ruleset.ending.value.is_by_sharing() && !self.is_above_the_ground(creature) && at.squares().any(obstacle)
    }

    fn edge_refusal(&self, creature: &Creature, edge: Edge) -> Option<(RuleId, Fact)> {
        let Blocking::Impassable = self.0.ruleset.blocking.value;
        let barrier = self.0.encounter.battlefield.barrier(edge);
        let blocks = self.hindrance(creature, barrier) == Hindrance::Blocks;
        let rule = match barrier {
            Barrier::Narrow(_) => RuleId::Tighter,
            Barrier::Low => RuleId::LowBarrier,
            _ => RuleId::Blocking,
        };
        blocks.then_some((rule, Fact::Walled { edge, barrier: barrier.as_seen() }))
    }

    /// Walls, closed doors and corners that block any single-square step between the two placements.
    pub(crate) fn crossing_refusals(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> Vec<(RuleId, Fact)> {
        self.crossing_refusals_at(mover, from, to, Elevations(self.0).highest_in(mover.creature, from, to))
    }

    /// As `crossing_refusals`, for a mover whose path rises at most to `highest` above the map's level 0.
    pub(crate) fn crossing_refusals_at(
        &self,
        mover: &Mover<'a>,
        from: Placement,
        to: Placement,
        highest: Height,
    ) -> Vec<(RuleId, Fact)> {
        let mut facts = Vec::new();
        if self.passes_walls(mover.creature) {
            return facts;
        }
        let mut fillers = self.fillers(mover.creature, Some(highest));
        fillers.retain(|filler| !filler.overlaps(from));
        for (here, there) in single_steps(from, to) {
            let fact = self.crossing_refusal(mover.creature, (here, there), highest, &fillers);
            let fact = fact.or_else(|| self.parting(here, there));
            facts.extend(fact.filter(|fact| !facts.contains(fact)));
        }
        facts
    }

    /// The spaces of other creatures whose corners the mover may not cut because they fill their squares, limited to those
    /// it meets at this height above the map's level 0, if given.
    pub(crate) fn fillers(&self, mover: &Creature, highest: Option<Height>) -> Vec<Placement> {
        let (referee, heights) = (self.0, Elevations(self.0));
        if !referee.ruleset.fills_corner.value.makes_corners() {
            return Vec::new();
        }
        let meets = |other: &&Creature| {
            let apart = other.name != mover.name && !referee.encounter.ride_together(mover, other);
            let as_high = |highest| heights.levels_at(mover, highest).overlap(heights.levels(other));
            other.fills && apart && highest.is_none_or(as_high)
        };
        referee.encounter.creatures().iter().filter(meets).map(|other| referee.space_of(other)).collect()
    }

    /// A wall or closed door, not on a grid edge, that the step between two squares would cross.
    pub(crate) fn parting(&self, from: Square, to: Square) -> Option<(RuleId, Fact)> {
        let Blocking::Impassable = self.0.ruleset.blocking.value;
        let barrier = self.0.encounter.battlefield.partitions().between(from, to)?;
        Some((RuleId::Blocking, Fact::Parted { from, to, barrier: barrier.as_seen() }))
    }

    fn crossing_refusal(
        &self,
        creature: &Creature,
        (from, to): (Square, Square),
        highest: Height,
        fillers: &[Placement],
    ) -> Option<(RuleId, Fact)> {
        if let Some(edge) = Edge::between(from, to) {
            return self.edge_refusal(creature, edge);
        }
        let walled = |by: Square| self.is_walled(creature, from, by, to);
        if self.is_diagonal_clear((from, to), highest, walled) {
            let filled = |by: Square| fillers.iter().any(|filler| filler.contains(by));
            let cuts =
                !fillers.is_empty() && !self.is_diagonal_clear((from, to), highest, |by| filled(by) || walled(by));
            return cuts.then_some((RuleId::FillsCorner, Fact::CutsCorner { from, to }));
        }
        // Cite what is really there: a gap or a low barrier at the corner, or just the corner.
        let barrier =
            |edge: Option<Edge>| edge.map_or(Barrier::None, |edge| self.0.encounter.battlefield.barrier(edge));
        let on_the_way = |by: Square| [barrier(Edge::between(from, by)), barrier(Edge::between(by, to))];
        let rule = if self
            .is_diagonal_clear((from, to), highest, |by| on_the_way(by).into_iter().any(|it| it.stops(Passing::Step)))
        {
            let low = ways_round(from, to).into_iter().flat_map(on_the_way).any(|it| it == Barrier::Low);
            if low { RuleId::LowBarrier } else { RuleId::Corner }
        } else {
            RuleId::Corner
        };
        Some((rule, Fact::CutsCorner { from, to }))
    }

    /// Whether a diagonal passes the corners beside it; `walled` reports a wall on the way around by a given square. Ground
    /// that towers over the mover counts as solid.
    fn is_diagonal_clear(
        &self,
        (from, to): (Square, Square),
        highest: Height,
        walled: impl Fn(Square) -> bool,
    ) -> bool {
        let board = &self.0.encounter.battlefield;
        let ways = ways_round(from, to);
        let filled = |fill: Fill| ways.into_iter().any(|by| board.fill(by) == fill);
        let towers = |by: &Square| Elevations(self.0).towers(*by, highest);
        match self.0.ruleset.corner.value {
            Corner::Allowed => ways.iter().any(|by| board.fill(*by) == Fill::Open && !walled(*by) && !towers(by)),
            _ if ways.into_iter().any(walled) || ways.iter().any(towers) => false,
            Corner::Forbidden => !filled(Fill::Solid) && !filled(Fill::Pillar),
            Corner::ByFill => !filled(Fill::Solid),
        }
    }

    /// Whether a wall of any kind is on the way from one square around by another to a third. A gap in a wall doesn't help
    /// a mover that cuts its corner.
    fn is_walled(&self, creature: &Creature, from: Square, by: Square, to: Square) -> bool {
        let walls = |edge: Option<Edge>| {
            edge.is_none_or(|edge| {
                let barrier = self.0.encounter.battlefield.barrier(edge);
                matches!(barrier, Barrier::Narrow(_)) || self.hindrance(creature, barrier) == Hindrance::Blocks
            })
        };
        walls(Edge::between(from, by)) || walls(Edge::between(by, to))
    }

    /// Whether the way from one square around by another to a third meets no wall and no filled square.
    fn is_way_free(&self, creature: &Creature, highest: Height, (from, by, to): (Square, Square, Square)) -> bool {
        let open = self.0.encounter.battlefield.fill(by) == Fill::Open && !Elevations(self.0).towers(by, highest);
        open && !self.is_walled(creature, from, by, to)
    }

    /// Whether a step crosses a low barrier, and whether it squeezes through a gap.
    pub(crate) fn crossed(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> (bool, bool) {
        let entered = || beside(from, to);
        let highest = Elevations(self.0).highest_in(mover.creature, from, to);
        let low = entered().any(|(here, there)| self.crosses_low(mover.creature, highest, here, there));
        let narrow = entered().any(|(here, there)| {
            let barrier = Edge::between(here, there).map(|edge| self.0.encounter.battlefield.barrier(edge));
            barrier.is_some_and(|barrier| self.hindrance(mover.creature, barrier) == Hindrance::Squeeze)
        });
        (low, narrow || self.stands_in_a_gap(mover.creature, to))
    }

    /// Whether a step between two adjacent squares crosses a low barrier.
    fn crosses_low(&self, creature: &Creature, highest: Height, from: Square, to: Square) -> bool {
        let low = |a: Square, b: Square| {
            let barrier = Edge::between(a, b).map(|edge| self.0.encounter.battlefield.barrier(edge));
            barrier.is_some_and(|barrier| self.hindrance(creature, barrier) == Hindrance::Low)
        };
        if Edge::between(from, to).is_some() {
            return low(from, to);
        }
        let free = |by: &Square| self.is_way_free(creature, highest, (from, *by, to));
        let mut free = ways_round(from, to).into_iter().filter(free).peekable();
        free.peek().is_some() && free.all(|by| low(from, by) || low(by, to))
    }

    /// Whether there is something to cling to beside this space, this far above the map's level 0.
    pub(crate) fn has_surface(&self, at: Placement, elevation: Height) -> bool {
        let board = &self.0.encounter.battlefield;
        let climbed = self.0.ruleset.low_barrier.value.blocks();
        // A low wall is one square high; a creature can climb down from its top on either side.
        let low = |edge: Edge, foot: Height| {
            climbed && board.barrier(edge) == Barrier::Low && elevation <= foot + Feet::SQUARE.into()
        };
        at.squares().any(|square| {
            [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().any(|way| {
                let beside = square.offset(way);
                let there = !at.contains(beside) && board.area().contains(beside);
                let solid = board.fill(beside) != Fill::Open || board.floor(beside) > elevation;
                let foot = board.floor(square).max(board.floor(beside));
                let topped = || Edge::between(square, beside).is_some_and(|edge| low(edge, foot));
                there && (solid || board.is_walled(square, beside) || topped())
            })
        })
    }
}

/// The edges between two squares of the same space.
pub(crate) fn inner_edges(at: Placement) -> impl Iterator<Item = Edge> {
    at.squares()
        .flat_map(|square| [(square, square.offset((1, 0))), (square, square.offset((0, 1)))])
        .filter(move |&(_, beyond)| at.contains(beyond))
        .filter_map(|(square, beyond)| Edge::between(square, beyond))
}

/// The single-square step into each square that a step newly covers, coming from the nearest square of the old space.
/// Turning a narrow space also covers squares farther off: each is entered from the one before it.
pub(crate) fn beside(from: Placement, to: Placement) -> impl Iterator<Item = (Square, Square)> {
    let area = from.area();
    to.outside(from).map(move |there| {
        let (dx, dy) = area.clamp(there).to(there);
        (there.offset((-dx.signum(), -dy.signum())), there)
    })
}

/// Every single-square step that has to be passable for a step between the two placements.
pub(crate) fn single_steps(from: Placement, to: Placement) -> impl Iterator<Item = (Square, Square)> {
    let (columns, rows) = from.axes_moved(to);
    let diagonal = columns != 0 && rows != 0;
    let swept = from.squares().map(move |square| (square, square.offset((columns, rows))));
    let swept = swept.filter(move |&(_, there)| diagonal && to.contains(there));
    beside(from, to).chain(swept)
}

/// The two squares that touch both ends of a diagonal step.
pub(crate) fn ways_round(from: Square, to: Square) -> [Square; 2] {
    [Square::new(to.x, from.y), Square::new(from.x, to.y)]
}
