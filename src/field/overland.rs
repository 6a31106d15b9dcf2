//! What lies between two boards: the land that a journey leads through, its roads, and what carries travellers.

use serde::Deserialize;

macro_rules! words {
    ($($(#[$doc:meta])* $kind:ident { $($(#[$told:meta])* $variant:ident $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        pub enum $kind { $($(#[$told])* #[serde(rename = $word)] $variant,)+ }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$variant,)+];
            /// The words for them in commands.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];

            /// The word for it in commands.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($kind::$variant => $word,)+ }
            }

            /// The one of this word.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    )+};
}

words! {
    /// The land that a journey leads through.
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

    /// What there is to walk on.
    Road {
        /// Straight, major and paved.
        Highway "highway",
        /// A dirt track.
        Road "road",
        /// As a road, but in single file, and of no use to vehicles.
        Trail "trail",
        /// No path at all.
        Trackless "trackless",
    }

    /// A beast that is ridden.
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

    /// A thing that carries travellers.
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
    /// Beasts, over land.
    Drawn,
    /// Oars, poles or a rope, on rivers and lakes.
    Rowed,
    /// Sails, with oars or without.
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
