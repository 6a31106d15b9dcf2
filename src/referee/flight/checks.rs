//! Flight by checks, and aerial movement without maneuverability classes: which checks are due, what modifies them, and what
//! happens to a creature that fails to stay in the air.

use super::Flights;
use super::maneuverability::ClassFlights;
use super::stall::Stalls;
use crate::field::{Creature, Fill, Grade, Means, Mode, Weather};
use crate::grid::{Cardinal, Edge, Feet, Height, Placement, Square};
use crate::referee::board::{Elevations, Grades, SharedSquares, Support, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Turns;
use crate::referee::ruling::{AirFact, AirborneLapse, Check, CheckKind, Finding, Modifier, Rolled, Ruling, Verdict};
use crate::referee::space::Pose;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{AerialUpkeep, Flight, FlyTask};

/// The highest altitude at which the ground itself is near enough to hover over.
const NEAR_THE_GROUND: Height = Height(5);

/// The margin at or below which a failed check makes a winged flier fall.
const PLUMMETS_BY: i32 = -5;

/// Flight by checks: which tasks take a check, and what failing one does.
#[derive(Clone, Copy, Debug)]
pub struct FlightChecks<'a>(pub Referee<'a>);

impl<'a> FlightChecks<'a> {
    /// The check for a task in flight, with every modifier that applies.
    pub(crate) fn check_in_flight(
        &self,
        creature: &Creature,
        task: FlyTask,
        weather: &[Weather],
        rolled: Option<Rolled>,
    ) -> Check {
        let rules = self.0.ruleset;
        let (kind, rule) = match task {
            FlyTask::Slow => (CheckKind::FlySlowly, RuleId::FlyChecks),
            FlyTask::Hover => (CheckKind::StayAloft, RuleId::FlyChecks),
            FlyTask::Damage => (CheckKind::FlyHurt, RuleId::FlyMishaps),
            FlyTask::Collision => (CheckKind::FlyOnAfterCollision, RuleId::FlyMishaps),
            FlyTask::Falling => (CheckKind::FlyInMidFall, RuleId::FlyMishaps),
        };
        let table = if rule == RuleId::FlyChecks { &rules.fly_checks.value } else { &rules.fly_mishaps.value };
        let greater = Grades(self.0).grade_of_flight(creature) == Some(Grade::Greater);
        let mut modifiers: Vec<Modifier> = Vec::new();
        // A size missing from the table counts as the next smaller one in it. In a collision, size doesn't count.
        let size = rules.fly_sizes.value.range(..=creature.size).next_back().map_or(0, |(_, adds)| *adds);
        if task != FlyTask::Collision {
            modifiers.extend(Modifier::own("size", size, RuleId::FlySizes));
        }
        for &weather in weather.iter().filter(|weather| !(greater && weather.is_wind())) {
            let adds = rules.fly_weather.value.get(&weather).copied().unwrap_or(0);
            modifiers.push(Modifier::circumstance(weather.word(), adds, RuleId::FlyWeather));
        }
        if greater {
            let adds = i32::try_from(rules.fly_bonus.value).unwrap_or(0);
            modifiers.extend(Modifier::own("greater flight", adds, RuleId::FlyBonus));
        }
        Check { kind, against: None, dc: table.get(&task).copied(), rolled, rule, modifiers }
    }

    /// Applies the result of a check to stay in the air: on a failure the movement ends where it began, and the flier
    /// falls or sinks.
    pub(crate) fn apply_stay_up_check(&self, mover: &Mover<'a>, means: &Means, check: Check, ruling: &mut Ruling) {
        let (succeeds, margin) = (check.succeeds(), check.margin().unwrap_or(0));
        ruling.checks.push(check);
        match succeeds {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(true) => {}
            Some(false) => {
                let from = mover.creature.altitude;
                *ruling = ruling.clone().stopped_after(0);
                (ruling.diagonal_count, ruling.altitude) = (mover.diagonal_count, Some(from));
                let falls = means.winged && margin <= PLUMMETS_BY;
                if falls && self.0.ruleset.fly_failing.value.drops_the_winged() && from > self.ground(mover) {
                    let height = self.fall_from(mover.placement, from);
                    ruling.findings.push(Finding::note(RuleId::FlyFailing, AirFact::Falls { height }));
                } else {
                    let to = self.lowered(mover, means.speed);
                    ruling.altitude = Some(to);
                    ruling.findings.push(Finding::note(RuleId::FlyFailing, AirFact::Sinks { from, to }));
                }
            }
        }
    }

    /// The altitude at which a creature coming down lands: the floor, or the surface of water over it.
    pub(crate) fn ground(&self, mover: &Mover<'a>) -> Height {
        Water(self.0).surface_over_floor(mover.placement).max(Height::ZERO)
    }

    /// How far a creature falls from this altitude over these squares: to the floor, or to the surface of water over it.
    pub(crate) fn fall_from(&self, at: Placement, altitude: Height) -> Feet {
        altitude.above(Water(self.0).surface_over_floor(at).max(Height::ZERO))
    }

    /// The altitude after coming straight down by `by` feet, stopping at the ground or water and above any creature in the
    /// way.
    pub(crate) fn lowered(&self, mover: &Mover<'a>, by: Feet) -> Height {
        let (mut altitude, ground) = (mover.creature.altitude, self.ground(mover));
        for _ in 0..by.squares() {
            let below = altitude - Height::of_squares(1);
            let there = Creature { altitude: below, ..mover.creature.clone() };
            if below < ground || !SharedSquares(self.0).standing_in(&there).0.is_empty() {
                break;
            }
            altitude = below;
        }
        altitude
    }

    /// Whether a creature can hover at this pose: within 5 ft of the ground, or beside a cliff, a wall or solid ground.
    pub(crate) fn is_at_a_surface(&self, pose: Pose) -> bool {
        let board = &self.0.encounter.battlefield;
        // Hover ignores liquids: their surface is as good as ground.
        let surface = Water(self.0).surface_under(pose.at);
        if pose.elevation <= surface + NEAR_THE_GROUND {
            return true;
        }
        let around = pose.at.area().grown(1);
        let beside = |square: Square| {
            let high = board.floor(square) + NEAR_THE_GROUND >= pose.elevation;
            board.area().contains(square) && (board.fill(square) != Fill::Open || high)
        };
        let walled = |square: Square| {
            let sides = [Cardinal::North, Cardinal::East, Cardinal::South, Cardinal::West]
                .map(|side| Edge::of(square, side).squares());
            sides.into_iter().any(|(a, b)| board.is_walled(a, b))
        };
        around.squares().any(beside) || pose.at.squares().any(walled)
    }

    /// Whether a creature with lesser flight used one move of its turn to fly, but not far enough to stay up without a check.
    fn has_flown_too_little(&self, creature: &Creature) -> bool {
        let (Some(means), Some(turn_log)) = (creature.modes.of(Mode::Fly), Turns(self.0).turn_log(&creature.name))
        else {
            return false;
        };
        // After a second move, or the only one, the check was already made with it.
        let asked = turn_log.moves > 1 || self.0.ruleset.single_action(creature).is_some();
        !asked && turn_log.flown > Feet(0) && turn_log.flown * 2 <= means.speed
    }

    /// The airborne creatures that can't stay up when the acting creature's turn, or the phase, ends.
    #[must_use]
    pub fn lapses(&self) -> Vec<AirborneLapse> {
        let Some(rounds) = Turns(self.0).rounds() else { return Vec::new() };
        let by_phases = self.0.ruleset.flight.value.is_aerial();
        let over = |creature: &&Creature| by_phases || self.0.encounter.ends_turn(rounds, &creature.name);
        let all = self.0.encounter.creatures().iter().filter(over);
        all.filter_map(|creature| self.lapse(creature)).collect()
    }

    /// How this creature fails to stay up if its turn, or the phase, ends now; `None` if it stays up.
    #[must_use]
    pub fn lapse(&self, creature: &Creature) -> Option<AirborneLapse> {
        let lapse = self.lapse_in_place(creature)?;
        let lands = (lapse.rule == RuleId::Stall).then(|| Stalls(self.0).last_landing(creature)).flatten();
        Some(AirborneLapse { lands: lands.map(Box::new), ..lapse })
    }

    /// The same for one without any movement left to land with.
    pub(crate) fn lapse_in_place(&self, creature: &Creature) -> Option<AirborneLapse> {
        let on_wings = matches!(Supports(self.0).of(creature), Support::Wings(_));
        let rounds = Turns(self.0).rounds().filter(|_| creature.is_airborne())?;
        let used = |modes: &[Mode]| {
            let feet = rounds.of(&creature.name).map(|turn_log| &turn_log.feet);
            feet.is_some_and(|feet| modes.iter().any(|mode| feet.contains_key(mode.word())))
        };
        let height = creature.altitude.above(Height::ZERO);
        let lapse = |rule, falls| AirborneLapse {
            who: creature.name.clone(),
            rule,
            slow: used(&[Mode::Fly]),
            falls,
            altitude: creature.altitude,
            lands: None,
        };
        match self.0.ruleset.flight.value {
            Flight::Classes => {
                let held = Flights(self.0).unheld(creature).is_none();
                ClassFlights(self.0).unkept_speed(creature).filter(|_| held)?;
                Some(lapse(RuleId::Stall, Some(height.min(self.0.ruleset.stall.value.first))))
            }
            Flight::Checks => {
                let pose = Pose { at: self.0.space_of(creature), elevation: Elevations(self.0).elevation(creature) };
                match Grades(self.0).grade_of_flight(creature) {
                    Some(Grade::Hover) if on_wings && !creature.flight.at_a_ceiling && !self.is_at_a_surface(pose) => {
                        Some(lapse(RuleId::FlyHover, Some(height)))
                    }
                    Some(Grade::Lesser) if on_wings && (!used(&[Mode::Fly]) || self.has_flown_too_little(creature)) => {
                        Some(lapse(RuleId::FlyChecks, None))
                    }
                    None if used(&[Mode::Teleport])
                        && !used(&[Mode::Climb])
                        && Supports(self.0).held(creature, pose.at, pose.elevation) == Support::Nothing =>
                    {
                        Some(lapse(RuleId::Teleport, Some(height)))
                    }
                    _ => None,
                }
            }
            Flight::Aerial => {
                let AerialUpkeep::EachPhase = self.0.ruleset.aerial_upkeep.value;
                let ways = [Mode::Fly, Mode::Glide].into_iter().filter_map(|mode| creature.modes.of(mode));
                // A creature that was flung up or is jumping comes down when that movement ends.
                let borne = rounds.aloft.contains(&creature.name) || rounds.leaps.contains_key(&creature.name);
                let flies = ways.clone().next().is_some() && !ways.clone().any(|means| means.floating);
                let sinks = on_wings && !borne && flies && !used(&[Mode::Fly, Mode::Glide]);
                let falls = height.min(self.0.ruleset.aerial_fall.value);
                sinks.then(|| lapse(RuleId::AerialUpkeep, Some(falls)))
            }
        }
    }
}
