//! What a step of a flight by maneuverability class costs, and how long it is.

use super::wings::Wings;
use crate::grid::{Direction, Feet, HalfFeet};
use crate::referee::movement::{StepFactors, StepPrices};
use crate::referee::ruling::{DiagonalCount, Spent};
use crate::ruleset::RuleId;
use crate::ruleset::policy::VerticalSpeed;

impl Wings<'_, '_> {
    /// The feet that a step flies, as long as an unhampered one of its kind, and the diagonals measured after it.
    pub(super) fn flown(&self, way: Option<Direction>, rise: i32, measured: DiagonalCount) -> (Feet, DiagonalCount) {
        let Some(way) = way else { return (Feet(0), measured) };
        let diagonal = way.is_diagonal() || rise != 0;
        let factors = StepFactors { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false };
        let before = Spent { feet: Feet(0), diagonal_count: measured };
        let (feet, after) = StepPrices(self.referee).price(self.prices, &factors, before);
        (feet, after.diagonal_count)
    }

    /// The price of a step without turns, and the diagonal count after it.
    pub(super) fn price(
        &self,
        way: Option<Direction>,
        rise: i32,
        diagonal_count: DiagonalCount,
        rules: &mut Vec<RuleId>,
    ) -> (HalfFeet, DiagonalCount) {
        if rise != 0 && self.adds_the_height() {
            return self.price_by_height(way, rise, diagonal_count, rules);
        }
        let named = rules.len();
        let diagonal = way.is_some_and(|way| way.is_diagonal() || rise != 0);
        let hampered = rise > 0 && self.rows.up_speed == VerticalSpeed::Half;
        let unseen = self.prices.unseen;
        let layers = u32::from(hampered) + unseen;
        let factors = StepFactors { diagonal, layers, crosses_low_barrier: false, squeezes: false };
        let (feet, spent) =
            StepPrices(self.referee).price(self.prices, &factors, Spent { feet: Feet(0), diagonal_count });
        if unseen > 0 {
            rules.extend([RuleId::Hampering, RuleId::PoorVisibility]);
        }
        if hampered {
            rules.push(RuleId::FlightUpSpeed);
        } else if diagonal && feet > Feet::SQUARE && unseen == 0 {
            rules.push(RuleId::Diagonals);
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
            // What makes it dearer and what makes it cheaper make up for each other.
            rules.truncate(named);
        }
        (price, spent.diagonal_count)
    }

    /// Whether a step up or down costs its level part and, apart from that, its height.
    pub(super) fn adds_the_height(&self) -> bool {
        self.referee.ruleset.flight_vertical.value.adds_the_height()
    }

    /// The price of a step up or down that is the sum of its level part and its height.
    fn price_by_height(
        &self,
        way: Option<Direction>,
        rise: i32,
        diagonal_count: DiagonalCount,
        rules: &mut Vec<RuleId>,
    ) -> (HalfFeet, DiagonalCount) {
        let named = rules.len();
        let (along, after) = way.map_or((HalfFeet(0), diagonal_count), |_| self.price(way, 0, diagonal_count, rules));
        let (speed, rule) = match rise {
            1.. => (self.rows.up_speed, RuleId::FlightUpSpeed),
            _ => (self.rows.down_speed, RuleId::FlightDownSpeed),
        };
        let height = match speed {
            VerticalSpeed::Half => HalfFeet::from(Feet::SQUARE * 2),
            VerticalSpeed::Full => HalfFeet::from(Feet::SQUARE),
            VerticalSpeed::Double => HalfFeet(Feet::SQUARE.0),
        };
        let price = along + HalfFeet(height.0 << self.prices.unseen);
        rules.extend((speed != VerticalSpeed::Full).then_some(rule));
        rules.push(RuleId::FlightVertical);
        if price <= HalfFeet::from(Feet::SQUARE) {
            rules.truncate(named);
        }
        (price, after)
    }

    /// Whether the usual prices hold: climbing at half speed, descending at double, alternating diagonals.
    pub(super) fn is_plain(&self) -> bool {
        let rules = self.referee.ruleset;
        let speeds = (self.rows.up_speed, self.rows.down_speed);
        rules.hampering.value.doubles()
            && !self.adds_the_height()
            && rules.diagonals.value.alternate()
            && speeds == (VerticalSpeed::Half, VerticalSpeed::Double)
    }
}
