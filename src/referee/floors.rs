//! Floors at different heights: how high somebody is wherever it stands, and which steps from one floor to another go.

use super::distance::{Levels, Spot};
use super::ruling::{Fact, Step};
use super::step::{Prices, Spent, Stride};
use super::voyage::HeightFact;
use super::{Mover, Referee};
use crate::field::{Battlefield, Creature, Gait};
use crate::grid::{Feet, Height, Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Heights;

/// The most that one floor is above the next where the two are a stair.
const STAIR: Height = Height(Feet::SQUARE.0 as i32);

/// How high a walker is wherever it stands: as high as the floor there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footing<'a> {
    board: &'a Battlefield,
    /// How many squares high it is.
    squares: u32,
}

impl Footing<'_> {
    /// The heights that it takes up there.
    pub(super) fn levels(self, at: Placement) -> Levels {
        Levels::of(self.board.floor_under(at).squares(), self.squares)
    }
}

impl<'a> Referee<'a> {
    /// How high the creature is wherever it stands, where that is not the same everywhere.
    pub(super) fn footing(&self, creature: &Creature) -> Option<Footing<'a>> {
        let board = &self.encounter.battlefield;
        let squares = self.ruleset.bulk(creature.size).space;
        (self.follows_the_floor(creature) && !board.is_level()).then_some(Footing { board, squares })
    }

    /// Whether it is as high as the floor wherever it goes: it stands on it. Whoever flies or digs keeps its elevation.
    fn follows_the_floor(&self, creature: &Creature) -> bool {
        creature.altitude == Height::ZERO
    }

    /// How far above the map's own level the creature would be here.
    pub(super) fn elevation_at(&self, creature: &Creature, at: Placement) -> Height {
        if self.follows_the_floor(creature) {
            self.encounter.battlefield.floor_under(at)
        } else {
            self.elevation(creature)
        }
    }

    /// How far above the floor here it would be.
    #[must_use]
    pub fn altitude_at(&self, creature: &Creature, at: Placement) -> Height {
        if self.encounter.battlefield.is_level() {
            return creature.altitude;
        }
        self.elevation_at(creature, at) - self.encounter.battlefield.floor_under(at)
    }

    /// The heights that it would take up here.
    pub(super) fn levels_in(&self, creature: &Creature, at: Placement) -> Levels {
        self.levels_at(creature, self.elevation_at(creature, at))
    }

    /// Where the creature would be if it stood here.
    pub(super) fn spot_in(&self, creature: &Creature, at: Placement) -> Spot {
        Spot::of(at, self.levels_in(creature, at))
    }

    /// The higher of the two elevations of a step.
    pub(super) fn highest_in(&self, creature: &Creature, from: Placement, to: Placement) -> Height {
        if self.encounter.battlefield.is_level() {
            return Height::ZERO;
        }
        self.elevation_at(creature, from).max(self.elevation_at(creature, to))
    }

    /// Whether the ground of a square rises like a wall beside whoever is at this elevation.
    pub(super) fn towers(&self, square: Square, elevation: Height) -> bool {
        let board = &self.encounter.battlefield;
        !board.is_level() && board.floor(square) > elevation + STAIR
    }

    /// Why a step from one floor to another does not go: it leads too far up, or too far down.
    pub(super) fn height_refusal(&self, creature: &Creature, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let board = &self.encounter.battlefield;
        if board.is_level() {
            return None;
        }
        let Heights::StairsAndLedges = self.ruleset.heights.is;
        let (here, floor) = (self.elevation_at(creature, from), board.floor_under(to));
        let square = to.squares().find(|&square| board.floor(square) == floor).unwrap_or(to.anchor);
        let fact = if !self.follows_the_floor(creature) {
            let inside = creature.is_airborne() && floor > here;
            inside.then_some(HeightFact::BelowGround { square })
        } else if floor > here + STAIR {
            Some(HeightFact::Ledge { square, feet: floor.above(here) })
        } else {
            (floor + STAIR < here).then(|| HeightFact::Drop { square, feet: here.above(floor) })
        };
        fact.map(|fact| (RuleId::Heights, Fact::Height(fact)))
    }

    /// Why nobody in the air at this elevation comes to these squares: their floor is too far above it.
    pub(super) fn rises_before(&self, elevation: Height, to: Placement) -> Option<(RuleId, Fact)> {
        let board = &self.encounter.battlefield;
        let square = to.squares().find(|&square| self.towers(square, elevation))?;
        let feet = board.floor(square).above(elevation);
        Some((RuleId::Heights, Fact::Height(HeightFact::Ledge { square, feet })))
    }

    /// What becomes of a walker that takes a step over an edge; nothing where the step leads over none.
    pub(super) fn falls_in(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Fact> {
        let refusal = self.height_refusal(creature, from, to).map(|(_, fact)| fact);
        let Some(Fact::Height(HeightFact::Drop { .. })) = refusal else { return None };
        Some(self.comes_down(creature, self.elevation_at(creature, from), to))
    }

    /// What becomes of somebody with nothing below it, this high over these squares.
    pub(super) fn comes_down(&self, creature: &Creature, elevation: Height, to: Placement) -> Fact {
        let (surface, floor) = (self.surface_under(to), self.encounter.battlefield.floor_under(to));
        let (who, square, height) = (creature.name.clone(), to.anchor, elevation.above(surface));
        let depth = surface.above(floor);
        if elevation > surface + STAIR {
            Fact::Height(HeightFact::Falls { who, square, height, depth })
        } else {
            Fact::Height(HeightFact::IntoWater { who, square, depth })
        }
    }

    /// Everything that forbids the step over an edge: it leads through the air at the height of the one before.
    pub(super) fn refusals_over_an_edge(
        &self,
        mover: &Mover<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.ground_refusals(mover.creature, to);
        let levels = self.levels_in(mover.creature, from);
        refusals.extend(self.everybody(mover).at(levels).refusals(self, from, to, mover.is_squeezed(to)));
        refusals.extend(self.nearing_refusal(mover, from, to));
        for refusal in self.crossing_refusals(mover, from, to) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// A step over an edge with its price, which nothing below changes, and what is spent then.
    pub(super) fn step_over_an_edge(
        &self,
        mover: &Mover<'a>,
        prices: Prices,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> (Step, Spent) {
        let (columns, rows) = from.axes_moved(to);
        let diagonal = columns != 0 && rows != 0;
        let stride = Stride { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false };
        let (feet, after) = self.price(prices, &stride, spent);
        let slow = self.ruleset.gaits.is && mover.creature.gait == Gait::Slow;
        let dear = if slow { RuleId::Gaits } else { RuleId::Diagonals };
        let rules = if feet > Feet::SQUARE { vec![dear] } else { Vec::new() };
        // It is above what it comes down to, or at the surface of the water that it steps into.
        let (over, surface) = (self.elevation_at(mover.creature, from), self.surface_under(to));
        let high = if over > surface + STAIR { over } else { surface };
        let altitude = high - self.encounter.battlefield.floor_under(to);
        (Step { rules, altitude, ..Step::level(mover.creature, to, feet) }, after)
    }

    /// How far above the floor it is in the end, where floors make that another height than before.
    pub(super) fn altitude_after(&self, creature: &Creature, end: Placement) -> Option<Height> {
        let altitude = self.altitude_at(creature, end);
        (altitude != creature.altitude).then_some(altitude)
    }

    /// Whether the ground of a square is higher than that of one beside it by more than a stair, for whoever walks; for
    /// whoever flies, whether either is higher than it is.
    pub(super) fn parts_floors(&self, creature: &Creature, a: Square, b: Square) -> Option<Square> {
        let board = &self.encounter.battlefield;
        let (one, other) = (board.floor(a), board.floor(b));
        let higher = if one > other { a } else { b };
        let apart = if self.follows_the_floor(creature) {
            one.apart(other) > Feet::SQUARE
        } else {
            creature.is_airborne() && one.max(other) > self.elevation(creature)
        };
        apart.then_some(higher)
    }
}
