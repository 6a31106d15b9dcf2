//! Armor by name, and carrying.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::{Size, Weight};
use crate::say;
use crate::words::Message;

policies! {
    /// How pounds become a category of load.
    Carrying {
        /// The rulebook has no pounds; a load is given as light, medium or heavy.
        Unknown "unknown",
        /// Strength, size and build say how many pounds are a light, a medium and a heavy load.
        ByStrength "by-strength",
        /// Up to twice a light load is a medium one, up to three times a heavy one. The light load is given (`light-load`);
        /// otherwise the 3.5 SRD's light loads by Strength stand in.
        ByLightLoad "by-light-load",
        ;
        /// Whether a load in pounds has a category.
        is_known -> bool { ByStrength | ByLightLoad => true, Unknown => false }
    }

    /// What happens with more than a heavy load.
    Overloaded {
        /// The rulebook has no rule for more than a heavy load.
        Unknown "unknown",
        /// A creature with more than a heavy load, up to what it can lift off the ground, moves 5 ft as a full-round action and
        /// loses its Dexterity to AC; more cannot be carried.
        Staggers "staggers",
        /// A creature with more than a heavy load, up to what it can drag, is flat-footed in combat, and every square is impeded
        /// for it; more cannot be carried.
        Impedes "impedes",
        ;
        /// Whether more than a heavy load can be carried at a stagger.
        staggers -> bool { Staggers => true, Unknown | Impedes => false }
        /// Whether more than a heavy load makes every square impeded.
        impedes -> bool { Impedes => true, Unknown | Staggers => false }
    }
}

/// The weight category of armor by name.
pub type Armors = BTreeMap<String, Weight>;

impl RuleValue for Armors {
    fn meaning(&self, _: RuleId) -> Message {
        let of = |weight: Weight| {
            let named = self.iter().filter(|(_, armor)| **armor == weight).map(|(name, _)| name.as_str());
            say!("armors-of-weight", weight, armors = Message::list(named))
        };
        if self.is_empty() {
            return say!("no-armor-by-name");
        }
        Message::joined(Weight::ALL.into_iter().map(of), "; ")
    }
}

/// The most pounds of a light, a medium and a heavy load, for each Strength from 1 on.
pub type CarryingLimits = Vec<[u32; 3]>;

impl RuleValue for CarryingLimits {
    fn meaning(&self, _: RuleId) -> Message {
        let row = |(at, [light, medium, heavy]): (usize, &[u32; 3])| format!("{}: {light}/{medium}/{heavy}", at + 1);
        say!("loads-by-strength", rows = Message::list(self.iter().enumerate().map(row)))
    }
}

/// How much a creature of some size carries, in eighths of what a medium one on two legs does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CarryingSize {
    /// On two legs.
    pub biped: u32,
    /// On four.
    pub quadruped: u32,
}

/// The same by size.
pub type CarryingSizes = BTreeMap<Size, CarryingSize>;

impl RuleValue for CarryingSizes {
    fn meaning(&self, _: RuleId) -> Message {
        let times = |eighths: u32| match eighths {
            whole if whole % 8 == 0 => format!("x{}", whole / 8),
            half if half % 4 == 0 => format!("x{}/2", half / 4),
            quarter if quarter % 2 == 0 => format!("x{}/4", quarter / 2),
            eighths => format!("x{eighths}/8"),
        };
        let row = |(size, by): (&Size, &CarryingSize)| {
            say!("loads-by-size", size, biped = times(by.biped), quadruped = times(by.quadruped))
        };
        Message::joined(self.iter().map(row), "; ")
    }
}

/// The effect of a load in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LoadPenalty {
    /// The most that Dexterity adds to AC.
    pub dexterity: u32,
    /// The penalty on checks of agility.
    pub checks: u32,
}

/// The same for each load that has an effect.
pub type LoadPenalties = BTreeMap<Weight, LoadPenalty>;

impl RuleValue for LoadPenalties {
    fn meaning(&self, _: RuleId) -> Message {
        if self.is_empty() {
            return say!("no-load-penalty");
        }
        let row = |(weight, by): (&Weight, &LoadPenalty)| {
            say!("load-does", weight, dexterity = by.dexterity, checks = by.checks)
        };
        Message::joined(self.iter().map(row), "; ")
    }
}
