//! What a rulebook says: policies, figures and where each stands. Which behaviour a policy means is the referee's.

mod citation;
pub mod policy;

use serde::Deserialize;

pub use citation::{Citation, Cited, RuleId};
use policy::{
    Blocking, Bulk, Corner, Cover, Diagonals, Ending, Hampering, MixedTerrain, Occupied, Paces, Provoking, Sizes,
    Threat, Weights,
};

use crate::field::{Creature, Shape, Size, Squeezed};
use crate::grid::{Feet, Footprint, Placement};

/// The rules that a table plays by, each with its source.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Ruleset {
    /// What commands and notation call it.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The document that its rules stand in, where they do not name another.
    pub document: String,
    pub speed: Cited<Paces>,
    pub diagonals: Cited<Diagonals>,
    pub corner: Cited<Corner>,
    pub hampering: Cited<Hampering>,
    pub difficult: Cited<Weights>,
    pub obstacles: Cited<Weights>,
    pub undergrowth: Cited<Weights>,
    pub mixed_terrain: Cited<MixedTerrain>,
    /// Feet on top of a step that crosses a low barrier.
    pub low_barrier: Cited<Feet>,
    pub blocking: Cited<Blocking>,
    pub occupied_friend: Cited<Occupied>,
    pub occupied_opponent: Cited<Occupied>,
    pub occupied_helpless: Cited<Occupied>,
    /// From how many size categories apart on creatures pass through each other's squares.
    pub size_apart: Cited<u32>,
    /// The biggest size that may enter and stop in occupied squares.
    pub very_small: Cited<Size>,
    pub ending: Cited<Ending>,
    pub sizes: Cited<Sizes>,
    pub threat: Cited<Threat>,
    /// Whether a reach of 10 ft covers two squares diagonally.
    pub reach_diagonal: Cited<bool>,
    pub cover: Cited<Cover>,
    pub provoking: Cited<Provoking>,
}

/// Why a ruleset's file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Not TOML, or a rule is missing, unknown, or names an unknown policy.
    #[error("the ruleset file is malformed: {0}")]
    Malformed(#[from] toml::de::Error),
    /// The table of sizes leaves one out or gives it an impossible figure.
    #[error("the ruleset `{ruleset}` has no usable entry for the size `{size}`")]
    Size {
        /// The ruleset's id.
        ruleset: String,
        /// The size.
        size: Size,
    },
}

/// The most squares a side that any creature's space has.
const MAX_SPACE: u32 = 6;

impl Ruleset {
    /// Reads a ruleset's file.
    ///
    /// # Errors
    /// If the file is malformed or leaves out a rule, a citation or a size.
    pub fn read(text: &str) -> Result<Self, LoadError> {
        let ruleset: Ruleset = toml::from_str(text)?;
        for size in Size::ALL.into_iter().filter(|&size| size <= Size::Colossal || ruleset.has_size(size)) {
            let usable = |bulk: &Bulk| (1..=MAX_SPACE).contains(&bulk.space) && bulk.to_a_square >= 1;
            if !ruleset.sizes.is.get(&size).is_some_and(usable) {
                return Err(LoadError::Size { ruleset: ruleset.id, size });
            }
        }
        Ok(ruleset)
    }

    /// Whether the ruleset knows this size category.
    #[must_use]
    pub fn has_size(&self, size: Size) -> bool {
        self.sizes.is.contains_key(&size)
    }

    /// The figures for a size category.
    #[must_use]
    pub fn bulk(&self, size: Size) -> Bulk {
        // `read` has seen to it that every size is there.
        let single = Bulk { space: 1, tall: Feet::SQUARE, long: Feet::SQUARE, to_a_square: 1 };
        self.sizes.is.get(&size).copied().unwrap_or(single)
    }

    /// The space of a creature of this size, in squares.
    #[must_use]
    pub fn space(&self, size: Size) -> Footprint {
        Footprint::square(self.bulk(size).space)
    }

    /// The space of a creature of this size that squeezes this way, in squares; `None` where it has no narrower one.
    #[must_use]
    pub fn squeezed_space(&self, size: Size, squeezed: Squeezed) -> Option<Footprint> {
        let side = self.bulk(size).space;
        let narrow = side.div_ceil(2);
        (side > 1).then_some(match squeezed {
            Squeezed::NorthSouth => Footprint { width: narrow, height: side },
            Squeezed::WestEast => Footprint { width: side, height: narrow },
        })
    }

    /// Where the creature stands.
    #[must_use]
    pub fn placement(&self, creature: &Creature) -> Placement {
        let squeezed = creature.squeezed.and_then(|squeezed| self.squeezed_space(creature.size, squeezed));
        squeezed.unwrap_or_else(|| self.space(creature.size)).at(creature.anchor)
    }

    /// What the creature may move in one move action, in feet.
    #[must_use]
    pub fn speed(&self, creature: &Creature) -> Feet {
        creature.speed.unwrap_or(Feet(30)) + creature.speed_bonus
    }

    /// How far the creature strikes, in feet: its own figure, else its size's and shape's.
    #[must_use]
    pub fn reach(&self, creature: &Creature) -> Feet {
        let bulk = self.bulk(creature.size);
        creature.reach.unwrap_or(match creature.shape {
            Shape::Tall => bulk.tall,
            Shape::Long => bulk.long,
        })
    }
}

/// Every ruleset that a table can play by.
#[derive(Clone, Debug)]
pub struct Shelf(Vec<Ruleset>);

impl Shelf {
    /// The rulesets that come with the program.
    ///
    /// # Errors
    /// If one of the bundled files is malformed.
    pub fn bundled() -> Result<Self, LoadError> {
        let files = [include_str!("../../assets/rulesets/srd35.toml")];
        Ok(Shelf(files.into_iter().map(Ruleset::read).collect::<Result<_, _>>()?))
    }

    /// The ruleset of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Ruleset> {
        self.0.iter().find(|ruleset| ruleset.id.eq_ignore_ascii_case(id))
    }

    /// Their ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|ruleset| ruleset.id.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SRD35: &str = include_str!("../../assets/rulesets/srd35.toml");

    #[test]
    fn every_rule_names_a_document_and_a_heading() {
        let ruleset = Ruleset::read(SRD35).expect("the bundled file");
        for &rule in RuleId::ALL {
            let citation = ruleset.cite(rule);
            assert!(!citation.document.is_empty() && !citation.heading.is_empty(), "{rule}");
            assert!(SRD35.contains(&format!("[{}]", rule.word())), "{rule} is not the name of its table");
        }
        assert_eq!(ruleset.cite(RuleId::Diagonals).document, "004_a70ae59da7050bf0.txt");
        assert_eq!(ruleset.cite(RuleId::Diagonals).heading, "Measuring Distance");
    }

    #[test]
    fn a_file_that_says_too_little_or_too_much_is_refused() {
        for (from, to) in [
            ("heading = \"Measuring Distance\"", ""),
            ("is = \"alternating\"", "is = \"sideways\""),
            ("[corner]", "[korner]"),
            ("name = \"3.5 SRD\"", "name = \"3.5 SRD\"\nnickname = \"x\""),
            ("fine       =", "minute     ="),
            ("is = 3", "is = -3"),
            ("space = 6", "space = 7"),
        ] {
            let broken = SRD35.replacen(from, to, 1);
            assert_ne!(broken, SRD35, "{from}");
            assert!(Ruleset::read(&broken).is_err(), "{from} -> {to}");
        }
    }
}
