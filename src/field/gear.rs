//! Race, armor, load, speed category and weapon: what speed and reach depend on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::terrain::Terrain;
use crate::grid::Feet;

crate::word_enum! {
    /// A race whose speed the rulebooks print, in the order of their table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Race {
        Human "human",
        Elf "elf",
        HalfElf "half-elf",
        HalfOrc "half-orc",
        Dwarf "dwarf",
        Halfling "halfling",
        Gnome "gnome",
    }

    /// The weight category of armor or a load, from the lightest. None at all counts as light.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Weight {
        #[default]
        Light "light",
        Medium "medium",
        Heavy "heavy",
    }

    /// What armor a creature wears. None is stored as `light`, as in earlier versions, which did not tell the two apart.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Armor {
        #[default]
        #[serde(rename = "light", alias = "none")]
        None "none",
        #[serde(rename = "light-armor")]
        Light "light",
        Medium "medium",
        Heavy "heavy",
    }

    /// A speed category, in rulesets that have them (Rise): what 5 ft of speed buys, fastest first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SpeedCategory {
        /// 10 ft of distance cost 5 ft.
        Fast "fast",
        /// 5 ft cost 5 ft.
        #[default]
        Average "average",
        /// 5 ft cost 10 ft.
        Slow "slow",
    }
}

impl Armor {
    /// How heavy it is.
    #[must_use]
    pub fn weight(self) -> Weight {
        match self {
            Armor::None | Armor::Light => Weight::Light,
            Armor::Medium => Weight::Medium,
            Armor::Heavy => Weight::Heavy,
        }
    }
}

impl From<Weight> for Armor {
    /// Worn armor of this weight.
    fn from(weight: Weight) -> Armor {
        match weight {
            Weight::Light => Armor::Light,
            Weight::Medium => Armor::Medium,
            Weight::Heavy => Armor::Heavy,
        }
    }
}

/// The reach of a weapon that strikes at a distance but not close by; as text `none`, `double` or `15 ft`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum WeaponReach {
    /// No reach weapon.
    #[default]
    None,
    /// Up to twice the natural reach.
    Double,
    /// Up to this many feet.
    Feet(Feet),
}

/// Text that is not a weapon's reach.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not how far a weapon reaches")]
pub struct ParseReachError(pub String);

impl FromStr for WeaponReach {
    type Err = ParseReachError;

    fn from_str(text: &str) -> Result<Self, ParseReachError> {
        match text {
            "none" => Ok(WeaponReach::None),
            "double" => Ok(WeaponReach::Double),
            feet => {
                let number = feet.strip_suffix(" ft").and_then(|number| number.parse().ok());
                number.map(|feet| WeaponReach::Feet(Feet(feet))).ok_or_else(|| ParseReachError(text.to_owned()))
            }
        }
    }
}

impl fmt::Display for WeaponReach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeaponReach::None => f.write_str("none"),
            WeaponReach::Double => f.write_str("double"),
            WeaponReach::Feet(feet) => feet.fmt(f),
        }
    }
}

impl From<WeaponReach> for String {
    fn from(reach: WeaponReach) -> String {
        reach.to_string()
    }
}

impl TryFrom<String> for WeaponReach {
    type Error = ParseReachError;

    fn try_from(text: String) -> Result<Self, ParseReachError> {
        text.parse()
    }
}

/// What does not slow a creature: kinds of terrain, and low barriers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Ignores {
    terrain: u16,
    low: bool,
}

/// The word for low barriers.
const LOW: &str = "low";

/// A word that names nothing a creature could ignore.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is nothing that can be ignored")]
pub struct ParseIgnoresError(pub String);

impl Ignores {
    /// The words of everything that can be ignored.
    pub fn words() -> impl Iterator<Item = &'static str> {
        Terrain::ALL.into_iter().map(Terrain::word).chain([LOW])
    }

    /// Whether the terrain does not slow the creature.
    #[must_use]
    pub fn terrain(self, terrain: Terrain) -> bool {
        self.terrain & (1 << terrain as u16) != 0
    }

    /// Whether low barriers do not slow the creature.
    #[must_use]
    pub fn low_barriers(self) -> bool {
        self.low
    }

    /// The set with or without a terrain.
    #[must_use]
    pub fn set_terrain(self, terrain: Terrain, on: bool) -> Self {
        let bit = 1 << terrain as u16;
        Ignores { terrain: if on { self.terrain | bit } else { self.terrain & !bit }, ..self }
    }

    /// Whether nothing is ignored.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Ignores::default()
    }
}

impl FromStr for Ignores {
    type Err = ParseIgnoresError;

    fn from_str(text: &str) -> Result<Self, ParseIgnoresError> {
        let mut ignores = Ignores::default();
        for word in text.split_whitespace() {
            let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.word().eq_ignore_ascii_case(word));
            match terrain {
                Some(terrain) => ignores = ignores.set_terrain(terrain, true),
                None if word.eq_ignore_ascii_case(LOW) => ignores.low = true,
                None => return Err(ParseIgnoresError(word.to_owned())),
            }
        }
        Ok(ignores)
    }
}

impl fmt::Display for Ignores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terrain = Terrain::ALL.into_iter().filter(|&terrain| self.terrain(terrain)).map(Terrain::word);
        let words: Vec<&str> = terrain.chain(self.low.then_some(LOW)).collect();
        f.write_str(&words.join(" "))
    }
}

impl From<Ignores> for String {
    fn from(ignores: Ignores) -> String {
        ignores.to_string()
    }
}

impl TryFrom<String> for Ignores {
    type Error = ParseIgnoresError;

    fn try_from(text: String) -> Result<Self, ParseIgnoresError> {
        text.parse()
    }
}
