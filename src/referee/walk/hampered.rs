//! What a pace that needs open ground forbids: charges, runs and five-foot steps may not cross anything that hampers.

use super::WalkJudge;
use crate::field::Condition;
use crate::grid::{Feet, Placement};
use crate::referee::movement::{Hindrances, StepPrices};
use crate::referee::ruling::{DiagonalCount, Fact, Pace, Spent};
use crate::ruleset::RuleId;

impl WalkJudge<'_, '_> {
    /// What the pace forbids of a single step.
    pub(crate) fn pace_of_step(&self, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let (pace, blinded) = (self.walk.pace, self.mover.creature.is(Condition::Blinded));
        match pace {
            // A creature running or charging blind is refused once, not step by step.
            _ if self.mover.options.unhampered => {
                let rule = if pace.is_charge() { RuleId::ChargeOver } else { RuleId::RunOver };
                let fact = self.hampered(from, to)?;
                let by_its_eyes = matches!(&fact, Fact::Hampered { by, .. } if by[..] == [RuleId::PoorVisibility]);
                (!blinded || !by_its_eyes).then_some((rule, fact))
            }
            Pace::Step => self.hampered(from, to).map(|fact| (RuleId::FiveFootStep, fact)).or_else(|| {
                let fact = Hindrances(self.referee).concealed(self.mover.creature, from, to)?;
                Some((RuleId::FiveFootStep, fact))
            }),
            _ => None,
        }
    }

    /// What hampers this step, if anything does.
    fn hampered(&self, from: Placement, to: Placement) -> Option<Fact> {
        let (prices, occupancy) = (StepPrices(self.referee), self.occupancy);
        let factors = prices.factors(self.mover, occupancy, from, to);
        let on_leaving = self.referee.ruleset().hampering.value.counts_the_space_left();
        let hampers = (factors.layers > 0 && !on_leaving) || factors.crosses_low_barrier || factors.squeezes;
        let spent = Spent { feet: Feet(0), diagonal_count: DiagonalCount::default() };
        hampers.then(|| Fact::hampered(to.anchor, &prices.price_rules(self.mover, occupancy, (from, to), spent)))
    }
}
