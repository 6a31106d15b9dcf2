//! Paces, and the rights by which five-foot steps are taken.

use crate::ruleset::{RuleId, Ruleset};

/// How much of the turn is spent on moving, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One move action.
    #[default]
    Single,
    /// All actions spent on moving.
    Double,
    /// Moving without haste.
    Hustle,
    /// Moving with haste.
    Sprint,
    /// Running for the whole round.
    Run,
    /// One square, however slow the mover is.
    Minimum,
    /// The five-foot step.
    Step,
    /// Crawling.
    Crawl,
    /// A charge.
    Charge,
    /// A charge by a creature that has only one action.
    PartialCharge,
    /// A withdrawal.
    Withdraw,
    /// A withdrawal by a creature that has only one action.
    RestrictedWithdraw,
}

crate::arg_by_word!(Pace as "pace");

impl Pace {
    /// The paces that a move command accepts.
    pub const OF_A_MOVE: [Pace; 5] = [Pace::Single, Pace::Double, Pace::Hustle, Pace::Sprint, Pace::Minimum];

    /// The word for it in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Single => "move",
            Pace::Double => "double",
            Pace::Hustle => "hustle",
            Pace::Sprint => "sprint",
            Pace::Run => "run",
            Pace::Minimum => "minimum",
            Pace::Step => "step",
            Pace::Crawl => "crawl",
            Pace::Charge => "charge",
            Pace::PartialCharge => "partial-charge",
            Pace::Withdraw => "withdraw",
            Pace::RestrictedWithdraw => "restricted-withdraw",
        }
    }

    /// Whether it covers exactly one square.
    pub(crate) fn is_one_step(self) -> bool {
        matches!(self, Pace::Minimum | Pace::Step | Pace::Crawl)
    }

    /// Whether the ruleset has the pace.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            Pace::Single => true,
            Pace::Double => rules.double.value > 0,
            Pace::Hustle => rules.hustle.value > 0,
            Pace::Sprint => rules.sprint.value > 0,
            Pace::Run => rules.run.value > 0,
            Pace::Minimum => rules.minimum_movement.value.is_known(),
            Pace::Step => rules.five_foot_step.value.is_known(),
            Pace::Crawl => rules.crawl.value.is_known(),
            Pace::Charge => rules.charge.value.is_known(),
            Pace::PartialCharge => rules.charge.value.takes_a_full_round(),
            Pace::Withdraw => !rules.withdraw.value.keeps_a_distance(),
            Pace::RestrictedWithdraw => rules.withdraw.value.takes_a_full_round(),
        }
    }

    /// The rule that governs this pace.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Pace::Single => RuleId::Speed,
            Pace::Double => RuleId::Double,
            Pace::Hustle => RuleId::Hustle,
            Pace::Sprint => RuleId::Sprint,
            Pace::Run => RuleId::Run,
            Pace::Minimum => RuleId::MinimumMovement,
            Pace::Step => RuleId::FiveFootStep,
            Pace::Crawl => RuleId::Crawl,
            Pace::Charge | Pace::PartialCharge => RuleId::Charge,
            Pace::Withdraw | Pace::RestrictedWithdraw => RuleId::Withdraw,
        }
    }

    pub(crate) fn is_charge(self) -> bool {
        matches!(self, Pace::Charge | Pace::PartialCharge)
    }

    pub(crate) fn is_withdrawal(self) -> bool {
        matches!(self, Pace::Withdraw | Pace::RestrictedWithdraw)
    }

    /// The rule by which a movement at this pace is too far.
    pub(crate) fn limit(self) -> RuleId {
        match self {
            Pace::Single | Pace::Double | Pace::Hustle | Pace::Sprint => RuleId::Speed,
            pace => pace.rule(),
        }
    }
}

/// The right by which a five-foot step is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepWay {
    /// Instead of any other movement.
    #[default]
    Free,
    /// In exchange for an attack of a full attack.
    Trade,
    /// By a feature of class, people or feat, on that feature's terms.
    Feature,
    /// For an action point that would grant a move action.
    ActionPoint,
}

impl StepWay {
    /// All rights.
    pub const ALL: [StepWay; 4] = [StepWay::Free, StepWay::Trade, StepWay::Feature, StepWay::ActionPoint];

    /// The word for it in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            StepWay::Free => "free",
            StepWay::Trade => "trade",
            StepWay::Feature => "feature",
            StepWay::ActionPoint => "action-point",
        }
    }
}
