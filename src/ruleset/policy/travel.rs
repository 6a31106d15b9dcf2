//! Journeys over land and water: tables in miles an hour and miles a day, and what more than a day's walk costs.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::{Land, Mount, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Printed, Share};
use crate::say;
use crate::words::Message;

/// What is covered at a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// In an hour.
    pub hour: Miles,
    /// In a day.
    pub day: Miles,
}

/// Speeds that cover the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The least speed, in feet.
    pub from: Feet,
    /// The highest, in feet; there is none above the last band of a table that has no end.
    pub to: Option<Feet>,
    /// What is covered in an hour.
    pub hour: Miles,
    /// What is covered in a day.
    pub day: Miles,
}

/// What each speed covers.
pub type Bands = Vec<Band>;

/// Which part of the distance by speed is covered in one land, by road.
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

/// Which part of the distance by speed is covered in each land.
pub type TerrainShares = BTreeMap<Land, RoadShares>;

/// What a mount covers with a load of up to so many pounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MountPace {
    /// The most pounds, where the table says.
    pub to: Option<u32>,
    /// What is covered in an hour.
    pub hour: Miles,
    /// What is covered in a day.
    pub day: Miles,
}

/// What each mount covers, by its load.
pub type Mounts = BTreeMap<Mount, Vec<MountPace>>;

/// What each vehicle covers.
pub type Vehicles = BTreeMap<Vehicle, Distance>;

/// How long a travelling day is.
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

/// Which part of the distance at a walk another mode of movement covers, by mode and kind: `fly-greater`.
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
    /// What becomes of a speed that the table of journeys leaves out.
    TravelBetween {
        /// For a speed that the table leaves out the rulebook has no distance.
        Printed "printed",
        /// A speed that the table leaves out covers a mile an hour for each 10 ft, as every printed one does.
        Proportional "proportional",
    }

    /// Which table of ships counts, where the rulebook's own pages differ.
    TravelShips {
        /// Ships sail as the page on journeys has them.
        Journeys "journeys",
        /// Longships and galleys sail as the page on adventures has them.
        Adventures "adventures",
        ;
        /// Whether the page on adventures decides for some ships.
        follows_adventures -> bool { Adventures => true, Journeys => false }
    }

    /// What hustling for hours does.
    TravelHustle {
        /// The second hour of hustling between two nights does 1 point of nonlethal damage, each further hour twice as much as
        /// the last; any damage fatigues.
        Doubling "doubling",
        /// Each hour of hustling takes a check of Endurance, 10 and 5 more for each further one; who fails has to rest.
        Endurance "endurance-check",
    }

    /// What marching on after a day's walk does.
    ForcedMarch {
        /// Each hour beyond a day's walk takes a check of Constitution, 2 harder each time; who fails takes 1d6 nonlethal damage and is fatigued.
        Constitution "constitution-check",
        /// Each hour beyond a day's walk does 2d6 nonlethal damage and fatigues; there is no check.
        TwoDice "two-dice",
        /// Each hour beyond a day's walk takes a check of Endurance, 10 and 2 more for each further one; who fails has to rest.
        Endurance "endurance-check",
        ;
        /// Whether each hour takes a check of Constitution.
        checks_constitution -> bool { Constitution => true, TwoDice | Endurance => false }
    }

    /// What hustling and marching on do to those who are ridden.
    MountStrain {
        /// A mount fails every check of a forced march, and what it takes is lethal; it is fatigued as well.
        Lethal "lethal",
        /// What hustling and marching on do to a mount is done to its rider; both are fatigued.
        Shared "shared",
        /// A mount tires as walkers do.
        AsWalkers "as-walkers",
    }

    /// Whether one runs for hours.
    TravelRun {
        /// Nobody runs for hours: running and resting by turns comes to a hustle.
        AsHustle "as-hustle",
        /// The rulebook has no rule for running for hours.
        Unknown "unknown",
    }

    /// What a trail is to vehicles.
    TravelTrail {
        /// A trail is of no use to vehicles: they go as where there is no path.
        Trackless "trackless",
    }
}
