//! Remarks about a journey besides its figures.

use crate::field::{Condition, Land, Mount, Name};
use crate::grid::{Feet, Hours, Miles};

/// A remark or refusal about a journey, besides its figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TravelFact {
    /// The rulebook prints no distance for this speed.
    NoMiles {
        /// The speed.
        speed: Feet,
        /// The speeds it prints one for.
        printed: Vec<Feet>,
    },
    /// A traveller has no speed.
    NoSpeed {
        /// The traveller, if it is a creature of the encounter.
        who: Option<Name>,
    },
    /// A traveller carries more than a heavy load.
    Overloaded {
        /// The traveller, if it is a creature of the encounter.
        who: Option<Name>,
    },
    /// A condition keeps a traveller from moving.
    Still {
        /// The traveller, if it is a creature of the encounter.
        who: Option<Name>,
        /// The condition.
        condition: Condition,
    },
    /// The rulebook gives no distance for this mode of movement.
    UnknownWay {
        /// The mode with its grade.
        way: String,
    },
    /// This mode of movement covers no distance on a journey.
    UselessWay {
        /// The mode with its grade.
        way: String,
    },
    /// This mode of movement leads only through trees.
    OnlyTrees {
        /// The land of the leg.
        land: Land,
    },
    /// This mode of movement is useful only where there is something to climb.
    OnlyCliffs,
    /// No factor is printed for this mode of movement, so it counts as walking.
    CountsAsWalk {
        /// The mode with its grade.
        way: String,
    },
    /// Land and roads make no difference in the air or in the water.
    NoTerrain,
    /// The rulebook's table has no such mount.
    UnknownMount {
        /// The mount.
        mount: Mount,
        /// The mounts in the table.
        known: Vec<Mount>,
    },
    /// The mount cannot carry the load.
    MountOverloaded {
        /// The mount.
        mount: Mount,
        /// The most it can carry, in pounds.
        most: u32,
    },
    /// Running for hours isn't possible: alternating running and rest amounts to a hustle.
    NoRun,
    /// Vehicles don't hustle: they travel at the speed in their table.
    NoHustle,
    /// The rulebook doesn't say how far travellers get if everything is impeded.
    UnknownImpeded,
    /// Only walkers get through impeded terrain.
    ImpededForWalkers,
    /// The given day is longer than this carrier can travel in one.
    DayTooLong {
        /// The most hours.
        most: Hours,
    },
    /// Only a river boat is carried by the current.
    NoRiverBoat,
    /// The rulebook doesn't say how much more is covered without rest.
    UnknownRoundTheClock,
    /// For a vehicle a trail counts as trackless land.
    TrailOfNoUse,
    /// A day's printed distance is less than its hours add up to.
    DayIsLess {
        /// The miles of a day.
        day: Miles,
    },
    /// The boat floats on after its rowed day.
    FloatsOn,
    /// A traveller failed a check and has to rest; the day ends there.
    HasToRest {
        /// The day.
        day: u32,
        /// The time, in hours of travel since the night.
        at: Hours,
    },
    /// The journey ends with some legs not made, or not completed.
    NotThere {
        /// How many.
        legs: usize,
        /// The miles left of a journey of a single leg.
        left: Option<Miles>,
    },
    /// The current could carry the boat farther after its rowed day.
    CouldFloat {
        /// For how many hours.
        hours: u32,
        /// The hours of the whole day, rowed and floated.
        day: Hours,
    },
    /// The rulebook does not cover running for hours.
    UnknownRun,
    /// The journey takes more than [`MOST_DAYS`] days.
    TooFar,
}

impl TravelFact {
    /// Whether it makes the journey impossible.
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
