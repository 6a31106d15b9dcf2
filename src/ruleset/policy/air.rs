//! Flight by checks, and aerial movement.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::{Size, Weather};
use crate::say;
use crate::words::Message;

/// Something that calls for a check by a flier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlyTask {
    /// To stay in the air after flying no more than half its speed.
    Slow,
    /// To stay in the air without flying anywhere.
    Hover,
    /// Not to fall after being hurt.
    Damage,
    /// Not to fall after running into something.
    Collision,
    /// To fly again in the middle of a fall.
    Falling,
}

/// The DC of each of a flier's checks.
pub type FlyTasks = BTreeMap<FlyTask, i32>;

impl RuleValue for FlyTasks {
    fn meaning(&self, _: RuleId) -> Message {
        let row = |(task, dc): (&FlyTask, &i32)| match task {
            FlyTask::Slow => say!("flying-slowly-takes", dc),
            FlyTask::Hover => say!("flying-in-place-takes", dc),
            FlyTask::Damage => say!("flying-on-after-damage-takes", dc),
            FlyTask::Collision => say!("flying-on-after-collision-takes", dc),
            FlyTask::Falling => say!("flying-again-takes", dc),
        };
        if self.is_empty() {
            return say!("flying-takes-no-checks");
        }
        Message::list(self.iter().map(row))
    }
}

/// What each kind of weather adds to a flier's checks.
pub type WeatherTable = BTreeMap<Weather, i32>;

impl RuleValue for WeatherTable {
    fn meaning(&self, _: RuleId) -> Message {
        if self.is_empty() {
            return say!("flying-whatever-weather");
        }
        Message::list(self.iter().map(|(weather, adds)| say!("weather-adds", weather, adds = format!("{adds:+}"))))
    }
}

/// The effect of a wind on a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gust {
    /// It blows the creature away.
    Blown,
    /// It knocks the creature down.
    Down,
    /// It holds the creature where it is.
    Checked,
}

impl Gust {
    /// Whether a creature on the ground is prone afterwards.
    #[must_use]
    pub fn knocks_prone(self) -> bool {
        match self {
            Gust::Blown | Gust::Down => true,
            Gust::Checked => false,
        }
    }

    /// The dice for how far it carries a creature, in the air or on the ground, and for the damage; `None` if it moves nobody.
    #[must_use]
    pub fn dice(self, airborne: bool) -> Option<GustDice> {
        let (distance, damage) = match (self, airborne) {
            (Gust::Blown, false) => ((1, 4), GustDamage::EachTenFeet(1, 4)),
            (Gust::Blown, true) => ((2, 6), GustDamage::InAll(2, 6)),
            (Gust::Down, true) => ((1, 6), GustDamage::None),
            (Gust::Down, false) | (Gust::Checked, _) => return None,
        };
        Some(GustDice { distance, damage })
    }
}

/// The dice of a gust, each as their number and their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GustDice {
    /// How many times 10 feet it carries a creature.
    pub distance: (u32, u32),
    damage: GustDamage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GustDamage {
    None,
    /// These dice for every 10 feet.
    EachTenFeet(u32, u32),
    /// These dice, however far.
    InAll(u32, u32),
}

impl GustDice {
    /// The dice of the nonlethal damage after so many times 10 feet; `None` if it does none.
    #[must_use]
    pub fn damage(self, tens: u32) -> Option<(u32, u32)> {
        match self.damage {
            GustDamage::None => None,
            GustDamage::EachTenFeet(count, sides) => Some((count * tens, sides)),
            GustDamage::InAll(count, sides) => Some((count, sides)),
        }
    }
}

/// The strength of a wind: the save against it, and the biggest size that it blows away, knocks down and checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gale {
    /// The DC of the Fortitude save.
    pub dc: i32,
    /// The biggest size that it blows away.
    pub blown: Option<Size>,
    /// The biggest size that it knocks down.
    pub down: Option<Size>,
    /// The biggest size that it checks.
    pub checked: Option<Size>,
}

impl Gale {
    /// Its effect on a creature of this size that fails its save; `None` if there is none.
    #[must_use]
    pub fn effect_on(&self, size: Size) -> Option<Gust> {
        let sizes = [(self.blown, Gust::Blown), (self.down, Gust::Down), (self.checked, Gust::Checked)];
        sizes.into_iter().find(|(most, _)| most.is_some_and(|most| size <= most)).map(|(_, gust)| gust)
    }
}

/// What each wind does to creatures.
pub type Gales = BTreeMap<Weather, Gale>;

impl RuleValue for Gales {
    fn meaning(&self, _: RuleId) -> Message {
        if self.is_empty() {
            return say!("winds-do-nothing");
        }
        Message::list(self.iter().map(|(weather, gale)| say!("wind-takes", weather, dc = gale.dc)))
    }
}

/// What each size adds to a check. A size that is not listed counts as the next smaller one.
pub type SizeTable = BTreeMap<Size, i32>;

impl RuleValue for SizeTable {
    fn meaning(&self, _: RuleId) -> Message {
        if self.is_empty() {
            return say!("flying-whatever-size");
        }
        Message::list(self.iter().map(|(size, adds)| say!("from-size-on", size, adds = format!("{adds:+}"))))
    }
}

policies! {
    /// What happens to a flier that fails a check of its own choosing.
    FlyFailing {
        /// The flier sinks by its speed and loses the action; a winged one that fails by 5 or more falls.
        WingedPlummet "winged-plummet",
        /// The flier sinks by its speed and loses the action, winged or not.
        Sinks "sinks",
        ;
        /// Whether winged fliers fall if they fail by 5 or more.
        drops_the_winged -> bool { WingedPlummet => true, Sinks => false }
    }

    /// What lesser flight can do.
    FlyLesser {
        /// Lesser flight goes up at half and down at double speed, must be kept up by flying, and allows charges, but no run,
        /// withdrawal or five-foot step.
        HalfUpDoubleDown "half-up-double-down",
    }

    /// What greater flight can do.
    FlyGreater {
        /// Greater flight goes up and down as it does level, stays in place without a check, allows charge, run, withdrawal and
        /// five-foot step, and its fliers float down instead of falling.
        AsLevel "as-level",
    }

    /// What hovering can do.
    FlyHover {
        /// A hovering creature begins and ends its turn beside a surface, at most 5 ft above the ground, or falls at the end of
        /// the turn; it is never prone.
        AtSurfaces "at-surfaces",
    }

    /// How often a creature in the air has to move by flying or gliding.
    AerialUpkeep {
        /// A creature that flies or glides but does not move that way in a phase falls at its end, unless it floats.
        EachPhase "each-phase",
    }

    /// How high fliers may be.
    HeightLimit {
        /// A height limit counts from what would support the flier, up to 5 ft to the side; soaring multiplies it by four, and a
        /// flier above it when that ends falls.
        AboveSupport "above-support",
    }

    /// How much fliers may carry.
    AerialLoad {
        /// A creature that carries more than its capacity neither flies nor glides.
        WithinCapacity "within-capacity",
        /// A creature that carries more than a light load neither flies nor glides.
        Unencumbered "unencumbered",
    }

    /// The effect of being in midair on creatures that do not fly.
    Midair {
        /// In midair, creatures that do not fly have -4 Armor and Reflex, except in their own jump until they fall.
        ArmorAndReflex "armor-and-reflex",
        /// In midair, creatures that do not fly have -4 Armor, Brawn and Reflex, except in their own jump until they fall.
        ArmorBrawnAndReflex "armor-brawn-and-reflex",
    }
}
