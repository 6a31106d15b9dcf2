//! Journeys over land and water: tables in miles per hour and miles per day, and what more than a day's walk costs.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::{Land, Mount, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Printed, Share};
use crate::say;
use crate::words::Message;

/// Distances at a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// Per hour.
    pub hour: Miles,
    /// Per day.
    pub day: Miles,
}

/// A range of speeds that cover the same distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The lowest speed, in feet.
    pub from: Feet,
    /// The highest, in feet; `None` for the last band of a table without an end.
    pub to: Option<Feet>,
    /// The distance per hour.
    pub hour: Miles,
    /// The distance per day.
    pub day: Miles,
}

/// What each speed covers.
pub type Bands = Vec<Band>;

/// Which part of the distance by speed is covered in one kind of land, by road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoadShares {
    highway: Printed,
    road: Printed,
    trackless: Printed,
}

impl RoadShares {
    /// The part covered on this road.
    #[must_use]
    pub fn on(&self, road: Road) -> Share {
        match road {
            Road::Highway => self.highway.0,
            Road::Road | Road::Trail => self.road.0,
            Road::Trackless => self.trackless.0,
        }
    }
}

/// Which part of the distance by speed is covered in each kind of land.
pub type TerrainShares = BTreeMap<Land, RoadShares>;

/// What a mount covers with a load of up to this many pounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MountPace {
    /// The most pounds, if the table says.
    pub to: Option<u32>,
    /// The distance per hour.
    pub hour: Miles,
    /// The distance per day.
    pub day: Miles,
}

/// What each mount covers, by its load.
pub type Mounts = BTreeMap<Mount, Vec<MountPace>>;

/// What each vehicle covers.
pub type Vehicles = BTreeMap<Vehicle, Distance>;

/// The length of a day's travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TravelDay {
    /// On foot, on a mount or behind one.
    pub foot: Hours,
    /// Rowed.
    pub rowed: Hours,
    /// Sailed.
    pub sailed: Hours,
}

/// Which part of the distance at a walk another mode covers, by mode and kind: `fly-greater`.
pub type ModeShares = BTreeMap<String, Printed>;

fn rows(rows: impl Iterator<Item = Message>) -> Message {
    let rows = Message::joined(rows, "; ");
    if rows.is_empty() { say!("nothing-is-told") } else { rows }
}

macro_rules! tables {
    ($($table:ty: |$row:pat_param| $meaning:expr;)+) => {$(
        impl RuleValue for $table {
            fn meaning(&self, _: RuleId) -> Message {
                rows(self.iter().map(|$row| $meaning))
            }
        }
    )+};
}

tables! {
    Bands: |Band { from, to, hour, day }| {
        let speeds = match to {
            Some(to) if to == from => Message::of(from),
            Some(to) => say!("speeds-between", from = from.bare(), to),
            None => say!("speeds-from", from),
        };
        say!("miles-by-speed", speeds, hour, day)
    };
    TerrainShares: |(land, going)| {
        let [highway, road, trackless] = [going.highway, going.road, going.trackless].map(|part| part.0);
        let [highway, road, trackless] = [highway, road, trackless].map(|part| part.to_string());
        say!("parts-in-land", land, highway, road, trackless)
    };
    Mounts: |(mount, bearings)| {
        let miles = bearings.iter().map(|MountPace { to, hour, day }| match to {
            Some(to) => say!("miles-up-to-load", hour, day, to),
            None => say!("miles-by-hour-and-day", hour, day),
        });
        say!("miles-of-carrier", carrier = mount, miles = Message::list(miles))
    };
    Vehicles: |(vehicle, Distance { hour, day })| {
        say!("miles-of-carrier", carrier = vehicle, miles = say!("miles-by-hour-and-day", hour, day))
    };
    ModeShares: |(passage, part)| say!("part-of-passage", passage, part = part.0.to_string());
}

impl MountStrain {
    /// Whether what wears a mount down is lethal to it.
    #[must_use]
    pub fn is_lethal(self) -> bool {
        match self {
            MountStrain::Lethal => true,
            MountStrain::Shared | MountStrain::AsWalkers => false,
        }
    }
}

impl RuleValue for TravelDay {
    fn meaning(&self, _: RuleId) -> Message {
        say!(
            "day-on-the-way",
            foot = self.foot.to_string(),
            rowed = self.rowed.to_string(),
            sailed = self.sailed.to_string()
        )
    }
}

policies! {
    /// How a speed that is not in the table of journeys is treated.
    TravelBetween {
        /// The rulebook has no distance for a speed that is not in the table.
        Printed "printed",
        /// A speed that is not in the table covers a mile an hour for each 10 ft, as every printed one does.
        Proportional "proportional",
    }

    /// Which table of ships counts if the rulebook's own pages differ.
    TravelShips {
        /// Ships sail as on the page about journeys.
        Journeys "journeys",
        /// Longships and galleys sail as on the page about adventures.
        Adventures "adventures",
        ;
        /// Whether the page about adventures decides for some ships.
        follows_adventures -> bool { Adventures => true, Journeys => false }
    }

    /// The effect of hustling for hours.
    TravelHustle {
        /// The second hour of hustling between two nights does 1 point of nonlethal damage, each further hour twice as much as
        /// the last; any damage fatigues.
        Doubling "doubling",
        /// Each hour of hustling takes a check of Endurance, 10 and 5 more for each further one; a creature that fails has to
        /// rest.
        Endurance "endurance-check",
    }

    /// The effect of marching on after a day's walk.
    ForcedMarch {
        /// Each hour beyond a day's walk takes a check of Constitution, 2 harder each time; a creature that fails takes 1d6
        /// nonlethal damage and is fatigued.
        Constitution "constitution-check",
        /// Each hour beyond a day's walk does 2d6 nonlethal damage and fatigues; there is no check.
        TwoDice "two-dice",
        /// Each hour beyond a day's walk takes a check of Endurance, 10 and 2 more for each further one; a creature that fails
        /// has to rest.
        Endurance "endurance-check",
        ;
        /// Whether each hour takes a check of Constitution.
        checks_constitution -> bool { Constitution => true, TwoDice | Endurance => false }
    }

    /// How hustling and marching on affect mounts.
    MountStrain {
        /// A mount fails every check of a forced march, and what it takes is lethal; it is fatigued as well.
        Lethal "lethal",
        /// What hustling and marching on would do to a mount is done to its rider; both are fatigued.
        Shared "shared",
        /// A mount tires like a walker.
        AsWalkers "as-walkers",
    }

    /// Whether a creature can run for hours.
    TravelRun {
        /// Nobody runs for hours: alternating running and resting amounts to a hustle.
        AsHustle "as-hustle",
        /// The rulebook has no rule for running for hours.
        Unknown "unknown",
    }

    /// How vehicles use a trail.
    TravelTrail {
        /// A trail is of no use to vehicles: they go as if there were no path.
        Trackless "trackless",
    }
}
