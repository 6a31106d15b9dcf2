//! Holding your breath: the note on every movement that ends under water, whatever command made it.

use crate::field::Mode;
use crate::grid::Feet;
use crate::referee::board::{Elevations, Water};
use crate::referee::context::Referee;
use crate::referee::ruling::{Fact, Finding, ModeFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// Creatures under water.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breaths<'a>(pub(crate) Referee<'a>);

impl Breaths<'_> {
    /// How long the mover can hold its breath, if the movement ends under water and it is no native of it.
    pub(crate) fn notes(&self, ruling: &Ruling) -> Vec<Finding> {
        let mut notes = Vec::new();
        let Some(creature) = self.0.encounter.creature(&ruling.creature) else { return notes };
        let native = creature.modes.of(Mode::Swim).is_some_and(|means| means.native);
        if ruling.verdict == Verdict::Illegal || native || !self.ends_under_water(ruling) {
            return notes;
        }
        let rules = self.0.ruleset;
        if rules.swim_speed.value.has_kinds() {
            notes.push(Finding::note(RuleId::Swim, ModeFact::HoldsBreath));
        }
        if rules.breath.value > 0 {
            let rounds = creature.constitution.map(|score| score.saturating_mul(rules.breath.value));
            notes.push(Finding::note(RuleId::Breath, ModeFact::Breath { rounds }));
        }
        notes
    }

    /// Whether all of the mover is below the water's surface afterwards, or a failed check sinks it.
    fn ends_under_water(&self, ruling: &Ruling) -> bool {
        let Some(creature) = self.0.encounter.creature(&ruling.creature) else { return false };
        if ruling.findings.iter().any(|finding| finding.fact == Fact::Mode(ModeFact::GoesUnder)) {
            return true;
        }
        let at = ruling.to;
        if Water(self.0).surface_over_floor(at).above(crate::grid::Height::ZERO) == Feet(0) {
            return false;
        }
        let last = ruling.altitude.or_else(|| ruling.steps.last().map(|step| step.altitude));
        let altitude = last.unwrap_or(creature.altitude);
        let elevation = self.0.encounter.battlefield.floor_under(at) + altitude;
        let top = Elevations(self.0).levels_at(creature, elevation).highest();
        Water(self.0).is_in_water(at, elevation) && top <= Water(self.0).surface_under(at).squares()
    }
}
