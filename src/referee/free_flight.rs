//! Flight in any direction at any time, where nothing but the distance is paid for.

use super::step::{Spent, Stride, Tally};
use super::voyage::{Craft, Halves, Leg, Pose};
use super::{Mover, Referee};
use crate::field::Means;
use crate::grid::Feet;
use crate::referee::ruling::Fact;
use crate::referee::step::Prices;
use crate::ruleset::RuleId;

/// Somebody who flies without anything to mind but the distance.
pub(super) struct FreeFlight<'f, 'a> {
    referee: &'f Referee<'a>,
    means: &'f Means,
    prices: Prices,
    tally: Tally,
}

impl<'f, 'a> FreeFlight<'f, 'a> {
    pub(super) fn new(referee: &'f Referee<'a>, mover: &Mover<'a>, means: &'f Means) -> Self {
        FreeFlight { referee, means, prices: referee.prices_aloft(mover.creature, means.gait), tally: mover.tally }
    }
}

impl Craft for FreeFlight<'_, '_> {
    type State = Tally;

    fn start(&self) -> Tally {
        self.tally
    }

    fn legs(&self, from: Pose, &tally: &Tally, to: Pose, _spent: Halves) -> Vec<Leg<Tally>> {
        let (price, state, rules) = self.referee.air_price(self.prices, from, to, tally);
        vec![Leg { pose: to, mode: self.means.mode, price, rules, state, refusals: Vec::new() }]
    }

    fn end_refusals(&self, _at: Pose, _state: &Tally, _spent: Halves) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, from: Pose, to: Pose) -> Halves {
        Halves::of(self.referee.least_through_the_air(self.prices, from, to))
    }
}

impl Referee<'_> {
    /// What a step through the air costs that nothing hampers, up and down as level; a step along two or three axes is a
    /// diagonal.
    pub(super) fn air_price(&self, prices: Prices, from: Pose, to: Pose, tally: Tally) -> (Halves, Tally, Vec<RuleId>) {
        let (columns, rows) = from.at.axes_moved(to.at);
        let rise = i32::from(from.elevation != to.elevation);
        let diagonal = columns.abs() + rows.abs() + rise > 1;
        let stride = Stride { diagonal, layers: prices.unseen, crosses_low_barrier: false, squeezes: false };
        let (feet, spent) = self.price(prices, &stride, Spent { feet: Feet(0), tally });
        let rules = match feet {
            Feet::SQUARE => Vec::new(),
            feet if prices.unseen > 0 && feet > Feet::SQUARE => vec![RuleId::Hampering, RuleId::PoorVisibility],
            feet if prices.are_slow() || feet < Feet::SQUARE => vec![RuleId::Gaits],
            _ => vec![RuleId::Diagonals],
        };
        (Halves::of(feet), spent.tally, rules)
    }

    /// What no way through the air from the one to the other undercuts, up and down costing as much as level.
    pub(super) fn least_through_the_air(&self, prices: Prices, from: Pose, to: Pose) -> Feet {
        let (dx, dy) = from.at.anchor.to(to.at.anchor);
        let rise = (to.elevation - from.elevation).squares();
        prices.least(dx.unsigned_abs().max(dy.unsigned_abs()).max(rise.unsigned_abs()))
    }
}
