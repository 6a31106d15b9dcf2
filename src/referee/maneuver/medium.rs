//! The check for moving at all if a mover climbs or swims without a speed for it.

use crate::field::{Creature, Grade, Mode};
use crate::grid::{Feet, Height};
use crate::referee::board::{Grades, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::request::MediumCheck;
use crate::referee::ruling::{Check, CheckKind, Finding, ModeFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// The margin at or below which a climber falls and a swimmer goes under.
const LOSES_ITS_HOLD: i32 = -5;

/// The checks of movers in water and on walls.
#[derive(Clone, Copy, Debug)]
pub struct MediumChecks<'a>(pub Referee<'a>);

impl<'a> MediumChecks<'a> {
    /// What a mover rolls to get anywhere, and the rule that asks for it; `None` if it needs no check.
    fn asked_of(&self, mover: &Mover<'a>) -> Option<(CheckKind, RuleId)> {
        let (rules, locomotion) = (self.0.ruleset, Supports(self.0).locomotion(mover.creature));
        match locomotion.mode {
            _ if locomotion.is_listed() => None,
            Mode::Swim if rules.swim.value.is_known() => {
                Some((CheckKind::to_swim(rules.swim_speed.value), RuleId::SwimWater))
            }
            Mode::Climb if rules.climb.value.is_known() => Some((CheckKind::Climb, RuleId::ClimbSurface)),
            _ => None,
        }
    }

    /// The ruling on a maneuver with the check for moving there. While the check is open, so is the maneuver; if it fails,
    /// the mover gets nowhere.
    #[must_use]
    pub fn added(&self, mover: &Mover<'a>, ruling: Ruling, known: MediumCheck) -> Ruling {
        let moves = ruling.verdict != Verdict::Illegal && !ruling.steps.is_empty();
        let Some((kind, rule)) = self.asked_of(mover).filter(|_| moves) else { return ruling };
        let MediumCheck { dc, rolled } = known;
        let check = Check { kind, against: None, dc, rolled, rule, modifiers: Vec::new() };
        let mut ruling = ruling;
        match check.margin() {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(margin) if margin < 0 => return self.held_up(mover, ruling, check, margin),
            Some(_) => {}
        }
        ruling.checks.push(check);
        ruling
    }

    /// The note on climbing during a maneuver along a wall, if the maneuver's check isn't the one to climb although a
    /// creature with its climb speed would have to roll that.
    #[must_use]
    pub fn note(&self, ruling: &Ruling) -> Option<Finding> {
        let creature = self.0.encounter.creature(&ruling.creature)?;
        let rolls = ruling.checks.iter().any(|check| check.kind == CheckKind::Climb);
        let climbs = ruling.steps.iter().any(|step| step.mode == Mode::Climb);
        let asks = ruling.verdict != Verdict::Illegal && climbs && !rolls && self.asks_a_climb_speed(creature);
        asks.then(|| Finding::note(RuleId::ClimbSpeed, ModeFact::ClimbAsks))
    }

    /// Whether a creature with its kind of climb speed still rolls to climb.
    fn asks_a_climb_speed(&self, creature: &Creature) -> bool {
        let rules = self.0.ruleset;
        match Grades(self.0).grade_of(creature, Mode::Climb) {
            None => false,
            Some(Grade::Greater | Grade::Brachiating) if rules.climb_speed.value.has_kinds() => false,
            Some(_) => rules.climb.value.is_known() && !rules.climb_speed.value.needs_no_plain_check(),
        }
    }

    /// The mover gets nowhere, and the maneuver doesn't begin.
    fn held_up(&self, mover: &Mover<'a>, ruling: Ruling, check: Check, margin: i32) -> Ruling {
        let height = mover.creature.altitude.above(Height::ZERO);
        let fact = match check.kind {
            kind if kind.is_to_swim() && margin <= LOSES_ITS_HOLD => ModeFact::GoesUnder,
            CheckKind::Climb if margin <= LOSES_ITS_HOLD && height > Feet(0) => ModeFact::Falls { height },
            _ => ModeFact::NoProgress { short: -margin },
        };
        Ruling {
            verdict: Verdict::Legal,
            diagonal_count: mover.diagonal_count,
            findings: vec![Finding::note(check.rule, fact)],
            checks: vec![check],
            ..ruling.stopped_after(0)
        }
    }
}
