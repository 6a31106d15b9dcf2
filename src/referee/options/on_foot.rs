//! Ways on foot: one preparation for each pace, and its ends in order of their minimum price.

use std::cell::LazyCell;

use super::front::{Best, Front};
use super::way::{Aim, Approach, Means, command_of};
use super::{Asking, gone_in};
use crate::grid::{Feet, Mask, Placement, Square};
use crate::referee::board::{Elevations, SharedSquares, Supports};
use crate::referee::context::Referee;
use crate::referee::movement::{FloorEdges, Hindrances, Opponents, Paces, StepPrices, Strikes, Threateners, Turns};
use crate::referee::request::{Prefer, Walk};
use crate::referee::ruling::{Pace, Ruling, StepWay, Verdict};
use crate::referee::search::{Reach, ShapeId, StepTable};
use crate::referee::walk::{GroundChecks, WalkJudge, Walks};
use crate::referee::work::Work;

/// The most ends of one pace to judge. Only if every path is struck at or leads over hazards are there so many that could
/// be better than the first.
pub(crate) const MOST_ENDS: usize = 80;

/// The most ends over the edge of a floor to judge, nearest first.
const MOST_OVER: usize = 4;

impl<'a> Asking<'a, '_> {
    /// Walking at this pace, to each end that may be worth it.
    pub(crate) fn walk(&self, pace: Pace, front: &mut Front) {
        let referee = self.referee;
        if !Paces(referee).knows(pace) || !self.is_worth(pace) || !self.may_look_at(command_of(pace)) {
            return;
        }
        let mover = self.mover.with_options(Paces(referee).options(pace, false));
        let occupancy = SharedSquares(referee).occupancy(&mover);
        let threateners = Strikes(referee).threateners(&mover);
        let step_table = StepTable::new(referee, &mover, Some(&occupancy));
        let budget = Paces(referee).budget(&mover, pace);
        let rule_on = |asked: Referee<'a>, walk: Walk| {
            let judge = WalkJudge::new(asked, &mover, (&occupancy, &threateners), &walk, budget);
            GroundChecks(asked).ask(&judge, judge.ruling_on(&step_table))
        };
        let judge = |to: Square, prefer: Prefer, way: StepWay| {
            rule_on(referee, Walk { stops: vec![to], pace, prefer, way, ..Walk::default() })
        };
        let reach = (!pace.is_one_step()).then(|| Walks(referee).ends(&step_table, &occupancy, budget));
        let ends = match &reach {
            None => self.beside_in(&step_table, pace),
            Some(reach) => {
                let at = |anchor: Square, shape: usize| step_table.at(shape, anchor);
                reach.ends().map(|(anchor, end)| (at(anchor, end.shape), end.feet)).collect()
            }
        };
        let open = Walks(referee).cannot_go_on(&mover, pace).is_empty() || pace == Pace::Step;
        let ends = if open { self.sorted(ends) } else { Vec::new() };
        let unavoidable = if pace == Pace::Step { 0 } else { least_strikes(&step_table, &threateners) };
        let ways: &[StepWay] = if pace == Pace::Step { self.step_ways() } else { &[StepWay::Free] };
        let means = self.means_after(pace);
        let searches = !pace.is_one_step() && pace != Pace::Run && !threateners.is_nobody();
        let unstruck = LazyCell::new(|| unstruck(&step_table, &threateners, (unavoidable, budget)));
        // A lower bound on the strikes on the way to this end.
        let least_struck = |anchor: Square| match searches && !unstruck.has(anchor) {
            true => unavoidable + 1,
            false => unavoidable,
        };
        for (exposed, feet, anchor) in ends.into_iter().take(MOST_ENDS) {
            if front.outdoes(unavoidable, feet.into(), exposed, means)
                || front.outdoes(least_struck(anchor), feet.into(), exposed, means)
            {
                continue;
            }
            if !self.may_look_at(command_of(pace)) {
                break;
            }
            for &way in ways {
                let ruling = judge(anchor, Prefer::Shortest, way);
                let struck = ruling.provocations.len() > least_struck(anchor) || !ruling.hazards().is_empty();
                self.add(pace, (anchor, Prefer::Shortest, way), ruling, front);
                if struck && !pace.is_one_step() && pace != Pace::Run {
                    let ruling = judge(anchor, Prefer::Safest, way);
                    self.add(pace, (anchor, Prefer::Safest, way), ruling, front);
                }
            }
        }
        if let Some(reach) = reach.filter(|_| open && pace != Pace::Run) {
            let over = |stops: Vec<Square>| rule_on(referee, Walk { stops, pace, ..Walk::default() });
            self.over_edges(pace, &reach, &over, front);
        }
        // The nearest end says why this pace leads nowhere.
        if !front.knows(pace.word())
            && let Some(&anchor) = self.ends.nearest_on_foot(&mover).first()
            && anchor != mover.placement.anchor
            && (!pace.is_one_step() || mover.placement.is_one_step_from(mover.full.at(anchor)))
        {
            // If movement that runs out simply ends, asking for the whole way says how far that is.
            let ruling = rule_on(self.whole, Walk { stops: vec![anchor], pace, to_the_end: true, ..Walk::default() });
            if ruling.verdict == Verdict::Illegal {
                self.add(pace, (anchor, Prefer::Shortest, StepWay::Free), ruling, front);
            }
        }
    }

    /// Walks to the edge of a floor and over it, into a pit or deep water, where no other route leads.
    fn over_edges(&self, pace: Pace, reach: &Reach, judge: &impl Fn(Vec<Square>) -> Ruling, front: &mut Front) {
        let (creature, start) = (self.mover.creature, self.mover.placement);
        if Elevations(self.referee).is_level_for(creature) {
            return;
        }
        let mut tried = 0;
        for to in self.ends.nearest_below(self.mover) {
            if tried >= MOST_OVER || front.has("fly") || !self.may_look_at(command_of(pace)) {
                break;
            }
            let falls = |from: &Placement| FloorEdges(self.referee).walks_off(creature, *from, self.mover.full.at(to));
            let brinks =
                self.beside(self.mover.full.at(to)).into_iter().map(|(at, _)| at).filter(|at| falls(at).is_some());
            let feet = |at: Placement| Some((reach.at(at.anchor)?, at.anchor));
            let Some((_, brink)) = brinks.filter_map(feet).min().filter(|_| reach.at(to).is_none()) else { continue };
            tried += 1;
            let mut stops = vec![to];
            if brink != start.anchor {
                let there = judge(vec![brink]);
                stops = there.steps.iter().map(|step| step.to.anchor).chain(stops).collect();
            } else if pace != Pace::Single {
                continue;
            }
            // Where modes don't combine, a swimmer swims all of such a path, or none.
            let combines = self.referee.ruleset.combining.value.is_known();
            if !combines && Walks(self.referee).carried_on(self.mover, &stops).is_some() {
                continue;
            }
            let ruling = judge(stops.clone());
            if !self.ends.allows(ruling.to, ruling.altitude.unwrap_or_default()) {
                continue;
            }
            let refused = ruling.verdict == Verdict::Illegal && brink != start.anchor;
            if !refused && (ruling.verdict == Verdict::Illegal || ruling.to.anchor == to) {
                stops.pop();
                front.add(self.way(Approach::Walk { pace, to, prefer: Prefer::Shortest, by: stops }, ruling));
            }
        }
    }

    /// The best that can be done after a movement at this pace.
    pub(crate) fn means_after(&self, pace: Pace) -> Best {
        let turns = Turns(self.referee);
        let takes = Paces(self.referee).action_of(self.mover, &Walk { pace, ..Walk::default() });
        let moved = Ruling { takes, ..Paces(self.referee).unmoved(self.mover, self.mover.placement) };
        let mode = Supports(self.referee).locomotion(self.mover.creature).mode;
        let log = turns.turn_log_after(&moved, mode.word());
        let left = turns.left(self.mover.creature, &log);
        let own = Means::of(left);
        let stays = pace == Pace::Step && gone_in(&log) <= Feet::SQUARE.into();
        let riders = self.ends.riders().map(|rider| self.means_of_rider(rider, stays));
        let means = riders.chain([own]).min_by_key(|means| means.rank()).unwrap_or(own);
        let riders = self.ends.riders().count();
        Best { means, attackers: if riders > 0 { riders + 1 } else { 0 } }
    }

    /// The rights by which the mover may take a five-foot step.
    pub(crate) fn step_ways(&self) -> &'static [StepWay] {
        let bought = self.referee.ruleset.five_foot_step.value.can_be_bought();
        let trades = bought && self.mover.creature.base_attacks.is_some();
        if trades { &[StepWay::Free, StepWay::Trade] } else { &[StepWay::Free] }
    }

    /// Whether this pace can help: a longer one can't if a shorter one has found the same.
    fn is_worth(&self, pace: Pace) -> bool {
        match pace {
            Pace::Crawl => Hindrances(self.referee).only_crawls(self.mover.creature),
            Pace::Minimum => {
                let stuck = !Walks(self.referee).cannot_go_on(self.mover, Pace::Single).is_empty();
                stuck || self.is_slow() || self.is_beside_impeded()
            }
            _ => true,
        }
    }

    /// Whether the speed isn't enough even for one square of hampering ground.
    fn is_slow(&self) -> bool {
        self.referee.ruleset.speed(self.mover.creature) < Feet::SQUARE * 4
    }

    /// Whether ground beside the mover takes a whole turn to enter.
    fn is_beside_impeded(&self) -> bool {
        let creature = self.mover.creature;
        let impeded = |at: Placement| at.squares().any(|square| StepPrices(self.referee).is_impeded(creature, square));
        self.beside(self.mover.placement).into_iter().any(|(at, _)| impeded(at))
    }

    fn add(&self, pace: Pace, (to, prefer, way): (Square, Prefer, StepWay), ruling: Ruling, front: &mut Front) {
        if ruling.verdict != Verdict::Illegal && ruling.to.anchor != to {
            // It stops short of its goal, which another way may be aimed at.
            return;
        }
        let approach = match pace {
            Pace::Step => Approach::Step { to, way },
            pace => Approach::Walk { pace, to, prefer, by: Vec::new() },
        };
        front.add(self.way(approach, ruling));
    }

    /// The places beside the mover, in its full space.
    pub(crate) fn beside(&self, from: Placement) -> Vec<(Placement, Feet)> {
        let around = from.anchor;
        let offsets = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|&offset| offset != (0, 0));
        let beside = offsets.map(|offset| (self.mover.full.at(around.offset(offset)), Feet::SQUARE));
        beside.filter(|(at, _)| self.referee.encounter.battlefield.holds(*at)).collect()
    }

    /// The places one step away, squeezed where the map leaves no more room and the pace allows it.
    fn beside_in(&self, step_table: &StepTable<'_, '_>, pace: Pace) -> Vec<(Placement, Feet)> {
        let from = self.mover.placement;
        let mut beside = self.beside(from);
        if pace == Pace::Step {
            return beside;
        }
        let known: Vec<Square> = beside.iter().map(|(at, _)| at.anchor).collect();
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| from.anchor.offset((dx, dy))));
        let fits = |at: &Placement| self.referee.encounter.battlefield.holds(*at) && from.is_one_step_from(*at);
        let squeezed = around
            .filter(|anchor| !known.contains(anchor))
            .filter_map(|anchor| (0..step_table.stances.len()).map(|shape| step_table.at(shape, anchor)).find(fits));
        beside.extend(squeezed.map(|at| (at, Feet::SQUARE)));
        beside
    }

    /// The ends worth getting to, with how many threaten them and their minimum price: best first.
    pub(crate) fn sorted(&self, ends: Vec<(Placement, Feet)>) -> Vec<(usize, Feet, Square)> {
        let own = self.mover.placement.anchor;
        let altitude = |at: Placement| self.ends.kept_altitude(self.mover, at);
        // The nearest are examined first, as far as there is work left.
        let mut ends = ends;
        ends.sort_by_key(|&(at, feet)| (feet, at.anchor));
        let ends = ends.into_iter().take_while(|_| self.referee.work().is_none_or(Work::leaves_rulings));
        let allowed = ends.filter(|(at, _)| at.anchor != own && self.ends.allows(*at, altitude(*at)));
        let away = matches!(self.aim, Aim::Away);
        let exposed = |at: Placement| if away { self.ends.exposure(at, altitude(at)) } else { 0 };
        let aside = |at: Placement| self.ends.aside(self.mover, at.anchor);
        // Nobody comes down on the target where there is room beside it.
        let end = |(at, feet): (Placement, Feet)| (exposed(at), self.ends.is_inside(at), feet, aside(at), at.anchor);
        let mut ends: Vec<_> = allowed.map(end).collect();
        ends.sort_unstable();
        ends.into_iter().map(|(exposed, _, feet, _, anchor)| (exposed, feet, anchor)).collect()
    }
}

/// The sets of opponents provoked by the possible first steps.
fn first_struck(step_table: &StepTable<'_, '_>, threateners: &Threateners<'_>) -> Vec<Opponents> {
    let start = step_table.mover.placement;
    let Some(shape) = step_table.shape_of(start) else { return Vec::new() };
    let steps = step_table.moves.iter().filter(|step| step.from == shape && step.leads_from(start.anchor));
    let mut sets: Vec<Opponents> = Vec::new();
    for provoked in steps.map(|step| step_table.provokes(threateners, step, start.anchor)) {
        if !sets.contains(&provoked) {
            sets.push(provoked);
        }
    }
    sets
}

/// How many opponents strike whatever the first step, and so on every path.
fn least_strikes(step_table: &StepTable<'_, '_>, threateners: &Threateners<'_>) -> usize {
    let sets = first_struck(step_table, threateners);
    sets.into_iter().map(|provoked| threateners.strikes_of(provoked) as usize).min().unwrap_or(0)
}

/// The places that some path reaches with no more strikes than every path has; on all other paths there is at least one
/// more.
struct Unstruck(Vec<Mask>);

impl Unstruck {
    fn has(&self, anchor: Square) -> bool {
        self.0.iter().any(|places| places.has(anchor))
    }
}

/// The work of examining one step of such a path.
const LOOKED_AT: u32 = 1;

/// Computes these places. `unavoidable`: how many strike on every path. No path is longer than the budget.
fn unstruck(
    step_table: &StepTable<'_, '_>,
    threateners: &Threateners<'_>,
    (unavoidable, budget): (usize, Feet),
) -> Unstruck {
    let start = step_table.mover.placement;
    let near = start.area().grown(budget.squares().cast_signed());
    let nowhere = || step_table.stances.iter().map(|stance| Mask::empty_like(&stance.open)).collect::<Vec<_>>();
    let mut all = nowhere();
    let Some(shape) = step_table.shape_of(start) else { return Unstruck(all) };
    let few = |provoked: &Opponents| threateners.strikes_of(*provoked) as usize <= unavoidable;
    for calm in first_struck(step_table, threateners).into_iter().filter(few) {
        let mut seen = nowhere();
        let mut open: Vec<(ShapeId, Square)> = vec![(shape, start.anchor)];
        while let Some((from, anchor)) = open.pop() {
            for step in step_table.moves.iter().filter(|step| step.from == from && step.leads_from(anchor)) {
                step_table.referee.spend(LOOKED_AT);
                let there = anchor.offset(step.offset);
                let known = seen[step.to].has(there) || !near.contains(there);
                if !known && step_table.provokes(threateners, step, anchor).is_within(calm) {
                    seen[step.to].insert(there);
                    open.push((step.to, there));
                }
            }
        }
        all.iter_mut().zip(&seen).for_each(|(all, seen)| all.add(seen));
    }
    Unstruck(all)
}
