//! Flight by checks, and aerial movement.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Say;
use crate::field::{Size, Weather};

/// Something that whoever flies makes a check for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlyTask {
    /// To stay in the air having flown not more than half its speed.
    Slow,
    /// To stay in the air without flying anywhere.
    Hover,
    /// Not to fall after being hurt.
    Damage,
    /// Not to fall after running into something.
    Collision,
    /// To fly again in the midst of a fall.
    Falling,
}

/// What each check of a flier has to come to.
pub type FlyTasks = BTreeMap<FlyTask, i32>;

impl Say for FlyTasks {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let told = |(task, dc): (&FlyTask, &i32)| {
            let what = match task {
                FlyTask::Slow => "flying half the speed or less",
                FlyTask::Hover => "staying in place in the air",
                FlyTask::Damage => "flying on after damage",
                FlyTask::Collision => "flying on after a collision",
                FlyTask::Falling => "flying again in mid-fall",
            };
            format!("{what} takes {dc}")
        };
        if self.is_empty() {
            return "flying takes no checks".to_owned();
        }
        self.iter().map(told).collect::<Vec<_>>().join(", ")
    }
}

/// What each kind of weather adds to a check of a flier.
pub type WeatherTable = BTreeMap<Weather, i32>;

impl Say for WeatherTable {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        if self.is_empty() {
            return "weather adds nothing to flying".to_owned();
        }
        let told = self.iter().map(|(weather, adds)| format!("{} {adds:+}", weather.word()));
        told.collect::<Vec<_>>().join(", ")
    }
}

/// What each size adds to a check; one that is not named is like the next smaller one.
pub type SizeTable = BTreeMap<Size, i32>;

impl Say for SizeTable {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        if self.is_empty() {
            return "size adds nothing to flying".to_owned();
        }
        self.iter().map(|(size, adds)| format!("from {size} on {adds:+}")).collect::<Vec<_>>().join(", ")
    }
}

policies! {
    /// What a failed check of somebody's own choosing does to whoever flies.
    FlyFailing {
        WingedPlummet "winged-plummet" "who fails a check of its own choosing sinks by its speed and loses the action; with wings and by 5 or more it falls",
        Sinks "sinks" "who fails a check of its own choosing sinks by its speed and loses the action, with wings as well",
    }

    /// What lesser flight can do.
    FlyLesser {
        HalfUpDoubleDown "half-up-double-down" "lesser flight goes up at half and down at double speed, has to be kept up by flying, and allows charges, but no run, withdrawal or five-foot step",
    }

    /// What greater flight can do.
    FlyGreater {
        AsLevel "as-level" "greater flight goes up and down as level, stays in place without a check, allows charge, run, withdrawal and five-foot step, and its fliers float down instead of falling",
    }

    /// What hovering can do.
    FlyHover {
        AtSurfaces "at-surfaces" "who hovers begins and ends its turn beside a surface, at most 5 ft above the ground, or falls at the end of the turn; it is never prone",
    }

    /// How often whoever is in the air has to move by flying or gliding.
    AerialUpkeep {
        EachPhase "each-phase" "who flies or glides and does not move so in a phase falls at its end, unless it floats",
    }

    /// How high whoever flies may be.
    HeightLimit {
        AboveSupport "above-support" "a height limit counts from what would bear the flier, up to 5 ft to the side; soaring makes it four times as high, and who is above it when that ends falls",
    }

    /// How much whoever flies may carry.
    AerialLoad {
        WithinCapacity "within-capacity" "who carries more than it can neither flies nor glides",
        Unencumbered "unencumbered" "who carries more than a light load neither flies nor glides",
    }

    /// What being in midair does to whoever lives on the ground.
    Midair {
        ArmorAndReflex "armor-and-reflex" "in midair who is not at home there has -4 Armor and Reflex, though not in a jump of its own until it falls",
        ArmorBrawnAndReflex "armor-brawn-and-reflex" "in midair who is not at home there has -4 Armor, Brawn and Reflex, though not in a jump of its own until it falls",
    }
}
