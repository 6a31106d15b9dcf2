//! Mishaps in flight: damage, collisions, falling, an idle turn, being knocked prone or immobilized.

use super::checks::FlightChecks;
use super::grades::GradedFlights;
use crate::field::{Grade, Mode, Weather};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Paces;
use crate::referee::request::Flying;
use crate::referee::ruling::{AirFact, Fact, Finding, Rolled, Ruling, Verdict};
use crate::ruleset::RuleId;
use crate::ruleset::policy::FlyTask;

crate::word_enum! {
    /// A mishap in flight.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Mishap {
        /// It took damage.
        Damage "damage",
        /// It collided with something of its size or bigger.
        Collision "collision",
        /// It falls, and tries to fly again.
        Falling "falling",
        /// It did not fly in its turn.
        Idle "idle",
        /// It flew no more than half its speed in its turn.
        Slow "slow",
        /// It is knocked prone.
        Prone "prone",
        /// It cannot move.
        Immobilized "immobilized",
    }
}

/// The cause of a fall in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// A failed check.
    Check,
    /// A collision.
    Collision,
}

/// A mishap and its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MishapEvent {
    /// The mishap.
    pub what: Mishap,
    /// The cause of its fall, if that bars it from flying again.
    pub after: Option<After>,
    /// The weather.
    pub weather: Vec<Weather>,
    /// The result of its check, if rolled.
    pub rolled: Option<Rolled>,
}

/// Mishaps in flight.
#[derive(Clone, Copy, Debug)]
pub struct Mishaps<'a>(pub Referee<'a>);

impl<'a> Mishaps<'a> {
    /// Judges a mishap of a creature in the air.
    #[must_use]
    pub fn mishap(&self, mover: &Mover<'a>, mishap: &MishapEvent) -> Ruling {
        let altitude = Some(mover.creature.altitude);
        let mut ruling = Ruling { altitude, feet: Some(HalfFeet(0)), ..Paces(self.0).unmoved(mover, mover.placement) };
        let means = mover.creature.modes.of(Mode::Fly);
        let graded = means.and_then(|means| Some((means, means.grade?)));
        let Some((means, grade)) = graded.filter(|_| self.0.ruleset.flight.value.uses_checks()) else {
            ruling.findings.push(Finding::refusal(RuleId::Flight, AirFact::UnknownMishap));
            ruling.verdict = Verdict::Illegal;
            return ruling;
        };
        let refuse = |ruling: &mut Ruling, fact| ruling.findings.push(Finding::refusal(RuleId::FlyMishaps, fact));
        let note = |ruling: &mut Ruling, rule, fact| ruling.findings.push(Finding::note(rule, fact));
        match mishap.what {
            Mishap::Damage => {
                self.come_down(mover, self.0.ruleset.forced_descent.value, RuleId::ForcedDescent, &mut ruling);
                if self.is_up(mover, &ruling) {
                    self.or_fall(mover, grade, FlyTask::Damage, mishap, &mut ruling);
                }
            }
            Mishap::Collision => self.or_fall(mover, grade, FlyTask::Collision, mishap, &mut ruling),
            Mishap::Falling => match grade {
                Grade::Greater => self.fall_out(mover, grade, RuleId::FlyMishaps, &mut ruling),
                Grade::Lesser if mishap.after.is_none() => {
                    self.or_fall(mover, grade, FlyTask::Falling, mishap, &mut ruling);
                }
                Grade::Lesser => refuse(&mut ruling, AirFact::TooLateToFly),
                _ => refuse(&mut ruling, AirFact::CannotCatchItself),
            },
            Mishap::Idle | Mishap::Slow if grade == Grade::Lesser => {
                let task = if mishap.what == Mishap::Slow { FlyTask::Slow } else { FlyTask::Hover };
                let check = FlightChecks(self.0).check_in_flight(mover.creature, task, &mishap.weather, mishap.rolled);
                FlightChecks(self.0).apply_stay_up_check(mover, means, check, &mut ruling);
                // The check is for not having flown enough, so no action is lost with it.
                for finding in &mut ruling.findings {
                    if let Fact::Air(AirFact::Sinks { from, to }) = finding.fact {
                        finding.fact = AirFact::Lowered { from, to }.into();
                    }
                }
            }
            Mishap::Idle | Mishap::Slow if grade == Grade::Hover => {
                GradedFlights(self.0).keep_beside_a_surface(mover, &Flying::default(), &mut ruling);
                if ruling.findings.is_empty() {
                    note(&mut ruling, RuleId::FlyChecks, AirFact::NeedsNoCheck);
                }
            }
            Mishap::Idle | Mishap::Slow => note(&mut ruling, RuleId::FlyChecks, AirFact::NeedsNoCheck),
            Mishap::Prone if grade == Grade::Hover => note(&mut ruling, RuleId::FlyHover, AirFact::NeverProne),
            Mishap::Prone | Mishap::Immobilized if grade == Grade::Lesser => {
                self.come_down(mover, means.speed, RuleId::FlyLesser, &mut ruling);
                if self.is_up(mover, &ruling) {
                    self.fall_out(mover, grade, RuleId::FlyLesser, &mut ruling);
                }
            }
            Mishap::Prone | Mishap::Immobilized => self.fall_out(mover, grade, RuleId::FlyHover, &mut ruling),
        }
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// Whether the mover hasn't come down to the ground or to water yet.
    fn is_up(&self, mover: &Mover<'a>, ruling: &Ruling) -> bool {
        ruling.altitude.unwrap_or(mover.creature.altitude) > FlightChecks(self.0).ground(mover)
    }

    /// Lowers the mover by up to `by` feet, unhurt.
    fn come_down(&self, mover: &Mover<'a>, by: Feet, rule: RuleId, ruling: &mut Ruling) {
        let above = mover.creature.altitude;
        let from = ruling.altitude.unwrap_or(above);
        let to = FlightChecks(self.0).lowered(mover, above.above(from) + by);
        ruling.altitude = Some(to);
        let lowered = (to != from).then_some(AirFact::Lowered { from, to });
        ruling.findings.extend(lowered.map(|fact| Finding::note(rule, fact)));
    }

    /// Lets the mover fly on if its check succeeds, or fall.
    fn or_fall(&self, mover: &Mover<'a>, grade: Grade, task: FlyTask, mishap: &MishapEvent, ruling: &mut Ruling) {
        let check = FlightChecks(self.0).check_in_flight(mover.creature, task, &mishap.weather, mishap.rolled);
        let succeeds = check.succeeds();
        ruling.checks.push(check);
        match succeeds {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(true) => {}
            Some(false) => {
                // Lesser flight still carries the mover down safely by its speed, unless the check was to fly again.
                let speed = mover.creature.modes.of(Mode::Fly).map(|means| means.speed);
                if let Some(speed) = speed.filter(|_| grade == Grade::Lesser && task != FlyTask::Falling) {
                    self.come_down(mover, speed, RuleId::FlyLesser, ruling);
                }
                if self.is_up(mover, ruling) {
                    self.fall_out(mover, grade, RuleId::FlyMishaps, ruling);
                }
            }
        }
    }

    /// Makes the mover fall from its current altitude, or float down with greater flight.
    fn fall_out(&self, mover: &Mover<'a>, grade: Grade, rule: RuleId, ruling: &mut Ruling) {
        let from = ruling.altitude.unwrap_or(mover.creature.altitude);
        if grade == Grade::Greater {
            ruling.altitude = Some(FlightChecks(self.0).lowered(mover, mover.creature.altitude.above(Height::ZERO)));
            ruling.findings.push(Finding::note(RuleId::FlyGreater, AirFact::FloatsDown { from }));
        } else {
            ruling.findings.push(Finding::note(
                rule,
                AirFact::Falls { height: FlightChecks(self.0).fall_from(mover.placement, from) },
            ));
        }
    }
}
