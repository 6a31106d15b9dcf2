//! The search for routes in three dimensions. It settles labels in the order of what makes a route better, and drops one only
//! if another at the same pose is better whatever comes after.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use super::cubes::Cubes;
use super::{Craft, Halves, Leg, Pose};
use crate::grid::{Height, Placement, Square};
use crate::referee::explore::TooTangled;
use crate::referee::provoke::Opponents;
use crate::referee::walk::Prefer;

/// How many partial routes a search may hold before it is given up.
const MOST_LABELS: usize = 400_000;

/// How often it may compare two of them.
const MOST_COMPARISONS: usize = 20_000_000;

/// A place to pass, with the elevation where that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Waypoint {
    pub(super) anchor: Square,
    pub(super) elevation: Option<Height>,
}

impl Waypoint {
    /// Whether a pose is there.
    pub(super) fn is_at(self, pose: Pose) -> bool {
        pose.at.anchor == self.anchor && self.elevation.is_none_or(|elevation| elevation == pose.elevation)
    }

    /// The pose there, for somebody of this space; at this elevation if any will do.
    pub(super) fn pose(self, like: Pose) -> Pose {
        let at = like.at.footprint.at(self.anchor);
        Pose { at, elevation: self.elevation.unwrap_or(like.elevation) }
    }
}

/// A route that was found: its legs in their order.
pub(super) type Route<S> = Vec<Leg<S>>;

struct Label<S> {
    leg: Option<Leg<S>>,
    pose: Pose,
    state: S,
    passed: usize,
    spent: Halves,
    provoked: Opponents,
    steps: u32,
    parent: Option<usize>,
}

/// What a search is told.
pub(super) struct Search<'s, 'a, 'r, C: Craft> {
    pub(super) craft: &'s C,
    pub(super) start: Pose,
    pub(super) waypoints: &'s [Waypoint],
    /// Nothing dearer is looked at.
    pub(super) budget: Option<Halves>,
    pub(super) prefer: Prefer,
    pub(super) cubes: &'s Cubes<'a, 'r>,
    /// Whether ground, walls and creatures let the mover pass from one pose to another.
    pub(super) passable: &'s dyn Fn(Pose, Pose) -> bool,
    /// Whether it may end there, whatever the craft says.
    pub(super) may_end: &'s dyn Fn(Pose) -> bool,
    /// Heights between which the way stays.
    pub(super) between: (Height, Height),
}

/// Every pose beside this one.
pub(super) fn beside(pose: Pose) -> impl Iterator<Item = Pose> {
    let Pose { at, elevation } = pose;
    let around = (-1..=1).flat_map(move |rise| {
        (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (dx, dy, rise))).filter(|step| *step != (0, 0, 0))
    });
    around.map(move |(dx, dy, rise)| Pose {
        at: Placement { anchor: at.anchor.offset((dx, dy)), ..at },
        elevation: elevation + Height::of_squares(rise),
    })
}

impl<C: Craft> Search<'_, '_, '_, C> {
    /// The best route. `Ok(None)` if none leads there.
    pub(super) fn run(&self) -> Result<Option<Route<C::State>>, TooTangled> {
        let mut labels: Vec<Label<C::State>> = vec![Label {
            leg: None,
            pose: self.start,
            state: self.craft.start(),
            passed: 0,
            spent: Halves(0),
            provoked: Opponents::default(),
            steps: 0,
            parent: None,
        }];
        labels[0].passed = self.passed(0, self.start, &labels[0].state, Halves(0));
        let mut settled: HashMap<(Pose, usize), Vec<usize>> = HashMap::new();
        let mut open = BinaryHeap::from([Reverse(((0, 0, 0), 0))]);
        let mut comparisons = 0;
        while let Some(Reverse((_, index))) = open.pop() {
            let Label { pose, state, passed, spent, provoked, steps, .. } = labels[index];
            if passed == self.waypoints.len() {
                return Ok(Some(trace(labels, index)));
            }
            let there = settled.entry((pose, passed)).or_default();
            comparisons += there.len();
            if there.iter().any(|&other| self.dominates(&labels[other], &labels[index])) {
                continue;
            }
            there.push(index);
            for to in beside(pose) {
                if to.elevation < self.between.0 || to.elevation > self.between.1 || !(self.passable)(pose, to) {
                    continue;
                }
                let mut more: Option<Opponents> = None;
                for leg in self.craft.legs(pose, &state, to, spent) {
                    let spent = spent.and(leg.price);
                    if !leg.refusals.is_empty() || self.budget.is_some_and(|budget| spent > budget) {
                        continue;
                    }
                    let passed = self.passed(passed, to, &leg.state, spent);
                    let to_come = self.to_come(to, passed);
                    if self.budget.is_some_and(|budget| spent.and(to_come) > budget) {
                        continue;
                    }
                    let may = self.craft.provokes() && !self.cubes.is_empty();
                    let more = match may && !self.craft.shelters(pose, leg.mode) {
                        true => *more.get_or_insert_with(|| self.cubes.provoked(pose, to)),
                        false => Opponents::default(),
                    };
                    let label = Label {
                        pose: to,
                        state: leg.state,
                        passed,
                        spent,
                        provoked: provoked.with(more),
                        steps: steps + 1,
                        parent: Some(index),
                        leg: Some(leg),
                    };
                    let known = settled.get(&(to, passed)).map_or(&[][..], Vec::as_slice);
                    comparisons += known.len();
                    if labels.len() >= MOST_LABELS || comparisons > MOST_COMPARISONS {
                        return Err(TooTangled);
                    }
                    if known.iter().any(|&other| self.dominates(&labels[other], &label)) {
                        continue;
                    }
                    let (price, strikes) = (spent.and(to_come).0, label.provoked.count());
                    let rank = match self.prefer {
                        Prefer::Shortest => (price, strikes, label.steps),
                        Prefer::Safest => (strikes, price, label.steps),
                    };
                    open.push(Reverse((rank, labels.len())));
                    labels.push(label);
                }
            }
        }
        Ok(None)
    }

    /// Whether no continuation of the other can become better than the same continuation of this one.
    fn dominates(&self, one: &Label<C::State>, other: &Label<C::State>) -> bool {
        let cheaper = one.spent < other.spent;
        let as_cheap = one.spent == other.spent && one.steps <= other.steps;
        let quiet = one.provoked.is_within(other.provoked);
        let better = if cheaper && self.prefer == Prefer::Shortest { true } else { quiet && (cheaper || as_cheap) };
        better && self.craft.covers(&one.state, &other.state)
    }

    fn passed(&self, before: usize, here: Pose, state: &C::State, spent: Halves) -> usize {
        let mut passed = before;
        while let Some(waypoint) = self.waypoints.get(passed) {
            let last = passed + 1 == self.waypoints.len();
            let ends = || (self.may_end)(here) && self.craft.end_refusals(here, state, spent).is_empty();
            if !waypoint.is_at(here) || (last && !ends()) {
                break;
            }
            passed += 1;
        }
        passed
    }

    fn to_come(&self, from: Pose, passed: usize) -> Halves {
        self.waypoints.get(passed).map_or(Halves(0), |waypoint| self.craft.least(from, waypoint.pose(from)))
    }
}

fn trace<S>(mut labels: Vec<Label<S>>, end: usize) -> Route<S> {
    let mut route = Vec::new();
    let mut at = Some(end);
    while let Some(index) = at {
        route.extend(labels[index].leg.take());
        at = labels[index].parent;
    }
    route.reverse();
    route
}
