//! What overrun, bull rush, tumbling and clambering share: their refusals, the path through or into a target's squares, and
//! the chances it provokes.

use crate::field::{Creature, Name, Size};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::board::{Elevations, Grades, Occupancy, STAIR, Stop, Support, Supports, Threats, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::GradedFlights;
use crate::referee::movement::{Claim, FloorEdges, Hindrances, Loads, Paces, RestrictedAction, Strikes, Turns};
use crate::referee::request::{Flying, Walk};
use crate::referee::ruling::{
    Action, Check, CheckKind, Fact, Finding, HeightFact, Maneuver, ManeuverFact, ModeFact, Modifier, Pace, Provocation,
    Rolled, Ruling, Verdict,
};
use crate::referee::walk::{WalkJudge, Walks};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Fills, Occupied};

/// What a maneuver may do in its targets' squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Move through them, without stopping there.
    Through,
    /// Stop in them.
    Into,
}

/// What the maneuvers through and into opponents share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Maneuvers<'a>(pub(crate) Referee<'a>);

impl<'a> Maneuvers<'a> {
    /// The refusals of any such maneuver before its steps are judged, and whether judging the steps is of any use. `prone`:
    /// it may be made while lying down.
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
        let lies = Hindrances(self.0).lies(mover.creature).filter(|_| !prone);
        refusals.extend(lies.map(|condition| Finding::refusal(RuleId::Crawl, Fact::OnlyCrawls { condition })));
        refusals.extend(Hindrances(self.0).hindrances(mover.creature, RestrictedAction::Maneuver));
        refusals.extend(Turns(self.0).turn_refusals(mover, claim));
        refusals.extend(GradedFlights(self.0).nothing_to_hover_at(mover).filter(|_| claim.moves));
        refusals.extend(Paces(self.0).unknown_class(mover).filter(|_| claim.moves));
        let tumbles = maneuver == Maneuver::Tumble && Strikes(self.0).goes_by_jet(mover.creature);
        refusals.extend(tumbles.then(|| Finding::refusal(RuleId::SwimSpeed, ManeuverFact::NotByJet)));
        (refusals, true)
    }

    /// The refusal of the first step that leads in a different direction than the one before, for a mover that only goes
    /// straight.
    pub(crate) fn bent(&self, mover: &Mover<'a>, ruling: &Ruling) -> Option<Finding> {
        let ways: Vec<(i32, i32)> = steps_of(ruling).into_iter().map(|(from, to)| from.anchor.to(to.anchor)).collect();
        let bend = ways
            .windows(2)
            .position(|pair| pair[0] != pair[1])
            .filter(|_| Strikes(self.0).goes_by_jet(mover.creature))?;
        Some(Finding { step: Some(bend + 1), ..Finding::refusal(RuleId::SwimSpeed, ModeFact::Bent) })
    }

    /// The refusals for this target, however it is reached. `upright`: by a path that names altitudes.
    pub(crate) fn target_refusals(
        &self,
        mover: &Mover<'a>,
        (maneuver, upright): (Maneuver, bool),
        target: &Creature,
    ) -> Vec<Finding> {
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
        // A path that names altitudes goes to the target's height, or is refused for not leading through it.
        refusals.extend(self.out_of_level(mover, maneuver, target).filter(|_| !upright));
        refusals
    }

    /// The refusal for a target that is above or below the mover's height in the target's squares. A push by might never
    /// leads a mover into its target's squares.
    fn out_of_level(&self, mover: &Mover<'a>, maneuver: Maneuver, target: &Creature) -> Option<Finding> {
        if maneuver == Maneuver::BullRush && self.0.ruleset.bull_rush.value.is_by_might() {
            return None;
        }
        let (space, its) = (self.0.space_of(target), Elevations(self.0).levels(target));
        let mine = Elevations(self.0).levels_in(mover.creature, space);
        // From the shore it enters deep water at the surface.
        let surface = Elevations(self.0).levels_at(mover.creature, Water(self.0).surface_under(space));
        let comes_in = Elevations(self.0).follows_the_floor(mover.creature) && surface.overlap(its);
        let who = target.name.clone();
        // Seen from where the mover is now, which may be beside a pit the target is in.
        let now = Elevations(self.0).levels(mover.creature);
        let level = now.overlap(its);
        let above = its.lowest() > if level { mine } else { now }.lowest();
        let there = level.then_some(target.anchor);
        // On wings it goes on level from a ledge.
        let elevation = Elevations(self.0).elevation(mover.creature);
        let combines = self.0.ruleset.combining.value.is_known();
        let comes_in = comes_in || (level && combines && FloorEdges(self.0).flies_on(mover.creature, elevation, space));
        (!mine.overlap(its) && !comes_in).then(|| maneuver.refusal(ManeuverFact::OutOfLevel { who, above, there }))
    }

    /// If only the height of its squares keeps the mover out of a target's space, says that the target isn't at its level:
    /// climbing or falling there makes no such maneuver.
    pub(crate) fn say_out_of_level(
        &self,
        mover: &Mover<'a>,
        (maneuver, target): (Maneuver, &Creature),
        ruling: &mut Ruling,
    ) {
        let space = self.0.space_of(target);
        let (mine, its) = (Elevations(self.0).levels(mover.creature), Elevations(self.0).levels(target));
        let keeps_out = |finding: &Finding| match finding.fact {
            Fact::Height(HeightFact::Drop { square, .. } | HeightFact::Ledge { square, .. }) => space.contains(square),
            _ => false,
        };
        if mine.overlap(its) || !ruling.refusals().any(keeps_out) {
            return;
        }
        ruling.findings.retain(|finding| !finding.refuses() || !finding.fact.is_about_heights());
        let (who, above) = (target.name.clone(), its.lowest() > mine.lowest());
        let said =
            |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::OutOfLevel { who: other, .. }) if *other == who);
        ruling.findings.retain(|finding| !said(&finding.fact));
        ruling.findings.push(maneuver.refusal(ManeuverFact::OutOfLevel { who, above, there: None }));
    }

    /// Says of a target in deep water that a mover on land can't get at it, if the water or the target's own body is what closes
    /// the way: a walk ends with its first step into deep water. (SRD 3.5, Skills, Swim: a swim is a movement of its own.)
    pub(crate) fn say_afloat(&self, mover: &Mover<'a>, target: &Creature, ruling: &mut Ruling) {
        let space = self.0.space_of(target);
        let drop = Elevations(self.0).elevation(mover.creature) - self.0.encounter.battlefield.floor_under(space);
        let sinks = drop > STAIR && Water(self.0).surface_over_floor(space) > Height::ZERO;
        let closes = |finding: &Finding| match &finding.fact {
            Fact::Height(HeightFact::HasToSwim { square } | HeightFact::Drop { square, .. }) => space.contains(*square),
            Fact::InTheWay { who, .. }
            | Fact::Maneuver(ManeuverFact::FallsBefore { who, .. } | ManeuverFact::NotThrough { who }) => {
                *who == target.name
            }
            _ => false,
        };
        let stands = Supports(self.0).of(mover.creature) == Support::Floor;
        if stands && sinks && ruling.refusals().any(closes) {
            ruling.findings.retain(|finding| !finding.refuses() || !closes(finding));
            ruling
                .findings
                .push(Finding::refusal(RuleId::DeepWater, ManeuverFact::Afloat { who: target.name.clone() }));
        }
    }

    /// Whether this creature is an opponent, or counts as one when passed.
    fn is_in_the_way(&self, mover: &Creature, other: &Creature) -> bool {
        let sides_differ = mover.side.0.key() != other.side.0.key();
        self.0.encounter.faces(mover, other) || (sides_differ && self.0.ruleset.neutral.value.counts_as_opponent())
    }

    /// The note that a creature falls prone, or that it is immune to that.
    pub(crate) fn falls_prone(&self, creature: &Creature, rule: RuleId) -> Finding {
        let who = creature.name.clone();
        match Grades(self.0).can_be_prone(creature) {
            true if Grades(self.0).is_slowed_instead(creature) => {
                Finding::note(RuleId::SwimProne, ManeuverFact::KnockedOver { who })
            }
            true => Finding::note(rule, ManeuverFact::FallsProne { who }),
            false => Finding::note(RuleId::FlyHover, ManeuverFact::NeverProne { who }),
        }
    }

    /// Refuses a maneuver without judging its path.
    pub(crate) fn maneuver_refused(&self, mover: &Mover<'a>, goal: Option<Square>, findings: Vec<Finding>) -> Ruling {
        let (occupancy, threateners, walk) = (Occupancy::nobody(), Strikes(self.0).threateners(mover), Walk::default());
        let judge = WalkJudge::new(self.0, mover, (&occupancy, &threateners), &walk, Feet(0));
        let goal = mover.full.at(goal.unwrap_or(mover.placement.anchor));
        let mut ruling = judge.refuse(goal, findings);
        ruling.verdict = Verdict::Illegal;
        ruling
    }

    /// A check against the target's Maneuver Defense; notes if the defense is unknown.
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

    /// The chance of the target whose space the mover enters, which it has once per move.
    pub(crate) fn provoked_by_entering(
        &self,
        mover: &Mover<'a>,
        target: &Creature,
        (step, from, to): (usize, Placement, Placement),
        rule: RuleId,
    ) -> Option<Provocation> {
        let party: Vec<&Creature> = self.0.encounter.carried_along(mover.creature).collect();
        let may = Threats(self.0).may_strike_at(target, &party)
            && self.0.ruleset.provoking.value.happens()
            && !Turns(self.0).has_had_chance(mover, &target.name);
        let space = self.0.space_of(target);
        let leaving = from.outside(to).next().unwrap_or(from.anchor);
        let entering = Some(to.squares().find(|&square| space.contains(square)).unwrap_or(to.anchor));
        may.then(|| Provocation { by: target.name.clone(), step, leaving, entering, rule })
    }

    /// Stops the mover before the squares of the target that this step leads into. `back`: it goes back along its path to the
    /// first free place, at worst to its start.
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
        // A mover that goes back along its path hasn't begun the step into the target's squares.
        let begun = if back { step } else { step + 1 };
        let provoked: Vec<_> = ruling.provocations.iter().filter(|chance| chance.step < begun).cloned().collect();
        let notes = ruling.findings.clone();
        let mut ruling = ruling.stopped_after(stop);
        ruling.provocations = provoked;
        // Findings on creatures met earlier stay true wherever it ends; those on later steps don't.
        ruling.findings = notes;
        let squeezes = |fact: &Fact| matches!(fact, Fact::Squeezes { .. });
        ruling.findings.retain(|note| note.step.is_none_or(|step| step < stop) && !squeezes(&note.fact));
        let stops = ManeuverFact::StopsBefore { who: target.name.clone(), at: ruling.to, shunted: stop < step };
        ruling.findings.push(Finding::note(rule, stops));
        ruling
    }

    /// The creatures whose chances a check takes away: `many` of those that could strike and that the mover sees, the `named`
    /// ones first, then in the order of their chances.
    pub(crate) fn spared_first(
        &self,
        provocations: &[Provocation],
        seen: impl Fn(&Creature) -> bool,
        named: &[Name],
        many: usize,
    ) -> Vec<Name> {
        let seen = |name: &Name| self.0.encounter.creature(name).is_some_and(&seen);
        let by: Vec<&Name> = provocations.iter().map(|chance| &chance.by).filter(|name| seen(name)).collect();
        let mut spared: Vec<Name> = Vec::new();
        for name in named.iter().filter(|name| by.contains(name)).chain(by.iter().copied()) {
            if !spared.contains(name) && spared.len() < many {
                spared.push(name.clone());
            }
        }
        spared
    }

    /// Sets the final verdict: refused, waiting for a check, or legal. A refused movement keeps only its refusals, unless the
    /// GM overrules them; any other gets a note on its action if that isn't a move action.
    pub(crate) fn conclude(&self, mut ruling: Ruling, rule: RuleId, takes: Action, pending_check: bool) -> Ruling {
        ruling.takes = takes;
        ruling.nearest = None;
        // If heights keep the mover out of the squares of a target at its own height, how it would stand there is irrelevant.
        if ruling.refusals().any(|finding| matches!(finding.fact, Fact::Height(_))) {
            let idle = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::OutOfLevel { there: Some(_), .. }));
            ruling.findings.retain(|finding| !idle(&finding.fact));
        }
        let refused = ruling.refusals().next().is_some();
        ruling.verdict = match refused {
            true => Verdict::Illegal,
            false if pending_check => Verdict::NeedsCheck,
            false => Verdict::Legal,
        };
        if self.0.stops_at_refusals(&ruling) {
            // What would get there is still worth knowing.
            let helps = |fact: &Fact| {
                matches!(
                    fact,
                    Fact::Maneuver(ManeuverFact::Extra { taken: false, .. } | ManeuverFact::CouldGoThrough { .. })
                )
            };
            ruling.findings.retain(|finding| finding.refuses() || helps(&finding.fact));
            ruling.checks.clear();
            return ruling;
        }
        if !matches!(takes, Action::Move | Action::Free) {
            ruling.findings.push(Finding::note(rule, Fact::TakesAction { action: takes }));
        }
        let mover = self.0.mover(&ruling.creature);
        let wings = mover.as_ref().and_then(|mover| Some((mover, Paces(self.0).flies_level(mover.creature)?)));
        if let Some((mover, means)) = wings {
            GradedFlights(self.0).note_staying_up(mover, means, &mut ruling);
            let moved = !refused && !ruling.steps.is_empty() && rule != RuleId::Clamber;
            if moved && Grades(self.0).hovers(mover.creature) {
                GradedFlights(self.0).keep_beside_a_surface(mover, &Flying::default(), &mut ruling);
            }
        }
        ruling
    }

    /// The feet of a movement at half speed, in whole squares.
    pub(crate) fn half_speed(&self, creature: &Creature) -> Feet {
        let squares = Paces(self.0).level_speed(creature).squares() / 2;
        Feet::SQUARE * squares
    }

    /// The feet of a movement that takes a whole action.
    pub(crate) fn full_speed(&self, mover: &Mover<'a>) -> Feet {
        Paces(self.0).budget(mover, Pace::Single)
    }
}

impl<'a> Occupancy<'a> {
    /// Opens these creatures' squares to the mover.
    pub(crate) fn letting_in(mut self, targets: &[&Creature], entry: Entry) -> Self {
        for occupant in &mut self.occupants {
            if targets.iter().any(|target| occupant.is_or_rides(target)) && !occupant.creature.fills {
                occupant.passage.1 = Occupied::Pass;
                if entry == Entry::Into {
                    occupant.stop = Stop::Free;
                }
            }
        }
        self
    }

    /// Refuses by this rule to end a movement in others' squares, apart from bodies on the ground.
    pub(crate) fn ending_alone(mut self, rule: RuleId, is_nobody: impl Fn(&Creature) -> bool) -> Self {
        let others = self.occupants.iter_mut().filter(|occupant| !is_nobody(occupant.creature));
        for occupant in others.filter(|occupant| !occupant.creature.fills) {
            occupant.stop = Stop::Refused { rule, if_shared: None };
        }
        self
    }
}

/// Notes that the Maneuver Defense a check is made against is unknown.
pub(crate) fn unknown_defense(check: &Check) -> Option<Finding> {
    let who = check.against.clone().filter(|_| check.dc.is_none())?;
    Some(Finding::note(check.rule, ManeuverFact::DefenseUnknown { who }))
}

/// In opposed Strength checks, the modifiers for each size category, for more than two legs, and for a charge.
const EACH_SIZE: i32 = 4;
const STABLE: i32 = 4;
const CHARGING: i32 = 2;

/// An opposed Strength check. What the bot rolls for either side gets the modifiers it knows about; a result from the table
/// already contains them. `against` is the defender's result; `charging` says that the check is made at the end of a charge.
pub(crate) fn strength_check(
    (kind, rule): (CheckKind, RuleId),
    (mover, target): (&Creature, &Creature),
    (rolled, against): (Option<Rolled>, Option<Rolled>),
    charging: bool,
) -> Check {
    let charge = if charging { CHARGING } else { 0 };
    let own = [Modifier::own("size", by_size(mover), rule), Modifier::own("charge", charge, rule)];
    let stable = if target.quadruped { STABLE } else { 0 };
    let theirs = [Modifier::own("size", by_size(target), rule), Modifier::own("stability", stable, rule)];
    let added = against.is_some_and(|against| against.plain);
    let theirs: Vec<Modifier> = theirs.into_iter().flatten().map(|one| one.of_the_opponent(added)).collect();
    let more: i32 = theirs.iter().filter(|_| added).map(|one| one.adds).sum();
    let dc = against.map(|against| against.total.saturating_add(more));
    let modifiers = own.into_iter().flatten().chain(theirs).collect();
    Check { kind, against: Some(target.name.clone()), dc, rolled, rule, modifiers }
}

/// What a creature's size adds to its opposed Strength checks.
fn by_size(creature: &Creature) -> i32 {
    let sizes = i32::try_from(creature.size.apart(Size::Medium)).unwrap_or(0);
    EACH_SIZE * if creature.size < Size::Medium { -sizes } else { sizes }
}

/// How many size categories `one` is above `other`; 0 if it isn't.
pub(crate) fn bigger_by(one: Size, other: Size) -> u32 {
    if one > other { one.apart(other) } else { 0 }
}

/// Adds a creature's chance to strike, unless it has an earlier one; keeps the order of steps and names.
pub(crate) fn provoke(provocations: &mut Vec<Provocation>, chance: Provocation) {
    if provocations.iter().any(|earlier| earlier.by == chance.by && earlier.step <= chance.step) {
        return;
    }
    provocations.retain(|other| other.by != chance.by);
    let before = |other: &&Provocation| (other.step, other.by.as_str()) < (chance.step, chance.by.as_str());
    let at = provocations.iter().take_while(before).count();
    provocations.insert(at, chance);
}

/// Attributes the refusal of a path that is too long to the maneuver's rule, which sets the limit.
pub(crate) fn limited_by(ruling: &mut Ruling, rule: RuleId) {
    for finding in ruling.findings.iter_mut().filter(|finding| matches!(finding.fact, Fact::TooFar { .. })) {
        finding.rule = rule;
    }
}

/// The steps of a ruling, each as the placements before and after it.
pub(crate) fn steps_of(ruling: &Ruling) -> Vec<(Placement, Placement)> {
    let after = ruling.steps.iter().map(|step| step.to);
    std::iter::once(ruling.from).chain(after.clone()).zip(after).collect()
}

/// The first step that leads into this space from outside.
pub(crate) fn entry_into(ruling: &Ruling, space: Placement) -> Option<usize> {
    steps_of(ruling).into_iter().position(|(from, to)| to.overlaps(space) && !from.overlaps(space))
}
