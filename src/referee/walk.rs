//! Walking: a judged move, and where a walker can get to.

use std::collections::BTreeMap;

use super::explore::{Ground, Quest, TooTangled};
use super::provoke::Watch;
use super::ruling::{Fact, Finding, Provocation, Ruling, Step, Verdict};
use super::{Mover, Referee, Spent};
use crate::grid::{Feet, Path, Placement, Square};
use crate::ruleset::RuleId;

/// How much of the turn goes into moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One move action: the creature's speed.
    #[default]
    Single,
    /// Nothing but moving: twice its speed.
    Double,
}

/// What makes one route better than another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Prefer {
    /// Fewest feet; among those fewest opponents provoked; among those fewest steps.
    #[default]
    Shortest,
    /// Fewest opponents provoked within the budget; among those fewest feet; among those fewest steps.
    Safest,
}

/// A walk that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// How much of the turn goes into it.
    pub pace: Pace,
    /// Which route is best.
    pub prefer: Prefer,
    /// Whether to stop on the way, at the last legal end within the budget, if the goal is too far.
    pub as_far_as: bool,
}

impl<'a> Referee<'a> {
    /// What the mover may spend at this pace.
    #[must_use]
    pub fn budget(&self, mover: &Mover<'a>, pace: Pace) -> Feet {
        let paces = self.ruleset.speed.is;
        mover.creature.speed.unwrap_or(Feet(30))
            * match pace {
                Pace::Single => paces.single,
                Pace::Double => paces.double,
            }
    }

    /// The least feet to every anchor where the mover may end its move at this pace; where it stands with 0.
    #[must_use]
    pub fn reachable(&self, mover: &Mover<'a>, pace: Pace) -> BTreeMap<Square, Feet> {
        let watch = self.watch(mover);
        self.ends(&Ground::new(self, mover, &watch), mover, self.budget(mover, pace))
    }

    fn ends(&self, ground: &Ground<'a, '_>, mover: &Mover<'a>, budget: Feet) -> BTreeMap<Square, Feet> {
        let start = mover.placement;
        let may_end =
            |anchor: Square| anchor == start.anchor || self.end_refusals(mover, start.footprint.at(anchor)).is_empty();
        ground.flood(budget).into_iter().filter(|&(anchor, _)| may_end(anchor)).collect()
    }

    /// Judges a walk. Several stops, each beside the one before and the first beside the mover, are a path given by hand;
    /// otherwise the best route over the stops is found first. Without stops the mover stays where it is.
    #[must_use]
    pub fn adjudicate(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let watch = self.watch(mover);
        let ground = Ground::new(self, mover, &watch);
        let mut case = Case { referee: self, mover, watch: &watch, walk, budget: self.budget(mover, walk.pace) };
        case.judge(&ground)
    }
}

/// A route, and whether the search could prove that there is no better one.
struct Route {
    path: Path,
    proved: bool,
}

/// One walk before the referee.
struct Case<'a, 'r> {
    referee: &'r Referee<'a>,
    mover: &'r Mover<'a>,
    watch: &'r Watch<'a>,
    walk: &'r Walk,
    budget: Feet,
}

impl<'a> Case<'a, '_> {
    fn judge(&mut self, ground: &Ground<'a, '_>) -> Ruling {
        let start = self.mover.placement;
        // A path as rulings tell it begins with the square that the mover stands in.
        let (is_path, stops): (bool, &[Square]) = match self.walk.stops.split_first() {
            Some((first, rest)) if *first == start.anchor && !rest.is_empty() => (true, rest),
            _ => (self.walk.stops.len() > 1, &self.walk.stops),
        };
        let goal = start.footprint.at(stops.last().copied().unwrap_or(start.anchor));
        let mut ruling = if let Some(path) = self.by_hand(stops).filter(|_| is_path) {
            self.judge_path(&path, goal)
        } else {
            match self.find(ground, stops, goal) {
                Ok(Some(Route { path, proved })) => {
                    let mut found = self.judge_path(&path, goal);
                    found.proved = proved;
                    found
                }
                Ok(None) => {
                    let mut closed = self.judge_path(&self.closed_way(stops), goal);
                    // What a way costs that is none is not why.
                    closed.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
                    closed
                }
                Err(TooTangled) => self.refuse(goal, vec![note(RuleId::Speed, Fact::TooTangled)]),
            }
        };
        if self.walk.as_far_as {
            ruling = self.cut_short(ruling, goal);
        }
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.nearest = self.nearest_end(ground, goal);
            // Who cannot strike is of no interest where nobody moves.
            ruling.findings.retain(|finding| finding.fact.refuses());
        }
        ruling
    }

    /// The stops as a path, if each is one step from the one before.
    fn by_hand(&self, stops: &[Square]) -> Option<Path> {
        let start = self.mover.placement;
        let mut path = Path::from(start);
        for &stop in stops {
            path.push(start.footprint.at(stop)).ok()?;
        }
        Some(path)
    }

    /// The best legal route, else the cheapest one that leads to the goal at all, whatever it costs; and whether that it is
    /// the best is proved.
    fn find(&self, ground: &Ground<'a, '_>, stops: &[Square], goal: Placement) -> Result<Option<Route>, TooTangled> {
        let proved = |path| Route { path, proved: true };
        if goal == self.mover.placement || self.referee.end_refusals(self.mover, goal).is_empty() {
            let within = |prefer| ground.route(stops, Quest::Best(prefer, Some(self.budget)));
            match within(self.walk.prefer) {
                Ok(Some(path)) => return Ok(Some(proved(path))),
                Ok(None) => {}
                Err(TooTangled) => {
                    let instead = within(Prefer::Shortest).or_else(|_| ground.route(stops, Quest::Cheapest))?;
                    return Ok(instead.map(|path| Route { path, proved: false }));
                }
            }
        }
        let Some(cheapest) = ground.route(stops, Quest::Cheapest)? else { return Ok(None) };
        if !self.walk.as_far_as {
            return Ok(Some(proved(cheapest)));
        }
        // As cheap, and of those the one that provokes fewest.
        let kindest = ground.route(stops, Quest::Best(Prefer::Shortest, None)).ok().flatten();
        Ok(Some(proved(kindest.unwrap_or(cheapest))))
    }

    /// Judges a path step by step: its price, who gets to strike, and everything that forbids it.
    fn judge_path(&self, path: &Path, goal: Placement) -> Ruling {
        let mut ruling = self.refuse(goal, Vec::new());
        let mut spent = Spent::default();
        let mut covered = Vec::new();
        for (index, (from, to)) in path.steps().enumerate() {
            let refusals = self.referee.step_refusals(self.mover, from, to);
            ruling.findings.extend(refusals.into_iter().map(|(rule, fact)| Finding { rule, step: Some(index), fact }));
            let stride = self.referee.stride(from, to);
            let rules = self.referee.price_rules(&stride, spent);
            let (feet, after) = self.referee.price(&stride, spent);
            spent = after;
            ruling.steps.push(Step { to, feet, rules });
            for chance in self.referee.chances(self.watch, from, to) {
                if ruling.provocations.iter().all(|earlier| earlier.by != chance.by.name) {
                    ruling.provocations.push(Provocation {
                        by: chance.by.name.clone(),
                        step: index,
                        leaving: chance.leaving,
                        entering: chance.entering,
                        rule: chance.rule,
                    });
                }
            }
            for opponent in self.referee.covered(self.watch, from, to) {
                if !covered.contains(&&opponent.name) {
                    covered.push(&opponent.name);
                }
            }
        }
        if !path.is_empty() {
            let occupied = self.referee.end_refusals(self.mover, path.end());
            ruling.findings.extend(occupied.into_iter().filter(|end| end.rule != RuleId::Blocking));
        }
        ruling.feet = Some(spent.feet);
        if spent.feet > self.budget {
            ruling.findings.push(note(RuleId::Speed, Fact::TooFar { feet: spent.feet }));
        }
        for who in covered {
            if ruling.provocations.iter().all(|provocation| provocation.by != *who) {
                ruling.findings.push(note(RuleId::Cover, Fact::Covered { who: who.clone() }));
            }
        }
        ruling
    }

    /// No route leads there: the one that would if nobody stood in it, else as near as the ground allows and straight on.
    fn closed_way(&self, stops: &[Square]) -> Path {
        let deserted = Ground::deserted(self.referee, self.mover, self.watch);
        let route = |stops: &[Square]| deserted.route(stops, Quest::Cheapest).ok().flatten();
        if let Some(path) = route(stops) {
            return path;
        }
        let start = Path::from(self.mover.placement);
        let &[goal] = stops else { return self.straight(start, stops) };
        let away = |anchor: Square| self.referee.feet_between_squares(anchor, goal);
        let reached = deserted.flood(Feet(u32::MAX));
        let nearest = reached.into_iter().min_by_key(|&(anchor, feet)| (away(anchor), feet, anchor));
        let as_near = nearest.and_then(|(anchor, _)| route(&[anchor]));
        self.straight(as_near.unwrap_or(start), stops)
    }

    /// A path led straight on from stop to stop, whatever stands in it.
    fn straight(&self, mut path: Path, stops: &[Square]) -> Path {
        for &stop in stops {
            loop {
                let (dx, dy) = path.end().anchor.to(stop);
                let next = path.end().anchor.offset((dx.signum(), dy.signum()));
                if path.push(self.mover.placement.footprint.at(next)).is_err() {
                    break;
                }
            }
        }
        path
    }

    /// The same ruling, ended where the mover may stop: at the last such step within the budget and before whatever closes
    /// the way.
    fn cut_short(&self, ruling: Ruling, goal: Placement) -> Ruling {
        let mut best = Path::from(self.mover.placement);
        let mut path = best.clone();
        let mut spent = Feet(0);
        let refused = ruling.refusals().filter_map(|finding| finding.step).min().unwrap_or(ruling.steps.len());
        for step in &ruling.steps[..refused] {
            spent += step.feet;
            if spent > self.budget || path.push(step.to).is_err() {
                break;
            }
            if self.referee.end_refusals(self.mover, step.to).is_empty() {
                best = path.clone();
            }
        }
        if best.is_empty() && ruling.refusals().any(|finding| !finding.fact.is_about_stopping()) {
            return ruling;
        }
        let mut short = self.judge_path(&best, best.end());
        short.proved = ruling.proved;
        if best.end() != goal {
            let closed = ruling.refusals().find(|finding| finding.rule != RuleId::Speed).map(|finding| finding.rule);
            let why = if spent > self.budget { RuleId::Speed } else { closed.unwrap_or(RuleId::Speed) };
            short.findings.push(note(why, Fact::StopsShort { goal }));
        }
        short
    }

    /// Where the mover could end within its budget, nearest to the goal; among equals the cheapest, then in reading order.
    fn nearest_end(&self, ground: &Ground<'a, '_>, goal: Placement) -> Option<(Placement, Feet)> {
        let away = |anchor: Square| self.referee.feet_between_squares(anchor, goal.anchor);
        let mut ends = self.referee.ends(ground, self.mover, self.budget);
        if !self.referee.end_refusals(self.mover, self.mover.placement).is_empty() {
            // Put there by hand, where no move may end: staying is no advice.
            ends.remove(&self.mover.placement.anchor);
        }
        let nearest = ends.into_iter().min_by_key(|&(anchor, feet)| (away(anchor), feet, anchor))?;
        Some((goal.footprint.at(nearest.0), nearest.1)).filter(|(nearest, _)| *nearest != self.mover.placement)
    }

    fn refuse(&self, goal: Placement, findings: Vec<Finding>) -> Ruling {
        Ruling {
            verdict: Verdict::Legal,
            creature: self.mover.creature.name.clone(),
            from: self.mover.placement,
            to: goal,
            feet: None,
            budget: self.budget,
            steps: Vec::new(),
            proved: true,
            provocations: Vec::new(),
            findings,
            nearest: None,
        }
    }
}

fn note(rule: RuleId, fact: Fact) -> Finding {
    Finding { rule, step: None, fact }
}
