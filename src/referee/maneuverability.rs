//! Flight by classes of maneuverability: what it says, and how a flight, a stall and the recovery from it are judged.

mod rows;
mod stall;
mod wings;

use super::fly::Flying;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::voyage::{Craft, Ends, Halves, Pose, Trip};
use super::{Mover, Referee};
use crate::field::{Creature, Flight, Maneuverability, Means, Mode, Name, Weight};
use crate::grid::{Direction, Feet, Square};
use crate::referee::explore::TooTangled;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{self, Degrees, FlightLoad, Slope, Turn};
use rows::Rows;
use wings::Wings;

/// What flying by classes of maneuverability has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlightFact {
    /// Nobody told how well it flies.
    NoClass {
        /// Who.
        who: Name,
    },
    /// It carries too much to fly.
    TooLoaded {
        /// What it carries.
        load: Weight,
    },
    /// A four-legged flier wears barding too heavy to fly in.
    Barded {
        /// How heavy that is.
        armor: Weight,
    },
    /// It has not kept its minimum forward speed.
    TooSlow {
        /// How well it flies.
        class: Maneuverability,
        /// Feet that it has to fly in its turn.
        needed: Feet,
        /// Feet that it has flown.
        flown: Feet,
    },
    /// It cannot stay in one place in the air.
    NoHover {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It cannot fly backward.
    NoBackward {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It has not flown far enough since its last turn to turn so far.
    TurnsTooSoon {
        /// How well it flies.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it turns after which distance.
        turn: Turn,
        /// Feet that it has flown since its last turn.
        flown: Feet,
    },
    /// It cannot turn in place.
    NoTurnInPlace {
        /// How well it flies.
        class: Maneuverability,
    },
    /// It would turn too far in one space.
    TurnsTooFar {
        /// How well it flies.
        class: Maneuverability,
        /// How far it would turn.
        angle: Degrees,
        /// How far it can.
        most: Degrees,
    },
    /// It would not face where it is to face in the end.
    FacesElsewhere {
        /// Where it is to face.
        asked: Direction,
    },
    /// It climbs too steeply over the whole movement.
    ClimbsTooSteeply {
        /// How well it flies.
        class: Maneuverability,
        /// How steeply it may.
        slope: Slope,
        /// Feet climbed.
        climbed: Feet,
        /// Feet of level way flown.
        level: Feet,
    },
    /// It descends too steeply over the whole movement.
    DescendsTooSteeply {
        /// How well it flies.
        class: Maneuverability,
        /// How steeply it may.
        slope: Slope,
        /// Feet descended.
        descended: Feet,
        /// Feet of level way flown.
        level: Feet,
    },
    /// It climbs too soon after it descended.
    ClimbsTooSoon {
        /// How well it flies.
        class: Maneuverability,
        /// Feet that it has to fly level between.
        needed: Feet,
        /// Feet that it has flown level since it descended.
        flown: Feet,
    },
    /// It has stalled, and falls until it recovers.
    IsStalled {
        /// Feet fallen so far.
        fallen: Feet,
    },
    /// It stalls, or falls on, through the air.
    Drops {
        /// Feet that it falls now.
        feet: Feet,
        /// What its Reflex save in its next turn has to come to.
        dc: i32,
    },
    /// It stalls, or falls on, and hits the ground.
    Crashes {
        /// Feet fallen in all.
        height: Feet,
    },
}

impl FlightFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        !matches!(self, FlightFact::Drops { .. } | FlightFact::Crashes { .. })
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        None
    }
}

/// Something that flying by classes has to say of the whole movement.
fn note(rule: RuleId, fact: FlightFact) -> Finding {
    Finding { rule, step: None, fact: Fact::Flight(fact) }
}

impl<'a> Referee<'a> {
    /// Whether nobody has told how well the creature flies, where the rulebook goes by that.
    #[must_use]
    pub fn lacks_class(&self, creature: &Creature) -> bool {
        let unknown = |means: &Means| means.maneuverability.is_none();
        self.ruleset.flight.is == policy::Flight::Classes && creature.modes.of(Mode::Fly).is_some_and(unknown)
    }

    /// Judges a flight by classes of maneuverability.
    pub(super) fn fly_by_class(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ruling {
        let Some(class) = means.maneuverability else {
            let findings = vec![note(RuleId::Flight, FlightFact::NoClass { who: mover.creature.name.clone() })];
            return Ruling { verdict: Verdict::Illegal, findings, ..self.unmoved(mover, mover.placement) };
        };
        let trip = self.trip_by_air(mover, means, flying);
        let stays = flying.stops.iter().all(|stop| {
            stop.anchor == mover.placement.anchor
                && stop.altitude.is_none_or(|altitude| altitude == mover.creature.altitude)
        });
        let mut ruling = if mover.creature.flight.is_stalled() && (stays || !flying.forced) {
            self.recover(mover, flying, stays)
        } else {
            let wings = Wings::new(self, mover, Rows::of(self.ruleset, class), (means, &trip), flying);
            if stays { self.stay_up(mover, &wings, &trip) } else { self.fly_out(mover, &wings, &trip) }
        };
        if let (Some(finding), false) = (self.too_loaded(mover), stays) {
            ruling.findings.insert(0, finding);
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// The least price to every place where such a flight could end.
    pub(super) fn reach_by_class(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Result<Ends, TooTangled> {
        let trip = self.trip_by_air(mover, means, flying);
        let grounded = self.too_loaded(mover).is_some() || mover.creature.flight.is_stalled();
        match means.maneuverability.filter(|_| !grounded) {
            Some(class) => {
                let rows = Rows::of(self.ruleset, class);
                self.reach_by(mover, &Wings::new(self, mover, rows, (means, &trip), flying), &trip)
            }
            None => Ok(Ends::from([(mover.placement.anchor, Halves(0))])),
        }
    }

    /// What it carries, if that keeps it from flying.
    fn too_loaded(&self, mover: &Mover<'a>) -> Option<Finding> {
        let FlightLoad::LightOnly = self.ruleset.flight_load.is;
        let (load, armor) = (self.ruleset.load(mover.creature), mover.creature.armor);
        let barded = mover.creature.quadruped && armor > Weight::Light;
        let fact = match load {
            Weight::Light if barded => FlightFact::Barded { armor },
            Weight::Light => return None,
            Weight::Medium | Weight::Heavy => FlightFact::TooLoaded { load },
        };
        Some(note(RuleId::FlightLoad, fact))
    }

    /// A flight that leads somewhere.
    fn fly_out(&self, mover: &Mover<'a>, wings: &Wings<'_, 'a>, trip: &Trip<'_>) -> Ruling {
        let (mut ruling, state) = self.voyage(mover, wings, trip);
        let Some(state) = state else { return ruling };
        ruling.tally = state.tally;
        let altitude = ruling.altitude.unwrap_or_default();
        ruling.flight = Some(wings.flight(altitude, &state));
        if ruling.verdict == Verdict::Legal && wings.is_too_slow(altitude, &state) {
            self.drop_from(&mut ruling, altitude, Feet(0), self.ruleset.stall.is.first);
        }
        ruling
    }

    /// Somebody who stays where it is, and perhaps turns there.
    fn stay_up(&self, mover: &Mover<'a>, wings: &Wings<'_, 'a>, trip: &Trip<'_>) -> Ruling {
        let (altitude, here) = (mover.creature.altitude, self.pose(mover));
        let (state, price, mut refusals) = wings.turned_in_the_end(&wings.start());
        let (feet, half) = price.feet();
        let mut ruling = Ruling {
            feet: Some(feet),
            half,
            budget: trip.budget,
            speed: trip.speed,
            altitude: Some(altitude),
            flight: Some(wings.flight(altitude, &state)),
            ..self.unmoved(mover, mover.placement)
        };
        if price > Halves(0) {
            ruling.takes = self.takes(trip.walk.pace);
            ruling.findings.extend(self.pace_refusals(mover, trip.walk).0);
            if price > Halves::of(trip.budget) {
                refusals.push((trip.walk.pace.limit(), Fact::TooFar { feet }));
            }
        }
        refusals.extend(wings.end_refusals(here, &state, price));
        ruling.findings.extend(refusals.into_iter().map(|(rule, fact)| Finding { rule, step: None, fact }));
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        } else if wings.is_too_slow(altitude, &state) {
            self.drop_from(&mut ruling, altitude, Feet(0), self.ruleset.stall.is.first);
        }
        ruling
    }

    /// Lays over a charge what the class of whoever flies it has to say: a turn to where it leads, and the speed that keeps it
    /// in the air.
    pub(in crate::referee) fn charge_on_wings(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let by_class = self.ruleset.flight.is == policy::Flight::Classes;
        let Some(means) = self.flies_level(mover.creature).filter(|_| by_class) else { return };
        let way = Direction::nearest(ruling.from.anchor.to(ruling.to.anchor));
        ruling.flight = None;
        let (Some(class), Some(way), Some(feet)) = (means.maneuverability, way, ruling.feet) else { return };
        let trip = self.trip_by_air(mover, means, flying);
        let wings = Wings::new(self, mover, Rows::of(self.ruleset, class), (means, &trip), flying);
        // Whoever is stopped on its way has paid for its turn already.
        let paid = ruling.steps.first().is_some_and(|step| step.rules.contains(&RuleId::FlightTurnInPlace));
        let (state, price, mut refusals) = wings.straight_on(way, feet);
        let end = Pose { at: ruling.to, elevation: self.elevation(mover.creature) };
        refusals.extend(wings.end_refusals(end, &state, Halves(0)));
        if let Some(first) = ruling.steps.first_mut().filter(|_| price > Feet(0) && !paid) {
            first.feet += price;
            first.rules.push(RuleId::FlightTurnInPlace);
            let feet = feet + price;
            ruling.feet = Some(feet);
            if feet > trip.budget {
                refusals.push((RuleId::Charge, Fact::TooFar { feet }));
            }
        }
        ruling.findings.extend(refusals.into_iter().map(|(rule, fact)| Finding { rule, step: None, fact }));
        ruling.findings.extend(self.too_loaded(mover));
        ruling.flight = Some(wings.flight(self.altitude_of(end), &state));
    }

    /// Feet that the creature has flown in its turn so far and has to fly in all, if it has to and has not.
    #[must_use]
    pub fn unkept_speed(&self, creature: &Creature) -> Option<(Feet, Feet)> {
        let means = creature.modes.of(Mode::Fly).filter(|_| self.ruleset.flight.is == policy::Flight::Classes)?;
        let mover = self.mover(&creature.name)?;
        let needed = Rows::of(self.ruleset, means.maneuverability?).least_flown(self.speed_of(&mover, means));
        let flown = self.flown_so_far(creature).flown;
        // Whoever spent its turn on recovering from a stall has flown nowhere in it, and need not.
        let recovered = self
            .doings(&creature.name)
            .is_some_and(|done| done.standard && done.feet.get(Mode::Fly.word()) == Some(&Feet(0)));
        let unkept = creature.is_airborne() && !creature.flight.is_stalled() && !recovered && flown < needed;
        unkept.then_some((flown, needed))
    }

    /// How the creature has flown so far, as far as that still matters.
    fn flown_so_far(&self, creature: &Creature) -> Flight {
        let before = creature.flight;
        if !creature.is_airborne() {
            // Whoever takes off has room for every turn and every climb.
            return Flight { facing: before.facing, ..Flight::default() };
        }
        let in_this_turn = self.doings(&creature.name).is_some_and(|done| done.feet.contains_key(Mode::Fly.word()));
        // Each turn begins forward, and with nothing flown.
        let flown = if in_this_turn { before.flown } else { Feet(0) };
        Flight { flown, backward: before.backward && in_this_turn, ..before }
    }
}
