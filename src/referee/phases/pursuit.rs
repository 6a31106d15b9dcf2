//! Where a creature that follows others, or keeps away from them, steps next.

use crate::field::Intent;
use crate::grid::{Direction, Feet, Mask, Placement, Square};
use crate::referee::board::{Distances, Elevations, Hazards, Occupancy, SharedSquares};
use crate::referee::context::{Mover, Referee, Spot};
use crate::referee::movement::{StepPrices, Strikes, Threateners};
use crate::referee::ruling::Spent;
use crate::referee::search::{End, Objective, Reach, RouteGoal, ShapeId, StepTable};
use crate::referee::walk::Walks;

/// A distance a creature wants to keep from others.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct DistanceGoal {
    spots: Vec<Spot>,
    distance: Feet,
    /// Whether it wants to be within that distance, rather than beyond it.
    near: bool,
    /// Whether it knows how high its targets are, which it doesn't for targets it has lost.
    heights: bool,
}

impl DistanceGoal {
    /// Feet between a spot and the nearest of the targets.
    pub(super) fn feet(&self, referee: Referee<'_>, spot: Spot) -> Feet {
        self.spots.iter().map(|&other| Distances(referee).feet_between(spot, other)).min().unwrap_or(self.distance)
    }

    /// Whether this distance meets the goal.
    fn is_met(&self, feet: Feet) -> bool {
        if self.near { feet <= self.distance } else { feet >= self.distance }
    }

    /// How far a spot is from straight before or behind the targets; lower is better among spots at equal distances.
    pub(super) fn leans(&self, spot: Spot) -> u32 {
        let aside = |other: &Spot| {
            let (here, there) = spot.nearest(*other);
            let (dx, dy) = here.to(there);
            dx.unsigned_abs().min(dy.unsigned_abs())
        };
        self.spots.iter().map(aside).min().unwrap_or(0)
    }

    /// The target to approach; `None` if it keeps away from others.
    pub(super) fn followed(&self) -> Option<Spot> {
        self.spots.first().copied().filter(|_| self.near && self.heights)
    }

    /// The ways up (1) and down (-1) that lead away from the nearest target in height; empty if the goal is met, or if a
    /// target is lost.
    pub(super) fn ways_off(&self, referee: Referee<'_>, here: Spot) -> &'static [i32] {
        let feet = |other: &&Spot| Distances(referee).feet_between(here, **other);
        let nearest = self.spots.iter().min_by_key(feet).filter(|_| !self.near && self.heights);
        match nearest.filter(|_| !self.is_met(self.feet(referee, here))) {
            None => &[],
            Some(target) if here.rises(*target) == Feet(0) => &[1, -1],
            Some(target) if here.is_below(*target) => &[-1],
            Some(_) => &[1],
        }
    }

    /// Whether moving up (1) or down (-1) by at most `most` squares leads farther away.
    pub(super) fn gains(&self, referee: Referee<'_>, here: Spot, way: i32, most: i32) -> bool {
        let now = self.feet(referee, here);
        (1..=most).any(|squares| self.feet(referee, here.raised(way * squares)) > now)
    }

    /// Whether something is within the distance of a follower.
    pub(super) fn is_near(&self, feet: Feet) -> bool {
        feet <= self.distance
    }

    /// Whether a follower there also has to go up or down: it isn't near enough in height, or a square would bring it nearer.
    pub(super) fn wants_height(&self, referee: Referee<'_>, here: Spot, target: Spot) -> bool {
        let (feet, way) = (self.feet(referee, here), if here.is_below(target) { 1 } else { -1 });
        let nearer = || !self.is_met(feet) && self.feet(referee, here.raised(way)) < feet;
        !self.is_near(here.rises(target)) || nearer()
    }

    /// How many feet this distance misses the goal by.
    pub(super) fn misses(&self, feet: Feet) -> u32 {
        if self.near { feet.0.saturating_sub(self.distance.0) } else { self.distance.0.saturating_sub(feet.0) }
    }
}

/// Movement that keeps a distance from other creatures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pursuits<'a>(pub(crate) Referee<'a>);

impl<'a> Pursuits<'a> {
    /// The goal of an intent to move; `None` if it doesn't move, or none of its targets is there.
    pub(crate) fn distance_goal(&self, intent: &Intent) -> Option<DistanceGoal> {
        let (distance, near) = match intent {
            Intent::Block { .. } => return None,
            Intent::Follow { distance, .. } => (*distance, true),
            Intent::KeepAway { distance, .. } => (*distance, false),
        };
        let targets = intent.targets().iter().filter_map(|target| self.0.encounter.creature(target));
        let spots = targets.map(|target| {
            let spot = Distances(self.0).spot(target);
            intent.lost_at(&target.name).map_or(spot, |anchor| spot.at(self.0.ruleset.space(target).at(anchor)))
        });
        let spots: Vec<Spot> = spots.collect();
        let heights = intent.lost_targets().next().is_none();
        (!spots.is_empty()).then_some(DistanceGoal { spots, distance, near, heights })
    }

    /// Whether the mover would meet the goal at this place, and its distance in feet there.
    pub(crate) fn goal_met(&self, mover: &Mover<'a>, distance_goal: &DistanceGoal, at: Placement) -> (bool, Feet) {
        let feet = distance_goal.feet(self.0, Distances(self.0).spot_in(mover.creature, at));
        (distance_goal.is_met(feet), feet)
    }

    /// The next steps toward the goal with `left` feet, along the cheapest path to where the goal is met. A follower that
    /// can't get there follows that path as near as it can; a creature that keeps away maximizes the minimum distance. Ties
    /// go to places straight before or behind its targets. Empty if the goal is met, or no step improves on it. `passing`: it
    /// has entered another creature's squares itself, and moves on until it may stop; a creature entered by others stays.
    pub(crate) fn next_steps(
        &self,
        mover: &Mover<'a>,
        distance_goal: &DistanceGoal,
        (left, passing): (Feet, bool),
    ) -> Vec<Placement> {
        let here = mover.placement;
        let (_, feet) = self.goal_met(mover, distance_goal, here);
        // A fast creature's second step may be free, but not before its first.
        let least = StepPrices(self.0).prices(mover.creature).least(2).min(Feet::SQUARE);
        if left < least {
            return Vec::new();
        }
        let is_there = self.is_there(mover, distance_goal);
        if is_there && !passing {
            return Vec::new();
        }
        let occupancy = SharedSquares(self.0).occupancy(mover);
        let may_stay = !passing || Walks(self.0).end_refusals(mover, &occupancy, here).is_empty();
        if is_there && may_stay {
            return Vec::new();
        }
        let threateners = Strikes(self.0).threateners(mover);
        let step_table = StepTable::new(self.0, mover, Some(&occupancy));
        let best = |reach: &Reach| self.best(mover, distance_goal, &step_table, reach);
        let mut near = Walks(self.0).ends_in_each_shape(&step_table, &occupancy, left);
        if !may_stay {
            near.forget(here.anchor);
        }
        if near.ends().all(|(anchor, _)| anchor == here.anchor) {
            return Vec::new();
        }
        let Some(mut goal) = best(&near) else { return Vec::new() };
        // A follower aims for where it wants to be, however far that is; in the open the path isn't much longer than the
        // distance.
        let open = Feet(left.0.saturating_add(distance_goal.misses(feet).saturating_mul(2)));
        for far in [open, FARTHEST] {
            if goal.misses() == 0
                || !distance_goal.near
                || !self.has_room_nearer(mover, distance_goal, &occupancy, &step_table, goal.misses())
            {
                break;
            }
            goal = best(&Walks(self.0).ends_in_each_shape(&step_table, &occupancy, far)).unwrap_or(goal);
        }
        let chase = Chase {
            referee: self.0,
            mover,
            occupancy: &occupancy,
            threateners: &threateners,
            step_table: &step_table,
            left,
        };
        let Some(mut way) = chase.over(&[goal]) else { return Vec::new() };
        if let Some(avoided) = Hazards(self.0).squares(mover.creature).filter(|avoided| chase.enters(avoided, &way) > 0)
        {
            let places = near.ends().map(|(anchor, end)| self.rated(mover, distance_goal, &step_table, anchor, end));
            let mut equal: Vec<Rated> = places.filter(|place| place.worth() == goal.worth()).collect();
            equal.sort_unstable_by_key(|place| place.rank);
            let others = equal.into_iter().take(MOST_TRIES).filter_map(|place| chase.over(&[place]));
            way = std::iter::once(way).chain(others).min_by_key(|way| chase.enters(&avoided, way)).unwrap_or_default();
        }
        if way.feet <= left {
            return way.within;
        }
        // Among the places on an equally cheap path, give or take its last diagonal, the nearest one.
        let end =
            distance_goal.misses(self.goal_met(mover, distance_goal, way.within.last().copied().unwrap_or(here)).1);
        let mut nearer: Vec<Rated> =
            near.ends().map(|(anchor, end)| self.rated(mover, distance_goal, &step_table, anchor, end)).collect();
        nearer.retain(|place| place.misses() < end);
        nearer.sort_unstable_by_key(|place| place.rank);
        let by_way = nearer.into_iter().take(MOST_TRIES).find_map(|place| {
            let whole = chase.over(&[place, goal])?;
            let on_the_way = whole.feet <= way.feet + Feet::SQUARE;
            chase.over(&[place]).filter(|_| on_the_way)
        });
        by_way.unwrap_or(way).within
    }

    /// The step that leads nearest to the goal, without looking ahead; for when too little work is left for a search.
    pub(crate) fn step_in_haste(
        &self,
        mover: &Mover<'a>,
        distance_goal: &DistanceGoal,
        spent: Spent,
        budget: Feet,
    ) -> Option<Placement> {
        let (prices, here) = (StepPrices(self.0).prices(mover.creature), mover.placement);
        let occupancy = SharedSquares(self.0).occupancy(mover);
        let misses = |at: Placement| distance_goal.misses(self.goal_met(mover, distance_goal, at).1);
        let may_go = |to: &Placement| {
            let price = || {
                let factors = StepPrices(self.0).factors(mover, &occupancy, here, *to);
                StepPrices(self.0).price(prices, &factors, spent).1.feet
            };
            StepPrices(self.0).step_refusals(mover, &occupancy, here, *to).is_empty()
                && Walks(self.0).end_refusals(mover, &occupancy, *to).is_empty()
                && price() <= budget
        };
        let around = Direction::ALL.map(|direction| here.footprint.at(here.anchor.offset(direction.delta())));
        let nearer = around.into_iter().filter(|to| misses(*to) < misses(here)).filter(may_go);
        nearer.min_by_key(|to| {
            let leans = distance_goal.leans(Distances(self.0).spot_in(mover.creature, *to));
            (misses(*to), leans, to.anchor)
        })
    }

    /// Whether the mover is where it wants to be, or no place is nearer to that.
    pub(crate) fn is_there(&self, mover: &Mover<'a>, distance_goal: &DistanceGoal) -> bool {
        let (met, feet) = self.goal_met(mover, distance_goal, mover.placement);
        met || self.is_as_near_as_it_gets(mover, distance_goal, feet)
    }

    /// Whether a follower that keeps its height, `feet` away from its target, is as near as it can get: only height separates
    /// them. Every step from there costs something and leads no nearer.
    fn is_as_near_as_it_gets(&self, mover: &Mover<'a>, distance_goal: &DistanceGoal, feet: Feet) -> bool {
        let costs = StepPrices(self.0).prices(mover.creature).least(1) > Feet(0);
        if !costs || !distance_goal.near || Elevations(self.0).follows_the_floor(mover.creature) {
            return false;
        }
        let here = Distances(self.0).spot_in(mover.creature, mover.placement);
        let straight = |target: &Spot| Distances(self.0).feet_over(0, 0, here.rises(*target).squares(), false);
        distance_goal.spots.iter().map(straight).min().is_some_and(|least| feet <= least)
    }

    /// The best place to end for the goal.
    fn best(
        &self,
        mover: &Mover<'a>,
        distance_goal: &DistanceGoal,
        step_table: &StepTable<'a, '_>,
        reach: &Reach,
    ) -> Option<Rated> {
        let mut best: Option<Rated> = None;
        for (anchor, end) in reach.ends() {
            let at = step_table.at(end.shape, anchor);
            // Heights bring no place nearer.
            let level = |spot: &Spot| Distances(self.0).feet_between(spot.at(at), *spot);
            let least = || distance_goal.spots.iter().map(level).min().unwrap_or_default();
            if distance_goal.near && best.is_some_and(|best| best.misses() < distance_goal.misses(least())) {
                continue;
            }
            let place = self.rated(mover, distance_goal, step_table, anchor, end);
            if best.is_none_or(|best| place.rank < best.rank) {
                best = Some(place);
            }
        }
        best
    }

    /// Whether any place to end, by any path, misses the goal by less than `misses` feet. Assumes so if checking would cost
    /// more than the search it could save.
    fn has_room_nearer(
        &self,
        mover: &Mover<'a>,
        distance_goal: &DistanceGoal,
        occupancy: &Occupancy<'a>,
        step_table: &StepTable<'a, '_>,
        misses: u32,
    ) -> bool {
        let squares = Feet(distance_goal.distance.0 + misses).squares() + mover.full.width.max(mover.full.height);
        if squares > MOST_AROUND {
            return true;
        }
        let mut around =
            distance_goal.spots.iter().flat_map(|spot| spot.placement().area().grown(squares as i32).squares());
        around.any(|anchor| {
            (0..step_table.stances.len()).any(|shape| {
                let at = step_table.at(shape, anchor);
                step_table.stances[shape].open.has(anchor)
                    && distance_goal.misses(self.goal_met(mover, distance_goal, at).1) < misses
                    && Walks(self.0).end_refusals(mover, occupancy, at).is_empty()
            })
        })
    }

    /// Whether these steps, given last step first, can be taken and stopped after.
    pub(crate) fn are_open(&self, mover: &Mover<'a>, steps: &[Placement]) -> bool {
        let occupancy = SharedSquares(self.0).occupancy(mover);
        let mut from = mover.placement;
        let open = steps.iter().rev().all(|&to| {
            let open = StepPrices(self.0).step_refusals(mover, &occupancy, from, to).is_empty();
            from = to;
            open
        });
        open && steps.first().is_some_and(|&end| Walks(self.0).end_refusals(mover, &occupancy, end).is_empty())
    }

    fn rated(
        &self,
        mover: &Mover<'a>,
        distance_goal: &DistanceGoal,
        step_table: &StepTable<'a, '_>,
        anchor: Square,
        end: End,
    ) -> Rated {
        let at = step_table.at(end.shape, anchor);
        let (_, feet) = self.goal_met(mover, distance_goal, at);
        let leans = distance_goal.leans(Distances(self.0).spot_in(mover.creature, at));
        // Of two places at the same price, the one on a straight line leaves the cheap diagonal to a creature that keeps
        // away.
        let (dx, dy) = mover.placement.anchor.to(anchor);
        let odd = (dx.abs().min(dy.abs()) % 2 == 1) != mover.diagonal_count.is_odd();
        let worth = Worth {
            misses: distance_goal.misses(feet),
            squeezed: step_table.stances[end.shape].squeezed,
            feet: end.feet,
        };
        let next_diagonal_is_dear = odd && !distance_goal.near;
        Rated { rank: Rank { worth, next_diagonal_is_dear, leans, anchor }, shape: end.shape }
    }
}

/// How far a follower looks for a path to its target: farther than any path on the largest board, except in a maze, where a
/// reach set takes a mask for each price.
const FARTHEST: Feet = Feet(10_000);

/// The distance in squares from a target within which places are examined one by one.
const MOST_AROUND: u32 = 8;

/// The most places nearer than the end of the cheapest path to try for an equally cheap path.
const MOST_TRIES: usize = 12;

/// A place to end, rated by how well it serves the goal.
#[derive(Clone, Copy)]
struct Rated {
    rank: Rank,
    shape: ShapeId,
}

impl Rated {
    fn misses(self) -> u32 {
        self.rank.worth.misses
    }

    fn worth(self) -> Worth {
        self.rank.worth
    }
}

/// How well a place serves the goal by the rules: near the declared distance first, in the mover's full space rather than
/// squeezed, and for the fewest feet. The lowest is best; the first difference decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth {
    /// Feet by which the goal is missed.
    pub(super) misses: u32,
    /// Whether the mover squeezes there.
    pub(super) squeezed: bool,
    /// Feet to get there.
    pub(super) feet: Feet,
}

/// The order among places: their worth, then what a person would choose. The lowest is best; the first difference decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) worth: Worth,
    /// Whether the next diagonal after it is an expensive one, for a creature that keeps away.
    pub(super) next_diagonal_is_dear: bool,
    /// How far it is from straight before or behind the targets.
    pub(super) leans: u32,
    /// Its anchor, in reading order.
    pub(super) anchor: Square,
}

/// The search for a path with the feet that are left.
struct Chase<'a, 'r> {
    referee: Referee<'a>,
    mover: &'r Mover<'a>,
    occupancy: &'r Occupancy<'a>,
    threateners: &'r Threateners<'a>,
    step_table: &'r StepTable<'a, 'r>,
    left: Feet,
}

/// A path over some places.
#[derive(Default)]
struct Going {
    /// Feet to the last of them.
    feet: Feet,
    /// The steps up to the last place where the mover may stop within its feet.
    within: Vec<Placement>,
}

impl Chase<'_, '_> {
    /// How many of these squares a way enters.
    fn enters(&self, squares: &Mask, way: &Going) -> usize {
        let before = std::iter::once(&self.mover.placement).chain(&way.within);
        before.zip(&way.within).flat_map(|(from, to)| to.outside(*from)).filter(|square| squares.has(*square)).count()
    }

    /// The cheapest path over these places.
    fn over(&self, places: &[Rated]) -> Option<Going> {
        let stops: Vec<Square> = places.iter().map(|place| place.rank.anchor).collect();
        let route_goal = RouteGoal { stops: &stops, ends: &[places.last()?.shape], explicit_path: None, through: &[] };
        let path = self.step_table.route(self.threateners, &route_goal, Objective::SHORTEST).ok().flatten()?;
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let mut spent = Spent { feet: Feet(0), diagonal_count: self.mover.diagonal_count };
        let (mut steps, mut stops) = (Vec::new(), 0);
        for (from, to) in path.steps() {
            (_, spent) = StepPrices(self.referee).price(
                prices,
                &StepPrices(self.referee).factors(self.mover, self.occupancy, from, to),
                spent,
            );
            if spent.feet <= self.left {
                steps.push(to);
                if Walks(self.referee).end_refusals(self.mover, self.occupancy, to).is_empty() {
                    stops = steps.len();
                }
            }
        }
        steps.truncate(stops);
        Some(Going { feet: spent.feet, within: steps })
    }
}
