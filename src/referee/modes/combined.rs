//! Moving in all of a creature's modes at once; the part in the air follows the flight rules.

use super::ModeMoves;
use super::climb::Climbs;
use super::multi::{MultiModeMove, Way};
use super::steps::ModeSteps;
use crate::field::{Grade, Mode};
use crate::referee::board::{Grades, Support, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::{AerialFlights, GradedFlights};
use crate::referee::movement::Paces;
use crate::referee::request::{Flying, ModeMove, Stop, Walk};
use crate::referee::ruling::{AirFact, Finding, ModeFact, Pace, Ruling, Verdict};
use crate::referee::space::Pose;
use crate::ruleset::RuleId;
use crate::ruleset::policy::Flight;

/// Movement that combines several modes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CombinedMoves<'a>(pub(crate) Referee<'a>);

impl<'a> CombinedMoves<'a> {
    /// Judges a movement that may use all of the creature's modes.
    pub(crate) fn adjudicate(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let (rules, pace, creature) = (self.0.ruleset, mode_move.walk.pace, mover.creature);
        let ways = vec![ModeSteps(self.0).walk_way(mover, pace)];
        if !rules.combining.value.is_known() {
            // Only its walk gets a creature out of water in which it can't swim.
            let only_out = !rules.swim.value.is_known() && Supports(self.0).of(creature) == Support::Water;
            return match only_out || creature.modes.is_empty() {
                true => ModeSteps(self.0).judge(mover, &MultiModeMove::new(self.0, mover, ways), mode_move),
                false => ModeMoves(self.0).refused(
                    mover,
                    mode_move,
                    vec![Finding::refusal(RuleId::Combining, ModeFact::OneAtATime)],
                ),
            };
        }
        let ways = self.ways(mover, pace);
        let mut multi_mode = MultiModeMove::new(self.0, mover, ways);
        multi_mode.straight = pace == Pace::Run;
        let mut ruling = ModeSteps(self.0).judge(mover, &multi_mode, mode_move);
        if ruling.refusals().any(|finding| finding.fact.is_about_heights()) {
            // A mode that the pace forbids might have led there.
            let barred = [Mode::Climb, Mode::Fly].map(|mode| Paces(self.0).barred(creature, pace, mode));
            ruling.findings.extend(barred.into_iter().flatten());
        }
        if ruling.verdict == Verdict::Illegal && ruling.refusals().all(|finding| finding.fact.goes_too_far()) {
            // Find the last place on the way where it may end.
            let walk = Walk { as_far_as: true, ..mode_move.walk.clone() };
            let short = ModeSteps(self.0).judge(mover, &multi_mode, &ModeMove { walk, ..mode_move.clone() });
            let goes = short.verdict == Verdict::Legal && !short.steps.is_empty();
            let feet = match mode_move.stops.len() {
                0 | 1 => short.feet,
                // Who only goes there has no need to pass the other stops.
                _ => {
                    let stops = vec![Stop { anchor: short.to.anchor, altitude: None }];
                    let direct = ModeSteps(self.0).judge(mover, &multi_mode, &ModeMove { stops, ..mode_move.clone() });
                    direct.feet.filter(|_| direct.verdict == Verdict::Legal && direct.to == short.to)
                }
            };
            ruling.nearest = feet.filter(|_| goes).map(|feet| (short.to, feet));
        }
        self.keep_in_the_air(mover, &multi_mode, mode_move, &mut ruling);
        ruling
    }

    /// Every mode that combines with the others and takes no check. A climb that takes one has its own command: /climb.
    pub(crate) fn ways(&self, mover: &Mover<'a>, pace: Pace) -> Vec<Way> {
        let mut ways = self.ways_by_checks_too(mover, pace);
        ways.retain(|way| way.mode != Mode::Climb || !Climbs(self.0).rolls_at_its_speed(mover.creature));
        ways
    }

    /// Every mode that combines with the others, unless this pace forbids it.
    pub(crate) fn ways_by_checks_too(&self, mover: &Mover<'a>, pace: Pace) -> Vec<Way> {
        let (rules, creature) = (self.0.ruleset, mover.creature);
        let mut ways = vec![ModeSteps(self.0).walk_way(mover, pace)];
        let climbs = rules.climb.value.is_known();
        ways.extend(ModeSteps(self.0).way_of(mover, Mode::Climb, pace, RuleId::Climb).filter(|_| climbs));
        ways.extend(ModeSteps(self.0).way_of(mover, Mode::Swim, pace, RuleId::Swim));
        // Through soil, which no digger needs a check for.
        let digs = rules.burrow.value.is_known() && pace != Pace::Run;
        ways.extend(ModeSteps(self.0).way_of(mover, Mode::Burrow, pace, RuleId::Burrow).filter(|_| digs));
        let flies = !rules.flight.value.uses_classes();
        if let Some(mut way) = ModeSteps(self.0).way_of(mover, Mode::Fly, pace, RuleId::Flight).filter(|_| flies) {
            let lesser =
                rules.flight.value.uses_checks() && Grades(self.0).grade_of(creature, Mode::Fly) == Some(Grade::Lesser);
            (way.up, way.dives) = (if lesser { 2 } else { 1 }, lesser);
            ways.push(way);
        }
        if Grades(self.0).is_jet(creature) {
            // A jet swimmer only goes straight, so its swim speed doesn't combine with the others.
            ways.retain(|way| way.mode != Mode::Swim);
        }
        ways.retain(|way| Paces(self.0).barred(creature, pace, way.mode).is_none());
        ways
    }

    /// Applies the flight rules to a mover that flew on its way, or that only flight holds up at the end.
    fn keep_in_the_air(
        &self,
        mover: &Mover<'a>,
        multi_mode: &MultiModeMove<'_, 'a>,
        mode_move: &ModeMove,
        ruling: &mut Ruling,
    ) {
        let Some(means) = mover.creature.modes.of(Mode::Fly) else { return };
        let altitude = ruling.altitude.unwrap_or(mover.creature.altitude);
        let elevation = self.0.encounter.battlefield.floor_under(ruling.to) + altitude;
        let end = Pose { at: ruling.to, elevation };
        let (flew, flown) = (ruling.steps.iter().any(|step| step.mode == Mode::Fly), multi_mode.is_flown(end));
        if ruling.verdict == Verdict::Illegal || !(flew || flown) {
            return;
        }
        let flying = Flying { walk: mode_move.walk.clone(), rolled: mode_move.rolled, ..Flying::default() };
        match (self.0.ruleset.flight.value, means.grade) {
            (Flight::Checks, Some(Grade::Lesser)) if flown => {
                GradedFlights(self.0).keep_up(mover, means, &flying, ruling)
            }
            (Flight::Checks, Some(Grade::Hover)) if !Water(self.0).is_in_water(end.at, end.elevation) => {
                GradedFlights(self.0).keep_beside_a_surface(mover, &flying, ruling);
            }
            (Flight::Aerial, _) => {
                if flew {
                    AerialFlights(self.0).refuse_overloaded(mover, &flying.conditions, ruling);
                }
                if flown && !means.native && ruling.verdict == Verdict::Legal {
                    ruling.findings.push(Finding::note(RuleId::Midair, AirFact::InMidair));
                }
            }
            (Flight::Classes | Flight::Checks, _) => {}
        }
    }
}
