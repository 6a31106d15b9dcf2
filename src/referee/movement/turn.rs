//! Turns, if they are tracked: whose turn it is, which actions are left, and what carries over between movements.
//!
//! A movement makes a claim (its action, whether it is a maneuver, whether it counts as movement) and gets its refusals. A
//! `Mover` starts with the diagonal count its turn has reached, so searches, reach sets and prices all continue from there.

use std::collections::BTreeMap;

use super::pace::Paces;
use super::step::StepPrices;
use crate::field::{Condition, Creature, Intent, LeftPlace, Mode, Name, Rounds, Stage, TurnLog};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::{Elevations, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::ruling::{
    Action, CRITICAL, CheckKind, DiagonalCount, Fact, Finding, FlightFact, Left, ReactiveFact, Rolled, Ruling, Spent,
    StepWay, TurnFact,
};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Actions, Stall};

/// Turns, if they are tracked.
#[derive(Clone, Copy, Debug)]
pub struct Turns<'a>(pub Referee<'a>);

impl<'a> Turns<'a> {
    /// Whether the encounter is being played in phases.
    #[must_use]
    pub fn is_in_phases(&self) -> bool {
        let begun = self.0.encounter.rounds.as_deref().is_some_and(Rounds::has_begun);
        self.0.ruleset.actions.value.has_phases() && begun
    }

    /// Whether a creature without room squeezes only when the next phase begins.
    #[must_use]
    pub fn squeezes_later(&self) -> bool {
        self.0.ruleset.squeezing.value.waits_for_a_phase() && self.is_in_phases()
    }

    /// What rules out a movement that takes the whole move action of the phase: an intent already declared, or the
    /// action already used.
    pub(crate) fn whole_action_refusals(&self, mover: &Mover<'a>) -> Vec<Finding> {
        let mut refusals: Vec<Finding> = self.declared(mover).into_iter().collect();
        refusals.extend(self.begun(mover));
        refusals
    }

    /// The refusal if the mover has begun its move action of the phase. [`Turns::turn_refusals`] covers an action that can't
    /// be continued.
    pub(crate) fn begun(&self, mover: &Mover<'a>) -> Option<Finding> {
        let name = &mover.creature.name;
        let turn_log =
            self.turn_log(name).filter(|turn_log| turn_log.spent_on.is_none() && self.intent(name).is_none())?;
        let begun = self.is_in_phases() && (turn_log.moves > 0 || turn_log.has_moved());
        begun.then(|| Finding::refusal(RuleId::Actions, ReactiveFact::MovedAlready))
    }

    /// What the creature has declared for this phase.
    #[must_use]
    pub fn intent(&self, name: &Name) -> Option<&'a Intent> {
        self.0.encounter.rounds.as_deref()?.intents.get(name)
    }

    /// The refusal if the creature has declared something else for this phase.
    pub(crate) fn declared(&self, mover: &Mover<'a>) -> Option<Finding> {
        let intent = self.intent(&mover.creature.name).filter(|_| self.is_in_phases())?;
        let log = self.turn_log(&mover.creature.name);
        let used = log.is_some_and(|log| log.has_moved() || log.has_blocked());
        Some(Finding::refusal(RuleId::Actions, ReactiveFact::Declared { intent: intent.clone(), used }))
    }

    /// Every creature's declared intent for this phase; empty outside phases. A block held until the phase ends is swift and
    /// already in force; a preview considers only what is publicly known.
    #[must_use]
    pub fn intents(&self) -> BTreeMap<Name, Intent> {
        let Some(rounds) = self.0.encounter.rounds.as_deref().filter(|_| self.is_in_phases()) else {
            return BTreeMap::new();
        };
        let held = rounds.declared().filter(|(_, intent)| !self.0.planning && !intent.moves());
        let held = held.map(|(name, intent)| (name.clone(), intent.clone()));
        held.chain(rounds.intents.clone()).collect()
    }

    /// What the creature has done in its turn, if turns are tracked.
    #[must_use]
    pub fn turn_log(&self, name: &Name) -> Option<&'a TurnLog> {
        self.rounds()?.of(name)
    }

    /// The rounds, once they have begun.
    pub(crate) fn rounds(&self) -> Option<&'a Rounds> {
        self.0.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())
    }

    /// Whether turns are tracked.
    pub(crate) fn keeps_turns(&self) -> bool {
        self.rounds().is_some()
    }

    /// Whether a creature that is prone against its will could stand up, so that it counts as prone by choice if it stays
    /// down. Always false if the rules don't distinguish the two.
    #[must_use]
    pub fn stays_down(&self, creature: &Creature) -> bool {
        let lies = creature.is(Condition::Prone) && !creature.is(Condition::ProneByChoice);
        let acts = Paces(self.0).stilled(creature).is_none() && !creature.is(Condition::Splayed);
        let had = |turn_log: &TurnLog| turn_log.lay && !turn_log.stood;
        let left = |turn_log: &TurnLog| is_left(turn_log, Action::Move, self.0.ruleset.actions.value);
        self.0.ruleset.forced_prone.value.ends_it()
            && lies
            && acts
            && self.keeps_turns()
            && self.turn_log(&creature.name).is_none_or(|turn_log| had(turn_log) || left(turn_log))
    }

    /// What a natural 20 adds to an initiative check.
    #[must_use]
    pub fn critical_initiative(&self, rolled: Rolled) -> i32 {
        let adds = self.0.ruleset.initiative.value.rewards_natural_20() && rolled.is_natural(20);
        if adds { CRITICAL } else { 0 }
    }

    /// Whether this opponent has already had its one chance at the mover.
    pub(crate) fn has_had_chance(&self, mover: &Mover<'a>, opponent: &Name) -> bool {
        self.0.ruleset.chance_scope.value.is_one_a_turn()
            && self.turn_log(&mover.creature.name).is_some_and(|turn_log| turn_log.had_chance.contains(opponent))
    }

    /// Feet of the mover's speed already spent, if one speed covers all movement of a phase; otherwise 0.
    pub(crate) fn spent_so_far(&self, mover: &Mover<'a>) -> Feet {
        match self.0.ruleset.actions.value {
            Actions::StandardAndMove => Feet(0),
            Actions::Phases => self.turn_log(&mover.creature.name).map_or(Feet(0), |log| log.total_feet().rounded_up()),
        }
    }

    /// Why the turn doesn't allow a movement with this claim. If turns aren't tracked, only a limit to one action and a stall
    /// refuse it.
    pub(crate) fn turn_refusals(&self, mover: &Mover<'a>, claim: Claim) -> Vec<Finding> {
        let name = &mover.creature.name;
        let Claim { takes, maneuver, moves } = claim;
        let mut refusals = Vec::new();
        let single = self.0.ruleset.single_action(mover.creature);
        if let Some(condition) = single.filter(|_| matches!(takes, Action::FullRound | Action::MoveAndStandard)) {
            refusals.push(Finding::refusal(RuleId::Afflictions, TurnFact::OneAction { condition, action: takes }));
        }
        refusals.extend(self.falls_on(mover.creature));
        refusals.extend(self.not_by_action_point(takes));
        let Some(rounds) = self.rounds() else { return refusals };
        if let Stage::Turn(Some(whose)) = &rounds.stage
            && self.0.encounter.waits(rounds, name)
            && !self.0.planning
        {
            refusals.push(Finding::refusal(RuleId::Initiative, TurnFact::NotItsTurn { whose: whose.clone() }));
        }
        let more = self.is_ready(name) && matches!(takes, Action::FullRound | Action::MoveAndStandard);
        if more {
            refusals.push(Finding::refusal(RuleId::Actions, TurnFact::ReadiedLess { action: takes }));
        }
        refusals.extend(self.moved_twice(mover));
        let Some(turn_log) = rounds.of(name) else { return refusals };
        if self.0.action_point {
            let stepped = moves && turn_log.steps > 0;
            refusals.extend(stepped.then(|| Finding::refusal(RuleId::FiveFootStep, self.stepped_already(turn_log))));
            return refusals;
        }
        let one_is_gone = single.is_some()
            && (turn_log.moves > 0 || turn_log.standard)
            && !matches!(takes, Action::Free | Action::Swift);
        // A maneuver may replace an attack in a full attack that trades other attacks for steps.
        let as_attack = maneuver == Maneuvering::OrAnAttack && takes == Action::Standard && turn_log.traded > 0;
        if !more && (one_is_gone || !(as_attack || is_left(turn_log, takes, self.0.ruleset.actions.value))) {
            let left = self.left(mover.creature, turn_log).into();
            refusals.push(Finding::refusal(RuleId::Actions, TurnFact::NoActionLeft { action: takes, left }));
        }
        if let Some(what) = turn_log.spent_on.as_ref().filter(|_| takes == Action::Move) {
            refusals.push(Finding::refusal(RuleId::Actions, TurnFact::SpentOn { what: what.clone() }));
        }
        if let Some(made) = turn_log.maneuver.as_ref().filter(|_| maneuver != Maneuvering::No)
            && self.0.ruleset.maneuvers.value.is_one_a_round()
        {
            refusals.push(Finding::refusal(RuleId::Maneuvers, TurnFact::OneManeuver { made: made.clone() }));
        }
        if moves && turn_log.steps > 0 {
            refusals.push(Finding::refusal(RuleId::FiveFootStep, self.stepped_already(turn_log)));
        }
        refusals
    }

    /// Why a movement would change a creature's place a second time in a phase: the place of a carried creature, or the
    /// mover's own after its carrier's.
    fn moved_twice(&self, mover: &Mover<'a>) -> Option<Finding> {
        if !self.is_in_phases() {
            return None;
        }
        let carrier = |one: &Creature| Supports(self.0).carried_by(one).map(|carrier| &carrier.name);
        let rest = || self.0.encounter.creatures().iter().filter(|one| self.has_changed_place(&one.name));
        let carried = rest().find(|one| carrier(one) == Some(&mover.creature.name));
        let carried = carried.map(|one| TurnFact::CarriedMoved { who: one.name.clone() });
        let fact = carried.or_else(|| self.carrier_moved(carrier(mover.creature)?));
        fact.map(|fact| Finding::refusal(RuleId::Actions, fact))
    }

    /// What keeps others from getting onto or off this creature in a phase in which it has changed place.
    pub(crate) fn carrier_moved(&self, carrier: &Name) -> Option<TurnFact> {
        let moved = self.is_in_phases() && self.has_changed_place(carrier);
        moved.then(|| TurnFact::CarrierMoved { who: carrier.clone() })
    }

    /// Whether the creature has moved in this turn or phase, or mounted or dismounted.
    fn has_changed_place(&self, name: &Name) -> bool {
        let by = |what: &String| matches!(what.as_str(), "mount" | "dismount");
        self.turn_log(name).is_some_and(|log| log.has_moved() || log.spent_on.as_ref().is_some_and(by))
    }

    /// Why an action point spent on this action doesn't grant it: it grants only a move action or a standard action.
    fn not_by_action_point(&self, takes: Action) -> Option<Finding> {
        let known = self.0.ruleset.five_foot_step.value.can_be_bought();
        let fact = match takes {
            _ if !self.0.action_point => return None,
            _ if !known => TurnFact::NoActionPoints,
            Action::Free | Action::Move | Action::Standard => return None,
            Action::Swift | Action::Only | Action::MoveAndStandard | Action::FullRound => {
                TurnFact::NotByActionPoint { action: takes }
            }
        };
        Some(Finding::refusal(RuleId::Maneuvers, fact))
    }

    /// Claims this action instead of the one these refusals were found for: the steps of a movement may take a different
    /// action than its pace.
    pub(crate) fn claim_instead(&self, mover: &Mover<'a>, takes: Action, refusals: &mut Vec<Finding>) {
        refusals.retain(|finding| !is_about_actions(finding));
        for refusal in self.turn_refusals(mover, Claim { takes, maneuver: Maneuvering::No, moves: true }) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
    }

    /// Whether the creature can ready an action, and whether it can delay: whether its standard action is left, and whether
    /// it and what it rides have done nothing in its turn.
    #[must_use]
    pub fn can_ready_or_delay(&self, name: &Name) -> (bool, bool) {
        let creature = self.0.encounter.creature(name);
        let standard = |log: &TurnLog| creature.is_some_and(|creature| self.left(creature, log).standard);
        let untouched = |log: &TurnLog| !log.has_moved() && !log.standard && log.moves == 0 && log.steps == 0;
        let mount = creature.and_then(|rider| self.0.encounter.mount_of(rider));
        let mut both = [Some(name), mount.map(|mount| &mount.name)].into_iter().flatten();
        (self.turn_log(name).is_none_or(standard), both.all(|one| self.turn_log(one).is_none_or(untouched)))
    }

    /// Whether the creature has only a readied standard action.
    pub(crate) fn is_ready(&self, name: &Name) -> bool {
        self.rounds().is_some_and(|rounds| self.0.encounter.readied(rounds, name).next().is_some())
    }

    /// Whether the creature has a single action: a condition leaves it no more, or it has readied one and done nothing else.
    pub(crate) fn has_one_action(&self, creature: &Creature) -> bool {
        let idle = |log: &TurnLog| log.moves == 0 && !log.standard;
        let readied = || self.is_ready(&creature.name) && self.turn_log(&creature.name).is_none_or(idle);
        self.0.ruleset.single_action(creature).is_some() || readied()
    }

    /// Whether the creature has moved earlier in this phase.
    pub(crate) fn has_moved_in_this_phase(&self, name: &Name) -> bool {
        self.is_in_phases() && self.turn_log(name).is_some_and(TurnLog::has_moved)
    }

    /// Whether the creature has stalled and is falling, if the rulebook has stalls.
    #[must_use]
    pub fn has_stalled(&self, creature: &Creature) -> bool {
        let by_class = self.0.ruleset.flight.value.uses_classes();
        by_class && creature.is_airborne() && creature.flight.is_stalled()
    }

    /// The refusal of everything but recovery, for a creature that has stalled.
    pub(crate) fn falls_on(&self, creature: &Creature) -> Option<Finding> {
        let (fallen, Stall { dc, later, .. }) = (creature.flight.fallen, self.0.ruleset.stall.value);
        let refusal = || Finding::refusal(RuleId::Stall, FlightFact::IsStalled { fallen, dc, later });
        self.has_stalled(creature).then(refusal)
    }

    /// Notes on what a movement takes of its turn, and on opponents that have already had a chance in it.
    #[must_use]
    pub fn notes(&self, ruling: &Ruling) -> Vec<Finding> {
        let mut notes = self.chances_before(ruling);
        if self.0.action_point || ruling.way == Some(StepWay::ActionPoint) {
            // For a maneuver, the rule is the exception to one per round; for a move action, the rule on steps says what it
            // grants.
            let rule = if ruling.takes == Action::Standard { RuleId::Maneuvers } else { RuleId::FiveFootStep };
            notes.push(Finding::note(rule, TurnFact::ByActionPoint));
        }
        let attacks = self.0.encounter.creature(&ruling.creature).and_then(|creature| creature.base_attacks);
        if let Some(of) = attacks.filter(|_| ruling.way == Some(StepWay::Trade)) {
            let log = self.turn_log(&ruling.creature);
            let traded = log.map_or(0, |log| u32::from(log.traded)) + 1;
            let in_place_of = log.map_or(0, |log| u32::from(log.has_replaced_an_attack()));
            let left = of.saturating_sub(traded + in_place_of);
            notes.push(Finding::note(RuleId::FiveFootStep, TurnFact::TradesAttack { nth: traded, of, left }));
        }
        notes
    }

    /// Notes the opponents with a chance in this ruling that already had one this turn: when the mover stood up, or at an
    /// earlier movement if each action gives a new chance.
    fn chances_before(&self, ruling: &Ruling) -> Vec<Finding> {
        let Some(turn_log) = self.turn_log(&ruling.creature) else { return Vec::new() };
        let had = |who: &Name| turn_log.had_chance.contains(who) || turn_log.had_standing.contains(who);
        let again = ruling.provocations.iter().filter(|chance| had(&chance.by));
        let note = |who: &Name| Finding::note(RuleId::ChanceScope, TurnFact::ChanceBefore { who: who.clone() });
        again.map(|chance| note(&chance.by)).collect()
    }

    /// The places the mover has left in this phase after the movement of this ruling; empty if it has moved in several modes,
    /// or not step by step.
    fn way_after(&self, ruling: &Ruling, mode: &str) -> Vec<LeftPlace> {
        let earlier = self.turn_log(&ruling.creature).cloned().unwrap_or_default();
        let by_steps = [Mode::Walk, Mode::Climb, Mode::Swim, Mode::Fly].into_iter().find(|it| it.word() == mode);
        let one_way = |mode: &Mode| {
            ruling.steps.iter().all(|step| step.mode == *mode) && earlier.feet.keys().all(|word| word == mode.word())
        };
        let by = by_steps.filter(one_way);
        let creature = self.0.encounter.creature(&ruling.creature).filter(|_| self.is_in_phases());
        let Some((creature, mode)) = creature.zip(by) else { return Vec::new() };
        let mut spent =
            Spent { feet: earlier.total_feet().rounded_up(), diagonal_count: DiagonalCount::after(&earlier) };
        let (mut way, mut from, mut altitude) = (earlier.way, ruling.from, creature.altitude);
        for step in &ruling.steps {
            let (straight, diagonal) = spent.diagonal_count.counts();
            let squeezed = self.0.ruleset.stance(creature, from.footprint).flatten();
            way.push(LeftPlace { anchor: from.anchor, squeezed, altitude, feet: spent.feet, straight, diagonal });
            let board = &self.0.encounter.battlefield;
            let level = board.floor_under(from) + altitude == board.floor_under(step.to) + step.altitude;
            let rises = mode != Mode::Walk && !level;
            let diagonal_count =
                StepPrices(self.0).count_after((creature, mode), (from, step.to), rises, spent.diagonal_count);
            spent = Spent { feet: spent.feet + step.feet.whole(), diagonal_count };
            (from, altitude) = (step.to, step.altitude);
        }
        way
    }

    /// Whether any step of the movement leads up.
    fn gains_height(&self, ruling: &Ruling) -> bool {
        let Some(creature) = self.0.encounter.creature(&ruling.creature) else { return false };
        let board = &self.0.encounter.battlefield;
        let over = ruling.steps.iter().map(|step| board.floor_under(step.to) + step.altitude);
        let heights: Vec<Height> = std::iter::once(Elevations(self.0).elevation(creature)).chain(over).collect();
        heights.windows(2).any(|pair| pair[1] > pair[0])
    }

    /// What this log leaves of the creature's turn.
    #[must_use]
    pub fn left(&self, creature: &Creature, log: &TurnLog) -> Left {
        let actions = self.0.ruleset.actions.value;
        let single = self.has_one_action(creature);
        let spent = single && (log.moves > 0 || log.standard);
        let still = Paces(self.0).is_still(creature);
        let phases = actions.has_phases();
        let stage = self.0.encounter.rounds.as_deref().filter(|_| self.is_in_phases()).map(|rounds| &rounds.stage);
        let begun = log.moves > 0 || log.has_moved();
        let left = |action: Action| match (stage, action) {
            _ if spent || still => false,
            // The action phase of the same round is still to come.
            (Some(Stage::Movement), Action::Standard) => true,
            (Some(Stage::Movement | Stage::Action), Action::Move) => {
                let open = self.left_at_its_speed(creature, log) > HalfFeet(0);
                (!begun && !log.standard) || (open && log.spent_on.is_none())
            }
            _ => is_left(log, action, actions) && !(action == Action::Standard && stage.is_some() && begun),
        };
        let attacks = Self::attacks_left(creature, log).filter(|_| !still);
        let speed = Paces(self.0).level_speed(creature);
        let excludes_steps = self.0.ruleset.full_round.value.leaves_nothing();
        let full = !(single || phases || (excludes_steps && log.steps > 0));
        Left {
            full: (left(Action::FullRound) && full) || attacks.is_some(),
            standard: left(Action::Standard),
            moves: left(Action::Move),
            step: self.0.ruleset.five_foot_step.value.is_known() && !log.has_moved() && log.steps == 0,
            feet: phases.then(|| Feet(speed.0.saturating_sub(log.total_feet().rounded_up().0))),
            attacks,
            single: single && !spent && !still,
        }
    }

    /// The refusal of other movement after a five-foot step.
    fn stepped_already(&self, turn_log: &TurnLog) -> TurnFact {
        TurnFact::SteppedAlready { by_standing: self.stood_by_its_step(turn_log) }
    }

    /// Whether standing up took the five-foot step of this turn.
    pub(crate) fn stood_by_its_step(&self, turn_log: &TurnLog) -> bool {
        turn_log.stood && turn_log.steps > 0 && self.0.ruleset.stand_up.value.allows_a_step()
    }

    /// Whether a creature has begun a full attack, by a traded attack.
    pub(crate) fn is_in_a_full_attack(&self, who: &Name) -> bool {
        self.turn_log(who).is_some_and(|log| log.traded > 0)
    }

    /// The attacks left of a full attack from which some were traded for five-foot steps; `None` if none were.
    #[must_use]
    pub fn attacks_left(creature: &Creature, log: &TurnLog) -> Option<u32> {
        let used = log.attacks_used();
        let left = creature.base_attacks.filter(|_| log.traded > 0)?.saturating_sub(used);
        (left > 0).then_some(left)
    }

    /// The mover's turn log after the movement of this ruling.
    #[must_use]
    pub fn turn_log_after(&self, ruling: &Ruling, mode: &str) -> TurnLog {
        let mut turn_log = self.turn_log(&ruling.creature).cloned().unwrap_or_default();
        match ruling.way {
            None => *turn_log.feet.entry(mode.to_owned()).or_default() += ruling.feet.unwrap_or_default(),
            Some(StepWay::Free) => turn_log.steps = turn_log.steps.saturating_add(1),
            Some(StepWay::Trade) => turn_log.traded = turn_log.traded.saturating_add(1),
            Some(StepWay::Feature | StepWay::FeatureSwift | StepWay::FeatureMove | StepWay::ActionPoint) => {}
        }
        self.record_rest_of_move(&mut turn_log, ruling, mode);
        turn_log.way = self.way_after(ruling, mode);
        turn_log.flown += ruling.flown();
        // The turn is spent on recovering.
        turn_log.moved |= ruling.checks.iter().any(|check| check.kind == CheckKind::RecoverFromStall);
        turn_log.swum |= ruling.checks.iter().any(|check| check.kind.is_to_swim() && check.rolled.is_some());
        turn_log.wheeled |= ruling.steps.iter().any(|step| step.rules.contains(&RuleId::Wingover));
        turn_log.climbed |= mode == Mode::Fly.word() && self.gains_height(ruling);
        (turn_log.straight, turn_log.diagonal) = ruling.diagonal_count.counts();
        let lies = self.0.encounter.creature(&ruling.creature).is_some_and(|it| it.is(Condition::Prone));
        turn_log.lay |= lies && ruling.takes != Action::Free;
        if !self.0.action_point {
            take(&mut turn_log, ruling.takes);
        }
        // Standing up provokes separately and uses up no chance that belongs to movement.
        let (standing, moving): (Vec<_>, Vec<_>) =
            ruling.provocations.iter().partition(|chance| chance.rule == RuleId::StandUp);
        turn_log.had_standing.extend(standing.into_iter().map(|chance| chance.by.clone()));
        turn_log.had_chance.extend(moving.into_iter().map(|chance| chance.by.clone()));
        turn_log
    }
}

/// What a movement claims of its mover's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The action it takes.
    pub(crate) takes: Action,
    /// What combat maneuver it is, if it is one.
    pub(crate) maneuver: Maneuvering,
    /// Whether it is movement that rules out a five-foot step.
    pub(crate) moves: bool,
}

/// What a claim is as a combat maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Maneuvering {
    /// It is none.
    No,
    /// A maneuver with an action of its own. (Epic Path, Overrun: a standard action, or part of a move action.)
    OfItsOwn,
    /// A maneuver that may also take the place of an attack in a full attack. (Epic Path, Charge, Clamber, Withdraw.)
    OrAnAttack,
}

/// Whether the finding says that the action isn't left.
pub(super) fn is_about_actions(finding: &Finding) -> bool {
    matches!(finding.fact, Fact::Turn(TurnFact::NoActionLeft { .. } | TurnFact::ReadiedLess { .. }))
}

/// Whether the action is still available after what the turn log records.
fn is_left(turn_log: &TurnLog, action: Action, actions: Actions) -> bool {
    let free_moves = u8::from(!turn_log.standard) + 1;
    match (action, actions) {
        (Action::Free, _) => true,
        (Action::Swift, _) => !turn_log.swift || turn_log.moves < free_moves,
        // A phase has one speed, however the movement is split.
        (Action::Move, Actions::Phases) => true,
        (Action::Move, Actions::StandardAndMove) => turn_log.moves < free_moves,
        (Action::Standard, _) => !turn_log.standard && turn_log.moves < 2,
        // A creature that has already moved has more than one action.
        (Action::Only | Action::FullRound | Action::MoveAndStandard, _) => !turn_log.standard && turn_log.moves == 0,
    }
}

fn take(turn_log: &mut TurnLog, action: Action) {
    let (standard, moves) = match action {
        Action::Free => (false, 0),
        // After the first one, a swift action replaces a move action.
        Action::Swift => (false, u8::from(std::mem::replace(&mut turn_log.swift, true))),
        Action::Move => (false, 1),
        Action::Standard => (true, 0),
        Action::FullRound | Action::MoveAndStandard => (true, 1),
        // Nothing is left after a turn's only action.
        Action::Only => (true, 2),
    };
    turn_log.standard |= standard;
    turn_log.moves = turn_log.moves.saturating_add(moves);
}
