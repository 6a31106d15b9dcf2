//! Journeys: how far travellers get, how long it takes, and what it costs them. No creature moves on the board; miles
//! and hours are exact.
//!
//! A journey has no board. It has legs (land, road, pace, length) and travellers. `rate` says what each leg covers in an
//! hour, `course` follows the legs day by day in pieces within which nothing changes, and `strain` counts the hours of
//! hustling and forced marching in each piece. Miles and hours are exact fractions. Every figure is a cell of a table in the
//! rulebook's file; what no table has is refused, not interpolated. A failed check ends a journey inside the referee: the
//! command rolls one check after the other and asks again with one more result each time.

pub(crate) mod course;
pub(crate) mod dash;
pub(crate) mod fact;
pub(crate) mod rate;
pub(crate) mod strain;

pub use dash::Dash;
pub use fact::TravelFact;
pub use rate::Rate;

use self::rate::TravelRates;
use crate::field::{Condition, Creature, Grade, Land, Mode, Mount, Name, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Share};
use crate::referee::board::Grades;
use crate::referee::context::Referee;
use crate::referee::movement::StepPrices;
use crate::referee::ruling::{Check, Verdict};
use crate::ruleset::policy::{MountStrain, Throw};
use crate::ruleset::{Overload, RuleId};

/// The most days that a journey may take.
pub const MOST_DAYS: u32 = 1_000;

crate::word_enum! {
    /// How fast travellers go.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum TravelPace {
        /// Walking.
        #[default]
        Walk "walk",
        /// Twice as fast.
        Hustle "hustle",
        /// As fast as possible.
        Run "run",
    }
}

/// The length of a leg of a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// A distance.
    Miles(Miles),
    /// A time.
    Hours(Hours),
    /// Until the last day of the journey ends.
    Open,
}

/// A leg of a journey, all of it in one kind of land, on one kind of road and at one pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The land.
    pub land: Land,
    /// The road.
    pub road: Road,
    /// The pace.
    pub pace: TravelPace,
    /// Whether every square of it is impeded.
    pub impeded: bool,
    /// How long the leg is.
    pub length: Length,
    /// What carries the travellers over this leg, if it differs from the other legs.
    pub ride: Option<Ride>,
    /// The speed of the current that carries a boat over this leg, in miles an hour.
    pub current: Option<Miles>,
}

/// What carries travellers over a single leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ride {
    /// A mount from the rulebook's table.
    Mount(Mount),
    /// A vehicle from the rulebook's table.
    Vehicle(Vehicle),
}

impl Ride {
    /// What carries travellers over a whole journey.
    #[must_use]
    pub fn carrier(self) -> Carrier {
        match self {
            Ride::Mount(mount) => Carrier::mount(mount, None),
            Ride::Vehicle(vehicle) => Carrier::Vehicle(vehicle),
        }
    }
}

/// A traveller that moves by its own means, or anything that carries travellers at a speed in feet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traveller {
    /// Its name, if it is a creature of the encounter.
    pub who: Option<Name>,
    /// Its speed in feet, including the effects of armor and load.
    pub speed: Feet,
    /// Its mode of movement, with the grade if it has one: `fly-greater`, `walk`.
    pub way: String,
    /// The condition that keeps it from moving at all.
    pub still: Option<Condition>,
    /// How a load beyond a heavy one limits its movement.
    pub overload: Option<Overload>,
}

/// What the travellers travel by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// Their own means.
    Themselves(Vec<Traveller>),
    /// Anything with a given speed in miles an hour.
    MilesPerHour(Miles),
    /// Mounts from the rulebook's table, at least one; they keep together.
    Mounts(Vec<Ridden>),
    /// Some on mounts from the rulebook's table, the others beside them on foot; they keep together.
    Mixed {
        /// The mounts, at least one.
        mounts: Vec<Ridden>,
        /// Those on foot, at least one.
        walkers: Vec<Traveller>,
    },
    /// A vehicle from the rulebook's table.
    Vehicle(Vehicle),
}

/// A mount on a journey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ridden {
    /// Its rider, if they are a creature of the encounter.
    pub by: Option<Name>,
    /// The kind of mount.
    pub mount: Mount,
    /// The pounds it carries, if given.
    pub pounds: Option<u32>,
}

impl Carrier {
    /// A single mount.
    pub fn mount(mount: Mount, pounds: Option<u32>) -> Self {
        Carrier::Mounts(vec![Ridden { by: None, mount, pounds }])
    }
}

/// A journey to rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey {
    /// What the travellers travel by.
    pub carrier: Carrier,
    /// Whether [`Carrier::Themselves`] or [`Carrier::MilesPerHour`] is ridden, so that the rules for mounts under strain apply.
    pub ridden: bool,
    /// Whether the travellers or their carrier never rest.
    pub round_the_clock: bool,
    /// The speed of the current that carries a boat, in miles an hour.
    pub current: Option<Miles>,
    /// The legs, in order; at least one.
    pub legs: Vec<Leg>,
    /// The hours of travel in a day; if not given, the rulebook's.
    pub day: Option<Hours>,
    /// The number of days after which the journey ends. If not given, it ends with its legs, and an open leg ends with its
    /// day.
    pub days: Option<u32>,
    /// The results of the checks, hour by hour; several travellers each make them in the order of the carrier.
    pub rolled: Vec<i32>,
}

/// A part of a journey within one day and one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The day, from 1.
    pub day: u32,
    /// The leg, from 0.
    pub leg: usize,
    /// When it begins, in hours of travel since the night.
    pub from: Hours,
    /// When it ends, in hours of travel since the night.
    pub to: Hours,
    /// The miles covered in it.
    pub miles: Miles,
    /// Its pace.
    pub pace: TravelPace,
}

/// What wears a traveller down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exertion {
    /// Hustling for hours.
    Hustle,
    /// Marching on after a day's walk.
    March,
}

/// What an hour of exertion does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toll {
    /// A number of points of damage.
    Points(u64),
    /// Damage by dice.
    Dice(Throw),
    /// A check decides; a failure deals this damage, if any.
    Check(Check, Option<Throw>),
}

/// An hour of exertion that wears travellers down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strain {
    /// The day, from 1.
    pub day: u32,
    /// When the hour begins, in hours of travel since the night.
    pub at: Hours,
    /// The kind of exertion.
    pub exertion: Exertion,
    /// Which hour of this exertion it is, from 1.
    pub nth: u32,
    /// The creature worn down, if each of several travellers makes its own check; `None` if all of them are worn down alike.
    pub who: Option<Name>,
    /// What it does.
    pub toll: Toll,
    /// Whether it wears a mount or draft animal from the rulebook's table, or a traveller that is ridden.
    pub beast: bool,
    /// Whether others keep up by other means: what wears the mounts down spares those on foot beside them, and vice versa.
    pub parted: bool,
    /// Whether it deals lethal damage to a mount.
    pub lethal: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Strain {
    /// The damage dice that are certain.
    #[must_use]
    pub fn dice(&self) -> Option<Throw> {
        match &self.toll {
            Toll::Dice(throw) => Some(*throw),
            Toll::Check(check, throw) if check.succeeds() == Some(false) => *throw,
            Toll::Points(_) | Toll::Check(..) => None,
        }
    }

    /// The points of damage that are certain.
    #[must_use]
    pub fn points(&self) -> u64 {
        if let Toll::Points(points) = self.toll { points } else { 0 }
    }

    /// Whether it is certain to fatigue somebody.
    pub fn wears(&self) -> bool {
        self.points() > 0 || self.dice().is_some()
    }

    /// The check that decides it.
    #[must_use]
    pub fn check(&self) -> Option<&Check> {
        match &self.toll {
            Toll::Check(check, _) => Some(check),
            Toll::Points(_) | Toll::Dice(_) => None,
        }
    }
}

/// How much of a leg was covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The miles covered.
    pub miles: Miles,
    /// The hours they took.
    pub hours: Hours,
    /// The share of a good road's distance that the land and road leave.
    pub share: Share,
    /// The speed in miles an hour.
    pub per_hour: Miles,
}

/// The ruling on a journey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Itinerary {
    /// Whether it is possible, or depends on checks not yet rolled.
    pub verdict: Verdict,
    /// Remarks and refusals, refusals first.
    pub findings: Vec<(RuleId, TravelFact)>,
    /// The distance covered walking on a good road; `None` if the journey is refused outright.
    pub rate: Option<Rate>,
    /// The rate on each leg, of what carries the travellers over it.
    pub rates: Vec<Rate>,
    /// What was covered of each leg.
    pub legs: Vec<Covered>,
    /// The journey stretch by stretch.
    pub stretches: Vec<Stretch>,
    /// What wears the travellers down, in order.
    pub strains: Vec<Strain>,
    /// Whether the travellers are certain to be fatigued.
    pub fatigued: bool,
    /// How the journey wears down the beasts that carry or draw the travellers; `None` if there are none.
    pub beasts: Option<MountStrain>,
    /// Every rule that applied.
    pub rules: Vec<RuleId>,
}

impl Itinerary {
    fn refused(findings: Vec<(RuleId, TravelFact)>) -> Self {
        let rules = findings.iter().map(|(rule, _)| *rule).collect();
        Itinerary {
            verdict: Verdict::Illegal,
            findings,
            rate: None,
            rates: Vec::new(),
            legs: Vec::new(),
            stretches: Vec::new(),
            strains: Vec::new(),
            fatigued: false,
            beasts: None,
            rules,
        }
    }

    /// The miles covered in total.
    #[must_use]
    pub fn miles(&self) -> Miles {
        self.stretches.iter().map(|stretch| stretch.miles).sum()
    }

    /// The hours of travel in total.
    #[must_use]
    pub fn hours(&self) -> Hours {
        self.stretches.iter().map(|stretch| stretch.to.less(stretch.from)).sum()
    }

    /// The number of days it takes.
    #[must_use]
    pub fn days(&self) -> u32 {
        self.stretches.last().map_or(0, |stretch| stretch.day)
    }
}

/// Journeys over land and water.
#[derive(Clone, Copy, Debug)]
pub struct Journeys<'a>(pub Referee<'a>);

impl Journeys<'_> {
    /// A creature of the encounter as a traveller in a mode of movement, with the given grade or its own; `None` if it
    /// doesn't have that mode.
    #[must_use]
    pub fn traveller(&self, creature: &Creature, mode: Mode, grade: Option<Grade>) -> Option<Traveller> {
        let (speed, way) = match mode {
            Mode::Walk => (self.0.ruleset.speed(creature), mode.word().to_owned()),
            mode => {
                let means = creature.modes.of(mode)?;
                let grade = grade.or_else(|| Grades(self.0).grade_of(creature, mode))?;
                (self.0.ruleset.speed_by(creature, means), format!("{}-{}", mode.word(), grade.word()))
            }
        };
        // On the board, each layer doubles the price of a step.
        let speed = Feet(speed.0 >> StepPrices(self.0).unseen_layers(creature));
        let (still, overload) = (creature.stilled_by(), self.0.ruleset.overload(creature));
        Some(Traveller { who: Some(creature.name.clone()), speed, way, still, overload })
    }

    /// How far a journey leads, how long it takes and what it costs the travellers.
    #[must_use]
    pub fn travel(&self, journey: &Journey) -> Itinerary {
        let (rate, legs) = match TravelRates(self.0).rates(journey) {
            Ok(found) => found,
            Err(refusals) => return Itinerary::refused(refusals),
        };
        let mut itinerary = self.course(journey, rate, &legs);
        let pending = itinerary.strains.iter().any(|strain| strain.check().is_some_and(|one| one.rolled.is_none()));
        if itinerary.verdict == Verdict::Legal && pending {
            itinerary.verdict = Verdict::NeedsCheck;
        }
        itinerary.rules.sort_unstable();
        itinerary.rules.dedup();
        itinerary
    }
}
