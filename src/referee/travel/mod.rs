//! Journeys: how far travellers get in how long, and what that costs them. Nobody moves on a board; miles and hours are exact.

pub(crate) mod course;
pub(crate) mod dash;
pub(crate) mod rate;
pub(crate) mod strain;

pub use dash::Dash;
pub use rate::Rate;

use self::rate::TravelRates;
use crate::field::{Condition, Creature, Grade, Land, Mode, Mount, Name, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Share};
use crate::referee::board::Grades;
use crate::referee::context::Referee;
use crate::referee::movement::stilled_by;
use crate::referee::ruling::{Check, Verdict};
use crate::ruleset::policy::{MountStrain, Throw};
use crate::ruleset::{Overload, RuleId};

/// The most days that a journey is followed for.
pub const MOST_DAYS: u32 = 1_000;

/// How briskly one travels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TravelPace {
    /// Walking.
    #[default]
    Walk,
    /// Twice as fast.
    Hustle,
    /// As fast as one can.
    Run,
}

impl TravelPace {
    /// All of them.
    pub const ALL: [TravelPace; 3] = [TravelPace::Walk, TravelPace::Hustle, TravelPace::Run];

    /// The word for it in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            TravelPace::Walk => "walk",
            TravelPace::Hustle => "hustle",
            TravelPace::Run => "run",
        }
    }
}

/// How long a leg of a journey is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So far.
    Miles(Miles),
    /// So long.
    Hours(Hours),
    /// Until the last day of the journey is over.
    Open,
}

/// A leg of a journey: all of it in the same land, on the same road and at the same pace.
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
    /// How long it is.
    pub length: Length,
}

/// Somebody who travels by its own means, or on something that goes by a speed in feet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traveller {
    /// Who, if it stands on the table.
    pub who: Option<Name>,
    /// Its speed in feet, with all that it wears and carries.
    pub speed: Feet,
    /// The way in which it moves, and the kind of it: `fly-greater`; `walk`.
    pub way: String,
    /// What keeps it from moving at all.
    pub still: Option<Condition>,
    /// What more than a heavy load leaves of its movement.
    pub overload: Option<Overload>,
}

/// What the travellers go by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// Their own means.
    Themselves(Vec<Traveller>),
    /// Something of so many miles an hour, as somebody told.
    Told(Miles),
    /// A beast of the table, and the pounds that it carries, where somebody told.
    Mount(Mount, Option<u32>),
    /// A vehicle of the table.
    Vehicle(Vehicle),
}

/// A journey that somebody asks about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey {
    /// What they go by.
    pub carrier: Carrier,
    /// Whether those who go by a speed of their own are ridden.
    pub ridden: bool,
    /// Whether what they go by never rests.
    pub round_the_clock: bool,
    /// The miles an hour by which a current carries a boat.
    pub current: Option<Miles>,
    /// The legs, in order: at least one.
    pub legs: Vec<Leg>,
    /// Hours on the way between two nights; else what the rulebook calls a day.
    pub day: Option<Hours>,
    /// After how many days it ends; if nobody told, when its legs do, or an open one's day does.
    pub days: Option<u32>,
    /// What checks came to, in the order in which they are made.
    pub rolled: Vec<i32>,
}

/// A part of a journey in one day and one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The day, from 1.
    pub day: u32,
    /// The leg, from 0.
    pub leg: usize,
    /// When it begins, in hours on the way since the night.
    pub from: Hours,
    /// When it ends.
    pub to: Hours,
    /// What is covered in it.
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
    /// So many points of damage.
    Points(u64),
    /// Damage by dice.
    Dice(Throw),
    /// A check decides; who fails takes this, if anything.
    Check(Check, Option<Throw>),
}

/// An hour that wears travellers down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strain {
    /// The day, from 1.
    pub day: u32,
    /// When the hour begins, in hours on the way since the night.
    pub at: Hours,
    /// Of what.
    pub exertion: Exertion,
    /// Which hour of it, from 1.
    pub nth: u32,
    /// What it does.
    pub toll: Toll,
    /// Whether that is lethal damage to a mount.
    pub lethal: bool,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Strain {
    /// The dice that it is sure to deal.
    #[must_use]
    pub fn dice(&self) -> Option<Throw> {
        match &self.toll {
            Toll::Dice(throw) => Some(*throw),
            Toll::Check(check, throw) if check.succeeds() == Some(false) => *throw,
            Toll::Points(_) | Toll::Check(..) => None,
        }
    }

    /// The points that it is sure to deal.
    #[must_use]
    pub fn points(&self) -> u64 {
        match self.toll {
            Toll::Points(points) => points,
            Toll::Dice(_) | Toll::Check(..) => 0,
        }
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

/// What there is to say about a journey beside its figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TravelFact {
    /// Nobody has printed what this speed covers.
    NoMiles {
        /// The speed.
        speed: Feet,
        /// Those that are printed.
        printed: Vec<Feet>,
    },
    /// Whoever has no speed covers nothing.
    NoSpeed {
        /// Who.
        who: Option<Name>,
    },
    /// A traveller carries more than a heavy load.
    Overloaded {
        /// Who.
        who: Option<Name>,
    },
    /// Something keeps a traveller from moving.
    Still {
        /// Who.
        who: Option<Name>,
        /// What.
        condition: Condition,
    },
    /// The rulebook has no miles for such a way of moving.
    UnknownWay {
        /// The way and its kind.
        way: String,
    },
    /// Nobody travels so.
    UselessWay {
        /// The way and its kind.
        way: String,
    },
    /// That way leads through trees only.
    OnlyTrees {
        /// The land in which it was to be.
        land: Land,
    },
    /// That way is of use only where there is something to climb.
    OnlyCliffs,
    /// No factor is printed for that way, so it counts as a walk.
    CountsAsWalk {
        /// The way and its kind.
        way: String,
    },
    /// Land and roads make no difference to whoever is in the air or in the water.
    NoTerrain,
    /// The rulebook's table has no such mount.
    UnknownMount {
        /// The mount.
        mount: Mount,
        /// Those that it has.
        known: Vec<Mount>,
    },
    /// The beast cannot carry that.
    MountOverloaded {
        /// The beast.
        mount: Mount,
        /// The most pounds.
        most: u32,
    },
    /// Nobody runs for hours.
    NoRun,
    /// Nobody has printed what this covers at a hustle.
    NoHustle,
    /// The rulebook does not tell how far one gets where everything is impeded.
    UnknownImpeded,
    /// Only walkers get through impeded terrain.
    ImpededForWalkers,
    /// Such a day is longer than this goes on.
    DayTooLong {
        /// The most hours.
        most: Hours,
    },
    /// The current carries river boats.
    NoRiverBoat,
    /// What never rests covers so many times as much, and the rulebook does not tell of that.
    UnknownRoundTheClock,
    /// A vehicle on a trail goes as where there is no path.
    TrailOfNoUse,
    /// A day's distance is less than its hours come to.
    DayIsLess {
        /// What a day covers.
        day: Miles,
    },
    /// After its rowed day the boat floats on.
    FloatsOn,
    /// Who failed has to rest, and the day ends there.
    HasToRest {
        /// The day.
        day: u32,
        /// The hour.
        at: Hours,
    },
    /// So many legs are not made, or not to their end, when the journey is over.
    NotThere {
        /// How many.
        legs: usize,
    },
    /// The current could carry the boat on after its rowed day.
    CouldFloat {
        /// For how many hours.
        hours: u32,
    },
    /// The rulebook does not tell of running for hours.
    UnknownRun,
    /// It takes longer than anybody follows it.
    TooFar,
}

impl TravelFact {
    /// Whether it keeps the journey from happening.
    #[must_use]
    pub fn refuses(&self) -> bool {
        !matches!(
            self,
            TravelFact::OnlyCliffs
                | TravelFact::CountsAsWalk { .. }
                | TravelFact::NoTerrain
                | TravelFact::TrailOfNoUse
                | TravelFact::DayIsLess { .. }
                | TravelFact::FloatsOn
                | TravelFact::NotThere { .. }
                | TravelFact::CouldFloat { .. }
                | TravelFact::HasToRest { .. }
        )
    }
}

/// What a leg came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// What was covered of it.
    pub miles: Miles,
    /// How long that took.
    pub hours: Hours,
    /// The part of a good road's distance that its land and road leave.
    pub share: Share,
    /// Miles an hour in it.
    pub per_hour: Miles,
}

/// What a journey comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Itinerary {
    /// Whether it can be made so, or hangs on checks that are not known.
    pub verdict: Verdict,
    /// What there is to say, refusals first.
    pub findings: Vec<(RuleId, TravelFact)>,
    /// What is covered at a walk on a good road.
    pub rate: Option<Rate>,
    /// What each leg came to.
    pub legs: Vec<Covered>,
    /// The journey piece by piece.
    pub stretches: Vec<Stretch>,
    /// What wears the travellers down, in order.
    pub strains: Vec<Strain>,
    /// Whether it is sure that they are fatigued.
    pub fatigued: bool,
    /// How the beasts are worn down that carry or draw the travellers, if any do.
    pub beasts: Option<MountStrain>,
    /// Every rule that had a part in it.
    pub rules: Vec<RuleId>,
}

impl Itinerary {
    fn refused(findings: Vec<(RuleId, TravelFact)>) -> Self {
        let rules = findings.iter().map(|(rule, _)| *rule).collect();
        Itinerary {
            verdict: Verdict::Illegal,
            findings,
            rate: None,
            legs: Vec::new(),
            stretches: Vec::new(),
            strains: Vec::new(),
            fatigued: false,
            beasts: None,
            rules,
        }
    }

    /// What is covered in all.
    #[must_use]
    pub fn miles(&self) -> Miles {
        self.stretches.iter().map(|stretch| stretch.miles).sum()
    }

    /// How long they are on the way in all.
    #[must_use]
    pub fn hours(&self) -> Hours {
        self.stretches.iter().map(|stretch| stretch.to.less(stretch.from)).sum()
    }

    /// How many days it takes.
    #[must_use]
    pub fn days(&self) -> u32 {
        self.stretches.last().map_or(0, |stretch| stretch.day)
    }
}

/// Journeys over land and water.
#[derive(Clone, Copy, Debug)]
pub struct Journeys<'a>(pub Referee<'a>);

impl Journeys<'_> {
    /// Somebody of the table as a traveller in a way of moving, of the kind that is told or its own; `None` if it does not
    /// move so.
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
        let overload = self.0.ruleset.overload(creature);
        Some(Traveller { who: Some(creature.name.clone()), speed, way, still: stilled_by(creature), overload })
    }

    /// How far a journey leads, how long it takes and what it costs.
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
