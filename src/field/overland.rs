//! Overland travel: land, roads, mounts and vehicles.

use serde::Deserialize;

macro_rules! words {
    ($($(#[$doc:meta])* $kind:ident { $($(#[$variant_attribute:meta])* $variant:ident $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        pub enum $kind { $($(#[$variant_attribute])* #[serde(rename = $word)] $variant,)+ }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$variant,)+];
            /// The words in commands, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];

            /// The word in commands.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($kind::$variant => $word,)+ }
            }

            /// The value of a word.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    )+};
}

words! {
    /// The land a journey leads through.
    #[allow(missing_docs)]
    Land {
        Desert "desert",
        Forest "forest",
        Hills "hills",
        Jungle "jungle",
        Moor "moor",
        Mountains "mountains",
        Plains "plains",
        Swamp "swamp",
        Tundra "tundra",
    }

    /// The kind of road.
    Road {
        /// A straight, major, paved road.
        Highway "highway",
        /// A dirt track.
        Road "road",
        /// As a road, but single file and impassable to vehicles.
        Trail "trail",
        /// No path at all.
        Trackless "trackless",
    }

    /// A riding animal.
    #[allow(missing_docs)]
    Mount {
        LightHorse "light-horse",
        LightWarhorse "light-warhorse",
        HeavyHorse "heavy-horse",
        HeavyWarhorse "heavy-warhorse",
        DraftHorse "draft-horse",
        Pony "pony",
        Warpony "warpony",
        Donkey "donkey",
        Mule "mule",
        RidingDog "riding-dog",
    }

    /// A vehicle.
    #[allow(missing_docs)]
    Vehicle {
        Cart "cart",
        Raft "raft",
        Keelboat "keelboat",
        Rowboat "rowboat",
        SailingShip "sailing-ship",
        Warship "warship",
        Longship "longship",
        Galley "galley",
    }
}

/// What moves a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// Animals, on land.
    Drawn,
    /// Oars, poles or a rope, on rivers and lakes.
    Rowed,
    /// Sails, with or without oars.
    Sailed,
}

impl Vehicle {
    /// What moves it.
    #[must_use]
    pub fn power(self) -> Power {
        match self {
            Vehicle::Cart => Power::Drawn,
            Vehicle::Raft | Vehicle::Keelboat | Vehicle::Rowboat => Power::Rowed,
            Vehicle::SailingShip | Vehicle::Warship | Vehicle::Longship | Vehicle::Galley => Power::Sailed,
        }
    }
}
