//! Climbing into a bigger opponent's space.

use super::through::{Entry, Maneuvers, bigger_by, entry_into, limited_by, provoke, steps_of};
use super::ways::{Portion, Wanted, goal_of, is_upright, level_stops};
use crate::field::{Creature, Name};
use crate::grid::{Feet, HalfFeet, Height, Placement};
use crate::referee::board::{Distances, Elevations, Occupancy, SharedSquares, Support, Supports, Water};
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::movement::{Claim, Hindrances, Maneuvering};
use crate::referee::request::{Clamber, Prefer, Stop};
use crate::referee::ruling::{
    Action, CheckKind, Fact, Finding, Maneuver, ManeuverFact, ModeFact, Provocation, Ruling, Verdict,
};
use crate::referee::walk::GroundChecks;
use crate::ruleset::RuleId;

/// The most allies that can help.
const MOST_HELPERS: u32 = 1;

/// How much each square beyond the plain distance adds to the DC.
const EACH_SQUARE: i32 = 5;

/// Clambering past a bigger opponent.
#[derive(Clone, Copy, Debug)]
pub struct Clambers<'a>(pub Referee<'a>);

impl<'a> Clambers<'a> {
    /// Judges a clamber. If the check fails, the ruling says how far the mover gets.
    #[must_use]
    pub fn clamber(&self, mover: &Mover<'a>, asked: &Clamber) -> Ruling {
        let rule = RuleId::Clamber;
        let prone = Hindrances(self.0).only_crawls(mover.creature);
        let takes = if prone { Action::FullRound } else { Action::Standard };
        // A clamber doesn't count as the turn's movement: it can be combined with a five-foot step.
        let claim = Claim { takes, maneuver: Maneuvering::OrAnAttack, moves: false };
        let (mut before, usable) = Maneuvers(self.0).maneuver_refusals(mover, Maneuver::Clamber, claim, true);
        let target = self.0.encounter.creature(&asked.target).filter(|_| usable);
        let Some(target) = target else {
            return Maneuvers(self.0).maneuver_refused(mover, goal_of(&asked.stops), before);
        };
        let slant = if is_upright(&asked.stops) { 0 } else { self.slant(mover.creature, target) };
        let mut refusals =
            Maneuvers(self.0).target_refusals(mover, (Maneuver::Clamber, is_upright(&asked.stops)), target);
        let level = |finding: &Finding| matches!(finding.fact, Fact::Maneuver(ManeuverFact::OutOfLevel { .. }));
        refusals.retain(|finding| slant == 0 || !level(finding));
        before.extend(refusals);
        let least =
            if self.0.ruleset.reach(mover.creature) < Feet::SQUARE { 1 } else { self.0.ruleset.clamber_sizes.value };
        if bigger_by(target.size, mover.creature.size) < least {
            let who = target.name.clone();
            before.push(Finding::refusal(RuleId::ClamberSizes, ManeuverFact::NotBigEnough { who, least }));
        }
        before.extend(self.helper_refusal(mover, asked.helpers));
        let (plain, most) = if prone {
            (Feet::SQUARE, Maneuvers(self.0).half_speed(mover.creature))
        } else {
            (Maneuvers(self.0).half_speed(mover.creature), Maneuvers(self.0).full_speed(mover))
        };
        let budget = (plain + asked.extra).min(most.max(plain));
        let mover = &mover.with_options(MoveOptions::default());
        let open = |others: Occupancy<'a>| others.letting_in(&[target], Entry::Into);
        let occupancy = open(SharedSquares(self.0).occupancy(mover));
        let space = self.0.space_of(target);
        let within = |stops: Vec<Stop>, budget: Feet| {
            let wanted = Wanted {
                stops: &stops,
                prefer: asked.prefer,
                budget: (budget, if prone { Portion::Whole } else { Portion::Half }),
                targets: &[target],
                entry: Entry::Into,
                quiet: &[],
                takes,
            };
            let way = Maneuvers(self.0).maneuver_way(mover, &occupancy, &wanted, open);
            self.slanted(mover.creature, way, (slant, space), budget)
        };
        let judge = |stops: Vec<Stop>| within(stops, budget);
        // The squares beyond the plain distance that a path takes.
        let beyond = |ruling: &Ruling| {
            ruling.feet.map_or(0, |feet| {
                feet.0.saturating_sub(HalfFeet::from(plain).0).div_ceil(HalfFeet::from(Feet::SQUARE).0)
            })
        };
        let mut ruling = if asked.stops.is_empty() {
            let elsewhere = space.squares().filter(|&anchor| anchor != mover.placement.anchor);
            let inside = elsewhere.filter(|&anchor| mover.full.at(anchor).lies_in(space));
            let ways = inside.map(|anchor| judge(level_stops([anchor])));
            let worth = |ruling: &Ruling| {
                let (feet, provoked) = (ruling.feet.unwrap_or(HalfFeet(u32::MAX)).0, ruling.provocations.len());
                let by = if asked.prefer == Prefer::Safest { (provoked as u32, feet) } else { (feet, provoked as u32) };
                (ruling.refusals().count(), by, ruling.steps.len())
            };
            let best = ways.min_by_key(worth);
            best.unwrap_or_else(|| Maneuvers(self.0).maneuver_refused(mover, Some(space.anchor), Vec::new()))
        } else {
            judge(asked.stops.clone())
        };
        let too_far = ruling.refusals().next().is_some()
            && ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. }));
        if too_far && before.is_empty() && budget < most {
            let stops = if asked.stops.is_empty() { level_stops([ruling.to.anchor]) } else { asked.stops.clone() };
            let farther = within(stops, most);
            let squares = beyond(&farther);
            let reaches = farther.refusals().next().is_none() && squares > 0;
            ruling.findings.extend(reaches.then(|| Finding::note(rule, extra(squares, false))));
        }
        limited_by(&mut ruling, rule);
        ruling.findings.splice(0..0, before);
        if !ruling.to.lies_in(space) {
            ruling.findings.push(Finding::refusal(rule, ManeuverFact::NotInside { who: target.name.clone() }));
        }
        // A mover already inside clambers about there.
        let about = || (mover.placement.lies_in(space) && !ruling.steps.is_empty()).then_some(0);
        let entry = Maneuvers(self.0).enters(mover, &ruling, target, &asked.stops);
        let Some(entry) = entry.or_else(about).filter(|_| !self.0.stops_at_refusals(&ruling)) else {
            if ruling.refusals().next().is_none() {
                let who = target.name.clone();
                let (mine, its) = (Elevations(self.0).levels(mover.creature), Elevations(self.0).levels(target));
                let fact = match mine.overlap(its) {
                    true => ManeuverFact::NotThrough { who },
                    false => ManeuverFact::OutOfLevel { who, above: its.lowest() > mine.lowest(), there: None },
                };
                ruling.findings.push(Finding::refusal(rule, fact));
            }
            return Maneuvers(self.0).conclude(ruling, rule, takes, false);
        };
        // No more is added than the path needs, however much is offered.
        let harder = budget.squares().saturating_sub(plain.squares()).min(beyond(&ruling));
        let more = EACH_SQUARE * i32::try_from(harder).unwrap_or(0);
        ruling.findings.extend((harder > 0).then(|| Finding::note(rule, extra(harder, true))));
        let check =
            Maneuvers(self.0).defense_check(&mut ruling, CheckKind::Clamber, rule, (target, more), asked.rolled);
        let (succeeds, margin) = (check.succeeds(), check.margin());
        ruling.checks.push(check);
        match succeeds {
            Some(true) => {
                self.spared(&mut ruling, Some(&target.name), &asked.spare, margin, rule);
                ruling.findings.push(Finding::note(rule, ManeuverFact::Hurts { who: target.name.clone() }));
            }
            Some(false) => ruling = self.clamber_failed(mover, ruling, target, entry),
            None => {}
        }
        let ruling = Maneuvers(self.0).conclude(ruling, rule, takes, succeeds.is_none());
        GroundChecks(self.0).ask_maneuver(mover, ruling, &asked.ground)
    }

    /// How many squares a creature in the air or in water descends to be inside the target's space, onto its topmost squares;
    /// negative if it rises into it from below. A swimmer can't rise above the water.
    fn slant(&self, mover: &Creature, target: &Creature) -> i32 {
        let (mine, its) =
            (Elevations(self.0).levels_in(mover, self.0.space_of(target)), Elevations(self.0).levels(target));
        let support = Supports(self.0).of(mover);
        let (down, up) = (mine.lowest() - its.highest() + 1, its.lowest() - mine.highest() + 1);
        let wet = || Water(self.0).is_in_water(self.0.space_of(target), Height::of_squares(mine.lowest() + up));
        let goes = match support {
            Support::Wings(_) => true,
            Support::Water => down > 0 || wet(),
            _ => false,
        };
        if !goes || mine.overlap(its) { 0 } else { if down > 0 { down } else { -up } }
    }

    /// The path of a creature in the air that descends by `slant` squares, as late as it can, until it enters this space. A
    /// step that also leads down costs no extra; the height left over costs feet of its own.
    fn slanted(&self, mover: &Creature, ruling: Ruling, (slant, space): (i32, Placement), budget: Feet) -> Ruling {
        let mut ruling = ruling;
        let Some(entry) = entry_into(&ruling, space).filter(|_| slant != 0) else { return ruling };
        let entry = i32::try_from(entry).unwrap_or(i32::MAX);
        for (index, step) in (0..).zip(&mut ruling.steps) {
            let done = slant.abs() - slant.abs().min((entry - index).max(0));
            let by = Height::of_squares(-slant.signum() * done);
            step.altitude = Elevations(self.0).altitude_at(mover, step.to) + by;
        }
        ruling.altitude = ruling.steps.last().map(|step| step.altitude);
        let beyond = slant.abs().saturating_sub(entry.saturating_add(1)).max(0).unsigned_abs();
        if let Some(first) = ruling.steps.first_mut().filter(|_| beyond > 0) {
            first.feet += (Feet::of_squares(beyond) * Supports(self.0).locomotion(mover).price_factor()).into();
            first.rules.push(RuleId::Heights);
        }
        let feet = ruling.spent_after(ruling.steps.len());
        ruling.feet = Some(feet);
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        if feet > budget.into() {
            ruling.findings.push(Finding::refusal(RuleId::Clamber, Fact::TooFar { feet }));
        }
        ruling
    }

    /// Why allies can't help: there are too many, or none is beside the mover as it starts.
    fn helper_refusal(&self, mover: &Mover<'a>, helpers: u32) -> Option<Finding> {
        let rule = RuleId::Clamber;
        if helpers > MOST_HELPERS {
            return Some(Finding::refusal(rule, ModeFact::Helpers { most: MOST_HELPERS }));
        }
        let creature = mover.creature;
        let here = Distances(self.0).spot(creature);
        let beside = |other: &Creature| {
            other.name != creature.name
                && other.side == creature.side
                && !other.helpless
                && Distances(self.0).feet_between(here, Distances(self.0).spot(other)) <= Feet::SQUARE
        };
        let nobody = !self.0.encounter.creatures().iter().any(beside);
        (helpers > 0 && nobody).then(|| Finding::refusal(rule, ManeuverFact::NoHelperBeside))
    }

    /// Removes the chances that a check spared the mover: the target's, or without a target one opponent's; and another's for
    /// every full 2 over, the named ones first.
    pub(crate) fn spared(
        &self,
        ruling: &mut Ruling,
        target: Option<&Name>,
        wanted: &[Name],
        margin: Option<i32>,
        rule: RuleId,
    ) {
        let over = usize::try_from(margin.unwrap_or(0) / 2).unwrap_or(0) + usize::from(target.is_none());
        let rest: Vec<Provocation> =
            ruling.provocations.iter().filter(|chance| Some(&chance.by) != target).cloned().collect();
        let others = Maneuvers(self.0).spared_first(&rest, |other| !other.is_unseen(), wanted, over);
        let is_spared = |chance: &Provocation| Some(&chance.by) == target || others.contains(&chance.by);
        let (spared, left) = std::mem::take(&mut ruling.provocations).into_iter().partition(is_spared);
        ruling.provocations = left;
        let spared: Vec<Provocation> = spared;
        ruling
            .findings
            .extend(spared.into_iter().map(|chance| Finding::note(rule, ManeuverFact::Spared { who: chance.by })));
    }

    /// Stops the mover before the target's space, and gives the target a chance at it whatever it threatens.
    fn clamber_failed(&self, mover: &Mover<'a>, ruling: Ruling, target: &Creature, entry: usize) -> Ruling {
        let (from, to) = steps_of(&ruling)[entry];
        let checks = ruling.checks.clone();
        let mut ruling = ruling.stopped_after(entry);
        ruling.checks = checks;
        ruling.verdict = Verdict::Legal;
        if let Some(chance) = Maneuvers(self.0).provoked_by_entering(mover, target, (entry, from, to), RuleId::Clamber)
        {
            provoke(&mut ruling.provocations, chance);
        }
        let (who, at) = (target.name.clone(), ruling.to);
        ruling.findings.push(Finding::note(RuleId::Clamber, ManeuverFact::StopsBefore { who, at, shunted: false }));
        ruling
    }
}

/// The finding for `squares` beyond the plain distance, with what they add to the check.
fn extra(squares: u32, taken: bool) -> ManeuverFact {
    let harder = EACH_SQUARE * i32::try_from(squares).unwrap_or(0);
    ManeuverFact::Extra { feet: Feet::SQUARE * squares, harder, taken }
}
