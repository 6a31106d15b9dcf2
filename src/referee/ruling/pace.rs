//! Paces, and the rights by which a creature takes a five-foot step.

use crate::ruleset::{RuleId, Ruleset};

crate::word_enum! {
    /// How much of the turn is spent on moving, and how.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Pace {
        /// One move action.
        #[default]
        Single "move",
        /// All actions spent on moving.
        Double "double",
        /// Moving without haste.
        Hustle "hustle",
        /// Moving with haste.
        Sprint "sprint",
        /// Running for the whole round.
        Run "run",
        /// One square, however slow the mover is.
        Minimum "minimum",
        /// The five-foot step.
        Step "step",
        /// Crawling.
        Crawl "crawl",
        /// A charge.
        Charge "charge",
        /// A charge by a creature that has only one action.
        PartialCharge "partial-charge",
        /// A withdrawal.
        Withdraw "withdraw",
        /// A withdrawal by a creature that has only one action.
        RestrictedWithdraw "restricted-withdraw",
    }
}

crate::arg_by_word!(Pace as "pace");

impl Pace {
    /// The paces that a move command accepts.
    pub const OF_A_MOVE: [Pace; 5] = [Pace::Single, Pace::Double, Pace::Hustle, Pace::Sprint, Pace::Minimum];

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

    /// The rule behind this pace.
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

    /// The rule that limits how far a movement at this pace goes.
    pub(crate) fn limit(self) -> RuleId {
        match self {
            Pace::Single | Pace::Double | Pace::Hustle | Pace::Sprint => RuleId::Speed,
            pace => pace.rule(),
        }
    }
}

crate::word_enum! {
    /// The right by which a creature takes a five-foot step.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum StepWay {
        /// Instead of any other movement.
        #[default]
        Free "free",
        /// In exchange for one attack of a full attack.
        Trade "trade",
        /// By a feature of class, people or feat, on that feature's terms.
        Feature "feature",
        /// By a feature that takes a swift action.
        FeatureSwift "feature-swift",
        /// By a feature that takes a move action.
        FeatureMove "feature-move",
        /// For an action point that would grant a move action.
        ActionPoint "action-point",
    }
}
