//! Where forced movement can lead: rays, and searches over steps that all lead the right way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::company::Company;
use super::distance::Spot;
use super::distance::between_centers;
use super::forced::{ForcedFact, Thrust, turned};
use super::ruling::{Fact, Step};
use super::step::{Spent, Stride};
use super::{Mover, Referee};
use crate::field::Creature;
use crate::grid::{Direction, Feet, Footprint, Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::ForcedPrice;

/// A way that somebody was moved.
#[derive(Clone, Debug, Default)]
pub(super) struct Drifted {
    pub(super) steps: Vec<Step>,
    spent: Spent,
    /// What closes the way further on; nothing where the feet ran out or it came to its goal.
    pub(super) closed: Vec<(RuleId, Fact)>,
    /// The edge that it came over.
    pub(super) ledge: Option<Square>,
}

impl Drifted {
    /// What it cost.
    pub(super) fn feet(&self) -> Feet {
        Feet(self.steps.iter().map(|step| step.feet.0).sum())
    }

    /// Leaves out all steps after so many.
    pub(super) fn cut(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }

    /// Leaves out the last steps up to a place where it may end.
    pub(super) fn trim(&mut self, may_end: impl Fn(Placement) -> bool) {
        while self.steps.last().is_some_and(|step| !may_end(step.to)) {
            self.steps.pop();
        }
    }
}

/// A partial way in a search, and how it was come to.
#[derive(Clone, Copy)]
struct Reached {
    at: Placement,
    spent: Spent,
    strayed: u64,
    from: Option<usize>,
}

/// The steps that a forced movement can make.
pub(super) struct Drift<'b, 's> {
    referee: Referee<'b>,
    mover: &'s Mover<'b>,
    company: &'s Company<'b>,
    source: &'s Creature,
    how: Thrust,
    budget: Feet,
    /// Whether it goes straight, whatever is nearer or farther.
    straight: bool,
    /// Whether it pays as walking does.
    walks: bool,
    /// The space that it takes up on its way.
    shape: Footprint,
}

impl<'b, 's> Drift<'b, 's> {
    pub(super) fn new(
        (referee, mover, company): (Referee<'b>, &'s Mover<'b>, &'s Company<'b>),
        (source, how, budget): (&'s Creature, Thrust, Feet),
        straight: bool,
    ) -> Self {
        let walks = referee.ruleset.forced.is != ForcedPrice::GroundIgnored;
        let shape = if walks { mover.placement.footprint } else { mover.full };
        Drift { referee, mover, company, source, how, budget, straight, walks, shape }
    }

    /// Whether it may come to an end here: among nobody who keeps others out.
    pub(super) fn may_end(&self, at: Placement) -> bool {
        !self.company.met(at).any(|(neighbor, _)| self.referee.bars_the_forced(self.mover, neighbor.creature))
    }

    fn apart(&self, at: Placement) -> (bool, u32) {
        let here = Spot::of(at, self.referee.levels(self.mover.creature));
        self.referee.apart(self.referee.spot(self.source), here)
    }

    fn leads_right(&self, from: Placement, to: Placement) -> bool {
        let beside = (true, Feet::SQUARE.0);
        match self.how {
            _ if self.straight => true,
            Thrust::Push => self.apart(to) > self.apart(from),
            Thrust::Pull => {
                let (here, there) = (self.apart(from), self.apart(to));
                there < here || (here == beside && there == beside)
            }
            Thrust::Slide | Thrust::Fling => true,
        }
    }

    /// Everything that forbids a step; empty if it can be made.
    fn refusals(&self, from: Placement, to: Placement) -> Vec<(RuleId, Fact)> {
        let forced = |fact| (self.how.rule(), Fact::Forced(fact));
        let mut refusals = Vec::new();
        if !self.leads_right(from, to) {
            refusals.push(forced(ForcedFact::WrongWay { how: self.how, square: to.anchor }));
        }
        refusals.extend(self.referee.ground_refusals(self.mover.creature, to));
        let barring = self.company.met(to).filter(|(neighbor, _)| {
            self.referee.bars_the_forced(self.mover, neighbor.creature) && !neighbor.space.overlaps(from)
        });
        refusals
            .extend(barring.map(|(neighbor, square)| {
                forced(ForcedFact::Occupied { who: neighbor.creature.name.clone(), square })
            }));
        for crossing in self.referee.crossing_refusals(self.mover, from, to) {
            if !refusals.contains(&crossing) {
                refusals.push(crossing);
            }
        }
        if refusals.is_empty() && !self.walks && self.referee.crossed(self.mover, from, to).1 {
            refusals.push((RuleId::Forced, Fact::Forced(ForcedFact::Narrow { square: to.anchor })));
        }
        refusals
    }

    fn price(&self, from: Placement, to: Placement, spent: Spent) -> (Feet, Spent, Vec<RuleId>) {
        let (columns, rows) = from.axes_moved(to);
        let diagonal = columns != 0 && rows != 0;
        let stride = if self.walks {
            self.referee.stride(self.mover, self.company, from, to)
        } else {
            Stride { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false }
        };
        let (feet, after) = self.referee.price(self.referee.prices(self.mover.creature), &stride, spent);
        let rules = match feet > Feet::SQUARE {
            true if self.walks => self.referee.price_rules(self.mover, self.company, (from, to), spent),
            true => vec![RuleId::Diagonals],
            false => Vec::new(),
        };
        (feet, after, rules)
    }

    /// Makes a step, if it can be made and paid.
    fn go(&self, way: &mut Drifted, to: Placement) -> bool {
        let from = way.steps.last().map_or(self.mover.placement, |step| step.to);
        if !from.is_one_step_from(to) {
            way.closed = vec![(RuleId::Forced, Fact::Forced(ForcedFact::NoSquare))];
            return false;
        }
        // Where the feet run out nothing else is asked, so that nobody strikes what it does not come to.
        let (feet, spent, rules) = self.price(from, to, way.spent);
        if spent.feet > self.budget {
            return false;
        }
        way.closed = self.refusals(from, to);
        if !way.closed.is_empty() {
            return false;
        }
        way.spent = spent;
        way.steps.push(Step { to, feet, rules, squeezed: false });
        true
    }

    /// Straight on for at most so many steps, or over an edge.
    pub(super) fn ray(&self, way: Direction, most: u32, ledge: Option<Square>) -> Drifted {
        let mut drifted = Drifted::default();
        let mut anchor = self.mover.placement.anchor;
        for _ in 0..most {
            anchor = anchor.offset(way.delta());
            let to = self.shape.at(anchor);
            if !self.go(&mut drifted, to) {
                break;
            }
            drifted.ledge = ledge.filter(|&square| to.contains(square));
            if drifted.ledge.is_some() {
                break;
            }
        }
        drifted
    }

    /// Of the eight straight ways the one that leads farthest; among equals the one that keeps to the line of the centers.
    pub(super) fn farthest(&self) -> (Direction, Drifted) {
        let line = between_centers(self.referee.ruleset.placement(self.source), self.mover.placement);
        let mut best: Option<((usize, i64), Direction, Drifted)> = None;
        for way in Direction::ALL {
            let mut drifted = self.ray(way, u32::MAX, None);
            drifted.trim(|at| self.may_end(at));
            let rank = (drifted.steps.len(), turned(line, way));
            if best.as_ref().is_none_or(|(other, ..)| rank > *other) {
                best = Some((rank, way, drifted));
            }
        }
        best.map_or_else(|| (Direction::North, Drifted::default()), |(_, way, drifted)| (way, drifted))
    }

    /// As near to the source as it can, the shortest way.
    pub(super) fn toward(&self) -> Drifted {
        let mut way = Drifted::default();
        if self.apart(self.mover.placement) == (true, Feet::SQUARE.0) {
            way.closed = vec![(self.how.rule(), Fact::Forced(ForcedFact::BesideAlready))];
            return way;
        }
        let all = self.search(self.mover.placement, Spent::default());
        let ends = (0..all.len()).filter(|&nth| self.may_end(all[nth].at));
        let end = ends.min_by_key(|&nth| (self.apart(all[nth].at), all[nth].spent.feet, all[nth].strayed));
        self.follow(&mut way, &all, end);
        if way.steps.is_empty() {
            // What closes the way is told of the straight one.
            let (dx, dy) = between_centers(self.mover.placement, self.referee.ruleset.placement(self.source));
            let best = Direction::ALL.into_iter().max_by_key(|&direction| turned((dx, dy), direction));
            way.closed = best.map_or_else(Vec::new, |direction| self.ray(direction, 1, None).closed);
        }
        way
    }

    /// Over these stops: a path step by step if each is beside the one before, else by the shortest ways between them; as
    /// far as that goes.
    pub(super) fn over(&self, stops: &[Square]) -> Drifted {
        let start = self.mover.placement.anchor;
        let stops = if stops.first() == Some(&start) && stops.len() > 1 { &stops[1..] } else { stops };
        let mut before = start;
        let by_hand = stops.len() > 1
            && stops.iter().all(|&stop| {
                let beside = before.is_beside(stop);
                before = stop;
                beside
            });
        let mut way = Drifted::default();
        for &stop in stops {
            if by_hand {
                if !self.go(&mut way, self.shape.at(stop)) {
                    break;
                }
                continue;
            }
            let here = way.steps.last().map_or(self.mover.placement, |step| step.to);
            let all = self.search(here, way.spent);
            let goal = self.shape.at(stop);
            let there = (0..all.len()).filter(|&nth| all[nth].at == goal);
            let found = there.min_by_key(|&nth| (all[nth].spent.feet, all[nth].strayed));
            if found.is_some() {
                self.follow(&mut way, &all, found);
                continue;
            }
            let ends = (0..all.len()).filter(|&nth| self.may_end(all[nth].at));
            let away = |nth: usize| self.referee.feet_between_squares(all[nth].at.anchor, stop);
            let near = ends.min_by_key(|&nth| (away(nth), all[nth].spent.feet, all[nth].strayed, all[nth].at.anchor));
            self.follow(&mut way, &all, near);
            way.closed = self.closed_goal(goal);
            break;
        }
        way
    }

    /// What is wrong with a goal that no way leads to.
    fn closed_goal(&self, goal: Placement) -> Vec<(RuleId, Fact)> {
        let start = self.mover.placement;
        let mut closed = self.referee.ground_refusals(self.mover.creature, goal);
        let forced = |fact| (self.how.rule(), Fact::Forced(fact));
        closed.extend(self.company.met(goal).filter_map(|(neighbor, square)| {
            let bars = self.referee.bars_the_forced(self.mover, neighbor.creature);
            bars.then(|| forced(ForcedFact::Occupied { who: neighbor.creature.name.clone(), square }))
        }));
        if !self.leads_right(start, goal) {
            closed.push(forced(ForcedFact::WrongWay { how: self.how, square: goal.anchor }));
        }
        if closed.is_empty() {
            closed.push(forced(ForcedFact::OutOfReach { square: goal.anchor }));
        }
        closed
    }

    /// Every place that can be come to from here, with the cheapest way to it and of those the straightest.
    fn search(&self, here: Placement, spent: Spent) -> Vec<Reached> {
        let mut all = vec![Reached { at: here, spent, strayed: 0, from: None }];
        let mut open = BinaryHeap::from([Reverse((spent.feet, 0, here.anchor, 0_usize))]);
        let mut done: BTreeMap<(Square, usize, bool), ()> = BTreeMap::new();
        let mut settled = Vec::new();
        while let Some(Reverse((_, _, anchor, nth))) = open.pop() {
            let Reached { at, spent, strayed, .. } = all[nth];
            if done.insert((anchor, spent.tally.index(), at.footprint == self.shape), ()).is_some() {
                continue;
            }
            settled.push(nth);
            for way in Direction::ALL {
                let to = self.shape.at(anchor.offset(way.delta()));
                if !at.is_one_step_from(to) || !self.refusals(at, to).is_empty() {
                    continue;
                }
                let (_, after, _) = self.price(at, to, spent);
                if after.feet > self.budget {
                    continue;
                }
                let strayed = strayed + self.strays(to);
                open.push(Reverse((after.feet, strayed, to.anchor, all.len())));
                all.push(Reached { at: to, spent: after, strayed, from: Some(nth) });
            }
        }
        // Only what was settled is the cheapest way to its place; the others keep their numbers and are out of the question.
        let mut best: Vec<Reached> = Vec::with_capacity(settled.len());
        let mut number: BTreeMap<usize, usize> = BTreeMap::new();
        for nth in settled {
            number.insert(nth, best.len());
            let from = all[nth].from.and_then(|from| number.get(&from).copied());
            best.push(Reached { from, ..all[nth] });
        }
        best
    }

    /// How far a place lies off the line of the centers, squared.
    fn strays(&self, at: Placement) -> u64 {
        let source = self.referee.ruleset.placement(self.source);
        let (line, here) = (between_centers(source, self.mover.placement), between_centers(source, at));
        (line.0 * here.1 - line.1 * here.0).unsigned_abs().saturating_pow(2)
    }

    /// Goes on to a place that a search came to.
    fn follow(&self, way: &mut Drifted, all: &[Reached], end: Option<usize>) {
        let mut back: Vec<Placement> = Vec::new();
        let mut at = end;
        while let Some(nth) = at.filter(|&nth| all[nth].from.is_some()) {
            back.push(all[nth].at);
            at = all[nth].from;
        }
        for place in back.into_iter().rev() {
            self.go(way, place);
        }
    }
}
