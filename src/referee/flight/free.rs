//! Flight in any direction at any time, limited only by distance.

use crate::field::Means;
use crate::grid::{Feet, HalfFeet};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::{DiagonalCount, Fact, Spent};
use crate::referee::space::{Hop, MovementModel, Pose, Span, Transition};
use crate::ruleset::RuleId;

/// A flight limited only by distance.
pub(crate) struct FreeFlight<'f, 'a> {
    referee: Referee<'a>,
    means: &'f Means,
    prices: Prices,
    diagonal_count: DiagonalCount,
}

impl<'f, 'a> FreeFlight<'f, 'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &Mover<'a>, means: &'f Means) -> Self {
        FreeFlight {
            referee,
            means,
            prices: StepPrices(referee).prices_aloft(mover.creature, means.speed_category),
            diagonal_count: mover.diagonal_count,
        }
    }
}

impl MovementModel for FreeFlight<'_, '_> {
    type State = DiagonalCount;

    fn needs_air(&self) -> bool {
        true
    }

    fn start(&self) -> DiagonalCount {
        self.diagonal_count
    }

    fn transitions(
        &self,
        hop: Hop,
        &diagonal_count: &DiagonalCount,
        _spent: HalfFeet,
    ) -> Vec<Transition<DiagonalCount>> {
        let (price, state, rules) = AirPrices(self.referee).air_price(self.prices, hop, diagonal_count);
        vec![Transition { pose: hop.to, mode: self.means.mode, price, rules, state, refusals: Vec::new() }]
    }

    fn end_refusals(&self, _at: Pose, _state: &DiagonalCount, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, span: Span) -> HalfFeet {
        HalfFeet::from(AirPrices(self.referee).least_through_the_air(self.prices, span))
    }
}

/// Prices of steps through the air.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AirPrices<'a>(pub(crate) Referee<'a>);

impl AirPrices<'_> {
    /// The price of a step through the air, the same up and down as level; a step along two or three axes is a
    /// diagonal. Only poor visibility and squeezing hamper it.
    pub(crate) fn air_price(
        &self,
        prices: Prices,
        hop: Hop,
        diagonal_count: DiagonalCount,
    ) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let factors = StepPrices(self.0).factors_aloft(prices, hop.places(), hop.is_diagonal(), hop.squeezes);
        let (feet, spent) = StepPrices(self.0).price(prices, &factors, Spent { feet: Feet(0), diagonal_count });
        let rules = match feet {
            Feet::SQUARE => Vec::new(),
            feet if feet > Feet::SQUARE && (prices.unseen > 0 || factors.squeezes) => hampering(prices, &factors),
            _ if factors.squares > 1 => vec![RuleId::Squeezing],
            feet if prices.are_slow() || feet < Feet::SQUARE => vec![RuleId::Gaits],
            _ => vec![RuleId::Diagonals],
        };
        (HalfFeet::from(feet), spent.diagonal_count, rules)
    }

    /// A lower bound on the price of any path through the air, where up and down cost as much as level.
    pub(crate) fn least_through_the_air(&self, prices: Prices, span: Span) -> Feet {
        if span.folds.is_some() {
            // A step that changes the mover's shape leads along two axes without being a diagonal.
            return prices.least(span.steps());
        }
        let (long, short, rise) = span.squares();
        prices.least_over([long, short, rise.unsigned_abs()])
    }
}

/// The rules that hamper a step off the floor.
pub(super) fn hampering(prices: Prices, factors: &StepFactors) -> Vec<RuleId> {
    let unseen = (prices.unseen > 0).then_some(RuleId::PoorVisibility);
    let by = unseen.into_iter().chain(factors.squeezes.then_some(RuleId::Squeezing));
    std::iter::once(RuleId::Hampering).chain(by).collect()
}
