//! The policies that a ruleset's file can name. A different number only takes a different file; different behaviour takes a
//! new variant here, and the compiler then lists every place that must handle it.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::RuleId;
use crate::field::{Size, Terrain};
use crate::grid::Feet;
use crate::say;
use crate::words::{Message, ToArg};

/// What a rule says: a policy, a figure or a table.
pub trait RuleValue {
    /// Its word in a file or a house rule.
    fn word(&self) -> String {
        "table".to_owned()
    }

    /// Its meaning under this rule, in a short sentence without a full stop.
    fn meaning(&self, rule: RuleId) -> Message;

    /// Every value that a house rule may give it, with its meaning; empty if the book or the rule's row decides.
    #[must_use]
    fn choices() -> Vec<(String, Message)>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// Policies: the variants of each with their words in a file, then the queries that the referee makes. A query handles every
/// variant, so that a new one does not compile until it is handled everywhere.
macro_rules! policies {
    ($(
        $(#[$doc:meta])*
        $policy:ident {
            $($(#[$meaning:meta])* $variant:ident $word:literal,)+
            $(; $(
                $(#[$asked:meta])*
                $question:ident $(($($given:ident: $type:ty),+))? -> $answer:ty { $($($case:ident)|+ => $is:expr),+ $(,)? }
            )+)?
        }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $policy {
            $($(#[$meaning])* $variant,)+
        }

        impl<'de> serde::Deserialize<'de> for $policy {
            fn deserialize<D: serde::Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
                let word = String::deserialize(file)?;
                match word.as_str() {
                    $($word => Ok($policy::$variant),)+
                    _ => Err(serde::de::Error::unknown_variant(&word, &[$($word),+])),
                }
            }
        }

        impl super::RuleValue for $policy {
            fn word(&self) -> String {
                match self { $($policy::$variant => $word.to_owned(),)+ }
            }

            fn meaning(&self, rule: super::RuleId) -> $crate::words::Message {
                super::sentence(format!("policy-{rule}-{}", super::RuleValue::word(self)), 0)
            }

            fn choices() -> Vec<(String, $crate::words::Message)> {
                let policy = super::hyphenated(stringify!($policy));
                vec![$(($word.to_owned(), super::sentence(format!("{policy}-{}", $word), 0)),)+]
            }
        }

        $(impl $policy {$(
            $(#[$asked])*
            #[must_use]
            pub fn $question(self $(, $($given: $type),+)?) -> $answer {
                match self { $($(Self::$case)|+ => $is),+ }
            }
        )+})?
    )+};
}

mod air;
mod carrying;
mod charge;
mod condition;
mod fall;
mod flight;
mod forced;
mod height;
mod jump;
mod maneuver;
mod mode;
mod movement;
mod occupancy;
mod pace;
mod reactive;
mod threat;
mod travel;
mod turn;

pub use air::*;
pub use carrying::*;
pub use charge::*;
pub use condition::*;
pub use fall::*;
pub use flight::*;
pub use forced::*;
pub use height::*;
pub use jump::*;
pub use maneuver::*;
pub use mode::*;
pub use movement::*;
pub use occupancy::*;
pub use pace::*;
pub use reactive::*;
pub use threat::*;
pub use travel::*;
pub use turn::*;

/// The lengths used in sentences about rules. A bare one has no unit: another length follows it, or it is clearly a speed.
const LENGTHS: [(&str, u32); 9] = [
    ("zero", 0),
    ("five", 5),
    ("ten", 10),
    ("twenty", 20),
    ("thirty", 30),
    ("fifty", 50),
    ("hundred_ten", 110),
    ("three_hundred", 300),
    ("five_hundred", 500),
];
const BARE: [(&str, u32); 6] = [
    ("five_bare", 5),
    ("ten_bare", 10),
    ("fifteen_bare", 15),
    ("twenty_bare", 20),
    ("thirty_bare", 30),
    ("sixty_bare", 60),
];

/// A sentence about a rule, with its figure as a number and as a length.
fn sentence(key: String, figure: u32) -> Message {
    let lengths = LENGTHS.iter().map(|&(name, feet)| (name, Feet(feet).to_arg()));
    let bare = BARE.iter().map(|&(name, feet)| (name, Feet(feet).bare().to_arg()));
    let figure = [("figure", figure.to_arg()), ("feet", Feet(figure).to_arg())];
    Message::sentence(key, lengths.chain(bare).chain(figure).collect())
}

/// `LowBarrier` as `policy-low-barrier`.
fn hyphenated(policy: &str) -> String {
    let mut key = "policy".to_owned();
    for letter in policy.chars() {
        if letter.is_uppercase() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

impl RuleValue for bool {
    fn word(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn meaning(&self, rule: RuleId) -> Message {
        sentence(format!("figure-{rule}-{}", self.word()), 0)
    }
}

impl RuleValue for u32 {
    fn word(&self) -> String {
        self.to_string()
    }

    fn meaning(&self, rule: RuleId) -> Message {
        sentence(format!("figure-{rule}"), *self)
    }
}

impl RuleValue for Feet {
    fn word(&self) -> String {
        self.0.to_string()
    }

    fn meaning(&self, rule: RuleId) -> Message {
        self.0.meaning(rule)
    }
}

/// How many layers one painted layer of each terrain counts as.
pub type Weights = BTreeMap<Terrain, u8>;

impl RuleValue for Weights {
    fn word(&self) -> String {
        hampering(self).to_string()
    }

    fn meaning(&self, _: RuleId) -> Message {
        hampering(self)
    }
}

fn hampering(weights: &Weights) -> Message {
    let row = |(terrain, layers): (&Terrain, &u8)| say!("hampers-by-layers", terrain, layers);
    let terrains = Message::list(weights.iter().map(row));
    if weights.is_empty() { say!("hampers-nobody") } else { say!("hampers", terrains) }
}

/// The figures for a size category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SizeProfile {
    /// Squares on a side of the space.
    pub space: u32,
    /// The width of the space in quarters of a foot.
    pub width: u32,
    /// Natural reach in feet if tall.
    pub tall: Feet,
    /// Natural reach in feet if long.
    pub long: Feet,
    /// How many of this size fit into one square.
    pub to_a_square: u32,
    /// The speed that comes with the size, in feet, if any.
    pub speed: Option<Feet>,
}

/// The figures for each size category.
pub type Sizes = BTreeMap<Size, SizeProfile>;

impl RuleValue for Sizes {
    fn meaning(&self, _: RuleId) -> Message {
        let row = |(size, bulk): (&Size, &SizeProfile)| {
            let (space, tall, long) = (bulk.space, bulk.tall.bare(), bulk.long.bare());
            let reach = if tall == long { say!("itself", it = tall) } else { say!("either-reach", tall, long) };
            match bulk.speed {
                Some(speed) => say!("size-with-speed", size, space, reach, speed = speed.bare()),
                None => say!("size-on-the-board", size, space, reach),
            }
        };
        Message::joined(self.iter().map(row), "; ")
    }
}

/// The printed speed of each race, in feet.
pub type RaceSpeeds = BTreeMap<crate::field::Race, Feet>;

impl RuleValue for RaceSpeeds {
    fn meaning(&self, _: RuleId) -> Message {
        if self.is_empty() {
            return say!("no-people-has-a-speed");
        }
        Message::list(self.iter().map(|(race, speed)| say!("speed-of-people", race, speed)))
    }
}
