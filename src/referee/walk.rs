//! Walking: what can be asked of the referee about it.

use super::case::Case;
use super::chart::Chart;
use super::company::{Company, Stop};
use super::pace::{Pace, RunSoFar, StepWay};
use super::reach::Reach;
use super::ruling::{Finding, Ruling};
use super::wave::Layer;
use super::{Mover, Referee};
use crate::grid::{Feet, Mask, Placement, Square};

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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// How much of the turn goes into it.
    pub pace: Pace,
    /// Which route is best.
    pub prefer: Prefer,
    /// Whether to stop on the way, at the last legal end within the budget, if the goal is too far.
    pub as_far_as: bool,
    /// Whether it may stop in the squares of those who agree.
    pub share: bool,
    /// Whether it is movement in answer to that of others, which the mover has declared for the phase.
    pub answers: bool,
    /// Whether a full-round action is taken as well.
    pub full_round: bool,
    /// By what right a five-foot step is taken.
    pub way: StepWay,
    /// What a runner brings from the rounds before.
    pub run: RunSoFar,
}

impl<'a> Referee<'a> {
    /// The least feet to every anchor where the mover may end its move at this pace; where it stands with 0.
    #[must_use]
    pub fn reachable(&self, mover: &Mover<'a>, pace: Pace, share: bool) -> Reach {
        let mover = mover.in_manner(self.manner(pace, share));
        let (refusals, _) = self.pace_refusals(&mover, &Walk { pace, ..Walk::default() });
        let company = self.company(&mover);
        let chart = Chart::new(self, &mover, Some(&company));
        let budget = if refusals.is_empty() { self.budget(&mover, pace) } else { Feet(0) };
        if pace.is_one_step() && pace != Pace::Crawl && refusals.is_empty() {
            return self.ends_of_a_step(&mover, &company, &chart, pace);
        }
        self.ends(&chart, &company, budget)
    }

    /// Every end of a movement over one square that does not ask what the square costs.
    fn ends_of_a_step(&self, mover: &Mover<'a>, company: &Company<'a>, chart: &Chart<'a, '_>, pace: Pace) -> Reach {
        let start = mover.placement;
        let (watch, walk) = (self.watch(mover), Walk { pace, ..Walk::default() });
        let case =
            Case { referee: self, mover, company, watch: &watch, walk: &walk, budget: Feet::SQUARE, through: &[] };
        let Some(from) = chart.shape_of(start) else { return Reach::default() };
        let only = |anchor: Square, shape: usize, feet: Feet| {
            let mut anchors = Mask::empty_like(&chart.stances[shape].open);
            anchors.insert(anchor);
            (chart.stances[shape].squeezed, Layer { feet, shape, anchors })
        };
        let steps = chart.moves.iter().filter(|step| step.from == from && step.open.has(start.anchor));
        let ends = steps.filter_map(|step| {
            let ((dx, dy), anchor) = (step.offset, start.anchor.offset(step.offset));
            let to = chart.at(step.to, anchor);
            let one_square = dx.abs() <= 1 && dy.abs() <= 1 && (dx, dy) != (0, 0);
            let paced = case.pace_of_step(start, to).is_none() && !case.takes_a_plain_move(to);
            let may = paced && self.end_refusals(mover, company, to).is_empty();
            (one_square && may).then(|| only(anchor, step.to, Feet::SQUARE))
        });
        Reach::new(ends.chain([only(start.anchor, from, Feet(0))]).collect())
    }

    /// What keeps the mover from this pace altogether.
    #[must_use]
    pub fn cannot_go(&self, mover: &Mover<'a>, pace: Pace) -> Vec<Finding> {
        self.pace_refusals(mover, &Walk { pace, ..Walk::default() }).0
    }

    /// Every end within the budget.
    pub(super) fn ends(&self, chart: &Chart<'a, '_>, company: &Company<'a>, budget: Feet) -> Reach {
        let start = chart.mover.placement;
        let shape_of_start = chart.shape_of(start);
        let mut layers: Vec<(bool, Layer)> = Vec::new();
        if let Some(shape) = shape_of_start {
            let mut anchors = Mask::empty_like(&chart.stances[shape].open);
            anchors.insert(start.anchor);
            layers.push((chart.stances[shape].squeezed, Layer { feet: Feet(0), shape, anchors }));
        }
        let may_end: Vec<Mask> = (0..chart.stances.len())
            .map(|shape| {
                let mut may_end = chart.may_end(company, shape);
                // Where it stands it ends as it stands, for nothing.
                may_end.remove(start.anchor);
                may_end
            })
            .collect();
        for mut layer in chart.flood(budget).layers {
            layer.anchors.keep(&may_end[layer.shape]);
            layers.push((chart.stances[layer.shape].squeezed, layer));
        }
        Reach::new(layers)
    }

    /// Judges a walk. Several stops, each beside the one before and the first beside the mover, are a path given by hand;
    /// otherwise the best route over the stops is found first. Without stops the mover stays where it is.
    #[must_use]
    pub fn adjudicate(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let mover = mover.in_manner(self.manner(walk.pace, walk.share));
        let company = self.company(&mover);
        let watch = self.watch(&mover);
        let budget = self.budget(&mover, walk.pace);
        Case { referee: self, mover: &mover, company: &company, watch: &watch, walk, budget, through: &[] }.judge()
    }

    /// Why the mover may not end its move here; empty if it may.
    pub(super) fn end_refusals(&self, mover: &Mover<'a>, company: &Company<'a>, at: Placement) -> Vec<Finding> {
        let ground = self.ground_refusals(mover.creature, at);
        let mut refusals: Vec<Finding> =
            ground.into_iter().map(|(rule, fact)| Finding { rule, step: None, fact }).collect();
        refusals.extend(company.stop_refusals(self, at));
        refusals
    }
}

impl<'a> Chart<'a, '_> {
    /// The anchors where a shape may end a move as far as those who stand there have a say.
    fn may_end(&self, company: &Company<'a>, shape: usize) -> Mask {
        let stance = &self.stances[shape];
        let mut ends = Mask::full_like(&stance.open);
        let (mut refused, mut asked) = (Mask::empty_like(&ends), Mask::empty_like(&ends));
        for neighbor in &company.neighbors {
            let anchors = if matches!(neighbor.stop, Stop::Refused { .. }) { &mut refused } else { &mut asked };
            company.add_meeting(anchors, stance.shape, neighbor);
        }
        ends.drop(&refused);
        asked.keep(&ends);
        for anchor in asked.squares() {
            if !company.stop_refusals(self.referee, self.at(shape, anchor)).is_empty() {
                ends.remove(anchor);
            }
        }
        ends
    }
}
