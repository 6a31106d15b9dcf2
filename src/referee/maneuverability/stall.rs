//! Stalling: whoever is too slow to stay up falls, and tries to recover in its next turn.

use super::{FlightFact, note};
use crate::field::{Creature, Flight, Mode};
use crate::grid::{Feet, Height};
use crate::referee::check::{Check, Trial};
use crate::referee::fly::Flying;
use crate::referee::ruling::{Action, Fact, Finding, Ruling, Verdict};
use crate::referee::turn::Claim;
use crate::referee::{Mover, Referee};
use crate::ruleset::RuleId;
use crate::ruleset::policy;

impl<'a> Referee<'a> {
    /// Lets whoever has fallen so far already fall on from a height above the floor.
    pub(super) fn drop_from(&self, ruling: &mut Ruling, altitude: Height, before: Feet, feet: Feet) {
        let facing = ruling.flight.and_then(|flight| flight.facing);
        let room = altitude.above(Height::ZERO);
        if room <= feet {
            // The whole height fallen counts.
            ruling.flight = Some(Flight::default());
            ruling.findings.push(note(RuleId::Stall, FlightFact::Crashes { height: before + room }));
        } else {
            ruling.altitude = Some(altitude - Height::from(feet));
            ruling.flight = Some(Flight { facing, fallen: before + feet, ..Flight::default() });
            let dc = self.ruleset.stall.is.dc;
            ruling.findings.push(note(RuleId::Stall, FlightFact::Drops { feet, dc }));
        }
    }

    /// Whether the creature has stalled and falls, where the rulebook knows that.
    #[must_use]
    pub fn has_stalled(&self, creature: &Creature) -> bool {
        let by_class = self.ruleset.flight.is == policy::Flight::Classes;
        by_class && creature.is_airborne() && creature.flight.is_stalled()
    }

    /// That the creature has stalled and does nothing of its own but try to recover.
    pub(in crate::referee) fn falls_on(&self, creature: &Creature) -> Option<Finding> {
        self.has_stalled(creature)
            .then(|| note(RuleId::Stall, FlightFact::IsStalled { fallen: creature.flight.fallen }))
    }

    /// The turn of whoever has stalled: a save decides whether it flies again or falls on.
    pub(super) fn recover(&self, mover: &Mover<'a>, flying: &Flying, stays: bool) -> Ruling {
        let creature = mover.creature;
        let (altitude, fallen) = (creature.altitude, creature.flight.fallen);
        let takes = match self.ruleset.single_action(creature) {
            Some(_) => Action::Only,
            None => Action::FullRound,
        };
        let speed = creature.modes.of(Mode::Fly).map_or(Feet(0), |means| self.speed_of(mover, means));
        let mut ruling = Ruling {
            feet: Some(Feet(0)),
            speed,
            budget: speed,
            altitude: Some(altitude),
            flight: Some(creature.flight),
            takes,
            ..self.unmoved(mover, mover.placement)
        };
        ruling.findings.extend(self.turn_refusals(mover, Claim { takes, maneuver: false, moves: true }));
        if stays {
            // That is what it does now.
            ruling.findings.retain(|finding| finding.rule != RuleId::Stall);
        }
        let stall = self.ruleset.stall.is;
        let rolled = flying.rolled;
        let check = Check {
            trial: Trial::RecoverFromStall,
            against: None,
            dc: Some(stall.dc),
            rolled,
            rule: RuleId::Stall,
            modifiers: Vec::new(),
        };
        match check.succeeds() {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(true) => ruling.flight = Some(Flight { facing: creature.flight.facing, ..Flight::default() }),
            Some(false) => self.drop_from(&mut ruling, altitude, fallen, stall.later),
        }
        ruling.checks.push(check);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }
}

impl Ruling {
    /// From how high in all the mover hits the ground by it, if it stalls and does.
    #[must_use]
    pub fn crash(&self) -> Option<Feet> {
        let crash = |finding: &Finding| match finding.fact {
            Fact::Flight(FlightFact::Crashes { height }) => Some(height),
            _ => None,
        };
        self.findings.iter().find_map(crash)
    }
}
