//! The ends of a reach set whose minimum price isn't proven yet, and whether a partial way can still improve one of
//! them.

use std::cell::{Cell, RefCell};

use super::search::Search;
use super::{Ends, MovementModel, Pose, Span, Transition};
use crate::grid::{Footprint, HalfFeet};
use crate::referee::context::Referee;

/// The open ends of a reach set.
pub(crate) struct OpenEnds<'m, C: MovementModel> {
    model: &'m C,
    referee: Referee<'m>,
    ends: RefCell<Vec<OpenEnd>>,
    /// The index of the end the last way could improve: the next way is likely to lead near it too.
    last: Cell<usize>,
    /// How many comparisons with ends were made.
    looks: Cell<usize>,
}

/// After this number of comparisons, every way is assumed to improve some end, to limit the time.
const MOST_LOOKS: usize = 10_000_000;

/// How many comparisons there are per unit of work.
const LOOKS: u32 = 4;

struct OpenEnd {
    pose: Pose,
    /// How far a side of the mover's space moves at most in a step on the way there; `None` if it keeps its shape.
    folds: Option<u32>,
    /// A lower bound on the price of any way there.
    least: HalfFeet,
    /// The price of the best known way there; more than the budget if none is known.
    price: HalfFeet,
}

impl<'m, C: MovementModel> OpenEnds<'m, C> {
    /// The allowed ends among these that may be reached within the budget, at a lower price than known, by one of these
    /// first steps: only ends that may cost less than `below`, and at most `most` of them. `folds`: how far a side of the
    /// mover's space moves at most in a step on its way, and in a step that squeezes.
    pub(crate) fn new(
        model: &'m C,
        (referee, (folds, squeezing)): (Referee<'m>, (Option<u32>, u32)),
        (start, first_steps, budget): (Pose, &[Transition<C::State>], HalfFeet),
        (below, most): (HalfFeet, usize),
        (ends, whole, may_end): (&[Pose], Footprint, &dyn Fn(Pose) -> bool),
        known: &Ends,
    ) -> Self {
        let unknown = HalfFeet(budget.0.saturating_add(1));
        let ends = ends.iter().filter_map(|&pose| {
            let anchor = pose.at.anchor;
            // An end without squeezing is better than a squeezed one, at any price.
            let price = known.prices.get(&anchor).copied();
            let price = price.filter(|_| pose.at.footprint != whole || !known.squeezed.contains_key(&anchor));
            let price = price.unwrap_or(unknown);
            let folds = if pose.at.footprint == whole { folds } else { Some(squeezing) };
            // A known price equal to the lower bound can't be improved.
            if price.min(below) <= model.least(Span { from: start, to: pose, folds }) {
                return None;
            }
            referee.spend(first_steps.len() as u32 / LOOKS);
            let by = |first: &Transition<C::State>| {
                first.price + model.least_ahead(&first.state, Span { from: first.pose, to: pose, folds }, true)
            };
            let least = first_steps.iter().map(by).min()?;
            (least < price.min(below) && may_end(pose)).then_some(OpenEnd { pose, folds, least, price })
        });
        let ends = RefCell::new(ends.take(most).collect());
        OpenEnds { model, referee, ends, last: Cell::new(0), looks: Cell::new(0) }
    }

    /// Records the price of a way to an end. An end at its minimum price is closed.
    pub(crate) fn note(&self, pose: Pose, price: HalfFeet) {
        let mut ends = self.ends.borrow_mut();
        let Some(index) = ends.iter().position(|end| end.pose == pose) else { return };
        ends[index].price = ends[index].price.min(price);
        if ends[index].price <= ends[index].least {
            ends.swap_remove(index);
        }
    }

    /// Whether a way that has come here at this price may lead on to an end for less than is known.
    pub(crate) fn may_improve(&self, at: Pose, state: &C::State, spent: HalfFeet) -> bool {
        let ends = self.ends.borrow();
        let improves = |end: &OpenEnd| {
            let span = Span { from: at, to: end.pose, folds: end.folds };
            spent + self.model.least_ahead(state, span, true) < end.price
        };
        if self.looks.get() > MOST_LOOKS || ends.get(self.last.get()).is_some_and(improves) {
            return true;
        }
        let found = ends.iter().position(improves);
        let looked = found.unwrap_or(ends.len()) + 1;
        self.looks.set(self.looks.get() + looked);
        self.referee.spend(looked as u32 / LOOKS);
        found.into_iter().for_each(|index| self.last.set(index));
        found.is_some()
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.borrow().len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ends.borrow().is_empty()
    }

    /// The price below which no end is open; `None` if none is open.
    pub(crate) fn none_below(&self) -> Option<HalfFeet> {
        self.ends.borrow().iter().map(|end| end.least).min()
    }
}

impl<'s, C: MovementModel> Search<'s, '_, C> {
    /// The ends among these for which a cheaper way than the known one may be found, within these bounds.
    pub(super) fn open_ends(
        &self,
        first_steps: &[Transition<C::State>],
        ends: &[Pose],
        found: &Ends,
        bounds: (HalfFeet, usize),
    ) -> OpenEnds<'s, C> {
        let (whole, may_end) = (self.obstacles.whole, |pose: Pose| self.may_end(pose));
        let from = (self.start, first_steps, self.budget);
        let folds = (self.folds, self.obstacles.most_in_a_step());
        OpenEnds::new(self.model, (self.threats.referee(), folds), from, bounds, (ends, whole, &may_end), found)
    }

    /// The price below which these ends are complete, after a search that settled everything cheaper than `settled`. It is
    /// higher if ends are proven by their lower bound; `None` if no end could be missing, or cheaper than known.
    pub(super) fn unproved_from(&self, settled: Option<HalfFeet>, ends: &[Pose], found: &Ends) -> Option<HalfFeet> {
        let unproved = |&pose: &Pose| {
            let (least, anchor) = (self.model.least(self.span(self.start, pose)), pose.at.anchor);
            let known = found.prices.get(&anchor).filter(|_| !found.squeezed.contains_key(&anchor));
            let proved = known.is_some_and(|price| *price <= least);
            (!proved && least <= self.budget && self.may_end(pose)).then_some(least)
        };
        settled.and_then(|settled| ends.iter().filter_map(unproved).min().map(|least| least.max(settled)))
    }
}
