//! What the names of policies in a ruleset's file can be. A different number is a matter for the file; a different
//! behaviour is a new variant here, and the compiler then lists every place that has to decide.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::{Size, Terrain};
use crate::grid::Feet;
use crate::say;
use crate::words::{Worded, Words};

/// What a rule can be, in words: for `/rules` and for house rules.
pub trait Say {
    /// What it is, as a file or a house rule has it.
    fn word(&self) -> String;

    /// What that means, in a short sentence without its full stop.
    fn meaning(&self) -> Words;

    /// Every value that a house rule may give it, with its meaning; none where the book alone decides.
    #[must_use]
    fn choices() -> Vec<(String, Words)>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

macro_rules! policies {
    ($($(#[$doc:meta])* $policy:ident { $($(#[$told:meta])* $variant:ident $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        pub enum $policy {
            $($(#[$told])* #[serde(rename = $word)] $variant,)+
        }

        impl Say for $policy {
            fn word(&self) -> String {
                match self { $($policy::$variant => $word.to_owned(),)+ }
            }

            fn meaning(&self) -> $crate::words::Words {
                super::means(stringify!($policy), &self.word())
            }

            fn choices() -> Vec<(String, $crate::words::Words)> {
                vec![$(($word.to_owned(), $policy::$variant.meaning()),)+]
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

/// The lengths that policies name, for the sentences that tell of them; a bare one stands before another or is plainly a speed.
const LENGTHS: [(&str, u32); 8] = [
    ("five", 5),
    ("ten", 10),
    ("twenty", 20),
    ("thirty", 30),
    ("fifty", 50),
    ("hundred_ten", 110),
    ("three_hundred", 300),
    ("five_hundred", 500),
];
const BARE: [(&str, u32); 4] = [("five_bare", 5), ("twenty_bare", 20), ("thirty_bare", 30), ("sixty_bare", 60)];

/// What a policy of this type and word means. It stands under both: `policy-low-barrier-adds`.
fn means(policy: &str, word: &str) -> Words {
    let mut key = "policy".to_owned();
    for letter in policy.chars() {
        if letter.is_uppercase() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    let lengths = LENGTHS.iter().map(|&(name, feet)| (name, Feet(feet).worded()));
    let bare = BARE.iter().map(|&(name, feet)| (name, Feet(feet).bare().worded()));
    Words::sentence(format!("{key}-{word}"), lengths.chain(bare).collect())
}

impl Say for bool {
    fn word(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn meaning(&self) -> Words {
        if *self { say!("policy-yes") } else { say!("policy-no") }
    }
}

impl Say for u32 {
    fn word(&self) -> String {
        self.to_string()
    }

    fn meaning(&self) -> Words {
        Words::of(self)
    }
}

impl Say for Feet {
    fn word(&self) -> String {
        self.0.to_string()
    }

    fn meaning(&self) -> Words {
        Words::of(self)
    }
}

/// How many layers one painted layer of each terrain counts as.
pub type Weights = BTreeMap<Terrain, u8>;

impl Say for Weights {
    fn word(&self) -> String {
        self.meaning().to_string()
    }

    fn meaning(&self) -> Words {
        let told = |(terrain, layers): (&Terrain, &u8)| say!("hampers-by-layers", terrain, layers);
        let told = Words::list(self.iter().map(told));
        if self.is_empty() { say!("hampers-nobody") } else { say!("hampers", told) }
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

    fn meaning(&self) -> Words {
        let told = |(size, bulk): (&Size, &Bulk)| {
            let (space, tall, long) = (bulk.space, bulk.tall.bare(), bulk.long.bare());
            let reach = if tall == long { say!("itself", it = tall) } else { say!("either-reach", tall, long) };
            match bulk.speed {
                Some(speed) => say!("size-with-speed", size, space, reach, speed = speed.bare()),
                None => say!("size-on-the-board", size, space, reach),
            }
        };
        Words::row(self.iter().map(told), "; ")
    }
}

/// Whom a printed speed belongs to, in feet.
pub type RaceSpeeds = BTreeMap<crate::field::Race, Feet>;

impl Say for RaceSpeeds {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> Words {
        if self.is_empty() {
            return say!("no-speed-by-people");
        }
        Words::list(self.iter().map(|(race, speed)| say!("speed-of-people", race, speed)))
    }
}
