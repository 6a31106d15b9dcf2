//! How high creatures are above the map's level 0.

use std::rc::Rc;

use super::support::Supports;
use crate::field::{Battlefield, Creature};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::context::{Levels, Referee};

/// How high creatures and floors are.
#[derive(Clone, Copy, Debug)]
pub struct Elevations<'a>(pub Referee<'a>);

impl<'a> Elevations<'a> {
    /// The heights that a creature's space takes up: as many squares as it is wide.
    pub(crate) fn levels(&self, creature: &Creature) -> Levels {
        self.levels_at(creature, self.elevation(creature))
    }

    /// The heights its space would take up this far above the map's level 0.
    pub(crate) fn levels_at(&self, creature: &Creature, elevation: Height) -> Levels {
        Levels::of(elevation.squares(), self.0.ruleset.profile_of(self.0.encounter.body(creature)).space)
    }

    /// How far the creature is above the map's level 0; negative if below.
    #[must_use]
    pub fn elevation(&self, creature: &Creature) -> Height {
        self.0.encounter.battlefield.floor_under(self.0.space_of(creature)) + creature.altitude
    }

    /// The one square of height above a square's floor.
    pub(crate) fn floor_level(&self, square: Square) -> Levels {
        Levels::of(self.0.encounter.battlefield.floor(square).squares(), 1)
    }

    /// Computes the creature's height in any space; `None` if it doesn't vary with the floor.
    pub(crate) fn footing(&self, creature: &Creature) -> Option<Footing<'a>> {
        let board = &self.0.encounter.battlefield;
        let squares = self.0.ruleset.profile_of(creature).space;
        let backs = || Supports(self.0).backs_about(creature).into();
        (self.follows_the_floor(creature) && !self.is_level_for(creature)).then(|| Footing {
            board,
            squares,
            backs: backs(),
        })
    }

    /// Whether it stands on the floor, or on a bigger creature's back, and so rises and falls with what it walks on.
    /// Creatures that fly or burrow keep their elevation.
    pub(crate) fn follows_the_floor(&self, creature: &Creature) -> bool {
        creature.altitude == Height::ZERO || Supports(self.0).walks_on_backs(creature)
    }

    /// Whether the creature walks on nothing but a level floor. A bigger creature's back has edges.
    pub(crate) fn is_level_for(&self, creature: &Creature) -> bool {
        self.0.encounter.battlefield.is_level() && !Supports(self.0).walks_on_backs(creature)
    }

    /// How far above the map's level 0 the creature would be here.
    pub(crate) fn elevation_at(&self, creature: &Creature, at: Placement) -> Height {
        if self.follows_the_floor(creature) {
            let back = || Supports(self.0).back_underfoot(creature, at);
            let back = if self.is_level_for(creature) { None } else { back() };
            back.unwrap_or_else(|| self.0.encounter.battlefield.floor_under(at))
        } else {
            self.elevation(creature)
        }
    }

    /// How far above the floor it would be here.
    #[must_use]
    pub fn altitude_at(&self, creature: &Creature, at: Placement) -> Height {
        if self.is_level_for(creature) {
            return creature.altitude;
        }
        self.elevation_at(creature, at) - self.0.encounter.battlefield.floor_under(at)
    }

    /// The heights it would take up here.
    pub(crate) fn levels_in(&self, creature: &Creature, at: Placement) -> Levels {
        self.levels_at(creature, self.elevation_at(creature, at))
    }

    /// The higher of the elevations at the two ends of a step.
    pub(crate) fn highest_in(&self, creature: &Creature, from: Placement, to: Placement) -> Height {
        if self.is_level_for(creature) {
            return creature.altitude;
        }
        self.elevation_at(creature, from).max(self.elevation_at(creature, to))
    }

    /// Whether the ground of a square rises like a wall beside a creature at this elevation.
    pub(crate) fn towers(&self, square: Square, elevation: Height) -> bool {
        let board = &self.0.encounter.battlefield;
        !board.is_level() && board.floor(square) > elevation + STAIR
    }
}

/// The greatest difference between two floors that still counts as a stair.
pub(crate) const STAIR: Height = Height(Feet::SQUARE.0 as i32);

/// The height of a creature that stands on the floor, in any space.
#[derive(Clone, Debug)]
pub(crate) struct Footing<'a> {
    board: &'a Battlefield,
    /// The backs that it steps onto as onto a floor, each with its height above the map's level 0.
    backs: Rc<[(Placement, Height)]>,
    /// How tall its space is, in squares.
    squares: u32,
}

impl Footing<'_> {
    /// The heights it takes up here.
    pub(crate) fn levels(&self, at: Placement) -> Levels {
        let floor = self.board.floor_under(at);
        let backs = self.backs.iter().filter(|(space, back)| *back > floor + STAIR && space.overlaps(at));
        let height = backs.map(|(_, back)| *back).max().unwrap_or(floor);
        Levels::of(height.squares(), self.squares)
    }
}
