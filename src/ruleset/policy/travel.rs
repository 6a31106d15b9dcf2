//! Journeys over land and water: tables in miles an hour and miles a day, and what more than a day's walk costs.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Say;
use crate::field::{Land, Mount, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Printed, Share};

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

/// The part of it that is covered in a land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    highway: Printed,
    road: Printed,
    trackless: Printed,
}

impl Going {
    /// The part that is covered on such a road.
    #[must_use]
    pub fn on(&self, road: Road) -> Share {
        match road {
            Road::Highway => self.highway.0,
            Road::Road | Road::Trail => self.road.0,
            Road::Trackless => self.trackless.0,
        }
    }
}

/// The part that is covered in each land.
pub type Goings = BTreeMap<Land, Going>;

/// What a beast covers that carries up to so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bearing {
    /// The most pounds, where the table says.
    pub to: Option<u32>,
    /// What is covered in an hour.
    pub hour: Miles,
    /// What is covered in a day.
    pub day: Miles,
}

/// What each beast covers, by what it carries.
pub type Mounts = BTreeMap<Mount, Vec<Bearing>>;

/// What each vehicle covers.
pub type Vehicles = BTreeMap<Vehicle, Distance>;

/// How long a day is on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TravelDay {
    /// On foot, on a beast or drawn by one.
    pub foot: Hours,
    /// Rowed.
    pub rowed: Hours,
    /// Sailed.
    pub sailed: Hours,
}

/// What a way of moving other than walking covers of what its speed would at a walk, by its way and kind: `fly-greater`.
pub type Passages = BTreeMap<String, Printed>;

fn rows(told: impl Iterator<Item = String>) -> String {
    let told: Vec<String> = told.collect();
    if told.is_empty() { "nothing is told".to_owned() } else { told.join("; ") }
}

macro_rules! tables {
    ($($table:ty: |$row:pat_param| $told:expr;)+) => {$(
        impl Say for $table {
            fn word(&self) -> String {
                "table".to_owned()
            }

            fn meaning(&self) -> String {
                rows(self.iter().map(|$row| $told))
            }
        }
    )+};
}

tables! {
    Bands: |Band { from, to, hour, day }| {
        let speeds = match to {
            Some(to) if to == from => format!("{from}"),
            Some(to) => format!("{} to {to}", from.0),
            None => format!("{from} and more"),
        };
        format!("{speeds}: {hour} an hour, {day} a day")
    };
    Goings: |(land, going)| {
        let [highway, road, trackless] = [going.highway, going.road, going.trackless].map(|part| part.0);
        format!("{} {highway}, {road}, {trackless}", land.word())
    };
    Mounts: |(mount, bearings)| {
        let told = bearings.iter().map(|Bearing { to, hour, day }| match to {
            Some(to) => format!("{hour} an hour, {day} a day up to {to} lb"),
            None => format!("{hour} an hour, {day} a day"),
        });
        format!("{} {}", mount.word(), told.collect::<Vec<_>>().join(", "))
    };
    Vehicles: |(vehicle, Distance { hour, day })| format!("{} {hour} an hour, {day} a day", vehicle.word());
    Passages: |(passage, part)| format!("{passage} {}", part.0);
}

impl Say for TravelDay {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        format!("a day has {} on foot, {} rowed, {} sailed", self.foot, self.rowed, self.sailed)
    }
}

policies! {
    /// What becomes of a speed that the table of journeys leaves out.
    TravelBetween {
        Printed "printed" "a speed that the table leaves out covers what nobody told",
        Proportional "proportional" "a speed that the table leaves out covers a mile an hour for each 10 ft, as every printed one does",
    }

    /// Which table of ships counts, where the rulebook's own pages differ.
    TravelShips {
        Journeys "journeys" "ships sail as the page on journeys has them",
        Adventures "adventures" "longships and galleys sail as the page on adventures has them",
    }

    /// What hustling for hours does.
    TravelHustle {
        Doubling "doubling" "the second hour of hustling between two nights does 1 point of nonlethal damage, each further hour twice the one before; who takes any is fatigued",
        Endurance "endurance-check" "each hour of hustling takes a check of Endurance, 10 and 5 more for each further one; who fails has to rest",
    }

    /// What marching on after a day's walk does.
    ForcedMarch {
        Constitution "constitution-check" "each hour beyond a day's walk takes a check of Constitution, 2 harder each time; who fails takes 1d6 nonlethal damage and is fatigued",
        TwoDice "two-dice" "each hour beyond a day's walk does 2d6 nonlethal damage and fatigues; there is no check",
        Endurance "endurance-check" "each hour beyond a day's walk takes a check of Endurance, 10 and 2 more for each further one; who fails has to rest",
    }

    /// What hustling and marching on do to those who are ridden.
    MountStrain {
        Lethal "lethal" "a mount fails every check of a forced march, and what it takes is lethal; it is fatigued as well",
        Shared "shared" "what hustling and marching on do to a mount is done to its rider; both are fatigued",
        AsWalkers "as-walkers" "a mount is tired as whoever walks is",
    }

    /// Whether one runs for hours.
    TravelRun {
        AsHustle "as-hustle" "nobody runs for hours: running and resting by turns comes to a hustle",
        Unknown "unknown" "running is not told of",
    }

    /// What a trail is to vehicles.
    TravelTrail {
        Trackless "trackless" "a trail is of no use to vehicles: they go as where there is no path",
    }
}
