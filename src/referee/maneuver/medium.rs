//! The check for moving at all, for a mover that climbs or swims without a speed for it, or by a climb speed that takes
//! a check.

use crate::field::Mode;
use crate::grid::Feet;
use crate::referee::board::{Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::modes::climb::Climbs;
use crate::referee::request::MediumCheck;
use crate::referee::ruling::{Check, CheckKind, Finding, ModeFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// The margin at or below which a climber falls and a swimmer goes under.
const LOSES_ITS_HOLD: i32 = -5;

/// The checks of movers in water and on walls.
#[derive(Clone, Copy, Debug)]
pub struct MediumChecks<'a>(pub Referee<'a>);

impl<'a> MediumChecks<'a> {
    /// The check a mover makes to get anywhere, and the rule that asks for it; `None` if its mode takes no check.
    fn asked_of(&self, mover: &Mover<'a>, ruling: &Ruling, dc: Option<i32>) -> Option<(CheckKind, RuleId)> {
        let (rules, locomotion) = (self.0.ruleset, Supports(self.0).locomotion(mover.creature));
        let climbs = Climbs(self.0).leaves_the_floor(mover, false, ruling);
        // A climb speed takes a check only where there is something to roll for.
        let rolls = climbs && Climbs(self.0).rolls_at_its_speed(mover.creature) && dc.is_none_or(|dc| dc > 0);
        match locomotion.mode {
            _ if rolls => Some((CheckKind::Climb, RuleId::ClimbSurface)),
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
        let MediumCheck { dc, rolled } = known;
        let moves = ruling.verdict != Verdict::Illegal && !ruling.steps.is_empty();
        let asked = if moves { self.asked_of(mover, &ruling, dc) } else { None };
        let Some((kind, rule)) = asked else { return ruling };
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

    /// The mover gets nowhere, and the maneuver doesn't begin.
    fn held_up(&self, mover: &Mover<'a>, ruling: Ruling, check: Check, margin: i32) -> Ruling {
        let height = mover.creature.altitude.above(Water(self.0).surface_over_floor(mover.placement));
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
