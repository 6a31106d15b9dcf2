//! Creatures with nothing to move on: they hang from an edge, or are in midair without flying.

use super::ledge::LedgeGrabs;
use crate::field::{Condition, Mode};
use crate::referee::board::{Crossings, Elevations, Support, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Paces;
use crate::referee::ruling::{Finding, HeightFact, InMidair, ModeFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// Creatures with nothing to move on.
#[derive(Clone, Copy, Debug)]
pub struct Stranded<'a>(pub Referee<'a>);

impl<'a> Stranded<'a> {
    /// Why the mover has nothing to move on; `None` if something holds it up.
    #[must_use]
    pub fn finding(&self, mover: &Mover<'a>) -> Option<Finding> {
        let creature = mover.creature;
        let fact = match Supports(self.0).of(creature) {
            Support::Edge => HeightFact::Hangs {
                edge: LedgeGrabs(self.0).edge_beside(creature),
                only_forward: self.0.ruleset.climb.value.needs_climb_speed()
                    && creature.modes.of(Mode::Climb).is_none(),
            },
            Support::Nothing => {
                let beside_a_wall =
                    Crossings(self.0).has_surface(mover.placement, Elevations(self.0).elevation(creature));
                let how = if creature.conditions.has(Condition::Midair) {
                    InMidair::Jumped
                } else if Supports(self.0).is_flung_up(creature) {
                    InMidair::FlungUp
                } else if beside_a_wall && Supports(self.0).is_plucked_off(creature) {
                    InMidair::PluckedOff
                } else {
                    InMidair::WithoutFlight
                };
                HeightFact::NothingBelow { how, altitude: creature.altitude }
            }
            Support::Floor | Support::Back | Support::Earth | Support::Water | Support::Wings(_) | Support::Wall => {
                return None;
            }
        };
        let plucked = matches!(fact, HeightFact::NothingBelow { how: InMidair::PluckedOff, .. });
        Some(Finding::refusal(if plucked { RuleId::ClimbLoad } else { RuleId::Heights }, fact))
    }

    /// Why the mover can't move at its own pace where it is: it has nothing to move on, or gets only a short way by a
    /// check there.
    #[must_use]
    pub(crate) fn held_back(&self, mover: &Mover<'a>) -> Option<Finding> {
        let (rules, locomotion) = (self.0.ruleset, Supports(self.0).locomotion(mover.creature));
        let only_forward = || match locomotion.mode {
            Mode::Swim if rules.swim.value.needs_swim_speed() => Some((RuleId::Swim, Mode::Swim)),
            Mode::Climb if rules.climb.value.needs_climb_speed() => Some((RuleId::Climb, Mode::Climb)),
            _ => None,
        };
        let refusal = |(rule, mode)| Finding::refusal(rule, ModeFact::OnlyForward { mode });
        self.finding(mover).or_else(|| only_forward().filter(|_| !locomotion.is_listed()).map(refusal))
    }

    /// The refusal of any movement for a mover with nothing to move on; `None` if something holds it up.
    #[must_use]
    pub fn refusal(&self, mover: &Mover<'a>) -> Option<Ruling> {
        let findings = vec![self.finding(mover)?];
        let altitude = Some(mover.creature.altitude);
        Some(Ruling { verdict: Verdict::Illegal, findings, altitude, ..Paces(self.0).unmoved(mover, mover.placement) })
    }
}
