//! Flight by maneuverability class: how flights, staying in place and charges on the wing are judged.
//!
//! A flier's facing, its feet since the last turn and descent, and its slope all belong to a label, so a search that can't
//! compare them exactly has to keep them apart. A reach set begins with a search for good paths; level flight over open
//! ground bounds all others from below (`level_prices`), so that most of them are proven at once, and only what could still
//! be cheaper is searched for. In the open a reach set at 150 ft takes 32,000 labels (poor) or 48,000 (average), one at 200
//! ft 69,000. Among cliffs, whose shelter level flight doesn't account for, it is proven at least up to the minimum speed.
//! If a search stops at its limit, the answer says below how many feet it is complete (`all_below`), and a flight whose
//! search stopped early says that there may be a better route (`proved`).

use super::Flights;
use super::grades::GradedFlights;
use super::rows::Rows;
use super::stall::Stalls;
use super::wings::Wings;
use crate::field::{Creature, Flight, Means, Mode, Weight};
use crate::grid::{Direction, Feet, HalfFeet, Height};
use crate::referee::board::{Elevations, Support, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::{Flying, Stop};
use crate::referee::ruling::{Action, Fact, Finding, FlightFact, Pace, Ruling, Verdict};
use crate::referee::space::{Ends, MovementModel, Pose, Space, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{FlightLoad, HoverFeat};

/// Flight by maneuverability class.
#[derive(Clone, Copy, Debug)]
pub struct ClassFlights<'a>(pub Referee<'a>);

/// The two ways down from this stop, this far above the floor: straight down, and straight on.
pub(super) fn descents(from: Stop, height: Height, facing: Option<Direction>) -> impl Iterator<Item = Vec<Stop>> {
    let ways = [None].into_iter().chain(facing.map(|facing| Some(facing.delta())));
    ways.map(move |way| {
        let (dx, dy) = way.unwrap_or_default();
        let down = |nth: i32| Stop {
            anchor: from.anchor.offset((dx * nth, dy * nth)),
            altitude: Some(height - Height::of_squares(nth)),
        };
        (1..=height.squares()).map(down).collect()
    })
}

impl<'a> ClassFlights<'a> {
    /// Whether the creature flies but has no maneuverability class, under rules that need one.
    #[must_use]
    pub fn lacks_class(&self, creature: &Creature) -> bool {
        let unknown = |means: &Means| means.maneuverability.is_none();
        self.0.ruleset.flight.value.uses_classes() && creature.modes.of(Mode::Fly).is_some_and(unknown)
    }

    /// Judges a flight by maneuverability class.
    pub(crate) fn fly_by_class(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ruling {
        let Some(class) = means.maneuverability else {
            let findings =
                vec![Finding::refusal(RuleId::Flight, FlightFact::NoClass { who: mover.creature.name.clone() })];
            return Ruling { verdict: Verdict::Illegal, findings, ..Paces(self.0).unmoved(mover, mover.placement) };
        };
        let mut trip = Flights(self.0).trip_by_air(mover, means, flying);
        let rows = Rows::of(self.0.ruleset, class);
        let HoverFeat::HalfSpeed = self.0.ruleset.hover_feat.value;
        if flying.hovers {
            trip.budget = Feet::SQUARE * (trip.budget.squares() / 2);
        }
        let stays = flying.stops.iter().all(|stop| {
            stop.anchor == mover.placement.anchor
                && stop.altitude.is_none_or(|altitude| altitude == mover.creature.altitude)
        });
        let mut ruling = if mover.creature.flight.is_stalled() && (stays || !flying.forced) {
            Stalls(self.0).recover(mover, flying, stays)
        } else {
            let flown = if flying.hovers { rows.hovering() } else { rows };
            let wings = Wings::new(self.0, mover, flown, (means, &trip), flying);
            if stays { self.stay_up(mover, &wings, &trip) } else { self.fly_out(mover, &wings, &trip) }
        };
        if flying.stall && !flying.stopped {
            let land = self.landing(mover, means, flying, &ruling);
            ruling.findings.extend(land);
        }
        self.note_feats(mover, flying, rows.least_flown(trip.speed), &mut ruling);
        if !ruling.steps.is_empty() {
            GradedFlights(self.0).add_pace_notes(mover, flying, &mut ruling);
        }
        if let (Some(finding), false) = (self.too_loaded(mover.creature), stays) {
            ruling.findings.insert(0, finding);
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// Notes the feats it flew by. A flier that hovers has met its minimum speed for this turn.
    fn note_feats(&self, mover: &Mover<'a>, flying: &Flying, least: Feet, ruling: &mut Ruling) {
        if flying.hovers && ruling.takes == Action::Free {
            // Halting takes a move action.
            ruling.takes = Action::Move;
            ruling.findings.extend(Paces(self.0).pace_refusals(mover, &flying.walk).0);
        }
        let wheels = ruling.steps.iter().any(|step| step.rules.contains(&RuleId::Wingover));
        if let Some(turn_log) = Turns(self.0).turn_log(&mover.creature.name) {
            let again = (flying.wheels && turn_log.wheeled).then_some(FlightFact::WheeledAlready);
            let risen = (wheels && turn_log.climbed).then_some(FlightFact::NoClimbWithWingover);
            ruling.findings.extend(again.or(risen).map(|fact| Finding::refusal(RuleId::Wingover, fact)));
        }
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            return;
        }
        if flying.hovers {
            ruling.findings.push(Finding::note(RuleId::HoverFeat, FlightFact::Hovers));
            if let Some(flight) = &mut ruling.flight {
                flight.flown = flight.flown.max(least);
            }
        }
        if wheels {
            ruling.findings.push(Finding::note(RuleId::Wingover, FlightFact::Wheels));
        }
    }

    /// The minimum price to every place where such a flight could end.
    pub(crate) fn reach_by_class(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ends {
        let trip = Flights(self.0).trip_by_air(mover, means, flying);
        let grounded = self.too_loaded(mover.creature).is_some() || mover.creature.flight.is_stalled();
        match means.maneuverability.filter(|_| !grounded) {
            Some(class) => {
                let rows = Rows::of(self.0.ruleset, class);
                Space(self.0).reach_by(mover, &Wings::new(self.0, mover, rows, (means, &trip), flying), &trip)
            }
            None => Ends::only(mover.placement.anchor),
        }
    }

    /// The refusal for a load or armor that keeps the creature from flying.
    pub(crate) fn too_loaded(&self, creature: &Creature) -> Option<Finding> {
        let FlightLoad::LightOnly = self.0.ruleset.flight_load.value;
        let (load, armor) = (self.0.ruleset.load(creature), creature.armor.weight());
        let barded = creature.quadruped && armor > Weight::Light;
        let fact = match load {
            Weight::Light if barded => FlightFact::Barded { armor },
            Weight::Light => return None,
            Weight::Medium | Weight::Heavy => FlightFact::TooLoaded { load },
        };
        Some(Finding::refusal(RuleId::FlightLoad, fact))
    }

    /// Judges a flight that leaves its place.
    fn fly_out(&self, mover: &Mover<'a>, wings: &Wings<'_, 'a>, trip: &Trip<'_>) -> Ruling {
        let (mut ruling, state) = Space(self.0).judge(mover, wings, trip);
        let Some(state) = state else { return ruling };
        ruling.diagonal_count = state.diagonal_count;
        let altitude = ruling.altitude.unwrap_or_default();
        ruling.flight = Some(wings.flight(altitude, &state));
        if ruling.verdict == Verdict::Legal && wings.is_too_slow(altitude, &state) {
            Stalls(self.0).drop_from(&mut ruling, altitude, Feet(0), self.0.ruleset.stall.value.first);
        }
        ruling
    }

    /// The note that a stalling flier could instead come down unhurt with what is left of its movement, straight down or
    /// straight on.
    fn landing(&self, mover: &Mover<'a>, means: &Means, flying: &Flying, ruling: &Ruling) -> Option<Finding> {
        let stalls = |fact: &Fact| matches!(fact, Fact::Flight(FlightFact::Drops { .. } | FlightFact::Crashes { .. }));
        if !ruling.notes().any(|note| stalls(&note.fact)) {
            return None;
        }
        let flown: Vec<Stop> =
            ruling.steps.iter().map(|step| Stop { anchor: step.to.anchor, altitude: Some(step.altitude) }).collect();
        let here = Stop { anchor: mover.placement.anchor, altitude: Some(mover.creature.altitude) };
        let last = flown.last().copied().unwrap_or(here);
        let height = last.altitude.unwrap_or_default();
        let facing = ruling.steps.iter().rev().find_map(|step| step.facing).or(mover.creature.flight.facing);
        let mut glides = descents(last, height, facing).map(|down| [&flown[..], &down[..]].concat());
        let lands = |stops: &Vec<Stop>| {
            let flying = Flying { stops: stops.clone(), stall: false, facing: None, ..flying.clone() };
            self.fly_by_class(mover, means, &flying).verdict == Verdict::Legal
        };
        let path: Vec<String> = glides.find(lands)?.into_iter().map(Stop::typed).collect();
        Some(Finding::note(RuleId::FlightMinimum, FlightFact::CouldLand { path: path.join(" ") }))
    }

    /// Judges a flier that stays in place, perhaps turning there.
    fn stay_up(&self, mover: &Mover<'a>, wings: &Wings<'_, 'a>, trip: &Trip<'_>) -> Ruling {
        let (altitude, here) = (mover.creature.altitude, Space(self.0).pose(mover));
        let (state, price, mut refusals) = wings.turned_in_the_end(&wings.start());
        let mut ruling = Ruling {
            feet: Some(price),
            budget: trip.budget,
            speed: trip.speed,
            altitude: Some(altitude),
            flight: Some(wings.flight(altitude, &state)),
            ..Paces(self.0).unmoved(mover, mover.placement)
        };
        if price > HalfFeet(0) {
            ruling.takes = Paces(self.0).action_of(mover, trip.walk);
            ruling.findings.extend(Paces(self.0).pace_refusals(mover, trip.walk).0);
            if price > HalfFeet::from(trip.budget) {
                refusals.push((trip.walk.pace.limit(), Fact::TooFar { feet: price }));
            }
            let turns = FlightFact::TurnsInPlace { class: wings.class(), feet: price.whole() };
            ruling.findings.push(Finding::note(RuleId::FlightTurnInPlace, turns));
        }
        refusals.extend(wings.end_refusals(here, &state, price));
        ruling.findings.extend(refusals.into_iter().map(Finding::refused));
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        } else if wings.is_too_slow(altitude, &state) {
            Stalls(self.0).drop_from(&mut ruling, altitude, Feet(0), self.0.ruleset.stall.value.first);
        }
        ruling
    }

    /// Adds to a charge what the flier's class requires: a turn toward its end, or what it takes to fly there backward, and the
    /// speed that keeps it in the air.
    pub(crate) fn charge_on_wings(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let by_class = self.0.ruleset.flight.value.uses_classes();
        let Some(means) = Paces(self.0).flies_level(mover.creature).filter(|_| by_class) else { return };
        let way = Direction::nearest(ruling.from.anchor.to(ruling.to.anchor));
        ruling.flight = None;
        let (Some(class), Some(way), Some(feet)) = (means.maneuverability, way, ruling.feet) else { return };
        let trip = Flights(self.0).trip_by_air(mover, means, flying);
        let wings = Wings::new(self.0, mover, Rows::of(self.0.ruleset, class), (means, &trip), flying);
        let places: Vec<_> = std::iter::once(ruling.from).chain(ruling.steps.iter().map(|step| step.to)).collect();
        let is_straight = places.windows(2).all(|two| Direction::of(two[0].anchor.to(two[1].anchor)) == Some(way));
        let (state, (price, rule), mut refusals) = wings.straight_on((way, is_straight), feet.whole());
        // A charger stopped on its way has already paid for its turn.
        let paid = ruling.steps.first().is_some_and(|step| step.rules.contains(&rule));
        let end = Pose { at: ruling.to, elevation: Elevations(self.0).elevation(mover.creature) };
        refusals.extend(wings.end_refusals(end, &state, HalfFeet(0)));
        if let Some(first) = ruling.steps.first_mut().filter(|_| price > Feet(0) && !paid) {
            first.feet += price.into();
            first.rules.push(rule);
            let feet = feet + price.into();
            ruling.feet = Some(feet);
            if feet > trip.budget.into() {
                refusals.push((RuleId::Charge, Fact::TooFar { feet }));
            }
        }
        ruling.findings.extend(refusals.into_iter().map(Finding::refused));
        ruling.findings.extend(self.too_loaded(mover.creature));
        ruling.flight = Some(wings.flight(Space(self.0).altitude_of(end), &state));
    }

    /// Whether the flier has a move action left in this turn after a movement at this pace.
    pub(crate) fn flies_on_later(&self, mover: &Mover<'a>, pace: Pace) -> bool {
        let moves = Turns(self.0).turn_log(&mover.creature.name).map_or(0, |done| done.moves);
        Turns(self.0).keeps_turns()
            && pace == Pace::Single
            && moves == 0
            && self.0.ruleset.single_action(mover.creature).is_none()
    }

    /// Whether the creature stays up if it takes a five-foot step, which excludes other movement: the step meets its minimum
    /// speed, or could bring it down to the ground.
    pub(crate) fn stays_up_by_a_step(&self, creature: &Creature) -> bool {
        let means = Paces(self.0).flies_level(creature).filter(|_| self.0.ruleset.flight.value.uses_classes());
        let Some((means, mover)) = means.zip(self.0.mover(&creature.name)) else { return true };
        let Some(class) = means.maneuverability else { return false };
        let needed = Rows::of(self.0.ruleset, class).least_flown(Paces(self.0).speed_of(&mover, means));
        needed <= Feet::SQUARE || creature.altitude <= Height::from(Feet::SQUARE)
    }

    /// Feet flown so far this turn and feet needed in total, if the creature has a minimum speed and hasn't met it.
    #[must_use]
    pub fn unkept_speed(&self, creature: &Creature) -> Option<(Feet, Feet)> {
        let means = creature.modes.of(Mode::Fly).filter(|_| self.0.ruleset.flight.value.uses_classes())?;
        let mover = self.0.mover(&creature.name)?;
        let needed =
            Rows::of(self.0.ruleset, means.maneuverability?).least_flown(Paces(self.0).speed_of(&mover, means));
        let flown = self.flown_so_far(creature).flown;
        // A turn spent on recovering from a stall has no minimum.
        let recovered = Turns(self.0)
            .turn_log(&creature.name)
            .is_some_and(|done| done.standard && done.feet.get(Mode::Fly.word()) == Some(&HalfFeet(0)));
        let flies = creature.is_airborne() && matches!(Supports(self.0).of(creature), Support::Wings(_));
        let unkept = flies && !creature.flight.is_stalled() && !recovered && flown < needed;
        unkept.then_some((flown, needed))
    }

    /// The creature's flight after a movement judged only by its squares, all of it flown forward.
    #[must_use]
    pub fn after_all_of(&self, creature: &Creature, ruling: &Ruling) -> Flight {
        let so_far = self.flown_so_far(creature);
        Flight { flown: so_far.flown + ruling.flown(), ..so_far }
    }

    /// The creature's flight so far, as far as it still matters.
    pub(crate) fn flown_so_far(&self, creature: &Creature) -> Flight {
        let before = creature.flight;
        if !creature.is_airborne() {
            // A creature taking off turns on the ground and has room for any climb.
            return Flight { facing: before.facing, ..Flight::default() };
        }
        let in_this_turn =
            Turns(self.0).turn_log(&creature.name).is_some_and(|done| done.feet.contains_key(Mode::Fly.word()));
        // Each turn begins forward, with nothing flown.
        let flown = if in_this_turn { before.flown } else { Feet(0) };
        let since_turn = Some(before.since_turn.unwrap_or_default());
        Flight { flown, since_turn, backward: before.backward && in_this_turn, ..before }
    }
}
