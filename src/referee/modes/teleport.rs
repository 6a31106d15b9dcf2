//! Teleporting by a teleport speed: in a straight line, with nothing in between.

use super::ModeMoves;
use crate::field::{Condition, Conditions, Creature, Fill, Grade, Intent, Mode};
use crate::grid::{Area, Feet, HalfFeet, Height};
use crate::referee::board::{
    Crossings, Distances, Elevations, Grades, Occupancy, SharedSquares, Sight, Support, Supports, Water,
};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::ModeMove;
use crate::referee::ruling::{AirFact, Fact, Finding, HeightFact, ModeFact, Pace, ReactiveFact, Ruling, Step, Verdict};
use crate::referee::space::{Pose, Space, straight};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Teleport;

/// Teleports.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teleports<'a>(pub(crate) Referee<'a>);

impl<'a> Teleports<'a> {
    /// Judges a teleport.
    pub(crate) fn teleport(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let (rules, creature, rule) = (self.0.ruleset, mover.creature, RuleId::Teleport);
        if !rules.teleport.value.is_known() {
            return ModeMoves(self.0).unknown_mode(mover, mode_move, Mode::Teleport);
        }
        let Some(means) = creature.modes.of(Mode::Teleport) else {
            return ModeMoves(self.0).without_mode(mover, mode_move, Mode::Teleport);
        };
        let (mut findings, usable) = Paces(self.0).pace_refusals(mover, &mode_move.walk);
        // A creature that can only crawl on foot may still teleport.
        findings.retain(|finding| !matches!(finding.fact, Fact::OnlyCrawls { .. }));
        // A teleport is a move action, so a run can't be made of it.
        let run = mode_move.walk.pace == Pace::Run;
        findings.extend(run.then(|| Finding::refusal(rule, ModeFact::NoRun { mode: Mode::Teleport })));
        let lesser = Grades(self.0).grade_of(creature, Mode::Teleport) == Some(Grade::Lesser);
        let blind = mode_move.unseen || creature.is(Condition::Blinded);
        let (start, goal) = (Space(self.0).pose(mover), self.arrival(mover, mode_move));
        let on_map = self.0.encounter.battlefield.holds(goal.at);
        if rules.teleport.value.has_kinds() && lesser && (blind || (on_map && !self.sees(mover, goal))) {
            findings.push(Finding::refusal(rule, ModeFact::Unseen));
        }
        if !on_map {
            let square = goal.at.area().south_east();
            findings.push(Finding::refusal(RuleId::Blocking, Fact::Filled { square, with: None }));
        }
        let (columns, rows) = start.at.anchor.to(goal.at.anchor);
        let rise = (goal.elevation - start.elevation).squares();
        let feet = Distances(self.0).feet_over(columns.unsigned_abs(), rows.unsigned_abs(), rise.unsigned_abs(), false);
        let mut ruling = Paces(self.0).unmoved(mover, goal.at);
        (ruling.budget, ruling.speed) = (Paces(self.0).budget_by(mover, mode_move.walk.pace, means.speed), means.speed);
        ruling.takes = Paces(self.0).action_of(mover, &mode_move.walk);
        (ruling.feet, ruling.altitude) = (Some(feet.into()), Some(Space(self.0).altitude_of(goal)));
        if feet > ruling.budget {
            findings.push(Finding::refusal(rule, Fact::TooFar { feet: feet.into() }));
        }
        ruling.findings = findings;
        if !usable || ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        if goal == start {
            return ruling;
        }
        let mut ruling = self.arrive(mover, start, goal, ruling);
        ruling
            .findings
            .extend(self.was_first(mover, goal).filter(|_| ruling.to != goal.at && !mode_move.walk.to_the_end));
        ruling.findings.extend(self.answered(mover));
        ruling
    }

    /// The note on a creature that moved to the goal in the same phase, if nothing else keeps the mover from it.
    fn was_first(&self, mover: &Mover<'a>, goal: Pose) -> Option<Finding> {
        let conflicts = self.0.ruleset.running_out.value.stops_there();
        if !conflicts || !Crossings(self.0).ground_refusals(mover.creature, goal.at).is_empty() {
            return None;
        }
        let there = self.everybody_at(mover, goal);
        let refusals = there.stop_refusals(self.0, goal.at);
        let first = refusals.iter().map(|finding| match &finding.fact {
            Fact::EndsInside { who, .. } => Some(who).filter(|who| Turns(self.0).has_moved_in_this_phase(who)),
            _ => None,
        });
        let first = first.collect::<Option<Vec<_>>>()?;
        let who = (*first.first()?).clone();
        Some(Finding::note(RuleId::Answering, ReactiveFact::WasThereFirst { who, goal: goal.at }))
    }

    /// Everyone at this height.
    fn everybody_at(&self, mover: &Mover<'a>, pose: Pose) -> Occupancy<'a> {
        SharedSquares(self.0).everybody(mover).at(Elevations(self.0).levels_at(mover.creature, pose.elevation))
    }

    /// What creatures that block the mover in this phase can do about a teleport.
    fn answered(&self, mover: &Mover<'a>) -> Vec<Finding> {
        let name = &mover.creature.name;
        let intents = Turns(self.0).intents().into_iter().filter(|(_, intent)| intent.targets().contains(name));
        let notes = intents.filter_map(|(by, intent)| match intent {
            Intent::Block { .. } => Some(Finding::note(RuleId::Block, ReactiveFact::NothingToBlock { by })),
            Intent::Follow { .. } | Intent::KeepAway { .. } => None,
        });
        notes.collect()
    }

    /// Whether the mover sees some square of its destination. It sees into solid squares, as far as walls let it.
    fn sees(&self, mover: &Mover<'a>, goal: Pose) -> bool {
        let board = &self.0.encounter.battlefield;
        if goal.at.squares().any(|square| board.fill(square) != Fill::Open) {
            let mut opened = self.0.encounter.clone();
            let between = Area::between(mover.placement.anchor, goal.at.area().south_east());
            let squares = between.squares().chain(goal.at.squares());
            squares.for_each(|square| opened.battlefield.set_fill(square, Fill::Open));
            return Teleports(Referee { encounter: &opened, ..self.0 }).sees(mover, goal);
        }
        let altitude = Space(self.0).altitude_of(goal);
        let there = Creature {
            anchor: goal.at.anchor,
            altitude,
            hidden: false,
            conditions: Conditions::default(),
            ..mover.creature.clone()
        };
        Sight(self.0).sees(mover.creature, &there)
    }

    /// Where it arrives: without an altitude, on the floor or at the surface of the water.
    fn arrival(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Pose {
        let start = Space(self.0).pose(mover);
        let Some(stop) = mode_move.stops.last() else { return start };
        let stays = stop.anchor == start.at.anchor
            && stop.altitude.is_none_or(|altitude| altitude == Space(self.0).altitude_of(start));
        // It arrives in its own space, however narrow the one it leaves.
        let at = if stays { start.at } else { mover.full.at(stop.anchor) };
        let floor = self.0.encounter.battlefield.floor_under(at);
        let level = if Water(self.0).is_in_water(at, Height::ZERO) { Height::ZERO } else { floor };
        Pose { at, elevation: stop.altitude.map_or(level, |altitude| floor + altitude) }
    }

    /// Arrives at the goal, or at the first free place on the line back from it.
    fn arrive(&self, mover: &Mover<'a>, start: Pose, goal: Pose, ruling: Ruling) -> Ruling {
        let (mut ruling, rule, creature, rules) = (ruling, RuleId::Teleport, mover.creature, self.0.ruleset);
        let mut at = Pose { at: goal.at.footprint.at(start.at.anchor), ..start };
        let line = straight(&mut at, goal);
        let Some(end) = line.into_iter().rev().find(|pose| self.is_free(mover, *pose)) else {
            (ruling.to, ruling.altitude, ruling.feet) = (mover.placement, None, Some(HalfFeet(0)));
            ruling.findings.push(Finding::note(rule, ModeFact::NoRoom));
            return ruling;
        };
        let altitude = Space(self.0).altitude_of(end);
        let feet = ruling.feet.unwrap_or_default();
        let dear = if feet > Feet::SQUARE.into() { vec![rule] } else { Vec::new() };
        ruling.steps = vec![Step { altitude, rules: dear, ..Step::level(Mode::Teleport, creature, end.at, feet) }];
        (ruling.to, ruling.altitude) = (end.at, Some(altitude));
        if end != goal {
            ruling.findings.push(Finding::note(rule, ModeFact::Shunted { to: end.at.anchor }));
        }
        if Supports(self.0).held(creature, end.at, end.elevation) == Support::Nothing {
            let height = altitude.above(Height::ZERO);
            let fact = match rules.teleport.value {
                Teleport::Kinds if Turns(self.0).keeps_turns() => Fact::Air(AirFact::FallsAtTurnsEnd { height }),
                Teleport::Kinds | Teleport::AsTold | Teleport::Unknown => {
                    Fact::Height(HeightFact::Unsupported { height })
                }
            };
            ruling.findings.push(Finding::note(rule, fact));
        }
        ruling
    }

    /// Whether neither obstacles nor creatures keep the mover from this pose.
    fn is_free(&self, mover: &Mover<'a>, pose: Pose) -> bool {
        let board = &self.0.encounter.battlefield;
        board.holds(pose.at)
            && pose.elevation >= board.floor_under(pose.at)
            && Crossings(self.0).ground_refusals(mover.creature, pose.at).is_empty()
            && self.everybody_at(mover, pose).stop_refusals(self.0, pose.at).is_empty()
    }
}
