//! What the names of policies in a ruleset's file can be. A different number is a matter for the file; a different
//! behaviour is a new variant here, and the compiler then lists every place that has to decide.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::{Size, Terrain};
use crate::grid::Feet;

/// What a rule can be, in words: for `/rules` and for house rules.
pub trait Say {
    /// What it is, as a file or a house rule has it.
    fn word(&self) -> String;

    /// What that means, in a short sentence without its full stop.
    fn meaning(&self) -> String;

    /// Every value that a house rule may give it, with its meaning; none where the book alone decides.
    #[must_use]
    fn choices() -> Vec<(String, String)>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

macro_rules! policies {
    ($($(#[$doc:meta])* $policy:ident { $($variant:ident $word:literal $meaning:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        pub enum $policy {
            $(#[doc = $meaning] #[serde(rename = $word)] $variant,)+
        }

        impl Say for $policy {
            fn word(&self) -> String {
                match self { $($policy::$variant => $word.to_owned(),)+ }
            }

            fn meaning(&self) -> String {
                match self { $($policy::$variant => $meaning.to_owned(),)+ }
            }

            fn choices() -> Vec<(String, String)> {
                vec![$(($word.to_owned(), $meaning.to_owned()),)+]
            }
        }
    )+};
}

mod air;
mod carrying;
mod charge;
mod fall;
mod flight;
mod forced;
mod height;
mod jump;
mod maneuver;
mod mode;
mod movement;
mod reactive;
mod travel;
mod turn;

pub use air::*;
pub use carrying::*;
pub use charge::*;
pub use fall::*;
pub use flight::*;
pub use forced::*;
pub use height::*;
pub use jump::*;
pub use maneuver::*;
pub use mode::*;
pub use movement::*;
pub use reactive::*;
pub use travel::*;
pub use turn::*;

impl Say for bool {
    fn word(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn meaning(&self) -> String {
        self.word()
    }
}

impl Say for u32 {
    fn word(&self) -> String {
        self.to_string()
    }

    fn meaning(&self) -> String {
        self.to_string()
    }
}

impl Say for Feet {
    fn word(&self) -> String {
        self.0.to_string()
    }

    fn meaning(&self) -> String {
        self.to_string()
    }
}

/// How many layers one painted layer of each terrain counts as.
pub type Weights = BTreeMap<Terrain, u8>;

impl Say for Weights {
    fn word(&self) -> String {
        self.meaning()
    }

    fn meaning(&self) -> String {
        let told = |(terrain, weight): (&Terrain, &u8)| match weight {
            1 => terrain.word().to_owned(),
            more => format!("{} ({more} layers)", terrain.word()),
        };
        let told: Vec<String> = self.iter().map(told).collect();
        if told.is_empty() { "does not hamper".to_owned() } else { format!("hampers: {}", told.join(", ")) }
    }
}

/// What a size category means on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bulk {
    /// Squares a side.
    pub space: u32,
    /// The width of the space in quarters of a foot.
    pub width: u32,
    /// Natural reach in feet when upright.
    pub tall: Feet,
    /// Natural reach in feet when drawn out.
    pub long: Feet,
    /// How many of this size fit into one square.
    pub to_a_square: u32,
    /// The speed that goes with the size, in feet, where one does.
    pub speed: Option<Feet>,
}

/// What each size category means on the board.
pub type Sizes = BTreeMap<Size, Bulk>;

impl Say for Sizes {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let told = |(size, bulk): (&Size, &Bulk)| {
            let reach = if bulk.tall == bulk.long {
                bulk.tall.0.to_string()
            } else {
                format!("{}/{}", bulk.tall.0, bulk.long.0)
            };
            let speed = bulk.speed.map_or(String::new(), |speed| format!(", speed {}", speed.0));
            format!("{size} {}x{} reach {reach}{speed}", bulk.space, bulk.space)
        };
        self.iter().map(told).collect::<Vec<_>>().join("; ")
    }
}

/// Whom a printed speed belongs to, in feet.
pub type RaceSpeeds = BTreeMap<crate::field::Race, Feet>;

impl Say for RaceSpeeds {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        if self.is_empty() {
            return "no speed goes with a people".to_owned();
        }
        self.iter().map(|(race, speed)| format!("{} {speed}", race.word())).collect::<Vec<_>>().join(", ")
    }
}
