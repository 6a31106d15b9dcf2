//! Floors at different heights: which steps between them are possible, and where a creature ends up if it steps over an edge.

use super::load::Loads;
use super::pace::Paces;
use super::step::StepPrices;
use crate::field::{Condition, Creature, Mode};
use crate::grid::{Direction, Feet, Height, Placement, Square, SquaresUp};
use crate::referee::board::{Crossings, Elevations, Occupancy, STAIR, SharedSquares, Support, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::ruling::{Fact, HeightFact, ModeFact, Spent, Step};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Heights;

/// Steps between floors at different heights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FloorEdges<'a>(pub(crate) Referee<'a>);

/// How far apart the floors of a step may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloorLimit {
    /// By a stair, up or down: for a creature that follows the floor.
    Stair,
    /// The floor may not rise above the creature, which keeps its own elevation in the air.
    NotBelow,
    /// By any height.
    None,
}

impl FloorLimit {
    /// Whether a creature can't step from a space where it is at the first height to one on the second.
    #[inline]
    pub(crate) fn parts(self, here: Height, floor: Height) -> bool {
        self.parts_squares(here.squares_up(), floor.squares_up())
    }

    /// The same for heights in squares. A stair is one.
    #[inline]
    pub(crate) fn parts_squares(self, here: SquaresUp, floor: SquaresUp) -> bool {
        match self {
            FloorLimit::Stair => floor > here.saturating_add(1) || floor.saturating_add(1) < here,
            FloorLimit::NotBelow => floor > here,
            FloorLimit::None => false,
        }
    }
}

impl<'a> FloorEdges<'a> {
    /// Why a step between two floors is not possible: it leads too far up or too far down.
    pub(crate) fn height_refusal(&self, creature: &Creature, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let board = &self.0.encounter.battlefield;
        if Elevations(self.0).is_level_for(creature) {
            return None;
        }
        let (here, floor) = (Elevations(self.0).elevation_at(creature, from), self.floor_at(creature, to));
        let square = to.squares().find(|&square| board.floor(square) == floor).unwrap_or(to.anchor);
        let fact = if !Elevations(self.0).follows_the_floor(creature) {
            HeightFact::BelowGround { square }
        } else if floor > here {
            HeightFact::Ledge { square, feet: floor.above(here) }
        } else {
            let depth = self.at_the_surface(here, to).unwrap_or(Feet(0));
            let flies = self.flies_on(creature, here, to);
            HeightFact::Drop { square, feet: here.above(floor), depth, flies }
        };
        self.limit(creature).parts(here, floor).then_some((RuleId::Heights, Fact::Height(fact)))
    }

    /// The height above the map's level 0 of what the creature would walk on here: the floor, or a bigger creature's back.
    fn floor_at(&self, creature: &Creature, at: Placement) -> Height {
        if Elevations(self.0).follows_the_floor(creature) {
            Elevations(self.0).elevation_at(creature, at)
        } else {
            self.0.encounter.battlefield.floor_under(at)
        }
    }

    /// How far apart the floors of a step may be for the creature.
    pub(crate) fn limit(&self, creature: &Creature) -> FloorLimit {
        let Heights::StairsAndLedges = self.0.ruleset.heights.value;
        if Elevations(self.0).follows_the_floor(creature) {
            FloorLimit::Stair
        } else if creature.is_airborne() {
            FloorLimit::NotBelow
        } else {
            FloorLimit::None
        }
    }

    /// Why a creature in water, on a wall or on a bigger creature's back can't make this step: what keeps it there has to
    /// continue, unless the step leads onto the floor and is its last.
    pub(crate) fn medium_refusal(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let medium = Supports(self.0).bounds(mover.creature)?;
        let lands = !self.is_in_medium(mover.creature, medium, to) && self.is_ashore(mover.creature, to);
        let gone = from != mover.placement && !self.is_in_medium(mover.creature, medium, from);
        if (lands || self.is_in_medium(mover.creature, medium, to)) && !gone {
            return None;
        }
        let square = to.anchor;
        let fact = match (gone, medium) {
            (true, Support::Water) if self.is_ashore(mover.creature, to) => ModeFact::Ashore { square },
            (true, _) => ModeFact::NoWay { square },
            (false, _) => ModeFact::NothingHolds { square },
        };
        Some((medium.rule(), Fact::Mode(fact)))
    }

    /// Whether what keeps the creature where it is would also keep it here.
    pub(crate) fn is_in_medium(&self, creature: &Creature, medium: Support, at: Placement) -> bool {
        let elevation = Elevations(self.0).elevation_at(creature, at);
        match medium {
            Support::Water => Water(self.0).is_in_water(at, elevation),
            Support::Wall => !self.is_ashore(creature, at) && Crossings(self.0).has_surface(at, elevation),
            Support::Back => {
                let supports = Supports(self.0);
                supports.carrier(creature, at, elevation).is_some() || supports.is_in_a_body(creature, at, elevation)
            }
            Support::Floor | Support::Earth | Support::Wings(_) | Support::Edge | Support::Nothing => true,
        }
    }

    /// Whether the creature would be on the floor here.
    pub(crate) fn is_ashore(&self, creature: &Creature, at: Placement) -> bool {
        Elevations(self.0).elevation_at(creature, at) == self.0.encounter.battlefield.floor_under(at)
    }

    /// Why a creature in the air at this elevation can't enter these squares: their floor is too far above it.
    pub(crate) fn rises_before(&self, elevation: Height, to: Placement) -> Option<(RuleId, Fact)> {
        let board = &self.0.encounter.battlefield;
        let square = to.squares().find(|&square| Elevations(self.0).towers(square, elevation))?;
        let feet = board.floor(square).above(elevation);
        Some((RuleId::Heights, Fact::Height(HeightFact::Ledge { square, feet })))
    }

    /// What happens to a walker that steps over an edge; `None` if the step crosses none.
    pub(crate) fn falls_in(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Fact> {
        let refusal = self.height_refusal(creature, from, to).map(|(_, fact)| fact);
        let Some(Fact::Height(HeightFact::Drop { .. })) = refusal else { return None };
        Some(self.comes_down(creature, Elevations(self.0).elevation_at(creature, from), to))
    }

    /// As `falls_in`, for a creature that moves voluntarily: one whose wings would keep it up doesn't step over the edge on
    /// foot.
    pub(crate) fn walks_off(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Fact> {
        self.falls_in(creature, from, to).filter(|_| self.carried_on(creature, from, to) != Some(Mode::Fly))
    }

    /// The creature's own mode in which it continues over an edge: on wings, or by its swim speed at the surface of water.
    /// `None` if it falls, or is out of its depth.
    pub(crate) fn carried_on(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Mode> {
        self.falls_in(creature, from, to)?;
        let elevation = Elevations(self.0).elevation_at(creature, from);
        if self.flies_on(creature, elevation, to) {
            return Some(Mode::Fly);
        }
        let swims = creature.modes.of(Mode::Swim).is_some() && self.0.ruleset.swim.value.is_known();
        (swims && self.may_go(creature) && self.at_the_surface(elevation, to).is_some()).then_some(Mode::Swim)
    }

    /// Whether the mover's first step can lead into deep water, at its surface.
    pub(crate) fn is_at_the_water(&self, mover: &Mover<'a>) -> bool {
        let here = Elevations(self.0).elevation(mover.creature);
        let beside = Direction::ALL.into_iter().map(|way| mover.placement.toward(way));
        let known = self.0.ruleset.swim.value.is_known();
        known && beside.into_iter().any(|at| self.at_the_surface(here, at).is_some_and(|depth| depth > Feet(0)))
    }

    /// Whether a creature can move at all by its own modes.
    fn may_go(&self, creature: &Creature) -> bool {
        let able = !Paces(self.0).is_still(creature) && Loads(self.0).overburdened(creature, false).is_none();
        able && !creature.is(Condition::Prone)
    }

    /// Whether a creature moved over an edge, to these squares at this elevation, stays up by its own flight.
    pub(crate) fn flies_on(&self, creature: &Creature, elevation: Height, to: Placement) -> bool {
        self.may_go(creature) && Supports(self.0).held(creature, to, elevation) == Support::Wings(Mode::Fly)
    }

    /// What happens to a creature with nothing beneath it at this elevation over these squares.
    pub(crate) fn comes_down(&self, creature: &Creature, elevation: Height, to: Placement) -> Fact {
        let (who, square) = (creature.name.clone(), to.anchor);
        if let Some(depth) = self.at_the_surface(elevation, to) {
            let swims = creature.modes.of(Mode::Swim).is_some();
            return Fact::Height(HeightFact::IntoWater { swims, who, square, depth });
        }
        let (surface, floor) = (Water(self.0).surface_under(to), self.0.encounter.battlefield.floor_under(to));
        let (height, depth) = (elevation.above(surface), surface.above(floor));
        let aloft = creature.is_airborne() && !Elevations(self.0).follows_the_floor(creature);
        Fact::Height(HeightFact::Falls { who, square, height, depth, aloft })
    }

    /// The depth, in feet, of the water that a creature at this elevation steps into here instead of falling.
    fn at_the_surface(&self, elevation: Height, to: Placement) -> Option<Feet> {
        let (surface, floor) = (Water(self.0).surface_under(to), self.0.encounter.battlefield.floor_under(to));
        (elevation <= surface + STAIR).then(|| surface.above(floor)).filter(|depth| *depth > Feet(0))
    }

    /// Everything that forbids a step over an edge. The mover crosses at the height of the space it leaves.
    pub(crate) fn refusals_over_an_edge(
        &self,
        mover: &Mover<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<(RuleId, Fact)> {
        let elevation = Elevations(self.0).elevation_at(mover.creature, from);
        let mut refusals = self.refusals_aloft(mover, elevation, (from, to));
        // A body as high as the edge, even a friend's, keeps the mover from falling: it can't end in there.
        let bodies = SharedSquares(self.0).everybody(mover).at(Elevations(self.0).levels_at(mover.creature, elevation));
        for refusal in bodies.in_the_way_of_ending(to) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// The creatures whose heads are right below the mover there, so that it would step or jump into their space instead of
    /// falling past them, if it may not be in it.
    pub(crate) fn heads_below(
        &self,
        mover: &Mover<'a>,
        elevation: Height,
        (from, to): (Placement, Placement),
    ) -> Vec<(RuleId, Fact)> {
        let below = elevation - Height::of_squares(1);
        if below < self.0.encounter.battlefield.floor_under(to) || Water(self.0).surface_under(to) >= elevation {
            return Vec::new();
        }
        let everybody = SharedSquares(self.0).everybody(mover);
        let levels = |elevation: Height| Elevations(self.0).levels_at(mover.creature, elevation);
        let squeezes = mover.is_squeezed(to);
        let beside = everybody.at(levels(elevation)).refusals(self.0, from, to, squeezes);
        let mut heads = everybody.at(levels(below)).refusals(self.0, from, to, squeezes);
        heads.retain(|refusal| !beside.contains(refusal));
        heads
    }

    /// Everything that forbids a step through the air at this elevation.
    pub(crate) fn refusals_aloft(
        &self,
        mover: &Mover<'a>,
        elevation: Height,
        (from, to): (Placement, Placement),
    ) -> Vec<(RuleId, Fact)> {
        let mut refusals = Crossings(self.0).ground_refusals(mover.creature, to);
        let levels = Elevations(self.0).levels_at(mover.creature, elevation);
        refusals.extend(SharedSquares(self.0).everybody(mover).at(levels).refusals(
            self.0,
            from,
            to,
            mover.is_squeezed(to),
        ));
        refusals.extend(StepPrices(self.0).nearing_refusal(mover, from, to));
        for refusal in Crossings(self.0).crossing_refusals(mover, from, to) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// A step over an edge, and what is spent after it. Nothing below affects the price.
    pub(crate) fn step_over_an_edge(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> (Step, Spent) {
        let prices = StepPrices(self.0).prices(mover.creature);
        let factors = StepPrices(self.0).factors_over_an_edge(mover, occupancy, (from, to));
        let (feet, after) = StepPrices(self.0).price(prices, &factors, spent);
        let rules = StepPrices(self.0).rules_over_an_edge((prices, &factors), mover, occupancy, (from, to), spent);
        // The mover is above where it will land, or at the surface of the water it steps into.
        let (over, surface) = (Elevations(self.0).elevation_at(mover.creature, from), Water(self.0).surface_under(to));
        let high = if over > surface + STAIR { over } else { surface };
        let altitude = high - self.0.encounter.battlefield.floor_under(to);
        (Step { rules, altitude, ..Step::level(Mode::Walk, mover.creature, to, feet) }, after)
    }

    /// The altitude above the floor at which the creature ends, if the floors there changed it.
    pub(crate) fn altitude_after(&self, creature: &Creature, end: Placement) -> Option<Height> {
        let altitude = Elevations(self.0).altitude_at(creature, end);
        (altitude != creature.altitude).then_some(altitude)
    }

    /// The higher of two adjacent squares, if it separates them: for a walker, by more than a stair; for a flier, by rising
    /// above its elevation.
    pub(crate) fn parts_floors(&self, creature: &Creature, a: Square, b: Square) -> Option<Square> {
        let board = &self.0.encounter.battlefield;
        let (one, other) = (board.floor(a), board.floor(b));
        let higher = if one > other { a } else { b };
        let apart = if Elevations(self.0).follows_the_floor(creature) {
            one.apart(other) > Feet::SQUARE
        } else {
            creature.is_airborne() && one.max(other) > Elevations(self.0).elevation(creature)
        };
        apart.then_some(higher)
    }
}
