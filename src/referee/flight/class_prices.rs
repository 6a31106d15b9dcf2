//! What a step of a flight by maneuverability class costs, and how long it is.

use super::free::hampering;
use super::wings::{Bearing, Wings};
use crate::grid::{Direction, Feet, HalfFeet};
use crate::referee::movement::{StepFactors, StepPrices};
use crate::referee::ruling::{DiagonalCount, Spent};
use crate::referee::space::{Hop, Span};
use crate::ruleset::RuleId;
use crate::ruleset::policy::VerticalSpeed;

impl Wings<'_, '_> {
    /// The feet a step flies, as long as an unhampered step of its kind, and the diagonal count that measures
    /// distance after it.
    pub(super) fn flown(&self, way: Option<Direction>, rise: i32, measured: DiagonalCount) -> (Feet, DiagonalCount) {
        let Some(way) = way else { return (Feet(0), measured) };
        let diagonal = way.is_diagonal() || rise != 0;
        let factors = StepFactors::open(diagonal);
        let before = Spent { feet: Feet(0), diagonal_count: measured };
        let (feet, after) = StepPrices(self.referee).price(self.prices, &factors, before);
        (feet, after.diagonal_count)
    }

    /// The price of a step without turns, and the diagonal count after it.
    pub(super) fn price(
        &self,
        hop: Hop,
        diagonal_count: DiagonalCount,
        rules: &mut Vec<RuleId>,
    ) -> (HalfFeet, DiagonalCount) {
        let rise = hop.rise();
        if rise != 0 && self.adds_the_height() {
            return self.price_by_height(hop, diagonal_count, rules);
        }
        let named = rules.len();
        let up = rise > 0 && self.rows.up_speed == VerticalSpeed::Half;
        let level = StepPrices(self.referee).factors_aloft(self.prices, hop.places(), hop.is_diagonal(), hop.squeezes);
        let factors = StepFactors { layers: level.layers + u32::from(up), ..level };
        let (feet, spent) =
            StepPrices(self.referee).price(self.prices, &factors, Spent { feet: Feet(0), diagonal_count });
        let hampered = self.prices.unseen > 0 || level.squeezes;
        if hampered {
            rules.extend(hampering(self.prices, &level));
        }
        if up {
            rules.push(RuleId::FlightUpSpeed);
        } else if hop.is_diagonal() && feet > Feet::SQUARE && !hampered {
            rules.push(RuleId::Diagonals);
        } else if level.squares > 1 && !hampered {
            rules.push(RuleId::Squeezing);
        }
        let price = match self.rows.down_speed {
            VerticalSpeed::Double if rise < 0 => {
                rules.push(RuleId::FlightDownSpeed);
                HalfFeet(feet.0)
            }
            VerticalSpeed::Half if rise < 0 => HalfFeet::from(feet * 2),
            _ => HalfFeet::from(feet),
        };
        if price == HalfFeet::from(Feet::SQUARE) {
            // What makes it more expensive and what makes it cheaper cancel out.
            rules.truncate(named);
        }
        (price, spent.diagonal_count)
    }

    /// The minimum price of flying this far and to there, at the usual prices.
    ///
    /// Steps cost what they measure, except that every square up costs 7.5 ft more (10 straight up; 15 with a level part, which
    /// measures 5 or 10 in turn), and one down at most 5 ft less. If diagonals are paid for and measured in different turns,
    /// that gains or loses up to 2.5 ft once at either end.
    pub(super) fn least_flown(&self, state: &Bearing, span: Span, far: Feet) -> HalfFeet {
        let rise = (span.to.elevation - span.from.elevation).squares();
        let higher = if rise > 0 { rise * 15 } else { rise * 10 };
        let gained = match (state.diagonal_count.is_odd(), state.measured.is_odd()) {
            (false, true) => 5,
            (true, false) => -5,
            _ => 0,
        };
        // At least 5 ft for every square up, where nothing else is sure; if no square is, nothing is gained at the ends.
        let apart = if gained == 0 { 0 } else { 10 };
        let plainly = HalfFeet((far.0 * 2).saturating_sub(apart).saturating_add_signed(rise * 10));
        // A space that folds on its way takes diagonal steps at the price of straight ones.
        match span.folds {
            Some(_) => plainly,
            None => plainly.max(HalfFeet((far.0 * 2).saturating_add_signed(higher - gained - 5))),
        }
    }

    /// Whether a step up or down costs its level part and its height separately.
    pub(super) fn adds_the_height(&self) -> bool {
        self.referee.ruleset.flight_vertical.value.adds_the_height()
    }

    /// The price of a step up or down that is the sum of its level part and its height.
    fn price_by_height(
        &self,
        hop: Hop,
        diagonal_count: DiagonalCount,
        rules: &mut Vec<RuleId>,
    ) -> (HalfFeet, DiagonalCount) {
        let named = rules.len();
        let along = |_| self.price(hop.level(), diagonal_count, rules);
        let (along, after) = hop.way().map_or((HalfFeet(0), diagonal_count), along);
        let (speed, rule) = match hop.rise() {
            1.. => (self.rows.up_speed, RuleId::FlightUpSpeed),
            _ => (self.rows.down_speed, RuleId::FlightDownSpeed),
        };
        let height = match speed {
            VerticalSpeed::Half => HalfFeet::from(Feet::SQUARE * 2),
            VerticalSpeed::Full => HalfFeet::from(Feet::SQUARE),
            VerticalSpeed::Double => HalfFeet(Feet::SQUARE.0),
        };
        let layers =
            StepPrices(self.referee).factors_aloft(self.prices, hop.places(), hop.is_diagonal(), hop.squeezes).layers;
        let price = along + HalfFeet(height.0 << layers);
        rules.extend((speed != VerticalSpeed::Full).then_some(rule));
        rules.push(RuleId::FlightVertical);
        if price <= HalfFeet::from(Feet::SQUARE) {
            rules.truncate(named);
        }
        (price, after)
    }

    /// Whether the usual prices apply: climbing at half speed, descending at double, alternating diagonals.
    pub(super) fn is_plain(&self) -> bool {
        let rules = self.referee.ruleset;
        let speeds = (self.rows.up_speed, self.rows.down_speed);
        rules.hampering.value.doubles()
            && !self.adds_the_height()
            && rules.diagonals.value.alternate()
            && speeds == (VerticalSpeed::Half, VerticalSpeed::Double)
    }
}
