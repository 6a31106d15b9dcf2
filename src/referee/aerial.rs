//! Flight by checks, and aerial movement without classes: what they have to say, the checks, and what becomes of somebody
//! who does not keep itself in the air.

use super::check::{Check, Modifier, Rolled, Trial};
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::voyage::Pose;
use super::{Mover, Pace, Referee};
use crate::field::{Creature, Fill, Grade, Means, Mode, Name, Weather};
use crate::grid::{Edge, Feet, Height, Side, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{AerialUpkeep, Flight, FlyFailing, FlyTask};

/// How far above the ground somebody may be who hovers.
const NEAR_THE_GROUND: Height = Height(5);
/// By how much a check fails that makes the winged fall.
const PLUMMETS_BY: i32 = -5;

/// What is around somebody who flies, and how it flies, as far as the table has to tell that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sky {
    /// The weather.
    pub weather: Vec<Weather>,
    /// Whether a ceiling or another surface that the map does not show is beside it.
    pub ceiling: bool,
    /// Whether it soars, and may so go higher than else.
    pub soaring: bool,
    /// How high above the floor the highest thing is that would bear it, if there is one.
    pub support: Option<Feet>,
    /// Whether it carries more than it can.
    pub overloaded: bool,
}

/// What flying by checks, and gliding, have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AirFact {
    /// Whoever flies by this grade does not move like that.
    NotInThisFlight {
        /// The pace.
        pace: Pace,
    },
    /// Whoever hovers does not begin its turn in open air.
    StartsInOpenAir,
    /// Whoever hovers ends in open air, and falls at the end of its turn.
    FallsAtTurnsEnd {
        /// How far.
        height: Feet,
    },
    /// It falls.
    Falls {
        /// How far, in feet.
        height: Feet,
    },
    /// A check failed: it goes nowhere, and comes down.
    Sinks {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// It comes down without being hurt, and not by a failed check.
    Lowered {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// Whoever has greater flight floats down unhurt.
    FloatsDown {
        /// From this altitude.
        from: Height,
    },
    /// Whoever hovers is never prone.
    NeverProne,
    /// It stays in the air without a check.
    NeedsNoCheck,
    /// The rulebook does not know this mishap.
    UnknownMishap,
    /// Nobody flies again in mid-fall after a failed check or a collision.
    TooLateToFly,
    /// Only lesser flight begins again in mid-fall.
    CannotCatchItself,
    /// A glide never gains height.
    NeverUp,
    /// Somebody on the floor does not glide along it.
    OnTheFloor,
    /// A glide comes down no further than this in a phase.
    NoFurtherDown {
        /// How far.
        feet: Feet,
    },
    /// A glide has to come down by this in a phase, or to the floor.
    HasToComeDown {
        /// How far.
        feet: Feet,
    },
    /// It would be higher above what would bear it than it may.
    TooHigh {
        /// How high it may be.
        limit: Feet,
    },
    /// It carries too much to fly.
    Overloaded,
    /// It fights worse in midair.
    InMidair,
}

impl AirFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match self {
            AirFact::NotInThisFlight { .. }
            | AirFact::StartsInOpenAir
            | AirFact::UnknownMishap
            | AirFact::TooLateToFly
            | AirFact::CannotCatchItself
            | AirFact::NeverUp
            | AirFact::OnTheFloor
            | AirFact::NoFurtherDown { .. }
            | AirFact::HasToComeDown { .. }
            | AirFact::TooHigh { .. }
            | AirFact::Overloaded => true,
            AirFact::FallsAtTurnsEnd { .. }
            | AirFact::Falls { .. }
            | AirFact::Sinks { .. }
            | AirFact::Lowered { .. }
            | AirFact::FloatsDown { .. }
            | AirFact::NeverProne
            | AirFact::NeedsNoCheck
            | AirFact::InMidair => false,
        }
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        None
    }
}

/// What becomes of a flier as its turn, or the phase, ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lapse {
    /// Who.
    pub who: Name,
    /// The rule behind it.
    pub rule: RuleId,
    /// How far it falls; `None` if a check decides that nobody has made.
    pub falls: Option<Feet>,
    /// How far above the floor it is.
    pub altitude: Height,
}

/// A finding about the whole movement.
pub(super) fn found(rule: RuleId, fact: AirFact) -> Finding {
    Finding { rule, step: None, fact: Fact::Air(fact) }
}

impl<'a> Referee<'a> {
    /// How the creature flies where grades of flight are told apart.
    pub(super) fn grade_of_flight(&self, creature: &Creature) -> Option<Grade> {
        let means = creature.modes.of(Mode::Fly).filter(|_| self.ruleset.flight.is == Flight::Checks)?;
        means.grade
    }

    /// Whether the creature hovers, as its rulebook calls that.
    #[must_use]
    pub fn hovers(&self, creature: &Creature) -> bool {
        self.grade_of_flight(creature) == Some(Grade::Hover)
    }

    /// That somebody in the air does not move at this pace, by its grade of flight.
    pub(super) fn not_in_this_flight(&self, creature: &Creature, pace: Pace) -> Option<Finding> {
        let grade = self.grade_of_flight(creature).filter(|_| creature.is_airborne())?;
        let barred = matches!(pace, Pace::Run | Pace::Step) || pace.is_withdrawal();
        (grade == Grade::Lesser && barred).then(|| found(RuleId::FlyLesser, AirFact::NotInThisFlight { pace }))
    }

    /// A check of somebody who flies, with all that bears on it.
    pub(super) fn check_in_flight(
        &self,
        creature: &Creature,
        task: FlyTask,
        weather: &[Weather],
        rolled: Option<Rolled>,
    ) -> Check {
        let rules = self.ruleset;
        let (trial, rule) = match task {
            FlyTask::Slow => (Trial::FlySlowly, RuleId::FlyChecks),
            FlyTask::Hover => (Trial::StayAloft, RuleId::FlyChecks),
            FlyTask::Damage => (Trial::FlyHurt, RuleId::FlyMishaps),
            FlyTask::Collision => (Trial::FlyOnAfterCollision, RuleId::FlyMishaps),
            FlyTask::Falling => (Trial::FlyInMidFall, RuleId::FlyMishaps),
        };
        let table = if rule == RuleId::FlyChecks { &rules.fly_checks.is } else { &rules.fly_mishaps.is };
        let greater = self.grade_of_flight(creature) == Some(Grade::Greater);
        let mut modifiers: Vec<Modifier> = Vec::new();
        // Nobody is bigger than the biggest: what helps them otherwise is no help against what they run into.
        let size = rules.fly_sizes.is.range(..=creature.size).next_back().map_or(0, |(_, adds)| *adds);
        if size != 0 && task != FlyTask::Collision {
            modifiers.push(Modifier { name: "size", adds: size, rule: RuleId::FlySizes });
        }
        for &weather in weather.iter().filter(|weather| !(greater && weather.is_wind())) {
            let adds = rules.fly_weather.is.get(&weather).copied().unwrap_or(0);
            modifiers.push(Modifier { name: weather.word(), adds, rule: RuleId::FlyWeather });
        }
        if greater {
            let adds = i32::try_from(rules.fly_bonus.is).unwrap_or(0);
            modifiers.push(Modifier { name: "greater flight", adds, rule: RuleId::FlyBonus });
        }
        Check { trial, against: None, dc: table.get(&task).copied(), rolled, rule, modifiers }
    }

    /// Has whatever the check of a flier's own choosing decides come about.
    pub(super) fn kept_up_by(&self, mover: &Mover<'a>, means: &Means, check: Check, ruling: &mut Ruling) {
        let (succeeds, margin) = (check.succeeds(), check.margin().unwrap_or(0));
        ruling.checks.push(check);
        match succeeds {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(true) => {}
            Some(false) => {
                let from = mover.creature.altitude;
                *ruling = ruling.clone().stopped_after(0);
                (ruling.tally, ruling.altitude) = (mover.tally, Some(from));
                let falls = means.winged && margin <= PLUMMETS_BY;
                if falls && self.ruleset.fly_failing.is == FlyFailing::WingedPlummet && from > Height::ZERO {
                    let height = from.above(Height::ZERO);
                    ruling.findings.push(found(RuleId::FlyFailing, AirFact::Falls { height }));
                } else {
                    let to = self.lowered(mover, means.speed);
                    ruling.altitude = Some(to);
                    ruling.findings.push(found(RuleId::FlyFailing, AirFact::Sinks { from, to }));
                }
            }
        }
    }

    /// The altitude of somebody who has come straight down by so many feet: to the floor at most, and to where nobody is.
    pub(super) fn lowered(&self, mover: &Mover<'a>, by: Feet) -> Height {
        let mut altitude = mover.creature.altitude;
        for _ in 0..by.squares() {
            let below = altitude - Height::of_squares(1);
            let there = Creature { altitude: below, ..mover.creature.clone() };
            if below < Height::ZERO || !self.standing_in(&there).0.is_empty() {
                break;
            }
            altitude = below;
        }
        altitude
    }

    /// Whether something is beside a pose that somebody can hover at: the ground 5 ft below or a cliff, a wall, solid ground.
    pub(super) fn is_at_a_surface(&self, pose: Pose) -> bool {
        let board = &self.encounter.battlefield;
        if self.altitude_of(pose) <= NEAR_THE_GROUND {
            return true;
        }
        let around = pose.at.area().grown(1);
        let beside = |square: Square| {
            let high = board.floor(square) + NEAR_THE_GROUND >= pose.elevation;
            board.area().contains(square) && (board.fill(square) != Fill::Open || high)
        };
        let walled = |square: Square| {
            let sides = [Side::North, Side::East, Side::South, Side::West].map(|side| Edge::of(square, side).squares());
            sides.into_iter().any(|(a, b)| board.is_walled(a, b))
        };
        around.squares().any(beside) || pose.at.squares().any(walled)
    }

    /// What becomes of whoever is in the air as the turn of who acts, or the phase, ends.
    #[must_use]
    pub fn lapses(&self) -> Vec<Lapse> {
        let Some(rounds) = self.rounds() else { return Vec::new() };
        let used = |creature: &Creature, modes: &[Mode]| {
            let feet = rounds.of(&creature.name).map(|doings| &doings.feet);
            feet.is_some_and(|feet| modes.iter().any(|mode| feet.contains_key(mode.word())))
        };
        let lapse = |creature: &Creature, rule, falls| Lapse {
            who: creature.name.clone(),
            rule,
            falls,
            altitude: creature.altitude,
        };
        match self.ruleset.flight.is {
            Flight::Classes => Vec::new(),
            Flight::Checks => {
                let acting = rounds.acting().and_then(|name| self.encounter.creature(name));
                let Some(creature) = acting.filter(|creature| creature.is_airborne()) else { return Vec::new() };
                let pose = Pose { at: self.ruleset.placement(creature), elevation: self.elevation(creature) };
                match self.grade_of_flight(creature) {
                    Some(Grade::Hover) if !self.is_at_a_surface(pose) => {
                        let height = creature.altitude.above(Height::ZERO);
                        vec![lapse(creature, RuleId::FlyHover, Some(height))]
                    }
                    Some(Grade::Lesser) if !used(creature, &[Mode::Fly]) => {
                        vec![lapse(creature, RuleId::FlyChecks, None)]
                    }
                    None if used(creature, &[Mode::Teleport]) && !self.is_afloat(creature) => {
                        let height = creature.altitude.above(Height::ZERO);
                        vec![lapse(creature, RuleId::Teleport, Some(height))]
                    }
                    _ => Vec::new(),
                }
            }
            Flight::Aerial => {
                let AerialUpkeep::EachPhase = self.ruleset.aerial_upkeep.is;
                let keeps_up = |creature: &&Creature| {
                    let ways = [Mode::Fly, Mode::Glide].into_iter().filter_map(|mode| creature.modes.of(mode));
                    // Who was flung up or jumps comes down when that is over.
                    let borne = rounds.aloft.contains(&creature.name) || rounds.leaps.contains_key(&creature.name);
                    let falls = creature.is_airborne() && !borne;
                    let flies = ways.clone().next().is_some() && !ways.clone().any(|means| means.floating);
                    falls && flies && !used(creature, &[Mode::Fly, Mode::Glide])
                };
                let falls =
                    |creature: &Creature| creature.altitude.above(Height::ZERO).min(self.ruleset.aerial_fall.is);
                let all = self.encounter.creatures().iter().filter(keeps_up);
                all.map(|creature| lapse(creature, RuleId::AerialUpkeep, Some(falls(creature)))).collect()
            }
        }
    }
}
