//! What a rulebook says: policies, figures and their sources. The referee decides what a policy means for behaviour.
//!
//! Each file in `assets/rulesets` is one rulebook: one table per rule, with its value (the name of a policy, a figure or
//! a table) and its source. A file may extend one other and leave out what its document is silent about; an inherited
//! rule keeps its parent's source. A house rule is applied to the same table and cites the players' table, so `/rules`
//! can always say where a rule comes from.

mod burden;
mod citation;
mod house;
mod library;
mod pace;
pub mod policy;
mod rows;
mod rules;

pub use burden::{Limits, Overload};
pub use citation::{Citation, Cited, Description, Origin};
pub use house::{AdjustableRule, BadHouseRule};
pub use library::{LoadError, RulesetLibrary};
use policy::{SizeProfile, SqueezeWidth};
pub use rules::{RuleId, Ruleset};

use crate::field::{Creature, Shape, Size, Squeezed};
use crate::grid::{Feet, Footprint, Placement};

/// The width of a square in quarters of a foot.
const SQUARE_WIDTH: u32 = 20;

impl Ruleset {
    /// The figures for a size category. A size that the ruleset does not know counts as its next smaller known one.
    #[must_use]
    pub fn size_profile(&self, size: Size) -> SizeProfile {
        // The library has checked that every size up to colossal is there.
        let single = SizeProfile {
            space: 1,
            width: SQUARE_WIDTH,
            tall: Feet::SQUARE,
            long: Feet::SQUARE,
            to_a_square: 1,
            speed: None,
        };
        let sizes = &self.sizes.value;
        let known = sizes.get(&size).or_else(|| sizes.range(..size).next_back().map(|(_, bulk)| bulk));
        let mut bulk = known.copied().unwrap_or(single);
        if size == Size::Small && self.small_in_a_square.value.is_two() {
            bulk.to_a_square = bulk.to_a_square.max(2);
        }
        bulk
    }

    /// Whether the ruleset knows the size category.
    #[must_use]
    pub fn has_size(&self, size: Size) -> bool {
        self.sizes.value.contains_key(&size)
    }

    /// The figures for a creature: those of its size, or with a space of its own if it has one, which it does not share.
    #[must_use]
    pub fn profile_of(&self, creature: &Creature) -> SizeProfile {
        let bulk = self.size_profile(creature.size);
        creature.squares.map_or(bulk, |squares| {
            let space = squares.get();
            SizeProfile { space, width: SQUARE_WIDTH.saturating_mul(space), to_a_square: 1, ..bulk }
        })
    }

    /// The creature's space, in squares.
    #[must_use]
    pub fn space(&self, creature: &Creature) -> Footprint {
        Footprint::square(self.profile_of(creature).space)
    }

    /// How many squares the short side of a squeezed space has; `None` for a creature that cannot squeeze on the board. Where
    /// a squeezed creature counts as the next smaller size, an individual space counts as the next smaller space of any size.
    #[must_use]
    pub fn squeezed_side(&self, creature: &Creature) -> Option<u32> {
        let full = self.profile_of(creature).space;
        let narrow = match (self.squeeze_width.value, creature.squares) {
            (SqueezeWidth::Half, _) => full.div_ceil(2),
            (SqueezeWidth::OneSquare, _) => 1,
            (SqueezeWidth::NextSmaller, None) => {
                creature.size.smaller().map_or(full, |smaller| self.size_profile(smaller).space)
            }
            (SqueezeWidth::NextSmaller, Some(_)) => {
                let spaces = self.sizes.value.values().map(|bulk| bulk.space);
                spaces.filter(|&space| space < full).max().unwrap_or(full)
            }
        };
        (narrow < full).then_some(narrow)
    }

    /// The creature's squeezed space, if it can squeeze on the board.
    #[must_use]
    pub fn squeezed_space(&self, creature: &Creature, squeezed: Squeezed) -> Option<Footprint> {
        let (full, narrow) = (self.profile_of(creature).space, self.squeezed_side(creature)?);
        Some(match squeezed {
            Squeezed::NorthSouth => Footprint { width: narrow, height: full },
            Squeezed::WestEast => Footprint { width: full, height: narrow },
        })
    }

    /// The spaces that the creature can occupy: its own first, then the two that it can squeeze into, if it can squeeze on
    /// the board.
    pub fn spaces(&self, creature: &Creature) -> impl Iterator<Item = Footprint> {
        let narrow = [Squeezed::NorthSouth, Squeezed::WestEast].map(|way| self.squeezed_space(creature, way));
        std::iter::once(self.space(creature)).chain(narrow.into_iter().flatten())
    }

    /// The space that the creature occupies.
    #[must_use]
    pub fn placement(&self, creature: &Creature) -> Placement {
        let squeezed = creature.squeezed.and_then(|squeezed| self.squeezed_space(creature, squeezed));
        squeezed.unwrap_or_else(|| self.space(creature)).at(creature.anchor)
    }

    /// The creature's stance when it occupies this space: upright or squeezed, and in which direction. `None` if it cannot occupy
    /// it.
    #[must_use]
    pub fn stance(&self, creature: &Creature, space: Footprint) -> Option<Option<Squeezed>> {
        if space == self.space(creature) {
            return Some(None);
        }
        let ways = [Squeezed::NorthSouth, Squeezed::WestEast];
        ways.into_iter().find(|&way| self.squeezed_space(creature, way) == Some(space)).map(Some)
    }

    /// The creature's natural reach in feet: its own figure, else that of its size and shape.
    #[must_use]
    pub fn reach(&self, creature: &Creature) -> Feet {
        let bulk = self.size_profile(creature.size);
        creature.reach.unwrap_or(match creature.shape {
            Shape::Tall => bulk.tall,
            Shape::Long => bulk.long,
        })
    }
}
