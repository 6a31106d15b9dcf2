//! Turns, while they are kept: whose it is, what actions are left, and what runs on from one movement to the next.

use super::check::Rolled;
use super::pace::StepWay;
use super::ruling::{Action, Fact, Finding, Ruling};
use super::step::Tally;
use super::{Mover, Referee};
use crate::field::{Condition, Creature, Doings, Name, Rounds, Stage};
use crate::grid::Feet;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Actions, ChanceScope, DiagonalScope, ForcedProne, Initiative, Maneuvers};

/// What a critical success adds to a check.
pub(super) const CRITICAL: i32 = 5;

/// What turns have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFact {
    /// It is somebody else's turn.
    NotItsTurn {
        /// Whose.
        whose: Name,
    },
    /// The action that it takes is not left in this turn.
    NoActionLeft {
        /// The action.
        action: Action,
    },
    /// A maneuver was made in this round already.
    OneManeuver {
        /// Its command's word.
        made: String,
    },
    /// The one move action of the phase went into this, which cannot be gone on with.
    SpentOn {
        /// Its command's word.
        what: String,
    },
    /// A five-foot step goes with no other movement, and the mover has moved.
    MovedAlready,
    /// One five-foot step is taken instead of other movement, and no second one.
    OneStep,
    /// The ruleset knows no five-foot step by this right.
    UnknownWay {
        /// The right.
        way: StepWay,
    },
    /// Whoever has no attack left to trade takes no five-foot step for one.
    NoAttackToTrade {
        /// How many it has in all; `None` if nobody told.
        of: Option<u32>,
    },
    /// No other movement goes with a five-foot step, and the mover has taken one.
    SteppedAlready,
    /// The mover does not lie on the ground.
    StandsAlready,
    /// What has befallen the mover rules this way of moving out.
    Hindered {
        /// The condition.
        condition: Condition,
    },
    /// The mover has a single action a turn, and this takes more.
    OneAction {
        /// The condition that leaves it one.
        condition: Condition,
        /// What this takes.
        action: Action,
    },
    /// Whoever has run to its limit rests before it runs again.
    HasToRest {
        /// Rounds that it has to rest yet.
        rounds: u32,
    },
    /// The check to run on failed earlier in this round.
    StoppedRunning,
    /// The check to run on failed: it stops, and is fatigued.
    RunsNoFurther {
        /// What the check came to.
        result: i32,
        /// What it should have come to.
        dc: i32,
    },
    /// An opponent had its chance by an earlier action of this turn: it strikes again only if it has more than one to give.
    ChanceBefore {
        /// Who.
        who: Name,
    },
}

impl TurnFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        !matches!(self, TurnFact::ChanceBefore { .. } | TurnFact::RunsNoFurther { .. })
    }
}

/// What a movement claims of its mover's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// The action that it takes.
    pub(super) takes: Action,
    /// Whether it is a combat maneuver.
    pub(super) maneuver: bool,
    /// Whether it is movement that a five-foot step does not go with.
    pub(super) moves: bool,
}

impl<'a> Referee<'a> {
    /// What the creature has done in its turn, while turns are kept.
    #[must_use]
    pub fn doings(&self, name: &Name) -> Option<&'a Doings> {
        self.rounds()?.of(name)
    }

    /// The rounds, once they have begun.
    pub(super) fn rounds(&self) -> Option<&'a Rounds> {
        self.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())
    }

    /// Whether turns are kept.
    pub(super) fn keeps_turns(&self) -> bool {
        self.rounds().is_some()
    }

    /// Whether somebody who lies prone against its will could stand up now, so that from here on it lies there by its
    /// choice, where that matters.
    #[must_use]
    pub fn stays_down(&self, creature: &Creature) -> bool {
        let lies = creature.is(Condition::Prone) && !creature.is(Condition::ProneByChoice);
        let acts = self.stilled(creature).is_none() && !creature.is(Condition::Splayed);
        let left = |doings| is_left(doings, Action::Move, self.ruleset.actions.is);
        self.ruleset.forced_prone.is == ForcedProne::EndsIt
            && lies
            && acts
            && self.keeps_turns()
            && self.doings(&creature.name).is_none_or(left)
    }

    /// What a natural 20 adds to an initiative check.
    #[must_use]
    pub fn critical_initiative(&self, rolled: Rolled) -> i32 {
        let adds = self.ruleset.initiative.is == Initiative::BonusDexterityRoll && rolled.is_natural(20);
        if adds { CRITICAL } else { 0 }
    }

    /// How far the creature's counts of steps have come before it moves.
    pub(super) fn tally_so_far(&self, name: &Name) -> Tally {
        match self.ruleset.diagonal_scope.is {
            DiagonalScope::Turn => self.doings(name).map_or(Tally::default(), Tally::after),
            DiagonalScope::Action => Tally::default(),
        }
    }

    /// Whether this opponent has had its one chance at the mover.
    pub(super) fn has_had_chance(&self, mover: &Mover<'a>, opponent: &Name) -> bool {
        self.ruleset.chance_scope.is == ChanceScope::Turn
            && self.doings(&mover.creature.name).is_some_and(|doings| doings.had_chance.contains(opponent))
    }

    /// What of the mover's speed is spent: where a phase has one speed for all movement.
    pub(super) fn spent_so_far(&self, mover: &Mover<'a>) -> Feet {
        match self.ruleset.actions.is {
            Actions::StandardAndMove => Feet(0),
            Actions::Phases => self.doings(&mover.creature.name).map_or(Feet(0), Doings::feet_in_all),
        }
    }

    /// What turns have against a movement that claims this of one. While none are kept only what leaves a creature a single
    /// action.
    pub(super) fn turn_refusals(&self, mover: &Mover<'a>, claim: Claim) -> Vec<Finding> {
        let finding = |rule, fact| Finding { rule, step: None, fact: Fact::Turn(fact) };
        let name = &mover.creature.name;
        let Claim { takes, maneuver, moves } = claim;
        let mut refusals = Vec::new();
        let single = self.ruleset.single_action(mover.creature);
        if let Some(condition) = single.filter(|_| matches!(takes, Action::FullRound | Action::MoveAndStandard)) {
            refusals.push(finding(RuleId::Afflictions, TurnFact::OneAction { condition, action: takes }));
        }
        refusals.extend(self.falls_on(mover.creature));
        let Some(rounds) = self.rounds() else { return refusals };
        if let Stage::Turn(Some(whose)) = &rounds.stage
            && whose != name
            && rounds.place(name).is_some()
            && !self.planning
        {
            refusals.push(finding(RuleId::Initiative, TurnFact::NotItsTurn { whose: whose.clone() }));
        }
        let Some(doings) = rounds.of(name) else { return refusals };
        let one_is_gone = single.is_some() && (doings.moves > 0 || doings.standard) && takes != Action::Free;
        // A maneuver takes the place of an attack in a full attack of which others are traded for steps.
        let as_attack = maneuver && takes == Action::Standard && doings.traded > 0;
        if one_is_gone || !(as_attack || is_left(doings, takes, self.ruleset.actions.is)) {
            refusals.push(finding(RuleId::Actions, TurnFact::NoActionLeft { action: takes }));
        }
        if let Some(what) = doings.spent_on.as_ref().filter(|_| takes == Action::Move) {
            refusals.push(finding(RuleId::Actions, TurnFact::SpentOn { what: what.clone() }));
        }
        if let Some(made) = doings.maneuver.as_ref().filter(|_| maneuver)
            && self.ruleset.maneuvers.is == Maneuvers::OnePerRound
        {
            refusals.push(finding(RuleId::Maneuvers, TurnFact::OneManeuver { made: made.clone() }));
        }
        if moves && doings.steps > 0 {
            refusals.push(finding(RuleId::FiveFootStep, TurnFact::SteppedAlready));
        }
        refusals
    }

    /// That opponents whose chance this ruling gives had one before in this turn, where each action gives another.
    #[must_use]
    pub fn chances_before(&self, ruling: &Ruling) -> Vec<Finding> {
        if self.ruleset.chance_scope.is == ChanceScope::Turn {
            return Vec::new();
        }
        let Some(doings) = self.doings(&ruling.creature) else { return Vec::new() };
        let again = ruling.provocations.iter().filter(|chance| doings.had_chance.contains(&chance.by));
        let fact = |who: &Name| Fact::Turn(TurnFact::ChanceBefore { who: who.clone() });
        again.map(|chance| Finding { rule: RuleId::ChanceScope, step: None, fact: fact(&chance.by) }).collect()
    }

    /// What the mover has done in its turn after this movement, made as the ruling has it.
    #[must_use]
    pub fn doings_after(&self, ruling: &Ruling, mode: &str) -> Doings {
        let mut doings = self.doings(&ruling.creature).cloned().unwrap_or_default();
        match ruling.way {
            None => *doings.feet.entry(mode.to_owned()).or_default() += ruling.feet.unwrap_or_default(),
            Some(StepWay::Free) => doings.steps = doings.steps.saturating_add(1),
            Some(StepWay::Trade) => doings.traded = doings.traded.saturating_add(1),
            Some(StepWay::Feature | StepWay::ActionPoint) => {}
        }
        doings.flown += ruling.flown();
        (doings.straight, doings.diagonal) = ruling.tally.counts();
        take(&mut doings, ruling.takes);
        // Standing up is another kind of chance than moving, and takes nothing from that.
        let moving = ruling.provocations.iter().filter(|chance| chance.rule != RuleId::StandUp);
        doings.had_chance.extend(moving.map(|chance| chance.by.clone()));
        doings
    }
}

/// Whether the action is left to somebody who has done this.
fn is_left(doings: &Doings, action: Action, actions: Actions) -> bool {
    let free_moves = u8::from(!doings.standard) + 1;
    match (action, actions) {
        (Action::Free, _) => true,
        // The speed of a phase is one; how it is parted is nobody's business.
        (Action::Move, Actions::Phases) => true,
        (Action::Move, Actions::StandardAndMove) => doings.moves < free_moves,
        (Action::Standard, _) => !doings.standard && doings.moves < 2,
        (Action::Only, _) => !doings.standard && doings.moves < 2,
        (Action::FullRound | Action::MoveAndStandard, _) => !doings.standard && doings.moves == 0,
    }
}

fn take(doings: &mut Doings, action: Action) {
    let (standard, moves) = match action {
        Action::Free => (false, 0),
        Action::Move => (false, 1),
        Action::Standard => (true, 0),
        Action::FullRound | Action::MoveAndStandard => (true, 1),
        // Nothing is left after the only one.
        Action::Only => (true, 2),
    };
    doings.standard |= standard;
    doings.moves = doings.moves.saturating_add(moves);
}
