//! What a pace that takes open ground forbids of a step: charges, runs and five-foot steps lead over nothing that hampers.

use super::WalkJudge;
use crate::field::{Condition, Terrain};
use crate::grid::{Feet, Placement, Square};
use crate::referee::movement::StepPrices;
use crate::referee::ruling::{DiagonalCount, Fact, Pace, Spent};
use crate::ruleset::RuleId;

impl WalkJudge<'_, '_> {
    /// What the pace forbids of a single step.
    pub(crate) fn pace_of_step(&self, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let (pace, blinded) = (self.walk.pace, self.mover.creature.is(Condition::Blinded));
        match pace {
            // That a creature runs or charges blind is refused once, and not step by step.
            _ if self.mover.options.unhampered => {
                let rule = if pace.is_charge() { RuleId::ChargeOver } else { RuleId::RunOver };
                let fact = self.hampered(from, to)?;
                let by_its_eyes = matches!(&fact, Fact::Hampered { by, .. } if by[..] == [RuleId::PoorVisibility]);
                (!blinded || !by_its_eyes).then_some((rule, fact))
            }
            Pace::Step => self.hampered(from, to).map(|fact| (RuleId::FiveFootStep, fact)).or_else(|| {
                let square = self.concealed(from, to, blinded)?;
                Some((RuleId::FiveFootStep, Fact::Concealed { square }))
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

    /// The first square of this step that is hard to see into, where a step needs to see.
    fn concealed(&self, from: Placement, to: Placement, blinded: bool) -> Option<Square> {
        let rules = self.referee.ruleset();
        let (board, creature) = (&self.referee.encounter().battlefield, self.mover.creature);
        let dim = |square: Square| board.ground(square).layers.count(Terrain::Concealed) > 0;
        let hidden = |square: &Square| blinded || (dim(*square) && !creature.ignores.terrain(Terrain::Concealed));
        to.outside(from).find(hidden).filter(|_| rules.five_foot_step.value.needs_clear_ground())
    }
}
