//! Moving in all the ways that somebody has: what of it is flight stands under the rules of flying.

use super::aerial::{AirFact, found as in_the_air};
use super::fly::Flying;
use super::modes::{Faring, ModeFact, found};
use super::rover::Rover;
use super::ruling::{Ruling, Verdict};
use super::voyage::Pose;
use super::{Mover, Referee};
use crate::field::{Grade, Mode};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Climb, ClimbSpeed, Combining, Flight};

impl<'a> Referee<'a> {
    /// Judges a movement in all the ways that the creature has.
    pub(super) fn rove(&self, mover: &Mover<'a>, faring: &Faring) -> Ruling {
        let (rules, pace, creature) = (self.ruleset, faring.walk.pace, mover.creature);
        let mut ways = vec![self.walk_way(mover, pace)];
        if rules.combining.is == Combining::Unknown {
            return match creature.modes.is_empty() {
                true => self.roving(mover, &Rover::new(self, mover, ways), faring),
                false => self.no_faring(mover, faring, vec![found(RuleId::Combining, ModeFact::OneAtATime)]),
            };
        }
        // Whoever has to make a check for it says so: /climb and /swim.
        let climbs = match rules.climb_speed.is {
            ClimbSpeed::Kinds => self.grade_of(creature, Mode::Climb) != Some(Grade::Lesser),
            ClimbSpeed::Plain => rules.climb.is != Climb::Unknown,
            ClimbSpeed::Skilled => false,
        };
        ways.extend(self.way_of(mover, Mode::Climb, pace, RuleId::Climb).filter(|_| climbs));
        ways.extend(self.way_of(mover, Mode::Swim, pace, RuleId::Swim));
        let flies = rules.flight.is != Flight::Classes;
        if let Some(mut way) = self.way_of(mover, Mode::Fly, pace, RuleId::Flight).filter(|_| flies) {
            let lesser = rules.flight.is == Flight::Checks && self.grade_of(creature, Mode::Fly) == Some(Grade::Lesser);
            (way.up, way.dives) = (if lesser { 2 } else { 1 }, lesser);
            ways.push(way);
        }
        if self.is_jet(creature) {
            // It goes straight only as long as it swims; the others go their way.
            ways.retain(|way| way.mode != Mode::Swim);
        }
        let rover = Rover::new(self, mover, ways);
        let mut ruling = self.roving(mover, &rover, faring);
        self.keep_in_the_air(mover, &rover, faring, &mut ruling);
        ruling
    }

    /// Whoever flew on its way, or is held by nothing but its flight, keeps to the rules of flying.
    fn keep_in_the_air(&self, mover: &Mover<'a>, rover: &Rover<'_, 'a>, faring: &Faring, ruling: &mut Ruling) {
        let Some(means) = mover.creature.modes.of(Mode::Fly) else { return };
        let altitude = ruling.altitude.unwrap_or(mover.creature.altitude);
        let elevation = self.encounter.battlefield.floor_under(ruling.to) + altitude;
        let end = Pose { at: ruling.to, elevation };
        let (flew, flown) = (ruling.steps.iter().any(|step| step.mode == Mode::Fly), rover.is_flown(end));
        if ruling.verdict == Verdict::Illegal || !(flew || flown) {
            return;
        }
        let flying = Flying { walk: faring.walk.clone(), rolled: faring.rolled, ..Flying::default() };
        match (self.ruleset.flight.is, means.grade) {
            (Flight::Checks, Some(Grade::Lesser)) if flown => self.keep_up(mover, means, &flying, ruling),
            (Flight::Checks, Some(Grade::Hover)) if !self.is_in_water(end.at, end.elevation) => {
                self.keep_beside_a_surface(mover, &flying, ruling);
            }
            (Flight::Aerial, _) => {
                if flew {
                    self.carries_too_much(mover, &flying.sky, ruling);
                }
                if flown && !means.native && ruling.verdict == Verdict::Legal {
                    ruling.findings.push(in_the_air(RuleId::Midair, AirFact::InMidair));
                }
            }
            (Flight::Classes | Flight::Checks, _) => {}
        }
    }
}
