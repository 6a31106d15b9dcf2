//! Opposed initiative checks while a phase is played out.

use super::playout::Playout;
use crate::field::Name;
use crate::referee::ruling::{Check, CheckKind, Rolled};
use crate::ruleset::RuleId;

/// An opposed initiative check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opposed {
    /// The creature whose movement depends on it.
    pub mover: Name,
    /// Its opponent in the check.
    pub against: Name,
}

/// What is missing before a movement can be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The results of an opposed check.
    Contest(Opposed),
    /// The result of the check that the ground asks of the mover.
    Ground,
}

/// The results of both sides of an opposed check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The roll of the creature whose movement depends on it.
    pub mover: Rolled,
    /// The opponent's roll.
    pub against: Rolled,
}

impl Playout<'_> {
    /// The next result of an opposed check; records the check, and leaves it open if there is no result.
    pub(super) fn contest(&mut self, kind: CheckKind, rule: RuleId, mover: &Name, against: &Name) -> Option<Contest> {
        let contest = self.answers.contests.get(self.made).copied();
        self.made += 1;
        // A follower has to beat its target, and a blocker has to beat the mover; ties go to the other side.
        let ties_fail = i32::from(kind == CheckKind::Chase);
        self.checks.push(Check {
            kind,
            against: Some(against.clone()),
            dc: contest.map(|contest| contest.against.total.saturating_add(ties_fail)),
            rolled: contest.map(|contest| contest.mover),
            rule,
            modifiers: Vec::new(),
        });
        if contest.is_none() {
            self.open = Some(Missing::Contest(Opposed { mover: mover.clone(), against: against.clone() }));
        }
        contest
    }
}
