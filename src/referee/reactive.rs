//! Movement that answers the movement of others: what may be declared, and what there is to say about it.

use std::collections::BTreeMap;

use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::{Mover, Referee, Walk};
use crate::field::{Condition, Creature, Intent, Name, Rounds, Stage};
use crate::grid::{Feet, Placement, Square};
use crate::ruleset::policy::{Actions, Block, ClimbForward, Follow, KeepAway, Occupied, SwimForward};
use crate::ruleset::{RuleId, Ruleset};

/// A movement that only rulesets with phases know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseMove {
    /// Getting into somebody's way.
    Block,
    /// Following somebody.
    Follow,
    /// Keeping away from others.
    KeepAway,
    /// Climbing without a climb speed.
    ClimbForward,
    /// Swimming without a swim speed.
    SwimForward,
}

impl PhaseMove {
    /// The movement that this intent declares.
    #[must_use]
    pub fn of(intent: &Intent) -> Self {
        match intent {
            Intent::Block { .. } => PhaseMove::Block,
            Intent::Follow { .. } => PhaseMove::Follow,
            Intent::KeepAway { .. } => PhaseMove::KeepAway,
        }
    }

    /// The rule that it stands under.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            PhaseMove::Block => RuleId::Block,
            PhaseMove::Follow => RuleId::Follow,
            PhaseMove::KeepAway => RuleId::KeepAway,
            PhaseMove::ClimbForward => RuleId::ClimbForward,
            PhaseMove::SwimForward => RuleId::SwimForward,
        }
    }

    /// Whether the ruleset knows it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            PhaseMove::Block => rules.block.is != Block::Unknown,
            PhaseMove::Follow => rules.follow.is != Follow::Unknown,
            PhaseMove::KeepAway => rules.keep_away.is != KeepAway::Unknown,
            PhaseMove::ClimbForward => rules.climb_forward.is != ClimbForward::Unknown,
            PhaseMove::SwimForward => rules.swim_forward.is != SwimForward::Unknown,
        }
    }
}

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReactiveFact {
    /// The ruleset does not know such a movement.
    Unknown {
        /// The movement.
        what: PhaseMove,
    },
    /// Whoever answers somebody's movement has to see it when it declares that.
    Unseen {
        /// Whom it does not see.
        who: Name,
    },
    /// Its one move action of the phase is taken by movement.
    MovedAlready,
    /// Its one move action of the phase is taken by this declaration.
    Declared {
        /// What it declared.
        intent: Intent,
    },
    /// The end that was asked for lies outside of the distance that was.
    WrongDistance {
        /// From whom.
        who: Name,
        /// How far it would be.
        feet: Feet,
    },
    /// This creature is not held up by the blocker, through whose space it may move.
    Unaffected {
        /// The blocker.
        by: Name,
    },
    /// A blocker got into the way.
    Blocked {
        /// The blocker.
        by: Name,
        /// Feet that the step cost more.
        extra: Feet,
    },
    /// A step that the mover could not pay because of those who blocked it.
    HeldBack {
        /// What the step would have cost.
        feet: Feet,
        /// Where it would have led.
        to: Placement,
    },
    /// How far it is in the end from somebody whose movement it answers.
    Distance {
        /// From whom.
        who: Name,
        /// How far.
        feet: Feet,
        /// Whether that is as far as it wanted.
        kept: bool,
    },
    /// It goes on as if its target stood where it vanished.
    Lost {
        /// The target.
        who: Name,
        /// Where.
        at: Square,
    },
    /// It has no hand free to climb or swim with.
    NoFreeHand,
    /// One free hand makes it harder to climb or swim.
    OneHand {
        /// What that takes off the check.
        less: u32,
    },
    /// There is nothing to climb by, or no water to swim in.
    OutOfElement {
        /// Climbing or swimming.
        what: PhaseMove,
        /// Where.
        square: Square,
    },
    /// The check failed: it gets nowhere, and its move action of the phase is spent.
    Failed {
        /// What the check came to.
        result: i32,
        /// What it should have come to.
        dc: i32,
    },
    /// What a sprint costs beside its action, in a movement phase, in an action phase or where nobody keeps phases.
    Sprinted {
        /// Whether it is known to be the standard action.
        standard: Option<bool>,
    },
}

impl ReactiveFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        matches!(
            self,
            ReactiveFact::Unknown { .. }
                | ReactiveFact::Unseen { .. }
                | ReactiveFact::MovedAlready
                | ReactiveFact::Declared { .. }
                | ReactiveFact::WrongDistance { .. }
                | ReactiveFact::NoFreeHand
                | ReactiveFact::OutOfElement { .. }
        )
    }

    /// The square that it happens in, for marking on a picture.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            ReactiveFact::HeldBack { to, .. } => Some(to.anchor),
            ReactiveFact::OutOfElement { square, .. } => Some(*square),
            _ => None,
        }
    }
}

/// A finding about no step in particular.
pub(super) fn found(rule: RuleId, fact: ReactiveFact) -> Finding {
    Finding { rule, step: None, fact: Fact::Reactive(fact) }
}

impl<'a> Referee<'a> {
    /// Whether somebody keeps phases.
    #[must_use]
    pub fn is_in_phases(&self) -> bool {
        let begun = self.encounter.rounds.as_deref().is_some_and(Rounds::has_begun);
        self.ruleset.actions.is == Actions::Phases && begun
    }

    /// What keeps the mover from a movement that takes its whole move action of the phase: it has declared something, or
    /// has used the action.
    pub(super) fn whole_action_refusals(&self, mover: &Mover<'a>) -> Vec<Finding> {
        let mut refusals: Vec<Finding> = self.declared(mover).into_iter().collect();
        refusals.extend(self.begun(mover));
        refusals
    }

    /// That the mover has begun its move action of the phase. What an action that cannot be gone on with forbids is the
    /// turn's to say.
    pub(super) fn begun(&self, mover: &Mover<'a>) -> Option<Finding> {
        let name = &mover.creature.name;
        let doings = self.doings(name).filter(|doings| doings.spent_on.is_none() && self.intent(name).is_none())?;
        let begun = self.is_in_phases() && (doings.moves > 0 || doings.has_moved());
        begun.then(|| found(RuleId::Actions, ReactiveFact::MovedAlready))
    }

    /// What the creature has declared for this phase.
    #[must_use]
    pub fn intent(&self, name: &Name) -> Option<&'a Intent> {
        self.encounter.rounds.as_deref()?.intents.get(name)
    }

    /// Why a creature that has declared something else for the phase does not move otherwise.
    pub(super) fn declared(&self, mover: &Mover<'a>) -> Option<Finding> {
        let intent = self.intent(&mover.creature.name).filter(|_| self.is_in_phases())?;
        Some(found(RuleId::Actions, ReactiveFact::Declared { intent: intent.clone() }))
    }

    /// What everybody has declared for this phase; nothing while no phases are kept.
    #[must_use]
    pub fn intents(&self) -> BTreeMap<Name, Intent> {
        let rounds = self.encounter.rounds.as_deref().filter(|_| self.is_in_phases());
        rounds.map_or(BTreeMap::new(), |rounds| rounds.intents.clone())
    }

    /// The mover declares this, and moves by it where somebody named the way: what keeps it from that, and what is worth
    /// telling. Where it wants to end, the distance has to be as it says.
    #[must_use]
    pub fn declare(&self, mover: &Mover<'a>, intent: &Intent, walk: &Walk) -> Ruling {
        let mut ruling = self.adjudicate(mover, &Walk { answers: true, ..walk.clone() });
        let mut findings = self.intent_findings(mover, intent);
        if let Some(wish) = self.wish(intent).filter(|_| !walk.stops.is_empty()) {
            let (met, feet) = self.wished(mover, &wish, ruling.goal());
            let there = self.spot_in(mover.creature, ruling.goal());
            let targets = intent.targets().iter().filter_map(|target| self.encounter.creature(target));
            let nearest = targets.min_by_key(|target| self.feet_between(there, self.spot(target)));
            let who = nearest.map(|target| target.name.clone()).filter(|_| !met);
            findings
                .extend(who.map(|who| found(PhaseMove::of(intent).rule(), ReactiveFact::WrongDistance { who, feet })));
        }
        ruling.findings.splice(0..0, findings);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.nearest = None;
            ruling.findings.retain(|finding| finding.fact.refuses());
        }
        ruling
    }

    /// What is to be said of what the mover wants to declare.
    pub(super) fn intent_findings(&self, mover: &Mover<'a>, intent: &Intent) -> Vec<Finding> {
        let what = PhaseMove::of(intent);
        if !what.is_known(self.ruleset) {
            return vec![found(what.rule(), ReactiveFact::Unknown { what })];
        }
        let mut findings = Vec::new();
        let name = &mover.creature.name;
        let goes_on = self.intent(name).is_some_and(|earlier| intent.goes_on_from(earlier));
        let doings = self.doings(name).filter(|_| self.is_in_phases() && !goes_on);
        if doings.is_some_and(|doings| doings.has_moved() && doings.spent_on.is_none()) {
            findings.push(found(RuleId::Actions, ReactiveFact::MovedAlready));
        }
        // Who is lost sight of was seen before.
        let lost = matches!(intent, Intent::Follow { lost: Some(_), .. });
        let targets = intent.targets().iter().filter_map(|target| self.encounter.creature(target));
        for target in targets {
            let who = target.name.clone();
            if !lost && !self.sees(mover.creature, target) {
                findings.push(found(what.rule(), ReactiveFact::Unseen { who }));
            } else if what == PhaseMove::Block && self.passes_through(target, mover.creature) {
                findings.push(found(RuleId::Block, ReactiveFact::Unaffected { by: name.clone() }));
            }
        }
        findings
    }

    /// Whether the one creature may move through the squares of the other.
    pub(super) fn passes_through(&self, one: &Creature, other: &Creature) -> bool {
        self.mover(&one.name).is_some_and(|mover| self.may_pass(&mover, other).1 == Occupied::Pass)
    }

    /// Whether the creature can get into somebody's way: it is not helpless, and nothing keeps it from moving.
    pub(super) fn can_block(&self, creature: &Creature) -> bool {
        !creature.is(Condition::Helpless) && super::pace::stilled_by(creature).is_none()
    }

    /// What a sprint costs, where it costs more than its action.
    pub(super) fn sprint_note(&self) -> Finding {
        let rounds = self.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun());
        let standard = rounds.map(|rounds| rounds.stage == Stage::Action);
        found(RuleId::SprintCost, ReactiveFact::Sprinted { standard })
    }
}
