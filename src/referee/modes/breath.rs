//! Holding your breath: the note on every movement that ends under water, whatever command made it.

use crate::field::{Creature, Mode};
use crate::grid::Feet;
use crate::referee::board::{Elevations, Water};
use crate::referee::context::Referee;
use crate::referee::ruling::{Fact, Finding, HeightFact, ModeFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// Creatures under water.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breaths<'a>(pub(crate) Referee<'a>);

impl Breaths<'_> {
    /// How long the mover, and everyone riding it, can hold its breath, if the movement ends under water and they aren't
    /// native to it.
    pub(crate) fn notes(&self, ruling: &Ruling) -> Vec<Finding> {
        let Some(mover) = self.0.encounter.creature(&ruling.creature) else { return Vec::new() };
        if ruling.verdict == Verdict::Illegal || !self.ends_under_water(ruling) {
            return Vec::new();
        }
        let mut under = vec![mover];
        let mut next = 0;
        while let Some(&mount) = under.get(next) {
            let new = |rider: &&Creature| under.iter().all(|known| known.name != rider.name);
            let riders: Vec<&Creature> = self.0.encounter.riders_of(mount).filter(new).collect();
            under.extend(riders);
            next += 1;
        }
        let native = |creature: &&Creature| creature.modes.of(Mode::Swim).is_some_and(|means| means.native);
        under.into_iter().filter(|creature| !native(creature)).flat_map(|creature| self.notes_on(creature)).collect()
    }

    fn notes_on(&self, creature: &Creature) -> impl Iterator<Item = Finding> {
        let (rules, who) = (self.0.ruleset, &creature.name);
        let holds = rules.swim_speed.value.has_kinds();
        let holds = holds.then(|| Finding::note(RuleId::Swim, ModeFact::HoldsBreath { who: who.clone() }));
        let counted = (rules.breath.value > 0).then(|| {
            let rounds = creature.constitution.map(|score| score.saturating_mul(rules.breath.value));
            Finding::note(RuleId::Breath, ModeFact::Breath { who: who.clone(), rounds })
        });
        holds.into_iter().chain(counted)
    }

    /// Whether all of the mover is below the water's surface afterwards, or a failed check sinks it.
    fn ends_under_water(&self, ruling: &Ruling) -> bool {
        let Some(creature) = self.0.encounter.creature(&ruling.creature) else { return false };
        if ruling.findings.iter().any(|finding| finding.fact == Fact::Mode(ModeFact::GoesUnder)) {
            return true;
        }
        // A creature that falls into water comes up to the surface: the fall says how deep it gets.
        if ruling.findings.iter().any(|finding| matches!(finding.fact, Fact::Height(HeightFact::Falls { .. }))) {
            return false;
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
