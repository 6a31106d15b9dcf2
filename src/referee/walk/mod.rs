//! Walking: what can be asked of the referee about it.

pub(crate) mod blocked;
pub(crate) mod judge;
pub(crate) mod ledge;
pub(crate) mod settle;
pub(crate) mod stand;

pub(crate) use judge::Case;
pub use ledge::LedgeGrabs;
pub use settle::{Settled, Settling};
pub use stand::StandingUp;

use crate::grid::{Feet, Mask, Placement, Square};
use crate::referee::board::{Company, Crossings, SharedSquares, Stop};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Strikes};
use crate::referee::request::Walk;
use crate::referee::ruling::{Finding, Pace, Ruling};
use crate::referee::search::{Chart, Layer, Reach};

/// Walks: where they lead, and whether they are legal.
#[derive(Clone, Copy, Debug)]
pub struct Walks<'a>(pub Referee<'a>);

impl<'a> Walks<'a> {
    /// The least feet to every anchor where the mover may end its move at this pace; where it stands with 0.
    #[must_use]
    pub fn reachable(&self, mover: &Mover<'a>, pace: Pace, share: bool) -> Reach {
        let mover = mover.in_manner(Paces(self.0).manner(pace, share));
        let (refusals, _) = Paces(self.0).pace_refusals(&mover, &Walk { pace, ..Walk::default() });
        let company = SharedSquares(self.0).company(&mover);
        let chart = Chart::new(self.0, &mover, Some(&company));
        let budget = if refusals.is_empty() { Paces(self.0).budget(&mover, pace) } else { Feet(0) };
        if pace.is_one_step() && pace != Pace::Crawl && refusals.is_empty() {
            return self.ends_of_a_step(&mover, &company, &chart, pace);
        }
        self.ends(&chart, &company, budget)
    }

    /// Every end of a movement over one square that does not ask what the square costs.
    fn ends_of_a_step(&self, mover: &Mover<'a>, company: &Company<'a>, chart: &Chart<'a, '_>, pace: Pace) -> Reach {
        let start = mover.placement;
        let (watch, walk) = (Strikes(self.0).watch(mover), Walk { pace, ..Walk::default() });
        let case =
            Case { referee: self.0, mover, company, watch: &watch, walk: &walk, budget: Feet::SQUARE, through: &[] };
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
        Paces(self.0).pace_refusals(mover, &Walk { pace, ..Walk::default() }).0
    }

    /// Every end within the budget.
    pub(crate) fn ends(&self, chart: &Chart<'a, '_>, company: &Company<'a>, budget: Feet) -> Reach {
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
        let mover = mover.in_manner(Paces(self.0).manner(walk.pace, walk.share));
        let company = SharedSquares(self.0).company(&mover);
        let watch = Strikes(self.0).watch(&mover);
        let budget = Paces(self.0).budget(&mover, walk.pace);
        Case { referee: self.0, mover: &mover, company: &company, watch: &watch, walk, budget, through: &[] }.judge()
    }

    /// Why the mover may not end its move here; empty if it may.
    pub(crate) fn end_refusals(&self, mover: &Mover<'a>, company: &Company<'a>, at: Placement) -> Vec<Finding> {
        let ground = Crossings(self.0).ground_refusals(mover.creature, at);
        let mut refusals: Vec<Finding> =
            ground.into_iter().map(|(rule, fact)| Finding { rule, step: None, fact }).collect();
        refusals.extend(company.stop_refusals(self.0, at));
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
