//! Overruns, and the bull rush that is an overrun by another name.

use super::through::{Entry, Maneuvers, provoke, steps_of, strength_check};
use super::ways::{Portion, Wanted, goal_of, is_upright, level_stops};
use crate::field::{Condition, Creature, Fill};
use crate::grid::{Feet, Footprint, HalfFeet, Placement, Square};
use crate::referee::board::{Distances, Occupancy, Occupant, SharedSquares, Stop, between_centers};
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::flight::ClassFlights;
use crate::referee::movement::{Claim, Maneuvering, Paces, Turns};
use crate::referee::request::Overrun;
use crate::referee::ruling::{
    Action, Check, CheckKind, Fact, Finding, Maneuver, ManeuverFact, Modifier, NoStrike, Ruling,
};
use crate::referee::walk::{GroundChecks, Walks};
use crate::referee::work::Work;
use crate::ruleset::RuleId;

/// How far a check has to exceed a Maneuver Defense to knock the target prone.
const PRONE_BY: i32 = 5;

/// The most ends to try in place of one that is too far.
const MOST_ENDS: usize = 12;

/// How an overrun is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contest {
    /// By opposed checks of this kind.
    Strength(CheckKind),
    /// By a check against the target's Maneuver Defense.
    Defense,
}

/// An overrun on its way through its targets.
pub(crate) struct Course<'c, 'a> {
    pub(crate) mover: &'c Mover<'a>,
    pub(crate) occupancy: &'c Occupancy<'a>,
    pub(crate) asked: &'c Overrun,
    pub(crate) contest: Contest,
    pub(crate) rule: RuleId,
}

/// Overruns.
#[derive(Clone, Copy, Debug)]
pub struct Overruns<'a>(pub Referee<'a>);

impl<'a> Overruns<'a> {
    /// Judges an overrun. If a check fails, the ruling says how far the mover gets.
    #[must_use]
    pub fn overrun(&self, mover: &Mover<'a>, asked: &Overrun) -> Ruling {
        Turns(self.0).within_or_as_new(mover, |left| self.judged(mover, asked, left))
    }

    /// For an overrun refused only for its length or its end: the end beside its last target that is nearest to its goal, and
    /// the feet to get there.
    #[must_use]
    pub fn nearer_end(&self, mover: &Mover<'a>, asked: &Overrun, refused: &Ruling) -> Option<(Placement, HalfFeet)> {
        let its_end = |fact: &Fact| match fact {
            Fact::Filled { square, .. } => refused.to.contains(*square),
            Fact::Maneuver(fact) => matches!(fact, ManeuverFact::NotPast { .. }),
            fact => fact.is_about_stopping(),
        };
        let ends_badly = refused.refusals().all(|finding| its_end(&finding.fact));
        let target = asked.targets.last().and_then(|name| self.0.encounter.creature(name));
        let target = target.filter(|_| refused.refusals().next().is_some() && ends_badly)?;
        let side = mover.full.width.max(mover.full.height).cast_signed();
        let away = |anchor: &Square| Distances(self.0).feet_between_squares(*anchor, refused.to.anchor);
        let mut ends: Vec<Square> = self.0.space_of(target).area().grown(side).squares().collect();
        let aside = |anchor: &Square| {
            let (columns, rows) = anchor.to(refused.to.anchor);
            columns.pow(2) + rows.pow(2)
        };
        ends.sort_by_key(|anchor| (away(anchor), aside(anchor), *anchor));
        // What refuses an end isn't told; without the reason, a path off the level would be searched as well.
        let level = !Maneuvers(self.0).leaves_its_level(mover);
        let referee = if level { self.0.affordably() } else { self.0 };
        let in_time = |_: &Square| self.0.work().is_none_or(Work::leaves_suggestions);
        ends.into_iter().take(MOST_ENDS).take_while(in_time).find_map(|anchor| {
            let asked = Overrun { stops: level_stops([anchor]), ..asked.clone() };
            let there = Overruns(referee).overrun(mover, &asked);
            let leads = there.refusals().next().is_none() && there.to.anchor == anchor;
            there.feet.filter(|_| leads).map(|feet| (there.to, feet))
        })
    }

    /// Judges an overrun using what is left of a movement already begun, or as a movement of its own.
    fn judged(&self, mover: &Mover<'a>, asked: &Overrun, left: Option<Feet>) -> Ruling {
        let maneuver = if asked.is_bull_rush { Maneuver::BullRush } else { Maneuver::Overrun };
        let (rule, rules) = (maneuver.rule(), self.0.ruleset);
        let by_defense = rules.overrun.value.is_against_defense() && !asked.is_bull_rush;
        let contest = if by_defense { Contest::Defense } else { Contest::Strength(CheckKind::OverrunStrength) };
        let targets: Vec<&Creature> = asked.targets.iter().filter_map(|name| self.0.encounter.creature(name)).collect();
        let passed = |target: &Creature| by_itself_passed(self.0, contest, target);
        let all_avoid = targets.iter().all(|target| asked.avoids.contains(&target.name) || passed(target));
        let moving = if left.is_some() { Action::Free } else { Action::Move };
        let takes = match contest {
            _ if all_avoid => moving,
            Contest::Strength(_) if left.is_some() => Action::Standard,
            Contest::Strength(_) => Action::MoveAndStandard,
            Contest::Defense if asked.part_of_move => moving,
            Contest::Defense => Action::Standard,
        };
        // A maneuver that is its own action brings its own movement.
        let left = left.filter(|_| contest != Contest::Defense || asked.part_of_move || all_avoid);
        let claim = Claim {
            takes,
            maneuver: if contest == Contest::Defense { Maneuvering::OfItsOwn } else { Maneuvering::No },
            moves: true,
        };
        let (mut before, usable) = Maneuvers(self.0).maneuver_refusals(mover, maneuver, claim, false);
        if !usable {
            return Maneuvers(self.0).maneuver_refused(mover, goal_of(&asked.stops), before);
        }
        if contest != Contest::Defense
            && Turns(self.0).turn_log(&mover.creature.name).and_then(|turn_log| turn_log.maneuver.as_deref())
                == Some(maneuver.word())
        {
            before.push(Finding::refusal(rule, ManeuverFact::OnceARound));
        }
        let single = contest != Contest::Defense || asked.part_of_move || rules.overrun_several.value == 0;
        if targets.len() > 1 && single {
            before.push(Finding::refusal(rule, ManeuverFact::OneTarget));
        }
        let opposing = || targets.iter().filter(|target| !passed(target));
        let met = |target| Maneuvers(self.0).target_refusals(mover, (maneuver, is_upright(&asked.stops)), target);
        before.extend(opposing().flat_map(|target| met(target)));
        let helpless_choice =
            |target: &&&Creature| asked.avoids.contains(&target.name) && Paces(self.0).is_still(target);
        let unable = opposing().filter(helpless_choice).filter(|_| contest != Contest::Defense);
        before.extend(
            unable.map(|target| Finding::refusal(rule, ManeuverFact::CannotAvoid { who: target.name.clone() })),
        );
        let plain =
            contest != Contest::Defense || asked.part_of_move || targets.iter().all(|target| is_body(self.0, target));
        let mover = &mover.with_options(MoveOptions { plain, ..MoveOptions::default() });
        let open = |others: Occupancy<'a>| {
            let others = others.letting_in(&targets, Entry::Through);
            let body = |creature: &Creature| is_body(self.0, creature);
            if contest == Contest::Defense { others.ending_alone(rule, body) } else { others }
        };
        let occupancy = open(SharedSquares(self.0).occupancy(mover));
        let spaces: Vec<Placement> = targets.iter().map(|target| rules.placement(target)).collect();
        // An overrun provokes nobody; made in passing, it is a movement past everyone but its target.
        let in_passing = contest == Contest::Defense && asked.part_of_move && !all_avoid;
        let quiet = if in_passing { &asked.targets[..] } else { &[] };
        let budget = left.unwrap_or_else(|| Maneuvers(self.0).full_speed(mover));
        let wanted = Wanted {
            stops: &asked.stops,
            prefer: asked.prefer,
            budget: (budget, Portion::Whole),
            targets: &targets,
            entry: Entry::Through,
            quiet,
            takes,
        };
        let mut ruling = Maneuvers(self.0).maneuver_way(mover, &occupancy, &wanted, open);
        for finding in &mut ruling.findings {
            if let Fact::NoStrike { who, why: NoStrike::Exempt } = &finding.fact
                && quiet.contains(who)
            {
                *finding = Finding::note(rule, ManeuverFact::ProvokesNobody { who: who.clone() });
            }
        }
        ruling.findings.splice(0..0, before);
        for target in &targets {
            let not_through = Maneuvers(self.0).not_through(mover, &ruling, (target, &asked.stops));
            ruling.findings.extend(not_through.map(|fact| Finding::refusal(rule, fact)));
            Maneuvers(self.0).say_out_of_level(mover, (maneuver, target), &mut ruling);
            Maneuvers(self.0).say_afloat(mover, target, &mut ruling);
        }
        if by_defense && !all_avoid {
            // If several stand in a row, the space past one of them is another's, and also open to the mover.
            let mut others = occupancy.clone();
            others.occupants.retain(|other| !targets.iter().any(|target| other.is_or_rides(target)));
            let shut = |space: &Placement| !is_open_past(self.0, &others, ruling.from, *space);
            let before_a_wall = targets.iter().zip(&spaces).find(|(_, space)| shut(space));
            let nothing = before_a_wall.map(|(target, _)| ManeuverFact::NothingPast { who: target.name.clone() });
            // However it squeezes there, its full space counts.
            let end = mover.full.at(ruling.to.anchor);
            let past = |target: &&&Creature| is_past(ruling.from, self.0.space_of(target), end);
            let near = || targets.iter().find(|target| !past(target));
            let not_past = || near().map(|target| ManeuverFact::NotPast { who: target.name.clone() });
            let refused = nothing.or_else(not_past).map(|fact| Finding::refusal(rule, fact));
            ruling.findings.extend(refused);
        }
        let slow = ClassFlights(self.0).too_slow_to_stay_up(mover, &ruling, takes);
        ruling.findings.extend(slow);
        if self.0.stops_at_refusals(&ruling) {
            return Maneuvers(self.0).conclude(ruling, rule, takes, false);
        }
        if contest == Contest::Defense && !all_avoid && !asked.part_of_move {
            let quiet = std::mem::take(&mut ruling.provocations);
            let notes =
                quiet.into_iter().map(|chance| Finding::note(rule, ManeuverFact::ProvokesNobody { who: chance.by }));
            ruling.findings.extend(notes);
        }
        let course = Course { mover, occupancy: &occupancy, asked, contest, rule };
        let (mut ruling, hangs) = course.meet(self.0, ruling, &targets);
        ClassFlights(self.0).fly_the_way(mover, &mut ruling);
        let ruling = Maneuvers(self.0).conclude(ruling, rule, takes, hangs);
        GroundChecks(self.0).ask_maneuver(mover, ruling, &asked.ground)
    }
}

impl<'a> Course<'_, 'a> {
    /// Meets the targets in the order in which the path enters their squares; returns whether an unrolled check leaves the
    /// outcome open.
    pub(crate) fn meet(&self, referee: Referee<'a>, mut ruling: Ruling, targets: &[&Creature]) -> (Ruling, bool) {
        let rule = self.rule;
        let less = referee.ruleset.overrun_several.value * (targets.len().saturating_sub(1)) as u32;
        let less = if self.contest == Contest::Defense { i32::try_from(less).unwrap_or(0) } else { 0 };
        let mut met: Vec<(usize, &Creature)> = targets
            .iter()
            .filter_map(|&target| {
                let step = Maneuvers(referee).enters(self.mover, &ruling, target, &self.asked.stops)?;
                Some((step, target))
            })
            .collect();
        met.sort_by_key(|&(step, _)| step);
        let steps = steps_of(&ruling);
        let (mut checks, mut hangs) = (0, false);
        for (step, target) in met {
            let (from, to) = steps[step];
            if self.contest != Contest::Defense
                && let Some(chance) =
                    Maneuvers(referee).provoked_by_entering(self.mover, target, (step, from, to), rule)
            {
                provoke(&mut ruling.provocations, chance);
                let struck = |fact: &Fact| matches!(fact, Fact::NoStrike { who, .. } if *who == target.name);
                ruling.findings.retain(|finding| !struck(&finding.fact));
            }
            if by_itself_passed(referee, self.contest, target) {
                let (who, dead) = (target.name.clone(), target.is(Condition::Dead));
                ruling.findings.push(Finding::note(rule, ManeuverFact::NotInNeed { who, dead }));
                continue;
            }
            if self.asked.avoids.contains(&target.name) {
                ruling.findings.push(Finding::note(rule, ManeuverFact::Avoids { who: target.name.clone() }));
                continue;
            }
            let check = self.check(referee, &mut ruling, target, (checks, less));
            checks += 1;
            let (succeeds, margin) = (check.succeeds(), check.margin());
            ruling.checks.push(check);
            match succeeds {
                Some(true) => {
                    let prone = match self.contest {
                        Contest::Strength(_) => true,
                        Contest::Defense => !self.asked.part_of_move && margin >= Some(PRONE_BY),
                    };
                    if prone {
                        ruling.findings.push(Maneuvers(referee).falls_prone(target, rule));
                    }
                    if self.contest == Contest::Defense && !self.asked.part_of_move {
                        let who = target.name.clone();
                        ruling.findings.push(Finding::note(rule, ManeuverFact::Hurts { who }));
                    }
                }
                Some(false) if hangs => {}
                Some(false) => {
                    ruling = self.fail(referee, ruling, target, step);
                    break;
                }
                None => hangs = true,
            }
        }
        if hangs {
            // No target falls while it is open how far the mover gets.
            let falls = |fact: &Fact| {
                matches!(fact, Fact::Maneuver(ManeuverFact::FallsProne { .. } | ManeuverFact::KnockedOver { .. }))
            };
            ruling.findings.retain(|finding| !falls(&finding.fact));
        }
        (ruling, hangs)
    }

    fn check(
        &self,
        referee: Referee<'a>,
        ruling: &mut Ruling,
        target: &Creature,
        (index, less): (usize, i32),
    ) -> Check {
        let rolled = self.asked.results.of(index);
        match self.contest {
            Contest::Strength(kind) => {
                let charging = kind == CheckKind::ChargeOverrun;
                let results = (rolled, self.asked.against);
                strength_check((kind, self.rule), (self.mover.creature, target), results, charging)
            }
            Contest::Defense => {
                let kind = if self.asked.part_of_move { CheckKind::OverrunInPassing } else { CheckKind::Overrun };
                let mut check = Maneuvers(referee).defense_check(ruling, kind, self.rule, (target, 0), rolled);
                check.modifiers.extend(Modifier::own("several", -less, RuleId::OverrunSeveral));
                check
            }
        }
    }

    /// Stops the mover before the squares of the target it failed against.
    fn fail(&self, referee: Referee<'a>, ruling: Ruling, target: &Creature, step: usize) -> Ruling {
        let back = self.contest == Contest::Defense;
        let mut ruling =
            Maneuvers(referee).stopped_in_front(self.mover, self.occupancy, ruling, (target, step, back), self.rule);
        let crowded = || !Walks(referee).end_refusals(self.mover, self.occupancy, ruling.to).is_empty();
        if !back && (self.asked.tripped || (!ruling.steps.is_empty() && crowded())) {
            ruling.findings.push(Maneuvers(referee).falls_prone(self.mover.creature, self.rule));
        }
        ruling
    }
}

/// Whether a place is level with the center of this space or beyond it, seen from where the path begins.
fn is_past(from: Placement, space: Placement, at: Placement) -> bool {
    let (toward, beyond) = (between_centers(from, space), between_centers(space, at));
    toward.0 * beyond.0 + toward.1 * beyond.1 >= 0
}

/// Whether a square next to this space and past it, seen from where the path begins, is open.
fn is_open_past<'a>(referee: Referee<'a>, occupancy: &Occupancy<'a>, from: Placement, space: Placement) -> bool {
    let board = &referee.encounter.battlefield;
    let around = space.area().grown(1).within(board.area());
    let free = |at: Placement| {
        let taken = |other: &Occupant<'a>| matches!(other.stop, Stop::Refused { .. }) && occupancy.shares(other, at);
        board.fill(at.anchor) == Fill::Open && !occupancy.occupants.iter().any(taken)
    };
    around.into_iter().flat_map(|area| area.squares().collect::<Vec<_>>()).any(|square| {
        let at = Footprint::square(1).at(square);
        !space.contains(square) && is_past(from, space, at) && free(at)
    })
}

/// Whether a plain movement passes this creature, so that it needs no overrun: it is dead, or helpless and not in the way.
fn by_itself_passed(referee: Referee<'_>, contest: Contest, target: &Creature) -> bool {
    let helpless = referee.ruleset.occupied_helpless.value.lets_through() && target.is(Condition::Helpless);
    !target.fills && (is_body(referee, target) || (contest != Contest::Defense && helpless))
}

/// Whether this is a dead creature whose squares count as unoccupied.
fn is_body(referee: Referee<'_>, target: &Creature) -> bool {
    target.is(Condition::Dead) && !referee.ruleset.dead.value.occupies()
}
