//! Armor by name, and what one carries.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Say;
use crate::field::{Size, Weight};

policies! {
    /// By what pounds become a load.
    Carrying {
        Unknown "unknown" "nothing is told of pounds; how heavy a load is, is told itself: light, medium or heavy",
        ByStrength "by-strength" "Strength, size and build say how many pounds are a light, a medium and a heavy load",
        ByLightLoad "by-light-load" "up to twice a light load is a medium one, up to three times a heavy one; what is light is told (`light-load`), and else the 3.5 SRD's light loads by Strength stand in",
    }

    /// What more than a heavy load does.
    Overloaded {
        Unknown "unknown" "nothing is told of more than a heavy load",
        Staggers "staggers" "who carries more than a heavy load, as much as it can lift off the ground, goes 5 ft as a full-round action and loses its Dexterity to AC; more is not carried at all",
        Impedes "impedes" "who carries more than a heavy load, as much as it can drag, is flat-footed in combat, and every square is impeded for it; more is not carried at all",
    }
}

/// How heavy the armor of each name is.
pub type Armors = BTreeMap<String, Weight>;

impl Say for Armors {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let of = |weight: Weight| {
            let named = self.iter().filter(|(_, armor)| **armor == weight).map(|(name, _)| name.as_str());
            format!("{}: {}", weight.word(), named.collect::<Vec<_>>().join(", "))
        };
        if self.is_empty() {
            return "no armor goes by its name".to_owned();
        }
        Weight::ALL.into_iter().map(of).collect::<Vec<_>>().join("; ")
    }
}

/// The most pounds of a light, a medium and a heavy load, for each Strength from 1 on.
pub type CarryingLimits = Vec<[u32; 3]>;

impl Say for CarryingLimits {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let told = |(at, [light, medium, heavy]): (usize, &[u32; 3])| format!("{}: {light}/{medium}/{heavy}", at + 1);
        let rows: Vec<String> = self.iter().enumerate().map(told).collect();
        format!("Strength {}; four times as much for 10 more", rows.join(", "))
    }
}

/// How much more a creature of some size carries than a medium one on two legs, in eighths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CarryingSize {
    /// On two legs.
    pub biped: u32,
    /// On four.
    pub quadruped: u32,
}

/// The same for each size.
pub type CarryingSizes = BTreeMap<Size, CarryingSize>;

impl Say for CarryingSizes {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let times = |eighths: u32| match eighths {
            whole if whole % 8 == 0 => format!("x{}", whole / 8),
            half if half % 4 == 0 => format!("x{}/2", half / 4),
            quarter if quarter % 2 == 0 => format!("x{}/4", quarter / 2),
            eighths => format!("x{eighths}/8"),
        };
        let told = |(size, by): (&Size, &CarryingSize)| {
            format!("{size} {}, on four legs {}", times(by.biped), times(by.quadruped))
        };
        self.iter().map(told).collect::<Vec<_>>().join("; ")
    }
}

/// What a load does to whoever fights with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LoadPenalty {
    /// The most that Dexterity adds to AC.
    pub dexterity: u32,
    /// What is taken off checks of agility.
    pub checks: u32,
}

/// The same for each load that does something.
pub type LoadPenalties = BTreeMap<Weight, LoadPenalty>;

impl Say for LoadPenalties {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        if self.is_empty() {
            return "nothing is told of what a load does to a fight".to_owned();
        }
        let told = |(weight, by): (&Weight, &LoadPenalty)| {
            format!("{} load: Dexterity adds at most {} to AC, checks -{}", weight.word(), by.dexterity, by.checks)
        };
        self.iter().map(told).collect::<Vec<_>>().join("; ")
    }
}
