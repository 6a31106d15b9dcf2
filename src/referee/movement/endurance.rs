//! Running over several rounds: how long a creature can run, and the checks to keep running.

use super::pace::Paces;
use super::turn::Turns;
use crate::field::{Condition, Creature};
use crate::referee::context::{Mover, Referee};
use crate::referee::request::RunSoFar;
use crate::referee::ruling::{Action, Check, CheckKind, Fact, Finding, Rolled, Ruling, TurnFact, Verdict};
use crate::ruleset::RuleId;
use crate::ruleset::policy::RunLimit;

/// How many rounds a creature rests after it has run to its limit: a minute.
const REST: u32 = 10;

/// How long a creature can run.
#[derive(Clone, Copy, Debug)]
pub struct Endurance<'a>(pub Referee<'a>);

impl<'a> Endurance<'a> {
    /// How many rounds in a row the creature has run: the number given in the request, or else the one the tracked
    /// rounds record.
    #[must_use]
    pub fn rounds_run(&self, creature: &Creature, so_far: RunSoFar) -> u32 {
        so_far.rounds.or_else(|| self.rounds_kept(creature)).unwrap_or(0)
    }

    /// How many rounds in a row it has run according to the tracked rounds. A creature still fatigued by a failed run
    /// has not rested, so that run still counts.
    fn rounds_kept(&self, creature: &Creature) -> Option<u32> {
        let rounds = Turns(self.0).rounds()?;
        let spent = rounds.runs.get(&creature.name).filter(|running| running.failed.is_some());
        let spent = spent.filter(|_| self.tires() && creature.is(Condition::Fatigued));
        Some(spent.map_or_else(|| rounds.run_so_far(&creature.name), |running| running.rounds))
    }

    /// Whether failing the check to keep running fatigues.
    #[must_use]
    pub fn tires(&self) -> bool {
        self.0.ruleset.run_limit.value.fatigues()
    }

    /// The rest the creature still needs before it may run again, if rounds are tracked.
    pub(crate) fn unrested(&self, creature: &Creature, so_far: RunSoFar) -> Option<Finding> {
        let rounds = Turns(self.0).rounds()?;
        let running = rounds.runs.get(&creature.name)?;
        let failed = running.failed == Some(rounds.round);
        if failed && self.tires() {
            return Some(Finding::refusal(RuleId::RunLimit, TurnFact::StoppedRunning));
        }
        let stopped = rounds.run_so_far(&creature.name) == 0 && so_far.rounds.is_none() && !self.tires();
        let spent = creature.constitution.is_some_and(|free| running.rounds >= free);
        if !(failed || stopped && spent) {
            return None;
        }
        let rested = rounds.round.saturating_sub(running.last.max(running.hurried)).saturating_sub(1);
        let left = REST.saturating_sub(rested);
        (left > 0).then(|| Finding::refusal(RuleId::RunLimit, TurnFact::HasToRest { rounds: left }))
    }

    /// Adds the check that a long run requires to the ruling on it, and applies a failure.
    pub(crate) fn check_endurance(&self, mover: &Mover<'a>, so_far: RunSoFar, ruling: &mut Ruling) {
        let Some(check) = self.run_check(mover, so_far) else { return };
        match (check.succeeds(), check.rolled, check.dc) {
            (Some(false), Some(Rolled { total: result, .. }), Some(dc)) => {
                let refused = ruling.refusals().next().is_some();
                let is_kept = self.tires() || Turns(self.0).keeps_turns();
                let finding = if is_kept && !refused && !so_far.forced {
                    // It stays where it is and keeps its actions.
                    *ruling = std::mem::replace(ruling, Paces(self.0).unmoved(mover, mover.placement)).stopped_after(0);
                    ruling.findings.clear();
                    (ruling.takes, ruling.diagonal_count, ruling.flight) = (Action::Free, mover.diagonal_count, None);
                    Finding::note(check.rule, TurnFact::RunsNoFurther { result, dc })
                } else {
                    ruling.verdict = Verdict::Illegal;
                    Finding::refusal(check.rule, Fact::CheckFailed { result, dc })
                };
                ruling.findings.push(finding);
            }
            (None, ..) if ruling.verdict == Verdict::Legal => ruling.verdict = Verdict::NeedsCheck,
            _ => {}
        }
        ruling.checks.push(check);
    }

    /// The check that a runner needs once it has run as many rounds as its Constitution, if it is due.
    fn run_check(&self, mover: &Mover<'a>, so_far: RunSoFar) -> Option<Check> {
        if self.unrested(mover.creature, so_far).is_some() {
            return None;
        }
        let earlier = self.rounds_run(mover.creature, so_far).checked_sub(mover.creature.constitution?)?;
        Some(self.check_to_run_on(earlier, so_far.check))
    }

    /// The check to keep running, for a runner that has already made `earlier` of them.
    pub(crate) fn check_to_run_on(&self, earlier: u32, rolled: Option<Rolled>) -> Check {
        let (kind, dc) = match self.0.ruleset.run_limit.value {
            RunLimit::ConstitutionCheck => (CheckKind::RunOnConstitution, 10_i32.saturating_add_unsigned(earlier)),
            RunLimit::MightCheck => (CheckKind::RunOnMight, 30_i32.saturating_add_unsigned(earlier.saturating_mul(2))),
        };
        Check { kind, against: None, dc: Some(dc), rolled, rule: RuleId::RunLimit, modifiers: Vec::new() }
    }
}

impl Ruling {
    /// Whether the run doesn't happen because the check to keep running failed.
    #[must_use]
    pub fn stops_running(&self) -> bool {
        let fails =
            |finding: &Finding| finding.rule == RuleId::RunLimit && matches!(finding.fact, Fact::CheckFailed { .. });
        self.runs_no_further() || (self.refusals().next().is_some() && self.refusals().all(fails))
    }

    /// Whether the mover had to stop running, and stays where it is.
    #[must_use]
    pub fn runs_no_further(&self) -> bool {
        self.findings.iter().any(|finding| matches!(finding.fact, Fact::Turn(TurnFact::RunsNoFurther { .. })))
    }
}
