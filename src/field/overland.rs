//! Overland travel: land, roads, mounts and vehicles.

use serde::Deserialize;

crate::word_enum! {
    /// The land a journey leads through.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Land {
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
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Road {
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
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Mount {
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
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Vehicle {
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
