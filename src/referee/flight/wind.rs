//! What a wind does to a creature on the ground or in the air.

use crate::field::Weather;
use crate::grid::HalfFeet;
use crate::referee::board::{Support, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Paces;
use crate::referee::ruling::{AirFact, Check, CheckKind, Finding, Rolled, Ruling, Verdict};
use crate::ruleset::RuleId;

/// Winds.
#[derive(Clone, Copy, Debug)]
pub struct Winds<'a>(pub Referee<'a>);

impl<'a> Winds<'a> {
    /// Judges what a wind does to a creature. The GM decides which way it is blown, so it stays where it is.
    #[must_use]
    pub fn blow(&self, mover: &Mover<'a>, wind: Weather, rolled: Option<Rolled>) -> Ruling {
        let creature = mover.creature;
        let altitude = Some(creature.altitude);
        let mut ruling = Ruling { altitude, feet: Some(HalfFeet(0)), ..Paces(self.0).unmoved(mover, mover.placement) };
        let Some(gale) = self.0.ruleset.wind.value.get(&wind) else {
            let rule = if self.0.ruleset.applies(RuleId::Wind) { RuleId::Wind } else { RuleId::FlyWeather };
            ruling.findings.push(Finding::refusal(rule, AirFact::NoSuchWind { wind }));
            ruling.verdict = Verdict::Illegal;
            return ruling;
        };
        let airborne = matches!(Supports(self.0).of(creature), Support::Wings(_));
        let size = if airborne { creature.size.smaller().unwrap_or(creature.size) } else { creature.size };
        let Some(gust) = gale.effect_on(size) else {
            ruling.findings.push(Finding::note(RuleId::Wind, AirFact::Withstands { wind, size, airborne }));
            return ruling;
        };
        let (kind, dc) = (CheckKind::StandWind, Some(gale.dc));
        let check = Check { kind, against: None, dc, rolled, rule: RuleId::Wind, modifiers: Vec::new() };
        let succeeds = check.succeeds();
        ruling.checks.push(check);
        if succeeds != Some(true) {
            ruling.findings.push(Finding::note(RuleId::Wind, AirFact::Blows { gust, airborne, size }));
        }
        ruling.verdict = if succeeds.is_some() { Verdict::Legal } else { Verdict::NeedsCheck };
        ruling
    }
}
