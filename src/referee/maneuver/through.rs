//! What overrun, bull rush, tumbling and clambering have in common: what speaks against them, the way that leads through
//! or into somebody's squares, and who gets a chance by it.

use crate::field::{Condition, Creature, Name, Size};
use crate::grid::{Feet, Placement, Square};
use crate::referee::board::{Elevations, Occupancy, Stop, Threats};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Hindrances, Loads, Paces, RestrictedAction, Strikes, Turns};
use crate::referee::request::Walk;
use crate::referee::ruling::{
    Action, Check, CheckKind, Fact, Finding, Maneuver, ManeuverFact, Pace, Provocation, Rolled, Ruling, Verdict,
};
use crate::referee::search::StepTable;
use crate::referee::walk::{WalkJudge, Walks};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Fills, Occupied};

/// Through whose squares a maneuver leads, and what may be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// They are moved through; nobody is there to stop in.
    Through,
    /// They are stopped in.
    Into,
}

/// What the maneuvers through and into opponents share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Maneuvers<'a>(pub(crate) Referee<'a>);

impl<'a> Maneuvers<'a> {
    /// What speaks against any such maneuver of this mover before a step is judged, and whether there is any use in
    /// judging the steps. `prone`: it may be made lying on the ground.
    pub(crate) fn maneuver_refusals(
        &self,
        mover: &Mover<'a>,
        maneuver: Maneuver,
        claim: Claim,
        prone: bool,
    ) -> (Vec<Finding>, bool) {
        if !maneuver.is_known(self.0.ruleset) {
            return (vec![maneuver.refusal(ManeuverFact::Unknown { maneuver })], false);
        }
        if let Some(still) =
            Paces(self.0).stilled(mover.creature).or_else(|| Loads(self.0).overburdened(mover.creature, false))
        {
            return (vec![still], false);
        }
        let mut refusals = Vec::new();
        if mover.creature.is(Condition::Prone) && !prone {
            refusals.push(Finding::refusal(RuleId::Crawl, Fact::OnlyCrawls));
        }
        refusals.extend(Hindrances(self.0).hindrances(mover.creature, RestrictedAction::Maneuver));
        refusals.extend(Turns(self.0).turn_refusals(mover, claim));
        (refusals, true)
    }

    /// What speaks against this target of a maneuver, however it is reached.
    pub(crate) fn target_refusals(&self, mover: &Mover<'a>, maneuver: Maneuver, target: &Creature) -> Vec<Finding> {
        let who = || target.name.clone();
        let mut refusals = Vec::new();
        if !self.is_in_the_way(mover.creature, target) {
            refusals.push(maneuver.refusal(ManeuverFact::NoOpponent { who: who() }));
        }
        if target.fills {
            let Fills::Closed = self.0.ruleset.fills.value;
            refusals.push(Finding::refusal(RuleId::Fills, ManeuverFact::Fills { who: who() }));
        }
        let (size, most) = (mover.creature.size, self.0.ruleset.bigger_target.value);
        if matches!(maneuver, Maneuver::Overrun | Maneuver::BullRush) && bigger_by(target.size, size) > most {
            refusals.push(Finding::refusal(RuleId::BiggerTarget, ManeuverFact::TooBig { who: who(), most }));
        }
        refusals.extend(self.out_of_level(mover, maneuver, target));
        refusals
    }

    /// That the mover, as high as it would be in the target's squares, is above the target or below it. A push by might
    /// leads nobody into anybody's squares.
    fn out_of_level(&self, mover: &Mover<'a>, maneuver: Maneuver, target: &Creature) -> Option<Finding> {
        if maneuver == Maneuver::BullRush && self.0.ruleset.bull_rush.value.is_by_might() {
            return None;
        }
        let (mine, its) = (
            Elevations(self.0).levels_in(mover.creature, self.0.ruleset.placement(target)),
            Elevations(self.0).levels(target),
        );
        let who = target.name.clone();
        let above = its.lowest() > mine.lowest();
        (!mine.overlap(its)).then(|| maneuver.refusal(ManeuverFact::OutOfLevel { who, above }))
    }

    /// Whether this creature is an opponent, or is passed as one.
    fn is_in_the_way(&self, mover: &Creature, other: &Creature) -> bool {
        let sides_differ = mover.side.0.key() != other.side.0.key();
        mover.side.opposes(&other.side) || (sides_differ && self.0.ruleset.neutral.value.counts_as_opponent())
    }

    /// The judged way of a maneuver: as a walk, but through or into the squares of its targets.
    pub(crate) fn maneuver_way(
        &self,
        mover: &Mover<'a>,
        (occupancy, walk): (&Occupancy<'a>, &Walk),
        budget: Feet,
        through: &[Placement],
    ) -> Ruling {
        let threateners = Strikes(self.0).threateners(mover);
        let judge = WalkJudge { referee: self.0, mover, occupancy, threateners: &threateners, walk, budget, through };
        judge.way(&StepTable::new(self.0, mover, Some(occupancy)))
    }

    /// A maneuver that is refused without a look at its way.
    pub(crate) fn maneuver_refused(&self, mover: &Mover<'a>, stops: &[Square], findings: Vec<Finding>) -> Ruling {
        let (occupancy, threateners, walk) = (Occupancy::nobody(), Strikes(self.0).threateners(mover), Walk::default());
        let judge = WalkJudge::new(self.0, mover, (&occupancy, &threateners), &walk, Feet(0));
        let goal = mover.full.at(stops.last().copied().unwrap_or(mover.placement.anchor));
        let mut ruling = judge.refuse(goal, findings);
        ruling.verdict = Verdict::Illegal;
        ruling
    }

    /// A check against somebody's Maneuver Defense: what of it is not known is noted.
    pub(crate) fn defense_check(
        &self,
        ruling: &mut Ruling,
        kind: CheckKind,
        rule: RuleId,
        (target, more): (&Creature, i32),
        rolled: Option<Rolled>,
    ) -> Check {
        let dc = target.maneuver_defense.map(|defense| defense.saturating_add(more));
        let check = Check { kind, against: Some(target.name.clone()), dc, rolled, rule, modifiers: Vec::new() };
        ruling.findings.extend(unknown_defense(&check));
        check
    }

    /// Who may strike because the mover enters its space: what entering gives, given once a move.
    pub(crate) fn provoked_by_entering(
        &self,
        mover: &Mover<'a>,
        target: &Creature,
        (step, from, to): (usize, Placement, Placement),
        rule: RuleId,
    ) -> Option<Provocation> {
        let may = Threats(self.0).is_armed(target)
            && mover.creature.side.opposes(&target.side)
            && self.0.ruleset.provoking.value.happens()
            && !Turns(self.0).has_had_chance(mover, &target.name);
        let space = self.0.ruleset.placement(target);
        let leaving = from.outside(to).next().unwrap_or(from.anchor);
        let entering = Some(to.squares().find(|&square| space.contains(square)).unwrap_or(to.anchor));
        may.then(|| Provocation { by: target.name.clone(), step, leaving, entering, rule })
    }

    /// Stops the mover before the squares of somebody whom this step leads into. `back`: it goes back on its way to the
    /// first place where nobody stands, at worst to where it came from.
    pub(crate) fn stopped_in_front(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        ruling: Ruling,
        (target, step, back): (&Creature, usize, bool),
        rule: RuleId,
    ) -> Ruling {
        let is_free = |place: Placement| Walks(self.0).end_refusals(mover, occupancy, place).is_empty();
        let place = |steps: usize| steps.checked_sub(1).map_or(ruling.from, |step| ruling.steps[step].to);
        let stop = if back { (1..=step).rev().find(|&steps| is_free(place(steps))).unwrap_or(0) } else { step };
        let provoked: Vec<_> = ruling.provocations.iter().filter(|chance| chance.step <= step).cloned().collect();
        let notes = ruling.findings.clone();
        let mut ruling = ruling.stopped_after(stop);
        ruling.provocations = provoked;
        // What was told of those met before stays true, wherever it ends; what later steps lead to does not.
        ruling.findings = notes;
        let squeezes = |fact: &Fact| matches!(fact, Fact::Squeezes { .. });
        ruling.findings.retain(|note| note.step.is_none_or(|step| step < stop) && !squeezes(&note.fact));
        let stops = ManeuverFact::StopsBefore { who: target.name.clone(), at: ruling.to, shunted: stop < step };
        ruling.findings.push(Finding::note(rule, stops));
        ruling
    }

    /// Whom a check spares the mover: so many of those who could strike and whom it sees, `named` ones first in their order,
    /// then in the order of their chances.
    pub(crate) fn spared_first(&self, provocations: &[Provocation], named: &[Name], many: usize) -> Vec<Name> {
        let seen = |name: &Name| self.0.encounter.creature(name).is_some_and(|other| !other.is(Condition::Hidden));
        let by: Vec<&Name> = provocations.iter().map(|chance| &chance.by).filter(|name| seen(name)).collect();
        let mut spared: Vec<Name> = Vec::new();
        for name in named.iter().filter(|name| by.contains(name)).chain(by.iter().copied()) {
            if !spared.contains(name) && spared.len() < many {
                spared.push(name.clone());
            }
        }
        spared
    }

    /// A pace's worth of feet at half speed, in whole squares.
    pub(crate) fn half_speed(&self, creature: &Creature) -> Feet {
        let squares = self.0.ruleset.speed(creature).squares() / 2;
        Feet::SQUARE * squares
    }

    /// The speed as a movement over a whole action has it.
    pub(crate) fn full_speed(&self, mover: &Mover<'a>) -> Feet {
        Paces(self.0).budget(mover, Pace::Single)
    }
}

impl<'a> Occupancy<'a> {
    /// The same, these creatures' squares lying open to the mover.
    pub(crate) fn letting_in(mut self, targets: &[&Creature], entry: Entry) -> Self {
        for occupant in &mut self.occupants {
            if targets.iter().any(|target| target.name == occupant.creature.name) && !occupant.creature.fills {
                occupant.passage.1 = Occupied::Pass;
                if entry == Entry::Into {
                    occupant.stop = Stop::Free;
                }
            }
        }
        self
    }

    /// The same, a movement ending in nobody's squares by this rule; bodies on the ground aside.
    pub(crate) fn ending_alone(mut self, rule: RuleId, is_nobody: impl Fn(&Creature) -> bool) -> Self {
        let others = self.occupants.iter_mut().filter(|occupant| !is_nobody(occupant.creature));
        for occupant in others.filter(|occupant| !occupant.creature.fills) {
            occupant.stop = Stop::Refused { rule, if_shared: false };
        }
        self
    }
}

/// Notes that a Maneuver Defense is not known that a check is made against.
pub(crate) fn unknown_defense(check: &Check) -> Option<Finding> {
    let who = check.against.clone().filter(|_| check.dc.is_none())?;
    Some(Finding::note(check.rule, ManeuverFact::DefenseUnknown { who }))
}

/// Notes that sizes count in an opposed Strength check, where they do.
pub(crate) fn sizes_count(mover: &Mover<'_>, target: &Creature, rule: RuleId) -> Option<Finding> {
    let plain = mover.creature.size == Size::Medium && target.size == Size::Medium;
    (!plain).then(|| Finding::note(rule, ManeuverFact::SizesCount))
}

/// How many size categories bigger the one is than the other; 0 if it is not.
pub(crate) fn bigger_by(one: Size, other: Size) -> u32 {
    if one > other { one.apart(other) } else { 0 }
}

/// Adds somebody's chance to strike where it has none yet, in the order of steps and names.
pub(crate) fn provoke(provocations: &mut Vec<Provocation>, chance: Provocation) {
    if provocations.iter().any(|earlier| earlier.by == chance.by && earlier.step <= chance.step) {
        return;
    }
    provocations.retain(|other| other.by != chance.by);
    let before = |other: &&Provocation| (other.step, other.by.as_str()) < (chance.step, chance.by.as_str());
    let at = provocations.iter().take_while(before).count();
    provocations.insert(at, chance);
}

/// Tells that a way is too long by the rule of its maneuver, which is what lets the mover go only so far.
pub(crate) fn limited_by(ruling: &mut Ruling, rule: RuleId) {
    for finding in ruling.findings.iter_mut().filter(|finding| matches!(finding.fact, Fact::TooFar { .. })) {
        finding.rule = rule;
    }
}

/// The steps of a ruling as the placements before and after each.
pub(crate) fn steps_of(ruling: &Ruling) -> Vec<(Placement, Placement)> {
    let after = ruling.steps.iter().map(|step| step.to);
    std::iter::once(ruling.from).chain(after.clone()).zip(after).collect()
}

/// The first step that leads into this space from outside of it.
pub(crate) fn entry_into(ruling: &Ruling, space: Placement) -> Option<usize> {
    steps_of(ruling).into_iter().position(|(from, to)| to.overlaps(space) && !from.overlaps(space))
}

/// Whether the one space lies all in the other.
pub(crate) fn lies_in(one: Placement, space: Placement) -> bool {
    one.squares().all(|square| space.contains(square))
}

/// Settles what a ruling comes to in the end: refused, hanging on a check, or legal. What is worth telling of a movement
/// that is made is not so of one that is refused; that it takes more than a move action is.
pub(crate) fn conclude(mut ruling: Ruling, rule: RuleId, takes: Action, hangs: bool) -> Ruling {
    ruling.takes = takes;
    ruling.nearest = None;
    if ruling.refusals().next().is_some() {
        ruling.verdict = Verdict::Illegal;
        ruling.findings.retain(|finding| finding.refuses());
        ruling.checks.clear();
    } else {
        if !matches!(takes, Action::Move | Action::Free) {
            ruling.findings.push(Finding::note(rule, Fact::TakesAction { action: takes }));
        }
        ruling.verdict = if hangs { Verdict::NeedsCheck } else { Verdict::Legal };
    }
    ruling
}
