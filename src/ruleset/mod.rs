//! What a rulebook says: policies, figures and where each stands. Which behaviour a policy means is the referee's.
//!
//! Each file in `assets/rulesets` is one rulebook: a table per rule with its value (the name of a policy, a figure or
//! a table) and its source. A file may extend one other and leaves out what its document is silent about; an inherited
//! rule keeps its parent's source. A house rule is laid over the same table and cites the table itself, so `/rules`
//! can always say where a rule comes from.

mod burden;
mod citation;
mod house;
mod library;
mod pace;
pub mod policy;
mod rules;

pub use burden::{Limits, Overload};
pub use citation::{Citation, Cited, Description, Origin};
pub use house::{AdjustableRule, BadHouseRule};
pub use library::{LoadError, RulesetLibrary};
use policy::{Bulk, SqueezeWidth};
pub use rules::{RuleId, Ruleset};

use crate::field::{Creature, Shape, Size, Squeezed};
use crate::grid::{Feet, Footprint, Placement};

impl Ruleset {
    /// The figures for a size category. A ruleset that does not know one takes its biggest for it.
    #[must_use]
    pub fn bulk(&self, size: Size) -> Bulk {
        // The library has seen to it that every size up to colossal is there.
        let single = Bulk { space: 1, width: 20, tall: Feet::SQUARE, long: Feet::SQUARE, to_a_square: 1, speed: None };
        let mut bulk = self.sizes.value.range(..=size).next_back().map_or(single, |(_, bulk)| *bulk);
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

    /// The space of a creature of this size, in squares.
    #[must_use]
    pub fn space(&self, size: Size) -> Footprint {
        Footprint::square(self.bulk(size).space)
    }

    /// How many squares the short side of a squeezed space has; `None` for a creature that has none on the board.
    #[must_use]
    pub fn squeezed_side(&self, size: Size) -> Option<u32> {
        let full = self.bulk(size).space;
        let narrow = match self.squeeze_width.value {
            SqueezeWidth::Half => full.div_ceil(2),
            SqueezeWidth::NextSmaller => size.smaller().map_or(full, |smaller| self.bulk(smaller).space),
        };
        (narrow < full).then_some(narrow)
    }

    /// The squeezed space of a creature of this size, if it has one on the board.
    #[must_use]
    pub fn squeezed_space(&self, size: Size, squeezed: Squeezed) -> Option<Footprint> {
        let (full, narrow) = (self.bulk(size).space, self.squeezed_side(size)?);
        Some(match squeezed {
            Squeezed::NorthSouth => Footprint { width: narrow, height: full },
            Squeezed::WestEast => Footprint { width: full, height: narrow },
        })
    }

    /// Where the creature stands.
    #[must_use]
    pub fn placement(&self, creature: &Creature) -> Placement {
        let squeezed = creature.squeezed.and_then(|squeezed| self.squeezed_space(creature.size, squeezed));
        squeezed.unwrap_or_else(|| self.space(creature.size)).at(creature.anchor)
    }

    /// How the creature stands if it covers this space: upright or squeezed, and in which direction. `None` if it cannot cover it.
    #[must_use]
    pub fn stance(&self, size: Size, space: Footprint) -> Option<Option<Squeezed>> {
        if space == self.space(size) {
            return Some(None);
        }
        let ways = [Squeezed::NorthSouth, Squeezed::WestEast];
        ways.into_iter().find(|&way| self.squeezed_space(size, way) == Some(space)).map(Some)
    }

    /// How far the creature strikes by nature, in feet: its own figure, else its size's and shape's.
    #[must_use]
    pub fn reach(&self, creature: &Creature) -> Feet {
        let bulk = self.bulk(creature.size);
        creature.reach.unwrap_or(match creature.shape {
            Shape::Tall => bulk.tall,
            Shape::Long => bulk.long,
        })
    }
}
